# The story of a deal, its buttons and questions.

story-a-deal-to-play = A deal to play
story-a-point-a-trick = { SIDE($whose) }: { $points } { $points ->
        [one] point
       *[other] points
    }, one for each trick.
story-accept-lead = Accept the lead
story-accepted = { ME($who) ->
        [you] You accept the lead out of turn.
       *[other] { SEAT($who) } accepts the lead out of turn.
    }
story-agree = Agree
story-agreed-doubled = { ME($who) ->
        [you] The contract is { CALL($bid) } doubled, by you.
       *[other] The contract is { CALL($bid) } doubled, by { SEAT($who) }.
    }
story-agreed-free = No trumps: the side with { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } wins.
story-agreed-redoubled = { ME($who) ->
        [you] The contract is { CALL($bid) } redoubled, by you.
       *[other] The contract is { CALL($bid) } redoubled, by { SEAT($who) }.
    }
story-agreed-undoubled = { ME($who) ->
        [you] The contract is { CALL($bid) } by you.
       *[other] The contract is { CALL($bid) } by { SEAT($who) }.
    }
story-agrees = { ME($who) ->
        [you] You agree.
       *[other] { SEAT($who) } agrees.
    }
story-announces-longest = { ME($who) ->
        [you] You have { $number } { $number ->
            [one] card
           *[other] cards
        } in the longest colour.
       *[other] { SEAT($who) } has { $number } { $number ->
            [one] card
           *[other] cards
        } in the longest colour.
    }
story-announces-points = { ME($who) ->
        [you] You announce { $number } { $number ->
            [one] point
           *[other] points
        }.
       *[other] { SEAT($who) } announces { $number } { $number ->
            [one] point
           *[other] points
        }.
    }
story-announces-strength = { ME($who) ->
        [you] You announce a hand strength of { $number }.
       *[other] { SEAT($who) } states a hand strength of { $number }.
    }
