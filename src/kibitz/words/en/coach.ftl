# The coach: what a card does, what to look at, why a contract was chosen.

coach-agree-or-not-false = I would not agree.
coach-agree-or-not-true = I would agree.
coach-all-known = Every card is known by now: it brings us { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } in all.
coach-alone-among-bots-you-may-always-ask-for-a = Alone among bots you may always ask for a hint. With this, everybody at the table may.
coach-beaten-in = With { CARD($card) } the contract is beaten in more of the deals that were tried than with { CARD($other) }.
coach-beaten-in-all = With { CARD($card) } the contract is beaten in every deal that was tried, with { CARD($other) } not in all of them.
coach-besides-falsecard = It also hides what else is in the hand.
coach-besides-least-to-guess = It leaves us the least to guess later on.
coach-besides-likes = As a high small card it tells partner that the suit is welcome.
coach-besides-likes-not = As the lowest card it tells partner that there is nothing in the suit.
coach-besides-most-to-guess = It leaves declarer the most to guess.
coach-better = { CARD($card) } was better.
coach-better-let-go = { CARD($card) } takes a trick that is better let go.
coach-call-it = I would say: { CALL($call) }.
coach-call-it-as = I would say { CALL($call) }: { WORD($name) }.
coach-can-be-beaten = More cards that are still out beat { CARD($card) } than { CARD($best) }.
coach-cash-before-a-ruff = { CARD($card) } is the highest card left in { STRAIN($suit) }: only a trump can beat it.
coach-choose-it = I would choose this:
coach-claim-shown = Look at the cards that are shown: could you still win a trick?
coach-cost-nothing = This time it cost nothing.
coach-count-measure-longest = Sort your cards by colour, and count the longest colour.
coach-count-measure-points = Count four for an ace, three for a king, two for a queen and one for a jack.
coach-count-measure-strength = Count four for a 14, three for a 13, two for a 12 and one for an 11.
coach-count-points-of = Count what { SEAT($who) } has shown of what was said of that hand. Which high cards can it still have, and which must it have?
coach-counted = I count { $number }.
coach-discard-from-length = No { STRAIN($led) } in this hand: { CARD($card) } goes, for { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) } are more than are needed.
coach-discard-from-nothing = No { STRAIN($led) } in this hand: throw { CARD($card) }, as there is no high card to look after in { STRAIN($suit) }.
coach-enough-for-dummy = { CARD($card) } is high enough: dummy plays last and cannot beat it.
coach-everybody-here-may-ask-for-hints = Everybody here may ask for hints.
coach-fewer-without-trumps = At no-trumps { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } are enough; with { STRAIN($suit) } as trumps it would take { $more }.
coach-follows-calls-must-have = By its calls { SEAT($who) } has { $least } points or more, and has shown { $shown }. Without { CARD($card) } there are not enough: so { SEAT($who) } has it, if the calls are as good as their word.
coach-follows-calls-too-many = By its calls { SEAT($who) } has { $most } points at most, and has shown { $shown }. { CARD($card) } would be too much: so { SEAT($holder) } has it, if the calls are as good as their word.
coach-follows-cannot-make = { SEAT($who) } said { $points } and has shown { $shown ->
        [0] none
       *[other] { $shown }
    } of them. With { CARD($card) } the other { $left } cannot be made up. So { SEAT($holder) } has it.
coach-follows-counted-out = Who could not follow suit, and how many cards each has left, leave only { SEAT($holder) } for { CARD($card) }.
coach-follows-must-have = { SEAT($who) } said { $points } and has shown { $shown ->
        [0] none
       *[other] { $shown }
    } of them. Without { CARD($card) } the other { $left } cannot be made up: so { SEAT($who) } has it.
