// Les compétitions.
import type { events } from "./en.events.ts";

export const tournois: Readonly<Record<keyof typeof events, string>> = {
  // What a competition says
  "There is no board {n:board} in this event.": "Il n’y a pas de donne {n:board} dans cette compétition.",
  "Board {n:board} has been begun: its cards stay.": "La donne {n:board} est commencée : ses cartes restent.",
  "The cards of board {n:board} are no deal of {word:game}.":
    "Les cartes de la donne {n:board} ne conviennent pas à {word:game}.",
  "The cards of board {n:board} would be dealt again in {word:game}: nobody could declare.":
    "Les cartes de la donne {n:board} seraient redistribuées à {word:game} : personne ne pourrait déclarer.",
  "{n:rounds} rounds at {n:tables} tables.": "{n:rounds|tour|tours} à {n:tables|table|tables}.",
  "Each plays alone among bots, whenever it suits.": "Chacun joue seul avec des robots, quand il veut.",
  "Everybody plays {n:boards} boards.": "Tout le monde joue {n:boards|donne|donnes}.",
  "Everybody plays from {n:least} to {n:most} boards.": "Chacun joue de {n:least} à {n:most} donnes.",
  "Everybody meets everybody once.": "Tout le monde rencontre tout le monde une fois.",
  "Everybody meets everybody {n:times} times.": "Tout le monde rencontre tout le monde {n:times|fois|fois}.",
  "Nobody meets the same opponents twice.": "Personne ne rencontre deux fois les mêmes adversaires.",
  "North-South and East-West have a ranking each: there are two winners.":
    "Nord-Sud et Est-Ouest ont chacun leur classement : il y a deux vainqueurs.",
  "Everybody is once the partner of everybody.": "Chacun est une fois le partenaire de chaque autre.",
  "Nobody has the same partner twice.": "Personne n’a deux fois le même partenaire.",
  "Nobody waits more than {n:rounds} rounds.": "Personne n’attend plus de {n:rounds|tour|tours}.",
  "In {n:rounds} rounds a board is wanted at two tables: have it twice, or pass it on.":
    "À {n:rounds|tour|tours}, un étui est demandé à deux tables : préparez-le deux fois, ou passez-le.",
  "All tables play the same boards at the same time.": "Toutes les tables jouent les mêmes donnes en même temps.",
  "Everybody is compared with everybody alike to {n:percent} percent.":
    "Tous sont comparés également entre eux à {n:percent} pour cent.",
  "“{text:said}” is no result here. Write it like this: {text:example}":
    "« {text:said} » n’est pas un résultat ici. Écrivez par exemple : {text:example}",
  "That cannot be read. {text:why}": "C’est illisible. {text:why}",
  "That is too long: {n:most} characters are enough.": "C’est trop long : {n:most} caractères suffisent.",
  "That round has begun already.": "Ce tour a déjà commencé.",
  "All who play as {name:who} are here already. Please ask the organiser if that is wrong.":
    "Tous ceux qui jouent pour {name:who} sont déjà là. Si c’est une erreur, demandez à l’organisateur.",
  "You play as {name:who} in this event. Please ask the organiser if that is wrong.":
    "Vous jouez pour {name:who} dans cette compétition. Si c’est une erreur, demandez à l’organisateur.",
  "There is nobody with that number in this event.": "Personne n’a ce numéro dans cette compétition.",
  "Round {n:round}, table {n:table}, board {n:board}: result corrected":
    "Tour {n:round}, table {n:table}, donne {n:board} : résultat corrigé",
  "Round {n:round}, table {n:table}, board {n:board}: adjusted score":
    "Tour {n:round}, table {n:table}, donne {n:board} : score ajusté",
  "{name:who}: {text:amount}": "{name:who} : {text:amount}",
  "Only whoever runs this event may do that.": "Seul l’organisateur de cette compétition peut faire cela.",
  "You see the results of a board once you have played it.":
    "Vous verrez les résultats d’une donne après l’avoir jouée.",
  "There is no movement for that number.": "Il n’y a pas de mouvement pour ce nombre.",
};
