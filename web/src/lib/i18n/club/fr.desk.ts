// La classe : sa porte, le bureau du professeur, et ce que dit un professeur.
import type { desk } from "./en.desk.ts";

export const bureau: Readonly<Record<keyof typeof desk, string>> = {
  "A class needs a name, of at most {n:most} characters.":
    "Une classe a besoin d’un nom, de {n:most} caractères au plus.",
  "This class is over.": "Cette classe est terminée.",
  "This class is full: {n:most} have come.": "Cette classe est complète : {n:most} élèves sont venus.",
  "Somebody in this class is called {name:name}, or nearly so.":
    "Quelqu’un dans cette classe s’appelle {name:name}, ou presque.",
  "There is nobody with that number in this class.": "Personne n’a ce numéro dans cette classe.",
  "Nobody in this class is called {name:name}.": "Personne ne s’appelle {name:name} dans cette classe.",
  "Nobody is waiting for that answer.": "Personne n’attend cette réponse.",
  "There is no such table in this class.": "Cette table n’existe pas dans cette classe.",
  "Nobody has come yet.": "Personne n’est encore arrivé.",
  "Strength goes from 1 to {n:most}.": "La force va de 1 à {n:most}.",
  "Only the desk of this class can do that: please open it with its own link.":
    "Seul le bureau de cette classe peut le faire : ouvrez-le avec son propre lien.",
  "This link does not open the desk: please use the one you got when you opened the class.":
    "Ce lien n’ouvre pas le bureau : prenez celui que vous avez reçu en ouvrant la classe.",
  "That step of the lesson has no cards to play: please choose another.":
    "Cette étape de la leçon n’a pas de cartes à jouer : choisissez-en une autre.",
  "No tables are open: seat the class first.": "Aucune table n’est ouverte : placez d’abord la classe.",
  "All boards played": "Toutes les donnes sont jouées",
  "Before {seat:who} played {card:card}": "Avant que {seat:who} joue {card:card}",
  "Before {seat:who} called {call:call}": "Avant l’annonce de {seat:who} : {call:call}",
  "Before {seat:who} chose": "Avant le choix de {seat:who}",
  "Before {seat:who} announced": "Avant que {seat:who} compte ses points",
  "Look here": "Regardez par ici",
  "Please stop for a moment and look at the front.": "Arrêtez-vous un instant et regardez devant, s’il vous plaît.",
  "Please listen to your classmates at the front.": "Écoutez vos camarades qui sont devant, s’il vous plaît.",
  "I am coming to you.": "J’arrive à votre table.",
  "Raise your hand if you need help.": "Levez la main si vous avez besoin d’aide.",
  "Please speak a little more quietly.": "Parlez un peu moins fort, s’il vous plaît.",
  "Think about it": "Réfléchissez",
  "Take your time.": "Prenez votre temps.",
  "Whose turn is it?": "À qui est-ce de jouer ?",
  "Which suit was led? Follow it if you can.": "Quelle couleur est demandée ? Fournissez si vous pouvez.",
  "Look at dummy first, and make a plan.": "Regardez d’abord le mort, et faites un plan.",
  "Count your sure tricks before you play.": "Comptez vos levées sûres avant de jouer.",
  "How many tricks do you still need?": "Combien de levées vous faut-il encore ?",
  "Count the trumps that are gone.": "Comptez les atouts qui sont tombés.",
  "What did your partner’s card tell you?": "Que vous a dit la carte de votre partenaire ?",
  "Why did they lead that card?": "Pourquoi ont-ils entamé cette carte ?",
  "Talk about this deal with your partner.": "Parlez de cette donne avec votre partenaire.",
  Praise: "Bravo",
  "Well done!": "Très bien !",
  "Good thinking!": "Bien réfléchi !",
  "That was a good plan.": "C’était un bon plan.",
  "Good partners!": "De bons partenaires !",
  "You are getting better and better.": "Vous êtes de plus en plus forts.",
  Time: "L’heure",
  "Please play on.": "Continuez à jouer, s’il vous plaît.",
  "Please finish this deal.": "Finissez cette donne, s’il vous plaît.",
  "Five more minutes.": "Encore cinq minutes.",
  "You will change places now: your screen shows where to go.":
    "Vous allez changer de place : votre écran montre où aller.",
  "Thank you, that is all for today!": "Merci, c’est tout pour aujourd’hui !",
};
