# La page des résultats d’un club : les tournois à consulter, et les totaux de plusieurs.

results-a-page = Une page de résultats
results-about = Vos tournois en une liste que peut ouvrir quiconque a le lien : classements, chaque donne avec ses mains, et totaux de plusieurs soirées. Rien n’y figure tant que vous ne l’y mettez pas.
results-add = Les additionner
results-add-up = Additionner des tournois
results-add-up-title = Comment s’appelle le total
results-add-up-which = Quels tournois
results-all-count = tous
results-back = Tous les tournois
results-best = Combien comptent au plus
results-board = Donne { $board }
results-board-after = La donne suivante
results-board-before = La donne précédente
results-boards = Donnes
results-counts-all = { $whose ->
        [players] Chaque joueur
       *[entrants] Paires et équipes
    } : { $adding ->
        [sum] la somme des { $events } tournois.
       *[mean] la moyenne des { $events } tournois ; qui en a manqué un n’est pas classé.
    }
results-counts-best = { $whose ->
        [players] Chaque joueur
       *[entrants] Paires et équipes
    } : { $adding ->
        [sum] la somme des { $best } meilleurs de { $events } tournois.
       *[mean] la moyenne des { $best } meilleurs de { $events } tournois ; qui en a moins n’est pas classé.
    }
results-entrants = paires et équipes telles qu’elles sont venues
results-events = Tournois
results-how = Comment
results-is-listed = « { $title } » figure déjà sur la page.
results-it-is-on = Il figure sur la page de { $title }
results-keep = Enregistrer
results-leave-out = Qui souhaite ne pas être nommé
results-leave-out-how = Un nom par ligne. Il disparaît de tous les tournois et totaux de cette page ; les tournois eux-mêmes le gardent.
results-list-it = Le mettre sur la page
results-list-it-on = Le mettre sur la page de { $title }
results-mean = par la moyenne des scores
results-name = Le nom du club
results-no-hands = Les cartes de cette donne ne sont pas connues ici.
results-no-total = Ne plus additionner
results-not-listed = Cela ne figure pas sur cette page.
results-not-who-runs-it = Seul l’organisateur de cette page peut faire cela.
results-nothing-yet = Aucun tournoi ne figure encore ici.
results-open-it = Ouvrir la page
results-or-link = ou le lien d’organisateur d’un autre
results-other-unit = On n’additionne que des tournois marqués de la même façon : pour cent avec pour cent, IMPs avec IMPs.
results-page-full = Une page contient au plus { $most } tournois.
results-play-it = Jouer cette donne vous-même
results-players = chaque joueur, avec qui que ce soit
results-put-on = Mettre un tournoi sur la page
results-still-open = « { $title } » n’est pas encore clos : ses résultats seront ici dès sa clôture.
results-sum = par la somme des scores
results-take-off = Retirer { $title }
results-take-off-short = Retirer
results-tap-a-name = Touchez un nom pour sa feuille, un numéro pour une donne.
results-to-look-up = À consulter chez soi
results-to-look-up-why = Sur la page de résultats de votre club, quiconque a son lien trouve le classement, les feuilles et chaque donne avec ses mains.
results-too-few = Choisissez au moins deux tournois à additionner.
results-too-many = C’est trop : au plus { $most }.
results-total = Total
results-totals = Plusieurs tournois ensemble
results-which = Lequel de vos tournois
results-whose = Pour qui
