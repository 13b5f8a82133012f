# The story of a deal, its buttons and questions.

story-a-deal-to-play = A deal to play
story-a-point-a-trick = { SIDE($whose) }: { $points } { $points ->
        [one] point
       *[other] points
    }, one for each trick.
story-accept-lead = Accept the lead
story-accepted = { SEAT($who) } accepts the lead out of turn.
story-agree = Agree
story-agreed-doubled = The contract is { CALL($bid) } doubled, by { SEAT($who) }.
story-agreed-free = No trumps: the side with { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } wins.
story-agreed-redoubled = The contract is { CALL($bid) } redoubled, by { SEAT($who) }.
story-agreed-undoubled = The contract is { CALL($bid) } by { SEAT($who) }.
story-agrees = { SEAT($who) } agrees.
story-announces-longest = { SEAT($who) } has { $number } { $number ->
        [one] card
       *[other] cards
    } in the longest colour.
story-announces-points = { SEAT($who) } announces { $number } { $number ->
        [one] point
       *[other] points
    }.
story-announces-strength = { SEAT($who) } states a hand strength of { $number }.
story-ask-referee = Did { SEAT($who) } revoke?
story-asks-undo = { SEAT($who) } asks to take back the last move.
story-awarded = { SIDE($whose) } get { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } by the claim.
story-battle = Hero Battle in { STRAIN($trumps) }, { WORD($terms) }
story-battle-chosen = { SEAT($who) } picks a Hero Battle in { STRAIN($trumps) }, { WORD($terms) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-before-the-lead = Before the lead
story-bid-and-made = { SIDE($whose) }: { $points } for { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } bid and made.
story-bid-below = { SIDE($whose) }: { $points } below the line for { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } bid and made.
story-bonus-for-doubled = { SIDE($whose) }: { $points } for making a doubled contract.
story-bonus-for-game = { SIDE($whose) }: { $points } for game.
story-bonus-for-honours = { SIDE($whose) }: { $points } for honours in one hand.
story-bonus-for-made = { SIDE($whose) }: { $points } for making the contract.
story-bonus-for-part-score = { SIDE($whose) }: { $points } for the part-score.
story-bonus-for-redoubled = { SIDE($whose) }: { $points } for making a redoubled contract.
story-bonus-for-slam = { SIDE($whose) }: { $points } for the slam.
story-bonus-for-victory = { SIDE($whose) }: { $points } { $points ->
        [one] point
       *[other] points
    } for the victory.
story-by-who-tricks-tricks = by { $who }, { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
story-call = { CALL($call) }
story-calls-double = { SEAT($who) } doubles.
story-calls-pass = { SEAT($who) } passes.
story-calls-play = { SEAT($who) } says Play.
story-calls-redouble = { SEAT($who) } redoubles.
story-challenged = { SEAT($who) } asks the referee whether { SEAT($of) } revoked.
story-chosen-game = { SEAT($who) } chooses game in { STRAIN($trumps) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-chosen-part-score = { SEAT($who) } chooses a part-score in { STRAIN($trumps) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-chosen-slam = { SEAT($who) } chooses a slam in { STRAIN($trumps) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-chosen-tricks = { SEAT($who) } chooses { STRAIN($trumps) }: every trick counts a point.
story-claims = { SEAT($who) } claims { $tricks } of { $left } { $left ->
        [one] trick
       *[other] tricks
    }: { WORD($line) }.
story-contracts-doubled = { CALL($bid) } doubled
story-contracts-game = Game in { STRAIN($trumps) }
story-contracts-hero = Heroes: { STRAIN($trumps) }
story-contracts-part-score = Part-score in { STRAIN($trumps) }
story-contracts-play = Play in { STRAIN($trumps) }
story-contracts-redoubled = { CALL($bid) } redoubled
story-contracts-seven = Seven in { STRAIN($trumps) }
story-contracts-slam = Slam in { STRAIN($trumps) }
story-contracts-ten = Ten in { STRAIN($trumps) }
story-contracts-undoubled = { CALL($bid) }
story-cut-at = Cut after { $place } { $place ->
        [one] card
       *[other] cards
    }
story-cuts = { SEAT($who) } cuts the pack.
story-dealer-deals = { SEAT($who) } deals.
story-declares-chosen = { SEAT($who) } declares: { $points } { $points ->
        [one] point
       *[other] points
    } each, and the partners chose so.
story-declares-dealer = { SEAT($who) } dealt, and so declares.
story-declares-first = { SEAT($who) } declares: { $points } { $points ->
        [one] point
       *[other] points
    } each, and { SEAT($who) } comes before { SEAT($partner) }.
story-declares-named = { SEAT($who) } declares: the first of the side to name { STRAIN($trumps) }.
story-declares-of-three = { SEAT($who) } declares, with { $points } { $points ->
        [one] point
       *[other] points
    } announced.
story-declares-play = { SEAT($who) } said Play, and so declares.
story-declares-stronger = { SEAT($who) } declares: { $points } { $points ->
        [one] point
       *[other] points
    } to { SEAT($partner) }’s { $less }.
story-declined = The move stands.
story-disagrees = { SEAT($who) } does not agree.
story-do-not-agree = Do not agree
story-dummy-faced = { SEAT($who) } is dummy: the cards are on the table.
story-exchanged = { SEAT($one) } and { SEAT($two) } exchange hands, unseen.
story-exposed = { SEAT($who) } shows { CARD($card) } by accident and picks it up.
story-fell-short = { SEAT($who) } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }
story-free-chosen = { SEAT($who) } picks a Free-for-All, { WORD($terms) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-free-for-all = Free-for-All, { WORD($terms) }
story-gave-away = Trick { $trick }: { SEAT($who) } gave away { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } with { CARD($card) }; { CARD($better) } was better.
story-goal-reached = { SIDE($whose) }: { $points } for reaching the goal of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-hand-shown = { SEAT($who) } shows the hand.
story-hero-named = { SEAT($who) } names { STRAIN($trumps) } as the hero suit: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-how-many-tricks-each-side-can-win-if = How many tricks each side can win if everybody sees all cards and makes no mistake.
story-i-declare = I declare
story-lead-pair = { NAME($who) } lead { $best } to { $less }.
story-leads-alone = { NAME($who) } leads with { $best }.
story-made-it = { SEAT($who) } made it: { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-made-more = { SEAT($who) } made it: { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed
story-makes-bid = { SEAT($who) } bids { CALL($bid) }.
story-no-deal-with-code = There is no deal with the code { $code }: please check it letter by letter.
story-nobody-gave-a-trick-away = Nobody gave a trick away.
story-nobody-reached = Nobody reached { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-nobody-scores = Nobody scores.
story-odd-tricks = { SIDE($whose) }: { $points } for { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } beyond six.
story-or = or
story-overtricks = { SIDE($whose) }: { $points } for { $tricks } { $tricks ->
        [one] overtrick
       *[other] overtricks
    }.
story-own-cards = Everybody plays their own cards, and { SEAT($who) } leads.
story-own-cards-trumps = Trumps are { STRAIN($trumps) }: everybody plays their own cards, and { SEAT($who) } leads.
story-partner-declares = { SEAT($who) } declares
story-picked-up = The claim is refused: the hand is picked up and play goes on.
story-plain-number = { $number }
story-play-a-deal-by-its-code = Play a deal by its code
story-play-this-deal = Play this deal
story-play-this-deal-again = Play this deal again
story-players-level = All players are level at { $best } each.
story-players-tied = All players are tied at { $best } each.
story-plays = { SEAT($who) } plays { CARD($card) }.
story-points-for = { SIDE($whose) }: { $points } for { WORD($reason) }.
story-points-level = Twenty points each: the dealer’s side declares.
story-private-deal = This table is private: its deals are for those who sat at it.
story-recounted = The points do not add up to forty: all count again.
story-reject-lead = Do not accept the lead
story-rejected = { SEAT($who) } does not accept the lead out of turn.
story-replace-asked = { NAME($who) } is gone. Shall a bot play on?
story-reseated = { SEAT($who) } moves to { SEAT($place) }.
story-result-made-1 = { SEAT($who) } made it with { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }.
story-result-made-2 = { SEAT($who) } made it with { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-needed = { SEAT($who) } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: { SIDE($whose) } score { $points }.
story-result-needed-both = { SEAT($who) } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-needed-nobody = { SEAT($who) } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: nobody scores.
story-result-nobody = { SEAT($who) } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: nobody scores.
story-result-over-1 = { SEAT($who) } made it with { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed: { SIDE($whose) } score { $points }.
story-result-over-2 = { SEAT($who) } made it with { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-short-1 = { SEAT($who) } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: { SIDE($whose) } score { $points }.
story-result-short-2 = { SEAT($who) } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-tricks-1 = { SEAT($who) } won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }.
story-result-tricks-2 = { SEAT($who) } won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-ruled-corrected = The referee: { SEAT($of) } revoked and must follow suit now.
story-ruled-established = The referee: { SEAT($of) } revoked; the trick stands and is settled at the end.
story-ruled-no-revoke = The referee: { SEAT($of) } did not revoke.
story-said-longest = longest colour { $number }
story-said-points = { $number } { $number ->
        [one] point
       *[other] points
    }
story-said-strength = strength { $number }
story-save-for-other-programs = Save for other programs
story-save-the-record = Save the record
story-score = { SIDE($whose) } score { $points }.
story-score-both = { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-send-this-deal-to-a-friend = Send this deal to a friend
story-share-lead = { NAME($who) } share the lead with { $best } each.
story-share-win = { NAME($who) } share the win with { $best } each.
story-short-of-goal = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } short of the goal: { $points } to { SIDE($whose) }.
story-side-stronger = { SIDE($whose) } have more points: { $more } to { $less }.
story-side-won-tricks = { SIDE($whose) } won { $tricks } of the { $all } { $all ->
        [one] trick
       *[other] tricks
    }
story-sides-level = The sides are level at { $best } each.
story-sides-tied = The sides are tied at { $best } each.
story-strain-chosen = { SEAT($who) } chooses { STRAIN($trumps) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-strain-only = { STRAIN($trumps) }
story-takes-back = { SEAT($who) } takes back { CARD($card) }.
story-target-missed = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } short of the target: { $points } { $points ->
        [one] point
       *[other] points
    } to { SIDE($whose) }.
story-target-reached = { SIDE($whose) }: { $points } { $points ->
        [one] point
       *[other] points
    } for reaching the target of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-targets = { SEAT($who) } says { WORD($terms) }.
story-the-best-contract = The best contract:
story-the-hands = The hands
story-there-is-no-such-game-here = There is no such game here.
story-this-deal-was-made-before-it-came-to-the = This deal was made before it came to the table: there was no shuffle to check.
story-thrown-in-level = Twenty points each: the same dealer deals again.
story-thrown-in-otherwise = The deal is not played: { WORD($reason) }.
story-thrown-in-passed-out = All four passed: the next player deals.
story-thrown-in-too-weak = Fewer than 21 points with the spare hand: the same dealer deals again.
story-tie-broken-fourth-hand = { $best } each: { NAME($who) } win, because they won the fourth hand.
story-tie-broken-three-games = { $best } each: { NAME($who) } win, because they won all three games.
story-tie-broken-three-hands = { $best } each: { NAME($who) } win, because they won three of the four hands.
story-tie-broken-two-games = { $best } each: { NAME($who) } win, because they won two of the three games.
story-took-up = You take up the hand of { SEAT($place) }.
story-transferred = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } to { SIDE($whose) } for revokes.
story-transferred-among = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } of { SIDE($whose) } came from the other side, for revokes.
story-trick-by-trick = Trick by trick
story-trick-number = Trick { $number }
story-tricks-won = { SIDE($whose) } won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { SIDE($others) } { $less }.
story-turn-card = Turn my card of the last trick
story-undertricks = { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } short of the contract: { $points } to { SIDE($whose) }.
story-undone = The move is taken back.
story-what-could-have-been-made = What could have been made
story-what-for = { WORD($terms) }
story-what-who-could-count-on-before-the-lead = What { SEAT($who) } could count on before the lead and after each trick, all cards seen.
story-where-tricks-went = Where tricks went
story-win-pair = { NAME($who) } win { $best } to { $less }.
story-wins-alone = { NAME($who) } wins with { $best }.
story-wins-it = wins it
story-wins-trick = { SEAT($who) } wins the trick.
story-worth-points = worth { $points }
story-you-beat-by-one = You beat it! { SEAT($who) } was one trick short
story-you-beat-it = You beat it! { SEAT($who) } was { $short } { $short ->
        [one] trick
       *[other] tricks
    } short
story-you-made-it = You made it! { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-you-made-more = You made it! { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed
story-you-one-short = One short: { $tricks } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-you-play-one-hand-bots-play-the-other = You play one hand, bots play the other three. The cards are those of this code.
story-you-short = { $short } short: { $tricks } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-you-won-tricks = You won { $tricks } of the { $all } { $all ->
        [one] trick
       *[other] tricks
    }
