# After the deal.

lookback-a-puzzle-like-it = Problème { $number } de ce genre
lookback-all-boards-of-this-table-are-played = Toutes les donnes de cette table sont jouées.
lookback-another-game = Une autre partie
lookback-deal-code = Code de la donne :
lookback-done = choisi
lookback-how-the-score-came-about = D’où vient la marque
lookback-less = Moins
lookback-look-back = Revoir la donne
lookback-more = Score, cartes et plus
lookback-next-deal = Donne suivante
lookback-no-new-deal-begins-after-time = Plus de nouvelle donne après { NAME($time) }.
lookback-not-ready-yet-who = Pas encore prêts : { NAME($who) }
lookback-points-paid = Points
lookback-result = Résultat
lookback-share-as-a-picture = Partager en image
lookback-shows = Montre :
lookback-step-at-of-last = Pas { $at } sur { $last }
lookback-step-back = Un pas en arrière
lookback-step-on = Un pas en avant
lookback-step-through-the-deal = Revoir la donne pas à pas
lookback-taken-into-account = Pris en compte :
lookback-the-cards-are-dealt = Les cartes sont données.
lookback-the-lesson-about-it = La leçon sur ce sujet
lookback-this-deal-cannot-be-shown = Impossible de montrer cette donne
lookback-to-the-table = Vers la table
lookback-today = Aujourd’hui
lookback-trick-back = Une levée en arrière
lookback-trick-on = Une levée en avant
lookback-tricks = Levées
lookback-tried-on-worlds-deals-that-fit-what-was = Essayé sur { $worlds } { $worlds ->
        [one] donne
       *[other] donnes
    } encore possibles
lookback-try-the-end-again = Reprendre ma dernière carte
lookback-verdict-good = Bien choisi.
lookback-verdict-mistake = Une erreur.
lookback-verdict-unlucky = Pas de chance.
lookback-waiting-for-the-others = On attend les autres
lookback-what-else-there-was = Les autres choix
lookback-who-why = { NAME($who) } : pourquoi
lookback-why-and-where-to-go-on = Pourquoi, et comment continuer
lookback-works = Réussit
lookback-worlds-deals-were-possible-and-all-were = { $worlds } { $worlds ->
        [one] donne était possible
       *[other] donnes étaient possibles
    }, et toutes ont été essayées
lookback-yesterday = Hier
lookback-you-win-the-match = Vous gagnez, { $best } à { $less } !
