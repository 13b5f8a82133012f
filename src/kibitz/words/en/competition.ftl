# Competitions: what they say and cannot do, the organiser's page, while they go on.

competition-0-without-a-clock = 0: without a clock
competition-1-minute-less = 1 minute less
competition-1-minute-more = 1 minute more
competition-5-minutes-more = 5 minutes more
competition-a-bot-plays = A bot plays
competition-a-bot-plays-for-who = A bot plays for { $who }
competition-a-competition-from-a-file = A competition from a file
competition-a-new-competition = A new competition
competition-a-result-or-several = a result, or several
competition-add-or-take-off = Add or take off
competition-adjusted = Round { $round }, table { $table }, board { $board }: adjusted score
competition-adjusted-score = Adjusted score
competition-all-of-them-take-part = All of them take part
competition-all-results-as-a-spreadsheet-csv = All results as a spreadsheet (CSV)
competition-all-results-of-this-round-are-in = All results of this round are in.
competition-all-rounds-are-played = All rounds are played.
competition-all-see-the-ranking-while-it-goes-on = All see the ranking while it goes on
competition-all-who-sit-there-leave-the-event-after = All who sit there leave the event after this round, and the rounds to come are planned anew without them.
competition-alone = Each plays alone among bots, whenever it suits.
competition-alone-among-bots-against-the-field = Alone among bots, against the field
competition-anew-boards = By the end everybody has from { $least } to { $most } { $most ->
        [one] board
       *[other] boards
    }.
competition-anew-boards-alike = By the end everybody has { $boards } { $boards ->
        [one] board
       *[other] boards
    }.
competition-anew-boards-fall = { $count ->
        [one] Board { $boards } is not played at this table, and counts
       *[other] Boards { $boards } are not played at this table, and count
    } for nobody there.
competition-anew-boards-too = Boards { $first } to { $last } are needed too.
competition-anew-changed = Of the { $tables } seatings to come { $changed ->
        [one] one is new
       *[other] { $changed } are new
    }; all others stay as planned.
competition-anew-drawn-from = Round { $round } is drawn from the { $count } who are there then.
competition-anew-meet-again = { $again ->
        [one] One pair meets another
       *[other] { $again } times pairs meet
    } once more than planned.
competition-anew-no-round-left = There is no round left to plan.
competition-anew-nobody-waits = Nobody waits in any round.
competition-anew-opponents-go-on = Whoever was to meet them goes on without a match.
competition-anew-shared = Some tables share boards: have each of them up to { $copies } times, or pass them on.
competition-anew-so-many-wait = In each round at most { $waiting ->
        [one] one waits
       *[other] { $waiting } wait
    }, in turn.
competition-anew-tables = From round { $round } on { $tables ->
        [one] one table plays
       *[other] { $tables } tables play
    }.
competition-another-deal = Board { $board } was played with real cards that kibitz does not know: on tablets it would be another deal. Give its cards first.
competition-another-movement = Another movement
competition-as-codes-of-deals = As codes of deals
competition-as-imps-but-against-one-middle-score-of = As IMPs, but against one middle score of the board.
competition-assigned = { $points } points
competition-at-once = All tables play the same boards at the same time: with real cards each board is needed { $copies } times.
competition-award-names-average = average
competition-award-names-minus = average minus
competition-award-names-plus = average plus
competition-begin-round-round = Begin round { $round }
competition-between-two-rounds = Between two rounds.
competition-board-board-entered = Board { $board }, entered
competition-board-board-missing = Board { $board }, missing
competition-boards = Everybody plays { $boards } { $boards ->
        [one] board
       *[other] boards
    }.
competition-boards-a-round = Boards a round
competition-boards-about = Everybody plays from { $least } to { $most } { $most ->
        [one] board
       *[other] boards
    }.
