# The coach: what a card does, what to look at, why a contract was chosen.

coach-agree-or-not-false = Je n’accepterais pas.
coach-agree-or-not-true = J’accepterais.
coach-all-known = Toutes les cartes sont connues : cela nous fait { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    } en tout.
coach-alone-among-bots-you-may-always-ask-for-a = Seul avec des robots, vous pouvez toujours demander un conseil. Ainsi, chacun à la table le peut.
coach-beaten-in = Avec { CARD($card) }, le contrat chute dans plus de donnes essayées qu’avec { CARD($other) }.
coach-beaten-in-all = Avec { CARD($card) }, le contrat chute dans toutes les donnes essayées, avec { CARD($other) } pas dans toutes.
coach-besides-falsecard = Elle cache aussi ce qu’il y a d’autre dans la main.
coach-besides-least-to-guess = C’est elle qui nous laisse le moins à deviner ensuite.
coach-besides-likes = Petite carte assez haute, elle dit au partenaire que la couleur est bienvenue.
coach-besides-likes-not = La plus petite carte dit au partenaire qu’il n’y a rien dans la couleur.
coach-besides-most-to-guess = C’est elle qui laisse au déclarant le plus à deviner.
coach-better = { CARD($card) } était mieux.
coach-better-let-go = { CARD($card) } prend une levée qu’il vaut mieux laisser passer.
coach-call-it = Je dirais : { CALL($call) }.
coach-call-it-as = Je dirais { CALL($call) } : { WORD($name) }.
coach-can-be-beaten = Plus de cartes encore cachées battent { CARD($card) } que { CARD($best) }.
coach-cash-before-a-ruff = { CARD($card) } est la plus haute carte qui reste à { STRAIN($suit) } : seul un atout peut la battre.
coach-choose-it = Je choisirais ceci :
coach-claim-shown = Regardez les cartes montrées : pourriez-vous encore gagner une levée ?
coach-cost-nothing = Cette fois, elle n’a rien coûté.
coach-count-measure-longest = Triez vos cartes par couleur, et comptez la plus longue.
coach-count-measure-points = Comptez quatre pour un as, trois pour un roi, deux pour une dame et un pour un valet.
coach-count-measure-strength = Comptez quatre pour un 14, trois pour un 13, deux pour un 12 et un pour un 11.
coach-count-points-of = Comptez ce que { SEAT($who) } a montré de ce qui a été annoncé pour cette main. Quelles grosses cartes peut-elle encore avoir, et lesquelles doit-elle avoir ?
coach-counted = Je compte { $number }.
coach-discard-from-length = Pas de { STRAIN($led) } dans cette main : { CARD($card) } s’en va, car { $length } cartes à { STRAIN($suit) }, c’est plus qu’il n’en faut.
coach-discard-from-nothing = Pas de { STRAIN($led) } dans cette main : { CARD($card) } s’en va, car il n’y a pas de grosse carte à garder à { STRAIN($suit) }.
coach-enough-for-dummy = { CARD($card) } est assez haute : le mort joue en dernier et ne peut pas la battre.
coach-everybody-here-may-ask-for-hints = Ici, chacun peut demander un conseil.
coach-fewer-without-trumps = À sans-atout, { $goal } levées suffisent ; à l’atout { STRAIN($suit) } il en faudrait { $more }.
coach-follows-calls-must-have = D’après ses annonces, { SEAT($who) } a au moins { $least } points, et { $shown ->
        [0] n’en a montré aucun
       *[other] en a montré { $shown }
    }. Sans { CARD($card) }, il n’y en a pas assez : { SEAT($who) } l’a donc, si ses annonces tiennent parole.
coach-follows-calls-too-many = D’après ses annonces, { SEAT($who) } a au plus { $most } points, et { $shown ->
        [0] n’en a montré aucun
       *[other] en a montré { $shown }
    }. { CARD($card) } serait de trop : { SEAT($holder) } l’a donc, si ces annonces tiennent parole.
coach-follows-cannot-make = { SEAT($who) } a annoncé { $points } et { $shown ->
        [0] n’en a montré aucun
       *[other] en a montré { $shown }
    }. Avec { CARD($card) }, on ne peut pas arriver aux { $left } qui restent. { SEAT($holder) } l’a donc.
