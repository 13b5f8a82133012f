# Puzzles, the daily deals and practice.

practice-about = Sujet
practice-another-puzzle = Encore un problème
practice-answered-before-this-one-does-not-count = Déjà répondu : celui-ci ne compte pas.
practice-answers = Réponses
practice-asked-dislikes = Votre partenaire a joué { CARD($led) } et vous préférez une autre couleur. Quelle carte le dit ?
practice-asked-likes = Votre partenaire a joué { CARD($led) } et vous aimeriez encore { STRAIN($suit) }. Quelle carte le dit ?
practice-asked-lowest-of-equals = Votre partenaire a joué { CARD($led) } et vous devez fournir haut. Quelle carte lui en dit le plus ?
practice-asked-partner-dislikes = Vous venez de gagner une levée à { STRAIN($suit) }, et votre partenaire y a fourni sa plus petite carte. Que jouez-vous ?
practice-asked-partner-likes = Vous venez de gagner une levée à { STRAIN($suit) }, et votre partenaire y a fourni une petite carte assez haute. Que jouez-vous ?
practice-asked-top-of-sequence = Vous entamez et avez choisi { STRAIN($suit) }. Quelle carte en dit le plus à votre partenaire ?
practice-be-the-first-to-play-it-today = Soyez le premier à la jouer aujourd’hui.
practice-choose-puzzles = Choisir les problèmes
practice-costs-nothing = Un signal est bon s’il ne coûte pas de levée : cela a été vérifié sur des donnes possibles.
practice-counted = Sans compter les points, aucune carte n’en est sûre.
practice-daily-once = Vous avez déjà commencé cette donne du jour : chacune se joue une fois.
practice-deal = Les quatre mains sont visibles. Il vous faut { $need } des { $left } dernières levées. Quelle carte y mène ?
practice-deal-of-the-day = Donne du jour
practice-deal-right = { CARD($right) } gagne assez de levées. Toute autre carte en perd au moins une de trop.
practice-deal-why-entries = Les rentrées : vos deux mains peuvent gagner cette levée, et une seule doit le faire. Avec l’autre main, il manquerait des levées.
practice-deal-why-hold-up = Laisser passer : gardez votre carte haute à { STRAIN($suit) } pour plus tard, jusqu’à ce que l’un d’eux n’en ait plus.
practice-deal-why-long-suit = La couleur longue : jouez { STRAIN($suit) }. Quand les autres n’en ont plus, une carte qu’ils pouvaient battre gagne une levée.
practice-deal-why-ruff = Une coupe : la main qui n’a plus de la couleur gagne la levée avec un atout.
practice-difficulty-strength = Difficulté { $strength }
practice-enough = Cela suffit pour l’instant
practice-everything = Tout
practice-finesse-through = Une impasse : { SEAT($who) } a { CARD($caught) } mais a déjà joué, donc { CARD($right) } suffit.
practice-finesse-towards = Une impasse : jouez vers l’autre main. { SEAT($who) } a { CARD($caught) } et doit jouer avant elle.
practice-finished-have-finished-it-today = Terminée aujourd’hui par { $finished } { $finished ->
        [one] personne
       *[other] personnes
    }