competition-boards-from-one-phone = Both sides from one phone: board { $boards }
competition-boards-in-all = { $boards } boards are played in all.
competition-boards-that-you-have-played-stand-here = Boards that you have played stand here, with what the others made of them.
competition-both-sides-from-one-phone = Both sides spoke from the same phone.
competition-butler-imps-against-the-middle = Butler: IMPs against the middle
competition-by-who-tricks-tricks = by { SEAT($who) }, { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
competition-call-the-organiser = Call the organiser
competition-change-the-names = Change the names
competition-clock-runs = The clock is running.
competition-clock-stands = The clock has stopped already.
competition-close-it-now = Everybody will see all results and score cards. Something wrong can still be put right: you can open the event again.
competition-close-the-event = Close the event
competition-closed = closed
competition-code-of-table-table = Code of table { $table }
competition-correct-the-result = Correct the result
competition-corrected = Round { $round }, table { $table }, board { $board }: result corrected
competition-count-take-part-how-shall-they-meet = { $count } take part: how shall they meet?
competition-credited = { NAME($who) }: { $amount }
competition-dealt-again = The cards of board { $board } would be dealt again in { WORD($game) }: nobody could declare.
competition-dealt-anew = Board { $board }: such cards are dealt again and played. If nobody played the board, say “Not played”.
competition-dealt-of-boards-boards-have-cards-that = { $dealt } of { $boards } boards have cards that kibitz knows.
competition-do-you-play-here = Do you play here?
competition-draw-it-again = Draw it again
competition-draw-round = Draw round { $round }
competition-draw-the-others = Draw the others
competition-drawn-by-standing = Each round is drawn by the ranking so far: those who do as well as each other meet, and nobody meets twice while it can be avoided.
competition-drawn-rest = One has to wait in each round, in turn.
competition-drawn-rounds = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } at { $tables } tables, with { $boards } boards in each.
competition-e-w = E-W
competition-each-for-themselves = Each for themselves
competition-each-side-has-its-own-phone = Each side confirms on a phone of its own
competition-east-west-have-not-confirmed-it-yet = East-West have not confirmed it yet.
competition-end-it-with-results-missing = { $missing ->
    [one] One result of this round is missing.
   *[other] { $missing } results of this round are missing.
    } They can still be entered later, but the tables go on to other boards.
competition-end-the-round = End the round
competition-entered = Entered:
competition-everybody-is-seated = Everybody is seated.
competition-everybody-meets-everybody = Everybody meets everybody
competition-everybody-plays-the-same-boards-alone = Everybody plays the same boards alone among bots, whenever it suits. You can join now.
competition-fair = Everybody is compared with everybody about alike: fair.
competition-falls-out = falls out
competition-files = Files
competition-final-ranking = Final ranking
competition-first-rest = { $count ->
        [one] The first of the list has no match in the first round
       *[other] The first { $count } of the list have no match in the first round
    }.