coach-follows-no-trump-out = They have no trump left: nobody can ruff.
coach-follows-put-together = What was said, who could not follow suit, and how many cards each has left leave only { SEAT($holder) } for { CARD($card) }.
coach-follows-showed-out = { SEAT($who) } could not follow in { STRAIN($suit) }: what is out there is all with { SEAT($holder) }.
coach-follows-shown-all = { SEAT($who) } said { $points } and has shown them all. So { CARD($card) } is with { SEAT($holder) }.
coach-follows-too-many = { SEAT($who) } said { $points } and has shown { $shown ->
        [0] none
       *[other] { $shown }
    } of them: { CARD($card) } would be too much. So { SEAT($holder) } has it.
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
coach-hand-has = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } { $points ->
        [one] point
       *[other] points
    }, short suits counted, and { $length } cards in { STRAIN($suit) }.
coach-hand-has-plain = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } { $points ->
        [one] point
       *[other] points
    } and { $length } cards in { STRAIN($suit) }.
coach-hardly-a-trump = { SEAT($who) } let a trick go that any trump would have won, and so has hardly one left.
coach-high-cards-rule = At no-trumps high cards and long suits win, and nobody can ruff.
coach-high-under-higher = Nothing here beats { CARD($top) }. { CARD($card) } gets out of the way of lower cards, or of the other hand’s.
coach-higher-than-needed = { CARD($best) } beats what lies there too, and { CARD($card) } is worth keeping.
coach-hint = Hint
coach-hints-with-friends = Hints with friends
coach-honour-goes-up = { CARD($card) } goes up, because { SEAT($who) } had to play before it.
coach-last-trump = { CARD($card) } draws the last trump that they have.
coach-leaves-bare = Without { CARD($card) } too few cards are left to protect { CARD($top) }.
coach-leaves-trick = { CARD($card) } leaves the trick to { CARD($top) }, which { CARD($best) } beats.
coach-long-suit-with-trumps = { CARD($card) } is low from a suit of { $length } { $length ->
        [one] card
       *[other] cards
    }: partner may have help there, and it gives little away.
coach-longest-trumps = No suit is longer than { STRAIN($suit) } with { $length } { $length ->
        [one] card
       *[other] cards
    } in the two hands.
coach-lost-for-nothing = { CARD($card) } cannot win here and is gone; { CARD($best) } is enough to follow suit.
coach-lost-for-them = The contract is as good as beaten: what counts is one trick more or less.
coach-lost-for-us = The contract can hardly be made: what counts is to lose as little as possible.
coach-lowest-of-equals = Third to play, high: { CARD($card) } wins, or it draws out a higher card. Of cards that are worth the same the lowest tells partner most.
coach-made-in = With { CARD($card) } the contract is made in more of the deals that were tried than with { CARD($other) }.
coach-made-in-all = With { CARD($card) } the contract is made in every deal that was tried, with { CARD($other) } not in all of them.
coach-mistake-of = Trick { $trick }: { ME($who) ->
        [you] you
       *[other] { SEAT($who) }
    } played { CARD($card) }; { CARD($best) } was better.
coach-never-fails = It succeeds in every deal that was tried.
coach-no-good-trumps = No suit has eight cards in the two hands: without trumps nobody can ruff.
coach-no-hint = There is nothing to hint at here.
coach-no-hints = There are no hints at this table: other people play here too.
coach-not-the-suit = It is a convention, and says nothing about { STRAIN($suit) }.
coach-nudges-a-long-suit = In which suit could you and partner work on a trick without giving one away?
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
coach-other-idea = { CARD($card) } is { WORD($kind) }; { CARD($best) } is { WORD($other) }.
coach-other-plan = The other plan is { CARD($card) }: { WORD($kind) }.
coach-over-our-own = { CARD($card) } goes over { CARD($top) }, which was winning for our side.
coach-part-score-points = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }: game usually needs 25.
coach-partner-has-won = Our side wins this trick: { CARD($card) } is enough.
coach-partner-must-bid = Partner must not pass it.
coach-partner-ruffs = { CARD($card) } is led because partner has no { STRAIN($suit) } left and can ruff.
coach-pass-or-play = How many tricks could you win? High cards and one long colour are worth most.
coach-pays-most = In { $deals } deals that fit what we have seen nothing else brought more over all of them.
coach-plan-of = { CARD($card) } is { WORD($kind) }.
coach-play-it = I would play { CARD($card) }.
coach-points-together = The two hands have { $points } of the 40 points.
coach-reason-all-good = Every card of yours was a good one.
coach-reason-all-tricks = Every trick was ours: it cannot go better.
coach-reason-hopeless = Nobody could have won this against good play.
coach-reason-mistake = In trick { $trick }, { CARD($best) } was better than { CARD($card) }.
coach-reason-mistakes = In trick { $trick }, { CARD($best) } was better than { CARD($card) }, and { $others } other { $others ->
        [one] card was a mistake
       *[other] cards were mistakes
    } too.