practice-from-dummy = La prochaine carte vient du mort.
practice-from-partner = Vous jouez aussi pour votre partenaire, et la prochaine carte vient de cette main.
practice-gained-for-your-strength = { $gained } à votre niveau
practice-games = Vous voyez votre main et le mort. Quelle manche rapporte le plus ?
practice-games-other = { STRAIN($trumps) } demande { $goal } levées : réussi dans { $made } donnes sur { $all }, cela rapporte { DECIMAL($score) } points en moyenne.
practice-games-right = Le mieux est { STRAIN($trumps) } : les { $goal } levées y sont dans { $made } donnes sur { $all }, et cela rapporte { DECIMAL($score) } points en moyenne.
practice-go-on = Continuer
practice-hidden = Cachée
practice-lead-nt = Vous entamez. Sud joue sans atout et doit faire { $goal } levées ; il vous en faut { $need } pour la chute. Quelle entame gagne le plus de levées ?
practice-lead-right = { CARD($card) } gagne { DECIMAL($tricks) } levées en moyenne et fait chuter le contrat dans { $beaten } donnes sur { $all }.
practice-lead-suit = Vous entamez. Sud joue à l’atout { STRAIN($trumps) } et doit faire { $goal } levées ; il vous en faut { $need } pour la chute. Quelle entame gagne le plus de levées ?
practice-lead-wrong = { CARD($card) } gagne { DECIMAL($tricks) } levées en moyenne et fait chuter le contrat dans { $beaten } donnes sur { $all }.
practice-look-back = Revoir la donne
practice-next-puzzle = Problème suivant
practice-no-puzzle = Ce n’est pas un problème : « { $why } ».
practice-no-such-puzzle = Ce problème n’existe pas : choisissez-en un autre.
practice-not-quite-try-again = Pas tout à fait. Essayez encore.
practice-not-this-time = Pas cette fois.
practice-odds = Il vous faut { $need } { $need ->
        [one] levée
       *[other] levées
    } à { STRAIN($suit) } à partir d’ici, et vous pouvez venir dans chaque main quand vous voulez. Quelle carte y mène le plus souvent ?
practice-odds-right = { CARD($right) } donne { $need } { $need ->
        [one] levée
       *[other] levées
    } dans { DECIMAL($chance) } donnes sur 100, si la suite est bien jouée.
practice-odds-split = Les { $missing } cartes manquantes sont le plus souvent partagées { $more }–{ $fewer } : dans { $chance } donnes sur 100.
practice-odds-wrong = { CARD($wrong) } y arrive dans { DECIMAL($chance) } donnes sur 100.
practice-of-set = { $at } sur { $of }
practice-on-drawn-deals = Calculé sur { $all } donnes conformes à ce que vous voyez, toutes jouées sans faute.
practice-place-covers = Fort en second : un honneur sur un honneur. { CARD($right) } couvre { CARD($led) }, et { CARD($grown) } fera plus tard une levée.
practice-place-enough = En troisième, mais pas plus fort qu’il ne faut : { CARD($kept) } reste derrière { CARD($over) }, car { SEAT($who) } a déjà joué.
practice-place-forces = Fort en troisième : pour battre { CARD($right) }, { SEAT($who) } doit mettre au moins { CARD($dear) }.
practice-place-kept = Petit en second : { CARD($kept) } vaut mieux que { CARD($led) }. En la gardant, vous ferez plus tard une levée avec elle.
practice-place-loser-goes = Une perdante s’en va : { CARD($right) } gagne la levée, et { SEAT($who) }, qui n’a plus de cette couleur, jette une perdante à { STRAIN($suit) }. Avec toute autre carte de cette main, il manquerait une levée.
practice-place-partner-can = Petit en second : votre partenaire, qui joue en dernier, peut gagner cette levée avec { CARD($card) }. Gardez { CARD($kept) }.
practice-place-partners = Petit en troisième : { CARD($led) }, que votre partenaire a jouée, est maîtresse pour l’instant. N’y mettez pas { CARD($kept) }.
practice-place-place-of-finished = Place { $place } sur { $finished }
practice-place-spared = Une défausse : votre partenaire gagne cette levée, vous pouvez donc jeter une carte. { CARD($right) } peut partir, toutes les autres servent encore.
practice-place-takes = Fort en second : { CARD($right) } gagne cette levée, et ils ne peuvent pas la battre. Si vous attendez, il vous manquera une levée.
practice-place-wins = Fort en troisième : { CARD($right) } gagne la levée. Une carte plus basse suffirait pour l’instant, mais { SEAT($who) } joue après vous.
practice-play-it = La jouer
practice-play-the-whole-deal = Jouer toute la donne
practice-points-left = Des points annoncés, il reste à { SEAT($who) } { $points } { $points ->
        [one] point
       *[other] points
    }.
practice-points-said = { SEAT($who) } a { $points } { $points ->
        [one] point
       *[other] points
    }.
practice-puzzles = Problèmes
practice-questions = Questions posées
practice-read-fails = { CARD($wrong) } gagne moins de levées dans { $fails } d’entre elles.
practice-rest = Les quatre mains sont visibles. Quelle carte gagne les { $left } dernières levées, toutes sans exception ?
practice-rest-loses = Après { CARD($wrong) }, vous perdez { $lost } { $lost ->
        [one] levée
       *[other] levées
    } : { SEAT($who) } peut en gagner une avec { CARD($winner) }.
