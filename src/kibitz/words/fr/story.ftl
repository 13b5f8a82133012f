# The story of a deal, its buttons and questions.

story-a-deal-to-play = Une donne à jouer
story-a-point-a-trick = { SIDE($whose) } : { $points } { $points ->
        [one] point
       *[other] points
    }, un par levée.
story-accept-lead = Accepter l’entame
story-accepted = { SEAT($who) } accepte l’entame hors tour.
story-agree = D’accord
story-agreed-doubled = Le contrat est { CALL($bid) } contré, par { SEAT($who) }.
story-agreed-free = Sans atout : le camp qui fait { $goal } levées gagne.
story-agreed-redoubled = Le contrat est { CALL($bid) } surcontré, par { SEAT($who) }.
story-agreed-undoubled = Le contrat est { CALL($bid) } par { SEAT($who) }.
story-agrees = { SEAT($who) } accepte.
story-announces-longest = { SEAT($who) } a { $number } cartes dans sa couleur la plus longue.
story-announces-points = { SEAT($who) } annonce { $number } { $number ->
        [one] point
       *[other] points
    }.
story-announces-strength = { SEAT($who) } annonce une force de { $number }.
story-ask-referee = Renonce de { SEAT($who) } ?
story-asks-undo = { SEAT($who) } demande à reprendre le dernier coup.
story-awarded = { SIDE($whose) } reçoivent { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } par la revendication.
story-battle = Bataille de héros à { STRAIN($trumps) }, { WORD($terms) }
story-battle-chosen = { SEAT($who) } choisit une bataille de héros à { STRAIN($trumps) }, { WORD($terms) } : { $goal } levées.
story-before-the-lead = Avant l’entame
story-bid-and-made = { SIDE($whose) } : { $points } pour { $tricks } { $tricks ->
        [one] levée demandée et faite
       *[other] levées demandées et faites
    }.
story-bid-below = { SIDE($whose) } : { $points } sous la ligne pour { $tricks } { $tricks ->
        [one] levée demandée et faite
       *[other] levées demandées et faites
    }.
story-bonus-for-doubled = { SIDE($whose) } : { $points } pour un contrat contré réussi.
story-bonus-for-game = { SIDE($whose) } : { $points } pour la manche.
story-bonus-for-honours = { SIDE($whose) } : { $points } pour des honneurs dans une main.
story-bonus-for-made = { SIDE($whose) } : { $points } pour le contrat réussi.
story-bonus-for-part-score = { SIDE($whose) } : { $points } pour la partielle.
story-bonus-for-redoubled = { SIDE($whose) } : { $points } pour un contrat surcontré réussi.
story-bonus-for-slam = { SIDE($whose) } : { $points } pour le chelem.
story-bonus-for-victory = { SIDE($whose) } : { $points } { $points ->
        [one] point
       *[other] points
    } pour la victoire.
