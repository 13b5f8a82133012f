// Les devoirs : les donner, les faire, et ce qu’il en est résulté.
import type { homework } from "./en.homework.ts";

export const devoirs: Readonly<Record<keyof typeof homework, string>> = {
  "Homework needs a name, of at most {n:most} characters.":
    "Un devoir a besoin d’un nom, de {n:most} caractères au plus.",
  "Homework has from 1 to {n:most} tasks.": "Un devoir compte de 1 à {n:most} exercices.",
  "That date is over already.": "Cette date est déjà passée.",
  "The time for this homework is over. What you have done stays here.":
    "Le temps de ce devoir est écoulé. Ce que vous avez fait reste ici.",
  "{n:most} people do this homework already.": "{n:most} personnes font déjà ce devoir.",
  "Somebody who does this homework is called {name:name}, or nearly so.":
    "Quelqu’un qui fait ce devoir s’appelle {name:name}, ou presque.",
  "You have not begun this homework.": "Vous n’avez pas commencé ce devoir.",
  "This homework has no such task.": "Ce devoir n’a pas cet exercice.",
  "You have answered this one already.": "Vous avez déjà répondu à celui-ci.",
  "This homework is done alone.": "Ce devoir se fait seul.",
  "There is no free seat at that table any more.": "Il n’y a plus de place libre à cette table.",
  "Only the teacher who set this homework may do that.": "Seule la personne qui a donné ce devoir peut le faire.",
  "Nobody with that number does this homework.": "Personne avec ce numéro ne fait ce devoir.",
  "Deals are made to order for games with thirteen cards each.":
    "Les donnes sur commande se font pour les jeux à treize cartes chacun.",
  Homework: "Devoirs",
  "Set homework": "Donner un devoir",
  "Deals or puzzles to do at home, alone or with others, by a date. You see who did what, and where tricks were lost.":
    "Des donnes ou des énigmes à faire à la maison, seul ou à plusieurs, pour une date. Vous voyez qui a fait quoi, et où des levées ont été perdues.",
  "Give these boards as homework": "Donner ces donnes en devoir",
  "The boards of your class: who was away plays the same deals.":
    "Les donnes de votre classe : les absents jouent les mêmes.",
  "Name of the homework": "Nom du devoir",
  "Deals at random": "Donnes au hasard",
  "Deals to order": "Donnes sur commande",
  "For example: N 15-17 points and N balanced": "Par exemple : N 15-17 points and N balanced",
  "Deals by their codes": "Donnes par leurs codes",
  "One code a line": "Un code par ligne",
  "Puzzles to answer": "Énigmes à résoudre",
  "How many puzzles": "Combien d’énigmes",
  "To be done by": "À faire pour",
  "No date": "Sans date",
  "Pupils may sit down at each other’s tables": "Les élèves peuvent s’asseoir à la table d’un autre",
  "Hints may be asked for": "On peut demander un conseil",
  "Make the link": "Créer le lien",
  "For your pupils": "Pour vos élèves",
  "The address of this page is for you alone: whoever has it sees the results.":
    "L’adresse de cette page est pour vous seul : qui l’a voit les résultats.",
  "This address does not open the results.": "Cette adresse n’ouvre pas les résultats.",
  "There is no such homework": "Ce devoir n’existe pas",
  "Open until {text:when}": "À faire avant le {text:when}",
  "Closed since {text:when}": "Fermé depuis le {text:when}",
  "{n:tasks|task|tasks}": "{n:tasks|exercice|exercices}",
  "Puzzle {n:number}": "Énigme {n:number}",
  "{n:left|task|tasks} to go": "Encore {n:left|exercice|exercices}",
  "All done. Well done!": "Tout est fait. Bravo !",
  Solved: "Résolue",
  "Not solved": "Non résolue",
  "The time for this homework is over. Here is what you did.":
    "Le temps de ce devoir est écoulé. Voici ce que vous avez fait.",
  "The time for this homework is over. Ask your teacher if you would still like to do it.":
    "Le temps de ce devoir est écoulé. Demandez à votre professeur si vous voulez encore le faire.",
  "With {name:who}": "Avec {name:who}",
  "Or sit down with somebody": "Ou asseyez-vous avec quelqu’un",
  "Nobody has begun yet. Send your pupils this address:":
    "Personne n’a encore commencé. Envoyez cette adresse à vos élèves :",
  Who: "Qui",
  "Lost tricks": "Levées perdues",
  "Best cards": "Meilleures cartes",
  Done: "Fait",
  "{n:done} of {n:all}": "{n:done} sur {n:all}",
  late: "en retard",
  "−{n:lost|trick|tricks}": "−{n:lost|levée|levées}",
  "no trick lost": "aucune levée perdue",
  "is being looked at": "en cours d’examen",
  "Close now": "Fermer maintenant",
  "Another date": "Une autre date",
  "Open again": "Rouvrir",
  "No tricks were given away here.": "Aucune levée n’a été donnée ici.",
  "Not done yet": "Pas encore fait",
  "Save the table as a file": "Enregistrer le tableau",
  "Otherwise everybody plays alone with bots.": "Sinon chacun joue seul avec des robots.",
  "The coach helps, and what is found with its help counts too.":
    "L’entraîneur aide, et ce que l’on trouve avec lui compte aussi.",
  "What is to be done": "Ce qu’il faut faire",
  "Homework that you have set": "Devoirs que vous avez donnés",
  "Cards that mattered": "Cartes qui comptaient",
  "This link does not open the results: please use the one you got when you set the homework.":
    "Ce lien n’ouvre pas les résultats : utilisez celui que vous avez reçu en donnant le devoir.",
  "See this moment": "Voir ce moment",
  "See how it was played": "Voir comment cela a été joué",
  "Where {name:who} lost tricks": "Où {name:who} a perdu des levées",
  "Tap a result to see the deal as it was played, or a name for everything that somebody did.":
    "Touchez un résultat pour voir la donne comme elle a été jouée, ou un nom pour tout ce que cette personne a fait.",
};