practice-rest-right = { CARD($right) } gagne les { $left } levées, quoi qu’ils fassent.
practice-round-before = La levée d’avant : Nord { CARD($north) }, Est { CARD($east) }, Sud { CARD($south) }, Ouest { CARD($west) }.
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
practice-solved-at-the-second-try = Résolu au deuxième essai
practice-solved-of-tried-solved = { $solved } sur { $tried } résolus
practice-stakes-nt = Vous voyez votre main et le mort, et jouez sans atout. Quel contrat rapporte le plus ?
practice-stakes-points = Vous et le mort avez { $points } points ensemble.
practice-stakes-right = Le meilleur contrat demande { $goal } levées : réussi dans { $made } donnes sur { $all }, il rapporte { DECIMAL($score) } points en moyenne.
practice-stakes-suit = Vous voyez votre main et le mort, et l’atout est { STRAIN($trumps) }. Quel contrat rapporte le plus ?
practice-stakes-wrong = Votre choix demande { $goal } levées : réussi dans { $made } donnes sur { $all }, il rapporte { DECIMAL($score) } points en moyenne.
practice-still-in-the-hidden-hands = Encore dans les mains cachées
practice-streak-in-a-row = { $streak } de suite
practice-tells-nothing = { CARD($wrong) } dirait autre chose à votre partenaire. Pensez à ce que dit chaque carte.
practice-that-card-cannot-be-played = Cette carte ne peut pas être jouée : il faut fournir à la couleur demandée.
practice-that-is-right = C’est juste !
practice-the-same-cards-for-everybody-once-a-day = Les mêmes cartes pour tous, une fois par jour. Vous êtes en Sud ; des robots jouent les autres mains.
practice-themes = Thèmes
practice-themes-chances = Probabilités
practice-themes-counting = Compter les points
practice-themes-discards = Défausses
practice-themes-entries = Rentrées
practice-themes-finesse = Impasse
practice-themes-fit = Fit d’atout
practice-themes-hold-up = Laisser passer
practice-themes-leads = Entames
practice-themes-long-suit = Couleur longue
practice-themes-points = Points et levées
practice-themes-ruff = Coupe
practice-themes-safety = Jeu de sécurité
practice-themes-second-hand = Jeu en second
practice-themes-signals = Signaux
practice-themes-third-hand = Jeu en troisième
practice-themes-tricks = Les gagnantes dans le bon ordre
practice-titles-deal = Trouver le coup gagnant
practice-titles-lead = L’entame
practice-titles-odds = Au mieux des chances
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
practice-who-partner = { SEAT($who) }, votre partenaire
practice-who-you = { SEAT($who) } (vous)
practice-why-habit-dislikes = { CARD($right) } : votre plus petite carte dit que vous n’avez rien ici.
practice-why-habit-likes = { CARD($right) } : une petite carte assez haute dit que la couleur vous plaît. Votre honneur reste en main.
practice-why-habit-lowest-of-equals = { CARD($right) } : vos cartes hautes se valent, chacune suffit. Jouez la plus basse : votre partenaire sait que vous pouvez avoir les autres.
practice-why-habit-partner-dislikes = { CARD($right) } : votre partenaire n’a pas { CARD($top) }. Changer de couleur est le mieux dans les { $all } répartitions possibles.
practice-why-habit-partner-likes = { CARD($right) } : votre partenaire aime la couleur et a { CARD($top) }. La rejouer est le mieux dans les { $all } répartitions possibles.
practice-why-habit-top-of-sequence = { CARD($right) } : entamez de la plus haute d’une suite d’honneurs. Votre partenaire sait alors que vous avez la suivante, et pas celle au-dessus.
practice-wins-only = { CARD($wrong) } { $tricks ->
        [0] ne gagne aucune levée
        [one] ne gagne qu’une levée
       *[other] ne gagne que { $tricks } levées
    } ; il vous en faut { $need }.
practice-you-defend = Vous êtes en défense, et Nord est votre partenaire.
practice-your-strength-strength = Votre niveau : { $strength }
practice-your-themes = Vos thèmes
