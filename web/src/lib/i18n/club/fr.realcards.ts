// Les championnats, les soirées et les résultats avec de vraies cartes.
import type { realCards } from "./en.realcards.ts";

export const vraiesCartes: Readonly<Record<keyof typeof realCards, string>> = {
  // Leagues
  "Whoever wins more of {n:deals} deals wins the match; it stops when it is decided.":
    "Qui gagne le plus de {n:deals} donnes gagne le match ; il s’arrête dès qu’il est décidé.",
  "The points of {n:deals} deals decide a match.": "Les points de {n:deals|donne|donnes} décident un match.",
  "Only whoever runs this league may do that.": "Seul l’organisateur de ce championnat peut faire cela.",
  "That deal is entered already.": "Cette donne est déjà inscrite.",
  "That match has its table here.": "Ce match a déjà sa table ici.",
  "A match has from 1 to {n:most} deals.": "Un match a de 1 à {n:most} donnes.",
  "A league has at most {n:most} entrants.": "Un championnat a au plus {n:most} participants.",
  League: "Championnat",
  "A league": "Un championnat",
  "Everybody plays a short match against everybody, one a week, with real cards or here.":
    "Chacun joue un court match contre chacun, un par semaine, avec de vraies cartes ou ici.",
  "What is it called?": "Comment s’appelle-t-il ?",
  "What decides a match?": "Qu’est-ce qui décide un match ?",
  "Deals won: it stops when it is decided.": "Les donnes gagnées : il s’arrête dès qu’il est décidé.",
  "The points of all deals; also for teams.": "Les points de toutes les donnes ; aussi pour des équipes.",
  "Deals in a match": "Donnes par match",
  "Open the league": "Ouvrir le championnat",
  "A league from a file": "Un championnat depuis un fichier",
  "You run this league. Everybody sees it at {text:link}":
    "Vous organisez ce championnat. Tout le monde le voit à l’adresse {text:link}",
  "How it stands": "Le classement",
  "Table of the league": "Tableau du championnat",
  "Week by week": "Semaine par semaine",
  "Week {n:week}": "Semaine {n:week}",
  "Nobody is named yet. Please come back later.": "Il n’y a pas encore de noms. Revenez plus tard.",
  Change: "Changer",
  "Enter the result": "Inscrire le résultat",
  "Result of {text:one} against {text:other}": "Résultat de {text:one} contre {text:other}",
  "{text:one} against {text:other}": "{text:one} contre {text:other}",
  "Who won the deal?": "Qui a gagné la donne ?",
  "The whole match": "Tout le match",
  "Equal points: who won?": "Points égaux : qui a gagné ?",
  "Nobody: the match is drawn.": "Personne : match nul.",
  "Play it here": "Le jouer ici",
  "A table is opened for this match, and its results are entered by themselves.":
    "Une table s’ouvre pour ce match, et ses résultats s’inscrivent tout seuls.",
  "{text:one} sit North and South, {text:other} East and West.":
    "{text:one} sont en Nord et Sud, {text:other} en Est et Ouest.",
  "Open a table": "Ouvrir une table",
  "Who takes part?": "Qui participe ?",
  "One name a line: a pair, a team or a player.": "Un nom par ligne : une paire, une équipe ou un joueur.",
  "Change the names": "Changer les noms",
  "Plan the weeks": "Prévoir les semaines",
  "Files and paper": "Fichiers et papier",
  "Print the table": "Imprimer le tableau",
  "For a spreadsheet": "Pour un tableur",
  "Everything in one file": "Tout dans un fichier",
  "Somebody stops playing": "Quelqu’un arrête",
  "Withdraw …": "Abandon …",
  Withdraw: "Abandonner",
  "{text:who} withdraws?": "{text:who} abandonne ?",
  "Before half of their matches all their results are struck out. Later the results stand, and the others win what is left.":
    "Avant la moitié de leurs matchs, tous leurs résultats sont rayés. Plus tard, les résultats restent, et les autres gagnent ce qui reste à jouer.",
};