coach-follows-counted-out = Qui n’a pas pu fournir, et combien de cartes chacun garde : il ne reste que { SEAT($holder) } pour { CARD($card) }.
coach-follows-must-have = { SEAT($who) } a annoncé { $points } et { $shown ->
        [0] n’en a montré aucun
       *[other] en a montré { $shown }
    }. Sans { CARD($card) }, on ne peut pas arriver aux { $left } qui restent : { SEAT($who) } l’a donc.
coach-follows-no-trump-out = Ils n’ont plus d’atout : personne ne peut couper.
coach-follows-put-together = Ce qui a été annoncé, qui n’a pas pu fournir et combien de cartes chacun garde : il ne reste que { SEAT($holder) } pour { CARD($card) }.
coach-follows-showed-out = { SEAT($who) } n’a pas pu fournir à { STRAIN($suit) } : tout ce qui y manque est chez { SEAT($holder) }.
coach-follows-shown-all = { SEAT($who) } a annoncé { $points } et a tout montré. { CARD($card) } est donc chez { SEAT($holder) }.
coach-follows-too-many = { SEAT($who) } a annoncé { $points } et { $shown ->
        [0] n’en a montré aucun
       *[other] en a montré { $shown }
    } : { CARD($card) } serait de trop. { SEAT($holder) } l’a donc.
coach-game-on-fewer = Les deux mains ont { $points } points, moins que les 25 habituels ; ici les cartes compensent.
coach-gone-after = Ils sont tous tombés après { $most } { $most ->
        [one] levée
       *[other] levées
    } quand aucun des deux n’en a davantage.
coach-good-for-game = Les deux mains ont { $points } points : 25 ou plus suffisent d’habitude pour la manche.
coach-good-trumps = Avec { $length } cartes à { STRAIN($suit) }, il n’en reste que { $out } aux autres : un bon atout.
coach-grows-when = Il reste une petite carte pour gagner quand aucun des deux n’y a plus de { $most } { $most ->
        [one] carte
       *[other] cartes
    }.
coach-hand-has = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } { $points ->
        [one] point
       *[other] points
    }, couleurs courtes comptées, et { $length } cartes à { STRAIN($suit) }.
coach-hand-has-plain = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } { $points ->
        [one] point
       *[other] points
    } et { $length } cartes à { STRAIN($suit) }.
coach-hardly-a-trump = { SEAT($who) } a laissé passer une levée que tout atout aurait gagnée, et n’en a donc presque sûrement plus.
coach-high-cards-rule = À sans-atout, les grosses cartes et les longues gagnent, et personne ne peut couper.
coach-high-under-higher = Rien ici ne bat { CARD($top) }. { CARD($card) } libère le passage pour des cartes plus basses, ou pour l’autre main.
coach-higher-than-needed = { CARD($best) } bat aussi ce qui est sur la table, et { CARD($card) } mérite d’être gardée.
coach-hint = Conseil
coach-hints-with-friends = Conseils entre amis
coach-honour-goes-up = { CARD($card) } est fourni, parce que { SEAT($who) } a dû jouer avant.
coach-last-trump = { CARD($card) } fait tomber leur dernier atout.
coach-leaves-bare = Sans { CARD($card) }, il reste trop peu de cartes pour protéger { CARD($top) }.
coach-leaves-trick = { CARD($card) } laisse la levée à { CARD($top) }, que { CARD($best) } bat.
coach-long-suit-with-trumps = { CARD($card) } est une petite carte d’une couleur de { $length } cartes : le partenaire a peut-être de quoi aider, et elle donne peu.
coach-longest-trumps = Aucune couleur n’est plus longue que { STRAIN($suit) }, avec { $length } cartes dans les deux mains.
coach-lost-for-nothing = { CARD($card) } ne peut pas gagner ici et disparaît ; { CARD($best) } suffit pour fournir.
coach-lost-for-them = Le contrat a pour ainsi dire chuté : il s’agit d’une levée de plus ou de moins.
coach-lost-for-us = Le contrat ne peut guère réussir : il s’agit de perdre le moins possible.
coach-lowest-of-equals = Haut en troisième : { CARD($card) } gagne, ou fait sortir plus haut. De cartes équivalentes, la plus basse en dit le plus au partenaire.
coach-made-in = Avec { CARD($card) }, le contrat est réussi dans plus de donnes essayées qu’avec { CARD($other) }.
coach-made-in-all = Avec { CARD($card) }, le contrat est réussi dans toutes les donnes essayées, avec { CARD($other) } pas dans toutes.
coach-mistake-of = Levée { $trick } : { ME($who) ->
        [you] vous avez joué
       *[other] { SEAT($who) } a joué
    } { CARD($card) } ; { CARD($best) } était mieux.
