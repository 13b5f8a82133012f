# Score sheets.

scores-abridged = aBRIDGEd score sheet
scores-abridged-of = aBRIDGEd score sheet: { NAME($who) }
scores-all-vulnerable = Both sides are vulnerable.
scores-board = Board { $number }
scores-board-of = Board { $number }, { $place } of { $of }.
scores-board-thrown-in = Board { $number }, { WORD($why) }
scores-chicago-game = Deal { $number }: game
scores-deal = Deal { $number }
scores-deal-entry = Deal { $number }: { WORD($reason) }
scores-deal-of = Deal { $number } of { $of }.
scores-deal-thrown-in = Deal { $number }, { WORD($why) }
scores-each-won-game = Each side has won a game: the next wins the rubber.
scores-game-made = Game! { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
scores-game-of-four-won-false = Game { $game } is theirs.
scores-game-of-four-won-true = Game { $game } is yours.
scores-game-total = GAME TOTAL
scores-game-won-false = They win a game: they are vulnerable from the next deal on.
scores-game-won-true = You win a game: you are vulnerable from the next deal on.
scores-grand-slam = Grand slam! { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
scores-grand-total = GRAND TOTAL
scores-hand = HAND { $number }
scores-hand-of = Hand { $number } of { $of }.
scores-hand-of-game = Game { $game } of { $games }, hand { $number } of { $of }.
scores-honours-held = Honours in one hand: { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
scores-last-part-score = Deal { $number }: last part-score
scores-level-so-far = Both sides are level.
scores-names-need-target = { NAME($who) } need { $points } more to win.
scores-names-over = { NAME($who) }
scores-nobody-vulnerable = Neither side is vulnerable.
scores-only-game = Only game
scores-only-part-score = Only part-score
scores-penalty-taken = A penalty of { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
scores-rubber-won-false = They win two games, and { $points } { $points ->
        [one] point
       *[other] points
    } for the rubber.
scores-rubber-won-true = You win two games, and { $points } { $points ->
        [one] point
       *[other] points
    } for the rubber!
scores-side-game-of-four-won = Game { $game } goes to { SIDE($whose) }.
scores-side-game-won = { SIDE($whose) } win a game.
scores-side-needs-game-1 = { SIDE($whose) } need { $points } for game.
scores-side-needs-game-2 = { SIDE($whose) } need { $points } more for game.
scores-side-rubber-won = { SIDE($whose) } win two games, and { $points } { $points ->
        [one] point
       *[other] points
    } for the rubber.
scores-side-vulnerable = { SIDE($whose) } are vulnerable.
scores-side-won-game = { SIDE($whose) } have won a game: one more wins the rubber.
scores-small-slam = Small slam! { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
scores-there = Other table
scores-they = THEY
scores-they-need-game-1 = They need { $points } for game.
scores-they-need-game-2 = They need { $points } more for game.
scores-they-need-target = They need { $points } more to win.
scores-they-vulnerable = They are vulnerable, you are not.
scores-they-won-game = They have won a game: one more wins the rubber.
scores-total = TOTAL
scores-two-tables = The same cards at two tables
scores-we = WE
scores-you-lead = You lead by { $points }.
scores-you-need-game-1 = You need { $points } for game.
scores-you-need-game-2 = You need { $points } more for game.
scores-you-need-target = You need { $points } more to win.
scores-you-trail = You are { $points } behind.
scores-you-vulnerable = You are vulnerable, they are not.
scores-you-won-game = You have won a game: one more wins the rubber.
