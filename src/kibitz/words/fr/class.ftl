# Classes: the door, a pupil, the teacher's desk.

class-a-bot-is-thinking = Un robot réfléchit
class-a-bot-plays-for-them-until-they-come = Un robot joue pour eux jusqu’à leur arrivée.
class-a-bot-plays-instead = Un robot joue à sa place
class-a-lesson = Une leçon
class-a-new-class = Une nouvelle classe
class-a-question = une question
class-a-table-of-their-own = Une table à eux, avec des robots
class-all-boards-played = Tout est joué
class-all-four-hands = Les quatre mains
class-all-go-on = Reprendre partout
class-all-hands-open = Toutes les mains ouvertes
class-all-seats-are-taken = Toutes les places sont prises.
class-also-who-is-not-here = Aussi les absents ({ $count })
class-another-nickname = Un autre pseudo
class-another-tablet-says-to-be-who-is-that = Une autre tablette, qui affiche { $sign }, dit être { NAME($who) }. Est-ce vrai ?
class-as-many-new-partners-and-faces-as-can-be = Le plus possible de nouveaux partenaires et visages.
class-at-random = Au hasard
class-back-to-this-moment = Revenir à ce moment
class-before-announcement = Avant que { SEAT($who) } compte ses points
class-before-call = Avant l’annonce de { SEAT($who) } : { CALL($call) }
class-before-card = Avant que { SEAT($who) } joue { CARD($card) }
class-before-choice = Avant le choix de { SEAT($who) }
class-beginner = Débutant
class-board-board = Étui { $board }
class-bots-take-the-seats-that-stay-free-later = Des robots prennent les places libres. Ensuite vous pouvez glisser chacun vers une autre place.
class-by-strength = Par force
class-called-so = Quelqu’un dans cette classe s’appelle { NAME($name) }, ou presque.
class-cancel = Annuler
class-cards-to-deal-by-and-hand-records = Les mains à préparer pour de vraies tables, les feuilles de donnes et les feuilles de marque.
class-change = Changer
class-change-often = Changer souvent
class-choose-a-lesson = Choisissez une leçon
class-choose-a-step = Choisissez une étape
class-chosen = choisi
class-class = La classe
class-class-and-club = Classe et club
class-class-is-full = Cette classe est complète : { $most } élèves sont venus.
class-class-is-over = Cette classe est terminée.
class-codes-one-a-line = Codes, un par ligne
class-come-in = Entrer
class-come-to-a-class = Venir dans une classe
class-come-with-a-code = Venir avec un code
class-deals-by-their-codes = Donnes par leurs codes
class-do-you-want-to-leave-the-class = Voulez-vous quitter la classe ?
class-dummy-helps = Le mort aide
class-dummy-may-help = Le mort peut aider
class-dummy-sees-declarers-cards-and-may-point = Le mort voit les cartes du déclarant et peut en montrer une.
class-each-table-has-both-as-partners = Chaque table a des deux, en partenaires.
class-end-the-class = Terminer la classe
class-every-table-gets-the-same-cards = Chaque table reçoit les mêmes cartes.
class-everybody-alone-on-their-own-tablet = Chacun seul, sur sa tablette
class-everybody-has-a-seat = Tout le monde a une place.
class-everybody-meets-everybody-in-short-matches = Chacun rencontre chacun en petits matchs, semaine après semaine, avec un tableau des résultats.
class-finished = Terminé
class-for-table-number = Pour la table { $number }
class-give-them-the-seats-of-bots = Leur donner les places des robots
class-gone = parti
class-hello-who = Bonjour, { NAME($who) } !
class-help = Aide
class-help-at-all-tables = Aide à toutes les tables
class-here-of-all-here = { $here } sur { $all } présents
class-hints = Conseils
class-how-far-they-are = Où ils en sont
class-how-strong = Quelle force
class-is-that-you-and-you-have-another-tablet = C’est vous, avec une autre tablette ? Votre professeur peut vous laisser entrer.
class-is-the-class-over-nobody-can-come-in-any = La classe est-elle finie ? Plus personne ne pourra entrer.
class-it-counts-at-once-and-every-pupil-is-told = Cela vaut tout de suite, et chaque élève l’apprend. Pour une seule table, touchez « Regarder » à cette table.
class-keep-partners = Garder les partenaires
class-leave-the-class = Quitter la classe
class-leaves-the-class = Quitte la classe
class-lesson = Leçon
class-lesson-at-tables = { $when }, { $count } { $count ->
        [one] table
       *[other] tables
    }
