# Trey, le partenaire toujours là : la prochaine étape, le mot avant la donne, et le chemin.

trey-at-the-top = Vous avez gravi toute l’échelle !
trey-bad-luck = Celle-là nous a échappé. Cela arrive à tout le monde.
trey-begin-lesson = { $title }
trey-both-need = Il nous faut { $ours } { $ours ->
        [one] levée
       *[other] levées
    }, et à eux { $theirs }.
trey-deal-of-the-day = La donne du jour
trey-every-trick = Chaque levée compte.
trey-go-on-deal = Continuer : { WORD($title) }
trey-go-on-lesson = Continuer : { $title }, étape { $at } sur { $of }
trey-go-on-with = { $others ->
        [0] Jouer avec { NAME($who) } : { WORD($title) }
        [one] Jouer avec { NAME($who) } et une autre personne : { WORD($title) }
       *[other] Jouer avec { NAME($who) } et { $others } autres : { WORD($title) }
    }
trey-hello = Bonjour ! Je suis Trey, votre partenaire.
trey-learnt = Voilà une leçon apprise. On continue !
trey-little-to-choose = Cette fois, vous aviez peu à choisir.
trey-new-rung = On monte ! Voici { WORD($title) }.
trey-new-star = Votre étoile pour { WORD($title) } ! Vous l’avez bien méritée.
trey-nicely-done = Bien joué. Et maintenant ?
trey-no-such-rung = L’échelle n’a pas cet échelon : choisissez-en un autre.
trey-play-again = Encore une fois : { WORD($title) }
trey-play-game = Jouer à { WORD($title) }
trey-repeat-lesson = Encore une fois : { $title }
trey-solve = { $count ->
        [one] Un problème : { WORD($title) }
       *[other] { $count } problèmes : { WORD($title) }
    }
trey-solve-missed = { $count ->
        [one] Le problème qui nous a échappé
       *[other] { $count } problèmes qui nous ont échappé
    }
trey-straight-in = Très bien, alors commençons ici !
trey-tomorrow-daily = Demain, il y aura une nouvelle donne du jour.
trey-tomorrow-lesson = Demain, encore deux minutes sur « { $title } ».
trey-tomorrow-new-rung = Demain, je pourrai vous montrer { WORD($title) }.
trey-tomorrow-puzzles = { $count ->
        [one] Demain, le problème qui nous a échappé reviendra.
       *[other] Demain, { $count } problèmes qui nous ont échappé reviendront.
    }
trey-tomorrow-rung = Demain, nous continuerons avec { WORD($title) }.
trey-we-need = Il nous faut { $ours } { $ours ->
        [one] levée
       *[other] levées
    }.
trey-week-played = Ces sept derniers jours, vous avez joué { $deals } { $deals ->
        [one] donne
       *[other] donnes
    } et gagné { $won }.
trey-week-role = Ces sept derniers jours, vous avez gagné { $won } { $won ->
        [one] donne
       *[other] donnes
    } sur { $deals }. { $role ->
        [declarer] C’est comme déclarant que vous avez laissé filer le plus de levées.
        [leader] C’est en jouant le premier d’une levée que vous avez laissé filer le plus de levées.
        [second] C’est en deuxième position que vous avez laissé filer le plus de levées.
        [third] C’est en troisième position que vous avez laissé filer le plus de levées.
       *[last] C’est en quatrième position que vous avez laissé filer le plus de levées.
    }
trey-week-weakest = Ces sept derniers jours, vous avez gagné { $won } { $won ->
        [one] donne
       *[other] donnes
    } sur { $deals }. Ce qui vous a le plus échappé : { WORD($theme) }.
trey-welcome-back = Quel plaisir de vous revoir !
trey-who-leads = { NAME($who) } entame.
trey-who-plays = { $trumps ->
        [NT] { NAME($who) } joue sans atout.
       *[other] { NAME($who) } joue, atout { STRAIN($trumps) }.
    }
trey-why-again = Une donne gagnée, et cette partie de l’étoile est à vous. On y arrive.
trey-why-course = Votre étoile de { $title } brille. Passons aux finesses : une leçon par jour.
trey-why-daily = Les mêmes cartes pour tout le monde, une fois par jour. Voyons ce que nous en ferons.
trey-why-deal = Vos cartes sont encore sur la table, comme vous les avez laissées.
trey-why-game = Vous savez maintenant comment on joue. Jouons ensemble.
trey-why-go-on-lesson = Vous étiez au milieu. Elle reprend là où vous en étiez.
trey-why-lesson = Quelques pages, et l’on joue entre deux. Je suis assis en face de vous.
trey-why-missed = Après une nuit de sommeil, tout paraît plus facile. Essayons encore.
trey-why-puzzles = { $count ->
        [one] Encore un de résolu, et cette partie de l’étoile est à vous.
       *[other] Une minute chacun. Ensuite, cette partie de l’étoile est à vous.
    }
trey-why-repeat = Cela vous avait échappé. Deux minutes, et vous le garderez.
trey-why-straight-game = Prenez place : je suis votre partenaire.
trey-why-table = Votre place vous attend.
trey-won = Gagné ! C’était un plaisir à voir.
trey-you-lead = Vous entamez.
trey-you-play = { $trumps ->
        [NT] Vous jouez sans atout.
       *[other] Vous jouez, atout { STRAIN($trumps) }.
    }
