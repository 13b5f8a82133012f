# L’accueil : la prochaine étape, le chemin, et les portes vers tout le reste.

home-a-star-for = Une étoile par échelon : ses leçons apprises, une donne gagnée, des problèmes résolus.
home-all-games = Tous les jeux et les options
home-back-to-the-table = Retour à la table
home-begin = Commencer
home-begin-at-the-beginning = Commencer quand même au début
home-days-in-a-row = { $days ->
        [one] Un jour avec les cartes. Demain, cela fera deux.
       *[other] { $days } jours de suite avec les cartes.
    }
home-days-until-now = { $days ->
        [one] Vous avez joué il y a peu : aujourd’hui, cela fera deux. Un jour de repos est pardonné.
       *[other] { $days } jours avec les cartes jusqu’ici. Un jour de repos est pardonné.
    }
home-deals-won = { $won ->
        [0] { $deals ->
            [0] Y jouer
           *[other] Y jouer : pas encore de donne gagnée
        }
       *[other] Une donne gagnée
    }
home-door-club = Classes, devoirs, compétitions, championnats, et soirées avec de vraies cartes.
home-door-deals = Dites comment doivent être les mains : elles sont distribuées, imprimées ou enregistrées.
home-door-files = Parcourez des donnes écrites par d’autres programmes.
home-door-watch = Regardez jouer aux tables ouvertes aux spectateurs.
home-for-teachers-and-clubs = Pour les professeurs et les clubs
home-go-on = Continuer
home-i-can-play-already = Je sais déjà jouer
home-learn = Apprendre
home-lessons-learnt = { $all ->
        [one] { $learnt ->
            [0] La leçon
           *[other] La leçon : apprise
        }
       *[other] Leçons : { $learnt } sur { $all } apprises
    }
home-no-such-page = Il n’y a pas de page à cette adresse
home-no-such-page-why = Une lettre s’est peut-être perdue en route. Depuis l’accueil, on trouve tout.
home-nothing-of-that = Pas maintenant
home-play = Jouer
home-play-with-friends = Jouer entre amis
home-practice = S’exercer
home-progress = Progrès
home-puzzles-for-that = { $count ->
        [one] Un problème pour cela
       *[other] { $count } problèmes pour cela
    }
home-puzzles-of-this = Des problèmes de ce genre
home-puzzles-solved = Problèmes : { $solved } sur { $all } résolus
home-rung-done = avec une étoile
home-solve-them = Les résoudre
home-to-the-start = À l’accueil
home-where-do-you-start = Quel jeu connaissez-vous déjà ? Vous commencez là.
home-you-are-here = Vous êtes ici
home-your-star = Votre étoile : { $game }
home-your-star-to-come = Votre étoile pour { $game }
home-your-way = Votre chemin vers le bridge
