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
    "Chacun rencontre chacun dans un court match, un par semaine, avec de vraies cartes ou ici.",
  "What is it called?": "Comment s’appelle-t-il ?",
  "What decides a match?": "Qu’est-ce qui décide un match ?",
  "Deals won: it stops when it is decided.": "Les donnes gagnées : il s’arrête dès qu’il est décidé.",
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
  // Matches of teams
  "Teams of four play {n:deals} boards at two tables. More points at both together win a board, more boards the match; it stops when it is decided.":
    "Des équipes de quatre jouent {n:deals} donnes à deux tables. Plus de points aux deux ensemble gagnent une donne, plus de donnes le match ; il s’arrête dès qu’il est décidé.",
  "Teams of four play {n:deals} boards at two tables; the points at both decide the match.":
    "Des équipes de quatre jouent {n:deals} donnes à deux tables ; les points des deux décident le match.",
  "Teams of four play {n:deals} boards at two tables; what is between the tables counts in IMPs.":
    "Des équipes de quatre jouent {n:deals} donnes à deux tables ; l’écart entre les tables compte en IMP.",
  "Matches of teams are entered as a whole.": "Les matchs d’équipes s’inscrivent en entier.",
  "Teams play games of four players.": "Les équipes jouent à des jeux à quatre.",
  "IMPs compare two tables with the same boards: they are for teams.":
    "Les IMP comparent deux tables avec les mêmes donnes : ils sont pour les équipes.",
  "No rooms are open for this match.": "Aucune salle n’est ouverte pour ce match.",
  "A match of teams has two rooms.": "Un match d’équipes a deux salles.",
  "You have a seat in this match already, and both rooms play the same cards.":
    "Vous avez déjà une place dans ce match, et les deux salles jouent les mêmes cartes.",
  "Somebody has to sit in each room before the cards are dealt.":
    "Il faut quelqu’un dans chaque salle avant de distribuer les cartes.",
  "Who meets whom?": "Qui rencontre qui ?",
  "Pairs: a match is at one table.": "Des paires : un match a une table.",
  "Teams of four: two tables play the same boards.": "Des équipes de quatre : deux tables jouent les mêmes donnes.",
  "IMPs, as at bridge: what is between the two tables, board by board.":
    "Les IMP, comme au bridge : l’écart entre les deux tables, donne par donne.",
  "The points of both tables.": "Les points des deux tables.",
  "Boards won: it stops when it is decided.": "Les donnes gagnées : il s’arrête dès qu’il est décidé.",
  "The points of all deals.": "Les points de toutes les donnes.",
  "Boards in a match": "Donnes par match",
  IMPs: "IMP",
  "Both rooms": "Les deux salles",
  "Play it here: {text:one} against {text:other}": "Le jouer ici : {text:one} contre {text:other}",
  "Room {n:room}": "Salle {n:room}",
  "Sit here: {seat:seat} in room {n:room}": "Prendre place : {seat:seat}, salle {n:room}",
  Free: "Libérer",
  "Free the seat of {text:who}": "Libérer la place de {text:who}",
  Bot: "Robot",
  "Begin in both rooms": "Commencer dans les deux salles",
  "Get up again": "Se relever",
  "Both rooms and the score": "Les deux salles et le score",
  "Then take a seat of your team, in one of the rooms.":
    "Puis prenez une place de votre équipe, dans l’une des salles.",
  "You have your seat. When all are there, somebody begins; bots play where nobody sits.":
    "Vous avez votre place. Quand tout le monde est là, quelqu’un commence ; des robots jouent aux places vides.",
  "They have begun. You can still take a seat where a bot plays.":
    "La partie a commencé. Vous pouvez encore prendre la place d’un robot.",
  "There is no such match in this league.": "Il n’y a pas de tel match dans ce championnat.",
  "Invite both teams": "Inviter les deux équipes",
  "Whoever opens this link takes a seat here. No account is needed, only a nickname.":
    "Avec ce lien, chacun prend place ici. Pas besoin de compte, un pseudo suffit.",
  "Board by board": "Donne par donne",
  "{n:played} of {n:boards} boards are played in both rooms.":
    "{n:played} donnes sur {n:boards} sont jouées dans les deux salles.",
  "Until then nobody sees what the other room made.": "Avant cela, personne ne voit ce qu’a fait l’autre salle.",
  "{text:one} sit North and South, {text:other} East and West.":
    "{text:one} sont en Nord et Sud, {text:other} en Est et Ouest.",
  // Results with real cards
  "You do not play at a table in this round.": "Vous ne jouez à aucune table à ce tour.",
  "This table plays on tablets: its results come by themselves.":
    "Cette table joue sur tablettes : ses résultats viennent tout seuls.",
  "That round is over: please tell the organiser.": "Ce tour est terminé : dites-le à l’organisateur.",
  "That is no result of this game.": "Ce n’est pas un résultat de ce jeu.",
  "with a double": "contré",
  "with a redouble": "surcontré",
  "Results of your table": "Les résultats de votre table",
  "Table {n:table}, round {n:round}": "Table {n:table}, tour {n:round}",
  "You sit {side:side}.": "Vous êtes {side:side}.",
  "Board {n:board}": "Étui {n:board}",
  "{seat:who} deals": "{seat:who} donne",
  "vulnerable: {text:who}": "vulnérable : {text:who}",
  "The other side has to say that it is right.": "L’autre camp doit dire que c’est juste.",
  "The other side entered this. Is it right?": "L’autre camp a inscrit ceci. Est-ce juste ?",
  "Yes, it is right": "Oui, c’est juste",
  "Something wrong? Only the organiser can change what is entered.":
    "Une erreur ? Seul l’organisateur peut changer ce qui est inscrit.",
  "The organiser has decided this board.": "L’organisateur a décidé pour cet étui.",
  "No round is under way, or you sit out. This page goes on by itself.":
    "Aucun tour n’est en cours, ou vous ne jouez pas à ce tour. Cette page continue toute seule.",
  "To the event": "Vers la compétition",
  "Who declared?": "Qui était déclarant ?",
  "Which contract?": "Quel contrat ?",
  "Points of both hands": "Points des deux mains",
  "One less": "Un de moins",
  "One more": "Un de plus",
  Cancel: "Annuler",
  // The paper of a competition
  "Not all boards of this event have cards yet.": "Tous les étuis de cette compétition n’ont pas encore leurs cartes.",
  "All results, board by board": "Tous les résultats, étui par étui",
  "A score card for everybody": "Une fiche de résultats pour chacun",
  Certificates: "Diplômes",
  "Table cards: who comes when": "Fiches de table : qui vient quand",
  "Slips to write results on": "Feuilles ambulantes à remplir",
  "Not played: {word:reason}": "Pas jouée : {word:reason}",
  "An evening with real cards": "Une soirée avec de vraies cartes",
  "You play with a real pack. kibitz keeps the score, and says who deals and who sits where next.":
    "Vous jouez avec un vrai jeu de cartes. kibitz tient la marque, et dit qui donne et qui s’assied où.",
  "North and South play together, East and West too. North deals first.":
    "Nord et Sud jouent ensemble, Est et Ouest aussi. Nord donne en premier.",
  "Who sits where?": "Qui s’assied où ?",
  "Change seats now:": "Changez de place maintenant :",
  "The evening is over": "La soirée est finie",
  "Last deal:": "Dernière donne :",
  "Take the last deal back": "Retirer la dernière donne",
  "No more deals tonight": "Plus de donnes ce soir",
  "This phone looks on. The phone that began the evening writes.":
    "Ce téléphone regarde. Celui qui a commencé la soirée écrit.",
  "Everybody sees the sheet at {text:link}": "Tout le monde voit la feuille ici : {text:link}",
  "A Night, a Pivot, a rubber or a match at one table: kibitz keeps the score and says who sits where next.":
    "Une soirée, des parties tournantes, un robre ou un match à une table : kibitz tient la marque et dit qui s’assied où.",
  "Begin an evening": "Commencer une soirée",
  "Honours in one hand?": "Des honneurs dans une main ?",
  None: "Aucun",
  "An evening with real cards is for games of four players.":
    "Une soirée avec de vraies cartes est pour les jeux à quatre.",
  "Four players have four different names.": "Quatre joueurs ont quatre noms différents.",
  "This evening is over: take the last deal back if it was wrong.":
    "La soirée est finie : retirez la dernière donne si elle était fausse.",
  "Deal {n:deal} is not the next one.": "La donne {n:deal} n’est pas la suivante.",
  "No deal is written down yet.": "Aucune donne n’est encore inscrite.",
  "Only a phone with the whole link of this evening writes on its sheet.":
    "Seul un téléphone qui a le lien entier de cette soirée écrit sur sa feuille.",
};
