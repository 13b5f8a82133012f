# The story of a deal, its buttons and questions.

story-a-deal-to-play = Une donne à jouer
story-a-point-a-trick = { SIDE($whose) } : { $points } { $points ->
        [one] point
       *[other] points
    }, un par levée.
story-accept-lead = Accepter l’attaque
story-accepted = { ME($who) ->
        [you] Vous acceptez l’attaque hors tour.
       *[other] { SEAT($who) } accepte l’attaque hors tour.
    }
story-agree = D’accord
story-agreed-doubled = { ME($who) ->
        [you] Le contrat est { CALL($bid) } contré, par vous.
       *[other] Le contrat est { CALL($bid) } contré, par { SEAT($who) }.
    }
story-agreed-free = Sans atout : le camp qui fait { $goal } levées gagne.
story-agreed-redoubled = { ME($who) ->
        [you] Le contrat est { CALL($bid) } surcontré, par vous.
       *[other] Le contrat est { CALL($bid) } surcontré, par { SEAT($who) }.
    }
story-agreed-undoubled = { ME($who) ->
        [you] Le contrat est { CALL($bid) } par vous.
       *[other] Le contrat est { CALL($bid) } par { SEAT($who) }.
    }
story-agrees = { ME($who) ->
        [you] Vous acceptez.
       *[other] { SEAT($who) } accepte.
    }
story-announces-longest = { ME($who) ->
        [you] Vous avez { $number } cartes dans votre couleur la plus longue.
       *[other] { SEAT($who) } a { $number } cartes dans sa couleur la plus longue.
    }
story-announces-points = { ME($who) ->
        [you] Vous annoncez { $number } { $number ->
            [one] point
           *[other] points
        }.
       *[other] { SEAT($who) } annonce { $number } { $number ->
            [one] point
           *[other] points
        }.
    }
story-announces-strength = { ME($who) ->
        [you] Vous annoncez une force de { $number }.
       *[other] { SEAT($who) } annonce une force de { $number }.
    }