coach-reason-unlucky = You played well: { CARD($card) } was right, and unlucky.
coach-ruff-ahead = { CARD($card) } is a low one, because { SEAT($who) } plays last and can ruff whatever we play.
coach-safe-for-them = The contract can hardly be beaten: what counts is to give them no trick too many.
coach-safe-for-us = The contract is as good as made: what counts is one trick more or less.
coach-says-cash = { CARD($card) } is a winner: nothing higher in { STRAIN($suit) } is out.
coach-says-continue = { CARD($card) } goes on with the suit that this hand began: there may be more tricks in it.
coach-says-cover = { CARD($card) } covers { CARD($led) }: to beat it they must spend a second high card, and lower ones move up.
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
coach-sequence-from-the-top = { CARD($card) } is the top of touching cards: nothing higher in { STRAIN($suit) } is out, and it tells partner that { CARD($next) } is there too.
coach-shows-aces = It answers how many aces { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    }: { $number ->
        [0] none
       *[other] { $number }
    }.
coach-shows-balanced = It shows a balanced hand, and { ME($who) ->
        [you] yours is one
       *[other] { SEAT($who) } has one
    }.
coach-shows-exact-length = In { STRAIN($suit) } it shows { $low } { $low ->
        [one] card
       *[other] cards
    }, and { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $length }.
coach-shows-high-cards = It shows { $high ->
        [40] { $low } or more points in high cards
       *[other] { $low ->
            [0] at most { $high } points in high cards
           *[other] { $low } to { $high } points in high cards
        }
    }; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $points }.
coach-shows-length = In { STRAIN($suit) } it shows { $high ->
        [13] { $low } or more cards
       *[other] { $low ->
            [0] at most { $high } cards
           *[other] { $low } to { $high } cards
        }
    }; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $length }.
coach-shows-points = It shows { $high ->
        [40] { $low } or more points
       *[other] { $low ->
            [0] at most { $high } points
           *[other] { $low } to { $high } points
        }
    }, short suits counted; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $points }.
coach-shows-stop = It shows a stop in { STRAIN($suit) }, which { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    }.
coach-slam-points = The two hands have { $points } { $points ->
        [one] point
       *[other] points
    }: 33 or more are usually enough for a slam.
coach-so-in = That is so in { $chance } of 100 deals that fit what we have seen.
coach-so-in-all = That is so in every deal that fits what we have seen.
coach-so-in-none = That is so in no deal that fits what we have seen.
coach-so-mostly = That is so more often than not.
coach-so-seldom = More often than not that is not so.
coach-stronger-trumps = In { STRAIN($suit) } there are { $length } { $length ->
        [one] card
       *[other] cards
    }, with { $points } { $points ->
        [one] point
       *[other] points
    } among them.
coach-succeeds-mostly = It succeeds more often than not: so it was in { $deals } deals that fit what we have seen.
coach-succeeds-often = It succeeds in about { $works } of 100 deals that fit what we have seen.
coach-succeeds-open = In { $deals } deals that fit what we have seen it is open whether it succeeds.
coach-succeeds-seldom = It fails more often than not in { $deals } deals that fit what we have seen, and still nothing else pays more.
coach-take-cheaply = Last to play: { CARD($card) } is the cheapest card that wins.
coach-take-surely = { CARD($card) } takes the trick: nothing higher in { STRAIN($suit) } is out.
coach-target-it = I would say: { WORD($terms) }.
coach-thank-you = Thank you
coach-to-open = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } { $points ->
        [one] point
       *[other] points
    }, short suits counted; to open a hand with such suits takes { $needed }.
