# After the deal.

lookback-a-puzzle-like-it = Puzzle { $number } of this kind
lookback-all-boards-of-this-table-are-played = All boards of this table are played.
lookback-another-game = Another game
lookback-deal-code = Deal code:
lookback-done = done
lookback-how-the-score-came-about = How the score came about
lookback-less = Less
lookback-look-back = Look back
lookback-more = Score, cards and more
lookback-next-deal = Next deal
lookback-no-new-deal-begins-after-time = No new deal begins after { NAME($time) }.
lookback-not-ready-yet-who = Not ready yet: { NAME($who) }
lookback-points-paid = Points
lookback-result = Result
lookback-share-as-a-picture = Share as a picture
lookback-shows = Shows:
lookback-step-at-of-last = Step { $at } of { $last }
lookback-step-back = Step back
lookback-step-on = Step on
lookback-step-through-the-deal = Step through the deal
lookback-taken-into-account = Taken into account:
lookback-the-cards-are-dealt = The cards are dealt.
lookback-the-lesson-about-it = The lesson about it
lookback-this-deal-cannot-be-shown = This deal cannot be shown
lookback-to-the-table = To the table
lookback-today = Today
lookback-trick-back = Trick back
lookback-trick-on = Trick on
lookback-tricks = Tricks
lookback-tried-on-worlds-deals-that-fit-what-was = Tried on { $worlds } { $worlds ->
        [one] deal
       *[other] deals
    } that fit what was known
lookback-try-the-end-again = Take back my last card
lookback-verdict-good = Well chosen.
lookback-verdict-mistake = A mistake.
lookback-verdict-unlucky = Unlucky.
lookback-waiting-for-the-others = Waiting for the others
lookback-what-else-there-was = What else there was
lookback-who-why = { NAME($who) }: why
lookback-why-and-where-to-go-on = Why, and where to go on
lookback-works = Works
lookback-worlds-deals-were-possible-and-all-were = { $worlds } { $worlds ->
        [one] deal was
       *[other] deals were
    } possible, and all were tried
lookback-yesterday = Yesterday
lookback-you-win-the-match = You win, { $best } to { $less }!