class-lessons-to-send = Lisez-les avant d’y envoyer votre classe.
class-look = Regarder
class-look-at-the-lessons = Voir les leçons
class-middling = Moyen
class-missed-missed = { $missed } { $missed ->
        [one] manqué
       *[other] manqués
    }
class-name-of-the-class = Nom de la classe
class-new-deals = De nouvelles donnes
class-no-card-lies-on-the-table = Aucune carte n’est sur la table.
class-no-class-table = Cette table n’existe pas dans cette classe.
class-no-free-seat = Aucun robot n’a de place à céder : ouvrez une table de plus.
class-no-knock = Personne n’attend cette réponse.
class-no-member = Personne n’a ce numéro dans cette classe.
class-no-seat-to-share = Personne n’y est assis dont la place pourrait être partagée.
class-no-strength = La force va de 1 à { $most }.
class-no-such-step = Cette étape de la leçon n’a pas de cartes à jouer : choisissez-en une autre.
class-no-such-tables = Aucune table n’est ouverte : placez d’abord la classe.
class-no-table-has-finished-a-board = Aucune table n’a encore fini de donne.
class-no-title = Une classe a besoin d’un nom, de { $most } caractères au plus.
class-nobody-called-so = Personne ne s’appelle { NAME($name) } dans cette classe.
class-nobody-to-seat = Personne n’est encore arrivé.
class-nobody-waits = Aucun des présents n’attend une place.
class-not-here = Absents
class-nothing-has-been-played-yet = Rien n’est encore joué.
class-of-a-class-homework-a-competition-a-league = D’une classe, d’un devoir, d’une compétition, d’un championnat, d’une soirée ou d’une table.
class-of-which-lesson = De quelle leçon ?
class-only-the-desk = Seul le bureau de cette classe peut le faire : ouvrez-le avec son propre lien.
class-open-a-class = Ouvrir une classe
class-open-a-competition = Ouvrir une compétition
class-open-a-league = Ouvrir un championnat
class-open-all-hands-for-the-table = Ouvrir les quatre mains à la table
class-open-this-address-or-scan = Ouvrez cette adresse, ou scannez :
class-our-class = Notre classe
class-pairs-teams-or-each-alone-who-sits-where = Par paires, par équipes ou chacun seul : qui joue où, les résultats et le classement, sur tablettes ou avec de vraies cartes.
class-pause-all = Pause pour tous
class-paused = En pause
class-pupils-come-with-a-code-on-their-tablets = Les élèves viennent avec un code sur leur tablette. Vous les placez, envoyez des cartes et des leçons, et voyez chaque table.
class-pupils-do-not-see-that-you-look = Les élèves ne voient pas que vous regardez.
class-pupils-may-ask-for-one-when-it-is-their = Les élèves peuvent en demander quand c’est à eux.
class-put-all-tables-away = Ranger toutes les tables
class-put-them-away = Ce qui s’y joue n’est pas fini, et tous attendront de nouvelles places. Ranger toutes les tables ?
class-rename = Renommer
class-results-by-board = Résultats par donne
class-save-as-a-file = Enregistrer dans un fichier
class-say-something-to-table-number = Dire quelque chose à la table { $number }
class-say-to-everybody = Dire à tous
class-say-to-table-number = Dire à la table { $number }
class-seat-is-full = { $most } personnes partagent déjà cette place : pas davantage.
class-seat-the-class-and-begin = Placer la classe et commencer
class-seats-and-cards = Places et cartes
class-send = Envoyer
class-send-something-to-table-number = Envoyer quelque chose à la table { $number }
class-send-them-to-the-lesson = Les envoyer à la leçon
class-share-a-seat = Partage une place : touchez laquelle
class-shares-the-seat-of = partage la place de { NAME($who) }
class-should-who-leave-the-class = { NAME($who) } doit quitter la classe ?
class-so-far-at-some-of-all-tables = Pour l’instant à { $some } sur { $all } tables.
class-so-many-get-a-seat = { $count ->
        [one] Un élève est là et reçoit une place.
       *[other] { $count } élèves sont là et reçoivent une place.
    }
