# Leagues and matches of teams.

league-a-date-for-each-week = Une date pour chaque semaine, si vous voulez. Tout le monde la voit, et elle s’imprime.
league-a-league = Un championnat
league-a-league-from-a-file = Un championnat depuis un fichier
league-as-a-whole = Les matchs d’équipes s’inscrivent en entier.
league-before-half-of-their-matches-all-their = Avant la moitié de leurs matchs, tous leurs résultats sont rayés. Plus tard, les résultats restent, et les autres gagnent ce qui reste à jouer.
league-begin-in-both-rooms = Commencer dans les deux salles
league-best-of = Qui gagne le plus de { $deals } donnes gagne le match ; il s’arrête dès qu’il est décidé.
league-board-by-board = Donne par donne
league-boards-in-a-match = Donnes par match
league-boards-of-teams = Des équipes de quatre jouent { $deals } donnes à deux tables. Plus de points aux deux ensemble gagnent une donne, plus de donnes le match ; il s’arrête dès qu’il est décidé.
league-boards-won-it-stops-when-it-is-decided = Les donnes gagnées : il s’arrête dès qu’il est décidé.
league-bot = Robot
league-both-absent = Aucun des deux n’est venu
league-both-rooms = Les deux salles
league-both-rooms-and-the-score = Les deux salles et le score
league-by-all-points = Les points de { $deals } { $deals ->
        [one] donne
       *[other] donnes
    } décident un match.
