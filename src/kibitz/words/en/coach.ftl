# The coach: what a card does, what to look at, why a contract was chosen.

coach-agree-or-not-false = I would not agree.
coach-agree-or-not-true = I would agree.
coach-all-known = Every card is known by now: it brings us { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } in all.
coach-alone-among-bots-you-may-always-ask-for-a = Alone among bots you may always ask for a hint. With this, everybody at the table may.
coach-beaten-in = With { CARD($card) } the contract is beaten in about { $works } of 100 such deals, with { CARD($other) } in { $less }.
coach-beaten-in-all = With { CARD($card) } the contract is beaten in every deal that was tried, with { CARD($other) } in about { $less } of 100.
coach-besides-falsecard = It also hides what else is in the hand.
coach-besides-least-to-guess = It leaves us the least to guess later on.
coach-besides-likes = As a high small card it tells partner that the suit is welcome.
coach-besides-likes-not = As the lowest card it tells partner that there is nothing in the suit.
coach-call-it = I would say: { CALL($call) }.
coach-cash-before-a-ruff = { CARD($card) } is the highest card left in { STRAIN($suit) }: only a trump can beat it.
coach-choose-it = I would choose this:
coach-claim-shown = Look at the cards that are shown: could you still win a trick?
coach-count-measure-longest = Sort your cards by colour, and count the longest colour.
coach-count-measure-points = Count four for an ace, three for a king, two for a queen and one for a jack.
coach-count-measure-strength = Count four for a 14, three for a 13, two for a 12 and one for an 11.
coach-counted = I count { $number }.
coach-discard-from-length = No { STRAIN($led) } in this hand: { CARD($card) } goes, for { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) } are more than are needed.
coach-discard-from-nothing = No { STRAIN($led) } in this hand: { CARD($card) } goes, for there is no high card to look after in { STRAIN($suit) }.
coach-enough-for-dummy = { CARD($card) } is high enough: dummy plays last and cannot beat it.
coach-everybody-here-may-ask-for-hints = Everybody here may ask for hints.
coach-fewer-without-trumps = At no-trumps { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } are enough; with { STRAIN($suit) } as trumps it would take { $more }.
coach-game-on-fewer = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }, fewer than the usual 25; here the cards make up for it.
coach-gone-after = They are all gone after { $most } { $most ->
        [one] trick
       *[other] tricks
    } when neither has more than that.
coach-good-for-game = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }: 25 or more are usually enough for game.
coach-good-trumps = With { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) } there are only { $out } for the others: a good trump suit.
coach-grows-when = A small card is left to win when neither of them has more than { $most } { $most ->
        [one] card
       *[other] cards
    } there.
coach-high-cards-rule = At no-trumps high cards and long suits win, and nobody can ruff.
coach-hint = Hint
coach-hints-with-friends = Hints with friends
coach-honour-goes-up = { CARD($card) } goes up, because { SEAT($who) } had to play before it.
coach-last-trump = { CARD($card) } draws the last trump that they have.
coach-longest-trumps = No suit is longer than { STRAIN($suit) } with { $length } { $length ->
        [one] card
       *[other] cards
    } in the two hands.