competition-for-a-phone-at-a-table = For a phone at a table
competition-for-everybody = For everybody
competition-for-minutes-minutes = for { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
competition-for-the-wall = For the wall
competition-for-whom-is-the-link = For whom is the link?
competition-four-teams = four: teams
competition-from-a-file = From a file
competition-from-class = The people of this event come from a class: please go in there.
competition-from-the-phones-of = Sent from: { $whose }
competition-give-an-adjusted-score = Give an adjusted score
competition-give-it = Give it
competition-handicap = Handicap
competition-handicap-too-high = A handicap is at most { $most }, up or down, and “{ $said }” is more.
competition-has-left = has left
competition-hours = { $minutes ->
        [0] { $hours ->
            [one] An hour
           *[other] { $hours } hours
        }
       *[other] { $hours ->
            [one] An hour and a half
           *[other] { $hours }½ hours
        }
    }
competition-how-many-play-under-one-number = How many play under one number
competition-how-results-are-compared = How results are compared
competition-how-well-bots-play-who-keep-a-seat = How well the bots that keep a seat play
competition-howell = Howell
competition-howell-with-fewer-rounds = Howell with fewer rounds
competition-if-so = What that means
competition-imps-against-every-other-table = IMPs against every other table
competition-in-percent-of-all-points = In percent of all points.
competition-in-sections = { $count } sections: tables { $tables }. Results are compared over all of them.
competition-in-the-points-that-the-ranking-counts = In the points that the ranking counts.
competition-is-another = You play as { NAME($who) } in this event. Please ask the organiser if that is wrong.
competition-is-closed = This event is closed.
competition-is-decided = What counts on board { $board } has been decided by the organiser.
competition-is-entered = Board { $board } has a result at table { $table }: correct it if it is wrong.
competition-is-seated = Everybody is seated already.
competition-knockout = Knockout
competition-knockout-is-decided = The knockout is decided: nobody has an opponent left.
competition-large-differences-count-for-less-usual-for = Large differences count for less. Usual for teams, and for pairs who like it.
competition-least-none = any number
competition-least-share = at least { $percent } % of what the others have
competition-left-minutes-left = { $left } { $left ->
        [one] minute
       *[other] minutes
    } left
competition-left-minutes-left-begin-no-new-board = { $left } { $left ->
        [one] minute
       *[other] minutes
    } left: begin no new board
competition-less-fair = Some are compared with each other more than others: less fair.
competition-let-the-clock-go-on = Let the clock go on
competition-let-them-in = Let them in
competition-level-match = A match that ends level goes to the team that won more boards, then to the one with the smaller number.
competition-links-for-phones-and-the-wall = Links for phones and the wall
competition-losers-out = Whoever loses a match is out.
competition-matchpoints = Matchpoints
competition-meet-all = Everybody meets everybody once.
competition-meet-often = Everybody meets everybody { $times } { $times ->
        [one] time
       *[other] times
    }.
competition-min = min
competition-minutes = Minutes
competition-minutes-a-round = Minutes a round
competition-missing-results-are-missing = { $missing } { $missing ->
        [one] result is
       *[other] results are
    } missing.
competition-mitchell = Mitchell
competition-mitchell-in-sections = Mitchell in { $sections } sections
competition-mitchell-in-sections-switched = Mitchell in { $sections } sections, with switched arrows
competition-mitchell-with-share-and-relay = Mitchell with share and relay
competition-mitchell-with-switched-arrows = Mitchell with switched arrows
competition-n-s = N-S
competition-name-number-handicap = Name, member number and handicap
competition-never-again = Nobody meets the same opponents twice.
competition-new-table-codes = New codes for all tables
competition-next-round-is-not-drawn = Round { $round } is drawn when all results are in.
competition-next-round-round = Next: round { $round }
competition-no-boards = A round has from 1 to { $most } { $most ->
        [one] board
       *[other] boards
    }, not { $boards }.
competition-no-clock = No clock is running: this event counts no minutes, or no round is under way.
competition-no-credit-in-a-knockout = In a knockout matches count and no sum: adjust the score of a board instead.
competition-no-deal = The cards of board { $board } are not a deal of { WORD($game) }.
competition-no-entrant = There is no entrant { $number }.
competition-no-howell = A Howell with { $tables } { $tables ->
        [one] table
       *[other] tables
    } has { $known } rounds, not { $rounds }.
competition-no-late-team = In a knockout nobody joins once the first round has begun.
competition-no-movement = There is no movement for that number.
competition-no-name = A name is missing.
competition-no-names = An event needs at least two entrants.
competition-no-result = “{ $said }” is no result here. Write it like this: { $example }
competition-no-result-was-corrected-or-adjusted = No result was corrected or adjusted.
competition-no-room = All who play as { NAME($who) } are here already. Please ask the organiser if that is wrong.
competition-no-round = There is no round { $number }: this event has { $rounds }.
competition-no-rounds = This movement has from 1 to { $most } { $most ->
        [one] round
       *[other] rounds
    }, not { $rounds }.
competition-no-ruling = A ruling is one of an average, a percentage from 0 to 100, or results with their weights.
competition-no-sections = So many cannot be in so many sections: each has at least two tables, and only a Mitchell, a Howell and individuals have any.
competition-no-such-board = There is no board { $board } in this event.
competition-no-such-entrant = There is nobody with that number in this event.
competition-no-table = Nobody sits at table { $table } in round { $round }.
competition-no-tables = A movement has from { $least } to { $most } { $most ->
        [one] table
       *[other] tables
    }, not { $tables }.
competition-nobody-need-come-any-more = Nobody need come any more
competition-nobody-seated = Nobody is seated in this event.
competition-north-south-have-not-confirmed-it-yet = North-South have not confirmed it yet.
competition-not-all-are-here = { $missing ->
    [one] One name is not all here yet. Its table waits, unless you have a bot play.
   *[other] { $missing } names are not all here yet. Their tables wait, unless you have a bot play.
    }
competition-not-closed = The event is still open.
competition-not-drawn = Draw round { $number } first.
competition-not-entered = Board { $board } has no result at table { $table } yet.
competition-not-played = Not played
competition-not-the-next = That round has begun already.
competition-not-the-organiser = Only whoever runs this event may do that.
competition-not-there = Board { $board } is not played at table { $table } in round { $round }.
competition-not-yet-played = You see the results of a board once you have played it.
competition-nothing-to-draw = Who meets whom is planned for all rounds: there is nothing to draw.
competition-now-round-round = Now: round { $round }
competition-numbers-and-handicaps = A member number follows its name with #, a handicap ends the line with + or −, in percent, or in IMPs or points a board: Ann #1234 & Ben #2345 +2.5
competition-on-the-wall = On the wall
competition-on-your-own-phone = On your own phone:
competition-one = one
competition-one-code-a-line-from-board-1-on = One code a line, from board 1 on
competition-one-copy = No board is at two tables at the same time: one of each is enough.
competition-one-line-for-each-pair-player-or-team-two = One line for each pair, player or team, two names with & between them. Their numbers go by this order.
competition-only-the-ranking = Only the ranking
competition-only-who-sits-where = Only who sits where
competition-open-it = Open it
competition-open-it-again = Open it again
competition-options-of-the-game = Options of the game
competition-or-everybody-in-a-class = Or everybody in a class
competition-other-ways-to-play = Other ways to play
competition-otherwise-it-is-shown-when-the-event-is = Otherwise it is shown when the event is closed.
competition-out-of-order = Round { $number } is not next.
competition-pairs = Pairs
competition-partner-all = Everybody is once the partner of everybody.
competition-partner-once = Nobody has the same partner twice.
competition-parts = Parts
competition-pbn-with-every-board = PBN, with every board
competition-people = People
competition-people-here = { $people } here
competition-phones-show-the-code-of-their-table = Phones show the code of their table
competition-planned-meanwhile = Something has changed meanwhile: please look again and decide anew.
competition-play-along = Play along
competition-play-these = Play these
competition-play-this = Play this
competition-put-it-right = Put it right
competition-ranking = Ranking
competition-ranking-and-next-round = Ranking and next round
competition-ranking-as-a-spreadsheet-csv = Ranking as a spreadsheet (CSV)
competition-results-missing = Round { $number } lacks { $missing } { $missing ->
        [one] result
       *[other] results
    }, the first at table { $table }, board { $board }.
competition-round-after = Round after
competition-round-before = Round before
competition-round-goes-on = Round { $number } is still going on.
competition-round-is-over = The round of board { $board } is over: only the organiser can change its result now.
competition-round-round = Round { $round }
competition-round-round-of-rounds = Round { $round } of { $rounds }
competition-round-round-of-rounds-2 = round { $round } of { $rounds }
competition-round-round-table-table-board-board = Round { $round }, table { $table }, board { $board }
competition-rounds = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } at { $tables } { $tables ->
        [one] table
       *[other] tables
    }.