league-by-points = Les matchs de ce championnat s’inscrivent par leurs points.
league-come-points = Pour le camp venu
league-dates = Les dates
league-day = Jour
league-deal-entered = Cette donne est déjà inscrite.
league-deals-in-a-match = Donnes par match
league-deals-won-it-stops-when-it-is-decided = Les donnes gagnées : il s’arrête dès qu’il est décidé.
league-decided = * Un forfait : le résultat est une décision.
league-did-not-come = { $name } : forfait
league-did-not-come-said = { $name } : forfait.
league-empty-room = Il faut quelqu’un dans chaque salle avant de distribuer les cartes.
league-enter-the-result = Inscrire le résultat
league-equal-points-who-won = Points égaux : qui a gagné ?
league-even-deals = Un match que les donnes décident en a un nombre impair, comme 3 ou 5, pas { $deals }.
league-every-seven = Une par semaine dès la première
league-everybody-plays-a-short-match-against = Chacun rencontre chacun dans un court match, un par semaine, avec de vraies cartes ou ici.
league-everything-in-one-file = Tout dans un fichier
league-files-and-paper = Fichiers et papier
league-for-a-spreadsheet = Pour un tableur
league-free = Libérer
league-free-the-seat-of-who = Libérer la place de { $who }
league-get-up-again = Se relever
league-has-table = Ce match a déjà sa table ici.
league-how-it-stands = Le classement
league-how-many-deals = Un match a de 1 à { $most } donnes.
league-how-many-names = Un championnat a au plus { $most } participants.
league-imps = IMP
league-imps-as-at-bridge-what-is-between-the-two = Les IMP, comme au bridge : l’écart entre les deux tables, donne par donne.
league-imps-of-boards = Des équipes de quatre jouent { $deals } donnes à deux tables ; l’écart entre les tables compte en IMP.
league-imps-of-teams-only = Les IMP comparent deux tables avec les mêmes donnes : ils sont pour les équipes.
league-invite-both-teams = Inviter les deux équipes
league-is-decided = Ce match est décidé : { $one } à { $other }.
league-is-out = { $name } a abandonné.
league-knows-cards = Vous avez déjà une place dans ce match, et les deux salles jouent les mêmes cartes.
league-league = Championnat
league-league-begun = Le championnat a commencé : on ne peut plus y entrer.
league-level-all = Tous les matchs
league-level-between = Le match entre eux
league-level-how = Qui est devant à égalité de matchs gagnés ?
league-level-won = Moins de matchs nuls
league-no-award = On ne peut pas donner { $one } à { $other } pour un forfait : le camp venu n’a pas moins que l’absent, ni plus que n’a un match.
league-no-day = « { $day } » n’est pas une date : une date s’écrit comme 2026-11-24.
league-no-rooms = Aucune salle n’est ouverte pour ce match.
league-no-score = { $one } à { $other } n’est pas un résultat d’un match de { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }.
league-no-such = Il n’y a pas de participant { $number } dans ce championnat.
league-no-such-room = Un match d’équipes a deux salles.
league-nobody-is-named-yet-please-come-back-later = Il n’y a pas encore de noms. Revenez plus tard.
league-nobody-the-match-is-drawn = Personne : match nul.
league-not-matched = Personne ne joue contre soi-même.
league-not-the-leagues = Seul l’organisateur de ce championnat peut faire cela.
league-one-against-other = { $one } contre { $other }
league-one-name-a-line-a-pair-a-team-or-a-player = Un nom par ligne : une paire, une équipe ou un joueur.
league-one-sit-north-and-south-other-east-and = { $one } sont en Nord et Sud, { $other } en Est et Ouest.
league-open-the-league = Ouvrir le championnat
league-pairs-a-match-is-at-one-table = Des paires : un match a une table.
league-plan-the-weeks = Prévoir les semaines
league-play-it-here = Le jouer ici
league-play-it-here-one-against-other = Le jouer ici : { $one } contre { $other }
league-played-of-boards-boards-are-played-in-both = { $played } donnes sur { $boards } sont jouées dans les deux salles.
league-points-of-teams = Des équipes de quatre jouent { $deals } donnes à deux tables ; les points des deux décident le match.
league-print-the-table = Imprimer le tableau
league-rests = { $name } : exempt
league-result-of-one-against-other = Résultat de { $one } contre { $other }
league-room-room = Salle { $room }
league-save-the-dates = Enregistrer les dates
league-sit-here-seat-in-room-room = Prendre place : { SEAT($seat) }, salle { $room }
league-somebody-did-not-come = Un camp n’est pas venu
league-somebody-stops-playing = Quelqu’un arrête
league-table-of-the-league = Tableau du championnat
league-teams-of-four = Les équipes jouent à des jeux à quatre.
league-teams-of-four-two-tables-play-the-same = Des équipes de quatre : deux tables jouent les mêmes donnes.
league-the-points-of-all-deals = Les points de toutes les donnes.
league-the-points-of-both-tables = Les points des deux tables.
league-the-whole-match = Tout le match
league-then-take-a-seat-of-your-team-in-one-of = Puis prenez une place de votre équipe, dans l’une des salles.
league-there-is-no-such-match-in-this-league = Il n’y a pas de tel match dans ce championnat.
league-they-have-begun-you-can-still-take-a-seat = La partie a commencé. Vous pouvez encore prendre la place d’un robot.
league-tie-between = les matchs entre eux (une fois tous joués)
league-tie-boards = les donnes gagnées dans tous les matchs
league-tie-deals = les donnes gagnées dans tous les matchs
league-tie-difference = l’écart entre ce qu’ils ont gagné et ce que les autres ont eu
league-tie-imps = les IMP gagnés dans tous les matchs
league-tie-points = les points gagnés dans tous les matchs
league-tie-won = les matchs gagnés sans nul
league-ties = À égalité de matchs gagnés (un nul en vaut la moitié) : d’abord { WORD($first) }{ $count ->
        [1] {""}
        [2] , puis { WORD($second) }
        [3] , puis { WORD($second) }, puis { WORD($third) }
       *[other] , puis { WORD($second) }, puis { WORD($third) }, puis { WORD($last) }
    }. Qui reste à égalité partage la place.
league-ties-twice = L’ordre des égalités nomme deux fois la même chose.
league-too-few = Un championnat demande au moins deux participants.
league-too-many-days = Ce championnat a { $weeks } { $weeks ->
        [one] semaine
       *[other] semaines
    } : il y a plus de dates que cela.
league-until-then-nobody-sees-what-the-other-room = Avant cela, personne ne voit ce qu’a fait l’autre salle.
league-week-by-week = Semaine par semaine
league-week-week = Semaine { $week }
league-what-decides-a-match = Qu’est-ce qui décide un match ?
league-what-is-it-called = Comment s’appelle-t-il ?
league-who-meets-whom = Qui rencontre qui ?
league-who-takes-part = Qui participe ?
league-who-withdraws = { $who } abandonne ?
league-who-won-the-deal = Qui a gagné la donne ?
league-whoever-opens-this-link-takes-a-seat-here = Avec ce lien, chacun prend place ici. Pas besoin de compte, un pseudo suffit.
league-withdraw = Abandon …
league-withdraw-2 = Abandonner
league-you-have-your-seat-when-all-are-there = Vous avez votre place. Quand tout le monde est là, quelqu’un commence ; des robots jouent aux places vides.