coach-never-fails = Cela réussit dans toutes les donnes essayées.
coach-no-good-trumps = Aucune couleur n’a huit cartes dans les deux mains : sans atout, personne ne peut couper.
coach-no-hint = Il n’y a rien à conseiller ici.
coach-no-hints = Pas de conseils à cette table : d’autres personnes y jouent aussi.
coach-not-the-suit = C’est une convention, qui ne dit rien sur les { STRAIN($suit) }.
coach-nudges-a-long-suit = Dans quelle couleur, le partenaire et vous, pouvez-vous préparer une levée sans en donner ?
coach-nudges-cash = Comptez les levées que vous pouvez prendre tout de suite. Quelles cartes personne ne peut-il battre ?
coach-nudges-continue = Quel était le plan avec la couleur que votre camp a attaquée d’abord ?
coach-nudges-cover = On a joué une grosse carte. Que deviennent vos cartes plus petites si la vôtre passe dessus ?
coach-nudges-cross = Laquelle des deux mains devrait attaquer la levée suivante, et comment y aller ?
coach-nudges-discard = Vous ne pouvez pas fournir. Quelle carte vous manquera le moins ?
coach-nudges-draw-trumps = Comptez les atouts. Combien en reste-t-il aux autres, et que pourraient-ils en faire ?
coach-nudges-drive-out = Regardez les { STRAIN($suit) }. Laquelle de leurs cartes barre la route aux vôtres ?
coach-nudges-drop = Regardez les { STRAIN($suit) }. Combien leur en reste-t-il, et qu’est-ce qui peut tomber ?
coach-nudges-duck = Une levée à { STRAIN($suit) } sera perdue de toute façon. Quand fait-elle le moins mal ?
coach-nudges-finesse = Regardez les { STRAIN($suit) }. Quelle grosse carte manque, et qui doit l’avoir pour que cela marche ?
coach-nudges-for-ruff = Y a-t-il une couleur que l’une des mains de votre camp n’a plus ? Les atouts peuvent y gagner.
coach-nudges-force = Comptez les atouts des autres. Pouvez-vous leur en faire dépenser un ?
coach-nudges-give-up = On ne peut pas gagner toutes les levées. Quelle couleur coûte le moins quand les autres prennent la main ?
coach-nudges-hold-up = Vous pourriez gagner cette levée. Que se passe-t-il si vous en gagnez plutôt une suivante de la couleur ?
coach-nudges-long-suit = Quelle est votre couleur la plus longue ? Les petites cartes y gagnent à la fin.
coach-nudges-low-from-honour = Dans quelle couleur les grosses cartes du partenaire peuvent-elles aider les vôtres ?
coach-nudges-nothing-wins = Aucune de ces cartes ne peut gagner la levée. Laquelle vous manquera le moins ?
coach-nudges-only-card = Il n’y a qu’une carte à jouer.
coach-nudges-overruff = Quelqu’un a coupé. Pouvez-vous monter plus haut ?
coach-nudges-overtake = Voyez qui tient la levée. Quelle main de votre camp devrait attaquer la suivante ?
coach-nudges-partners-suit = Que vous a dit le partenaire par son annonce ?
coach-nudges-partners-trick = Voyez qui tient la levée. A-t-elle besoin d’une de vos grosses cartes ?
coach-nudges-return = Quelle couleur le partenaire a-t-il attaquée, et pourquoi ?
coach-nudges-ruff = Vous ne pouvez pas fournir. Cette levée vaut-elle un atout ?
coach-nudges-second-high = Vous jouez en second. Que fera la main suivante si vous jouez petit ?
coach-nudges-second-low = Vous jouez en second, et le partenaire après vous. Y a-t-il urgence à jouer haut ?
coach-nudges-sequence = Cherchez des grosses cartes qui se touchent.
coach-nudges-set-up = Regardez les { STRAIN($suit) }. Combien de fois faut-il les jouer pour qu’ils n’en aient plus ?
coach-nudges-short-suit = Quelle couleur pourriez-vous bientôt ne plus avoir ?
coach-nudges-take = Voyez qui tient la levée. Pouvez-vous la gagner, et à quel prix ?
coach-nudges-third-enough = Vous jouez en troisième. Jusqu’où faut-il monter ? Regardez le mort.
coach-nudges-third-high = Vous jouez en troisième, le dernier de votre camp. Que devez-vous battre ?
coach-nudges-through = Regardez le mort. Dans quelle couleur n’aimerait-il pas jouer avant le partenaire ?
coach-nudges-throw-loser = Vous ne pouvez pas fournir, et votre camp tient la levée. Quelle perdante peut s’en aller ?
coach-nudges-top-of-nothing = Quelle couleur pouvez-vous attaquer sans donner de levée ?
coach-nudges-towards = Regardez les { STRAIN($suit) }. De quel côté faut-il les jouer pour ménager votre grosse carte ?
coach-nudges-trump-lead = Comment les autres gagneront-ils des levées avec leurs atouts ? Pouvez-vous en réduire le nombre ?
coach-nudges-unblock = Regardez les { STRAIN($suit) } des deux mains. Dans laquelle la dernière carte maîtresse doit-elle rester ?
coach-nudges-up-to = Regardez le mort, qui joue en dernier. Dans quelle couleur est-il faible ?
coach-one-hand = Cette main a une force de { $points }, et { $length } cartes dans sa couleur la plus longue.
coach-only-card = { CARD($card) } est la seule carte permise.
coach-other-idea = { CARD($card) }, c’est : { WORD($kind) } ; { CARD($best) }, c’est : { WORD($other) }.
coach-other-plan = L’autre plan est { CARD($card) } : { WORD($kind) }.
coach-over-our-own = { CARD($card) } passe par-dessus { CARD($top) }, qui gagnait pour notre camp.
coach-part-score-points = Les deux mains ont { $points } points : la manche en demande d’habitude 25.
coach-partner-has-won = Notre camp gagne cette levée : { CARD($card) } suffit.
coach-partner-must-bid = Le partenaire ne doit pas passer.
coach-partner-ruffs = { CARD($card) } est joué parce que le partenaire n’a plus de { STRAIN($suit) } et peut couper.
coach-pass-or-play = Combien de levées pourriez-vous gagner ? Les cartes hautes et une longue couleur comptent le plus.
coach-pays-most = Dans { $deals } donnes qui vont avec ce que nous avons vu, rien d’autre n’a rapporté plus au total.
coach-plan-of = { CARD($card) } : { WORD($kind) }.
coach-play-it = Je jouerais { CARD($card) }.
coach-points-together = Les deux mains ont { $points } des 40 points.
coach-reason-all-good = Toutes vos cartes étaient bonnes.
coach-reason-all-tricks = Toutes les levées sont à nous : on ne peut pas faire mieux.
coach-reason-hopeless = Personne n’aurait pu gagner cette donne contre un bon jeu.
coach-reason-mistake = À la levée { $trick }, { CARD($best) } était mieux que { CARD($card) }.
coach-reason-mistakes = À la levée { $trick }, { CARD($best) } était mieux que { CARD($card) }, et { $others } { $others ->
        [one] autre carte était aussi une erreur
       *[other] autres cartes étaient aussi des erreurs
    }.