class-so-many-still-play-it = { $count ->
        [one] Une table la joue encore : ensuite, ses cartes seront ouvertes ici.
       *[other] { $count } tables la jouent encore : ensuite, ses cartes seront ouvertes ici.
    }
class-something-went-wrong-at-the-table-the = Un problème à la table ? L’arbitre demande ce qui s’est passé et dit quoi faire.
class-step = Étape
class-strong = Fort
class-strong-with-weak = Fort avec faible
class-stuck-tables-are-stuck = { $stuck } { $stuck ->
        [one] table bloquée
       *[other] tables bloquées
    }
class-table-number = Table n° { $number }
class-take-the-table-back = Ramener la table
class-tap-a-seat-to-move-who-there = Touchez une place pour y mettre { NAME($who) }.
class-tap-whose-seat-is-shared = Touchez l’élève dont { NAME($who) } partage la place. Les deux voient la main, et chacun peut jouer.
class-that-is-me = C’est moi
class-the-cards-of-a-step-together-at-the-tables = Les cartes d’une étape, ensemble aux tables
class-the-chosen-pupil = L’élève choisi
class-the-code-of-the-class = Le code de la classe :
class-the-same-partners-meet-other-pairs = Les mêmes partenaires rencontrent d’autres paires.
class-the-same-seats = Les mêmes places
class-the-score-sheet = la feuille de marque
class-the-tables-now = Les tables ouvertes en ce moment
class-the-way-back-to-this-desk-for-you-alone = Le chemin vers ce bureau : pour vous seul
class-they-share-seats = Partager la place d’autres élèves
class-this-desk-cannot-be-opened = Ce bureau ne peut pas être ouvert
class-to-move = à jouer
class-to-read = à lire
class-to-the-lesson = Vers la leçon
class-to-the-start = Vers l’accueil
class-to-your-table = À votre table
class-tricks-ns-to-ew = Levées : { $ns } à { $ew }
class-type-the-name-that-the-others-know-you-by = Tapez le nom sous lequel les autres vous connaissent.
class-waiting-for-count-pupils = On attend { $count } { $count ->
        [one] élève
       *[other] élèves
    }
class-what-they-do = Ce qu’ils font
class-what-to-look-at = Que regarder
class-where-each-one-is = Là où chacun en est
class-who-came-since-gets-a-seat-that-is-free = Les nouveaux reçoivent une place libre.
class-who-card = { SEAT($who) } : { CARD($card) }
class-who-has-come = Qui est venu
class-who-is-gone = { NAME($who) } est parti
class-who-next-deal = { NAME($who) } : la suite ?
class-who-plays-about-as-well-sits-together = Ceux qui jouent à peu près aussi bien ensemble.
class-who-sits-with-whom = Qui joue avec qui
class-who-to-move = À { NAME($who) } de jouer
class-whoever-comes-together = Comme le sort le veut.
class-whoever-has-this-link-runs-the-class-and = Celui qui a ce lien dirige la classe et voit toutes les cartes. Cet appareil le garde.
class-without-a-seat = Sans place
class-wrong-secret = Ce lien n’ouvre pas le bureau : prenez celui que vous avez reçu en ouvrant la classe.
class-yes = Oui
class-you-are-in-your-teacher-gives-you-a-seat = Vous y êtes. Votre professeur va vous placer : votre écran y va tout seul.
class-you-organise = Vous organisez
class-you-play-at-a-real-table = Vous jouez à une vraie table
class-you-teach = Vous enseignez
class-your-classes = Vos classes
class-your-code = Votre code :
class-your-teacher = Votre professeur
class-your-teacher-is-asked-whether-it-is-you = On demande à votre professeur si c’est bien vous. Un instant, s’il vous plaît.
