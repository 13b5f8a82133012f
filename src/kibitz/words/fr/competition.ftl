# Competitions: what they say and cannot do, the organiser's page, while they go on.

competition-0-without-a-clock = 0 : sans horloge
competition-1-minute-less = 1 minute de moins
competition-1-minute-more = 1 minute de plus
competition-5-minutes-more = 5 minutes de plus
competition-a-bot-plays = Un robot joue
competition-a-bot-plays-for-who = Un robot joue pour { $who }
competition-a-competition-from-a-file = Une compétition depuis un fichier
competition-a-new-competition = Une nouvelle compétition
competition-a-result-or-several = un résultat, ou plusieurs
competition-add-or-take-off = Ajouter ou retirer
competition-adjusted = Tour { $round }, table { $table }, donne { $board } : score ajusté
competition-adjusted-score = Score ajusté
competition-all-of-them-take-part = Ils participent tous
competition-all-results-as-a-spreadsheet-csv = Tous les résultats pour un tableur (CSV)
competition-all-results-of-this-round-are-in = Tous les résultats de ce tour sont là.
competition-all-rounds-are-played = Tous les tours sont joués.
competition-all-see-the-ranking-while-it-goes-on = Tout le monde voit le classement en cours de route
competition-all-who-sit-there-leave-the-event-after = Tous ceux de cette table quittent la compétition après ce tour, et les tours suivants sont replanifiés sans eux.
competition-alone = Chacun joue seul avec des robots, quand il veut.
competition-alone-among-bots-against-the-field = Seul avec des robots, contre tous les autres
competition-anew-boards = À la fin, chacun aura joué de { $least } à { $most } { $most ->
        [one] donne
       *[other] donnes
    }.
competition-anew-boards-alike = À la fin, chacun aura joué { $boards } { $boards ->
        [one] donne
       *[other] donnes
    }.
competition-anew-boards-fall = { $count ->
        [one] L’étui { $boards } n’est pas joué à cette table : il n’y compte
       *[other] Les étuis { $boards } ne sont pas joués à cette table : ils n’y comptent
    } pour personne.
competition-anew-boards-too = Il faut aussi les donnes { $first } à { $last }.
competition-anew-changed = Des { $tables } rencontres à venir, { $changed ->
        [one] une est nouvelle
       *[other] { $changed } sont nouvelles
    } ; les autres restent comme prévu.
competition-anew-drawn-from = Le tour { $round } est tiré parmi les { $count } qui sont là à ce moment.
competition-anew-meet-again = { $again ->
        [one] Une paire en rencontre une autre
       *[other] { $again } fois, des paires se rencontrent
    } une fois de plus que prévu.
competition-anew-no-round-left = Il ne reste aucun tour à prévoir.
competition-anew-nobody-waits = Personne n’attend, à aucun tour.
competition-anew-opponents-go-on = Qui devait les rencontrer continue sans match.
competition-anew-shared = Des tables partagent des étuis : ayez-en jusqu’à { $copies } de chaque, ou passez-les de table en table.
competition-anew-so-many-wait = À chaque tour, { $waiting ->
        [one] un au plus attend
       *[other] { $waiting } au plus attendent
    }, chacun à son tour.
competition-anew-tables = À partir du tour { $round }, { $tables ->
        [one] une table joue
       *[other] { $tables } tables jouent
    }.
competition-another-deal = La donne { $board } a été jouée avec de vraies cartes que kibitz ne connaît pas : sur tablette, ce serait une autre donne. Donnez d’abord ses cartes.
competition-another-movement = Un autre mouvement
competition-as-codes-of-deals = Par codes de donnes
competition-as-imps-but-against-one-middle-score-of = Comme en IMP, mais contre un score moyen de la donne.
competition-assigned = { $points } points
competition-at-once = Toutes les tables jouent les mêmes donnes en même temps : avec de vraies cartes, il faut chaque donne { $copies } fois.
competition-award-names-average = moyenne
competition-award-names-minus = moyenne moins
competition-award-names-plus = moyenne plus
competition-begin-round-round = Commencer le tour { $round }
competition-between-two-rounds = Entre deux tours.
competition-board-board-entered = Donne { $board }, saisie
competition-board-board-missing = Donne { $board }, manquante
competition-boards = Tout le monde joue { $boards } { $boards ->
        [one] donne
       *[other] donnes
    }.