coach-lost-for-them = The contract is as good as beaten: what counts is one trick more or less.
coach-lost-for-us = The contract can hardly be made: what counts is to lose as little as possible.
coach-made-in = With { CARD($card) } the contract is made in about { $works } of 100 such deals, with { CARD($other) } in { $less }.
coach-made-in-all = With { CARD($card) } the contract is made in every deal that was tried, with { CARD($other) } in about { $less } of 100.
coach-never-fails = It succeeds in every deal that was tried.
coach-no-good-trumps = No suit has eight cards in the two hands: without trumps nobody can ruff.
coach-no-hint = There is nothing to hint at here.
coach-no-hints = There are no hints at this table: other people play here too.
coach-nudges-cash = Count the tricks that you can take at once. Which cards can nobody beat?
coach-nudges-continue = What was the plan with the suit that your side led first?
coach-nudges-cover = A high card was led. What becomes of your lower cards if yours goes on top?
coach-nudges-cross = Which of the two hands should lead to the next trick, and how do you get there?
coach-nudges-discard = You cannot follow suit. Which card will you miss least?
coach-nudges-draw-trumps = Count the trumps. How many do the others still have, and what could they do?
coach-nudges-drive-out = Look at { STRAIN($suit) }. Which of their cards stands in the way of yours?
coach-nudges-drop = Look at { STRAIN($suit) }. How many have they left, and what may fall?
coach-nudges-duck = A trick in { STRAIN($suit) } will be lost anyway. When does it hurt least?
coach-nudges-finesse = Look at { STRAIN($suit) }. Which high card is missing, and who must have it for you?
coach-nudges-for-ruff = Is there a suit that one of your side’s hands has no more of? Trumps can win there.
coach-nudges-force = Count the trumps that the others have. Can you make them spend one?
coach-nudges-give-up = Not every trick can be won. Which suit costs least when the others get the lead?
coach-nudges-hold-up = You could win this trick. What happens if you win a later one of the suit instead?
coach-nudges-long-suit = Which is your longest suit? Small cards win there in the end.
coach-nudges-low-from-honour = In which suit may partner’s high cards help yours?
coach-nudges-nothing-wins = None of these cards can win the trick. Which one will you miss least?
coach-nudges-only-card = There is only one card that may be played.
coach-nudges-overruff = Somebody has ruffed. Can you go higher?
coach-nudges-overtake = See who is winning the trick. Which hand of your side should lead to the next one?
coach-nudges-partners-suit = What has partner told you with a bid?
coach-nudges-partners-trick = See who is winning the trick. Does it need a high card of yours?
coach-nudges-return = Which suit did partner lead, and why?
coach-nudges-ruff = You cannot follow suit. Is this trick worth a trump?
coach-nudges-second-high = You are second to play. What will the next hand do if you play low?
coach-nudges-second-low = You are second to play, and partner comes after you. Is there any hurry to play high?
coach-nudges-sequence = Look for high cards that touch each other.
coach-nudges-set-up = Look at { STRAIN($suit) }. How often must it be played until they have no more?
coach-nudges-short-suit = Which suit could you soon have none of?
coach-nudges-take = See who is winning the trick. Can you win it, and how cheaply?
coach-nudges-third-enough = You are third to play. How high is high enough? Look at dummy.
coach-nudges-third-high = You are third to play, the last of your side. What must you beat?
coach-nudges-through = Look at dummy. In which suit would dummy rather not play before partner?
coach-nudges-throw-loser = You cannot follow suit, and your side is winning. Which loser can go away?
coach-nudges-top-of-nothing = Which suit can you lead without giving a trick away?
coach-nudges-towards = Look at { STRAIN($suit) }. From which side must it be led to be kind to your high card?
coach-nudges-trump-lead = How will the others win tricks with their trumps? Can you make them fewer?
coach-nudges-unblock = Look at { STRAIN($suit) } in both hands. In which of them must the last winner lie?
coach-nudges-up-to = Look at dummy, who plays last. In which suit is it weak?
coach-one-hand = This hand has a strength of { $points }, and { $length } { $length ->
        [one] card
       *[other] cards
    } in its longest colour.
coach-only-card = { CARD($card) } is the only card that may be played.
coach-other-plan = The other plan is { CARD($card) }: { WORD($kind) }.
coach-part-score-points = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }: game usually needs 25.
coach-partner-ruffs = { CARD($card) } is led because partner has no { STRAIN($suit) } left and can ruff.
coach-pass-or-play = How many tricks could you win? High cards and one long colour are worth most.
coach-pays-more = On average it brings { DECIMAL($value) } points, the next best choice { DECIMAL($less) }.
coach-play-it = I would play { CARD($card) }.
coach-points-together = The two hands have { $points } of the 40 points.
coach-ruff-ahead = { CARD($card) } is a low one, because { SEAT($who) } plays last and can ruff whatever we play.
coach-safe-for-them = The contract can hardly be beaten: what counts is to give them no trick too many.
coach-safe-for-us = The contract is as good as made: what counts is one trick more or less.
coach-says-cash = { CARD($card) } is a winner: nothing higher in { STRAIN($suit) } is out.
coach-says-continue = { CARD($card) } goes on with the suit that this hand began: there may be more tricks in it.
coach-says-cover = { CARD($card) } covers { CARD($led) }: that costs them two high cards for one trick, and lower ones move up.
coach-says-cross = { CARD($card) } crosses to the other hand, where { CARD($winner) } is a winner.
coach-says-discard = No { STRAIN($led) } in this hand: { CARD($card) } is what we miss least.
coach-says-draw-trumps = { CARD($card) } draws trumps: they still have { $out }, and could ruff our winners.
coach-says-drive-out = { CARD($card) } drives out { CARD($missing) }: once that is gone, our next cards in { STRAIN($suit) } are winners.
coach-says-drop = { CARD($card) } plays for the drop: { CARD($missing) } may fall under our high cards.
coach-says-duck = { CARD($card) } lets a trick in { STRAIN($suit) } go on purpose and keeps { CARD($winner) } for later.
coach-says-finesse = { CARD($card) } is for a finesse: it tries to win a trick although { CARD($missing) } is missing.
coach-says-for-ruff = { CARD($card) } goes to the hand that has no { STRAIN($suit) }, where a trump can win the trick.
coach-says-force = { CARD($card) } is led so that { SEAT($who) } has to spend a trump.
coach-says-give-up = { CARD($card) } gives up the lead: let the others play the next suit.
coach-says-hold-up = { CARD($card) } holds up: { CARD($winner) } stays in hand until one of them has no more { STRAIN($suit) } to play.
coach-says-long-suit = { CARD($card) } is low from a suit of { $length } { $length ->
        [one] card
       *[other] cards
    }: in a long suit even small cards can win in the end.
