# Puzzles, the daily deals and practice.

practice-about = Sujet
practice-answered-before-this-one-does-not-count = Déjà répondu : celui-ci ne compte pas.
practice-answers = Réponses
practice-asked-dislikes = Votre partenaire a joué { CARD($led) } et vous préférez une autre couleur. Quelle carte le dit ?
practice-asked-likes = Votre partenaire a joué { CARD($led) } et vous aimeriez encore { STRAIN($suit) }. Quelle carte le dit ?
practice-asked-lowest-of-equals = Votre partenaire a joué { CARD($led) } et vous devez fournir haut. Quelle carte lui en dit le plus ?
practice-asked-partner-dislikes = Vous venez de gagner une levée à { STRAIN($suit) }, et votre partenaire y a fourni sa plus petite carte. Que jouez-vous ?
practice-asked-partner-likes = Vous venez de gagner une levée à { STRAIN($suit) }, et votre partenaire y a fourni une petite carte assez haute. Que jouez-vous ?
practice-asked-top-of-sequence = Vous entamez et avez choisi { STRAIN($suit) }. Quelle carte en dit le plus à votre partenaire ?
practice-be-the-first-to-play-it-today = Soyez le premier à la jouer aujourd’hui.
practice-costs-nothing = Un signal est bon s’il ne coûte pas de levée : cela a été vérifié sur des donnes possibles.
practice-daily-once = Vous avez déjà commencé cette donne du jour : chacune se joue une fois.
practice-deal = Les quatre mains sont visibles. Il vous faut { $need } des { $left } dernières levées. Quelle carte y mène ?
practice-deal-of-the-day = Donne du jour
practice-deal-right = { CARD($right) } gagne assez de levées. Toute autre carte en perd au moins une de trop.
practice-deal-why-entries = Les reprises : vos deux mains peuvent gagner cette levée. Il importe de savoir laquelle jouera ensuite.
practice-deal-why-hold-up = Laisser passer : gardez votre carte haute à { STRAIN($suit) } pour plus tard, jusqu’à ce que l’un d’eux n’en ait plus.
practice-deal-why-long-suit = La couleur longue : jouez { STRAIN($suit) }. Quand les autres n’en ont plus, vos petites cartes gagnent.
practice-deal-why-ruff = Une coupe : la main qui n’a plus de la couleur gagne la levée avec un atout.
practice-difficulty-strength = Difficulté { $strength }
practice-everything = Tout
practice-finesse-through = Une impasse : { SEAT($who) } a { CARD($caught) } mais a déjà joué, donc { CARD($right) } suffit.
practice-finesse-towards = Une impasse : jouez vers l’autre main. { SEAT($who) } a { CARD($caught) } et doit jouer avant elle.
practice-finished-have-finished-it-today = Terminée aujourd’hui par { $finished } { $finished ->
        [one] personne
       *[other] personnes
    }
practice-from-dummy = La prochaine carte vient du mort.
practice-gained-for-your-strength = { $gained } à votre niveau
practice-go-on = Continuer
practice-hidden = Cachée
practice-look-back = Revoir la donne
practice-next-puzzle = Problème suivant
practice-no-such-puzzle = Ce problème n’existe pas : choisissez-en un autre.
practice-not-this-time = Pas cette fois.
practice-on-drawn-deals = Calculé sur { $all } donnes conformes à ce que vous voyez, toutes jouées sans faute.
practice-place-place-of-finished = Place { $place } sur { $finished }
practice-play-it = La jouer
practice-play-the-whole-deal = Jouer toute la donne
practice-points-said = { SEAT($who) } a { $points } { $points ->
        [one] point
       *[other] points
    }.
practice-puzzles = Problèmes
practice-puzzles-and-a-deal-of-the-day = Des problèmes et une donne du jour
practice-questions = Questions posées
practice-read-fails = { CARD($wrong) } gagne moins de levées dans { $fails } d’entre elles.
practice-rest = Les quatre mains sont visibles. Quelle carte gagne les { $left } dernières levées, toutes sans exception ?
practice-rest-right = { CARD($right) } gagne les { $left } levées, quoi qu’ils fassent.
practice-rest-wrong = Après { CARD($wrong) }, vous en perdez une : { SEAT($who) } peut gagner une levée avec { CARD($winner) }.
practice-safe = Vous voyez votre main et le mort. Quelle carte assure { $need } des { $left } dernières levées, où que soient les autres cartes ?
practice-safe-all = Vous voyez votre main et le mort. Quelle carte assure les { $left } levées, où que soient les autres cartes ?
practice-safe-right = { CARD($right) } assure { $need } { $need ->
        [one] levée
       *[other] levées
    } dans les { $all } répartitions possibles des autres cartes.
