// Class and club: what is said there. English has it when the first of these screens is opened.

import { desk } from "./en.desk.ts";
import { homework } from "./en.homework.ts";

export const club = {
  ...desk,
  ...homework,
  // What an event cannot do
  "This event is closed.": "This event is closed.",
  "Nobody is seated in this event.": "Nobody is seated in this event.",
  "Everybody is seated already.": "Everybody is seated already.",
  "The movement is for {n:wanted} and there are {n:there}.": "The movement is for {n:wanted} and there are {n:there}.",
  "Two entrants are called “{text:name}”.": "Two entrants are called “{text:name}”.",
  "An event needs at least two entrants.": "An event needs at least two entrants.",
  "There is no round {n:number}: this event has {n:rounds}.":
    "There is no round {n:number}: this event has {n:rounds}.",
  "Round {n:number} is not next.": "Round {n:number} is not next.",
  "Round {n:number} lacks {n:missing} results, the first at table {n:table}, board {n:board}.":
    "Round {n:number} lacks {n:missing|result|results}, the first at table {n:table}, board {n:board}.",
  "Board {n:board} is not played at table {n:table} in round {n:round}.":
    "Board {n:board} is not played at table {n:table} in round {n:round}.",
  "Board {n:board} has a result at table {n:table}: correct it if it is wrong.":
    "Board {n:board} has a result at table {n:table}: correct it if it is wrong.",
  "Board {n:board} has no result at table {n:table} yet.": "Board {n:board} has no result at table {n:table} yet.",
  "There is no entrant {n:number}.": "There is no entrant {n:number}.",
  "Nobody sits at table {n:table} in round {n:round}.": "Nobody sits at table {n:table} in round {n:round}.",
  "{side:side} entered this result: the other side confirms it.":
    "{side:side} entered this result: the other side confirms it.",
  "A ruling is one of an average, a percentage from 0 to 100, or results with their weights.":
    "A ruling is one of an average, a percentage from 0 to 100, or results with their weights.",
  "A Howell with {n:tables} tables has {text:known} rounds, not {n:rounds}.":
    "A Howell with {n:tables} tables has {text:known} rounds, not {n:rounds}.",
  "A movement has from {n:least} to {n:most} tables, not {n:tables}.":
    "A movement has from {n:least} to {n:most} tables, not {n:tables}.",
  "This movement has from 1 to {n:most} rounds, not {n:rounds}.":
    "This movement has from 1 to {n:most} rounds, not {n:rounds}.",
  "A round has from 1 to {n:most} boards, not {n:boards}.": "A round has from 1 to {n:most} boards, not {n:boards}.",
  // What a league cannot do
  "A match that deals decide has an odd number of them, such as 3 or 5, not {n:deals}.":
    "A match that deals decide has an odd number of them, such as 3 or 5, not {n:deals}.",
  "A league needs at least two entrants.": "A league needs at least two entrants.",
  "The league has begun: nobody can be added.": "The league has begun: nobody can be added.",
  "There is no entrant {n:number} in this league.": "There is no entrant {n:number} in this league.",
  "An entrant does not meet itself.": "An entrant does not meet itself.",
  "{text:name} has withdrawn.": "{text:name} has withdrawn.",
  "That match is decided: {n:one} to {n:other}.": "That match is decided: {n:one} to {n:other}.",
  "Matches of this league are entered by their points.": "Matches of this league are entered by their points.",
  "{n:one} to {n:other} is no result of a match of {n:deals} deals.":
    "{n:one} to {n:other} is no result of a match of {n:deals|deal|deals}.",
  // The referee
  "The referee": "The referee",
  "With real cards?": "With real cards?",
  "Ask the referee": "Ask the referee",
  "Something went wrong at a table with real cards? Tap what happened.":
    "Something went wrong at a table with real cards? Tap what happened.",
  "By the Laws of MiniBridge.": "By the Laws of MiniBridge.",
  "Law {n:law}": "Law {n:law}",
  "Another case": "Another case",
  "What was answered": "What was answered",
  "The referee could not be asked. Please try again.": "The referee could not be asked. Please try again.",
  "What happened?": "What happened?",
  "The wrong player led to a trick.": "The wrong player led to a trick.",
  "Somebody played another suit although they had the suit that was led.":
    "Somebody played another suit although they had the suit that was led.",
  "A card was seen that its player did not want to play.": "A card was seen that its player did not want to play.",
  "Somebody played before their turn.": "Somebody played before their turn.",
  "Has an opponent of the player who led accepted it, or has the next opponent played a card? Dummy has no say.":
    "Has an opponent of the player who led accepted it, or has the next opponent played a card? Dummy has no say.",
  "Yes.": "Yes.",
  "No, and the cards lie as they were.": "No, and the cards lie as they were.",
  "Ask both opponents, but not dummy: does either of them accept the lead?":
    "Ask both opponents, but not dummy: does either of them accept the lead?",
  "One of them does.": "One of them does.",
  "Neither does.": "Neither does.",
  "The lead stands, and play goes on clockwise from whoever led.":
    "The lead stands, and play goes on clockwise from whoever led.",
  "The card goes back to the hand it came from, and the right player leads.":
    "The card goes back to the hand it came from, and the right player leads.",
  "Whose card was it?": "Whose card was it?",
  "Dummy’s.": "Dummy’s.",
  "Everybody sees dummy’s cards, so dummy cannot revoke: play goes on.":
    "Everybody sees dummy’s cards, so dummy cannot revoke: play goes on.",
  "A player’s.": "A player’s.",
  "Has that player, or their partner, played to the next trick since?":
    "Has that player, or their partner, played to the next trick since?",
  "No.": "No.",
  "The wrong card goes back to the hand, and a card of the suit is played. Whoever played after the wrong card may change theirs, also a lead to the next trick.":
    "The wrong card goes back to the hand, and a card of the suit is played. Whoever played after the wrong card may change theirs, also a lead to the next trick.",
  "Did the other side do the same in this deal, found too late as well?":
    "Did the other side do the same in this deal, found too late as well?",
  "All cards stay as they were played. One of each side cancel each other; for every one that is left, a trick goes to the other side when the deal is over.":
    "All cards stay as they were played. One of each side cancel each other; for every one that is left, a trick goes to the other side when the deal is over.",
  "How many tricks has that side won when the deal is over?":
    "How many tricks has that side won when the deal is over?",
  "At least one for each time it happened.": "At least one for each time it happened.",
  "The card stays as it was played. When the deal is over one trick goes to the other side each time.":
    "The card stays as it was played. When the deal is over one trick goes to the other side each time.",
  "Fewer.": "Fewer.",
  "The card stays as it was played. The other side gets the tricks there are: nobody falls below none.":
    "The card stays as it was played. The other side gets the tricks there are: nobody falls below none.",
  "The card is picked up, and nothing more happens.": "The card is picked up, and nothing more happens.",
  "Did the player mean to play that card?": "Did the player mean to play that card?",
  "No, it slipped out.": "No, it slipped out.",
  "Yes, and it was the first card of the trick.": "Yes, and it was the first card of the trick.",
  "Yes, and the trick had begun.": "Yes, and the trick had begun.",
  "The card stands as played. The others play to the trick in turn.":
    "The card stands as played. The others play to the trick in turn.",
  // On paper
  "There is nothing in “{text:language}” here: choose from {text:known}.":
    "There is nothing in “{text:language}” here: choose from {text:known}.",
  "The words of “{text:language}” are built with the page, and it is not built.":
    "The words of “{text:language}” are built with the page, and it is not built.",
  "{word:game}: score sheet": "{word:game}: score sheet",
  "Hand records": "Hand records",
  "Curtain cards": "Curtain cards",
  "{text:contract} by {seat:declarer}, {n:tricks} tricks":
    "{text:contract} by {seat:declarer}, {n:tricks|trick|tricks}",
  "thrown in": "thrown in",
  adjusted: "adjusted",
  "{text:mark} of {text:top}": "{text:mark} of {text:top}",
  "First place": "First place",
  "Second place": "Second place",
  "Third place": "Third place",
  "Place {n:place}": "Place {n:place}",
  "{text:place}, {text:line}": "{text:place}, {text:line}",
  "{text:place}: {text:score}": "{text:place}: {text:score}",
  "Score: {text:score}": "Score: {text:score}",
  "{text:score}%": "{text:score}%",
  "North-South": "North-South",
  "East-West": "East-West",
  "Dealer {seat:dealer}": "Dealer {seat:dealer}",
  "Vulnerable: {text:who}": "Vulnerable: {text:who}",
  "Matches won": "Matches won",
  nobody: "nobody",
  "both sides": "both sides",
  Round: "Round",
  Board: "Board",
  Boards: "Boards",
  Side: "Side",
  Against: "Against",
  signed: "signed",
  Place: "Place",
  Number: "Number",
  Name: "Name",
  Played: "Played",
  "Who meets whom": "Who meets whom",
  Week: "Week",
  "Who won how much against whom": "Who won how much against whom",
  Dealer: "Dealer",
  Vulnerable: "Vulnerable",
  "Contract and declarer": "Contract and declarer",
  Total: "Total",
  By: "By",
  "This server cannot print. Whoever runs it can add that: pip install '{text:extra}'.":
    "This server cannot print. Whoever runs it can add that: pip install '{text:extra}'.",
  "That is nothing that can be printed.": "That is nothing that can be printed.",
  "Much was printed from your network in a short time: please wait a little.":
    "Much was printed from your network in a short time: please wait a little.",
  "The server cannot be reached just now.": "The server cannot be reached just now.",
  Paper: "Paper",
  "On paper": "On paper",
  "To write on, with what the game pays beneath.": "To write on, with what the game pays beneath.",
  "Deals for real cards": "Deals for real cards",
  "Cut out the cards and deal by them, so that several tables have the same hands. The records are for afterwards.":
    "Cut out the cards and deal by them, so that several tables have the same hands. The records are for afterwards.",
  Pack: "Pack",
  "spades, hearts, diamonds, clubs": "spades, hearts, diamonds, clubs",
  "red, green, yellow, blue": "red, green, yellow, blue",
  "Deals of my own": "Deals of my own",
  "One deal a line, by its code or its cards, or the text of a PBN file.":
    "One deal a line, by its code or its cards, or the text of a PBN file.",
  "Cards to deal by": "Cards to deal by",
  "Records of the same deals": "Records of the same deals",
  "Other deals": "Other deals",
} as const;
