# What somebody has learned.

progress-a-chart-of-points-and-tricks-with-dots = Un graphique des points et des levées avec { $dots } { $dots ->
        [one] point
       *[other] points
    }, un pour chaque donne où vous étiez déclarant.
progress-all-that-was-kept-of-your-deals-is-deleted = Tout ce qui était gardé de vos donnes est effacé.
progress-among-most = { $usual ->
        [0] { $deals ->
            [one] Vous avez joué une donne comme déclarant. Avec ces points, la plupart font plus de levées.
           *[other] Vous avez joué { $deals } donnes comme déclarant. Avec ces points, la plupart font plus de levées.
        }
       *[other] { $deals ->
            [one] Vous avez joué une donne comme déclarant, et fait autant de levées que la plupart avec ces points, ou plus.
           *[other] Dans { $usual } donnes sur { $deals }, vous avez fait autant de levées que la plupart avec ces points, ou plus.
        }
    }
progress-as-declarer = Comme déclarant
progress-as-defender = En défense
progress-as-good-as-it-gets = on ne peut pas faire mieux
progress-contract = Contrat
progress-costs-tricks-tricks = coûte { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
progress-deal = Donne
progress-deals-deals = { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }
progress-delete-all-of-this = Tout effacer ?
progress-delete-for-good = Effacer pour toujours
progress-delete-it-all = Tout effacer …
progress-download-it-all = Tout télécharger
progress-each-dot-is-a-deal-of-yours-the-newest = Chaque point est une de vos donnes, la dernière est cerclée. La ligne est la moyenne de { $deals } donnes jouées par des robots ; huit sur dix sont dans la bande.
progress-finds = Quand une carte compte, vous en jouez { $now } sur 10 comme il faut.
progress-finds-more = Quand une carte compte, vous en jouez maintenant { $now } sur 10 comme il faut. Au début, c’était { $first }.
progress-finds-so-far = Jusqu’ici, { $choices } { $choices ->
        [one] carte a compté
       *[other] cartes ont compté
    }{ $right ->
        [0] . Les bonnes sont encore à venir.
       *[other] , et vous en avez bien joué { $right }.
    }
progress-first-line = Dans vos dix premières donnes, vous avez cédé { DECIMAL($first) } levées par donne.
progress-first-mattering = Jouez quelques donnes : vous verrez ici comment vous choisissez quand une carte compte.
progress-first-time = La première fois
progress-how-often-the-right-card-was-played-of-the = Combien de fois la bonne carte a été jouée quand cela comptait. Maîtrisé : cinq fois ou plus, et quatre fois sur cinq la bonne.
progress-is-as-good-as-it-gets-1-costs-a-trick = = : on ne peut pas faire mieux ; −1 : coûte une levée.
progress-keep-it = Garder
progress-kinds-of-play = Les coups
progress-line-so-far = Vous avez cédé { DECIMAL($first) } levées par donne dans vos dix premières donnes, et { DECIMAL($last) } dans les dix dernières.
progress-look-back-at-the-first-time = Revoir la première fois
progress-mastered = Maîtrisé
progress-next-mistake = Erreur suivante
progress-no-deal-yet = Pas encore de donne jouée jusqu’au bout dont vous étiez déclarant.
progress-no-line-yet = Encore { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }, et vous verrez ici si vous en laissez moins échapper.
progress-no-puzzle-solved-yet-try-one = Aucun problème résolu encore : essayez-en un.
progress-none-has-come-up-yet = Aucun ne s’est encore présenté.
progress-nothing-kept = Rien n’est gardé de vous ici.
progress-nothing-left-to-play = Il n’y avait plus rien à décider là : choisissez un moment plus tôt.
progress-nothing-to-say-yet-it-takes-ten-deals-in-a = Rien à dire encore : il faut dix donnes dans un rôle.
progress-on-the-way = En chemin
progress-open-a-file-of-boards = Ouvrir un fichier de donnes
progress-play-again-from-here = Rejouer à partir d’ici
progress-play-the-deal-again = Rejouer la donne
progress-played = jouée
progress-played-again-not-counted = rejouée ou reprise, non comptée
progress-points-and-tricks-of-each-deal-that-you = Les points et les levées de chaque donne que vous jouez comme déclarant, les coups que vous avez rencontrés, et le peu de levées que vous cédez.
progress-points-in-both-hands = points des deux mains
progress-puzzles-by-theme = Problèmes par thème
progress-puzzles-of-it = Des problèmes de ce genre
progress-seen = Rencontré
progress-show-what-each-card-was-worth = Montrer ce que coûtait chaque carte, toutes mains vues
progress-skill = { WORD($kind) }
progress-still-looking-at-deals-deals = Encore { $deals } { $deals ->
        [one] donne
       *[other] donnes
    } à regarder …
progress-the-coach = L’entraîneur :
progress-the-coach-is-thinking-it-over = L’entraîneur réfléchit …
progress-the-coach-would-have-done-the-same = L’entraîneur aurait fait de même.
progress-the-deal-as-a-whole = La donne dans son ensemble
progress-the-deals-in-a-table = Les donnes en tableau
progress-the-right-card-when-it-mattered = La bonne carte, quand cela comptait
progress-the-same-deal-twice = La même donne deux fois
progress-this-time = Cette fois
progress-tricks-given-away = Levées cédées
progress-usual = D’habitude
progress-what-is-kept = Ce qui est gardé
progress-what-to-practise = Ce qui vous a le plus échappé : { $what }.
progress-who-what-each-card-was-worth = { $who } : ce que valait chaque carte
progress-without-a-declarer = Sans déclarant
progress-your-deals-your-answers-to-puzzles-and = Vos donnes, vos réponses aux problèmes et ce portrait sont gardés sur le serveur pour vous seul, sous le secret que connaît ce navigateur.
progress-your-history-your-answers-to-puzzles-and = Votre historique, vos réponses aux problèmes et ce portrait sont effacés pour toujours, avec les tables finies où vous étiez seul. Les tables en cours restent, et les donnes jouées avec d’autres aussi, pour eux.
progress-your-picture-begins-with-your-first-deal = Votre portrait commence avec votre première donne.
progress-your-progress = Vos progrès
progress-your-sides-points = Les points de votre camp
progress-your-sides-tricks = Les levées de votre camp