coach-reason-unlucky = Bien joué : { CARD($card) } était la bonne carte, mais sans chance.
coach-ruff-ahead = { CARD($card) } est une petite, parce que { SEAT($who) } joue en dernier et peut couper quoi que nous jouions.
coach-safe-for-them = Le contrat ne peut guère chuter : il s’agit de ne pas leur donner de levée de trop.
coach-safe-for-us = Le contrat est pour ainsi dire réussi : il s’agit d’une levée de plus ou de moins.
coach-says-cash = { CARD($card) } est maîtresse : il n’y a plus rien de plus haut à { STRAIN($suit) }.
coach-says-continue = { CARD($card) } continue la couleur que cette main a commencée : il y reste peut-être des levées.
coach-says-cover = { CARD($card) } couvre { CARD($led) } : pour la battre, il leur faut une deuxième grosse carte, et les plus petites montent.
coach-says-cross = { CARD($card) } passe dans l’autre main, où { CARD($winner) } est maîtresse.
coach-says-discard = Pas de { STRAIN($led) } dans cette main : { CARD($card) } est ce qui nous manquera le moins.
coach-says-draw-trumps = { CARD($card) } fait tomber les atouts : il leur en reste { $out }, qui pourraient couper nos cartes maîtresses.
coach-says-drive-out = { CARD($card) } fait sauter { CARD($missing) } : ensuite nos cartes suivantes à { STRAIN($suit) } sont maîtresses.
coach-says-drop = { CARD($card) } joue en tête : { CARD($missing) } peut tomber sous nos grosses cartes.
coach-says-duck = { CARD($card) } laisse filer exprès une levée à { STRAIN($suit) } et garde { CARD($winner) } pour plus tard.
coach-says-finesse = { CARD($card) } est pour une impasse : essayer de gagner une levée bien que { CARD($missing) } manque.
coach-says-for-ruff = { CARD($card) } va vers la main qui n’a pas de { STRAIN($suit) }, où un atout peut gagner la levée.
coach-says-force = { CARD($card) } est joué pour que { SEAT($who) } dépense un atout.
coach-says-give-up = { CARD($card) } rend la main : aux autres d’ouvrir la couleur suivante.
coach-says-hold-up = { CARD($card) } laisse passer : { CARD($winner) } reste en main jusqu’à ce que l’un d’eux n’ait plus de { STRAIN($suit) } à jouer.
coach-says-long-suit = { CARD($card) } est une petite carte d’une couleur de { $length } cartes : dans une longue, même les petites finissent par gagner.
coach-says-low-from-honour = { CARD($card) } est une petite carte sous une grosse : le partenaire a peut-être de quoi l’aider.
coach-says-nothing-wins = Rien ici ne bat { CARD($top) } : { CARD($card) } est ce qui nous manquera le moins.
coach-says-overruff = Pas de { STRAIN($led) } dans cette main : { CARD($card) } est un atout plus haut que { CARD($top) }.
coach-says-overtake = { CARD($card) } prend par-dessus notre propre carte, pour que cette main attaque ensuite.
coach-says-partners-suit = Le partenaire a annoncé { STRAIN($suit) } : { CARD($card) } va là où il est fort.
coach-says-partners-trick = Notre camp tient cette levée pour l’instant : { CARD($card) } suffit.
coach-says-return = { CARD($card) } revient dans la couleur du partenaire : finissons ce qu’il a commencé.
coach-says-ruff = Pas de { STRAIN($led) } dans cette main, elle peut donc couper de { CARD($card) }.
coach-says-second-high = Haut en second : { CARD($card) } gagne, ou leur fait dépenser une carte plus haute.
coach-says-second-low = Petit en second : { CARD($card) } garde les cartes plus hautes, car notre autre main doit encore jouer.
coach-says-sequence = { CARD($card) } est la tête d’une séquence : elle fait sauter une plus haute et dit au partenaire que { CARD($next) } est là aussi.
coach-says-set-up = { CARD($card) } travaille les { STRAIN($suit) } : une main y a { $length } cartes, et quand ils n’en ont plus les petites gagnent.
coach-says-short-suit = { CARD($card) } vient d’une couleur courte : bientôt nous n’en aurons plus, et pourrons couper.
coach-says-take = { CARD($card) } prend la levée.
coach-says-third-enough = { CARD($card) } est assez haute pour essayer : la plus haute reste pour plus tard.
coach-says-third-high = Haut en troisième : { CARD($card) } gagne, ou fait sortir plus haut.
coach-says-through = { CARD($card) } traverse { CARD($honour) } du mort : le mort doit jouer avant le partenaire, qui joue après lui.
coach-says-throw-loser = Notre camp tient cette levée : { CARD($card) }, qui n’est pas maîtresse, s’en va dessus.
coach-says-top-of-nothing = { CARD($card) } est la plus haute d’une couleur faible : elle donne peu et dit au partenaire de ne pas y espérer de grosses cartes.
coach-says-towards = { CARD($card) } est joué vers { CARD($honour) } : celui qui est placé avant doit jouer d’abord, peut-être { CARD($missing) }.
coach-says-trump-lead = { CARD($card) } est un atout : à chaque tour il en reste moins aux autres pour couper.
coach-says-unblock = { CARD($card) } débloque : d’abord la grosse carte de la main courte, puis les cartes maîtresses de la longue peuvent défiler.
coach-says-up-to = { CARD($card) } va vers la faiblesse du mort, qui joue en dernier et n’a rien de haut là.
coach-sequence-from-the-top = { CARD($card) } est la tête d’une séquence : il n’y a plus rien de plus haut à { STRAIN($suit) }, et elle dit au partenaire que { CARD($next) } est là aussi.
coach-shows-aces = Cela répond combien d’as { ME($who) ->
        [you] vous avez
       *[other] { SEAT($who) } a
    } : { $number ->
        [0] aucun
       *[other] { $number }
    }.