story-by-who-tricks-tricks = par { $who }, { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
story-call = { CALL($call) }
story-calls-double = { SEAT($who) } contre.
story-calls-pass = { SEAT($who) } passe.
story-calls-play = { SEAT($who) } dit Jouer.
story-calls-redouble = { SEAT($who) } surcontre.
story-challenged = { SEAT($who) } demande à l’arbitre si { SEAT($of) } a fait une renonce.
story-chosen-game = { SEAT($who) } choisit la manche à { STRAIN($trumps) } : { $goal } levées.
story-chosen-part-score = { SEAT($who) } choisit une partielle à { STRAIN($trumps) } : { $goal } levées.
story-chosen-slam = { SEAT($who) } choisit le chelem à { STRAIN($trumps) } : { $goal } levées.
story-chosen-tricks = { SEAT($who) } choisit { STRAIN($trumps) } : chaque levée compte un point.
story-claims = { SEAT($who) } revendique { $tricks } de { $left } { $left ->
        [one] levée
       *[other] levées
    } : { WORD($line) }.
story-contracts-doubled = { CALL($bid) } contré
story-contracts-game = Manche à { STRAIN($trumps) }
story-contracts-hero = Héros : { STRAIN($trumps) }
story-contracts-part-score = Partielle à { STRAIN($trumps) }
story-contracts-play = Jouer à { STRAIN($trumps) }
story-contracts-redoubled = { CALL($bid) } surcontré
story-contracts-seven = Sept à { STRAIN($trumps) }
story-contracts-slam = Chelem à { STRAIN($trumps) }
story-contracts-ten = Dix à { STRAIN($trumps) }
story-contracts-undoubled = { CALL($bid) }
story-cut-at = Couper après { $place } { $place ->
        [one] carte
       *[other] cartes
    }
story-cuts = { SEAT($who) } coupe le paquet.
story-dealer-deals = { SEAT($who) } donne.
story-declares-chosen = { SEAT($who) } est déclarant : { $points } points chacun, et les partenaires l’ont choisi ainsi.
story-declares-dealer = { SEAT($who) } a donné, et joue donc le coup.
story-declares-first = { SEAT($who) } est déclarant : { $points } { $points ->
        [one] point
       *[other] points
    } chacun, et { SEAT($who) } parle avant { SEAT($partner) }.
story-declares-named = { SEAT($who) } est déclarant : premier de son camp à nommer { STRAIN($trumps) }.
story-declares-of-three = { SEAT($who) } est déclarant, avec { $points } { $points ->
        [one] point annoncé
       *[other] points annoncés
    }.
story-declares-play = { SEAT($who) } a dit Jouer, et joue donc le coup.
story-declares-stronger = { SEAT($who) } est déclarant : { $points } { $points ->
        [one] point
       *[other] points
    } contre { $less } pour { SEAT($partner) }.
story-declined = Le coup est maintenu.
story-disagrees = { SEAT($who) } n’accepte pas.
story-do-not-agree = Pas d’accord
story-dummy-faced = { SEAT($who) } est le mort : ses cartes sont sur la table.
story-exchanged = { SEAT($one) } et { SEAT($two) } échangent leurs mains sans les voir.
story-exposed = { SEAT($who) } montre { CARD($card) } par accident et reprend la carte.
story-fell-short = Il manque { $short } { $short ->
        [one] levée
       *[other] levées
    } à { SEAT($who) } pour en faire { $goal }
story-free-chosen = { SEAT($who) } choisit une mêlée, { WORD($terms) } : { $goal } levées.
story-free-for-all = Mêlée, { WORD($terms) }
story-gave-away = Levée { $trick } : { SEAT($who) } a donné { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } avec { CARD($card) } ; { CARD($better) } était mieux.
story-goal-reached = { SIDE($whose) } : { $points } pour l’objectif de { $goal } { $goal ->
        [one] levée atteint
       *[other] levées atteint
    }.
story-hand-shown = { SEAT($who) } montre sa main.
story-hero-named = { SEAT($who) } prend { STRAIN($trumps) } comme couleur héros : { $goal } levées.
story-how-many-tricks-each-side-can-win-if = Combien de levées chaque camp peut gagner si chacun voit toutes les cartes et que personne ne se trompe.
story-i-declare = Je suis le déclarant
story-lead-pair = { NAME($who) } mènent { $best } à { $less }.
story-leads-alone = { NAME($who) } mène avec { $best }.
story-made-it = { SEAT($who) } a réussi : { $goal } levées sur { $goal }
story-made-more = { SEAT($who) } a réussi : { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait
story-makes-bid = { SEAT($who) } annonce { CALL($bid) }.
story-no-deal-with-code = Aucune donne n’a le code { $code } : vérifiez-le lettre par lettre.
story-nobody-gave-a-trick-away = Personne n’a donné de levée.
story-nobody-reached = Personne n’a atteint { $goal } levées
story-nobody-scores = Personne ne marque.
story-odd-tricks = { SIDE($whose) } : { $points } pour { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } au-delà de six.
story-or = ou
story-overtricks = { SIDE($whose) } : { $points } pour { $tricks } { $tricks ->
        [one] levée de mieux
       *[other] levées de mieux
    }.
story-own-cards = Chacun joue ses propres cartes, et { SEAT($who) } entame.
story-own-cards-trumps = Atout { STRAIN($trumps) } : chacun joue ses propres cartes, et { SEAT($who) } entame.
story-partner-declares = { SEAT($who) } est le déclarant
story-picked-up = La revendication est refusée : la main est reprise et le jeu continue.
story-plain-number = { $number }
story-play-a-deal-by-its-code = Jouer une donne par son code
story-play-this-deal = Jouer cette donne
story-play-this-deal-again = Rejouer cette donne
story-players-level = Tous les joueurs sont à égalité, à { $best } chacun.
story-players-tied = Tous les joueurs finissent à égalité, à { $best } chacun.
story-plays = { SEAT($who) } joue { CARD($card) }.
story-points-for = { SIDE($whose) } : { $points } pour { WORD($reason) }.
story-points-level = Vingt points partout : le camp du donneur joue.
story-private-deal = Cette table est privée : ses donnes sont pour ceux qui y étaient assis.
story-recounted = Les points ne font pas quarante : tous recomptent.
story-reject-lead = Refuser l’entame
story-rejected = { SEAT($who) } n’accepte pas l’entame hors tour.
story-replace-asked = { NAME($who) } est absent. Un robot doit-il continuer ?
story-reseated = { SEAT($who) } passe en { SEAT($place) }.
story-result-made-1 = { SEAT($who) } a gagné avec { $goal } levées sur { $goal } : { SIDE($whose) } marquent { $points }.
story-result-made-2 = { SEAT($who) } a gagné avec { $goal } levées sur { $goal } : { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-result-needed = { SEAT($who) } devait faire { $goal } levées et en a fait { $tricks } : { SIDE($whose) } marquent { $points }.
story-result-needed-both = { SEAT($who) } devait faire { $goal } levées et en a fait { $tricks } : { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-result-needed-nobody = { SEAT($who) } devait faire { $goal } levées et en a fait { $tricks } : personne ne marque.
story-result-nobody = Il a manqué { $short } { $short ->
        [one] levée
       *[other] levées
    } à { SEAT($who) } pour en faire { $goal } : personne ne marque.
story-result-over-1 = { SEAT($who) } a gagné avec { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait : { SIDE($whose) } marquent { $points }.
story-result-over-2 = { SEAT($who) } a gagné avec { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait : { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-result-short-1 = Il a manqué { $short } { $short ->
        [one] levée
       *[other] levées
    } à { SEAT($who) } pour en faire { $goal } : { SIDE($whose) } marquent { $points }.
story-result-short-2 = Il a manqué { $short } { $short ->
        [one] levée
       *[other] levées
    } à { SEAT($who) } pour en faire { $goal } : { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-result-tricks-1 = { SEAT($who) } a fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : { SIDE($whose) } marquent { $points }.
story-result-tricks-2 = { SEAT($who) } a fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-ruled-corrected = L’arbitre : { SEAT($of) } a fait une renonce et doit fournir maintenant.
story-ruled-established = L’arbitre : { SEAT($of) } a fait une renonce ; la levée reste et sera réglée à la fin.
story-ruled-no-revoke = L’arbitre : { SEAT($of) } n’a pas fait de renonce.
story-said-longest = couleur longue { $number }
story-said-points = { $number } { $number ->
        [one] point
       *[other] points
    }
story-said-strength = force { $number }
story-save-for-other-programs = Enregistrer pour d’autres logiciels
story-save-the-record = Enregistrer la donne
story-score = { SIDE($whose) } marquent { $points }.
story-score-both = { SIDE($whose) } marquent { $points }, { SIDE($others) } { $less }.
story-send-this-deal-to-a-friend = Envoyer cette donne à un ami
story-share-lead = { NAME($who) } se partagent la tête avec { $best } chacun.
story-share-win = { NAME($who) } se partagent la victoire avec { $best } chacun.
story-short-of-goal = { $tricks } { $tricks ->
        [one] levée manque
       *[other] levées manquent
    } à l’objectif : { $points } pour { SIDE($whose) }.
story-side-stronger = { SIDE($whose) } ont plus de points : { $more } contre { $less }.
story-side-won-tricks = { SIDE($whose) } ont fait { $tricks } des { $all } levées
story-sides-level = Les deux camps sont à égalité, à { $best } chacun.
story-sides-tied = Les deux camps finissent à égalité, à { $best } chacun.
story-strain-chosen = { SEAT($who) } choisit { STRAIN($trumps) } : { $goal } levées.
story-strain-only = { STRAIN($trumps) }
story-takes-back = { SEAT($who) } reprend { CARD($card) }.
story-target-missed = { $tricks } { $tricks ->
        [one] levée manque
       *[other] levées manquent
    } à la cible : { $points } { $points ->
        [one] point
       *[other] points
    } pour { SIDE($whose) }.
story-target-reached = { SIDE($whose) } : { $points } { $points ->
        [one] point
       *[other] points
    } pour la cible de { $goal } { $goal ->
        [one] levée atteinte
       *[other] levées atteinte
    }.
story-targets = { SEAT($who) } dit { WORD($terms) }.
story-the-best-contract = Le meilleur contrat :
story-the-hands = Les mains
story-there-is-no-such-game-here = Ce jeu n’existe pas ici.
story-this-deal-was-made-before-it-came-to-the = Cette donne existait avant la table : il n’y a pas de mélange à vérifier.
story-thrown-in-level = Vingt points partout : le même donneur redonne.
story-thrown-in-otherwise = La donne n’est pas jouée : { WORD($reason) }.
story-thrown-in-passed-out = Tous ont passé : le joueur suivant donne.
story-thrown-in-too-weak = Moins de 21 points avec la main libre : le même donneur redonne.
story-tie-broken-fourth-hand = { $best } partout : { NAME($who) } gagnent, pour avoir remporté la quatrième main.
story-tie-broken-three-games = { $best } partout : { NAME($who) } gagnent, pour avoir remporté les trois parties.
story-tie-broken-three-hands = { $best } partout : { NAME($who) } gagnent, pour avoir remporté trois des quatre mains.
story-tie-broken-two-games = { $best } partout : { NAME($who) } gagnent, pour avoir remporté deux des trois parties.
story-took-up = Vous prenez la main de { SEAT($place) }.
story-transferred = { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } pour { SIDE($whose) }, à cause de renonces.
story-transferred-among = { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } de { SIDE($whose) } viennent de l’autre camp, pour renonces.
story-trick-by-trick = Levée par levée
story-trick-number = Levée { $number }
story-tricks-won = { SIDE($whose) } ont fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { SIDE($others) } { $less }.
story-turn-card = Retourner ma carte de la dernière levée
story-undertricks = { $tricks } { $tricks ->
        [one] levée de chute
       *[other] levées de chute
    } : { $points } pour { SIDE($whose) }.
story-undone = Le coup est repris.
story-what-could-have-been-made = Ce qu’on pouvait faire
story-what-for = { WORD($terms) }
story-what-who-could-count-on-before-the-lead = { SEAT($who) } pouvait espérer tant de levées, avant l’entame et après chaque levée, toutes cartes vues.
story-where-tricks-went = Où sont passées les levées
story-win-pair = { NAME($who) } gagnent { $best } à { $less }.
story-wins-alone = { NAME($who) } gagne avec { $best }.
story-wins-it = la gagne
story-wins-trick = { SEAT($who) } remporte la levée.
story-worth-points = pour { $points }
story-you-beat-by-one = Contrat battu ! Il manque une levée à { SEAT($who) }
story-you-beat-it = Contrat battu ! Il manque { $short } levées à { SEAT($who) }
story-you-made-it = Réussi ! { $goal } levées sur { $goal }
story-you-made-more = Réussi ! { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait
story-you-one-short = Il en manque une : { $tricks } levées sur { $goal }
story-you-play-one-hand-bots-play-the-other = Vous jouez une main, des robots les trois autres. Les cartes sont celles de ce code.
story-you-short = Il en manque { $short } : { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } sur { $goal }
story-you-won-tricks = Vous avez fait { $tricks } des { $all } levées
