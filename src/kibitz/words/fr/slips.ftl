# Results with real cards.

slips-is-doubled-doubled = contré
slips-is-doubled-redoubled = surcontré
slips-no-round-is-under-way-or-you-sit-out-this = Aucun tour n’est en cours, ou vous ne jouez pas à ce tour. Cette page continue toute seule.
slips-not-at-a-table = Vous ne jouez à aucune table à ce tour.
slips-not-written-so = Ce n’est pas un résultat de ce jeu.
slips-one-less = Un de moins
slips-one-more = Un de plus
slips-plays-on-tablets = Cette table joue sur tablettes : ses résultats viennent tout seuls.
slips-points-of-both-hands = Points des deux mains
slips-results-of-your-table = Les résultats de votre table
slips-round-moved-on = Ce tour est terminé : dites-le à l’organisateur.
slips-something-wrong-only-the-organiser-can = Une erreur ? Seul l’organisateur peut changer ce qui est inscrit.
slips-table-table-round-round = Table { $table }, tour { $round }
slips-the-organiser-has-decided-this-board = L’organisateur a décidé pour cet étui.
slips-the-other-side-entered-this-is-it-right = L’autre camp a inscrit ceci. Est-ce juste ?
slips-the-other-side-has-to-say-that-it-is-right = L’autre camp doit dire que c’est juste.
slips-to-the-event = Vers la compétition
slips-vulnerable-who = vulnérable : { $who }
slips-which-contract = Quel contrat ?
slips-who-deals = { SEAT($who) } donne
slips-who-declared = Qui était déclarant ?
slips-yes-it-is-right = Oui, c’est juste
slips-you-sit-side = Vous êtes { SIDE($side) }.