coach-shows-balanced = Cela montre une main régulière, et { ME($who) ->
        [you] la vôtre l’est
       *[other] celle de { SEAT($who) } l’est
    }.
coach-shows-exact-length = À { STRAIN($suit) }, cela montre { $low } { $low ->
        [one] carte
       *[other] cartes
    } ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $length }.
coach-shows-high-cards = Cela montre { $high ->
        [40] { $low } points d’honneurs ou plus
       *[other] { $low ->
            [0] au plus { $high } points d’honneurs
           *[other] { $low } à { $high } points d’honneurs
        }
    } ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $points }.
coach-shows-length = À { STRAIN($suit) }, cela montre { $high ->
        [13] { $low } cartes ou plus
       *[other] { $low ->
            [0] au plus { $high } cartes
           *[other] { $low } à { $high } cartes
        }
    } ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $length }.
coach-shows-points = Cela montre { $high ->
        [40] { $low } points ou plus
       *[other] { $low ->
            [0] au plus { $high } points
           *[other] { $low } à { $high } points
        }
    }, couleurs courtes comptées ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $points }.
coach-shows-stop = Cela montre un arrêt à { STRAIN($suit) }, et { ME($who) ->
        [you] vous en avez un
       *[other] { SEAT($who) } en a un
    }.
