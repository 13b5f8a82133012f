# What somebody has learned.

progress-a-chart-of-points-and-tricks-with-dots = A chart of points and tricks with { $dots } { $dots ->
        [one] dot
       *[other] dots
    }, one for each deal that you declared.
progress-all-that-was-kept-of-your-deals-is-deleted = All that was kept of your deals is deleted.
progress-among-most = { $usual ->
        [0] { $deals ->
            [one] You have declared one deal. With so many points most win more tricks.
           *[other] You have declared { $deals } deals. With so many points most win more tricks.
        }
       *[other] { $deals ->
            [one] You have declared one deal, and won as many tricks as most do with so many points, or more.
           *[other] In { $usual } of { $deals } deals you won as many tricks as most do with so many points, or more.
        }
    }
progress-as-declarer = As declarer
progress-as-defender = As defender
progress-as-good-as-it-gets = as good as it gets
progress-contract = Contract
progress-costs-tricks-tricks = costs { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
progress-deal = Deal
progress-deals-deals = { $deals } { $deals ->
        [one] deal
       *[other] deals
    }
progress-delete-all-of-this = Delete all of this?
progress-delete-for-good = Delete for good
progress-delete-it-all = Delete it all …
progress-download-it-all = Download it all
progress-each-dot-is-a-deal-of-yours-the-newest = Each dot is a deal of yours, the newest ringed. The line is the average of { $deals } { $deals ->
        [one] deal
       *[other] deals
    } that bots played, and eight of ten of them lie in the band.
progress-finds = When a card matters, you get { $now } of 10 right.
progress-finds-more = When a card matters, you now get { $now } of 10 right. At first it was { $first }.
progress-finds-so-far = So far { $choices } { $choices ->
        [one] card
       *[other] cards
    } mattered{ $right ->
        [0] . The right ones are still to come.
       *[other] , and you got { $right } right.
    }
progress-first-line = In your first ten deals you gave away { DECIMAL($first) } tricks a deal.
progress-first-mattering = Play a few deals: here you see how well you choose when a card matters.
progress-first-time = First time
progress-how-often-the-right-card-was-played-of-the = How often the right card was played, of the times when it mattered. Mastered: five times or more, and four of five right.
progress-is-as-good-as-it-gets-1-costs-a-trick = = is as good as it gets, −1 costs a trick.
progress-keep-it = Keep it
progress-kinds-of-play = Kinds of play
progress-line-so-far = You gave away { DECIMAL($first) } tricks a deal in your first ten deals, and { DECIMAL($last) } in the last ten.
progress-look-back-at-the-first-time = Look back at the first time
progress-mastered = Mastered
progress-next-mistake = Next mistake
progress-no-deal-yet = No deal yet that you declared and that was played to its end.
progress-no-line-yet = After { $deals } more { $deals ->
        [one] deal
       *[other] deals
    } you see here whether you give away fewer.
progress-no-puzzle-solved-yet-try-one = No puzzle solved yet: try one.
progress-none-has-come-up-yet = None has come up yet.
progress-nothing-kept = Nothing is kept of you here.
progress-nothing-left-to-play = Nothing was left to decide there: please choose an earlier moment.
progress-nothing-to-say-yet-it-takes-ten-deals-in-a = Nothing to say yet: it takes ten deals in a role.
progress-on-the-way = On the way
progress-open-a-file-of-boards = Open a file of boards
progress-play-again-from-here = Play again from here
progress-play-the-deal-again = Play the deal again
progress-played = played
progress-played-again-not-counted = played again or taken back, not counted
progress-points-and-tricks-of-each-deal-that-you = Points and tricks of each deal that you declare, the kinds of play that you have met, and how few tricks you give away.
progress-points-in-both-hands = points in both hands
progress-puzzles-by-theme = Puzzles by theme
progress-puzzles-of-it = Puzzles of this kind
progress-seen = Seen
progress-show-what-each-card-was-worth = Show what each card cost, all hands seen
progress-skill = { WORD($kind) }
progress-still-looking-at-deals-deals = Still looking at { $deals } { $deals ->
        [one] deal
       *[other] deals
    } …
progress-the-coach = The coach:
progress-the-coach-is-thinking-it-over = The coach is thinking it over …
progress-the-coach-would-have-done-the-same = The coach would have done the same.
progress-the-deal-as-a-whole = The deal as a whole
progress-the-deals-in-a-table = The deals in a table
progress-the-right-card-when-it-mattered = The right card, when it mattered
progress-the-same-deal-twice = The same deal twice
progress-this-time = This time
progress-tricks-given-away = Tricks given away
progress-usual = Usual
progress-what-is-kept = What is kept
progress-what-to-practise = What got away most: { $what }.
progress-who-what-each-card-was-worth = { $who }: what each card was worth
progress-without-a-declarer = Without a declarer
progress-your-deals-your-answers-to-puzzles-and = Your deals, your answers to puzzles and this picture are kept on the server for you alone, under the secret that this browser has.
progress-your-history-your-answers-to-puzzles-and = Your history, your answers to puzzles and this picture are deleted for good, with the finished tables at which you sat alone. Tables not yet over stay, and so do deals with others, for them.
progress-your-picture-begins-with-your-first-deal = Your picture begins with your first deal.
progress-your-progress = Your progress
progress-your-sides-points = Your side’s points
progress-your-sides-tricks = Your side’s tricks
