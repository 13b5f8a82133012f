// All text of the page, keyed by the English of it: what the page says itself, and what the server sends.
// In braces stand values: {seat:who}, {card:lead}, {strain:trumps}; {n:tricks|trick|tricks} counts.

import type { club } from "./club/en.club.ts";
import type { events } from "./club/en.events.ts";
import type { realCards } from "./club/en.realcards.ts";
import { coach } from "./en.coach.ts";
import { rules } from "./en.rules.ts";
import { learner } from "./en.learner.ts";
import { learning } from "./en.learn.ts";
import { practice } from "./en.practice.ts";
import type { viewer } from "./viewer/en.viewer.ts";
import { why } from "./en.why.ts";

/** What the page says itself. */
export const page = {
  // Seats, cards and calls
  North: "North",
  East: "East",
  South: "South",
  West: "West",
  "North and South": "North and South",
  "East and West": "East and West",
  "{word:rank} of {word:suit}": "{word:rank} of {word:suit}",
  ace: "ace",
  king: "king",
  queen: "queen",
  jack: "jack",
  ten: "ten",
  "index K": "K",
  "index Q": "Q",
  "index J": "J",
  spades: "spades",
  hearts: "hearts",
  diamonds: "diamonds",
  clubs: "clubs",
  red: "red",
  green: "green",
  yellow: "yellow",
  blue: "blue",
  "no-trumps": "no-trumps",
  NT: "NT",
  Pass: "Pass",
  Play: "Play",
  Double: "Double",
  Redouble: "Redouble",

  // The page around the table
  "kibitz, to the start": "kibitz, to the start",
  Pages: "Pages",
  More: "More",
  Watch: "Watch",
  History: "History",
  Sounds: "Sounds",
  "Sounds on": "Sounds on",
  "Sounds off": "Sounds off",
  "sounds on or off": "sounds on or off",
  "The cloth of the table": "The cloth of the table",
  "The backs of the cards": "The backs of the cards",
  wine: "wine",
  slate: "slate",
  violet: "violet",
  plum: "plum",
  night: "night",
  "kibitz is away for a moment": "kibitz is away for a moment",
  "It cannot be reached just now. This page goes on by itself when it is back; your seats are kept.":
    "It cannot be reached just now. This page goes on by itself when it is back; your seats are kept.",
  Settings: "Settings",
  Close: "Close",
  "Sit down, pick up your cards": "Sit down, pick up your cards",
  "Choose a game: from the easiest to the whole of bridge": "Choose a game: from the easiest to the whole of bridge",
  "Start here: learned in a minute": "Start here: learned in a minute",
  "From a game you learn in a minute to the whole of bridge. Bots take the seats that are free.":
    "From a game you learn in a minute to the whole of bridge. Bots take the seats that are free.",
  "Start here": "Start here",
  "3 players": "3 players",
  "Play now": "Play now",
  "Invite friends": "Invite friends",
  Resume: "Resume",
  "Your nickname": "Your nickname",
  Guest: "Guest",
  Options: "Options",
  "{n:changed|option changed|options changed}": "{n:changed|option changed|options changed}",
  "The game": "The game",
  "The evening": "The evening",
  "The table": "The table",
  Teaching: "Teaching",
  "as usual": "as usual",
  "mixed bots": "mixed bots",
  "bots: {word:level}": "bots: {word:level}",
  "Your table stands in the list under Watch. Until the deal is over others see only what lies open.":
    "Your table stands in the list under Watch. Until the deal is over others see only what lies open.",
  "Practice table": "Practice table",
  "Any move can be taken back, whatever was played since.": "Any move can be taken back, whatever was played since.",
  "What is played": "What is played",
  "How the bots play": "How the bots play",
  "How quickly the bots move": "How quickly the bots move",
  calm: "calm",
  normal: "normal",
  quick: "quick",
  "at once": "at once",
  "You are dummy": "You are dummy",
  "You are dummy: {name:who} plays your cards": "You are dummy: {name:who} plays your cards",
  Pause: "Pause",
  "Your cards wait for you: the play goes on in a moment.": "Your cards wait for you: the play goes on in a moment.",
  "From now on dummy may help declarer.": "From now on dummy may help declarer.",
  "From now on dummy only watches.": "From now on dummy only watches.",
  "From now on you may ask for hints.": "From now on you may ask for hints.",
  "From now on there are no hints.": "From now on there are no hints.",
  "Dummy may help declarer at this table.": "Dummy may help declarer at this table.",
  "You are dummy and help {name:who}: tap a card to point at it":
    "You are dummy and help {name:who}: tap a card to point at it",
  "pointed at": "pointed at",
  "Everybody at this table has been given a seat, and this time you have another place.":
    "Everybody at this table has been given a seat, and this time you have another place.",
  "End the deal: the last {n:tricks} tricks are yours": "End the deal: the last {n:tricks} tricks are yours",
  "{n:made} for {n:goal} tricks, {n:more} more for each beyond. Short: they score {n:one}, {n:two}, {n:three} …":
    "{n:made} for {n:goal} tricks, {n:more} more for each beyond. Short: they score {n:one}, {n:two}, {n:three} …",
  "{n:goal} tricks: 1 point for you. Fewer: 1 point for them.":
    "{n:goal} tricks: 1 point for you. Fewer: 1 point for them.",
  "{n:goal} tricks: 1 point for you. They need {n:goal} too; if nobody has them, nobody scores.":
    "{n:goal} tricks: 1 point for you. They need {n:goal} too; if nobody has them, nobody scores.",
  "One point for each trick, for you and for them.": "One point for each trick, for you and for them.",
  "If all four pass, strengths are told and the stronger side plays for ten or seven.":
    "If all four pass, strengths are told and the stronger side plays for ten or seven.",
  "Made: {n:made} points for you. Short: {n:short} points for them.":
    "Made: {n:made|point|points} for you. Short: {n:short|point|points} for them.",
  "Made: the tricks beyond six and {n:bonus} more. Each trick short: {n:short} for them.":
    "Made: the tricks beyond six and {n:bonus} more. Each trick short: {n:short} for them.",
  "you play": "you play",
  "Play both hands": "Play both hands",
  "Finish at once": "Finish at once",
  "Let my partner play": "Let my partner play",
  "played by {name:who}": "played by {name:who}",
  "Play from dummy": "Play from dummy",
  "Play from your hand": "Play from your hand",
  "{seat:who} to play": "{seat:who} to play",
  "{seat:who} to speak": "{seat:who} to speak",
  "It is your turn: play from your hand.": "It is your turn: play from your hand.",
  "Only dummy whose partner is a bot may do that.": "Only dummy whose partner is a bot may do that.",
  "Other people hold cards: the deal is played to its end.": "Other people hold cards: the deal is played to its end.",
  "How well the bots play": "How well the bots play",
  "Each bot its own level": "Each bot its own level",
  "At your left": "At your left",
  "Opposite you": "Opposite you",
  "At your right": "At your right",
  "The next after you": "The next after you",
  "The last before you": "The last before you",
  "No bot sits at this table.": "No bot sits at this table.",
  "A new level counts from the bot’s next move on.": "A new level counts from the bot’s next move on.",
  beginner: "Beginner",
  learner: "Learner",
  club: "Club player",
  strong: "Strong",
  expert: "Expert",
  "Back to the usual": "Back to the usual",
  "no limit": "no limit",
  "Deal {n:deal}": "Deal {n:deal}",
  Deals: "Deals",
  "One moment …": "One moment …",
  "You see what lies open on the table; after the deal, all four hands.":
    "You see what lies open on the table; after the deal, all four hands.",
  "Every deal you play is kept here. See how it went, step through it card by card, or play it again.":
    "Every deal you play is kept here. See how it went, step through it card by card, or play it again.",
  "Days played in a row": "Days played in a row",
  "Contracts made in a row": "Contracts made in a row",
  "Deals played": "Deals played",
  "Your contracts made": "Your contracts made",
  "longest: {n:most}": "longest: {n:most}",
  "{n:won} won, {n:lost} lost": "{n:won} won, {n:lost} lost",
  "{n:made} of {n:all}": "{n:made} of {n:all}",
  "Print the sheet": "Print the sheet",
  "Which game": "Which game",
  "All games": "All games",
  "All results": "All results",
  Won: "Won",
  Lost: "Lost",
  "Your contract made": "Your contract made",
  "Your contract went down": "Your contract went down",
  "With whom": "With whom",
  "With anybody": "With anybody",
  "With bots only": "With bots only",
  "With people": "With people",
  When: "When",
  "Any time": "Any time",
  "Last 7 days": "Last 7 days",
  "Last 30 days": "Last 30 days",
  "Last 12 months": "Last 12 months",
  "Show older deals": "Show older deals",
  "None of your deals is like that.": "None of your deals is like that.",
  "Show all deals": "Show all deals",
  "with {names:them}": "with {names:them}",
  "with {name:partner}, against {names:them}": "with {name:partner}, against {names:them}",
  Contracts: "Contracts",
  "Yours made": "Yours made",
  "Theirs beaten": "Theirs beaten",
  "By game": "By game",
  "By level of the bots": "By level of the bots",
  Today: "Today",
  Yesterday: "Yesterday",
  "Before the first card": "Before the first card",
  "Trick {n:trick}": "Trick {n:trick}",
  "Between two deals": "Between two deals",
  "Let {name:who} stay": "Let {name:who} stay",
  "Tables that are being played": "Tables that are being played",
  "{n:count|person watches|people watch}": "{n:count|person watches|people watch}",
  "Nobody watches yet": "Nobody watches yet",
  "Nobody lets others watch at the moment": "Nobody lets others watch at the moment",
  "Tables are private unless the person who opened them lets others watch. You can:":
    "Tables are private unless the person who opened them lets others watch. You can:",
  "Open a table that others may watch": "Open a table that others may watch",
  "Look back at your own deals": "Look back at your own deals",
  "Ask a friend for the link to their table": "Ask a friend for the link to their table",
  "The list keeps itself up to date.": "The list keeps itself up to date.",
  "N–S {n:ns}, E–W {n:ew}": "N–S {n:ns}, E–W {n:ew}",
  "All your tables": "All your tables",
  "You have not finished a deal yet.": "You have not finished a deal yet.",
  "Connection lost, trying again …": "Connection lost, trying again …",
  "The connection broke before the answer came. Please try again.":
    "The connection broke before the answer came. Please try again.",
  "kibitz is open elsewhere": "kibitz is open elsewhere",
  "You opened kibitz in another window or on another device. Your seat is there now.":
    "You opened kibitz in another window or on another device. Your seat is there now.",
  "This page is out of date": "This page is out of date",
  "kibitz has been updated. Reload the page to go on where you were.":
    "kibitz has been updated. Reload the page to go on where you were.",
  Reload: "Reload",
  "Continue here": "Continue here",
  "Continue on another device": "Continue on another device",
  "On the other device open kibitz, choose “Continue on another device” and type this code within five minutes:":
    "On the other device open kibitz, choose “Continue on another device” and type this code within five minutes:",
  "Or scan this with it:": "Or scan this with it:",
  "Your seats and your history go with you.": "Your seats and your history go with you.",
  "Show a code for the other device": "Show a code for the other device",
  "I have a code": "I have a code",
  "QR code of the link": "QR code of the link",
  Link: "Link",
  "Copy the link": "Copy the link",
  Copied: "Copied",
  Share: "Share",

  // Settings and keys
  Language: "Language",
  "Light or dark": "Light or dark",
  "Same as the device": "Same as the device",
  Light: "Light",
  Dark: "Dark",
  "Four colours for the four suits": "Four colours for the four suits",
  "Large cards": "Large cards",
  "Less movement": "Less movement",
  "Cut the pack for me": "Cut the pack for me",
  Keys: "Keys",
  Words: "Words",
  "Words and what they mean": "Words and what they mean",
  "A word with a dotted line can be tapped wherever it stands.":
    "A word with a dotted line can be tapped wherever it stands.",
  "On this screen": "On this screen",
  "All words": "All words",
  "Find a word": "Find a word",
  "to the next part of the table": "to the next part of the table",
  "from card to card": "from card to card",
  "play the card, press the button": "play the card, press the button",
  "to the hand that is to play": "to the hand that is to play",
  "look at the last trick": "look at the last trick",
  "score sheet": "score sheet",
  "ask to take back": "ask to take back",
  claim: "claim",
  "next deal": "next deal",

  // The table
  Table: "Table",
  Menu: "Menu",
  "This table cannot be opened": "This table cannot be opened",
  "Opening the table …": "Opening the table …",
  "Back to the homework": "Back to the homework",
  "Back to the start": "Back to the start",
  "What happens at the table": "What happens at the table",
  // Who comes in, the waiting room, and who goes
  "Whoever opens this link asks for the seat of a bot, and you let them in. No account is needed, only a nickname.":
    "Whoever opens this link asks for the seat of a bot, and you let them in. No account is needed, only a nickname.",
  "So far only this computer can open it.": "So far only this computer can open it.",
  "Let others on this network in": "Let others on this network in",
  "Or start it with:": "Or start it with:",
  you: "you",
  "How well {name:who} plays": "How well {name:who} plays",
  "Sit here": "Sit here",
  "Swap with {name:who}": "Swap with {name:who}",
  "Send {name:who} away": "Send {name:who} away",
  "Somebody asks for a seat": "Somebody asks for a seat",
  "{name:who} would like to sit {seat:seat}.": "{name:who} would like to sit {seat:seat}.",
  "{name:who} would like a seat.": "{name:who} would like a seat.",
  "Let in": "Let in",
  "Let in now": "Let in now",
  No: "No",
  "{name:who}’s table": "{name:who}’s table",
  "A private table": "A private table",
  "This session is over.": "This session is over.",
  "You have asked for a seat. One moment: the table answers.":
    "You have asked for a seat. One moment: the table answers.",
  "The table would rather not, this time. You can ask again when the next deal has begun.":
    "The table would rather not, this time. You can ask again when the next deal has begun.",
  "All seats are taken.": "All seats are taken.",
  "They have begun to play, and the table is private. Ask for a seat: you come in at the next deal, or at once if everybody agrees.":
    "They have begun to play, and the table is private. Ask for a seat: you come in at the next deal, or at once if everybody agrees.",
  "Ask for a seat": "Ask for a seat",
  "Your table": "Your table",
  "Others may watch this table.": "Others may watch this table.",
  "This table is private: only people with its link can come in.":
    "This table is private: only people with its link can come in.",
  "This table is private.": "This table is private.",
  "Practice table: every move can be taken back.": "Practice table: every move can be taken back.",
  Practice: "Practice",
  "Who sits where": "Who sits where",
  "The cards have chosen: {name:who} deals first.": "The cards have chosen: {name:who} deals first.",
  "The two highest play together.": "The two highest play together.",
  "{n:drawn|card drawn|cards drawn}: everybody draws one.": "{n:drawn|card drawn|cards drawn}: everybody draws one.",
  "{name:who} deals first.": "{name:who} deals first.",
  Begin: "Begin",
  "Draw again": "Draw again",
  "Draw a card for the seats": "Draw a card for the seats",
  "{name:who} begins when all are there.": "{name:who} begins when all are there.",
  "Whoever opens this link sits down here. No account is needed, only a nickname.":
    "Whoever opens this link sits down here. No account is needed, only a nickname.",
  "Let others watch": "Let others watch",
  "You sit down when the next deal begins.": "You sit down when the next deal begins.",
  "Somebody is gone": "Somebody is gone",
  "{name:who} is no longer at the table.": "{name:who} is no longer at the table.",
  "A bot in {n:left} s": "A bot in {n:left} s",
  "Take a break": "Take a break",
  "Who is here": "Who is here",
  "leaves after this deal": "leaves after this deal",
  "Send away after this deal": "Send away after this deal",
  "Leave for good": "Leave for good",
  "Others may watch": "Others may watch",
  "Waiting room": "Waiting room",
  "You went on with another device, which has your seats and your history now.":
    "You went on with another device, which has your seats and your history now.",
  "Begin again here": "Begin again here",

  "Take a seat": "Take a seat",
  "Any seat": "Any seat",
  "Just watch": "Just watch",
  "Your turn": "Your turn",
  "It is your turn.": "It is your turn.",
  "It is your turn: play from dummy.": "It is your turn: play from dummy.",
  "Your hand": "Your hand",
  "Dummy’s hand: {name:who}": "Dummy’s hand: {name:who}",
  "Hand of {name:who}": "Hand of {name:who}",
  "Cards on the table": "Cards on the table",
  "{seat:who}: {word:card}": "{seat:who}: {word:card}",
  "{seat:who} wins the trick": "{seat:who} wins the trick",
  "{n:count|card|cards}": "{n:count|card|cards}",
  We: "We",
  They: "They",
  "{n:won|trick|tricks}": "{n:won|trick|tricks}",
  "Every trick counts a point.": "Every trick counts a point.",
  "{n:won|trick|tricks} won, {n:lost|trick|tricks} lost": "{n:won|trick|tricks} won, {n:lost|trick|tricks} lost",
  "{n:won|trick|tricks} of {n:needs}": "{n:won|trick|tricks} of {n:needs}",
  bot: "bot",
  away: "away",
  declarer: "declarer",
  dummy: "dummy",
  dealer: "dealer",
  "spare hand": "spare hand",
  "to play": "to play",
  "to call": "to call",
  vulnerable: "vulnerable",
  Auction: "Auction",
  "Your call": "Your call",
  "Auction and score": "Auction and score",
  "What does it mean?": "What does it mean?",
  "What would it mean?": "What would it mean?",
  "Looking it up …": "Looking it up …",
  "Make this call": "Make this call",
  "Tap a call to see what it would say.": "Tap a call to see what it would say.",
  "Point at a call, or hold it down, to see what it would say.":
    "Point at a call, or hold it down, to see what it would say.",
  Level: "Level",
  "Your choice": "Your choice",
  "Part-score": "Part-score",
  Game: "Game",
  Slam: "Slam",
  "Every trick counts": "Every trick counts",
  "Lesson scoring": "Lesson scoring",
  Target: "Target",
  "Hero suit": "Hero suit",
  Skirmish: "Skirmish",
  Clash: "Clash",
  Showdown: "Showdown",
  Ten: "Ten",
  Seven: "Seven",
  "{word:terms}, {word:strain}: {n:goal} tricks": "{word:terms}, {word:strain}: {n:goal} tricks",
  "The number is how many tricks your side must win.": "The number is how many tricks your side must win.",
  "How many cards are in your longest colour?": "How many cards are in your longest colour?",
  "How many points do you hold? Ace 4, king 3, queen 2, jack 1.":
    "How many points do you hold? Ace 4, king 3, queen 2, jack 1.",
  "Cut the pack": "Cut the pack",
  "Open question": "Open question",
  "{seat:who} has led {card:card} out of turn.": "{seat:who} has led {card:card} out of turn.",
  "The others are asked.": "The others are asked.",
  "Let a bot play": "Let a bot play",
  Wait: "Wait",
  "Score sheet": "Score sheet",
  "What happened": "What happened",
  "Last trick": "Last trick",
  Claim: "Claim",
  "You show your hand. If the other side agrees, the deal ends with these tricks; if not, play goes on.":
    "You show your hand. If the other side agrees, the deal ends with these tricks; if not, play goes on.",
  "I win {n:tricks} of the last {n:left|trick|tricks}": "I win {n:tricks} of the last {n:left|trick|tricks}",
  How: "How",
  "Ask to take back": "Ask to take back",
  "Let a bot play for me": "Let a bot play for me",
  "Take my seat back": "Take my seat back",
  "Stop after this deal": "Stop after this deal",
  "This is the last deal.": "This is the last deal.",
  "Leave the table": "Leave the table",
  Say: "Say",

  // After the deal
  Result: "Result",
  "Next deal": "Next deal",
  "Waiting for the others": "Waiting for the others",
  "No new deal begins after {name:time}.": "No new deal begins after {name:time}.",
  "All boards of this table are played.": "All boards of this table are played.",
  "Another game": "Another game",
  "Not ready yet: {name:who}": "Not ready yet: {name:who}",
  "Step through the deal": "Step through the deal",
  "This deal cannot be shown": "This deal cannot be shown",
  "The cards are dealt.": "The cards are dealt.",
  "Step back": "Step back",
  "Step on": "Step on",
  "Trick back": "Trick back",
  "Trick on": "Trick on",
  "Step {n:at} of {n:last}": "Step {n:at} of {n:last}",
  "How the score came about": "How the score came about",
  "{name:who}: why": "{name:who}: why",
  "Shows:": "Shows:",
  "Taken into account:": "Taken into account:",
  "What else there was": "What else there was",
  Works: "Works",
  Tricks: "Tricks",
  Points: "Points",
  done: "done",
  "Tried on {n:worlds|deal|deals} that fit what was known": "Tried on {n:worlds|deal|deals} that fit what was known",
  "{n:worlds|deal was|deals were} possible, and all were tried":
    "{n:worlds|deal was|deals were} possible, and all were tried",
  "Deal code:": "Deal code:",
  "To the table": "To the table",
} as const;