practice-safe-wrong = { CARD($wrong) } peut échouer : c’est le cas dans { $fails } d’entre elles.
practice-score-points-number-people = { $score } { $score ->
        [one] point
       *[other] points
    } : { $number } { $number ->
        [one] personne
       *[other] personnes
    }
practice-score-points-tricks-tricks = { $score } { $score ->
        [one] point
       *[other] points
    }, { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }
practice-scores-of-all-who-have-finished = Scores de tous ceux qui ont terminé
practice-solved-of-tried-solved = { $solved } sur { $tried } résolus
practice-stakes-nt = Vous voyez votre main et le mort, et jouez sans atout. Quel contrat rapporte le plus ?
practice-stakes-points = Vous et le mort avez { $points } points ensemble.
practice-stakes-right = Le meilleur contrat demande { $goal } levées : réussi dans { $made } donnes sur { $all }, il rapporte { DECIMAL($score) } points en moyenne.
practice-stakes-suit = Vous voyez votre main et le mort, et l’atout est { STRAIN($trumps) }. Quel contrat rapporte le plus ?
practice-stakes-wrong = Votre choix demande { $goal } levées : réussi dans { $made } donnes sur { $all }, il rapporte { DECIMAL($score) } points en moyenne.
practice-still-in-the-hidden-hands = Encore dans les mains cachées
practice-streak-in-a-row = { $streak } de suite
practice-that-is-right = C’est juste !
practice-the-same-cards-for-everybody-once-a-day = Les mêmes cartes pour tous, une fois par jour. Vous êtes en Sud ; des robots jouent les autres mains.
practice-themes = Thèmes
practice-themes-entries = Reprises
practice-themes-finesse = Impasse
practice-themes-fit = Fit d’atout
practice-themes-hold-up = Laisser passer
practice-themes-long-suit = Couleur longue
practice-themes-points = Points et levées
practice-themes-ruff = Coupe
practice-themes-safety = Maniement de sécurité
practice-themes-signals = Signaux
practice-themes-tricks = Les gagnantes dans le bon ordre
practice-titles-deal = Trouver le coup gagnant
practice-titles-rest = Toutes les levées
practice-titles-safe = Le jeu de sécurité
practice-titles-signal = Quelle carte le dit ?
practice-titles-stakes = À quelle hauteur ?
practice-titles-trumps = Choisir l’atout
practice-trumps = Vous voyez votre main et le mort. Quel atout gagne le plus de levées ?
practice-trumps-fit = Vous et le mort avez { $length } cartes à { STRAIN($best) } : une couleur longue est le meilleur atout.
practice-trumps-right = Le mieux est { STRAIN($best) } : { DECIMAL($tricks) } levées en moyenne. Ensuite vient { STRAIN($next) } : { DECIMAL($others) } levées.
practice-trumps-yours = Votre choix, { STRAIN($yours) }, gagne { DECIMAL($tricks) } levées en moyenne.
practice-who-dummy = { SEAT($who) }, le mort
practice-who-you = { SEAT($who) } (vous)
practice-why-habit-dislikes = { CARD($right) } : votre plus petite carte dit que vous n’avez rien ici.
practice-why-habit-likes = { CARD($right) } : une petite carte assez haute dit que la couleur vous plaît. Votre honneur reste en main.
practice-why-habit-lowest-of-equals = { CARD($right) } : vos cartes hautes se valent, chacune suffit. Jouez la plus basse : votre partenaire sait que vous pouvez avoir les autres.
practice-why-habit-partner-dislikes = { CARD($right) } : votre partenaire n’a pas { CARD($top) }. Changer de couleur est le mieux dans les { $all } répartitions possibles.
practice-why-habit-partner-likes = { CARD($right) } : votre partenaire aime la couleur et a { CARD($top) }. La rejouer est le mieux dans les { $all } répartitions possibles.
practice-why-habit-top-of-sequence = { CARD($right) } : entamez de la plus haute d’une suite d’honneurs. Votre partenaire sait alors que vous avez la suivante, et pas celle au-dessus.
practice-your-strength-strength = Votre niveau : { $strength }
practice-your-themes = Vos thèmes