story-ask-referee = Did { SEAT($who) } revoke?
story-asks-undo = { SEAT($who) } asks to take back the last move.
story-awarded = { SIDE($whose) } get { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } by the claim.
story-battle = Hero Battle in { STRAIN($trumps) }, { WORD($terms) }
story-battle-chosen = { ME($who) ->
        [you] You pick a Hero Battle in { STRAIN($trumps) }, { WORD($terms) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } picks a Hero Battle in { STRAIN($trumps) }, { WORD($terms) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
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
story-by-who-tricks-tricks = ({ $who }), { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
story-call = { CALL($call) }
story-calls-double = { ME($who) ->
        [you] You double.
       *[other] { SEAT($who) } doubles.
    }
story-calls-pass = { ME($who) ->
        [you] You pass.
       *[other] { SEAT($who) } passes.
    }
story-calls-play = { ME($who) ->
        [you] You say Play.
       *[other] { SEAT($who) } says Play.
    }
story-calls-redouble = { ME($who) ->
        [you] You redouble.
       *[other] { SEAT($who) } redoubles.
    }
story-challenged = { SEAT($who) } asks the referee whether { SEAT($of) } revoked.
story-check-as-promised = Nobody has changed this deal: it is the one that was promised before the first card. This page has worked it out itself: the secret numbers have the fingerprint shown then, and with the cut they give these hands.
story-check-came-late = Everything agrees: fingerprint, secret numbers, cut and hands. But this page came when cards had been played, so it cannot say what was promised before.
story-check-not-here = Browsers check this over HTTPS only. Save the record and say: kibitz verify.
story-check-other-digest = The fingerprint is not the one that this page was shown at first.
story-check-other-hands = The secret numbers and the cut do not give these hands.
story-check-other-seed = The secret numbers are not those that were promised.
story-check-this-deal = Check this deal
story-chosen-game = { ME($who) ->
        [you] You choose game in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } chooses game in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-chosen-part-score = { ME($who) ->
        [you] You choose a part-score in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } chooses a part-score in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-chosen-slam = { ME($who) ->
        [you] You choose a slam in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } chooses a slam in { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-chosen-tricks = { ME($who) ->
        [you] You choose { STRAIN($trumps) }: every trick counts a point.
       *[other] { SEAT($who) } chooses { STRAIN($trumps) }: every trick counts a point.
    }
story-claims = { ME($who) ->
        [you] You claim { $tricks } of { $left } { $left ->
            [one] trick
           *[other] tricks
        }: { WORD($line) }.
       *[other] { SEAT($who) } claims { $tricks } of { $left } { $left ->
            [one] trick
           *[other] tricks
        }: { WORD($line) }.
    }
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
story-could-win = With all cards seen and no mistakes { SIDE($whose) } win { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { SIDE($others) } { $less }.
story-cut-at = Cut after { $place } { $place ->
        [one] card
       *[other] cards
    }
story-cuts = { ME($who) ->
        [you] You cut the pack.
       *[other] { SEAT($who) } cuts the pack.
    }
story-dealer-deals = { ME($who) ->
        [you] You deal.
       *[other] { SEAT($who) } deals.
    }
story-declares-chosen = { ME($who) ->
        [you] You declare: { $points } { $points ->
            [one] point
           *[other] points
        } each, and the partners chose so.
       *[other] { SEAT($who) } declares: { $points } { $points ->
            [one] point
           *[other] points
        } each, and the partners chose so.
    }
story-declares-dealer = { ME($who) ->
        [you] You dealt, and so declare.
       *[other] { SEAT($who) } dealt, and so declares.
    }
story-declares-first = { ME($who) ->
        [you] You declare: { $points } { $points ->
            [one] point
           *[other] points
        } each, and you spoke before { SEAT($partner) }.
       *[other] { SEAT($who) } declares: { $points } { $points ->
            [one] point
           *[other] points
        } each, and { SEAT($who) } spoke before { SEAT($partner) }.
    }
story-declares-named = { ME($who) ->
        [you] You declare: the first of the side to name { STRAIN($trumps) }.
       *[other] { SEAT($who) } declares: the first of the side to name { STRAIN($trumps) }.
    }
story-declares-of-three = { ME($who) ->
        [you] You declare, with { $points } { $points ->
            [one] point
           *[other] points
        } announced.
       *[other] { SEAT($who) } declares, with { $points } { $points ->
            [one] point
           *[other] points
        } announced.
    }
story-declares-play = { ME($who) ->
        [you] You said Play, and so declare.
       *[other] { SEAT($who) } said Play, and so declares.
    }
story-declares-stronger = { ME($who) ->
        [you] You declare: { $points } { $points ->
            [one] point
           *[other] points
        } to { SEAT($partner) }’s { $less }.
       *[other] { SEAT($who) } declares: { $points } { $points ->
            [one] point
           *[other] points
        } to { ME($partner) ->
            [you] your
           *[other] { SEAT($partner) }’s
        } { $less }.
    }
story-declined = The move stands.
story-disagrees = { SEAT($who) } does not agree.
story-do-not-agree = Do not agree
story-dummy-faced = { ME($who) ->
        [you] You are dummy: your cards are on the table.
       *[other] { SEAT($who) } is dummy: the cards are on the table.
    }
story-exchanged = { ME($one) ->
        [you] You
       *[other] { SEAT($one) }
    } and { ME($two) ->
        [you] you
       *[other] { SEAT($two) }
    } exchange hands, unseen.
story-exposed = { ME($who) ->
        [you] You show { CARD($card) } by accident and pick it up.
       *[other] { SEAT($who) } shows { CARD($card) } by accident and picks it up.
    }
story-fell-short = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }
story-free-chosen = { ME($who) ->
        [you] You pick a Free-for-All, { WORD($terms) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } picks a Free-for-All, { WORD($terms) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-free-for-all = Free-for-All, { WORD($terms) }
story-gave-away = { ME($who) ->
        [you] Trick { $trick }: you gave away { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        } with { CARD($card) }; { CARD($better) } was better.
       *[other] Trick { $trick }: { SEAT($who) } gave away { $tricks } { $tricks ->
            [one] trick
           *[other] tricks
        } with { CARD($card) }; { CARD($better) } was better.
    }
story-goal-reached = { SIDE($whose) }: { $points } for reaching the goal of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }.
story-hand-shown = { ME($who) ->
        [you] You show your hand.
       *[other] { SEAT($who) } shows the hand.
    }
story-hero-named = { ME($who) ->
        [you] You name { STRAIN($trumps) } as the hero suit: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } names { STRAIN($trumps) } as the hero suit: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-how-many-tricks-each-side-can-win-if = How many tricks each side can win if everybody sees all cards and makes no mistake.
story-i-declare = I declare
story-lead-pair = { NAME($who) } lead { $best } to { $less }.
story-leads-alone = { NAME($who) } leads with { $best }.
story-made-it = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it: { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
story-made-more = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it: { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed
story-makes-bid = { ME($who) ->
        [you] You bid { CALL($bid) }.
       *[other] { SEAT($who) } bids { CALL($bid) }.
    }
story-no-deal-with-code = There is no deal with the code { $code }: please check it letter by letter.
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
story-own-cards = { ME($who) ->
        [you] Everybody plays their own cards, and you lead.
       *[other] Everybody plays their own cards, and { SEAT($who) } leads.
    }
story-own-cards-trumps = { ME($who) ->
        [you] Trumps are { STRAIN($trumps) }: everybody plays their own cards, and you lead.
       *[other] Trumps are { STRAIN($trumps) }: everybody plays their own cards, and { SEAT($who) } leads.
    }
story-partner-declares = { SEAT($who) } declares
story-picked-up = The claim is refused: the hand is picked up and play goes on.
story-plain-number = { $number }
story-play-a-deal-by-its-code = Play a deal by its code
story-play-this-deal = Play this deal
story-play-this-deal-again = Play this deal again
story-players-level = All players are level at { $best } each.
story-players-tied = All players are tied at { $best } each.
story-plays = { ME($who) ->
        [you] You play { CARD($card) }.
       *[other] { SEAT($who) } plays { CARD($card) }.
    }
story-points-for = { SIDE($whose) }: { $points } for { WORD($reason) }.
story-points-level = Twenty points each: the dealer’s side declares.
story-private-deal = This table is private: its deals are for those who sat at it.
story-promised-before-the-cut = Promised before the cut, as a fingerprint:
story-recounted = The points do not add up to forty: all count again.
story-reject-lead = Do not accept the lead
story-rejected = { ME($who) ->
        [you] You do not accept the lead out of turn.
       *[other] { SEAT($who) } does not accept the lead out of turn.
    }
story-replace-asked = { NAME($who) } is gone. Shall a bot play on?
story-reseated = { SEAT($who) } moves to { SEAT($place) }.
story-result-made-1 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it with { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }.
story-result-made-2 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it with { $goal } of { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-needed = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: { SIDE($whose) } score { $points }.
story-result-needed-both = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-needed-nobody = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } needed { $goal } { $goal ->
        [one] trick
       *[other] tricks
    } and won { $tricks }: nobody scores.
story-result-nobody = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: nobody scores.
story-result-over-1 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it with { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed: { SIDE($whose) } score { $points }.
story-result-over-2 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } made it with { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, { $over } more than needed: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-short-1 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: { SIDE($whose) } score { $points }.
story-result-short-2 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } fell { $short } { $short ->
        [one] trick
       *[other] tricks
    } short of { $goal }: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-stopped-1 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } had won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } when { $goal } were out of reach: { SIDE($whose) } score { $points }.
story-result-stopped-2 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } had won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    } when { $goal } were out of reach: { SIDE($whose) } score { $points }, { SIDE($others) } { $less }.
story-result-tricks-1 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: { SIDE($whose) } score { $points }.
story-result-tricks-2 = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    } won { $tricks } { $tricks ->
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
story-side-stopped-it = { SIDE($whose) } won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: the others can no longer win { $goal }
story-side-stronger = { SIDE($whose) } have more points: { $more } to { $less }.
story-side-won-tricks = { SIDE($whose) } won { $tricks } of the { $all } { $all ->
        [one] trick
       *[other] tricks
    }
story-sides-level = The sides are level at { $best } each.
story-sides-tied = The sides are tied at { $best } each.
story-strain-chosen = { ME($who) ->
        [you] You choose { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
       *[other] { SEAT($who) } chooses { STRAIN($trumps) }: { $goal } { $goal ->
            [one] trick
           *[other] tricks
        }.
    }
story-strain-only = { STRAIN($trumps) }
story-takes-back = { ME($who) ->
        [you] You take back { CARD($card) }.
       *[other] { SEAT($who) } takes back { CARD($card) }.
    }
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
story-targets = { ME($who) ->
        [you] You say { WORD($terms) }.
       *[other] { SEAT($who) } says { WORD($terms) }.
    }
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
story-took-up = { ME($place) ->
        [you] You take up your new hand.
       *[other] You take up the hand of { SEAT($place) }.
    }
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
story-what-for = { WORD($terms) }
story-what-who-could-count-on-before-the-lead = What { SEAT($who) } could count on before the lead and after each trick, all cards seen.
story-win-pair = { NAME($who) } win { $best } to { $less }.
story-wins-alone = { NAME($who) } wins with { $best }.
story-wins-it = wins it
story-wins-trick = { ME($who) ->
        [you] You win the trick.
       *[other] { SEAT($who) } wins the trick.
    }
story-with-hindsight = More: with hindsight, all cards seen
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
story-you-stopped-it = You beat it! You won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: they can no longer win { $goal }
story-you-were-stopped = They won { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }: you can no longer win { $goal }
story-you-won-tricks = You won { $tricks } of the { $all } { $all ->
        [one] trick
       *[other] tricks
    }