/** What the server sends: sentences, titles, options, labels of score sheets. */
export const served = {
  // What the server refuses
  "That message could not be understood.": "That message could not be understood.",
  "The first message must be Hello.": "The first message must be Hello.",
  "Too many messages at once: please try again in a moment.":
    "Too many messages at once: please try again in a moment.",
  "That could not be stored: please try again.": "That could not be stored: please try again.",
  "A nickname has 1 to 20 characters that can be seen and read.":
    "A nickname has 1 to 20 characters that can be seen and read.",
  "Somebody at this table is called {name:name}, or nearly so: please choose another nickname.":
    "Somebody at this table is called {name:name}, or nearly so: please choose another nickname.",
  "{name:name} is the name of a bot: please choose another nickname.":
    "{name:name} is the name of a bot: please choose another nickname.",
  "The others are still coming together: play has not begun.":
    "The others are still coming together: play has not begun.",
  "Play has begun: seats stay as they are.": "Play has begun: seats stay as they are.",
  "{name:who} opened the table and begins when all are there.":
    "{name:who} opened the table and begins when all are there.",
  "You have drawn a card: the others draw theirs.": "You have drawn a card: the others draw theirs.",
  "Only the person who opened the table may do that.": "Only the person who opened the table may do that.",
  "Nobody is sent away from their own table.": "Nobody is sent away from their own table.",
  "Nobody else has a seat here: the table waits for you as long as you like.":
    "Nobody else has a seat here: the table waits for you as long as you like.",
  "The table would rather not: you can ask again when the next deal has begun.":
    "The table would rather not: you can ask again when the next deal has begun.",
  "Nobody is waiting for that answer any more.": "Nobody is waiting for that answer any more.",
  "{name:who} has held a hand of this deal: another seat is free from the next deal on.":
    "{name:who} has held a hand of this deal: another seat is free from the next deal on.",
  "{name:who} has a minute to come back: {n:seconds} seconds to go.":
    "{name:who} has a minute to come back: {n:seconds} seconds to go.",
  "Somebody has moved since: only at a practice table can that still be taken back.":
    "Somebody has moved since: only at a practice table can that still be taken back.",
  "No network was found to let others in from. Start kibitz with: kibitz serve --host 0.0.0.0":
    "No network was found to let others in from. Start kibitz with: kibitz serve --host 0.0.0.0",
  "Only somebody at the computer where kibitz runs can let the network in.":
    "Only somebody at the computer where kibitz runs can let the network in.",
  "There is nothing under that code: please check it letter by letter.":
    "There is nothing under that code: please check it letter by letter.",
  "This cannot be read: what is stored of it is damaged.": "This cannot be read: what is stored of it is damaged.",
  "There is no such table: please check the link.": "There is no such table: please check the link.",
  "This table was played under rules that this kibitz no longer knows.":
    "This table was played under rules that this kibitz no longer knows.",
  "This table cannot be read: what is stored of it is damaged.":
    "This table cannot be read: what is stored of it is damaged.",
  "This deal cannot be read: what is stored of it is damaged.":
    "This deal cannot be read: what is stored of it is damaged.",
  "There is no such call to explain.": "There is no such call to explain.",
  "There is no such deal at this table, or it is not over yet.":
    "There is no such deal at this table, or it is not over yet.",
  "There is no such seat at this table.": "There is no such seat at this table.",
  "All seats at this table are taken: you can watch.": "All seats at this table are taken: you can watch.",
  "That seat is taken: please choose another.": "That seat is taken: please choose another.",
  "You have no seat at this table.": "You have no seat at this table.",
  "A bot is playing for you: take your seat first.": "A bot is playing for you: take your seat first.",
  "A nonce has 8 to 64 letters, digits, hyphens or underscores.":
    "A nonce has 8 to 64 letters, digits, hyphens or underscores.",
  "There are no bots called {text:level}.": "There are no bots called {text:level}.",
  "Show a card by accident": "Show a card by accident",
  "All see the card. You pick it up again, and there is no penalty.":
    "All see the card. You pick it up again, and there is no penalty.",
  "Show this card": "Show this card",
  "That can be said when the deal is over.": "That can be said when the deal is over.",
  "Only the set phrases can be said.": "Only the set phrases can be said.",
  "The deal is not over yet.": "The deal is not over yet.",
  "The session is over.": "The session is over.",
  "{name:who} is here: only somebody who is gone can be replaced.":
    "{name:who} is here: only somebody who is gone can be replaced.",
  "A bot has that seat already.": "A bot has that seat already.",
  "That code is not valid, or its five minutes are over: please ask for another.":
    "That code is not valid, or its five minutes are over: please ask for another.",
  "You have opened many tables in a short time: please wait a little.":
    "You have opened many tables in a short time: please wait a little.",
  "The table has moved on since then.": "The table has moved on since then.",
  "A person has that seat: only bots have levels.": "A person has that seat: only bots have levels.",
  "That is not possible now.": "That is not possible now.",
  "Many people have come from your network in a short time: please wait a little.":
    "Many people have come from your network in a short time: please wait a little.",
  "There is no game called “{text:name}”: choose from {text:known}.":
    "There is no game called “{text:name}”: choose from {text:known}.",
  "There is no session called “{text:name}”: choose from {text:known}.":
    "There is no session called “{text:name}”: choose from {text:known}.",
  "There is no session for {word:title}.": "There is no session for {word:title}.",
  "{word:title} cannot be set so: there is no option {text:option}; its options are {text:known}.":
    "{word:title} cannot be set so: there is no option {text:option}; its options are {text:known}.",
  "{word:title} cannot be set so: there is no option {text:option}; it has no options.":
    "{word:title} cannot be set so: there is no option {text:option}; it has no options.",
  "{word:title} cannot be set so: the option {text:option} is true or false.":
    "{word:title} cannot be set so: the option {text:option} is true or false.",
  "{word:title} cannot be set so: the option {text:option} is one of {text:known}.":
    "{word:title} cannot be set so: the option {text:option} is one of {text:known}.",
  "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} to {n:most}.":
    "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} to {n:most}.",
  "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} up.":
    "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} up.",
  "{word:title} is played with {n:wanted} cards each, and that deal has {n:cards}.":
    "{word:title} is played with {n:wanted|card|cards} each, and that deal has {n:cards}.",
  "A slam needs full scoring: there is no slam to choose with scoring={text:scoring}.":
    "A slam needs full scoring: there is no slam to choose with scoring={text:scoring}.",
  "Duplicate scoring has its own Laws: the option {text:option} goes with rubber scoring.":
    "Duplicate scoring has its own Laws: the option {text:option} goes with rubber scoring.",
  "{word:session} needs {word:title} with {text:needs}.": "{word:session} needs {word:title} with {text:needs}.",
  "{word:session} is no session of {word:title}: choose from {text:known}.":
    "{word:session} is no session of {word:title}: choose from {text:known}.",

  // Why a card may not be played
  "The deal is over.": "The deal is over.",
  "The play of the cards has not begun.": "The play of the cards has not begun.",
  "A claim is on the table: it is answered first.": "A claim is on the table: it is answered first.",
  "Somebody asks to take back a move: that is answered first.":
    "Somebody asks to take back a move: that is answered first.",
  "Nobody sits {seat:place}: that is the spare hand.": "Nobody sits {seat:place}: that is the spare hand.",
  "There is no question for you to answer.": "There is no question for you to answer.",
  "{call:bid} is not higher than the last bid.": "{call:bid} is not higher than the last bid.",
  "There is nothing for you to double now.": "There is nothing for you to double now.",
  "There is nothing for you to redouble now.": "There is nothing for you to redouble now.",
  "That is not among your choices.": "That is not among your choices.",
  "Those are {seat:whose}’s cards: you do not play them.": "Those are {seat:whose}’s cards: you do not play them.",
  "{card:card} is not in that hand.": "{card:card} is not in that hand.",
  "Nothing can be claimed now.": "Nothing can be claimed now.",
  "There is nothing of yours that can be taken back now.": "There is nothing of yours that can be taken back now.",
  "You have no card to turn now.": "You have no card to turn now.",
  "There is no lead out of turn to answer.": "There is no lead out of turn to answer.",
  "Nobody has failed to follow suit lately.": "Nobody has failed to follow suit lately.",
  "No card can be exposed now.": "No card can be exposed now.",
  "You are dummy: declarer plays your cards.": "You are dummy: declarer plays your cards.",
  "It is {seat:who}’s turn.": "It is {seat:who}’s turn.",
  "The deal can only be taken back to before a move that stands in it.":
    "The deal can only be taken back to before a move that stands in it.",
  "The table is paused: play goes on in a moment.": "The table is paused: play goes on in a moment.",
  "Only dummy may point at a card, and only where dummy helps declarer.":
    "Only dummy may point at a card, and only where dummy helps declarer.",
  "Seats at this table are given out by whoever runs it: please ask there.":
    "Seats at this table are given out by whoever runs it: please ask there.",
  "A set has from 1 to {n:most} boards.": "A set has from 1 to {n:most} boards.",
  "These deals do not fit one table: all must be of one pack, with as many cards each.":
    "These deals do not fit one table: all must be of one pack, with as many cards each.",
  "Each board of a set has a number of its own.": "Each board of a set has a number of its own.",
  "That deal is over: it can be played again, but nothing in it is taken back.":
    "That deal is over: it can be played again, but nothing in it is taken back.",
  "You must follow suit: {strain:led} were led.": "You must follow suit: {strain:led} were led.",
  "You must follow the colour: {strain:led} was led.": "You must follow the colour: {strain:led} was led.",
  "A lead out of turn is on the table: it is accepted or rejected first.":
    "A lead out of turn is on the table: it is accepted or rejected first.",

  // The story of a deal
  "{seat:who} deals.": "{seat:who} deals.",
  "{seat:who} cuts the pack.": "{seat:who} cuts the pack.",
  "{seat:who} announces {n:number} points.": "{seat:who} announces {n:number|point|points}.",
  "{seat:who} states a hand strength of {n:number}.": "{seat:who} states a hand strength of {n:number}.",
  "{seat:who} has {n:number} cards in the longest colour.": "{seat:who} has {n:number} cards in the longest colour.",
  "The points do not add up to forty: all count again.": "The points do not add up to forty: all count again.",
  "{seat:who} passes.": "{seat:who} passes.",
  "{seat:who} says Play.": "{seat:who} says Play.",
  "{seat:who} doubles.": "{seat:who} doubles.",
  "{seat:who} redoubles.": "{seat:who} redoubles.",
  "{seat:who} bids {call:bid}.": "{seat:who} bids {call:bid}.",
  "{seat:who} says {word:terms}.": "{seat:who} says {word:terms}.",
  "{side:whose} have more points: {n:more} to {n:less}.": "{side:whose} have more points: {n:more} to {n:less}.",
  "Twenty points each: the dealer’s side declares.": "Twenty points each: the dealer’s side declares.",
  "{seat:who} declares: {n:points} points to {seat:partner}’s {n:less}.":
    "{seat:who} declares: {n:points} points to {seat:partner}’s {n:less}.",
  "{seat:who} declares: {n:points} points each, and {seat:who} comes before {seat:partner}.":
    "{seat:who} declares: {n:points} points each, and {seat:who} comes before {seat:partner}.",
  "{seat:who} declares: {n:points} points each, and the partners chose so.":
    "{seat:who} declares: {n:points} points each, and the partners chose so.",
  "{seat:who} declares, with {n:points} points announced.": "{seat:who} declares, with {n:points} points announced.",
  "{seat:who} dealt, and so declares.": "{seat:who} dealt, and so declares.",
  "{seat:who} said Play, and so declares.": "{seat:who} said Play, and so declares.",
  "{seat:who} declares: the first of the side to name {strain:trumps}.":
    "{seat:who} declares: the first of the side to name {strain:trumps}.",
  "{seat:who} chooses {strain:trumps}: every trick counts a point.":
    "{seat:who} chooses {strain:trumps}: every trick counts a point.",
  "{seat:who} chooses {strain:trumps}: {n:goal} tricks.": "{seat:who} chooses {strain:trumps}: {n:goal} tricks.",
  "{seat:who} names {strain:trumps} as the hero suit: {n:goal} tricks.":
    "{seat:who} names {strain:trumps} as the hero suit: {n:goal} tricks.",
  "{seat:who} picks a Free-for-All, {word:terms}: {n:goal} tricks.":
    "{seat:who} picks a Free-for-All, {word:terms}: {n:goal} tricks.",
  "{seat:who} picks a Hero Battle in {strain:trumps}, {word:terms}: {n:goal} tricks.":
    "{seat:who} picks a Hero Battle in {strain:trumps}, {word:terms}: {n:goal} tricks.",
  "{seat:who} chooses a part-score in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} chooses a part-score in {strain:trumps}: {n:goal} tricks.",
  "{seat:who} chooses game in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} chooses game in {strain:trumps}: {n:goal} tricks.",
  "{seat:who} chooses a slam in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} chooses a slam in {strain:trumps}: {n:goal} tricks.",
  "The contract is {call:bid} by {seat:who}.": "The contract is {call:bid} by {seat:who}.",
  "The contract is {call:bid} doubled, by {seat:who}.": "The contract is {call:bid} doubled, by {seat:who}.",
  "The contract is {call:bid} redoubled, by {seat:who}.": "The contract is {call:bid} redoubled, by {seat:who}.",
  "No trumps: the side with {n:goal} tricks wins.": "No trumps: the side with {n:goal} tricks wins.",
  "Everybody plays their own cards, and {seat:who} leads.": "Everybody plays their own cards, and {seat:who} leads.",
  "Trumps are {strain:trumps}: everybody plays their own cards, and {seat:who} leads.":
    "Trumps are {strain:trumps}: everybody plays their own cards, and {seat:who} leads.",
  "{strain:trumps}": "{strain:trumps}",
  "Free-for-All, {word:terms}": "Free-for-All, {word:terms}",
  "Hero Battle in {strain:trumps}, {word:terms}": "Hero Battle in {strain:trumps}, {word:terms}",
  "Part-score in {strain:trumps}": "Part-score in {strain:trumps}",
  "Game in {strain:trumps}": "Game in {strain:trumps}",
  "Slam in {strain:trumps}": "Slam in {strain:trumps}",
  "Heroes: {strain:trumps}": "Heroes: {strain:trumps}",
  "No trumps": "No trumps",
  "Play in {strain:trumps}": "Play in {strain:trumps}",
  "Ten in {strain:trumps}": "Ten in {strain:trumps}",
  "Seven in {strain:trumps}": "Seven in {strain:trumps}",
  "{call:bid}": "{call:bid}",
  "{call:bid} doubled": "{call:bid} doubled",
  "{call:bid} redoubled": "{call:bid} redoubled",
  "{seat:one} and {seat:two} exchange hands, unseen.": "{seat:one} and {seat:two} exchange hands, unseen.",
  "{seat:who} moves to {seat:place}.": "{seat:who} moves to {seat:place}.",
  "You take up the hand of {seat:place}.": "You take up the hand of {seat:place}.",
  "{seat:who} is dummy: the cards are on the table.": "{seat:who} is dummy: the cards are on the table.",
  "{seat:who} shows the hand.": "{seat:who} shows the hand.",
  "{seat:who} plays {card:card}.": "{seat:who} plays {card:card}.",
  "{seat:who} wins the trick.": "{seat:who} wins the trick.",
  "{seat:who} takes back {card:card}.": "{seat:who} takes back {card:card}.",
  "{seat:who} claims {n:tricks} of {n:left} tricks: {word:line}.":
    "{seat:who} claims {n:tricks} of {n:left|trick|tricks}: {word:line}.",
  "{seat:who} agrees.": "{seat:who} agrees.",
  "{seat:who} does not agree.": "{seat:who} does not agree.",
  "The claim is refused: the hand is picked up and play goes on.":
    "The claim is refused: the hand is picked up and play goes on.",
  "{side:whose} get {n:tricks} tricks by the claim.": "{side:whose} get {n:tricks|trick|tricks} by the claim.",
  "{seat:who} asks to take back the last move.": "{seat:who} asks to take back the last move.",
  "The move stands.": "The move stands.",
  "The move is taken back.": "The move is taken back.",
  "{seat:who} shows {card:card} by accident and picks it up.":
    "{seat:who} shows {card:card} by accident and picks it up.",
  "{seat:who} accepts the lead out of turn.": "{seat:who} accepts the lead out of turn.",
  "{seat:who} does not accept the lead out of turn.": "{seat:who} does not accept the lead out of turn.",
  "{seat:who} asks the referee whether {seat:of} revoked.": "{seat:who} asks the referee whether {seat:of} revoked.",
  "The referee: {seat:of} did not revoke.": "The referee: {seat:of} did not revoke.",
  "The referee: {seat:of} revoked and must follow suit now.":
    "The referee: {seat:of} revoked and must follow suit now.",
  "The referee: {seat:of} revoked; the trick stands and is settled at the end.":
    "The referee: {seat:of} revoked; the trick stands and is settled at the end.",
  "{n:tricks} tricks go to {side:whose} for revokes.": "{n:tricks|trick|tricks} to {side:whose} for revokes.",
  "Twenty points each: the same dealer deals again.": "Twenty points each: the same dealer deals again.",
  "Fewer than 21 points with the spare hand: the same dealer deals again.":
    "Fewer than 21 points with the spare hand: the same dealer deals again.",
  "The deal is not played: {word:reason}.": "The deal is not played: {word:reason}.",
  "{side:whose}: {n:points} for {word:reason}.": "{side:whose}: {n:points} for {word:reason}.",
  free: "free",
  hero: "hero",
  lesson: "lesson",
  undoubled: "undoubled",
  "All four passed: the next player deals.": "All four passed: the next player deals.",
  "{side:whose} score {n:points}.": "{side:whose} score {n:points}.",
  "{side:whose} score {n:points}, {side:others} {n:less}.": "{side:whose} score {n:points}, {side:others} {n:less}.",
  "Nobody scores.": "Nobody scores.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.":
    "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}, {side:others} {n:less}.",
  "{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}.":
    "{seat:who} won {n:tricks|trick|tricks}: {side:whose} score {n:points}.",
  "{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} won {n:tricks|trick|tricks}: {side:whose} score {n:points}, {side:others} {n:less}.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: nobody scores.":
    "{seat:who} needed {n:goal} tricks and won {n:tricks}: nobody scores.",
  "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}.":
    "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}.",
  "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}, {side:others} {n:less}.",
  "{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.":
    "{seat:who} made it with {n:tricks|trick|tricks}, {n:over} more than needed: {side:whose} score {n:points}.",
  "{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} made it with {n:tricks|trick|tricks}, {n:over} more than needed: {side:whose} score {n:points}, {side:others} {n:less}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.":
    "{seat:who} fell {n:short|trick|tricks} short of {n:goal}: {side:whose} score {n:points}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} fell {n:short|trick|tricks} short of {n:goal}: {side:whose} score {n:points}, {side:others} {n:less}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: nobody scores.":
    "{seat:who} fell {n:short|trick|tricks} short of {n:goal}: nobody scores.",
  "You made it! {n:goal} of {n:goal} tricks": "You made it! {n:goal} of {n:goal} tricks",
  "You made it! {n:tricks} tricks, {n:over} more than needed":
    "You made it! {n:tricks|trick|tricks}, {n:over} more than needed",
  "One short: {n:tricks} of {n:goal} tricks": "One short: {n:tricks} of {n:goal} tricks",
  "{n:short} short: {n:tricks} of {n:goal} tricks": "{n:short} short: {n:tricks} of {n:goal} tricks",
  "You beat it! {seat:who} was one trick short": "You beat it! {seat:who} was one trick short",
  "You beat it! {seat:who} was {n:short} tricks short": "You beat it! {seat:who} was {n:short} tricks short",
  "You won {n:tricks} of the {n:all} tricks": "You won {n:tricks} of the {n:all} tricks",
  "{seat:who} made it: {n:goal} of {n:goal} tricks": "{seat:who} made it: {n:goal} of {n:goal} tricks",
  "{seat:who} made it: {n:tricks} tricks, {n:over} more than needed":
    "{seat:who} made it: {n:tricks|trick|tricks}, {n:over} more than needed",
  "{seat:who} fell {n:short} tricks short of {n:goal}": "{seat:who} fell {n:short|trick|tricks} short of {n:goal}",
  "Nobody reached {n:goal} tricks": "Nobody reached {n:goal} tricks",
  "{side:whose} won {n:tricks} of the {n:all} tricks": "{side:whose} won {n:tricks} of the {n:all} tricks",
  "Trick by trick": "Trick by trick",
  "Trick {n:number}": "Trick {n:number}",
  "wins it": "wins it",
  "The hands": "The hands",
  "Where tricks went": "Where tricks went",
  "What {seat:who} could count on before the lead and after each trick, all cards seen.":
    "What {seat:who} could count on before the lead and after each trick, all cards seen.",
  "Before the lead": "Before the lead",
  "Nobody gave a trick away.": "Nobody gave a trick away.",
  "Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.":
    "Trick {n:trick}: {seat:who} gave away {n:tricks|trick|tricks} with {card:card}; {card:better} was better.",
  "{n:tricks} tricks of {side:whose} came from the other side, for revokes.":
    "{n:tricks|trick|tricks} of {side:whose} came from the other side, for revokes.",
  "What could have been made": "What could have been made",
  "How many tricks each side can win if everybody sees all cards and makes no mistake.":
    "How many tricks each side can win if everybody sees all cards and makes no mistake.",
  "The best contract:": "The best contract:",
  or: "or",
  "by {text:who}, {n:tricks} tricks": "by {text:who}, {n:tricks|trick|tricks}",
  "worth {n:points}": "worth {n:points}",
  "Play this deal again": "Play this deal again",
  "Send this deal to a friend": "Send this deal to a friend",
  "Save for other programs": "Save for other programs",
  "Save the record": "Save the record",
  "A deal to play": "A deal to play",
  "You play one hand, bots play the other three. The cards are those of this code.":
    "You play one hand, bots play the other three. The cards are those of this code.",
  "This deal was made before it came to the table: there was no shuffle to check.":
    "This deal was made before it came to the table: there was no shuffle to check.",
  "Play this deal": "Play this deal",
  "Play a deal by its code": "Play a deal by its code",
  "There is no such game here.": "There is no such game here.",
  "This table is private: its deals are for those who sat at it.":
    "This table is private: its deals are for those who sat at it.",
  "There is no deal with the code {text:code}: please check it letter by letter.":
    "There is no deal with the code {text:code}: please check it letter by letter.",
  "{side:whose}: {n:points} points, one for each trick.": "{side:whose}: {n:points|point|points}, one for each trick.",
  "{side:whose}: {n:points} for {n:tricks} tricks beyond six.":
    "{side:whose}: {n:points} for {n:tricks|trick|tricks} beyond six.",
  "{side:whose}: {n:points} for {n:tricks} tricks bid and made.":
    "{side:whose}: {n:points} for {n:tricks|trick|tricks} bid and made.",
  "{side:whose}: {n:points} below the line for {n:tricks} tricks bid and made.":
    "{side:whose}: {n:points} below the line for {n:tricks|trick|tricks} bid and made.",
  "{side:whose}: {n:points} for {n:tricks} overtricks.":
    "{side:whose}: {n:points} for {n:tricks|overtrick|overtricks}.",
  "{n:tricks} tricks short of the contract: {n:points} to {side:whose}.":
    "{n:tricks|trick|tricks} short of the contract: {n:points} to {side:whose}.",
  "{n:tricks} tricks short of the goal: {n:points} to {side:whose}.":
    "{n:tricks|trick|tricks} short of the goal: {n:points} to {side:whose}.",
  "{side:whose}: {n:points} for reaching the goal of {n:goal} tricks.":
    "{side:whose}: {n:points} for reaching the goal of {n:goal} tricks.",
  "{side:whose}: {n:points} points for reaching the target of {n:goal} tricks.":
    "{side:whose}: {n:points|point|points} for reaching the target of {n:goal|trick|tricks}.",
  "{n:tricks} tricks short of the target: {n:points} points to {side:whose}.":
    "{n:tricks|trick|tricks} short of the target: {n:points|point|points} to {side:whose}.",
  "{side:whose}: {n:points} for making the contract.": "{side:whose}: {n:points} for making the contract.",
  "{side:whose}: {n:points} for the part-score.": "{side:whose}: {n:points} for the part-score.",
  "{side:whose}: {n:points} for game.": "{side:whose}: {n:points} for game.",
  "{side:whose}: {n:points} for the slam.": "{side:whose}: {n:points} for the slam.",
  "{side:whose}: {n:points} for making a doubled contract.": "{side:whose}: {n:points} for making a doubled contract.",
  "{side:whose}: {n:points} for making a redoubled contract.":
    "{side:whose}: {n:points} for making a redoubled contract.",
  "{side:whose}: {n:points} for honours in one hand.": "{side:whose}: {n:points} for honours in one hand.",
  "{side:whose}: {n:points} points for the victory.": "{side:whose}: {n:points|point|points} for the victory.",
  "{side:whose} won {n:tricks} tricks, {side:others} {n:less}.":
    "{side:whose} won {n:tricks|trick|tricks}, {side:others} {n:less}.",
  "{names:who} wins with {n:best}.": "{names:who} wins with {n:best}.",
  "{names:who} share the win with {n:best} each.": "{names:who} share the win with {n:best} each.",
  "{names:who} win {n:best} to {n:less}.": "{names:who} win {n:best} to {n:less}.",
  "{names:who} leads with {n:best}.": "{names:who} leads with {n:best}.",
  "{names:who} share the lead with {n:best} each.": "{names:who} share the lead with {n:best} each.",
  "{names:who} lead {n:best} to {n:less}.": "{names:who} lead {n:best} to {n:less}.",
  "{n:best} each: {names:who} win, because they won three of the four hands.":
    "{n:best} each: {names:who} win, because they won three of the four hands.",
  "{n:best} each: {names:who} win, because they won the fourth hand.":
    "{n:best} each: {names:who} win, because they won the fourth hand.",
  "{n:best} each: {names:who} win, because they won two of the three games.":
    "{n:best} each: {names:who} win, because they won two of the three games.",
  "{n:best} each: {names:who} win, because they won all three games.":
    "{n:best} each: {names:who} win, because they won all three games.",
  "The sides are tied at {n:best} each.": "The sides are tied at {n:best} each.",
  "The sides are level at {n:best} each.": "The sides are level at {n:best} each.",
  "All players are tied at {n:best} each.": "All players are tied at {n:best} each.",
  "All players are level at {n:best} each.": "All players are level at {n:best} each.",

  // Buttons, questions and words beside a seat
  "Cut after {n:place} cards": "Cut after {n:place} cards",
  "{n:number}": "{n:number}",
  "{call:call}": "{call:call}",
  "I declare": "I declare",
  "{seat:who} declares": "{seat:who} declares",
  "{word:terms}": "{word:terms}",
  Agree: "Agree",
  "Do not agree": "Do not agree",
  "Accept the lead": "Accept the lead",
  "Do not accept the lead": "Do not accept the lead",
  "Did {seat:who} revoke?": "Did {seat:who} revoke?",
  "Turn my card of the last trick": "Turn my card of the last trick",
  "{name:who} is gone. Shall a bot play on?": "{name:who} is gone. Shall a bot play on?",
  "{n:number} points": "{n:number|point|points}",
  "strength {n:number}": "strength {n:number}",
  "longest colour {n:number}": "longest colour {n:number}",

  // Words that stand in a sentence
  seven: "seven",
  play: "play",
  skirmish: "skirmish",
  clash: "clash",
  showdown: "showdown",
  tricks: "tricks",
  overtricks: "overtricks",
  undertricks: "undertricks",
  doubled: "doubled",
  redoubled: "redoubled",
  slam: "slam",
  honours: "honours",
  game: "game",
  "part-score": "part-score",
  bonus: "bonus",
  target: "target",
  made: "made",
  short: "short",
  victory: "victory",
  "my cards are high": "my cards are high",
  "trumps first, then high cards": "trumps first, then high cards",
  "ruffing in both hands": "ruffing in both hands",
  "in any order": "in any order",
  "the rest is theirs": "the rest is theirs",

  // Set phrases
  "Hello!": "Hello!",
  "Good luck!": "Good luck!",
  "Well played!": "Well played!",
  "Thank you, partner!": "Thank you, partner!",
  "Nicely done!": "Nicely done!",
  "Sorry!": "Sorry!",
  "One moment, please.": "One moment, please.",
  "I am back.": "I am back.",
  "Good game!": "Good game!",
  "Goodbye!": "Goodbye!",

  // Games and sessions
  "First Tricks": "First Tricks",
  "A few cards each: the highest card of the suit led wins the trick.":
    "A few cards each: the highest card of the suit led wins the trick.",
  BridgeWar: "BridgeWar",
  "The dealer attacks, high cards win, and seven tricks take the point.":
    "The dealer attacks, high cards win, and seven tricks take the point.",
  "BridgeWar Heroes": "BridgeWar Heroes",
  "See the lead and your partner's cards, then name a hero suit that beats all others.":
    "See the lead and your partner's cards, then name a hero suit that beats all others.",
  "BridgeWar Battles": "BridgeWar Battles",
  "Choose your battle: a hero suit and eight tricks, or a free-for-all and seven.":
    "Choose your battle: a hero suit and eight tricks, or a free-for-all and seven.",
  "BridgeWar Extreme": "BridgeWar Extreme",
  "The stronger side attacks and picks the stakes: more tricks, more points.":
    "The stronger side attacks and picks the stakes: more tricks, more points.",
  MiniBridge: "MiniBridge",
  "Say your points; the stronger side sees dummy and chooses trumps, part-score or game.":
    "Say your points; the stronger side sees dummy and chooses trumps, part-score or game.",
  "MiniBridge for three, simple": "MiniBridge for three, simple",
  "Three players: the strongest hand declares with the spare hand as dummy.":
    "Three players: the strongest hand declares with the spare hand as dummy.",
  "MiniBridge for three": "MiniBridge for three",
  "Three players: dealer and spare hand play the other two.":
    "Three players: dealer and spare hand play the other two.",
  aBRIDGEd: "aBRIDGEd",
  "Colours and numbers: say Pass or Play, and win ten tricks of thirteen.":
    "Colours and numbers: say Pass or Play, and win ten tricks of thirteen.",
  "Contract Bridge": "Contract Bridge",
  "The whole game: an auction, a contract, and the long way to the rubber.":
    "The whole game: an auction, a contract, and the long way to the rubber.",
  Match: "Match",
  "A number of deals, a race to a total, or play until time is up; the most points win.":
    "A number of deals, a race to a total, or play until time is up; the most points win.",
  "aBRIDGEd game": "aBRIDGEd game",
  "Four hands, each player dealing once; a tie goes to the side with more hands, then to the last hand.":
    "Four hands, each player dealing once; a tie goes to the side with more hands, then to the last hand.",
  "aBRIDGED Night": "aBRIDGED Night",
  "Three games by the same sides for the highest grand total; a tie goes to the side with more games.":
    "Three games by the same sides for the highest grand total; a tie goes to the side with more games.",
  "Pivot Play": "Pivot Play",
  "Three games with every partner once, a score sheet for each player, and the highest own total wins.":
    "Three games with every partner once, a score sheet for each player, and the highest own total wins.",
  Rubber: "Rubber",
  "Above and below the line until a side has won two games; the most points win.":
    "Above and below the line until a side has won two games; the most points win.",
  Chicago: "Chicago",
  "Four deals with vulnerability set for each, and a bonus for every game.":
    "Four deals with vulnerability set for each, and a bonus for every game.",

  // Options
  "How many cards each": "How many cards each",
  "Fewer make a deal short. What is left of the pack lies aside.":
    "Fewer make a deal short. What is left of the pack lies aside.",
  Trumps: "Trumps",
  "Any card of the trump suit beats every card of the other suits.":
    "Any card of the trump suit beats every card of the other suits.",
  Clubs: "Clubs",
  Diamonds: "Diamonds",
  Hearts: "Hearts",
  Spades: "Spades",
  "Mistakes can happen, as with real cards": "Mistakes can happen, as with real cards",
  "A player may fail to follow suit or play out of turn, and the table settles it as a referee would.":
    "A player may fail to follow suit or play out of turn, and the table settles it as a referee would.",
  "After each trick": "After each trick",
  "Keeping one’s own cards makes it easy to count tricks, and to play the deal again.":
    "Keeping one’s own cards makes it easy to count tricks, and to play the deal again.",
  "Each player keeps their own card": "Each player keeps their own card",
  "The winners gather all four cards": "The winners gather all four cards",
  "A deal can be ended early": "A deal can be ended early",
  "A player who is sure of the rest shows their cards and says how many tricks they will win.":
    "A player who is sure of the rest shows their cards and says how many tricks they will win.",
  "A slip can be taken back": "A slip can be taken back",
  "The wrong card was pressed? It goes back to the hand if the other side agrees.":
    "The wrong card was pressed? It goes back to the hand if the other side agrees.",
  "Who counts the points of a hand": "Who counts the points of a hand",
  "If the players’ counts do not add up, all count again.": "If the players’ counts do not add up, all count again.",
  "The table counts for everybody": "The table counts for everybody",
  "Each player counts their own": "Each player counts their own",
  "Always play every trick": "Always play every trick",
  "Otherwise the deal ends as soon as it is clear who gets the point.":
    "Otherwise the deal ends as soon as it is clear who gets the point.",
  "If neither side wins eight tricks": "If neither side wins eight tricks",
  "It ends seven to six. The rule sheet does not say whose point that is.":
    "It ends seven to six. The rule sheet does not say whose point that is.",
  "Nobody gets the point": "Nobody gets the point",
  "The defenders get the point": "The defenders get the point",
  "If both sides have 20 points": "If both sides have 20 points",
  "The rule sheet does not say who attacks then.": "The rule sheet does not say who attacks then.",
  "The dealer’s side attacks": "The dealer’s side attacks",
  "The cards are dealt again": "The cards are dealt again",
  "If both partners have as many points": "If both partners have as many points",
  "With different points the partner who has more always declares.":
    "With different points the partner who has more always declares.",
  "Who said it first declares": "Who said it first declares",
  "Who said it first chooses which of them declares": "Who said it first chooses which of them declares",
  "No trumps yet": "No trumps yet",
  "The highest card of the suit that was led wins every trick. Good for the first lessons.":
    "The highest card of the suit that was led wins every trick. Good for the first lessons.",
  "How a deal is scored": "How a deal is scored",
  "Only with scores in full does declarer also choose how high to aim.":
    "Only with scores in full does declarer also choose how high to aim.",
  "In full, with part-score and game": "In full, with part-score and game",
  "One point for each trick": "One point for each trick",
  "Won or lost: the more points held, the more tricks are needed":
    "Won or lost: the more points held, the more tricks are needed",
  "As in the first lessons: seven tricks, 40 points each beyond six":
    "As in the first lessons: seven tricks, 40 points each beyond six",
  Slams: "Slams",
  "Declarer may also aim for twelve tricks, for a bonus of 800. Only with scores in full.":
    "Declarer may also aim for twelve tricks, for a bonus of 800. Only with scores in full.",
  "For a rubber or Chicago the sheet has a line; in a match each deal stands by itself.":
    "For a rubber or Chicago the sheet has a line; in a match each deal stands by itself.",
  "Above and below the line": "Above and below the line",
  "Each deal by itself, as at a club": "Each deal by itself, as at a club",
  "Points for doubled contracts": "Points for doubled contracts",
  "They differ where a doubled contract fails by several tricks or a redoubled one is made.":
    "They differ where a doubled contract fails by several tricks or a redoubled one is made.",
  "As on the printed rule sheet": "As on the printed rule sheet",
  "As rubber bridge has them today": "As rubber bridge has them today",
  "A slam need not be bid": "A slam need not be bid",
  "Whoever wins twelve or thirteen tricks gets the bonus for it.":
    "Whoever wins twelve or thirteen tricks gets the bonus for it.",
  "Who may redouble": "Who may redouble",
  "Redoubling makes a doubled contract count for even more.":
    "Redoubling makes a doubled contract count for even more.",
  "Either partner whose bid was doubled": "Either partner whose bid was doubled",
  "Only the next player": "Only the next player",
  "Bonus for honours": "Bonus for honours",
  "Four or five of ace, king, queen, jack and ten of trumps in one hand.":
    "Four or five of ace, king, queen, jack and ten of trumps in one hand.",
  "For whoever holds them": "For whoever holds them",
  "Only for declarer’s side": "Only for declarer’s side",
  "No bonus": "No bonus",
  "Bonus for four aces in one hand": "Bonus for four aces in one hand",
  "They count as honours do.": "They count as honours do.",
  "At no-trumps only": "At no-trumps only",
  "In every contract": "In every contract",
  "How many deals": "How many deals",
  "If you set no end to the match, each player deals once.": "If you set no end to the match, each player deals once.",
  "Play to how many points": "Play to how many points",
  "The match ends when somebody has reached them.": "The match ends when somebody has reached them.",
  "Play for how many minutes": "Play for how many minutes",
  "A deal that has begun by then is played to its end.": "A deal that has begun by then is played to its end.",

  // Score sheets
  WE: "WE",
  THEY: "THEY",
  TOTAL: "TOTAL",
  "The same cards at two tables": "The same cards at two tables",
  "Other table": "Other table",
  "GAME TOTAL": "GAME TOTAL",
  "Neither side is vulnerable.": "Neither side is vulnerable.",
  "Both sides are vulnerable.": "Both sides are vulnerable.",
  "You are vulnerable, they are not.": "You are vulnerable, they are not.",
  "They are vulnerable, you are not.": "They are vulnerable, you are not.",
  "{side:whose} are vulnerable.": "{side:whose} are vulnerable.",
  "You need {n:points} for game.": "You need {n:points} for game.",
  "You need {n:points} more for game.": "You need {n:points} more for game.",
  "They need {n:points} for game.": "They need {n:points} for game.",
  "They need {n:points} more for game.": "They need {n:points} more for game.",
  "{side:whose} need {n:points} for game.": "{side:whose} need {n:points} for game.",
  "{side:whose} need {n:points} more for game.": "{side:whose} need {n:points} more for game.",
  "You have won a game: one more wins the rubber.": "You have won a game: one more wins the rubber.",
  "They have won a game: one more wins the rubber.": "They have won a game: one more wins the rubber.",
  "Each side has won a game: the next wins the rubber.": "Each side has won a game: the next wins the rubber.",
  "{side:whose} have won a game: one more wins the rubber.": "{side:whose} have won a game: one more wins the rubber.",
  "Deal {n:number} of {n:of}.": "Deal {n:number} of {n:of}.",
  "Board {n:number}, {n:place} of {n:of}.": "Board {n:number}, {n:place} of {n:of}.",
  "Hand {n:number} of {n:of}.": "Hand {n:number} of {n:of}.",
  "Game {n:game} of {n:games}, hand {n:number} of {n:of}.": "Game {n:game} of {n:games}, hand {n:number} of {n:of}.",
  "You need {n:points} more to win.": "You need {n:points} more to win.",
  "They need {n:points} more to win.": "They need {n:points} more to win.",
  "{names:who} need {n:points} more to win.": "{names:who} need {n:points} more to win.",
  "You lead by {n:points}.": "You lead by {n:points}.",
  "You are {n:points} behind.": "You are {n:points} behind.",
  "Both sides are level.": "Both sides are level.",
  "Small slam! {n:points} points to {side:whose}.": "Small slam! {n:points} points to {side:whose}.",
  "Grand slam! {n:points} points to {side:whose}.": "Grand slam! {n:points} points to {side:whose}.",
  "Honours in one hand: {n:points} points to {side:whose}.": "Honours in one hand: {n:points} points to {side:whose}.",
  "A penalty of {n:points} points to {side:whose}.": "A penalty of {n:points} points to {side:whose}.",
  "Game! {n:points} points to {side:whose}.": "Game! {n:points} points to {side:whose}.",
  "You win a game: you are vulnerable from the next deal on.":
    "You win a game: you are vulnerable from the next deal on.",
  "They win a game: they are vulnerable from the next deal on.":
    "They win a game: they are vulnerable from the next deal on.",
  "{side:whose} win a game.": "{side:whose} win a game.",
  "You win two games, and {n:points} points for the rubber!":
    "You win two games, and {n:points} points for the rubber!",
  "They win two games, and {n:points} points for the rubber.":
    "They win two games, and {n:points} points for the rubber.",
  "{side:whose} win two games, and {n:points} points for the rubber.":
    "{side:whose} win two games, and {n:points} points for the rubber.",
  "Game {n:game} is yours.": "Game {n:game} is yours.",
  "Game {n:game} is theirs.": "Game {n:game} is theirs.",
  "Game {n:game} goes to {side:whose}.": "Game {n:game} goes to {side:whose}.",
  "GRAND TOTAL": "GRAND TOTAL",
  "aBRIDGEd score sheet": "aBRIDGEd score sheet",
  "{names:who}": "{names:who}",
  "HAND {n:number}": "HAND {n:number}",
  "Deal {n:number}": "Deal {n:number}",
  "Deal {n:number}, {word:why}": "Deal {n:number}, {word:why}",
  "Board {n:number}": "Board {n:number}",
  "Board {n:number}, {word:why}": "Board {n:number}, {word:why}",
  "Deal {n:number}: {word:reason}": "Deal {n:number}: {word:reason}",
  "Deal {n:number}: game": "Deal {n:number}: game",
  "Deal {n:number}: last part-score": "Deal {n:number}: last part-score",
  "aBRIDGEd score sheet: {name:who}": "aBRIDGEd score sheet: {name:who}",
  "Only game": "Only game",
  "Only part-score": "Only part-score",
  "passed out": "passed out",
  "20-20": "20-20",
  "under 21 points": "under 21 points",
  // Hints
  Hint: "Hint",
  "What would you do?": "What would you do?",
  "Thank you": "Thank you",
  "Everybody here may ask for hints.": "Everybody here may ask for hints.",
  "Hints with friends": "Hints with friends",
  "Alone among bots you may always ask for a hint. With this, everybody at the table may.":
    "Alone among bots you may always ask for a hint. With this, everybody at the table may.",
  "There are no hints at this table: other people play here too.":
    "There are no hints at this table: other people play here too.",
  "There is nothing to hint at here.": "There is nothing to hint at here.",
  "You have {n:points} points, and {n:length} cards in {strain:suit}. What have the others told you?":
    "You have {n:points|point|points}, and {n:length} cards in {strain:suit}. What have the others told you?",
  "How many tricks could you win? High cards and one long colour are worth most.":
    "How many tricks could you win? High cards and one long colour are worth most.",
  "Look at both hands: {n:points} points together, and {n:length} cards in {strain:suit}. Is that enough for more?":
    "Look at both hands: {n:points} points together, and {n:length} cards in {strain:suit}. Is that enough for more?",
  "You have {n:points} points, and {n:length} cards in {strain:suit}. Where will tricks come from?":
    "You have {n:points|point|points}, and {n:length} cards in {strain:suit}. Where will tricks come from?",
  "How many tricks can your two hands win together?": "How many tricks can your two hands win together?",
  "Count four for an ace, three for a king, two for a queen and one for a jack.":
    "Count four for an ace, three for a king, two for a queen and one for a jack.",
  "Count four for a 14, three for a 13, two for a 12 and one for an 11.":
    "Count four for a 14, three for a 13, two for a 12 and one for an 11.",
  "Sort your cards by colour, and count the longest colour.":
    "Sort your cards by colour, and count the longest colour.",
  "Look at the cards that are shown: could you still win a trick?":
    "Look at the cards that are shown: could you still win a trick?",
  "I would play {card:card}.": "I would play {card:card}.",
  "I would say: {call:call}.": "I would say: {call:call}.",
  "I would say: {word:terms}.": "I would say: {word:terms}.",
  "I would choose this:": "I would choose this:",
  "I count {n:number}.": "I count {n:number}.",
  "I would agree.": "I would agree.",
  "I would not agree.": "I would not agree.",
} as const;

export const en = { ...page, ...served, ...why, ...coach, ...rules, ...practice, ...learner, ...learning } as const;

/** What is said in class and club, and in the viewer, is fetched with its screens. */
export type Key =
  keyof typeof en | keyof typeof club | keyof typeof events | keyof typeof realCards | keyof typeof viewer;
