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
  "Your progress": "Vos progrès",
  "Deals to order": "Donnes sur commande",
  "Open a file of boards": "Ouvrir un fichier de donnes",
  "Still looking at {n:deals|deal|deals} …": "Encore {n:deals|donne|donnes} à regarder …",
  "All that was kept of your deals is deleted.": "Tout ce qui était gardé de vos donnes est effacé.",
  "Your picture begins with your first deal.": "Votre portrait commence avec votre première donne.",
  "Points and tricks of each deal that you declare, the kinds of play that you have met, and how few tricks you give away.":
    "Les points et les levées de chaque donne que vous jouez comme déclarant, les coups que vous avez rencontrés, et le peu de levées que vous cédez.",
  "A chart of points and tricks with {n:dots|dot|dots}, one for each deal that you declared.":
    "Un graphique des points et des levées avec {n:dots|point|points}, un pour chaque donne où vous étiez déclarant.",
  "points in both hands": "points des deux mains",
  "Each dot is a deal of yours, the newest ringed. The line is the average of {n:deals} deals that bots played, and eight of ten of them lie in the band.":
    "Chaque point est une de vos donnes, la dernière est cerclée. La ligne est la moyenne de {n:deals} donnes jouées par des robots ; huit sur dix sont dans la bande.",
  "The deals in a table": "Les donnes en tableau",
  Deal: "Donne",
  Usual: "D’habitude",
  "Kinds of play": "Les coups",
  "How often the right card was played, of the times when it mattered. Mastered: five times or more, and four of five right.":
    "Combien de fois la bonne carte a été jouée quand cela comptait. Maîtrisé : cinq fois ou plus, et quatre fois sur cinq la bonne.",
  "None has come up yet.": "Aucun ne s’est encore présenté.",
  Mastered: "Maîtrisé",
  "On the way": "En chemin",
  Seen: "Rencontré",
  "Tricks given away": "Levées cédées",
  "As declarer": "Comme déclarant",
  "As defender": "En défense",
  "Without a declarer": "Sans déclarant",
  "{n:deals|deal|deals}": "{n:deals|donne|donnes}",
  "Nothing to say yet: it takes ten deals in a role.": "Rien à dire encore : il faut dix donnes dans un rôle.",
  "Puzzles by theme": "Problèmes par thème",
  "No puzzle solved yet: try one.": "Aucun problème résolu encore : essayez-en un.",
  "What is kept": "Ce qui est gardé",
  "Your deals, your answers to puzzles and this picture are kept on the server for you alone, under the secret that this browser has.":
    "Vos donnes, vos réponses aux problèmes et ce portrait sont gardés sur le serveur pour vous seul, sous le secret que connaît ce navigateur.",
  "Download it all": "Tout télécharger",
  "Delete it all …": "Tout effacer …",
  "Delete all of this?": "Tout effacer ?",
  "Your history, your answers to puzzles and this picture are deleted for good, with the finished tables at which you sat alone. Tables not yet over stay, and so do deals with others, for them.":
    "Votre historique, vos réponses aux problèmes et ce portrait sont effacés pour toujours, avec les tables finies où vous étiez seul. Les tables en cours restent, et les donnes jouées avec d’autres aussi, pour eux.",
  "Delete for good": "Effacer pour toujours",
  "Keep it": "Garder",
  "Nothing is kept of you here.": "Rien n’est gardé de vous ici.",
  "{word:kind}": "{word:kind}",
  "{n:deals} deals to go in this role, and a line begins here.":
    "Encore {n:deals|donne|donnes} dans ce rôle, et une ligne commence ici.",
  "In your first ten deals you gave away {x:first} tricks a deal.":
    "Dans vos dix premières donnes, vous avez cédé {x:first} levées par donne.",
  "You gave away {x:first} tricks a deal in your first ten deals, and {x:last} in the last ten.":
    "Vous avez cédé {x:first} levées par donne dans vos dix premières donnes, et {x:last} dans les dix dernières.",
  "No deal yet that you declared and that was played to its end.":
    "Pas encore de donne jouée jusqu’au bout dont vous étiez déclarant.",
  "In {n:usual} of {n:deals} deals you won as many tricks as most do with so many points, or more.":
    "Dans {n:usual} donnes sur {n:deals}, vous avez fait autant de levées que la plupart avec ces points, ou plus.",
};