coach-slam-points = Les deux mains ont { $points } points : 33 ou plus suffisent d’habitude pour un chelem.
coach-so-in = C’est le cas dans { $chance } donnes sur 100 parmi celles qui vont avec ce que nous avons vu.
coach-so-in-all = C’est le cas dans toutes les donnes qui vont avec ce que nous avons vu.
coach-so-in-none = Ce n’est le cas dans aucune donne qui aille avec ce que nous avons vu.
coach-so-mostly = C’est le cas le plus souvent.
coach-so-seldom = Le plus souvent, ce n’est pas le cas.
coach-stronger-trumps = À { STRAIN($suit) } il y a { $length } cartes, dont { $points } points.
coach-succeeds-mostly = Cela réussit le plus souvent : c’était ainsi dans { $deals } donnes qui vont avec ce que nous avons vu.
coach-succeeds-often = Cela réussit dans environ { $works } donnes sur 100 parmi celles qui vont avec ce que nous avons vu.
coach-succeeds-open = Dans { $deals } donnes qui vont avec ce que nous avons vu, la réussite reste incertaine.
coach-succeeds-seldom = Cela échoue le plus souvent dans { $deals } donnes qui vont avec ce que nous avons vu, et pourtant rien d’autre ne rapporte plus.
coach-take-cheaply = Dernier à jouer : { CARD($card) } est la carte la moins chère qui gagne.
coach-take-surely = { CARD($card) } prend la levée : il n’y a plus rien de plus haut à { STRAIN($suit) }.
coach-target-it = Je dirais : { WORD($terms) }.
coach-thank-you = Merci
coach-to-open = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } { $points ->
        [one] point
       *[other] points
    }, couleurs courtes comptées ; pour ouvrir une main de telles couleurs, il en faut { $needed }.
coach-to-open-high-cards = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } { $points ->
        [one] point
       *[other] points
    } d’honneurs ; pour ouvrir, il en faut { $needed }.
coach-together-for-game = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } points, et le partenaire en a montré { $high ->
        [40] { $low } ou plus : ensemble { $least } ou plus
       *[other] { $low } à { $high } : ensemble { $least } à { $most }
    }. Pour la manche, il en faut d’habitude { $needed }.
coach-together-for-game-high-cards = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } points d’honneurs, et le partenaire en a montré { $high ->
        [40] { $low } ou plus : ensemble { $least } ou plus
       *[other] { $low } à { $high } : ensemble { $least } à { $most }
    }. Pour la manche, il en faut d’habitude { $needed }.
