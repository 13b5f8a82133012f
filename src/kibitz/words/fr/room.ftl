# Who comes in, the waiting room, and who goes.

room-a-bot-in-left-s = Un robot dans { $left } s
room-a-private-table = Une table privée
room-all-seats-are-taken = Toutes les places sont prises.
room-any-seat = N’importe quelle place
room-ask-for-a-seat = Demander une place
room-ask-to-take-back = Demander à reprendre
room-auction = Enchères
room-auction-and-score = Enchères et marque
room-away = absent
room-begin = Commencer
room-begin-again-here = Recommencer ici
room-bot = robot
room-cards-on-the-table = Cartes sur la table
room-claim = Revendiquer
room-clash = Choc
room-count-cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
room-cut-the-pack = Couper le paquet
room-dealer = donneur
room-declarer = déclarant
room-do-you-want-to-play = Voulez-vous jouer cette donne ?
room-draw-a-card-for-the-seats = Tirer une carte pour les places
room-draw-again = Tirer de nouveau
room-drawn-cards-drawn-everybody-draws-one = { $drawn } { $drawn ->
        [one] carte tirée
       *[other] cartes tirées
    } : chacun en tire une.
room-dummy = mort
room-dummys-hand-who = Main du mort : { NAME($who) }
room-every-trick = Chaque levée compte
room-every-trick-counts-a-point = Chaque levée compte un point.
room-game = Manche
room-hand-of-who = Main de { NAME($who) }
room-here = Votre table
room-hero-suit = Couleur héros
room-how = Comment
room-how-many-cards-are-in-your-longest-colour = Combien de cartes dans votre couleur la plus longue ?
room-how-many-points-do-you-hold-ace-4-king-3 = Combien de points avez-vous ? As 4, roi 3, dame 2, valet 1.
room-how-many-tricks = Combien de levées promettons-nous ?
room-how-well-who-plays = La force de { NAME($who) }
room-i-win-tricks-of-the-last-left-tricks = Je gagne { $tricks } des { $left } { $left ->
        [one] dernière levée
       *[other] dernières levées
    }
room-in-place-of-who = À la place de { NAME($who) }
room-it-is-your-turn = C’est à vous.
room-it-is-your-turn-play-from-dummy = C’est à vous : jouez du mort.
room-just-watch = Regarder seulement
room-last-trick = Dernière levée
room-leave-for-good = Partir pour de bon
room-leave-the-table = Quitter la table
room-leaves-after-this-deal = part après cette donne
room-lesson-scoring = Marque de leçon
room-let-a-bot-play = Laisser jouer un robot
room-let-a-bot-play-for-me = Laisser un robot jouer pour moi
room-let-in = Faire entrer
room-let-in-now = Maintenant
room-let-others-on-this-network-in = Ouvrir aux autres sur ce réseau
room-let-others-watch = Permettre à d’autres de regarder
room-lets-go = Jouons
room-level = Palier
room-looking-it-up = Recherche …
room-make-this-call = Faire cette annonce
room-menu-more = Plus
room-no = Non
room-now-one-of-whos-cards = Jouez maintenant une carte de { NAME($who) }, là-haut
room-open-question = Question en attente
room-or-start-it-with = Ou lancez-le avec :
room-others-may-watch = D’autres peuvent regarder
room-others-may-watch-this-table = D’autres peuvent regarder cette table.
room-part-score = Partielle
room-pledge-names-seven = Sept
room-pledge-names-ten = Dix
room-point-at-a-call-or-hold-it-down-to-see = Pointez une annonce, ou maintenez-la appuyée, pour voir ce qu’elle dirait.
room-practice = Entraînement
room-practice-table-every-move-can-be-taken = Table d’entraînement : tout coup peut être repris.
room-say = Dire
room-score-sheet = Feuille de marque
room-send-away-after-this-deal = Renvoyer après cette donne
room-send-who-away = Renvoyer { NAME($who) }
room-showdown = Duel final
room-sit-here = S’asseoir ici
room-sit-here-for-who = S’asseoir ici, à la place de { NAME($who) }
room-skirmish = Escarmouche
room-slam = Chelem
room-so-far-only-this-computer-can-open-it = Pour l’instant, seul cet ordinateur peut l’ouvrir.
room-somebody-asks-for-a-seat = Quelqu’un demande une place
room-somebody-is-gone = Quelqu’un est parti
room-spare-hand = main libre
room-stop-after-this-deal = Arrêter après cette donne
room-swap-with-who = Échanger avec { NAME($who) }
room-take-a-break = Faire une pause
room-take-a-seat = Prenez place
room-take-back = Reprendre mon dernier coup
room-take-my-seat-back = Reprendre ma place
room-tap-a-call-to-see-what-it-would-say = Touchez une annonce pour voir ce qu’elle dirait.
room-target = Objectif
room-terms-strain-goal-tricks = { WORD($terms) }, { WORD($strain) } : { $goal } levées
room-the-cards-have-chosen-who-deals-first = Les cartes ont choisi : { NAME($who) } donne en premier.
room-the-cards-have-chosen-you = Les cartes ont choisi : vous donnez en premier.
room-the-number-is-how-many-tricks-your-side = Le nombre indique les levées que votre camp doit gagner.
room-the-others-are-asked = On demande aux autres.
room-the-spare-hand = la main libre
room-the-table-would-rather-not-this-time-you = La table préfère que non, cette fois. Vous pourrez redemander quand la prochaine donne aura commencé.
room-the-two-highest-play-together = Les deux plus hautes jouent ensemble.
room-they = Eux
room-they-have-begun-to-play-and-the-table-is = On a commencé à jouer, et la table est privée. Demandez une place : vous entrez à la prochaine donne, ou tout de suite si tous sont d’accord.
room-this-session-is-over = Cette partie est terminée.
room-this-table-is-private = Cette table est privée.
room-this-table-is-private-only-people-with-its = Cette table est privée : seules les personnes qui ont le lien peuvent entrer.
room-to-call = à parler
room-to-play = à jouer
room-vulnerable = vulnérable
room-wait = Attendre
room-waiting-room = Salle d’attente
room-we = Nous
room-what-does-it-mean = Que veut-elle dire ?
room-what-happened = Ce qui s’est passé
room-what-shall-we-play = Que jouons-nous ?
room-what-would-it-mean = Que voudrait-elle dire ?
room-which-suit-beats-the-others = Quelle couleur doit battre les autres ?
room-who-begins-when-all-are-there = { NAME($who) } commence quand tous sont là.
room-who-card = { ME($who) ->
        [you] Vous
       *[other] { SEAT($who) }
    } : { WORD($card) }