competition-boards-a-round = Donnes par tour
competition-boards-about = Chacun joue de { $least } à { $most } donnes.
competition-boards-from-one-phone = Les deux camps depuis un seul téléphone : étui { $boards }
competition-boards-in-all = En tout, { $boards } donnes sont jouées.
competition-boards-that-you-have-played-stand-here = Les donnes que vous avez jouées sont ici, avec ce que les autres en ont fait.
competition-both-sides-from-one-phone = Les deux camps ont répondu depuis le même téléphone.
competition-butler-imps-against-the-middle = Butler : IMP contre la moyenne
competition-by-who-tricks-tricks = par { SEAT($who) }, { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
competition-call-the-organiser = Appeler l’organisateur
competition-change-the-names = Changer les noms
competition-clock-runs = L’horloge tourne.
competition-clock-stands = L’horloge est déjà arrêtée.
competition-close-it-now = Tous verront tous les résultats et toutes les fiches. Une erreur peut encore être corrigée : vous pouvez rouvrir la compétition.
competition-close-the-event = Clore la compétition
competition-closed = close
competition-code-of-table-table = Code de la table { $table }
competition-correct-the-result = Corriger le résultat
competition-corrected = Tour { $round }, table { $table }, donne { $board } : résultat corrigé
competition-count-take-part-how-shall-they-meet = { $count } participent : comment se rencontrent-ils ?
competition-credited = { NAME($who) } : { $amount }
competition-dealt-again = Les cartes de la donne { $board } seraient redistribuées à { WORD($game) } : personne ne pourrait déclarer.
competition-dealt-anew = Donne { $board } : de telles cartes sont redistribuées et jouées. Si personne n’a joué la donne, dites « Pas jouée ».
competition-dealt-of-boards-boards-have-cards-that = kibitz connaît les cartes de { $dealt } donnes sur { $boards }.
competition-do-you-play-here = Vous jouez ici ?
competition-draw-it-again = Tirer à nouveau
competition-draw-round = Tirer le tour { $round }
competition-draw-the-others = Tirer les autres
competition-drawn-by-standing = Chaque tour est tiré d’après le classement du moment : ceux qui réussissent aussi bien se rencontrent, et personne ne se rencontre deux fois tant qu’on peut l’éviter.
competition-drawn-rest = Une paire ou équipe attend à chaque tour, l’une après l’autre.
competition-drawn-rounds = { $rounds ->
        [one] Un tour
       *[other] { $rounds } tours
    } à { $tables } tables, avec { $boards } donnes chacun.
competition-e-w = E-O
competition-each-for-themselves = Chacun pour soi
competition-each-side-has-its-own-phone = Chaque camp confirme sur son propre téléphone
competition-east-west-have-not-confirmed-it-yet = Est-Ouest ne l’ont pas encore confirmé.
competition-end-it-with-results-missing = { $missing ->
    [one] Un résultat de ce tour manque.
   *[other] { $missing } résultats de ce tour manquent.
    } On peut encore les saisir plus tard, mais les tables passent à d’autres donnes.
competition-end-the-round = Terminer le tour
competition-entered = Saisi :
competition-everybody-is-seated = Tout le monde est placé.
competition-everybody-meets-everybody = Toutes contre toutes
competition-everybody-plays-the-same-boards-alone = Chacun joue les mêmes donnes, seul avec des robots, quand il veut. Vous pouvez entrer maintenant.
competition-fair = Tous sont comparés à peu près également entre eux : équitable.
competition-falls-out = abandonne
competition-files = Fichiers
competition-final-ranking = Classement final
competition-first-rest = { $count ->
        [one] La première de la liste n’a pas de match au premier tour
       *[other] Les { $count } premières de la liste n’ont pas de match au premier tour
    }.
competition-for-a-phone-at-a-table = Pour un téléphone à une table
competition-for-everybody = Pour tous
competition-for-minutes-minutes = depuis { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
competition-for-the-wall = Pour le mur
competition-for-whom-is-the-link = Pour qui est le lien ?
competition-four-teams = quatre : des équipes
competition-from-a-file = Depuis un fichier
competition-from-class = Les participants de cette compétition viennent d’une classe : entrez-y, s’il vous plaît.
competition-from-the-phones-of = Envoyé par : { $whose }
competition-give-an-adjusted-score = Donner un score ajusté
competition-give-it = Donner ce score
competition-handicap = Handicap
competition-handicap-too-high = Un handicap va jusqu’à { $most }, en plus ou en moins ; « { $said } » dépasse.
competition-has-left = parti
competition-hours = { $minutes ->
        [0] { $hours ->
            [one] Une heure
           *[other] { $hours } heures
        }
       *[other] { $hours ->
            [one] Une heure et demie
           *[other] { $hours } heures et demie
        }
    }
competition-how-many-play-under-one-number = Combien jouent sous un même numéro
competition-how-results-are-compared = Comment les résultats sont comparés
competition-how-well-bots-play-who-keep-a-seat = Niveau des robots qui gardent une place
competition-howell = Howell
competition-howell-with-fewer-rounds = Howell plus court
competition-if-so = Ce que cela change
competition-imps-against-every-other-table = IMP contre chaque autre table
competition-in-percent-of-all-points = En pourcentage de tous les points.
competition-in-sections = { $count } sections : tables { $tables }. Les résultats sont comparés entre toutes.
competition-in-the-points-that-the-ranking-counts = Dans les points que compte le classement.
competition-is-another = Vous jouez pour { NAME($who) } dans cette compétition. Si c’est une erreur, demandez à l’organisateur.
competition-is-closed = Cette compétition est terminée.
competition-is-decided = L’organisateur a décidé de ce qui compte à la donne { $board }.
competition-is-entered = L’étui { $board } a déjà un résultat à la table { $table } : corrigez-le s’il est faux.
competition-is-seated = Tout le monde est déjà placé.
competition-knockout = Élimination directe
competition-knockout-is-decided = Le tournoi à élimination est décidé : personne n’a plus d’adversaire.
competition-large-differences-count-for-less-usual-for = Les grandes différences comptent moins. Habituel par équipes, et par paires pour qui l’aime.
competition-least-none = n’importe combien
competition-least-share = au moins { $percent } % de ce qu’ont les autres
competition-left-minutes-left = Encore { $left } { $left ->
        [one] minute
       *[other] minutes
    }
competition-left-minutes-left-begin-no-new-board = Encore { $left } { $left ->
        [one] minute
       *[other] minutes
    } : ne commencez plus de donne
competition-less-fair = Certains sont plus souvent comparés entre eux que d’autres : moins équitable.
competition-let-the-clock-go-on = Relancer l’horloge
competition-let-them-in = Les faire entrer
competition-level-match = Un match à égalité revient à l’équipe qui a gagné le plus de donnes, puis à celle qui a le plus petit numéro.
competition-links-for-phones-and-the-wall = Liens pour les téléphones et le mur
competition-losers-out = Qui perd un match est éliminé.
competition-matchpoints = Tournoi par paires, au pourcentage
competition-meet-all = Tout le monde rencontre tout le monde une fois.
competition-meet-often = Tout le monde rencontre tout le monde { $times } fois.
competition-min = min
competition-minutes = Minutes
competition-minutes-a-round = Minutes par tour
competition-missing-results-are-missing = Il manque { $missing } { $missing ->
        [one] résultat
       *[other] résultats
    }.
competition-mitchell = Mitchell
competition-mitchell-in-sections = Mitchell en { $sections } sections
competition-mitchell-in-sections-switched = Mitchell en { $sections } sections, avec flèches tournées
competition-mitchell-with-share-and-relay = Mitchell avec partage et relais
competition-mitchell-with-switched-arrows = Mitchell avec flèches tournées
competition-n-s = N-S
competition-name-number-handicap = Nom, numéro de licence et handicap
competition-never-again = Personne ne rencontre deux fois les mêmes adversaires.
competition-new-table-codes = De nouveaux codes pour toutes les tables
competition-next-round-is-not-drawn = Le tour { $round } sera tiré quand tous les résultats seront là.
competition-next-round-round = Ensuite : tour { $round }
competition-no-boards = Un tour a de 1 à { $most } étuis, pas { $boards }.
competition-no-clock = Aucune horloge ne tourne : cette compétition ne compte pas les minutes, ou aucun tour n’est en cours.
competition-no-credit-in-a-knockout = Dans un tournoi à élimination, ce sont les matchs qui comptent et non une somme : ajustez plutôt le score d’une donne.
competition-no-deal = Les cartes de la donne { $board } ne conviennent pas à { WORD($game) }.
competition-no-entrant = Il n’y a pas de participant { $number }.
competition-no-howell = Un Howell à { $tables } tables a { $known } tours, pas { $rounds }.
competition-no-late-team = Dans un tournoi à élimination, personne ne s’ajoute une fois le premier tour commencé.
competition-no-movement = Il n’y a pas de mouvement pour ce nombre.
competition-no-name = Il manque un nom.
competition-no-names = Une compétition demande au moins deux participants.
competition-no-result = « { $said } » n’est pas un résultat ici. Écrivez par exemple : { $example }
competition-no-result-was-corrected-or-adjusted = Aucun résultat n’a été corrigé ni ajusté.
competition-no-room = Tous ceux qui jouent pour { NAME($who) } sont déjà là. Si c’est une erreur, demandez à l’organisateur.
competition-no-round = Il n’y a pas de tour { $number } : cette compétition en a { $rounds }.
competition-no-rounds = Ce mouvement a de 1 à { $most } tours, pas { $rounds }.
competition-no-ruling = Une décision est une moyenne, un pourcentage de 0 à 100, ou des résultats avec leurs poids.
competition-no-sections = Tant de participants ne font pas tant de sections : chacune a au moins deux tables, et seuls le Mitchell, le Howell et les individuels en ont.
competition-no-such-board = Il n’y a pas de donne { $board } dans cette compétition.
competition-no-such-entrant = Personne n’a ce numéro dans cette compétition.
competition-no-table = Personne n’est à la table { $table } au tour { $round }.
competition-no-tables = Un mouvement a de { $least } à { $most } tables, pas { $tables }.
competition-nobody-need-come-any-more = Plus besoin de venir
competition-nobody-seated = Personne n’est encore placé dans cette compétition.
competition-north-south-have-not-confirmed-it-yet = Nord-Sud ne l’ont pas encore confirmé.
competition-not-all-are-here = { $missing ->
    [one] Un inscrit n’est pas encore là au complet. Sa table attend, sauf si vous faites jouer un robot.
   *[other] { $missing } inscrits ne sont pas encore là au complet. Leurs tables attendent, sauf si vous faites jouer un robot.
    }
competition-not-closed = La compétition est encore ouverte.
competition-not-drawn = Tirez d’abord le tour { $number }.
competition-not-entered = L’étui { $board } n’a pas encore de résultat à la table { $table }.
competition-not-played = Pas jouée
competition-not-the-next = Ce tour a déjà commencé.
competition-not-the-organiser = Seul l’organisateur de cette compétition peut faire cela.
competition-not-there = L’étui { $board } n’est pas joué à la table { $table } au tour { $round }.
competition-not-yet-played = Vous verrez les résultats d’une donne après l’avoir jouée.
competition-nothing-to-draw = Les rencontres de tous les tours sont déjà prévues : il n’y a rien à tirer.
competition-now-round-round = Maintenant : tour { $round }
competition-numbers-and-handicaps = Un numéro de licence suit le nom après #, un handicap termine la ligne par + ou −, en pour cent, ou en IMPs ou en points par donne : Anne #1234 & Ben #2345 +2,5
competition-on-the-wall = Sur le mur
competition-on-your-own-phone = Sur votre téléphone :
competition-one = un
competition-one-code-a-line-from-board-1-on = Un code par ligne, à partir de la donne 1
competition-one-copy = Aucune donne n’est à deux tables en même temps : une de chaque suffit.
competition-one-line-for-each-pair-player-or-team-two = Une ligne par paire, joueur ou équipe, deux noms avec & entre eux. Les numéros suivent cet ordre.
competition-only-the-ranking = Seulement le classement
competition-only-who-sits-where = Seulement qui s’assied où
competition-open-it = L’ouvrir
competition-open-it-again = La rouvrir
competition-options-of-the-game = Options du jeu
competition-or-everybody-in-a-class = Ou tous ceux d’une classe
competition-other-ways-to-play = D’autres façons de jouer
competition-otherwise-it-is-shown-when-the-event-is = Sinon il est montré quand la compétition est close.
competition-out-of-order = Le tour { $number } n’est pas le prochain.
competition-pairs = Paires
competition-partner-all = Chacun est une fois le partenaire de chaque autre.
competition-partner-once = Personne n’a deux fois le même partenaire.
competition-parts = Parties
competition-pbn-with-every-board = PBN, avec chaque donne
competition-people = Participants
competition-people-here = { $people } ici
competition-phones-show-the-code-of-their-table = Les téléphones montrent le code de leur table
competition-planned-meanwhile = Quelque chose a changé entre-temps : regardez de nouveau et décidez.
competition-play-along = Jouer aussi
competition-play-these = Jouer celles-ci
competition-play-this = Jouer ainsi
competition-put-it-right = Corriger
competition-ranking = Classement
competition-ranking-and-next-round = Classement et prochain tour
competition-ranking-as-a-spreadsheet-csv = Classement pour un tableur (CSV)
competition-results-missing = Au tour { $number }, il manque { $missing } { $missing ->
        [one] résultat
       *[other] résultats
    }, d’abord à la table { $table }, étui { $board }.
competition-round-after = Tour suivant
competition-round-before = Tour précédent
competition-round-goes-on = Le tour { $number } est encore en cours.
competition-round-is-over = Le tour de la donne { $board } est fini : seul l’organisateur peut encore changer son résultat.
competition-round-round = Tour { $round }
competition-round-round-of-rounds = Tour { $round } sur { $rounds }
competition-round-round-of-rounds-2 = tour { $round } sur { $rounds }
competition-round-round-table-table-board-board = Tour { $round }, table { $table }, donne { $board }
competition-rounds = { $rounds } { $rounds ->
        [one] tour
       *[other] tours
    } à { $tables } { $tables ->
        [one] table
       *[other] tables
    }.
competition-rounds-at-most = Tours au plus
competition-same-side = { SIDE($side) } ont inscrit ce résultat : c’est à l’autre camp de le confirmer.
competition-seats-in-round-round = Places au tour { $round }
competition-section-boards = Avec de vraies cartes, il faut chaque donne { $copies } fois, une par section.
competition-several-results-with-their-weights-in = Plusieurs résultats avec leur poids en pour cent, séparés par / : { $example }
competition-share = { $percent } %
competition-shared = À { $rounds } { $rounds ->
    [one] tour
   *[other] tours
    }, des tables partagent leurs donnes : faites-les passer, ou ayez chacune { $copies } fois.
competition-since-just-now = à l’instant
competition-sit-out = Personne n’attend plus de { $rounds } { $rounds ->
        [one] tour
       *[other] tours
    }.
competition-slips-ask-for-the-lead = Les tables notent l’entame
competition-so-many-percent = tant pour cent
competition-some-tables-play-with-real-cards = Certaines tables jouent avec de vraies cartes
competition-somebody-comes-late = Quelqu’un arrive en retard
competition-stop-the-clock = Arrêter l’horloge
competition-swiss = Suisse
competition-swiss-teams = Suisse par équipes
competition-table-has-begun = La table { $table } a des résultats de vraies cartes à ce tour : elle pourra changer au prochain.
competition-table-table = Table n° { $table }
competition-table-table-calls = La table { $table } appelle
competition-table-table-done = Table { $table } : c’est fait
competition-table-table-falls-out = La table { $table } abandonne
competition-tables = Les tables
competition-tables-of-round-round = Tables du tour { $round }
competition-tables-on-tablets-are-dealt-by-themselves = Pour les tablettes, kibitz distribue tout seul. Avec de vraies cartes, c’est à vous.
competition-tables-play-on-tablets = Les tables jouent sur tablette
competition-tables-that-call = Les tables qui appellent
competition-tablets = tablettes
competition-tap-your-name-in-the-list-then-this-page = Touchez votre nom dans la liste. Cette page dit ensuite où vous êtes assis et ce que vous avez joué.
competition-teams-of-four = Équipes de quatre
competition-the-cards = Les cartes
competition-the-clock-stands-still = L’horloge est arrêtée
competition-the-least-share-of-boards = Donnes qu’il faut pour être classé
competition-the-organiser-is-still-writing-down-who = L’organisateur note encore qui participe. Cette page continuera toute seule.
competition-the-organiser-knows-that-your-table-calls = L’organisateur sait que votre table l’appelle.
competition-the-ranking-and-who-sits-where = Le classement, et qui s’assied où
competition-the-ranking-is-shown-at-the-end = Le classement sera montré à la fin.
competition-the-score-on-this-board-was-adjusted = Le score de cette donne a été ajusté.
competition-the-table-has-no-score = La table n’a pas de score pour cet étui : décidez de ce que reçoit chaque camp.
competition-the-two-sides-do-not-agree = Les deux camps ne sont pas d’accord sur ce résultat.
competition-the-whole-event-for-another-kibitz = Toute la compétition, pour un autre kibitz
competition-there-are-no-results-yet = Il n’y a pas encore de résultats.
competition-these-names-take-part = Ces { $names } participent
competition-they-deal-by-the-same-cards-as-the-tablets = Elles distribuent les mêmes cartes que les tablettes : imprimez-les sous Fichiers.
competition-they-go-home = Ils rentrent chez eux
competition-they-leave = Ils partent
competition-three-at-a-table = Trois par table
competition-time-is-up = C’est l’heure
competition-time-left = Temps restant
competition-time-to-play = Temps de jeu
competition-too-few-to-draw = Il y a trop peu de monde pour tirer un tour.
competition-too-long = C’est trop long : { $most } caractères suffisent.
competition-total-points = Total des points
competition-tricks-tricks = { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
competition-twice = Deux participants s’appellent « { $name } ».
competition-two-lines = Nord-Sud et Est-Ouest ont chacun leur classement : il y a deux vainqueurs.
competition-two-pairs = deux : des paires
competition-two-points-for-each-result-that-you-beat = Deux points par résultat battu, un par résultat égalé. Habituel par paires.
competition-unit-imps = IMP
competition-unit-percent = %
competition-unit-points = Marque
competition-unit-rounds = Tours gagnés
competition-unit-vp = Points de victoire
competition-usebio-for-the-programs-of-clubs = USEBIO, pour les logiciels de clubs
competition-village-cup = Coupe du village
competition-waiting-in-this-round = Attendent à ce tour :
competition-was-closed = La compétition a été close
competition-was-not-played = Tour { $round }, table { $table }, donne { $board } : pas jouée
competition-was-played = La donne { $board } est commencée : ses cartes restent.
competition-was-reopened = La compétition a été rouverte
competition-we-begin-soon = Nous commençons bientôt
competition-we-recommend = Nous conseillons
competition-weighed = { $results } résultats pondérés
competition-what-each-side-scored-added-up-right-for = Les points de chaque camp, additionnés. Bien pour BridgeWar et pour un premier après-midi.
competition-what-it-is-called = Son nom
competition-what-was-decided = Ce qui a été décidé
competition-when-a-round-begins-each-table-opens-here = Quand un tour commence, chaque table s’ouvre ici avec ses donnes, et les résultats arrivent tout seuls.
competition-who-competes = Qui joue contre qui
competition-who-is-not-here-yet = { $who } : pas encore là
competition-who-takes-part = Qui participe
competition-why = Pourquoi
competition-why-each-side-has-its-own-phone = Sinon, un téléphone suffit par table ; les résultats donnés par les deux camps depuis un même téléphone sont signalés.
competition-why-it-is-corrected = Pourquoi on corrige
competition-why-it-is-opened-again = Pourquoi on la rouvre
competition-why-phones-show-the-code = Il figure sur la fiche de table et à côté de la table sur votre page. Qui n’a que le lien de l’épreuve n’inscrit rien.
competition-why-slips-ask-for-the-lead = Qui saisit un résultat touche aussi la première carte ; le relevé de chaque étui la montre.
competition-with = avec
competition-with-handicap = Avec handicap
competition-write-it-down = Noter
competition-wrong-number = Ce mouvement est prévu pour { $wanted }, et vous êtes { $there }.
competition-wrong-person-free-the-number = Mauvaise personne : libérer le numéro
competition-you-are-out = Vous êtes éliminés. Merci d’avoir joué !
competition-you-wait-this-round = Vous attendez ce tour.
