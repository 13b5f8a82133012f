# Settings and keys.

settings-a-word-with-a-dotted-line-can-be-tapped = Un mot souligné en pointillé s’explique d’un toucher, où qu’il soit.
settings-all-words = Tous les mots
settings-ask-to-take-back = demander à reprendre
settings-claim = revendiquer
settings-cut-the-pack-for-me = Couper le paquet à ma place
settings-dark = Sombre
settings-find-a-word = Chercher un mot
settings-four-colours-for-the-four-suits = Quatre teintes pour les quatre couleurs
settings-from-card-to-card = de carte en carte
settings-keys = Touches
settings-language = Langue
settings-large-cards = Grandes cartes
settings-less-movement = Moins de mouvement
settings-light = Clair
settings-light-or-dark = Clair ou sombre
settings-look-at-the-last-trick = regarder la dernière levée
settings-next-deal = donne suivante
settings-on-this-screen = Sur cet écran
settings-play-the-card-press-the-button = jouer la carte, actionner le bouton
settings-same-as-the-device = Comme l’appareil
settings-score-sheet = feuille de marque
settings-to-the-hand-that-is-to-play = vers la main qui doit jouer
settings-to-the-next-part-of-the-table = vers la partie suivante de la table
settings-words = Les mots
settings-words-and-what-they-mean = Les mots et leur sens
