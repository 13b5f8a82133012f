# Why a file or a code cannot be read.

files-another-pack = La main de { SEAT($who) } est d’un autre jeu de cartes que celle de Nord.
files-auction-begins = Les enchères commencent par « { $said } », qui n’est pas une place : N, E, S ou W.
files-board-too-full = La donne qui commence ici a plus de { $most } balises, mots et commentaires.
files-board-too-long = La donne qui commence ici a plus de { $lines } lignes.
files-cannot-read = « { $word } » dans « { $order } » n’est pas lisible.
files-card-numbers = Le numéro d’une carte va de 01 à 52.
files-card-twice = La main « { $hand } » a deux fois { CARD($card) }.
files-deal-neither = La partie main du script Deal se termine dans certains cas sans accept ni reject : terminez-la par l’un des deux.
files-deal-no-main = Le script Deal ne demande rien : il lui faut une partie « main { "{" } … accept { "}" } ».
files-deal-not-a-hand = La ligne { $line } du script Deal distribue « { $hand } » : une main a treize cartes, de pique à trèfle, avec « - » pour une chicane.
files-deal-script = La ligne { $line } du script Deal ne peut pas être suivie à « { $word } ». Ce qui est connu : { $known }.
files-deal-script-ends = Le script Deal s’arrête à la ligne { $line } alors qu’il manque quelque chose : une parenthèse ou une accolade est-elle restée ouverte ?
files-deal-too-large = La ligne { $line } du script Deal devient trop grande ou trop profonde pour être calculée.
files-deal-too-much = Le script Deal demande ce qui ne peut pas être calculé ici : une division par ce qui pourrait être 0, ou un calcul trop grand.
files-dealer-chained = Ligne { $line } du script dealer : mettez entre parenthèses l’un des deux choix avec ? et :, pour qu’on sache lequel vient d’abord.
files-dealer-divided = La ligne { $line } du script dealer divise par ce qui peut valoir 0 : divisez par un nombre.
files-dealer-named-twice = La ligne { $line } du script dealer donne une seconde fois le nom « { $name } ».
files-dealer-no-condition = Le script dealer nomme « { $name } » et ne demande rien : ajoutez une ligne comme « condition { $name } ».
files-dealer-not-of-cards = « { $word } » dans le script dealer ne dit rien des cartes, et n’est pas suivi ici : retire-le.
files-dealer-script = La ligne { $line } du script dealer n’est pas comprise à « { $word } ». Ce qui est connu : { $known }.
files-dealer-script-ends = Le script dealer s’arrête à la ligne { $line } alors qu’il devrait continuer.
files-dealer-too-large = La ligne { $line } du script dealer devient trop grande ou trop profonde pour être calculée.
files-dealer-two-conditions = La ligne { $line } du script dealer est une seconde condition : relie les deux par « and ».
files-deals-at-once = Il y a { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }, et l’on peut en imprimer de 1 à { $most } à la fois.
files-ends-before-count = « { $order } » s’arrête là où il faut dire ce que l’on compte, comme points ou spades.
files-ends-before-seat = « { $order } » s’arrête là où il faut une place ou un camp : N, E, S, W, NS ou EW.
files-ends-before-shape = « { $order } » s’arrête là où il faut une distribution comme 5332.
files-ends-before-suit = « { $order } » s’arrête là où il faut une couleur.
files-foreign = Ce n’est pas un fichier « { WORD($kind) } » de kibitz : « { $why } ».
files-foreign-name = Ce n’est pas un fichier « { WORD($kind) } » de kibitz : il s’appelle lui-même « { $name } ».
files-foreign-start = Ce n’est pas un fichier « { WORD($kind) } » de kibitz : son début manque.
files-four-hands-or-dashes = La donne « { $deal } » doit avoir quatre mains, avec - pour une main inconnue.
files-four-suits = La main « { $hand } » demande quatre couleurs séparées par des points : pique, cœur, carreau, trèfle.
files-halves = « { $order } » : { $word } se compte en nombres entiers ; seules les levées rapides ont des demies.
files-hands-begin = Les mains « { $said } » doivent commencer par N:, E:, S: ou W:.
files-holds-not = { SEAT($who) } a { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } et non { $wanted }.
files-how-many = « { $order } » ne dit pas combien de « { $word } » : 5, 5+ ou 15-17.
files-in-two-hands = { CARD($card) } est dans deux mains.
files-line-line = Ligne { $line } :
files-more-than-thirteen = { SEAT($who) } a { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, et une main en a treize.
files-never-thrown-in = À ce jeu, aucune donne n’est passée.
files-no-bars = Pas une barre sur un million de lettres : ce n’est pas un fichier LIN.
files-no-bid = Il n’y a pas d’enchère de { $level } à { STRAIN($trumps) }.
files-no-board-in-link = « { $link } » ne contient aucune donne.
files-no-call = « { $call } » n’est pas une annonce : c’est pass, double, redouble, play, ou une enchère comme 1C ou 3NT.
files-no-call-of-lin = « { $call } » n’est pas une annonce : c’est p, d, r, ou une enchère comme 1C ou 3N.
files-no-call-of-pbn = « { $call } » n’est pas une annonce : c’est Pass, X, XX, AP, ou une enchère comme 1C ou 3NT.
files-no-call-of-rbn = « { $call } » n’est pas une annonce : c’est P, X, R, A, ou une enchère comme 1C ou 3N.
files-no-card = « { $card } » n’est pas une carte : on écrit SA, HT ou D2, et R14 pour le jeu de couleurs.
files-no-card-of-lin = « { $card } » n’est pas une carte : on écrit sA, hT ou d2.
files-no-card-of-pbn = « { $card } » n’est pas une carte : on écrit SA, HT ou D2.
files-no-cards = Dans une donne chacun a au moins une carte.
files-no-colour = « { $part } » dans la main « { $hand } » doit commencer par R, G, Y ou B.
files-no-colour-rank = « { $rank } » dans la main « { $hand } » n’est pas une carte : elles vont de 2 à 14.
files-no-command = « { $said } » n’est pas une commande LIN : deux lettres entre des barres.
files-no-contract = « { $contract } » n’est pas un contrat : on écrit 4S, 3NTX ou 1HXX.
files-no-contract-said = « { $said } » ne nomme aucun contrat de ce jeu : écrivez déclarant, contrat et levées, comme « { $example } ».
files-no-date = « { $said } » n’est pas une date : on écrit 20120428.
files-no-deal-code = « { $code } » n’est pas un code de donne : vingt lettres et chiffres, par cinq.
files-no-deal-given = Aucune donne n’est donnée : écrivez un code par ligne.
files-no-declarer-said = « { $said } » ne commence pas par le déclarant : écrivez déclarant, contrat et levées, comme « { $example } ».
files-no-label = « { $said } » n’est pas une étiquette RBN.
files-no-number = « { $said } » n’est pas un nombre.
files-no-points-said = Il manque à « { $said } » les points des deux mains : écrivez déclarant, contrat et levées, comme « { $example } ».
files-no-rank = « { $rank } » dans la main « { $hand } » n’est pas une carte : on écrit A K Q J T 9 … 2.
files-no-result-of-rbn = « { $said } » n’est pas un résultat : il commence par le nombre de levées.
files-no-result-said = « { $said } » n’est pas un résultat : écrivez déclarant, contrat et levées, comme « { $example } ».
files-no-seat = « { $said } » n’est pas une place : N, E, S ou W.
files-no-seat-or-side = « { $word } » dans « { $order } » n’est ni une place ni un camp : N, E, S, W, NS ou EW.
files-no-shape = « { $word } » dans « { $order } » n’est pas une distribution : quatre longueurs qui font treize.
files-no-strain = « { $letter } » n’est ni une couleur ni NT.
files-no-suit = « { $word } » dans « { $order } » n’est pas une couleur.
files-no-tag = « { $word } » ne commence pas une balise : on écrit [Name "value"].
files-no-trick = « { $said } » n’est pas une levée : on écrit SA72K ou H3D5H9A.
files-no-tricks-said = « { $said } » ne finit pas par les levées : écrivez déclarant, contrat et levées, comme « { $example } ».
files-no-tricks-won = « { $said } » n’est pas un résultat : c’est un nombre de levées de 0 à 13.
files-no-whole-board = Aucune donne de ce fichier n’a toutes ses cartes.
files-not-by-hand = Les donnes de { WORD($game) } ne peuvent pas être saisies à la main.
files-not-counted = « { $word } » dans « { $order } » n’est rien que l’on compte dans une main.
files-not-expected = « { $word } » n’a rien à faire là dans « { $order } ».
files-not-four-hands = La donne « { $deal } » a { $hands } { $hands ->
        [one] main
       *[other] mains
    } et non quatre.
files-not-readable = Ce n’est pas lisible.
files-not-so-many-bytes = Elle a { $bytes } octets, et une donne d’un fichier DUP en a { $size }.
files-not-two-digits = Les cartes ne sont pas des nombres de deux chiffres.
files-not-vulnerable-in-lin = « { $said } » ne dit pas qui est vulnérable : c’est o, n, e ou b.
files-not-vulnerable-so = « { $said } » ne dit pas qui est vulnérable : c’est None, NS, EW ou All.
files-note-unnumbered = La note « { $note } » doit commencer par son numéro et deux-points.
files-nothing-in-file = Il n’y a rien dedans : ni étui ni donne.
files-numbers-to = Le numéro d’une donne va de 0 à { $most }.
files-of-one-hand = Dans « { $order } », « { $word } » est demandé à un camp : cela se dit d’une seule main.
files-only-written = { WORD($format) } s’écrit ici, mais ne se lit pas.
files-open-bracket = Une parenthèse de « { $order } » n’est pas fermée.
files-too-deep = Une commande a au plus { $most } parenthèses et « not » les uns dans les autres.
files-open-comment = Un commentaire qui commence par { "{" } n’est pas fermé.
files-order-not-made = Aucune donne ne peut être faite ainsi.
files-other-version = Le fichier « { WORD($kind) } » est de la version { $version } ; ce kibitz lit les versions 1 à { $known }.
files-part-of-a-board = Le lien ne contient pas une donne entière : il en manque peut-être un bout.
files-pbn-of-contract = Seules les compétitions de bridge contrat s’écrivent en PBN.
files-play-begins = Le jeu commence par « { $said } », qui n’est pas une place : N, E, S ou W.
files-played-twice = { CARD($card) } est jouée deux fois.
files-range-backwards = Dans « { $order } », { $range } commence après sa fin.
files-record-too-long = L’enregistrement qui commence ici a plus de { $most } lignes.
files-slip-in-code = Il y a une erreur dans le code de donne « { $code } » : recopiez-le.
files-some-card-twice = Une carte est dans deux mains, ou deux fois dans une.
files-starts-with-seat = La donne « { $deal } » doit commencer par N:, E:, S: ou W:.
files-stray-note = Une note suit les enchères ou le jeu auxquels elle se rapporte.
files-tag-expected = « { $word } » est là où il fallait une balise : on écrit [Name "value"].
files-too-many-commands = La donne qui commence ici a plus de { $most } commandes.
files-too-many-tricks = « { $said } » a { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }, et il y en a 13.
files-two-to-a-trick = { SEAT($who) } joue deux cartes à la levée { $trick }.
files-unknown-format = « { $start } » ne commence aucun fichier d’un format connu ici : { $known }. Un PBN commence comme [Board "1"], un LIN par deux lettres et une barre, et les donnes, une par ligne, par « N: ».
files-unknown-format-of = « { $name } » est dans un format inconnu ici : { $known }.
files-which-card = « { $order } » ne dit pas quelle carte : SA, HT, D2.
