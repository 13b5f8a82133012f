# The table.

table-back-to-the-homework = Retour au devoir
table-back-to-the-start = Retour à l’accueil
table-menu = Menu
table-opening-the-table = Ouverture de la table …
table-table = Table
table-this-table-cannot-be-opened = Impossible d’ouvrir cette table
table-what-happens-at-the-table = Ce qui se passe à la table
