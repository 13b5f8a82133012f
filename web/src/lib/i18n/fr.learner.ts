// Revoir ce qui a été joué, et ce que cela dit de l’élève.
import type { learner } from "./en.learner.ts";

export const apprenant: Readonly<Record<keyof typeof learner, string>> = {
  "= is as good as it gets, −1 costs a trick.": "= : on ne peut pas faire mieux ; −1 : coûte une levée.",
  "Show what each card was worth": "Montrer ce que valait chaque carte",
  "What each card of {text:who} was worth": "Ce que valait chaque carte de {text:who}",
  "as good as it gets": "on ne peut pas faire mieux",
  "costs {n:tricks|trick|tricks}": "coûte {n:tricks|levée|levées}",
  played: "jouée",
  "Next costly card": "Carte coûteuse suivante",
  "Well chosen: {n:others|other card|other cards} would have cost a trick or more.":
    "Bien choisi : {n:others|autre carte aurait|autres cartes auraient} coûté une levée ou plus.",
  "The coach would have done the same.": "L’entraîneur aurait fait de même.",
  "The coach:": "L’entraîneur :",
  "The coach is thinking it over …": "L’entraîneur réfléchit …",
  "The right card, when it mattered": "La bonne carte, quand cela comptait",
  "Play the deal again": "Rejouer la donne",
  "Play again from here": "Rejouer à partir d’ici",
  "played again, not counted": "rejouée, ne compte pas",
  "The same deal twice": "La même donne deux fois",
  "The deal as a whole": "La donne dans son ensemble",
  "First time": "La première fois",
  "This time": "Cette fois",
  Contract: "Contrat",
  "Your side’s tricks": "Les levées de votre camp",
  "Your side’s points": "Les points de votre camp",
  "Look back at the first time": "Revoir la première fois",
  "Nothing was left to decide there: please choose an earlier moment.":
    "Il n’y avait plus rien à décider là : choisissez un moment plus tôt.",
};
