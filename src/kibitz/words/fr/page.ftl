# The page around the table.

page-3-players = 3 joueurs
page-a-deal-played-again = Une donne rejouée
page-a-new-level-counts-from-the-bots-next-move = Un nouveau niveau compte dès le prochain coup du robot.
page-a-point-at = { $goal } levées : 1 point pour vous. Il leur en faut { $goal } aussi ; sinon, personne ne marque.
page-a-point-either-way = { $goal } levées : 1 point pour vous. Moins : 1 point pour eux.
page-a-point-for-each = Un point par levée, pour vous comme pour eux.
page-all-games = Tous les jeux
page-all-pass = Si tous les quatre passent, on dit les forces et le camp le plus fort joue pour dix ou sept.
page-all-results = Tous les résultats
page-all-your-tables = Toutes vos tables
page-any-move-can-be-taken-back-whatever-was = Tout coup peut être repris, quoi qu’on ait joué depuis.
page-any-time = À tout moment
page-as-usual = comme d’habitude
page-ask-a-friend-for-the-link-to-their-table = Demander à un ami le lien de sa table
page-at-your-left = À votre gauche
page-at-your-right = À votre droite
page-back-to-the-usual = Revenir aux réglages habituels
page-before-the-play = Avant la première carte
page-between-deals = Entre deux donnes
page-bonus-pays = Réussi : les levées au-delà de six et { $bonus } de plus. Par levée de chute : { $short } pour eux.
page-bots-level = robots : { WORD($level) }
page-by-game = Par jeu
page-by-level-of-the-bots = Par niveau des robots
page-changed-options-changed = { $changed } { $changed ->
        [one] option modifiée
       *[other] options modifiées
    }
page-choose-a-game-from-the-easiest-to-the = Choisir un jeu : du plus facile au bridge tout entier
page-close = Fermer
page-connection-lost-trying-again = Connexion perdue, nouvel essai …
page-continue-here = Continuer ici
page-continue-on-another-device = Continuer sur un autre appareil
page-contracts = Contrats
page-contracts-made-in-a-row = Contrats réussis de suite
page-copied = Copié
page-copy-the-link = Copier le lien
page-count-people-watch = { $count } { $count ->
        [one] personne regarde
       *[other] personnes regardent
    }
page-days-played-in-a-row = Jours joués de suite
page-deal-deal = Donne { $deal }
page-deals = Donnes
page-deals-played = Donnes jouées
page-delete-it = Supprimer…
page-delete-title-for-good = Supprimer « { $title } » pour toujours ?
page-dummy-hurries-means = Les robots finissent, et vous voyez le résultat.
page-dummy-may-help-declarer-at-this-table = À cette table, le mort peut aider le déclarant.
page-dummy-plays-means = Vous jouez les cartes de votre partenaire et celles-ci.
page-dummy-watches-means = Votre partenaire joue ; vous regardez.
page-each-bot-its-own-level = Chaque robot son niveau
page-end-the-deal = Terminer la donne : les { $tricks } dernières levées sont à vous
page-every-deal-you-play-is-kept-here-see-how = Chaque donne jouée est gardée ici : comment elle s’est passée, à revoir carte par carte, et à rejouer.
page-everybody-at-this-table-has-been-given-a = Chacun a reçu sa place à cette table, et cette fois la vôtre est ailleurs.
page-everything-of-it-goes = Tout disparaît : les noms, les résultats, ses tables et toutes les donnes jouées, y compris dans l’historique de chacun. C’est sans retour.
page-finish-at-once = Finir tout de suite
page-from-a-game-you-learn-in-a-minute-to-the = D’un jeu qui s’apprend en une minute au bridge tout entier. Des robots prennent les places libres.
page-from-now-on-dummy-may-help-declarer = À partir de maintenant, le mort peut aider le déclarant.
page-from-now-on-dummy-only-watches = À partir de maintenant, le mort ne fait que regarder.
page-from-now-on-there-are-no-hints = À partir de maintenant, il n’y a plus de conseils.
page-from-now-on-you-may-ask-for-hints = À partir de maintenant, vous pouvez demander des conseils.
page-guest = Invité
page-history = Historique
page-how-quickly-the-bots-move = Le rythme des robots
page-how-the-bots-play = Le jeu des robots
page-how-well-the-bots-play = La force des robots
page-i-have-a-code = J’ai un code
page-in-trick = Levée { $trick }
page-invite-friends = Inviter des amis
page-it-cannot-be-reached-just-now-this-page = Le serveur ne répond pas pour le moment. Cette page reprend d’elle-même dès son retour ; vos places sont gardées.
page-it-is-your-turn-play-from-your-hand = À vous : jouez de votre main.
page-keep-a-file-first = En garder d’abord un fichier
page-kibitz-has-been-updated-reload-the-page-to = kibitz a été mis à jour entre-temps. Rechargez la page pour continuer où vous en étiez.
page-kibitz-is-away-for-a-moment = kibitz est absent un instant
page-kibitz-is-open-elsewhere = kibitz est ouvert ailleurs
page-kibitz-to-the-start = kibitz, vers l’accueil
page-last-12-months = 12 derniers mois
page-last-30-days = 30 derniers jours
page-last-7-days = 7 derniers jours
page-let-my-partner-play = Laisser jouer mon partenaire
page-let-who-stay = Garder { NAME($who) } à la table
page-link = Lien
page-links-for-other-devices = Le lien pour tous les téléphones
page-longest-most = le plus long : { $most }
page-look-back-at-your-own-deals = Revoir vos propres donnes
page-lost = Perdues
page-made-of-all = { $made } sur { $all }
page-masters-take-their-time = Un maître réfléchit jusqu’à cinq secondes par carte, plus quand beaucoup réfléchissent.
page-mixed-bots = robots variés
page-more = Autres choix
page-no-bot-sits-at-this-table = Aucun robot à cette table.
page-no-limit = sans limite
page-nobody-lets-others-watch-at-the-moment = En ce moment, aucune table n’est ouverte aux regards
page-nobody-watches-yet = Personne ne regarde encore
page-none-of-your-deals-is-like-that = Aucune de vos donnes n’est ainsi.
page-not-dummy-of-a-bot = Seul le mort dont le partenaire est un robot peut faire cela.
page-on-the-other-device-open-kibitz-choose = Sur l’autre appareil, ouvrez kibitz, choisissez « Continuer sur un autre appareil » et tapez ce code dans les cinq minutes :
page-one-moment = Un instant …
page-open-a-table-that-others-may-watch = Ouvrir une table que d’autres peuvent regarder
page-opposite-you = En face de vous
page-options = Options
page-or-scan-this-with-it = Ou scannez ceci avec lui :
page-others-play = D’autres personnes ont des cartes : la donne est jouée jusqu’au bout.
page-pages = Pages
page-pause = Pause
page-play-both-hands = Jouer les deux mains
page-play-from-dummy = Jouez du mort
page-play-from-your-hand = Jouez de votre main
page-play-now = Jouer
page-played-by-who = main jouée par { NAME($who) }
page-pledged = { $made } pour { $goal } levées, { $more } de plus par levée au-delà. Chute : ils marquent { $one }, { $two }, { $three } …
page-pointed-at = montrée
page-practice-table = Table d’entraînement
page-print-the-sheet = Imprimer la feuille
page-qr-code-of-the-link = Code QR du lien
page-reload = Recharger
page-resume = Reprendre
page-settings = Réglages
page-share = Partager
page-show-a-code-for-the-other-device = Afficher un code pour l’autre appareil
page-show-all-deals = Montrer toutes les donnes
page-show-older-deals = Montrer des donnes plus anciennes
page-sit-down-pick-up-your-cards = Prenez place, prenez vos cartes
page-sounds = Sons
page-sounds-off = Couper les sons
page-sounds-on = Activer les sons
page-sounds-on-or-off = sons activés ou coupés
page-staked = Réussi : { $made } { $made ->
        [one] point
       *[other] points
    } pour vous. Chute : { $short } { $short ->
        [one] point
       *[other] points
    } pour eux.
