# Leagues and matches of teams.

league-a-date-for-each-week = A date for each week, if you like. Everybody sees it, and it is on paper.
league-a-league = A league
league-a-league-from-a-file = A league from a file
league-as-a-whole = Matches of teams are entered as a whole.
league-before-half-of-their-matches-all-their = Before half of their matches all their results are struck out. Later the results stand, and the others win what is left.
league-begin-in-both-rooms = Begin in both rooms
league-best-of = Whoever wins more of { $deals } { $deals ->
        [one] deal
       *[other] deals
    } wins the match; it stops when it is decided.
league-board-by-board = Board by board
league-boards-in-a-match = Boards in a match
league-boards-of-teams = Teams of four play { $deals } { $deals ->
        [one] board
       *[other] boards
    } at two tables. More points at both together win a board, more boards the match; it stops when it is decided.
league-boards-won-it-stops-when-it-is-decided = Boards won: it stops when it is decided.
league-bot = Bot
league-both-absent = Neither side came
league-both-rooms = Both rooms
league-both-rooms-and-the-score = Both rooms and the score
league-by-all-points = The points of { $deals } { $deals ->
        [one] deal
       *[other] deals
    } decide a match.
league-by-points = Matches of this league are entered by their points.
league-come-points = For whoever came
league-dates = Dates
league-day = Date
league-deal-entered = That deal is entered already.
league-deals-in-a-match = Deals in a match
league-deals-won-it-stops-when-it-is-decided = Deals won: it stops when it is decided.
league-decided = * Somebody did not come: the result is a decision.
league-did-not-come = { $name } did not come
league-did-not-come-said = { $name } did not come.
league-empty-room = Somebody has to sit in each room before the cards are dealt.
league-enter-the-result = Enter the result
league-equal-points-who-won = Equal points: who won?
league-even-deals = A match that deals decide has an odd number of them, such as 3 or 5, not { $deals }.
league-every-seven = One a week from the first
league-everybody-plays-a-short-match-against = Everybody plays a short match against everybody, one a week, with real cards or here.
league-everything-in-one-file = Everything in one file
league-files-and-paper = Files and paper
league-for-a-spreadsheet = For a spreadsheet
league-free = Free
league-free-the-seat-of-who = Free the seat of { $who }
league-get-up-again = Get up again
league-has-table = That match has its table here.
league-how-it-stands = How it stands
league-how-many-deals = A match has from 1 to { $most } { $most ->
        [one] deal
       *[other] deals
    }.
league-how-many-names = A league has at most { $most } entrants.
league-imps = IMPs
league-imps-as-at-bridge-what-is-between-the-two = IMPs, as at bridge: what is between the two tables, board by board.
league-imps-of-boards = Teams of four play { $deals } { $deals ->
        [one] board
       *[other] boards
    } at two tables; what is between the tables counts in IMPs.
league-imps-of-teams-only = IMPs compare two tables with the same boards: they are for teams.
league-invite-both-teams = Invite both teams
league-is-decided = That match is decided: { $one } to { $other }.
league-is-out = { $name } has withdrawn.
league-knows-cards = You have a seat in this match already, and both rooms play the same cards.
league-league = League
league-league-begun = The league has begun: nobody can be added.
league-level-all = All matches
league-level-between = The match between them
league-level-how = Who is ahead with as many matches won?
league-level-won = Fewer draws
league-no-award = { $one } to { $other } cannot be given for a match that somebody did not come to: whoever came has no less than who did not, and no more than a match has.
league-no-day = “{ $day }” is no date: a date is written like 2026-11-24.
league-no-rooms = No rooms are open for this match.
league-no-score = { $one } to { $other } is no result of a match of { $deals } { $deals ->
        [one] deal
       *[other] deals
    }.
league-no-such = There is no entrant { $number } in this league.
league-no-such-room = A match of teams has two rooms.
league-nobody-is-named-yet-please-come-back-later = Nobody is named yet. Please come back later.
league-nobody-the-match-is-drawn = Nobody: the match is drawn.
league-not-matched = An entrant does not meet itself.
league-not-the-leagues = Only whoever runs this league may do that.
league-one-against-other = { $one } against { $other }
league-one-name-a-line-a-pair-a-team-or-a-player = One name a line: a pair, a team or a player.
league-one-sit-north-and-south-other-east-and = { $one } sit North and South, { $other } East and West.
league-open-the-league = Open the league
league-pairs-a-match-is-at-one-table = Pairs: a match is at one table.
league-plan-the-weeks = Plan the weeks
league-play-it-here = Play it here
league-play-it-here-one-against-other = Play it here: { $one } against { $other }
league-played-of-boards-boards-are-played-in-both = { $played } of { $boards } boards are played in both rooms.
league-points-of-teams = Teams of four play { $deals } { $deals ->
        [one] board
       *[other] boards
    } at two tables; the points at both decide the match.
league-print-the-table = Print the table
league-rests = { $name } has no match
league-result-of-one-against-other = Result of { $one } against { $other }
league-room-room = Room { $room }
league-save-the-dates = Save the dates
league-sit-here-seat-in-room-room = Sit here: { SEAT($seat) } in room { $room }
league-somebody-did-not-come = Somebody did not come
league-somebody-stops-playing = Somebody stops playing
league-table-of-the-league = Table of the league
league-teams-of-four = Teams play games of four players.
league-teams-of-four-two-tables-play-the-same = Teams of four: two tables play the same boards.
league-the-points-of-all-deals = The points of all deals.
league-the-points-of-both-tables = The points of both tables.
league-the-whole-match = The whole match
league-then-take-a-seat-of-your-team-in-one-of = Then take a seat of your team, in one of the rooms.
league-there-is-no-such-match-in-this-league = There is no such match in this league.
league-they-have-begun-you-can-still-take-a-seat = They have begun. You can still take a seat where a bot plays.
league-tie-between = the matches between them (once all have met)
league-tie-boards = boards won in all matches
league-tie-deals = deals won in all matches
league-tie-difference = what they won in all matches less what the others had
league-tie-imps = IMPs won in all matches
league-tie-points = points won in all matches
league-tie-won = matches won outright
league-ties = Level on matches won (a draw is half a win)? First { WORD($first) }{ $count ->
        [1] {""}
        [2] , then { WORD($second) }
        [3] , then { WORD($second) }, then { WORD($third) }
       *[other] , then { WORD($second) }, then { WORD($third) }, then { WORD($last) }
    }. Those still level share the place.
league-ties-twice = The order for ties names something twice.
league-too-few = A league needs at least two entrants.
league-too-many-days = This league has { $weeks } { $weeks ->
        [one] week
       *[other] weeks
    }: there are more dates than that.
league-until-then-nobody-sees-what-the-other-room = Until then nobody sees what the other room made.
league-week-by-week = Week by week
league-week-week = Week { $week }
league-what-decides-a-match = What decides a match?
league-what-is-it-called = What is it called?
league-who-meets-whom = Who meets whom?
league-who-takes-part = Who takes part?
league-who-withdraws = { $who } withdraws?
league-who-won-the-deal = Who won the deal?
league-whoever-opens-this-link-takes-a-seat-here = Whoever opens this link takes a seat here. No account is needed, only a nickname.
league-withdraw = Withdraw …
league-withdraw-2 = Withdraw
league-you-have-your-seat-when-all-are-there = You have your seat. When all are there, somebody begins; bots play where nobody sits.
