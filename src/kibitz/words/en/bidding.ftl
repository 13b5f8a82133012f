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
bidding-at-least-aces = aces: { $low } or more
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
bidding-at-this-table = Everybody at this table bids by this:
bidding-balanced = a balanced hand
bidding-bid = { CALL($call) }: { WORD($name) }.
bidding-by-guidelines = By the simple guidelines this shows:
bidding-by-rule = I went by { WORD($rule) }.
bidding-by-system = In our system this shows:
bidding-calls-of = what { SEAT($who) } called
bidding-card = { CARD($card) }
bidding-card-aces = Asked for aces
bidding-card-answers = Answers to an opening
bidding-card-by-rule = { CARD($card) }: { WORD($rule) }.
bidding-card-count = Count 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack; and { $void } for a suit without a card, { $singleton } for a suit of one, { $doubleton } for a suit of two. Where “in high cards” stands, short suits do not count.
bidding-card-fighting = When they overcall
bidding-card-fourth-suit = The fourth suit
bidding-card-game-tries = After a raise: tries for game
bidding-card-guidelines = Simple guidelines
bidding-card-no-trump = Answers to one no-trump
bidding-card-not-fetched = The card could not be fetched. Please try again.
bidding-card-openings = Openings
bidding-card-our-double = Answers to our double
bidding-card-overcalls = When they open
bidding-card-page = Convention card
bidding-card-print = Print the card
bidding-card-rebids = Opener’s second bid
bidding-card-short-suits = After the raise to game: short suits
bidding-card-slams = After a strong raise: on the way to a slam
bidding-card-stayman = One no-trump, two clubs
bidding-card-strong = Answers to a strong opening
bidding-card-system = Full system
bidding-card-their-double = When they double
bidding-cards-of = the cards { SEAT($who) } has played
bidding-contract-brings = This choice works in about { $works } of 100 deals that fit what is known, and brings { DECIMAL($value) } points on average.
bidding-contract-yields = In the deals that fit what is known this choice brings { DECIMAL($value) } points on average.
bidding-decided = Between equals: { WORD($rule) }.
bidding-doubled-double = Double: { WORD($name) }.
bidding-doubled-redouble = Redouble: { WORD($name) }.
bidding-exact-length = { STRAIN($suit) }: { $low }
bidding-fares = In { $best } of the { $deals } deals that were tried nothing else brought more.
bidding-fares-seldom = Where it does, it is worth more than what it costs in the others.
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
bidding-pass-fares = In about { $better } of { $deals } deals that fit what we know a pass does better than playing.
bidding-pass-of = { SEAT($who) } passed
bidding-passed = Pass: { WORD($name) }.
bidding-play-fares = In about { $better } of { $deals } deals that fit what we know playing does better than a pass.
bidding-play-or-pass = Playing and passing were compared in deals that fit what is known.
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
bidding-too-close = { CALL($other) } did a little better in the deals that were tried: too little to leave the system for.
bidding-wins = With { CARD($card) } our side wins { DECIMAL($tricks) } tricks on average.
bidding-without-rule = Our system has no rule for this call here. It is taken to show:
bidding-worth = It looked better than { CALL($other) }.
