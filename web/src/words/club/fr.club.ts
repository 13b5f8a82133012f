// La classe et le club.
import type { club } from "./en.club.ts";
import { bureau } from "./fr.desk.ts";
import { devoirs } from "./fr.homework.ts";

export const salle: Readonly<Record<keyof typeof club, string>> = {
  ...bureau,
  ...devoirs,
  // What an event cannot do
  "This event is closed.": "Cette compétition est terminée.",
  "Nobody is seated in this event.": "Personne n’est encore placé dans cette compétition.",
  "Everybody is seated already.": "Tout le monde est déjà placé.",
  "The movement is for {n:wanted} and there are {n:there}.":
    "Ce mouvement est prévu pour {n:wanted}, et vous êtes {n:there}.",
  "Two entrants are called “{text:name}”.": "Deux participants s’appellent « {text:name} ».",
  "An event needs at least two entrants.": "Une compétition demande au moins deux participants.",
  "There is no round {n:number}: this event has {n:rounds}.":
    "Il n’y a pas de tour {n:number} : cette compétition en a {n:rounds}.",
  "Round {n:number} is not next.": "Le tour {n:number} n’est pas le prochain.",
  "Round {n:number} lacks {n:missing} results, the first at table {n:table}, board {n:board}.":
    "Au tour {n:number}, il manque {n:missing|résultat|résultats}, d’abord à la table {n:table}, étui {n:board}.",
  "Board {n:board} is not played at table {n:table} in round {n:round}.":
    "L’étui {n:board} n’est pas joué à la table {n:table} au tour {n:round}.",
  "Board {n:board} has a result at table {n:table}: correct it if it is wrong.":
    "L’étui {n:board} a déjà un résultat à la table {n:table} : corrigez-le s’il est faux.",
  "Board {n:board} has no result at table {n:table} yet.":
    "L’étui {n:board} n’a pas encore de résultat à la table {n:table}.",
  "There is no entrant {n:number}.": "Il n’y a pas de participant {n:number}.",
  "Nobody sits at table {n:table} in round {n:round}.": "Personne n’est à la table {n:table} au tour {n:round}.",
  "{side:side} entered this result: the other side confirms it.":
    "{side:side} ont inscrit ce résultat : c’est à l’autre camp de le confirmer.",
  "A ruling is one of an average, a percentage from 0 to 100, or results with their weights.":
    "Une décision est une moyenne, un pourcentage de 0 à 100, ou des résultats avec leurs poids.",
  "A Howell with {n:tables} tables has {text:known} rounds, not {n:rounds}.":
    "Un Howell à {n:tables} tables a {text:known} tours, pas {n:rounds}.",
  "A movement has from {n:least} to {n:most} tables, not {n:tables}.":
    "Un mouvement a de {n:least} à {n:most} tables, pas {n:tables}.",
  "This movement has from 1 to {n:most} rounds, not {n:rounds}.":
    "Ce mouvement a de 1 à {n:most} tours, pas {n:rounds}.",
  "A round has from 1 to {n:most} boards, not {n:boards}.": "Un tour a de 1 à {n:most} étuis, pas {n:boards}.",
  // What a league cannot do
  "A match that deals decide has an odd number of them, such as 3 or 5, not {n:deals}.":
    "Un match que les donnes décident en a un nombre impair, comme 3 ou 5, pas {n:deals}.",
  "A league needs at least two entrants.": "Un championnat demande au moins deux participants.",
  "The league has begun: nobody can be added.": "Le championnat a commencé : on ne peut plus y entrer.",
  "There is no entrant {n:number} in this league.": "Il n’y a pas de participant {n:number} dans ce championnat.",
  "An entrant does not meet itself.": "Personne ne joue contre soi-même.",
  "{text:name} has withdrawn.": "{text:name} a abandonné.",
  "That match is decided: {n:one} to {n:other}.": "Ce match est décidé : {n:one} à {n:other}.",
  "Matches of this league are entered by their points.": "Les matchs de ce championnat s’inscrivent par leurs points.",
  "{n:one} to {n:other} is no result of a match of {n:deals} deals.":
    "{n:one} à {n:other} n’est pas un résultat d’un match de {n:deals|donne|donnes}.",
  // The referee
  "The referee": "L’arbitre",
  "With real cards?": "Avec de vraies cartes ?",
  "Ask the referee": "Demander à l’arbitre",
  "Something went wrong at a table with real cards? Tap what happened.":
    "Un incident à une table avec de vraies cartes ? Touchez ce qui s’est passé.",
  "By the Laws of MiniBridge.": "D’après les lois du MiniBridge.",
  "Law {n:law}": "Loi {n:law}",
  "Another case": "Un autre cas",
  "What was answered": "Vos réponses",
  "The referee could not be asked. Please try again.": "L’arbitre n’a pas répondu. Veuillez réessayer.",
  "What happened?": "Que s’est-il passé ?",
  "The wrong player led to a trick.": "Le mauvais joueur a entamé une levée.",
  "Somebody played another suit although they had the suit that was led.":
    "Quelqu’un a joué une autre couleur alors qu’il avait la couleur demandée.",
  "A card was seen that its player did not want to play.": "On a vu une carte que son joueur ne voulait pas jouer.",
  "Somebody played before their turn.": "Quelqu’un a joué avant son tour.",
  "Has an opponent of the player who led accepted it, or has the next opponent played a card? Dummy has no say.":
    "Un adversaire de celui qui a entamé a-t-il accepté, ou l’adversaire suivant a-t-il joué une carte ? Le mort n’a rien à dire.",
  "Yes.": "Oui.",
  "No, and the cards lie as they were.": "Non, et rien n’a bougé depuis.",
  "Ask both opponents, but not dummy: does either of them accept the lead?":
    "Demandez aux deux adversaires, mais pas au mort : l’un d’eux accepte-t-il l’entame ?",
  "One of them does.": "L’un d’eux l’accepte.",
  "Neither does.": "Aucun des deux.",
  "The lead stands, and play goes on clockwise from whoever led.":
    "L’entame est maintenue, et le jeu continue à partir de celui qui a entamé, dans le sens des aiguilles d’une montre.",
  "The card goes back to the hand it came from, and the right player leads.":
    "La carte retourne dans la main d’où elle vient, et le bon joueur entame.",
  "Whose card was it?": "À qui était la carte ?",
  "Dummy’s.": "Au mort.",
  "Everybody sees dummy’s cards, so dummy cannot revoke: play goes on.":
    "Tout le monde voit les cartes du mort, donc le mort ne peut pas faire de renonce : le jeu continue.",
  "A player’s.": "À un joueur.",
  "Has that player, or their partner, played to the next trick since?":
    "Ce joueur ou son partenaire a-t-il joué depuis à la levée suivante ?",
  "No.": "Non.",
  "The wrong card goes back to the hand, and a card of the suit is played. Whoever played after the wrong card may change theirs, also a lead to the next trick.":
    "La carte fautive retourne dans la main, et une carte de la couleur est jouée. Ceux qui ont joué après elle peuvent changer leur carte, même une entame à la levée suivante.",
  "Did the other side do the same in this deal, found too late as well?":
    "L’autre camp a-t-il fait de même dans cette donne, découvert trop tard aussi ?",
  "All cards stay as they were played. One of each side cancel each other; for every one that is left, a trick goes to the other side when the deal is over.":
    "Toutes les cartes restent jouées. Une faute de chaque camp s’annulent ; pour chacune qui reste, une levée passe à l’autre camp à la fin de la donne.",
  "How many tricks has that side won when the deal is over?": "Combien de levées ce camp a-t-il à la fin de la donne ?",
  "At least one for each time it happened.": "Au moins une pour chaque fois que c’est arrivé.",
  "The card stays as it was played. When the deal is over one trick goes to the other side each time.":
    "La carte reste jouée. À la fin de la donne, une levée passe à l’autre camp pour chaque fois.",
  "Fewer.": "Moins.",
  "The card stays as it was played. The other side gets the tricks there are: nobody falls below none.":
    "La carte reste jouée. L’autre camp reçoit les levées qu’il y a : personne ne descend sous zéro.",
  "The card is picked up, and nothing more happens.": "La carte est reprise en main, et rien d’autre ne se passe.",
  "Did the player mean to play that card?": "Le joueur voulait-il jouer cette carte ?",
  "No, it slipped out.": "Non, elle lui a échappé.",
  "Yes, and it was the first card of the trick.": "Oui, et c’était la première carte de la levée.",
  "Yes, and the trick had begun.": "Oui, et la levée avait commencé.",
  "The card stands as played. The others play to the trick in turn.":
    "La carte reste jouée. Les autres jouent à la levée à leur tour.",
  // On paper
  "There is nothing in “{text:language}” here: choose from {text:known}.":
    "Rien n’est disponible ici en « {text:language} » : choisissez parmi {text:known}.",
  "The words of “{text:language}” are built with the page, and it is not built.":
    "Les mots de « {text:language} » sont construits avec la page, et elle ne l’est pas.",
  "{word:game}: score sheet": "{word:game} : feuille de marque",
  "Hand records": "Les donnes de la séance",
  "Curtain cards": "Fiches des mains",
  "{text:contract} by {seat:declarer}, {n:tricks} tricks":
    "{text:contract} par {seat:declarer}, {n:tricks|levée|levées}",
  "thrown in": "passée",
  adjusted: "ajusté",
  "{text:mark} of {text:top}": "{text:mark} sur {text:top}",
  "First place": "Première place",
  "Second place": "Deuxième place",
  "Third place": "Troisième place",
  "Place {n:place}": "{n:place}e place",
  "{text:place}, {text:line}": "{text:place}, {text:line}",
  "{text:place}: {text:score}": "{text:place} : {text:score}",
  "Score: {text:score}": "Marque : {text:score}",
  "{text:score}%": "{text:score} %",
  "North-South": "Nord-Sud",
  "East-West": "Est-Ouest",
  "Dealer {seat:dealer}": "Donneur {seat:dealer}",
  "Vulnerable: {text:who}": "Vulnérable : {text:who}",
  "Matches won": "Matchs gagnés",
  nobody: "personne",
  "both sides": "tous",
  Round: "Tour",
  Board: "Étui",
  Boards: "Étuis",
  Side: "Camp",
  Against: "Contre",
  signed: "signature",
  Place: "Rang",
  Number: "N°",
  Name: "Nom",
  Played: "Joués",
  "Who meets whom": "Qui rencontre qui",
  Week: "Semaine",
  "Who won how much against whom": "Qui a gagné combien contre qui",
  Dealer: "Donneur",
  Vulnerable: "Vulnérable",
  "Contract and declarer": "Contrat et déclarant",
  Total: "Total",
  By: "Par",
  "This server cannot print. Whoever runs it can add that: pip install '{text:extra}'.":
    "Ce serveur ne sait pas imprimer. Celui qui s’en occupe peut l’ajouter : pip install '{text:extra}'.",
  "That is nothing that can be printed.": "Cela ne peut pas être imprimé.",
  "Much was printed from your network in a short time: please wait a little.":
    "Votre réseau a beaucoup imprimé en peu de temps : veuillez patienter un peu.",
  "The server cannot be reached just now.": "Le serveur est injoignable en ce moment.",
  Paper: "Papier",
  "On paper": "Sur papier",
  "To write on, with what the game pays beneath.": "À remplir, avec en bas ce que le jeu rapporte.",
  "Deals for real cards": "Des donnes pour de vraies cartes",
  "Cut out the cards and deal by them, so that several tables have the same hands. The records are for afterwards.":
    "Découpez les fiches et distribuez d’après elles : plusieurs tables auront les mêmes mains. Le relevé est pour après.",
  Pack: "Paquet",
  "spades, hearts, diamonds, clubs": "pique, cœur, carreau, trèfle",
  "red, green, yellow, blue": "rouge, vert, jaune, bleu",
  "Deals of my own": "Mes propres donnes",
  "One deal a line, by its code or its cards, or the text of a PBN file.":
    "Une donne par ligne, par son code ou ses cartes, ou le texte d’un fichier PBN.",
  "Cards to deal by": "Fiches pour distribuer",
  "Records of the same deals": "Relevé des mêmes donnes",
  "Other deals": "D’autres donnes",
};
