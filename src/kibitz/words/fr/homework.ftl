# Homework.

homework-all-done-well-done = Tout est fait. Bravo !
homework-another-date = Une autre date
homework-answered-already = Vous avez déjà répondu à celui-ci.
homework-best-cards = Meilleures cartes
homework-called-so-here = Quelqu’un qui fait ce devoir s’appelle { NAME($name) }, ou presque.
homework-cards-that-mattered = Cartes qui comptaient
homework-close-now = Fermer maintenant
homework-closed-since-when = Fermé depuis le { $when }
homework-date-is-past = Cette date est déjà passée.
homework-deals-at-random = Donnes au hasard
homework-deals-or-puzzles-to-do-at-home-alone-or = Des donnes ou des problèmes à faire à la maison, seul ou à plusieurs, pour une date. Vous voyez qui a fait quoi, et où des levées ont été perdues.
homework-deals-to-order = Donnes sur commande
homework-done = Fait
homework-done-of-all = { $done } sur { $all }
homework-for-example-n-15-17-points-and-n-balanced = Par exemple : N 15-17 points and N balanced
homework-for-your-pupils = Pour vos élèves
homework-give-these-boards-as-homework = Donner ces donnes en devoir
homework-hints-may-be-asked-for = On peut demander un conseil
homework-homework = Devoirs
homework-homework-is-full = { $most } personnes font déjà ce devoir.
homework-homework-is-over = Le temps de ce devoir est écoulé. Ce que vous avez fait reste ici.
homework-homework-that-you-have-set = Devoirs que vous avez donnés
homework-how-many-puzzles = Combien de problèmes
homework-how-many-tasks = Un devoir compte de 1 à { $most } exercices.
homework-is-being-looked-at = en cours d’examen
homework-late = en retard
homework-left-tasks-to-go = Encore { $left } { $left ->
        [one] exercice
       *[other] exercices
    }
homework-make-the-link = Créer le lien
homework-mistakes = Erreurs
homework-name-of-the-homework = Nom du devoir
homework-no-date = Sans date
homework-no-homework-title = Un devoir a besoin d’un nom, de { $most } caractères au plus.
homework-no-mistake = aucune erreur
homework-no-mistake-was-made-here = Aucune erreur n’a été faite ici.
homework-no-seat-there = Il n’y a plus de place libre à cette table.
homework-no-such-pupil = Personne avec ce numéro ne fait ce devoir.
homework-no-such-task = Ce devoir n’a pas cet exercice.
homework-nobody-has-begun-yet-send-your-pupils-this = Personne n’a encore commencé. Envoyez cette adresse à vos élèves :
homework-not-begun-yet = Vous n’avez pas commencé ce devoir.
homework-not-done-yet = Pas encore fait
homework-not-from-home = À la maison, personne ne peut ouvrir cette adresse : { $address } n’est accessible que depuis votre réseau. Il y a trois moyens :
homework-not-solved = Non résolue
homework-not-the-results = Ce lien n’ouvre pas les résultats : utilisez celui que vous avez reçu en donnant le devoir.
homework-not-to-order = Les donnes sur commande se font pour les jeux à treize cartes chacun.
homework-not-with-others = Ce devoir se fait seul.
homework-number-of-mistakes = { $mistakes } { $mistakes ->
        [one] erreur
       *[other] erreurs
    }
homework-one-code-a-line = Un code par ligne
homework-only-the-teacher = Seule la personne qui a donné ce devoir peut le faire.
homework-open-again = Rouvrir
homework-open-until-when = À faire avant le { $when }
homework-or-sit-down-with-somebody = Ou asseyez-vous avec quelqu’un
homework-otherwise-everybody-plays-alone-with-bots = Sinon chacun joue seul avec des robots.
homework-pupils-may-sit-down-at-each-others-tables = Les élèves peuvent s’asseoir à la table d’un autre
homework-puzzle-number = Problème { $number }
homework-puzzles-to-answer = Problèmes à résoudre
homework-save-the-deals = Enregistrer les donnes dans un fichier
homework-save-the-table-as-a-file = Enregistrer le tableau
homework-see-how-it-was-played = Voir comment cela a été joué
homework-see-this-moment = Voir ce moment
homework-set-homework = Donner un devoir
homework-solved = Résolue
homework-tap-a-result-to-see-the-deal-as-it-was = Touchez un résultat pour voir la donne comme elle a été jouée, ou un nom pour tout ce que cette personne a fait.
homework-tasks-tasks = { $tasks } { $tasks ->
        [one] exercice
       *[other] exercices
    }
homework-the-address-of-this-page-is-for-you-alone = L’adresse de cette page est pour vous seul : qui l’a voit les résultats.
homework-the-boards-of-your-class-who-was-away = Les donnes de votre classe : les absents jouent les mêmes.
homework-the-coach-helps-and-what-is-found-with-its = L’entraîneur aide, et ce que l’on trouve avec lui compte aussi.
homework-the-time-for-this-homework-is-over-ask = Le temps de ce devoir est écoulé. Demandez à votre professeur si vous voulez encore le faire.
homework-the-time-for-this-homework-is-over-here-is = Le temps de ce devoir est écoulé. Voici ce que vous avez fait.
homework-there-is-no-such-homework = Ce devoir n’existe pas
homework-this-address-does-not-open-the-results = Cette adresse n’ouvre pas les résultats.
homework-to-be-done-by = À faire pour
homework-way-by-file = Un fichier à emporter : enregistrez les donnes et ouvrez le fichier là où l’on donne des devoirs, sous « Donnes par leurs codes » ; ou distribuez les codes, pour les taper sous « Jouer une donne par son code ».
homework-way-by-server = Un kibitz accessible à tous, par exemple celui de votre école : donnez-y les devoirs.
homework-way-by-terminal = Le terminal : un élève qui a kibitz chez lui joue une donne avec
homework-what-is-to-be-done = Ce qu’il faut faire
homework-where-who-erred = Erreurs de { NAME($who) }
homework-who = Qui
homework-with-who = Avec { NAME($who) }