competition-rounds-at-most = Rounds at most
competition-same-side = { SIDE($side) } entered this result: the other side confirms it.
competition-seats-in-round-round = Seats in round { $round }
competition-section-boards = With real cards each board is needed { $copies } times, once for each section.
competition-several-results-with-their-weights-in = Several results with their weights in percent, and / between them: { $example }
competition-share = { $percent } %
competition-shared = In { $rounds } { $rounds ->
    [one] round
   *[other] rounds
    } tables share boards: pass them on, or have each { $copies } times.
competition-since-just-now = since just now
competition-sit-out = Nobody waits more than { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.
competition-slips-ask-for-the-lead = Slips ask for the opening lead
competition-so-many-percent = so many percent
competition-some-tables-play-with-real-cards = Some tables play with real cards
competition-somebody-comes-late = Somebody comes late
competition-stop-the-clock = Stop the clock
competition-swiss = Swiss
competition-swiss-teams = Swiss teams
competition-table-has-begun = Table { $table } has results of real cards in this round: it can change in the next one.
competition-table-table = Table { $table }
competition-table-table-calls = Table { $table } calls
competition-table-table-done = Table { $table }: done
competition-table-table-falls-out = Table { $table } falls out
competition-tables = Tables
competition-tables-of-round-round = Tables of round { $round }
competition-tables-on-tablets-are-dealt-by-themselves = Tables on tablets are dealt by themselves. With real cards it is up to you.
competition-tables-play-on-tablets = Tables play on tablets
competition-tables-that-call = Tables that call
competition-tablets = tablets
competition-tap-your-name-in-the-list-then-this-page = Tap your name in the list. Then this page shows where you sit and what you have played.
competition-teams-of-four = Teams of four
competition-the-cards = The cards
competition-the-clock-stands-still = The clock stands still
competition-the-least-share-of-boards = Boards needed for a place in the ranking
competition-the-organiser-is-still-writing-down-who = The organiser is still writing down who takes part. This page goes on by itself.
competition-the-organiser-knows-that-your-table-calls = The organiser knows that your table calls.
competition-the-ranking-and-who-sits-where = The ranking, and who sits where
competition-the-ranking-is-shown-at-the-end = The ranking is shown at the end.
competition-the-score-on-this-board-was-adjusted = The score on this board was adjusted.
competition-the-table-has-no-score = The table has no score for this board: please decide what each side gets.
competition-the-two-sides-do-not-agree = The two sides do not agree on this result.
competition-the-whole-event-for-another-kibitz = The whole event, for another kibitz
competition-there-are-no-results-yet = There are no results yet.
competition-these-names-take-part = These { $names } take part
competition-they-deal-by-the-same-cards-as-the-tablets = They deal by the same cards as the tablets: print them under Files.
competition-they-go-home = They go home
competition-they-leave = They leave
competition-three-at-a-table = Three at a table
competition-time-is-up = Time is up
competition-time-left = Time left
competition-time-to-play = Time to play
competition-too-few-to-draw = Too few are there to draw a round.
competition-too-long = That is too long: { $most } characters are enough.
competition-total-points = Total points
competition-tricks-tricks = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
competition-twice = Two entrants are called “{ $name }”.
competition-two-lines = North-South and East-West have a ranking each: there are two winners.
competition-two-pairs = two: pairs
competition-two-points-for-each-result-that-you-beat = Two points for each result that you beat, one for each that you equal. Usual for pairs.
competition-unit-imps = IMPs
competition-unit-percent = %
competition-unit-points = Score
competition-unit-rounds = Rounds won
competition-unit-vp = Victory points
competition-usebio-for-the-programs-of-clubs = USEBIO, for the programs of clubs
competition-village-cup = Village cup
competition-waiting-in-this-round = Waiting in this round:
competition-was-closed = The event was closed
competition-was-not-played = Round { $round }, table { $table }, board { $board }: not played
competition-was-played = Board { $board } has been begun: its cards stay.
competition-was-reopened = The event was opened again
competition-we-begin-soon = We begin soon
competition-we-recommend = We recommend
competition-weighed = { $results } { $results ->
        [one] result
       *[other] results
    } with weights
competition-what-each-side-scored-added-up-right-for = What each side scored, added up. Right for BridgeWar and for a first afternoon.
competition-what-it-is-called = What it is called
competition-what-was-decided = What was decided
competition-when-a-round-begins-each-table-opens-here = When a round begins each table opens here with its boards, and results come in by themselves.
competition-who-competes = Who competes
competition-who-is-not-here-yet = { $who }: not here yet
competition-who-takes-part = Who takes part
competition-why = Why
competition-why-each-side-has-its-own-phone = Otherwise one phone is enough at a table; results that both sides gave from one phone are marked.
competition-why-it-is-corrected = Why it is corrected
competition-why-it-is-opened-again = Why it is opened again
competition-why-phones-show-the-code = It stands on the table card and beside the table on your page. Whoever has only the link of the event enters nothing.
competition-why-slips-ask-for-the-lead = Who enters a result taps the first card too; travellers show it.
competition-with = with
competition-with-handicap = With handicap
competition-write-it-down = Write it down
competition-wrong-number = The movement is for { $wanted } and there are { $there }.
competition-wrong-person-free-the-number = Wrong person: free the number
competition-you-are-out = You are out. Thank you for playing!
competition-you-wait-this-round = You wait this round.
