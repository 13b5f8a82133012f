# What a call says, and what a bot says of its decision.

bidding-about-as-good = { CARD($card) } is about as good.
bidding-aces = aces: { $number }
bidding-aces-or = aces: { $one } or { $other }
bidding-announced-longest = { SEAT($who) } stated { $number } { $number ->
        [one] card
       *[other] cards
    } in the longest colour
bidding-announced-points = { SEAT($who) } announced { $number } { $number ->
        [one] point
       *[other] points
    }
bidding-announced-strength = { SEAT($who) } stated a strength of { $number }
bidding-answered-false = I did not agree: { WORD($rule) }.
bidding-answered-true = I agreed: { WORD($rule) }.
bidding-at-least-high-cards = { $low } or more points in high cards
bidding-at-least-length = { STRAIN($suit) }: { $low } or more
bidding-at-least-points = { $low } or more points
bidding-at-most-high-cards = at most { $high } { $high ->
        [one] point
       *[other] points
    } in high cards
bidding-at-most-length = { STRAIN($suit) }: at most { $high }
bidding-at-most-points = at most { $high } { $high ->
        [one] point
       *[other] points
    }
bidding-balanced = a balanced hand
bidding-bid = { CALL($call) }: { WORD($name) }.
bidding-by-guidelines = By the simple guidelines this shows:
bidding-by-rule = I went by { WORD($rule) }.
bidding-by-system = In our system this shows:
bidding-calls-of = what { SEAT($who) } called
bidding-card = { CARD($card) }
bidding-card-by-rule = { CARD($card) }: { WORD($rule) }.
bidding-cards-of = the cards { SEAT($who) } has played
bidding-contract-brings = This choice works in about { $works } of 100 deals that fit what is known, and brings { DECIMAL($value) } points on average.
bidding-contract-yields = In the deals that fit what is known this choice brings { DECIMAL($value) } points on average.
bidding-decided = Between equals: { WORD($rule) }.
bidding-doubled-double = Double: { WORD($name) }.
bidding-doubled-redouble = Redouble: { WORD($name) }.
bidding-exact-length = { STRAIN($suit) }: { $low }
bidding-forcing-one-round = forcing for one round
bidding-forcing-to-game = forcing to game
bidding-high-cards = { $low } to { $high } { $high ->
        [one] point
       *[other] points
    } in high cards
bidding-invitational = invitational
bidding-known = Every card is known by now: with { CARD($card) } our side ends with { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }.
bidding-lead-not-accepted = I did not accept the lead: { WORD($rule) }.
bidding-lead-of = { SEAT($who) }’s opening lead
bidding-lengths = { STRAIN($suit) }: { $low } to { $high }
bidding-lost-least = Against the best contract that declarer can name, { CARD($card) } gives least away.
bidding-never-false = I see no way left to beat the contract; { CARD($card) } gives least away.
bidding-never-true = I see no way left to make the contract; { CARD($card) } loses least.
bidding-next-card = { CARD($card) }, the next best, does so in { $works }.
bidding-next-contract = The next best choice brings { DECIMAL($value) }.
bidding-next-in-tricks = With { CARD($card) }, the next best, { DECIMAL($tricks) }.
bidding-not-allowed = Pass: { CALL($call) } is not allowed here.
bidding-not-the-suit = nothing about { STRAIN($suit) }
bidding-nothing-shown = It shows nothing in particular.
bidding-pass-of = { SEAT($who) } passed
bidding-passed = Pass: { WORD($name) }.
bidding-play-or-pass = Play should bring { DECIMAL($play) } points on average, and a pass { DECIMAL($passing) }.
bidding-points = { $low } to { $high } { $high ->
        [one] point
       *[other] points
    }
bidding-seldom-false = { CARD($card) } hardly ever beats the contract, but gives least away.
bidding-seldom-true = { CARD($card) } hardly ever makes the contract, but loses least.
bidding-sense = { WORD($name) }
bidding-stop = a stop in { STRAIN($suit) }
bidding-succeeds-always-false = { CARD($card) } beats the contract in every deal that fits what is known.
bidding-succeeds-always-true = { CARD($card) } makes the contract in every deal that fits what is known.
bidding-succeeds-false = { CARD($card) } beats the contract in about { $works } of 100 deals that fit what is known.
bidding-succeeds-in-all-drawn-false = { CARD($card) } beats the contract in all { $worlds } { $worlds ->
        [one] deal
       *[other] deals
    } that I tried.
bidding-succeeds-in-all-drawn-true = { CARD($card) } makes the contract in all { $worlds } { $worlds ->
        [one] deal
       *[other] deals
    } that I tried.
bidding-succeeds-true = { CARD($card) } makes the contract in about { $works } of 100 deals that fit what is known.
bidding-too-close = It should bring { DECIMAL($value) } points, and { CALL($other) } { DECIMAL($more) }: too little more to leave the system for.
bidding-wins = With { CARD($card) } our side wins { DECIMAL($tricks) } tricks on average.
bidding-without-rule = Our system has no rule for this call here. It is taken to show:
bidding-worth = It should bring { DECIMAL($value) } points, and { CALL($other) } { DECIMAL($less) }.