page-tables-are-private-unless-the-person-who = Les tables sont privées, sauf si la personne qui les a ouvertes laisse regarder. Vous pouvez :
page-tables-that-are-being-played = Des tables où l’on joue
page-teaching = L’apprentissage
page-the-backs-of-the-cards = Le dos des cartes
page-the-cloth-of-the-table = Le tapis de la table
page-the-connection-broke-before-the-answer = La connexion a été coupée avant la réponse. Veuillez réessayer.
page-the-evening = La soirée
page-the-game = Le jeu
page-the-last-before-you = Le dernier avant vous
page-the-list-keeps-itself-up-to-date = Cette liste se renouvelle toute seule.
page-the-next-after-you = Le suivant après vous
page-the-table = La table
page-theirs-beaten = Les leurs, battus
page-this-page-is-out-of-date = Cette page n’est plus à jour
page-was-deleted = Ceci n’existe plus : la personne qui s’en occupait l’a supprimé.
page-watch = Regarder
page-what-is-played = Ce que l’on joue
page-when = Quand
page-which-game = Quel jeu
page-who-thinks = { NAME($who) } réfléchit, jusqu’à cinq secondes
page-who-to-play = À { NAME($who) } de jouer
page-who-to-speak = À { NAME($who) } de parler
page-with-anybody = Avec tous
page-with-bots-only = Avec des robots
page-with-partner-against-them = avec { NAME($partner) }, contre { NAME($them) }
page-with-people = Avec des personnes
page-with-them = avec { NAME($them) }
page-with-whom = Avec qui
page-won = Gagnées
page-won-won-lost-lost = { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }
page-you-are-dummy = Vous êtes le mort
page-you-are-dummy-and-help-who-tap-a-card-to = Vous êtes le mort et aidez { NAME($who) } : touchez une carte pour la montrer
page-you-are-dummy-who-plays-your-cards = Vous êtes le mort : { NAME($who) } joue vos cartes
page-you-have-not-finished-a-deal-yet = Vous n’avez pas encore terminé de donne.
page-you-opened-kibitz-in-another-window-or-on = Vous avez ouvert kibitz dans une autre fenêtre ou sur un autre appareil. Votre place y est maintenant.
page-you-play = vous jouez
page-you-see-what-lies-open-on-the-table-after = Vous voyez ce qui est étalé sur la table ; après la donne, les quatre mains.
page-your-cards-wait-for-you-the-play-goes-on = Vos cartes vous attendent : le jeu reprend dans un instant.
page-your-contract-made = Contrat réussi
page-your-contract-went-down = Contrat chuté
page-your-contracts-made = Vos contrats réussis
page-your-nickname = Votre pseudo
page-your-seats-and-your-history-go-with-you = Vos places et votre historique vous suivent.
page-your-sign = Votre signe : { $sign }
page-your-table-stands-in-the-list-under-watch = Votre table figure dans la liste sous Regarder. Jusqu’à la fin de la donne, les autres ne voient que ce qui est étalé.
page-yours-made = Les vôtres, réussis