coach-to-open-high-cards = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } { $points ->
        [one] point
       *[other] points
    } in high cards; to open takes { $needed } of them.
coach-together-for-game = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } points, and partner has shown { $high ->
        [40] { $low } or more: together { $least } or more
       *[other] { $low } to { $high }: together { $least } to { $most }
    }. Game usually takes { $needed }.
coach-together-for-game-high-cards = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } points in high cards, and partner has shown { $high ->
        [40] { $low } or more: together { $least } or more
       *[other] { $low } to { $high }: together { $least } to { $most }
    }. Game usually takes { $needed }.
coach-together-for-slam = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } points, and partner has shown { $high ->
        [40] { $low } or more: together { $least } or more
       *[other] { $low } to { $high }: together { $least } to { $most }
    }. A slam usually takes { $needed }.
coach-together-for-slam-high-cards = { ME($who) ->
        [you] You have
       *[other] { SEAT($who) } has
    } { $points } points in high cards, and partner has shown { $high ->
        [40] { $low } or more: together { $least } or more
       *[other] { $low } to { $high }: together { $least } to { $most }
    }. A slam usually takes { $needed }.
coach-tricks-with = { CARD($card) } brings us { DECIMAL($tricks) } tricks on average in such deals, { CARD($other) } { DECIMAL($less) }.
coach-trump-spent = { CARD($card) } spends a trump on this trick.
coach-unlucky = { CARD($card) } was a good card, and unlucky: as the cards lay it cost { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }.
coach-unlucky-best-in = { CARD($card) } was a good card, and unlucky: it is best in about { $share } of 100 deals that fit what could be seen. As the cards lay it cost { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }.
coach-up-too-early = { CARD($card) } goes up in second place, although our other hand still has its turn.
coach-usually-high-cards = It usually shows { $high ->
        [40] { $low } or more points in high cards
       *[other] { $low ->
            [0] at most { $high } points in high cards
           *[other] { $low } to { $high } points in high cards
        }
    }; here it is made on { $points }.
coach-usually-length = In { STRAIN($suit) } it usually shows { $high ->
        [13] { $low } or more cards
       *[other] { $low ->
            [0] at most { $high } cards
           *[other] { $low } to { $high } cards
        }
    }; here it is made on { $length }.
coach-usually-points = It usually shows { $high ->
        [40] { $low } or more points
       *[other] { $low ->
            [0] at most { $high } points
           *[other] { $low } to { $high } points
        }
    }, short suits counted; here it is made on { $points }.
coach-what-to-call = You have { $points } { $points ->
        [one] point
       *[other] points
    } with those for short suits, and { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) }. What have the others told you?
coach-what-would-you-do = What would you do?
coach-whether-to-open = You have { $points } { $points ->
        [one] point
       *[other] points
    } with those for short suits, and { $length } { $length ->
        [one] card
       *[other] cards
    } in { STRAIN($suit) }. Is that enough to open?
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
coach-winner-thrown = { CARD($card) } is a winner, and it is thrown away.
coach-wins-unruffed = It wins when neither of them can ruff it.
coach-works-if-it-falls = It works when { CARD($card) } falls while we play our highest cards.
coach-works-with = It works when { SEAT($who) } has { CARD($card) }.
coach-works-with-a-trump = It works when { SEAT($who) } still has a trump.
coach-works-with-both = It works when { SEAT($who) } has both { CARD($card) } and { CARD($other) }.
coach-would-show-high-cards = { CALL($call) } would show { $low } or more points in high cards; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $points }.
coach-would-show-length = { CALL($call) } would show { $low } or more cards in { STRAIN($suit) }; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $length }.
coach-would-show-points = { CALL($call) } would show { $low } or more points, short suits counted; { ME($who) ->
        [you] you have
       *[other] { SEAT($who) } has
    } { $points }.