coach-together-for-slam = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } points, et le partenaire en a montré { $high ->
        [40] { $low } ou plus : ensemble { $least } ou plus
       *[other] { $low } à { $high } : ensemble { $least } à { $most }
    }. Pour un chelem, il en faut d’habitude { $needed }.
coach-together-for-slam-high-cards = { ME($who) ->
        [you] Vous avez
       *[other] { SEAT($who) } a
    } { $points } points d’honneurs, et le partenaire en a montré { $high ->
        [40] { $low } ou plus : ensemble { $least } ou plus
       *[other] { $low } à { $high } : ensemble { $least } à { $most }
    }. Pour un chelem, il en faut d’habitude { $needed }.
coach-tricks-with = { CARD($card) } nous rapporte { DECIMAL($tricks) } levées en moyenne dans ces donnes, { CARD($other) } { DECIMAL($less) }.
coach-trump-spent = { CARD($card) } dépense un atout pour cette levée.
coach-unlucky = { CARD($card) } était une bonne carte, sans chance : avec ces mains elle a coûté { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }.
coach-unlucky-best-in = { CARD($card) } était une bonne carte, sans chance : elle est la meilleure dans environ { $share } donnes sur 100 qui correspondent à ce qu’on pouvait voir. Avec ces mains elle a coûté { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }.
coach-up-too-early = { CARD($card) } monte en deuxième position, alors que notre autre main n’a pas encore joué.
coach-usually-high-cards = Cela montre d’habitude { $high ->
        [40] { $low } points d’honneurs ou plus
       *[other] { $low ->
            [0] au plus { $high } points d’honneurs
           *[other] { $low } à { $high } points d’honneurs
        }
    } ; ici la main en a { $points }.
coach-usually-length = À { STRAIN($suit) }, cela montre d’habitude { $high ->
        [13] { $low } cartes ou plus
       *[other] { $low ->
            [0] au plus { $high } cartes
           *[other] { $low } à { $high } cartes
        }
    } ; ici la main en a { $length }.
coach-usually-points = Cela montre d’habitude { $high ->
        [40] { $low } points ou plus
       *[other] { $low ->
            [0] au plus { $high } points
           *[other] { $low } à { $high } points
        }
    }, couleurs courtes comptées ; ici la main en a { $points }.
coach-what-to-call = Vous avez { $points } { $points ->
        [one] point
       *[other] points
    }, couleurs courtes comprises, et { $length } cartes à { STRAIN($suit) }. Qu’ont dit les autres ?
coach-what-would-you-do = Que feriez-vous ?
coach-whether-to-open = Vous avez { $points } { $points ->
        [one] point
       *[other] points
    }, couleurs courtes comprises, et { $length } cartes à { STRAIN($suit) }. Est-ce assez pour ouvrir ?
coach-which-contract = Regardez les deux mains : { $points } points ensemble, et { $length } cartes à { STRAIN($suit) }. Est-ce assez pour viser plus haut ?
coach-which-suit = Vous avez { $points } { $points ->
        [one] point
       *[other] points
    } et { $length } cartes à { STRAIN($suit) }. D’où viendront les levées ?
coach-which-target = Combien de levées vos deux mains peuvent-elles gagner ?
coach-winner-thrown = { CARD($card) } est maîtresse, et elle est jetée.
coach-wins-unruffed = Elle gagne quand aucun des deux ne peut la couper.
coach-works-if-it-falls = Cela marche quand { CARD($card) } tombe pendant que nous jouons nos plus hautes cartes.
coach-works-with = Cela marche quand { SEAT($who) } a { CARD($card) }.
coach-works-with-a-trump = Cela marche quand { SEAT($who) } a encore un atout.
coach-works-with-both = Cela marche quand { SEAT($who) } a à la fois { CARD($card) } et { CARD($other) }.
coach-would-show-high-cards = { CALL($call) } montrerait { $low } points d’honneurs ou plus ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $points }.
coach-would-show-length = { CALL($call) } montrerait { $low } cartes ou plus à { STRAIN($suit) } ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $length }.
coach-would-show-points = { CALL($call) } montrerait { $low } points ou plus, couleurs courtes comptées ; { ME($who) ->
        [you] vous en avez
       *[other] { SEAT($who) } en a
    } { $points }.