room-who-deals-first = { NAME($who) } donne en premier.
room-who-has-led-card-out-of-turn = { SEAT($who) } a attaqué hors tour, de { CARD($card) }.
room-who-is-here = Qui est là
room-who-is-no-longer-at-the-table = { NAME($who) } n’est plus à la table.
room-who-shall-play = Qui jouera les deux mains ?
room-who-sits-where = Qui est assis où
room-who-wins-the-trick = { ME($who) ->
        [you] Vous remportez la levée
       *[other] { SEAT($who) } remporte la levée
    }
room-who-would-like-a-seat = { NAME($who) } aimerait une place.
room-who-would-like-to-sit-seat = { NAME($who) } aimerait s’asseoir en { SEAT($seat) }.
room-whoever-opens-this-link-asks-for-the-seat = Qui ouvre ce lien demande la place d’un robot, et vous l’invitez à s’asseoir. Pas de compte, un pseudo suffit.
room-whoever-opens-this-link-sits-down-here-no = Qui ouvre ce lien s’assied ici. Pas de compte, un pseudo suffit.
room-whos-table = La table de { NAME($who) }
room-won-tricks = { $won } { $won ->
        [one] levée
       *[other] levées
    }
room-won-tricks-of-needs = { $won } { $won ->
        [one] levée
       *[other] levées
    } sur { $needs }
room-won-tricks-won-lost-tricks-lost = { $won } { $won ->
        [one] levée gagnée
       *[other] levées gagnées
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }
room-you = vous
room-you-deal-first = Vous donnez en premier.
room-you-have-asked-for-a-seat-one-moment-the = Vous avez demandé une place. Un instant : la table répond.
room-you-show-your-hand-if-the-other-side = Vous montrez votre main. Si l’autre camp accepte, la donne se termine avec ces levées ; sinon, le jeu continue.
room-you-sit-down-when-the-next-deal-begins = Vous prendrez place quand la prochaine donne commencera.
room-you-went-on-with-another-device-which-has = Vous avez continué sur un autre appareil, qui a maintenant vos places et votre historique.
room-your-call = Votre annonce
room-your-choice = Votre choix
room-your-hand = Votre main
room-your-seat-was-given-away = Celui qui a ouvert cette table a donné votre place à un robot.
room-your-turn = À vous