story-ask-referee = Renonce de { SEAT($who) } ?
story-asks-undo = { SEAT($who) } demande à reprendre le dernier coup.
story-awarded = { SIDE($whose) } { ME($whose) ->
        [you] recevez
       *[other] reçoivent
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } par la revendication.
story-battle = Bataille de héros à { STRAIN($trumps) }, { WORD($terms) }
story-battle-chosen = { ME($who) ->
        [you] Vous choisissez une bataille de héros à { STRAIN($trumps) }, { WORD($terms) } : { $goal } levées.
       *[other] { SEAT($who) } choisit une bataille de héros à { STRAIN($trumps) }, { WORD($terms) } : { $goal } levées.
    }
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
story-by-who-tricks-tricks = ({ $who }), { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
story-call = { CALL($call) }
story-calls-double = { ME($who) ->
        [you] Vous contrez.
       *[other] { SEAT($who) } contre.
    }
story-calls-pass = { ME($who) ->
        [you] Vous passez.
       *[other] { SEAT($who) } passe.
    }
story-calls-play = { ME($who) ->
        [you] Vous dites Jouer.
       *[other] { SEAT($who) } dit Jouer.
    }
story-calls-redouble = { ME($who) ->
        [you] Vous surcontrez.
       *[other] { SEAT($who) } surcontre.
    }
story-challenged = { SEAT($who) } demande à l’arbitre si { SEAT($of) } a fait une renonce.
story-check-as-promised = Personne n’a changé cette donne : c’est celle qui était promise avant la première carte. Cette page l’a calculé elle-même : les nombres secrets ont l’empreinte montrée alors, et avec la coupe ils donnent ces mains.
story-check-came-late = Tout concorde : empreinte, nombres secrets, coupe et mains. Mais cette page est arrivée quand des cartes étaient déjà jouées : elle ne peut dire ce qui était promis avant.
story-check-not-here = Les navigateurs ne le vérifient qu’en HTTPS. Enregistrez la donne et lancez kibitz verify.
story-check-other-digest = L’empreinte n’est pas celle que cette page avait reçue.
story-check-other-hands = Les nombres secrets et la coupe ne donnent pas ces mains.
story-check-other-seed = Les nombres secrets ne sont pas ceux qui avaient été promis.
story-check-this-deal = Vérifier cette donne
story-chosen-game = { ME($who) ->
        [you] Vous choisissez la manche à { STRAIN($trumps) } : { $goal } levées.
       *[other] { SEAT($who) } choisit la manche à { STRAIN($trumps) } : { $goal } levées.
    }
story-chosen-part-score = { ME($who) ->
        [you] Vous choisissez une partielle à { STRAIN($trumps) } : { $goal } levées.
       *[other] { SEAT($who) } choisit une partielle à { STRAIN($trumps) } : { $goal } levées.
    }
story-chosen-slam = { ME($who) ->
        [you] Vous choisissez le chelem à { STRAIN($trumps) } : { $goal } levées.
       *[other] { SEAT($who) } choisit le chelem à { STRAIN($trumps) } : { $goal } levées.
    }
story-chosen-tricks = { ME($who) ->
        [you] Vous choisissez { STRAIN($trumps) } : chaque levée compte un point.
       *[other] { SEAT($who) } choisit { STRAIN($trumps) } : chaque levée compte un point.
    }
story-claims = { ME($who) ->
        [you] Vous revendiquez { $tricks } de { $left } { $left ->
            [one] levée
           *[other] levées
        } : { WORD($line) }.
       *[other] { SEAT($who) } revendique { $tricks } de { $left } { $left ->
            [one] levée
           *[other] levées
        } : { WORD($line) }.
    }
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
story-could-win = Toutes les mains vues et sans erreur, { SIDE($whose) } { ME($whose) ->
        [you] faites
       *[other] font
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { SIDE($others) } { $less }.
story-cut-at = Couper après { $place } { $place ->
        [one] carte
       *[other] cartes
    }
story-cuts = { ME($who) ->
        [you] Vous coupez le paquet.
       *[other] { SEAT($who) } coupe le paquet.
    }
story-dealer-deals = { ME($who) ->
        [you] Vous donnez.
       *[other] { SEAT($who) } donne.
    }
story-declares-chosen = { ME($who) ->
        [you] Vous êtes déclarant : { $points } points chacun, et les partenaires l’ont choisi ainsi.
       *[other] { SEAT($who) } est déclarant : { $points } points chacun, et les partenaires l’ont choisi ainsi.
    }
story-declares-dealer = { ME($who) ->
        [you] Vous avez donné, et jouez donc le coup.
       *[other] { SEAT($who) } a donné, et joue donc le coup.
    }
story-declares-first = { ME($who) ->
        [you] Vous êtes déclarant : { $points } { $points ->
            [one] point
           *[other] points
        } chacun, et vous parlez avant { SEAT($partner) }.
       *[other] { SEAT($who) } est déclarant : { $points } { $points ->
            [one] point
           *[other] points
        } chacun, et { SEAT($who) } parle avant { SEAT($partner) }.
    }
story-declares-named = { ME($who) ->
        [you] Vous êtes déclarant : premier de votre camp à nommer { STRAIN($trumps) }.
       *[other] { SEAT($who) } est déclarant : premier de son camp à nommer { STRAIN($trumps) }.
    }
story-declares-of-three = { ME($who) ->
        [you] Vous êtes déclarant, avec { $points } { $points ->
            [one] point annoncé
           *[other] points annoncés
        }.
       *[other] { SEAT($who) } est déclarant, avec { $points } { $points ->
            [one] point annoncé
           *[other] points annoncés
        }.
    }
story-declares-play = { ME($who) ->
        [you] Vous avez dit Jouer, et jouez donc le coup.
       *[other] { SEAT($who) } a dit Jouer, et joue donc le coup.
    }
story-declares-stronger = { ME($who) ->
        [you] Vous êtes déclarant : { $points } { $points ->
            [one] point
           *[other] points
        } contre { $less } pour { SEAT($partner) }.
       *[other] { SEAT($who) } est déclarant : { $points } { $points ->
            [one] point
           *[other] points
        } contre { $less } pour { ME($partner) ->
            [you] vous
           *[other] { SEAT($partner) }
        }.
    }
story-declined = Le coup est maintenu.
story-disagrees = { SEAT($who) } n’accepte pas.
story-do-not-agree = Pas d’accord
story-dummy-faced = { ME($who) ->
        [you] Vous êtes le mort : vos cartes sont sur la table.
       *[other] { SEAT($who) } est le mort : ses cartes sont sur la table.
    }
story-exchanged = Échange de mains sans les voir : { ME($one) ->
        [you] vous
       *[other] { SEAT($one) }
    } et { ME($two) ->
        [you] vous
       *[other] { SEAT($two) }
    }.
story-exposed = { ME($who) ->
        [you] Vous montrez { CARD($card) } par accident et reprenez la carte.
       *[other] { SEAT($who) } montre { CARD($card) } par accident et reprend la carte.
    }
story-fell-short = Il { ME($who) ->
        [you] vous manque
       *[other] manque à { SEAT($who) }
    } { $short } { $short ->
        [one] levée
       *[other] levées
    } pour en faire { $goal }
story-free-chosen = { ME($who) ->
        [you] Vous choisissez une mêlée, { WORD($terms) } : { $goal } levées.
       *[other] { SEAT($who) } choisit une mêlée, { WORD($terms) } : { $goal } levées.
    }
story-free-for-all = Mêlée, { WORD($terms) }
story-gave-away = { ME($who) ->
        [you] Levée { $trick } : vous avez donné { $tricks } { $tricks ->
            [one] levée
           *[other] levées
        } avec { CARD($card) } ; { CARD($better) } était mieux.
       *[other] Levée { $trick } : { SEAT($who) } a donné { $tricks } { $tricks ->
            [one] levée
           *[other] levées
        } avec { CARD($card) } ; { CARD($better) } était mieux.
    }
story-goal-reached = { SIDE($whose) } : { $points } pour l’objectif de { $goal } { $goal ->
        [one] levée atteint
       *[other] levées atteint
    }.
story-hand-shown = { ME($who) ->
        [you] Vous montrez votre main.
       *[other] { SEAT($who) } montre sa main.
    }
story-hero-named = { ME($who) ->
        [you] Vous prenez { STRAIN($trumps) } comme couleur héros : { $goal } levées.
       *[other] { SEAT($who) } prend { STRAIN($trumps) } comme couleur héros : { $goal } levées.
    }
story-how-many-tricks-each-side-can-win-if = Combien de levées chaque camp peut gagner si chacun voit toutes les cartes et que personne ne se trompe.
story-i-declare = Je suis le déclarant
story-lead-pair = { NAME($who) } mènent { $best } à { $less }.
story-leads-alone = { NAME($who) } mène avec { $best }.
story-made-it = { ME($who) ->
        [you] Vous avez réussi
       *[other] { SEAT($who) } a réussi
    } : { $goal } levées sur { $goal }
story-made-more = { ME($who) ->
        [you] Vous avez réussi
       *[other] { SEAT($who) } a réussi
    } : { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait
story-makes-bid = { ME($who) ->
        [you] Vous annoncez { CALL($bid) }.
       *[other] { SEAT($who) } annonce { CALL($bid) }.
    }
story-no-deal-with-code = Aucune donne n’a le code { $code } : vérifiez-le lettre par lettre.
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
story-own-cards = { ME($who) ->
        [you] Chacun joue ses propres cartes, et vous entamez.
       *[other] Chacun joue ses propres cartes, et { SEAT($who) } entame.
    }
story-own-cards-trumps = { ME($who) ->
        [you] Atout { STRAIN($trumps) } : chacun joue ses propres cartes, et vous entamez.
       *[other] Atout { STRAIN($trumps) } : chacun joue ses propres cartes, et { SEAT($who) } entame.
    }
story-partner-declares = { SEAT($who) } est le déclarant
story-picked-up = La revendication est refusée : la main est reprise et le jeu continue.
story-plain-number = { $number }
story-play-a-deal-by-its-code = Jouer une donne par son code
story-play-this-deal = Jouer cette donne
story-play-this-deal-again = Rejouer cette donne
story-players-level = Tous les joueurs sont à égalité, à { $best } chacun.
story-players-tied = Tous les joueurs finissent à égalité, à { $best } chacun.
story-plays = { ME($who) ->
        [you] Vous jouez { CARD($card) }.
       *[other] { SEAT($who) } joue { CARD($card) }.
    }
story-points-for = { SIDE($whose) } : { $points } pour { WORD($reason) }.
story-points-level = Vingt points partout : le camp du donneur joue.
story-private-deal = Cette table est privée : ses donnes sont pour ceux qui y étaient assis.
story-promised-before-the-cut = Promis avant la coupe (SHA-256) :
story-recounted = Les points ne font pas quarante : tous recomptent.
story-reject-lead = Refuser l’attaque
story-rejected = { ME($who) ->
        [you] Vous n’acceptez pas l’attaque hors tour.
       *[other] { SEAT($who) } n’accepte pas l’attaque hors tour.
    }
story-replace-asked = { NAME($who) } est absent. Un robot doit-il continuer ?
story-reseated = { SEAT($who) } passe en { SEAT($place) }.
story-result-made-1 = { ME($who) ->
        [you] Vous avez gagné
       *[other] { SEAT($who) } a gagné
    } avec { $goal } levées sur { $goal } : { $points } pour { SIDE($whose) }.
story-result-made-2 = { ME($who) ->
        [you] Vous avez gagné
       *[other] { SEAT($who) } a gagné
    } avec { $goal } levées sur { $goal } : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
story-result-needed = { ME($who) ->
        [you] Vous deviez faire { $goal } levées et en avez fait
       *[other] { SEAT($who) } devait faire { $goal } levées et en a fait
    } { $tricks } : { $points } pour { SIDE($whose) }.
story-result-needed-both = { ME($who) ->
        [you] Vous deviez faire { $goal } levées et en avez fait
       *[other] { SEAT($who) } devait faire { $goal } levées et en a fait
    } { $tricks } : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
story-result-needed-nobody = { ME($who) ->
        [you] Vous deviez faire { $goal } levées et en avez fait
       *[other] { SEAT($who) } devait faire { $goal } levées et en a fait
    } { $tricks } : personne ne marque.
story-result-nobody = Il { ME($who) ->
        [you] vous a manqué
       *[other] a manqué à { SEAT($who) }
    } { $short } { $short ->
        [one] levée
       *[other] levées
    } pour en faire { $goal } : personne ne marque.
story-result-over-1 = { ME($who) ->
        [you] Vous avez gagné
       *[other] { SEAT($who) } a gagné
    } avec { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait : { $points } pour { SIDE($whose) }.
story-result-over-2 = { ME($who) ->
        [you] Vous avez gagné
       *[other] { SEAT($who) } a gagné
    } avec { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { $over } de plus qu’il ne fallait : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
story-result-short-1 = Il { ME($who) ->
        [you] vous a manqué
       *[other] a manqué à { SEAT($who) }
    } { $short } { $short ->
        [one] levée
       *[other] levées
    } pour en faire { $goal } : { $points } pour { SIDE($whose) }.
story-result-short-2 = Il { ME($who) ->
        [you] vous a manqué
       *[other] a manqué à { SEAT($who) }
    } { $short } { $short ->
        [one] levée
       *[other] levées
    } pour en faire { $goal } : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
story-result-stopped-1 = { ME($who) ->
        [you] Vous aviez
       *[other] { SEAT($who) } avait
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } quand { $goal } sont devenues hors d’atteinte : { $points } pour { SIDE($whose) }.
story-result-stopped-2 = { ME($who) ->
        [you] Vous aviez
       *[other] { SEAT($who) } avait
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } quand { $goal } sont devenues hors d’atteinte : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
story-result-tricks-1 = { ME($who) ->
        [you] Vous avez fait
       *[other] { SEAT($who) } a fait
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : { $points } pour { SIDE($whose) }.
story-result-tricks-2 = { ME($who) ->
        [you] Vous avez fait
       *[other] { SEAT($who) } a fait
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : { $points } pour { SIDE($whose) }, { $less } pour { SIDE($others) }.
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
story-score = { SIDE($whose) } { ME($whose) ->
        [you] marquez
       *[other] marquent
    } { $points }.
story-score-both = { SIDE($whose) } { ME($whose) ->
        [you] marquez
       *[other] marquent
    } { $points }, { SIDE($others) } { $less }.
story-send-this-deal-to-a-friend = Envoyer cette donne à un ami
story-share-lead = { NAME($who) } se partagent la tête avec { $best } chacun.
story-share-win = { NAME($who) } se partagent la victoire avec { $best } chacun.
story-short-of-goal = { $tricks } { $tricks ->
        [one] levée manque
       *[other] levées manquent
    } à l’objectif : { $points } pour { SIDE($whose) }.
story-side-stopped-it = { SIDE($whose) } { ME($whose) ->
        [you] avez fait
       *[other] ont fait
    } { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : les autres ne peuvent plus en faire { $goal }
story-side-stronger = { SIDE($whose) } { ME($whose) ->
        [you] avez
       *[other] ont
    } plus de points : { $more } contre { $less }.
story-side-won-tricks = { SIDE($whose) } { ME($whose) ->
        [you] avez
       *[other] ont
    } fait { $tricks } des { $all } levées
story-sides-level = Les deux camps sont à égalité, à { $best } chacun.
story-sides-tied = Les deux camps finissent à égalité, à { $best } chacun.
story-strain-chosen = { ME($who) ->
        [you] Vous choisissez { STRAIN($trumps) } : { $goal } levées.
       *[other] { SEAT($who) } choisit { STRAIN($trumps) } : { $goal } levées.
    }
story-strain-only = { STRAIN($trumps) }
story-takes-back = { ME($who) ->
        [you] Vous reprenez { CARD($card) }.
       *[other] { SEAT($who) } reprend { CARD($card) }.
    }
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
story-targets = { ME($who) ->
        [you] Vous dites { WORD($terms) }.
       *[other] { SEAT($who) } dit { WORD($terms) }.
    }
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
story-took-up = { ME($place) ->
        [you] Vous prenez votre nouvelle main.
       *[other] Vous prenez la main de { SEAT($place) }.
    }
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
story-tricks-won = { SIDE($whose) } { ME($whose) ->
        [you] avez
       *[other] ont
    } fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, { SIDE($others) } { $less }.
story-turn-card = Retourner ma carte de la dernière levée
story-undertricks = { $tricks } { $tricks ->
        [one] levée de chute
       *[other] levées de chute
    } : { $points } pour { SIDE($whose) }.
story-undone = Le coup est repris.
story-what-for = { WORD($terms) }
story-what-who-could-count-on-before-the-lead = { SEAT($who) } pouvait espérer tant de levées, avant l’entame et après chaque levée, toutes cartes vues.
story-win-pair = { NAME($who) } gagnent { $best } à { $less }.
story-wins-alone = { NAME($who) } gagne avec { $best }.
story-wins-it = la gagne
story-wins-trick = { ME($who) ->
        [you] Vous remportez la levée.
       *[other] { SEAT($who) } remporte la levée.
    }
story-with-hindsight = Plus : après coup, toutes les mains vues
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
story-you-stopped-it = Contrat battu ! Vous avez fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : ils ne peuvent plus en faire { $goal }
story-you-were-stopped = Ils ont fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } : vous ne pouvez plus en faire { $goal }
story-you-won-tricks = Vous avez fait { $tricks } des { $all } levées
