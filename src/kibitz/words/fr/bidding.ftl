# What a call says, and what a bot says of its decision.

bidding-about-as-good = { CARD($card) } est à peu près aussi bonne.
bidding-aces = as : { $number }
bidding-aces-or = as : { $one } ou { $other }
bidding-announced-longest = { SEAT($who) } a annoncé { $number } cartes dans sa couleur la plus longue
bidding-announced-points = { SEAT($who) } a annoncé { $number } { $number ->
        [one] point
       *[other] points
    }
bidding-announced-strength = { SEAT($who) } a annoncé une force de { $number }
bidding-answered-false = Je n’ai pas accepté : { WORD($rule) }.
bidding-answered-true = J’ai accepté : { WORD($rule) }.
bidding-at-least-high-cards = { $low } points d’honneurs ou plus
bidding-at-least-length = { STRAIN($suit) } : { $low } ou plus
bidding-at-least-points = { $low } points ou plus
bidding-at-most-high-cards = au plus { $high } points d’honneurs
bidding-at-most-length = { STRAIN($suit) } : au plus { $high }
bidding-at-most-points = au plus { $high } points
bidding-balanced = une main régulière
bidding-bid = { CALL($call) } : { WORD($name) }.
bidding-by-guidelines = Selon les règles simples, cela montre :
bidding-by-rule = Je me suis fié à ceci : { WORD($rule) }.
bidding-by-system = Dans notre système, cela montre :
bidding-calls-of = les annonces de { SEAT($who) }
bidding-card = { CARD($card) }
bidding-card-by-rule = { CARD($card) } : { WORD($rule) }.
bidding-cards-of = les cartes jouées par { SEAT($who) }
bidding-contract-brings = Ce choix réussit dans environ { $works } donnes sur 100, parmi celles qui restent possibles, et rapporte { DECIMAL($value) } points en moyenne.
bidding-contract-yields = Dans les donnes encore possibles, ce choix rapporte { DECIMAL($value) } points en moyenne.
bidding-decided = À valeur égale : { WORD($rule) }.
bidding-doubled-double = Contre : { WORD($name) }.
bidding-doubled-redouble = Surcontre : { WORD($name) }.
bidding-exact-length = { STRAIN($suit) } : { $low }
bidding-forcing-one-round = impératif pour un tour
bidding-forcing-to-game = impératif jusqu’à la manche
bidding-high-cards = { $low } à { $high } points d’honneurs
bidding-invitational = propositionnel
bidding-known = Toutes les cartes sont connues : avec { CARD($card) }, notre camp finit avec { $tricks } { $tricks ->
        [one] levée
       *[other] levées
    }.
bidding-lead-not-accepted = Je n’ai pas accepté l’entame : { WORD($rule) }.
bidding-lead-of = l’entame de { SEAT($who) }
bidding-lengths = { STRAIN($suit) } : { $low } à { $high }
bidding-lost-least = Contre le meilleur contrat que le déclarant puisse nommer, { CARD($card) } donne le moins.
bidding-never-false = Je ne vois plus comment faire chuter le contrat ; { CARD($card) } donne le moins.
bidding-never-true = Je ne vois plus comment réussir le contrat ; { CARD($card) } perd le moins.
bidding-next-card = { CARD($card) }, la meilleure ensuite, dans { $works }.
bidding-next-contract = Le choix suivant rapporte { DECIMAL($value) }.
bidding-next-in-tricks = Avec { CARD($card) }, la meilleure ensuite, { DECIMAL($tricks) }.
bidding-not-allowed = Passe : { CALL($call) } n’est pas permis ici.
bidding-not-the-suit = rien sur les { STRAIN($suit) }
bidding-nothing-shown = Elle ne montre rien de particulier.
bidding-pass-of = { SEAT($who) } a passé
bidding-passed = Passe : { WORD($name) }.
bidding-play-or-pass = Jouer devrait rapporter { DECIMAL($play) } points en moyenne, et passer { DECIMAL($passing) }.
bidding-points = { $low } à { $high } points
bidding-seldom-false = { CARD($card) } fait rarement chuter le contrat, mais donne le moins.
bidding-seldom-true = { CARD($card) } réussit rarement le contrat, mais perd le moins.
bidding-sense = { WORD($name) }
bidding-stop = un arrêt à { STRAIN($suit) }
bidding-succeeds-always-false = { CARD($card) } fait chuter le contrat dans toutes les donnes encore possibles.
bidding-succeeds-always-true = { CARD($card) } réussit le contrat dans toutes les donnes encore possibles.
bidding-succeeds-false = { CARD($card) } fait chuter le contrat dans environ { $works } donnes sur 100, parmi celles qui restent possibles.
bidding-succeeds-in-all-drawn-false = { CARD($card) } fait chuter le contrat dans les { $worlds } donnes que j’ai essayées.
bidding-succeeds-in-all-drawn-true = { CARD($card) } réussit le contrat dans les { $worlds } donnes que j’ai essayées.
bidding-succeeds-true = { CARD($card) } réussit le contrat dans environ { $works } donnes sur 100, parmi celles qui restent possibles.
bidding-too-close = Cela devrait rapporter { DECIMAL($value) } points, et { CALL($other) } { DECIMAL($more) } : trop peu de plus pour quitter le système.
bidding-wins = Avec { CARD($card) }, notre camp fait { DECIMAL($tricks) } levées en moyenne.
bidding-without-rule = Notre système n’a pas de règle pour cette annonce ici. On la lit ainsi :
bidding-worth = Cela devrait rapporter { DECIMAL($value) } points, et { CALL($other) } { DECIMAL($less) }.