coach-says-low-from-honour = { CARD($card) } is low from a suit with a high card: partner may have help for it.
coach-says-nothing-wins = Nothing here beats { CARD($top) }: { CARD($card) } is what we miss least.
coach-says-overruff = No { STRAIN($led) } in this hand: { CARD($card) } is a higher trump than { CARD($top) }.
coach-says-overtake = { CARD($card) } takes over our own card, so that this hand has the lead.
coach-says-partners-suit = Partner has bid { STRAIN($suit) }: { CARD($card) } goes to where partner is strong.
coach-says-partners-trick = Our side is winning this trick so far: { CARD($card) } is enough.
coach-says-return = { CARD($card) } goes back to partner’s suit: what partner began, we may finish.
coach-says-ruff = No { STRAIN($led) } in this hand, so it can ruff with { CARD($card) }.
coach-says-second-high = { CARD($card) } is played high in second place: it wins, or it makes them spend a higher card.
coach-says-second-low = Second to play, low: { CARD($card) } saves the higher cards, for our other hand still has its turn.
coach-says-sequence = { CARD($card) } is the top of touching cards: it drives out something higher and tells partner that { CARD($next) } is there too.
coach-says-set-up = { CARD($card) } works on { STRAIN($suit) }: one hand has { $length } { $length ->
        [one] card
       *[other] cards
    } there, and when theirs are gone the small ones win.
coach-says-short-suit = { CARD($card) } is from a short suit: soon we may have none left, and ruff.
coach-says-take = { CARD($card) } takes the trick.
coach-says-third-enough = { CARD($card) } is high enough to try: the higher card is kept for later.
coach-says-third-high = Third to play, high: { CARD($card) } wins, or it draws out a higher card.
coach-says-through = { CARD($card) } goes through dummy’s { CARD($honour) }: dummy has to play before partner, who plays after it.
coach-says-throw-loser = Our side is winning this trick: { CARD($card) }, which is no winner, goes away on it.
coach-says-top-of-nothing = { CARD($card) } is the top of a weak suit: it gives little away and tells partner not to hope for high cards here.
coach-says-towards = { CARD($card) } is led towards { CARD($honour) }: whoever sits before it must play first, perhaps { CARD($missing) }.
coach-says-trump-lead = { CARD($card) } is a trump: each round of them leaves the others fewer to ruff with.
coach-says-unblock = { CARD($card) } gets out of the way: the high card of the short hand first, then the long hand’s winners can run.
coach-says-up-to = { CARD($card) } goes up to dummy’s weak suit: dummy plays last and has nothing high there.
coach-slam-points = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }: 33 or more are usually enough for a slam.
coach-so-in = That is so in { $chance } of 100 deals that fit what we have seen.
coach-so-in-all = That is so in every deal that fits what we have seen.
coach-so-in-none = That is so in no deal that fits what we have seen.
coach-stronger-trumps = In { STRAIN($suit) } there are { $length } { $length ->
        [one] card
       *[other] cards
    }, with { $points } { $points ->
        [one] point
       *[other] points
    } among them.
coach-succeeds-in = It succeeds in about { $works } of 100 deals that fit what we have seen, the next best choice in { $less }.
coach-succeeds-often = It succeeds in about { $works } of 100 deals that fit what we have seen.
coach-take-cheaply = Last to play: { CARD($card) } is the cheapest card that wins.
coach-take-surely = { CARD($card) } takes the trick: nothing higher in { STRAIN($suit) } is out.
coach-target-it = I would say: { WORD($terms) }.
coach-thank-you = Thank you
coach-tricks-with = { CARD($card) } brings us { DECIMAL($tricks) } tricks on average in such deals, { CARD($other) } { DECIMAL($less) }.
coach-what-to-call = You have { $points } { $points ->
        [one] point
       *[other] points
    }, and { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) }. What have the others told you?
coach-what-would-you-do = What would you do?
coach-which-contract = Look at both hands: { $points } { $points ->
        [one] point
       *[other] points
    } together, and { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) }. Is that enough for more?
coach-which-suit = You have { $points } { $points ->
        [one] point
       *[other] points
    }, and { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) }. Where will tricks come from?
coach-which-target = How many tricks can your two hands win together?
coach-wins-unruffed = It wins when neither of them can ruff it.
coach-works-if-it-falls = It works when { CARD($card) } falls while we play our highest cards.
coach-works-with = It works when { SEAT($who) } has { CARD($card) }.
coach-works-with-a-trump = It works when { SEAT($who) } still has a trump.
coach-works-with-both = It works when { SEAT($who) } has both { CARD($card) } and { CARD($other) }.
