// The page in French.
import type { Key } from "./en.ts";
import { salle } from "./club/fr.club.ts";
import { tournois } from "./club/fr.events.ts";
import { vraiesCartes } from "./club/fr.realcards.ts";
import { entraineur } from "./fr.coach.ts";
import { regles } from "./fr.rules.ts";
import { apprenant } from "./fr.learner.ts";
import { apprendre } from "./fr.learn.ts";
import { entrainement } from "./fr.practice.ts";
import { visionneuse } from "./viewer/fr.viewer.ts";
import { pourquoi } from "./fr.why.ts";

export const fr: Record<Key, string> = {
  // Seats, cards and calls
  North: "Nord",
  East: "Est",
  South: "Sud",
  West: "Ouest",
  "North and South": "Nord et Sud",
  "East and West": "Est et Ouest",
  "{word:rank} of {word:suit}": "{word:rank} de {word:suit}",
  ace: "as",
  king: "roi",
  queen: "dame",
  jack: "valet",
  ten: "dix",
  "index K": "R",
  "index Q": "D",
  "index J": "V",
  spades: "pique",
  hearts: "cœur",
  diamonds: "carreau",
  clubs: "trèfle",
  red: "rouge",
  green: "vert",
  yellow: "jaune",
  blue: "bleu",
  "no-trumps": "sans-atout",
  NT: "SA",
  Pass: "Passe",
  Play: "Jouer",
  Double: "Contre",
  Redouble: "Surcontre",

  // The page around the table
  "kibitz, to the start": "kibitz, vers l’accueil",
  Pages: "Pages",
  More: "Autres choix",
  Watch: "Regarder",
  History: "Historique",
  Sounds: "Sons",
  "Sounds on": "Activer les sons",
  "Sounds off": "Couper les sons",
  "sounds on or off": "sons activés ou coupés",
  "The cloth of the table": "Le tapis de la table",
  "The backs of the cards": "Le dos des cartes",
  wine: "bordeaux",
  slate: "ardoise",
  violet: "mauve",
  plum: "prune",
  night: "nuit",
  "kibitz is away for a moment": "kibitz est absent un instant",
  "It cannot be reached just now. This page goes on by itself when it is back; your seats are kept.":
    "Le serveur ne répond pas pour le moment. Cette page reprend d’elle-même dès son retour ; vos places sont gardées.",
  Settings: "Réglages",
  Close: "Fermer",
  "Sit down, pick up your cards": "Prenez place, prenez vos cartes",
  "Choose a game: from the easiest to the whole of bridge": "Choisir un jeu : du plus facile au bridge tout entier",
  "Start here: learned in a minute": "Commencez ici : appris en une minute",
  "From a game you learn in a minute to the whole of bridge. Bots take the seats that are free.":
    "D’un jeu qui s’apprend en une minute au bridge tout entier. Des robots prennent les places libres.",
  "Start here": "Commencez ici",
  "3 players": "3 joueurs",
  "Play now": "Jouer",
  "Invite friends": "Inviter des amis",
  Resume: "Reprendre",
  "Your nickname": "Votre pseudo",
  Guest: "Invité",
  Options: "Options",
  "{n:changed|option changed|options changed}": "{n:changed|option modifiée|options modifiées}",
  "The game": "Le jeu",
  "The evening": "La soirée",
  "The table": "La table",
  Teaching: "L’apprentissage",
  "as usual": "comme d’habitude",
  "mixed bots": "robots variés",
  "bots: {word:level}": "robots : {word:level}",
  "Your table stands in the list under Watch. Until the deal is over others see only what lies open.":
    "Votre table figure dans la liste sous Regarder. Jusqu’à la fin de la donne, les autres ne voient que ce qui est étalé.",
  "Practice table": "Table d’entraînement",
  "Any move can be taken back, whatever was played since.": "Tout coup peut être repris, quoi qu’on ait joué depuis.",
  "What is played": "Ce que l’on joue",
  "How the bots play": "Le jeu des robots",
  "How quickly the bots move": "Le rythme des robots",
  calm: "calme",
  normal: "habituel",
  quick: "rapide",
  "at once": "tout de suite",
  "You are dummy": "Vous êtes le mort",
  "You are dummy: {name:who} plays your cards": "Vous êtes le mort : {name:who} joue vos cartes",
  Pause: "Pause",
  "Your cards wait for you: the play goes on in a moment.":
    "Vos cartes vous attendent : le jeu reprend dans un instant.",
  "From now on dummy may help declarer.": "À partir de maintenant, le mort peut aider le déclarant.",
  "From now on dummy only watches.": "À partir de maintenant, le mort ne fait que regarder.",
  "From now on you may ask for hints.": "À partir de maintenant, vous pouvez demander des conseils.",
  "From now on there are no hints.": "À partir de maintenant, il n’y a plus de conseils.",
  "Dummy may help declarer at this table.": "À cette table, le mort peut aider le déclarant.",
  "You are dummy and help {name:who}: tap a card to point at it":
    "Vous êtes le mort et aidez {name:who} : touchez une carte pour la montrer",
  "pointed at": "montrée",
  "Everybody at this table has been given a seat, and this time you have another place.":
    "Chacun a reçu sa place à cette table, et cette fois la vôtre est ailleurs.",
  "End the deal: the last {n:tricks} tricks are yours":
    "Terminer la donne : les {n:tricks} dernières levées sont à vous",
  "{n:made} for {n:goal} tricks, {n:more} more for each beyond. Short: they score {n:one}, {n:two}, {n:three} …":
    "{n:made} pour {n:goal} levées, {n:more} de plus par levée au-delà. Chute : ils marquent {n:one}, {n:two}, {n:three} …",
  "{n:goal} tricks: 1 point for you. Fewer: 1 point for them.":
    "{n:goal} levées : 1 point pour vous. Moins : 1 point pour eux.",
  "{n:goal} tricks: 1 point for you. They need {n:goal} too; if nobody has them, nobody scores.":
    "{n:goal} levées : 1 point pour vous. Il leur en faut {n:goal} aussi ; sinon, personne ne marque.",
  "One point for each trick, for you and for them.": "Un point par levée, pour vous comme pour eux.",
  "If all four pass, strengths are told and the stronger side plays for ten or seven.":
    "Si tous les quatre passent, on dit les forces et le camp le plus fort joue pour dix ou sept.",
  "Made: {n:made} points for you. Short: {n:short} points for them.":
    "Réussi : {n:made|point|points} pour vous. Chute : {n:short|point|points} pour eux.",
  "Made: the tricks beyond six and {n:bonus} more. Each trick short: {n:short} for them.":
    "Réussi : les levées au-delà de six et {n:bonus} de plus. Par levée de chute : {n:short} pour eux.",
  "you play": "vous jouez",
  "Play both hands": "Jouer les deux mains",
  "Finish at once": "Finir tout de suite",
  "Let my partner play": "Laisser jouer mon partenaire",
  "played by {name:who}": "main jouée par {name:who}",
  "Play from dummy": "Jouez du mort",
  "Play from your hand": "Jouez de votre main",
  "{seat:who} to play": "À {seat:who} de jouer",
  "{seat:who} to speak": "À {seat:who} de parler",
  "It is your turn: play from your hand.": "À vous : jouez de votre main.",
  "Only dummy whose partner is a bot may do that.": "Seul le mort dont le partenaire est un robot peut faire cela.",
  "Other people hold cards: the deal is played to its end.":
    "D’autres personnes ont des cartes : la donne est jouée jusqu’au bout.",
  "How well the bots play": "La force des robots",
  "Each bot its own level": "Chaque robot son niveau",
  "At your left": "À votre gauche",
  "Opposite you": "En face de vous",
  "At your right": "À votre droite",
  "The next after you": "Le suivant après vous",
  "The last before you": "Le dernier avant vous",
  "No bot sits at this table.": "Aucun robot à cette table.",
  "A new level counts from the bot’s next move on.": "Un nouveau niveau compte dès le prochain coup du robot.",
  beginner: "Débutant",
  learner: "Élève",
  club: "Joueur de club",
  strong: "Fort",
  expert: "Expert",
  "Back to the usual": "Revenir aux réglages habituels",
  "no limit": "sans limite",
  "Deal {n:deal}": "Donne {n:deal}",
  Deals: "Donnes",
  "One moment …": "Un instant …",
  "You see what lies open on the table; after the deal, all four hands.":
    "Vous voyez ce qui est étalé sur la table ; après la donne, les quatre mains.",
  "Every deal you play is kept here. See how it went, step through it card by card, or play it again.":
    "Chaque donne jouée est gardée ici : comment elle s’est passée, à revoir carte par carte, et à rejouer.",
  "Days played in a row": "Jours joués de suite",
  "Contracts made in a row": "Contrats réussis de suite",
  "Deals played": "Donnes jouées",
  "Your contracts made": "Vos contrats réussis",
  "longest: {n:most}": "le plus long : {n:most}",
  "{n:won} won, {n:lost} lost": "{n:won|gagnée|gagnées}, {n:lost|perdue|perdues}",
  "{n:made} of {n:all}": "{n:made} sur {n:all}",
  "Print the sheet": "Imprimer la feuille",
  "Which game": "Quel jeu",
  "All games": "Tous les jeux",
  "All results": "Tous les résultats",
  Won: "Gagnées",
  Lost: "Perdues",
  "Your contract made": "Contrat réussi",
  "Your contract went down": "Contrat chuté",
  "With whom": "Avec qui",
  "With anybody": "Avec tous",
  "With bots only": "Avec des robots",
  "With people": "Avec des personnes",
  When: "Quand",
  "Any time": "À tout moment",
  "Last 7 days": "7 derniers jours",
  "Last 30 days": "30 derniers jours",
  "Last 12 months": "12 derniers mois",
  "Show older deals": "Montrer des donnes plus anciennes",
  "None of your deals is like that.": "Aucune de vos donnes n’est ainsi.",
  "Show all deals": "Montrer toutes les donnes",
  "with {names:them}": "avec {names:them}",
  "with {name:partner}, against {names:them}": "avec {name:partner}, contre {names:them}",
  Contracts: "Contrats",
  "Yours made": "Les vôtres, réussis",
  "Theirs beaten": "Les leurs, battus",
  "By game": "Par jeu",
  "By level of the bots": "Par niveau des robots",
  Today: "Aujourd’hui",
  Yesterday: "Hier",
  "Before the first card": "Avant la première carte",
  "Trick {n:trick}": "Levée {n:trick}",
  "Between two deals": "Entre deux donnes",
  "Let {name:who} stay": "Garder {name:who} à la table",
  "Tables that are being played": "Des tables où l’on joue",
  "{n:count|person watches|people watch}": "{n:count|personne regarde|personnes regardent}",
  "Nobody watches yet": "Personne ne regarde encore",
  "Nobody lets others watch at the moment": "En ce moment, aucune table n’est ouverte aux regards",
  "Tables are private unless the person who opened them lets others watch. You can:":
    "Les tables sont privées, sauf si la personne qui les a ouvertes laisse regarder. Vous pouvez :",
  "Open a table that others may watch": "Ouvrir une table que d’autres peuvent regarder",
  "Look back at your own deals": "Revoir vos propres donnes",
  "Ask a friend for the link to their table": "Demander à un ami le lien de sa table",
  "The list keeps itself up to date.": "Cette liste se renouvelle toute seule.",
  "N–S {n:ns}, E–W {n:ew}": "N–S {n:ns}, E–O {n:ew}",
  "All your tables": "Toutes vos tables",
  "You have not finished a deal yet.": "Vous n’avez pas encore terminé de donne.",
  "Connection lost, trying again …": "Connexion perdue, nouvel essai …",
  "The connection broke before the answer came. Please try again.":
    "La connexion a été coupée avant la réponse. Veuillez réessayer.",
  "kibitz is open elsewhere": "kibitz est ouvert ailleurs",
  "You opened kibitz in another window or on another device. Your seat is there now.":
    "Vous avez ouvert kibitz dans une autre fenêtre ou sur un autre appareil. Votre place y est maintenant.",
  "This page is out of date": "Cette page n’est plus à jour",
  "kibitz has been updated. Reload the page to go on where you were.":
    "kibitz a été mis à jour entre-temps. Rechargez la page pour continuer où vous en étiez.",
  Reload: "Recharger",
  "Continue here": "Continuer ici",
  "Continue on another device": "Continuer sur un autre appareil",
  "On the other device open kibitz, choose “Continue on another device” and type this code within five minutes:":
    "Sur l’autre appareil, ouvrez kibitz, choisissez « Continuer sur un autre appareil » et tapez ce code dans les cinq minutes :",
  "Or scan this with it:": "Ou scannez ceci avec lui :",
  "Your seats and your history go with you.": "Vos places et votre historique vous suivent.",
  "Show a code for the other device": "Afficher un code pour l’autre appareil",
  "I have a code": "J’ai un code",
  "QR code of the link": "Code QR du lien",
  Link: "Lien",
  "Copy the link": "Copier le lien",
  Copied: "Copié",
  Share: "Partager",

  // Settings and keys
  Language: "Langue",
  "Light or dark": "Clair ou sombre",
  "Same as the device": "Comme l’appareil",
  Light: "Clair",
  Dark: "Sombre",
  "Four colours for the four suits": "Quatre teintes pour les quatre couleurs",
  "Large cards": "Grandes cartes",
  "Less movement": "Moins de mouvement",
  "Cut the pack for me": "Couper le paquet à ma place",
  Keys: "Touches",
  Words: "Les mots",
  "Words and what they mean": "Les mots et leur sens",
  "A word with a dotted line can be tapped wherever it stands.":
    "Un mot souligné en pointillé s’explique d’un toucher, où qu’il soit.",
  "On this screen": "Sur cet écran",
  "All words": "Tous les mots",
  "Find a word": "Chercher un mot",
  "to the next part of the table": "vers la partie suivante de la table",
  "from card to card": "de carte en carte",
  "play the card, press the button": "jouer la carte, actionner le bouton",
  "to the hand that is to play": "vers la main qui doit jouer",
  "look at the last trick": "regarder la dernière levée",
  "score sheet": "feuille de marque",
  "ask to take back": "demander à reprendre",
  claim: "revendiquer",
  "next deal": "donne suivante",

  // The table
  Table: "Table",
  Menu: "Menu",
  "This table cannot be opened": "Impossible d’ouvrir cette table",
  "Opening the table …": "Ouverture de la table …",
  "Back to the homework": "Retour au devoir",
  "Back to the start": "Retour à l’accueil",
  "What happens at the table": "Ce qui se passe à la table",
  // Who comes in, the waiting room, and who goes
  "Whoever opens this link asks for the seat of a bot, and you let them in. No account is needed, only a nickname.":
    "Qui ouvre ce lien demande la place d’un robot, et vous l’invitez à s’asseoir. Pas de compte, un pseudo suffit.",
  "So far only this computer can open it.": "Pour l’instant, seul cet ordinateur peut l’ouvrir.",
  "Let others on this network in": "Ouvrir aux autres sur ce réseau",
  "Or start it with:": "Ou lancez-le avec :",
  you: "vous",
  "How well {name:who} plays": "La force de {name:who}",
  "Sit here": "S’asseoir ici",
  "Swap with {name:who}": "Échanger avec {name:who}",
  "Send {name:who} away": "Renvoyer {name:who}",
  "Somebody asks for a seat": "Quelqu’un demande une place",
  "{name:who} would like to sit {seat:seat}.": "{name:who} aimerait s’asseoir en {seat:seat}.",
  "{name:who} would like a seat.": "{name:who} aimerait une place.",
  "Let in": "Faire entrer",
  "Let in now": "Maintenant",
  No: "Non",
  "{name:who}’s table": "La table de {name:who}",
  "A private table": "Une table privée",
  "This session is over.": "Cette partie est terminée.",
  "You have asked for a seat. One moment: the table answers.":
    "Vous avez demandé une place. Un instant : la table répond.",
  "The table would rather not, this time. You can ask again when the next deal has begun.":
    "La table préfère que non, cette fois. Vous pourrez redemander quand la prochaine donne aura commencé.",
  "All seats are taken.": "Toutes les places sont prises.",
  "They have begun to play, and the table is private. Ask for a seat: you come in at the next deal, or at once if everybody agrees.":
    "On a commencé à jouer, et la table est privée. Demandez une place : vous entrez à la prochaine donne, ou tout de suite si tous sont d’accord.",
  "Ask for a seat": "Demander une place",
  "Your table": "Votre table",
  "Others may watch this table.": "D’autres peuvent regarder cette table.",
  "This table is private: only people with its link can come in.":
    "Cette table est privée : seules les personnes qui ont le lien peuvent entrer.",
  "This table is private.": "Cette table est privée.",
  "Practice table: every move can be taken back.": "Table d’entraînement : tout coup peut être repris.",
  Practice: "Entraînement",
  "Who sits where": "Qui est assis où",
  "The cards have chosen: {name:who} deals first.": "Les cartes ont choisi : {name:who} donne en premier.",
  "The two highest play together.": "Les deux plus hautes jouent ensemble.",
  "{n:drawn|card drawn|cards drawn}: everybody draws one.": "{n:drawn|carte tirée|cartes tirées} : chacun en tire une.",
  "{name:who} deals first.": "{name:who} donne en premier.",
  Begin: "Commencer",
  "Draw again": "Tirer de nouveau",
  "Draw a card for the seats": "Tirer une carte pour les places",
  "{name:who} begins when all are there.": "{name:who} commence quand tous sont là.",
  "Whoever opens this link sits down here. No account is needed, only a nickname.":
    "Qui ouvre ce lien s’assied ici. Pas de compte, un pseudo suffit.",
  "Let others watch": "Permettre à d’autres de regarder",
  "You sit down when the next deal begins.": "Vous prendrez place quand la prochaine donne commencera.",
  "Somebody is gone": "Quelqu’un est parti",
  "{name:who} is no longer at the table.": "{name:who} n’est plus à la table.",
  "A bot in {n:left} s": "Un robot dans {n:left} s",
  "Take a break": "Faire une pause",
  "Who is here": "Qui est là",
  "leaves after this deal": "part après cette donne",
  "Send away after this deal": "Renvoyer après cette donne",
  "Leave for good": "Partir pour de bon",
  "Others may watch": "D’autres peuvent regarder",
  "Waiting room": "Salle d’attente",
  "You went on with another device, which has your seats and your history now.":
    "Vous avez continué sur un autre appareil, qui a maintenant vos places et votre historique.",
  "Begin again here": "Recommencer ici",

  "Take a seat": "Prenez place",
  "Any seat": "N’importe quelle place",
  "Just watch": "Regarder seulement",
  "Your turn": "À vous",
  "It is your turn.": "C’est à vous.",
  "It is your turn: play from dummy.": "C’est à vous : jouez du mort.",
  "Your hand": "Votre main",
  "Dummy’s hand: {name:who}": "Main du mort : {name:who}",
  "Hand of {name:who}": "Main de {name:who}",
  "Cards on the table": "Cartes sur la table",
  "{seat:who}: {word:card}": "{seat:who} : {word:card}",
  "{seat:who} wins the trick": "{seat:who} remporte la levée",
  "{n:count|card|cards}": "{n:count|carte|cartes}",
  We: "Nous",
  They: "Eux",
  "{n:won|trick|tricks}": "{n:won|levée|levées}",
  "Every trick counts a point.": "Chaque levée compte un point.",
  "{n:won|trick|tricks} won, {n:lost|trick|tricks} lost":
    "{n:won|levée gagnée|levées gagnées}, {n:lost|perdue|perdues}",
  "{n:won|trick|tricks} of {n:needs}": "{n:won|levée|levées} sur {n:needs}",
  bot: "robot",
  away: "absent",
  declarer: "déclarant",
  dummy: "mort",
  dealer: "donneur",
  "spare hand": "main libre",
  "to play": "à jouer",
  "to call": "à parler",
  vulnerable: "vulnérable",
  Auction: "Enchères",
  "Your call": "Votre annonce",
  "Auction and score": "Enchères et marque",
  "What does it mean?": "Que veut-elle dire ?",
  "What would it mean?": "Que voudrait-elle dire ?",
  "Looking it up …": "Recherche …",
  "Make this call": "Faire cette annonce",
  "Tap a call to see what it would say.": "Touchez une annonce pour voir ce qu’elle dirait.",
  "Point at a call, or hold it down, to see what it would say.":
    "Pointez une annonce, ou maintenez-la appuyée, pour voir ce qu’elle dirait.",
  Level: "Palier",
  "Your choice": "Votre choix",
  "Part-score": "Partielle",
  Game: "Manche",
  Slam: "Chelem",
  "Every trick counts": "Chaque levée compte",
  "Lesson scoring": "Marque de leçon",
  Target: "Objectif",
  "Hero suit": "Couleur héros",
  Skirmish: "Escarmouche",
  Clash: "Choc",
  Showdown: "Duel final",
  Ten: "Dix",
  Seven: "Sept",
  "{word:terms}, {word:strain}: {n:goal} tricks": "{word:terms}, {word:strain} : {n:goal} levées",
  "The number is how many tricks your side must win.": "Le nombre indique les levées que votre camp doit gagner.",
  "How many cards are in your longest colour?": "Combien de cartes dans votre couleur la plus longue ?",
  "How many points do you hold? Ace 4, king 3, queen 2, jack 1.":
    "Combien de points avez-vous ? As 4, roi 3, dame 2, valet 1.",
  "Cut the pack": "Couper le paquet",
  "Open question": "Question en attente",
  "{seat:who} has led {card:card} out of turn.": "{seat:who} a entamé {card:card} hors tour.",
  "The others are asked.": "On demande aux autres.",
  "Let a bot play": "Laisser jouer un robot",
  Wait: "Attendre",
  "Score sheet": "Feuille de marque",
  "What happened": "Ce qui s’est passé",
  "Last trick": "Dernière levée",
  Claim: "Revendiquer",
  "You show your hand. If the other side agrees, the deal ends with these tricks; if not, play goes on.":
    "Vous montrez votre main. Si l’autre camp accepte, la donne se termine avec ces levées ; sinon, le jeu continue.",
  "I win {n:tricks} of the last {n:left|trick|tricks}":
    "Je gagne {n:tricks} des {n:left|dernière levée|dernières levées}",
  How: "Comment",
  "Ask to take back": "Demander à reprendre",
  "Let a bot play for me": "Laisser un robot jouer pour moi",
  "Take my seat back": "Reprendre ma place",
  "Stop after this deal": "Arrêter après cette donne",
  "This is the last deal.": "C’est la dernière donne.",
  "Leave the table": "Quitter la table",
  Say: "Dire",

  // After the deal
  Result: "Résultat",
  "Next deal": "Donne suivante",
  "Waiting for the others": "On attend les autres",
  "No new deal begins after {name:time}.": "Plus de nouvelle donne après {name:time}.",
  "All boards of this table are played.": "Toutes les donnes de cette table sont jouées.",
  "Another game": "Une autre partie",
  "Not ready yet: {name:who}": "Pas encore prêts : {name:who}",
  "Step through the deal": "Revoir la donne pas à pas",
  "This deal cannot be shown": "Impossible de montrer cette donne",
  "The cards are dealt.": "Les cartes sont données.",
  "Step back": "Un pas en arrière",
  "Step on": "Un pas en avant",
  "Trick back": "Une levée en arrière",
  "Trick on": "Une levée en avant",
  "Step {n:at} of {n:last}": "Pas {n:at} sur {n:last}",
  "How the score came about": "D’où vient la marque",
  "{name:who}: why": "{name:who} : pourquoi",
  "Shows:": "Montre :",
  "Taken into account:": "Pris en compte :",
  "What else there was": "Les autres choix",
  Works: "Réussit",
  Tricks: "Levées",
  Points: "Points",
  done: "choisi",
  "Tried on {n:worlds|deal|deals} that fit what was known": "Essayé sur {n:worlds|donne|donnes} encore possibles",
  "{n:worlds|deal was|deals were} possible, and all were tried":
    "{n:worlds|donne était possible|donnes étaient possibles}, et toutes ont été essayées",
  "Deal code:": "Code de la donne :",
  "To the table": "Vers la table",

  // What the server refuses
  "That message could not be understood.": "Ce message n’a pas été compris.",
  "The first message must be Hello.": "Le premier message doit être Hello.",
  "Too many messages at once: please try again in a moment.":
    "Trop de messages à la fois : veuillez réessayer dans un instant.",
  "That could not be stored: please try again.": "Cela n’a pas pu être enregistré : veuillez réessayer.",
  "A nickname has 1 to 20 characters that can be seen and read.":
    "Un pseudo a de 1 à 20 caractères que l’on peut voir et lire.",
  "Somebody at this table is called {name:name}, or nearly so: please choose another nickname.":
    "Quelqu’un à cette table s’appelle {name:name}, ou presque : choisissez un autre pseudo.",
  "{name:name} is the name of a bot: please choose another nickname.":
    "{name:name} est le nom d’un robot : choisissez un autre pseudo.",
  "The others are still coming together: play has not begun.": "Les autres arrivent encore : le jeu n’a pas commencé.",
  "Play has begun: seats stay as they are.": "Le jeu a commencé : les places restent ce qu’elles sont.",
  "{name:who} opened the table and begins when all are there.":
    "{name:who} a ouvert la table et commence quand tous sont là.",
  "You have drawn a card: the others draw theirs.": "Vous avez tiré une carte : les autres tirent la leur.",
  "Only the person who opened the table may do that.": "Seul qui a ouvert la table peut le faire.",
  "Nobody is sent away from their own table.": "On ne se renvoie pas de sa propre table.",
  "Nobody else has a seat here: the table waits for you as long as you like.":
    "Personne d’autre n’a de place ici : la table vous attend aussi longtemps que vous voulez.",
  "The table would rather not: you can ask again when the next deal has begun.":
    "La table préfère que non : vous pourrez redemander quand la prochaine donne aura commencé.",
  "Nobody is waiting for that answer any more.": "Personne n’attend plus cette réponse.",
  "{name:who} has held a hand of this deal: another seat is free from the next deal on.":
    "{name:who} a tenu une main de cette donne : une autre place est libre à partir de la prochaine.",
  "{name:who} has a minute to come back: {n:seconds} seconds to go.":
    "{name:who} a une minute pour revenir : encore {n:seconds} secondes.",
  "Somebody has moved since: only at a practice table can that still be taken back.":
    "Quelqu’un a joué depuis : seule une table d’entraînement permet encore de reprendre ce coup.",
  "No network was found to let others in from. Start kibitz with: kibitz serve --host 0.0.0.0":
    "Aucun réseau n’a été trouvé. Lancez kibitz avec : kibitz serve --host 0.0.0.0",
  "Only somebody at the computer where kibitz runs can let the network in.":
    "Seule une personne à l’ordinateur où tourne kibitz peut ouvrir au réseau.",
  "There is nothing under that code: please check it letter by letter.":
    "Ce code ne mène nulle part : vérifiez-le lettre par lettre.",
  "This cannot be read: what is stored of it is damaged.":
    "Ceci est illisible : les données enregistrées sont endommagées.",
  "There is no such table: please check the link.": "Cette table n’existe pas : vérifiez le lien.",
  "This table was played under rules that this kibitz no longer knows.":
    "Cette table a été jouée selon des règles que ce kibitz ne connaît plus.",
  "This table cannot be read: what is stored of it is damaged.":
    "Cette table ne peut pas être lue : ce qui en est enregistré est endommagé.",
  "This deal cannot be read: what is stored of it is damaged.":
    "Cette donne ne peut pas être lue : ce qui en est enregistré est endommagé.",
  "There is no such call to explain.": "Il n’y a pas d’annonce à expliquer ici.",
  "There is no such deal at this table, or it is not over yet.":
    "Cette donne n’existe pas à cette table, ou n’est pas terminée.",
  "There is no such seat at this table.": "Cette place n’existe pas à cette table.",
  "All seats at this table are taken: you can watch.": "Toutes les places sont prises : vous pouvez regarder.",
  "That seat is taken: please choose another.": "Cette place est prise : choisissez-en une autre.",
  "You have no seat at this table.": "Vous n’avez pas de place à cette table.",
  "A bot is playing for you: take your seat first.": "Un robot joue pour vous : reprenez d’abord votre place.",
  "A nonce has 8 to 64 letters, digits, hyphens or underscores.":
    "Un numéro unique compte de 8 à 64 lettres, chiffres, tirets ou soulignés.",
  "There are no bots called {text:level}.": "Il n’y a pas de robots nommés {text:level}.",
  "Show a card by accident": "Montrer une carte par mégarde",
  "All see the card. You pick it up again, and there is no penalty.":
    "Tous voient la carte. Vous la reprenez, sans pénalité.",
  "Show this card": "Montrer cette carte",
  "That can be said when the deal is over.": "Cela se dit quand la donne est finie.",
  "Only the set phrases can be said.": "Seules les phrases toutes faites peuvent être dites.",
  "The deal is not over yet.": "La donne n’est pas terminée.",
  "The session is over.": "La partie est terminée.",
  "{name:who} is here: only somebody who is gone can be replaced.":
    "{name:who} est là : seul un absent peut être remplacé.",
  "A bot has that seat already.": "Un robot occupe déjà cette place.",
  "That code is not valid, or its five minutes are over: please ask for another.":
    "Ce code n’est pas valable, ou ses cinq minutes sont passées : demandez-en un autre.",
  "You have opened many tables in a short time: please wait a little.":
    "Vous avez ouvert beaucoup de tables en peu de temps : patientez un peu.",
  "The table has moved on since then.": "La table a avancé entre-temps.",
  "A person has that seat: only bots have levels.": "Une personne occupe cette place : seuls les robots ont un niveau.",
  "That is not possible now.": "Ce n’est pas possible maintenant.",
  "Many people have come from your network in a short time: please wait a little.":
    "Beaucoup de monde est arrivé de votre réseau en peu de temps : patientez un peu.",
  "There is no game called “{text:name}”: choose from {text:known}.":
    "Il n’y a pas de jeu nommé « {text:name} » : choisissez parmi {text:known}.",
  "There is no session called “{text:name}”: choose from {text:known}.":
    "Il n’y a pas de partie nommée « {text:name} » : choisissez parmi {text:known}.",
  "There is no session for {word:title}.": "Il n’y a pas de partie pour {word:title}.",
  "{word:title} cannot be set so: there is no option {text:option}; its options are {text:known}.":
    "{word:title} ne se règle pas ainsi : il n’y a pas d’option {text:option} ; ses options sont {text:known}.",
  "{word:title} cannot be set so: there is no option {text:option}; it has no options.":
    "{word:title} ne se règle pas ainsi : il n’y a pas d’option {text:option} ; ce jeu n’a pas d’options.",
  "{word:title} cannot be set so: the option {text:option} is true or false.":
    "{word:title} ne se règle pas ainsi : l’option {text:option} est true ou false.",
  "{word:title} cannot be set so: the option {text:option} is one of {text:known}.":
    "{word:title} ne se règle pas ainsi : l’option {text:option} est l’une de {text:known}.",
  "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} to {n:most}.":
    "{word:title} ne se règle pas ainsi : l’option {text:option} est un nombre entier de {n:least} à {n:most}.",
  "{word:title} cannot be set so: the option {text:option} is a whole number from {n:least} up.":
    "{word:title} ne se règle pas ainsi : l’option {text:option} est un nombre entier à partir de {n:least}.",
  "{word:title} is played with {n:wanted} cards each, and that deal has {n:cards}.":
    "{word:title} se joue avec {n:wanted|carte|cartes} chacun, et cette donne en a {n:cards}.",
  "A slam needs full scoring: there is no slam to choose with scoring={text:scoring}.":
    "Un chelem demande la marque complète : pas de chelem à choisir avec scoring={text:scoring}.",
  "Duplicate scoring has its own Laws: the option {text:option} goes with rubber scoring.":
    "La marque duplicate a son propre code : l’option {text:option} va avec la marque du robre.",
  "{word:session} needs {word:title} with {text:needs}.": "{word:session} demande {word:title} avec {text:needs}.",
  "{word:session} is no session of {word:title}: choose from {text:known}.":
    "{word:session} ne se joue pas à {word:title} : choisissez parmi {text:known}.",

  // Why a card may not be played
  "The deal is over.": "La donne est terminée.",
  "The play of the cards has not begun.": "Le jeu de la carte n’a pas commencé.",
  "A claim is on the table: it is answered first.": "Une revendication est posée : il faut d’abord y répondre.",
  "Somebody asks to take back a move: that is answered first.":
    "Quelqu’un demande à reprendre un coup : il faut d’abord y répondre.",
  "Nobody sits {seat:place}: that is the spare hand.": "Personne n’est assis en {seat:place} : c’est la main libre.",
  "There is no question for you to answer.": "Aucune question ne vous est posée.",
  "{call:bid} is not higher than the last bid.": "{call:bid} n’est pas au-dessus de la dernière enchère.",
  "There is nothing for you to double now.": "Vous n’avez rien à contrer maintenant.",
  "There is nothing for you to redouble now.": "Vous n’avez rien à surcontrer maintenant.",
  "That is not among your choices.": "Cela ne fait pas partie de vos choix.",
  "Those are {seat:whose}’s cards: you do not play them.":
    "Ce sont les cartes de {seat:whose} : vous ne les jouez pas.",
  "{card:card} is not in that hand.": "{card:card} n’est pas dans cette main.",
  "Nothing can be claimed now.": "On ne peut rien revendiquer maintenant.",
  "There is nothing of yours that can be taken back now.": "Vous n’avez rien à reprendre maintenant.",
  "You have no card to turn now.": "Vous n’avez pas de carte à retourner maintenant.",
  "There is no lead out of turn to answer.": "Il n’y a pas d’entame hors tour à accepter ou refuser.",
  "Nobody has failed to follow suit lately.": "Personne n’a manqué de fournir ces derniers temps.",
  "No card can be exposed now.": "On ne peut pas montrer de carte maintenant.",
  "You are dummy: declarer plays your cards.": "Vous êtes le mort : le déclarant joue vos cartes.",
  "It is {seat:who}’s turn.": "C’est à {seat:who}.",
  "The deal can only be taken back to before a move that stands in it.":
    "On ne peut revenir qu’avant un coup qui compte encore dans cette donne.",
  "The table is paused: play goes on in a moment.": "La table est en pause : le jeu reprend dans un instant.",
  "Only dummy may point at a card, and only where dummy helps declarer.":
    "Seul le mort peut montrer une carte, et seulement là où il aide le déclarant.",
  "Seats at this table are given out by whoever runs it: please ask there.":
    "Les places de cette table sont données par la personne qui l’organise : demandez-lui.",
  "A set has from 1 to {n:most} boards.": "Un jeu de donnes en compte de 1 à {n:most}.",
  "These deals do not fit one table: all must be of one pack, with as many cards each.":
    "Ces donnes ne vont pas à une même table : il faut le même jeu de cartes et autant de cartes pour chacune.",
  "Each board of a set has a number of its own.": "Chaque donne d’un jeu a son propre numéro.",
  "That deal is over: it can be played again, but nothing in it is taken back.":
    "Cette donne est finie : on peut la rejouer, mais pas y reprendre un coup.",
  "You must follow suit: {strain:led} were led.": "Il faut fournir : {strain:led} est demandé.",
  "You must follow the colour: {strain:led} was led.": "Il faut suivre la couleur : {strain:led} est demandé.",
  "A lead out of turn is on the table: it is accepted or rejected first.":
    "Une entame hors tour est sur la table : il faut d’abord l’accepter ou la refuser.",

  // The story of a deal
  "{seat:who} deals.": "{seat:who} donne.",
  "{seat:who} cuts the pack.": "{seat:who} coupe le paquet.",
  "{seat:who} announces {n:number} points.": "{seat:who} annonce {n:number|point|points}.",
  "{seat:who} states a hand strength of {n:number}.": "{seat:who} annonce une force de {n:number}.",
  "{seat:who} has {n:number} cards in the longest colour.":
    "{seat:who} a {n:number} cartes dans sa couleur la plus longue.",
  "The points do not add up to forty: all count again.": "Les points ne font pas quarante : tous recomptent.",
  "{seat:who} passes.": "{seat:who} passe.",
  "{seat:who} says Play.": "{seat:who} dit Jouer.",
  "{seat:who} doubles.": "{seat:who} contre.",
  "{seat:who} redoubles.": "{seat:who} surcontre.",
  "{seat:who} bids {call:bid}.": "{seat:who} annonce {call:bid}.",
  "{seat:who} says {word:terms}.": "{seat:who} dit {word:terms}.",
  "{side:whose} have more points: {n:more} to {n:less}.": "{side:whose} ont plus de points : {n:more} contre {n:less}.",
  "Twenty points each: the dealer’s side declares.": "Vingt points partout : le camp du donneur joue.",
  "{seat:who} declares: {n:points} points to {seat:partner}’s {n:less}.":
    "{seat:who} est déclarant : {n:points|point|points} contre {n:less} pour {seat:partner}.",
  "{seat:who} declares: {n:points} points each, and {seat:who} comes before {seat:partner}.":
    "{seat:who} est déclarant : {n:points|point|points} chacun, et {seat:who} parle avant {seat:partner}.",
  "{seat:who} declares: {n:points} points each, and the partners chose so.":
    "{seat:who} est déclarant : {n:points} points chacun, et les partenaires l’ont choisi ainsi.",
  "{seat:who} declares, with {n:points} points announced.":
    "{seat:who} est déclarant, avec {n:points|point annoncé|points annoncés}.",
  "{seat:who} dealt, and so declares.": "{seat:who} a donné, et joue donc le coup.",
  "{seat:who} said Play, and so declares.": "{seat:who} a dit Jouer, et joue donc le coup.",
  "{seat:who} declares: the first of the side to name {strain:trumps}.":
    "{seat:who} est déclarant : premier de son camp à nommer {strain:trumps}.",
  "{seat:who} chooses {strain:trumps}: every trick counts a point.":
    "{seat:who} choisit {strain:trumps} : chaque levée compte un point.",
  "{seat:who} chooses {strain:trumps}: {n:goal} tricks.": "{seat:who} choisit {strain:trumps} : {n:goal} levées.",
  "{seat:who} names {strain:trumps} as the hero suit: {n:goal} tricks.":
    "{seat:who} prend {strain:trumps} comme couleur héros : {n:goal} levées.",
  "{seat:who} picks a Free-for-All, {word:terms}: {n:goal} tricks.":
    "{seat:who} choisit une mêlée, {word:terms} : {n:goal} levées.",
  "{seat:who} picks a Hero Battle in {strain:trumps}, {word:terms}: {n:goal} tricks.":
    "{seat:who} choisit une bataille de héros à {strain:trumps}, {word:terms} : {n:goal} levées.",
  "{seat:who} chooses a part-score in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} choisit une partielle à {strain:trumps} : {n:goal} levées.",
  "{seat:who} chooses game in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} choisit la manche à {strain:trumps} : {n:goal} levées.",
  "{seat:who} chooses a slam in {strain:trumps}: {n:goal} tricks.":
    "{seat:who} choisit le chelem à {strain:trumps} : {n:goal} levées.",
  "The contract is {call:bid} by {seat:who}.": "Le contrat est {call:bid} par {seat:who}.",
  "The contract is {call:bid} doubled, by {seat:who}.": "Le contrat est {call:bid} contré, par {seat:who}.",
  "The contract is {call:bid} redoubled, by {seat:who}.": "Le contrat est {call:bid} surcontré, par {seat:who}.",
  "No trumps: the side with {n:goal} tricks wins.": "Sans atout : le camp qui fait {n:goal} levées gagne.",
  "Everybody plays their own cards, and {seat:who} leads.": "Chacun joue ses propres cartes, et {seat:who} entame.",
  "Trumps are {strain:trumps}: everybody plays their own cards, and {seat:who} leads.":
    "Atout {strain:trumps} : chacun joue ses propres cartes, et {seat:who} entame.",
  "{strain:trumps}": "{strain:trumps}",
  "Free-for-All, {word:terms}": "Mêlée, {word:terms}",
  "Hero Battle in {strain:trumps}, {word:terms}": "Bataille de héros à {strain:trumps}, {word:terms}",
  "Part-score in {strain:trumps}": "Partielle à {strain:trumps}",
  "Game in {strain:trumps}": "Manche à {strain:trumps}",
  "Slam in {strain:trumps}": "Chelem à {strain:trumps}",
  "Heroes: {strain:trumps}": "Héros : {strain:trumps}",
  "No trumps": "Sans atout",
  "Play in {strain:trumps}": "Jouer à {strain:trumps}",
  "Ten in {strain:trumps}": "Dix à {strain:trumps}",
  "Seven in {strain:trumps}": "Sept à {strain:trumps}",
  "{call:bid}": "{call:bid}",
  "{call:bid} doubled": "{call:bid} contré",
  "{call:bid} redoubled": "{call:bid} surcontré",
  "{seat:one} and {seat:two} exchange hands, unseen.": "{seat:one} et {seat:two} échangent leurs mains sans les voir.",
  "{seat:who} moves to {seat:place}.": "{seat:who} passe en {seat:place}.",
  "You take up the hand of {seat:place}.": "Vous prenez la main de {seat:place}.",
  "{seat:who} is dummy: the cards are on the table.": "{seat:who} est le mort : ses cartes sont sur la table.",
  "{seat:who} shows the hand.": "{seat:who} montre sa main.",
  "{seat:who} plays {card:card}.": "{seat:who} joue {card:card}.",
  "{seat:who} wins the trick.": "{seat:who} remporte la levée.",
  "{seat:who} takes back {card:card}.": "{seat:who} reprend {card:card}.",
  "{seat:who} claims {n:tricks} of {n:left} tricks: {word:line}.":
    "{seat:who} revendique {n:tricks} de {n:left|levée|levées} : {word:line}.",
  "{seat:who} agrees.": "{seat:who} accepte.",
  "{seat:who} does not agree.": "{seat:who} n’accepte pas.",
  "The claim is refused: the hand is picked up and play goes on.":
    "La revendication est refusée : la main est reprise et le jeu continue.",
  "{side:whose} get {n:tricks} tricks by the claim.":
    "{side:whose} reçoivent {n:tricks|levée|levées} par la revendication.",
  "{seat:who} asks to take back the last move.": "{seat:who} demande à reprendre le dernier coup.",
  "The move stands.": "Le coup est maintenu.",
  "The move is taken back.": "Le coup est repris.",
  "{seat:who} shows {card:card} by accident and picks it up.":
    "{seat:who} montre {card:card} par accident et reprend la carte.",
  "{seat:who} accepts the lead out of turn.": "{seat:who} accepte l’entame hors tour.",
  "{seat:who} does not accept the lead out of turn.": "{seat:who} n’accepte pas l’entame hors tour.",
  "{seat:who} asks the referee whether {seat:of} revoked.":
    "{seat:who} demande à l’arbitre si {seat:of} a fait une renonce.",
  "The referee: {seat:of} did not revoke.": "L’arbitre : {seat:of} n’a pas fait de renonce.",
  "The referee: {seat:of} revoked and must follow suit now.":
    "L’arbitre : {seat:of} a fait une renonce et doit fournir maintenant.",
  "The referee: {seat:of} revoked; the trick stands and is settled at the end.":
    "L’arbitre : {seat:of} a fait une renonce ; la levée reste et sera réglée à la fin.",
  "{n:tricks} tricks go to {side:whose} for revokes.":
    "{n:tricks|levée|levées} pour {side:whose}, à cause de renonces.",
  "Twenty points each: the same dealer deals again.": "Vingt points partout : le même donneur redonne.",
  "Fewer than 21 points with the spare hand: the same dealer deals again.":
    "Moins de 21 points avec la main libre : le même donneur redonne.",
  "The deal is not played: {word:reason}.": "La donne n’est pas jouée : {word:reason}.",
  "{side:whose}: {n:points} for {word:reason}.": "{side:whose} : {n:points} pour {word:reason}.",
  free: "mêlée générale",
  hero: "héros",
  lesson: "leçon",
  undoubled: "non contré",
  "All four passed: the next player deals.": "Tous ont passé : le joueur suivant donne.",
  "{side:whose} score {n:points}.": "{side:whose} marquent {n:points}.",
  "{side:whose} score {n:points}, {side:others} {n:less}.": "{side:whose} marquent {n:points}, {side:others} {n:less}.",
  "Nobody scores.": "Personne ne marque.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.":
    "{seat:who} devait faire {n:goal} levées et en a fait {n:tricks} : {side:whose} marquent {n:points}.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} devait faire {n:goal} levées et en a fait {n:tricks} : {side:whose} marquent {n:points}, {side:others} {n:less}.",
  "{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}.":
    "{seat:who} a fait {n:tricks|levée|levées} : {side:whose} marquent {n:points}.",
  "{seat:who} won {n:tricks} tricks: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} a fait {n:tricks|levée|levées} : {side:whose} marquent {n:points}, {side:others} {n:less}.",
  "{seat:who} needed {n:goal} tricks and won {n:tricks}: nobody scores.":
    "{seat:who} devait faire {n:goal} levées et en a fait {n:tricks} : personne ne marque.",
  "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}.":
    "{seat:who} a gagné avec {n:goal} levées sur {n:goal} : {side:whose} marquent {n:points}.",
  "{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} a gagné avec {n:goal} levées sur {n:goal} : {side:whose} marquent {n:points}, {side:others} {n:less}.",
  "{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.":
    "{seat:who} a gagné avec {n:tricks|levée|levées}, {n:over} de plus qu’il ne fallait : {side:whose} marquent {n:points}.",
  "{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}, {side:others} {n:less}.":
    "{seat:who} a gagné avec {n:tricks|levée|levées}, {n:over} de plus qu’il ne fallait : {side:whose} marquent {n:points}, {side:others} {n:less}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.":
    "Il a manqué {n:short|levée|levées} à {seat:who} pour en faire {n:goal} : {side:whose} marquent {n:points}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}, {side:others} {n:less}.":
    "Il a manqué {n:short|levée|levées} à {seat:who} pour en faire {n:goal} : {side:whose} marquent {n:points}, {side:others} {n:less}.",
  "{seat:who} fell {n:short} tricks short of {n:goal}: nobody scores.":
    "Il a manqué {n:short|levée|levées} à {seat:who} pour en faire {n:goal} : personne ne marque.",
  "You made it! {n:goal} of {n:goal} tricks": "Réussi ! {n:goal} levées sur {n:goal}",
  "You made it! {n:tricks} tricks, {n:over} more than needed":
    "Réussi ! {n:tricks|levée|levées}, {n:over} de plus qu’il ne fallait",
  "One short: {n:tricks} of {n:goal} tricks": "Il en manque une : {n:tricks} levées sur {n:goal}",
  "{n:short} short: {n:tricks} of {n:goal} tricks": "Il en manque {n:short} : {n:tricks|levée|levées} sur {n:goal}",
  "You beat it! {seat:who} was one trick short": "Contrat battu ! Il manque une levée à {seat:who}",
  "You beat it! {seat:who} was {n:short} tricks short": "Contrat battu ! Il manque {n:short} levées à {seat:who}",
  "You won {n:tricks} of the {n:all} tricks": "Vous avez fait {n:tricks} des {n:all} levées",
  "{seat:who} made it: {n:goal} of {n:goal} tricks": "{seat:who} a réussi : {n:goal} levées sur {n:goal}",
  "{seat:who} made it: {n:tricks} tricks, {n:over} more than needed":
    "{seat:who} a réussi : {n:tricks|levée|levées}, {n:over} de plus qu’il ne fallait",
  "{seat:who} fell {n:short} tricks short of {n:goal}":
    "Il manque {n:short|levée|levées} à {seat:who} pour en faire {n:goal}",
  "Nobody reached {n:goal} tricks": "Personne n’a atteint {n:goal} levées",
  "{side:whose} won {n:tricks} of the {n:all} tricks": "{side:whose} ont fait {n:tricks} des {n:all} levées",
  "Trick by trick": "Levée par levée",
  "Trick {n:number}": "Levée {n:number}",
  "wins it": "la gagne",
  "The hands": "Les mains",
  "Where tricks went": "Où sont passées les levées",
  "What {seat:who} could count on before the lead and after each trick, all cards seen.":
    "{seat:who} pouvait espérer tant de levées, avant l’entame et après chaque levée, toutes cartes vues.",
  "Before the lead": "Avant l’entame",
  "Nobody gave a trick away.": "Personne n’a donné de levée.",
  "Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.":
    "Levée {n:trick} : {seat:who} a donné {n:tricks|levée|levées} avec {card:card} ; {card:better} était mieux.",
  "{n:tricks} tricks of {side:whose} came from the other side, for revokes.":
    "{n:tricks|levée|levées} de {side:whose} viennent de l’autre camp, pour renonces.",
  "What could have been made": "Ce qu’on pouvait faire",
  "How many tricks each side can win if everybody sees all cards and makes no mistake.":
    "Combien de levées chaque camp peut gagner si chacun voit toutes les cartes et que personne ne se trompe.",
  "The best contract:": "Le meilleur contrat :",
  or: "ou",
  "by {text:who}, {n:tricks} tricks": "par {text:who}, {n:tricks|levée|levées}",
  "worth {n:points}": "pour {n:points}",
  "Play this deal again": "Rejouer cette donne",
  "Send this deal to a friend": "Envoyer cette donne à un ami",
  "Save for other programs": "Enregistrer pour d’autres logiciels",
  "Save the record": "Enregistrer la donne",
  "A deal to play": "Une donne à jouer",
  "You play one hand, bots play the other three. The cards are those of this code.":
    "Vous jouez une main, des robots les trois autres. Les cartes sont celles de ce code.",
  "This deal was made before it came to the table: there was no shuffle to check.":
    "Cette donne existait avant la table : il n’y a pas de mélange à vérifier.",
  "Play this deal": "Jouer cette donne",
  "Play a deal by its code": "Jouer une donne par son code",
  "There is no such game here.": "Ce jeu n’existe pas ici.",
  "This table is private: its deals are for those who sat at it.":
    "Cette table est privée : ses donnes sont pour ceux qui y étaient assis.",
  "There is no deal with the code {text:code}: please check it letter by letter.":
    "Aucune donne n’a le code {text:code} : vérifiez-le lettre par lettre.",
  "{side:whose}: {n:points} points, one for each trick.": "{side:whose} : {n:points|point|points}, un par levée.",
  "{side:whose}: {n:points} for {n:tricks} tricks beyond six.":
    "{side:whose} : {n:points} pour {n:tricks|levée|levées} au-delà de six.",
  "{side:whose}: {n:points} for {n:tricks} tricks bid and made.":
    "{side:whose} : {n:points} pour {n:tricks|levée demandée et faite|levées demandées et faites}.",
  "{side:whose}: {n:points} below the line for {n:tricks} tricks bid and made.":
    "{side:whose} : {n:points} sous la ligne pour {n:tricks|levée demandée et faite|levées demandées et faites}.",
  "{side:whose}: {n:points} for {n:tricks} overtricks.":
    "{side:whose} : {n:points} pour {n:tricks|levée de mieux|levées de mieux}.",
  "{n:tricks} tricks short of the contract: {n:points} to {side:whose}.":
    "{n:tricks|levée de chute|levées de chute} : {n:points} pour {side:whose}.",
  "{n:tricks} tricks short of the goal: {n:points} to {side:whose}.":
    "{n:tricks|levée manque|levées manquent} à l’objectif : {n:points} pour {side:whose}.",
  "{side:whose}: {n:points} for reaching the goal of {n:goal} tricks.":
    "{side:whose} : {n:points} pour l’objectif de {n:goal|levée atteint|levées atteint}.",
  "{side:whose}: {n:points} points for reaching the target of {n:goal} tricks.":
    "{side:whose} : {n:points|point|points} pour la cible de {n:goal|levée atteinte|levées atteinte}.",
  "{n:tricks} tricks short of the target: {n:points} points to {side:whose}.":
    "{n:tricks|levée manque|levées manquent} à la cible : {n:points|point|points} pour {side:whose}.",
  "{side:whose}: {n:points} for making the contract.": "{side:whose} : {n:points} pour le contrat réussi.",
  "{side:whose}: {n:points} for the part-score.": "{side:whose} : {n:points} pour la partielle.",
  "{side:whose}: {n:points} for game.": "{side:whose} : {n:points} pour la manche.",
  "{side:whose}: {n:points} for the slam.": "{side:whose} : {n:points} pour le chelem.",
  "{side:whose}: {n:points} for making a doubled contract.": "{side:whose} : {n:points} pour un contrat contré réussi.",
  "{side:whose}: {n:points} for making a redoubled contract.":
    "{side:whose} : {n:points} pour un contrat surcontré réussi.",
  "{side:whose}: {n:points} for honours in one hand.": "{side:whose} : {n:points} pour des honneurs dans une main.",
  "{side:whose}: {n:points} points for the victory.": "{side:whose} : {n:points|point|points} pour la victoire.",
  "{side:whose} won {n:tricks} tricks, {side:others} {n:less}.":
    "{side:whose} ont fait {n:tricks|levée|levées}, {side:others} {n:less}.",
  "{names:who} wins with {n:best}.": "{names:who} gagne avec {n:best}.",
  "{names:who} share the win with {n:best} each.": "{names:who} se partagent la victoire avec {n:best} chacun.",
  "{names:who} win {n:best} to {n:less}.": "{names:who} gagnent {n:best} à {n:less}.",
  "{names:who} leads with {n:best}.": "{names:who} mène avec {n:best}.",
  "{names:who} share the lead with {n:best} each.": "{names:who} se partagent la tête avec {n:best} chacun.",
  "{names:who} lead {n:best} to {n:less}.": "{names:who} mènent {n:best} à {n:less}.",
  "{n:best} each: {names:who} win, because they won three of the four hands.":
    "{n:best} partout : {names:who} gagnent, pour avoir remporté trois des quatre mains.",
  "{n:best} each: {names:who} win, because they won the fourth hand.":
    "{n:best} partout : {names:who} gagnent, pour avoir remporté la quatrième main.",
  "{n:best} each: {names:who} win, because they won two of the three games.":
    "{n:best} partout : {names:who} gagnent, pour avoir remporté deux des trois parties.",
  "{n:best} each: {names:who} win, because they won all three games.":
    "{n:best} partout : {names:who} gagnent, pour avoir remporté les trois parties.",
  "The sides are tied at {n:best} each.": "Les deux camps finissent à égalité, à {n:best} chacun.",
  "The sides are level at {n:best} each.": "Les deux camps sont à égalité, à {n:best} chacun.",
  "All players are tied at {n:best} each.": "Tous les joueurs finissent à égalité, à {n:best} chacun.",
  "All players are level at {n:best} each.": "Tous les joueurs sont à égalité, à {n:best} chacun.",

  // Buttons, questions and words beside a seat
  "Cut after {n:place} cards": "Couper après {n:place|carte|cartes}",
  "{n:number}": "{n:number}",
  "{call:call}": "{call:call}",
  "I declare": "Je suis le déclarant",
  "{seat:who} declares": "{seat:who} est le déclarant",
  "{word:terms}": "{word:terms}",
  Agree: "D’accord",
  "Do not agree": "Pas d’accord",
  "Accept the lead": "Accepter l’entame",
  "Do not accept the lead": "Refuser l’entame",
  "Did {seat:who} revoke?": "Renonce de {seat:who} ?",
  "Turn my card of the last trick": "Retourner ma carte de la dernière levée",
  "{name:who} is gone. Shall a bot play on?": "{name:who} est absent. Un robot doit-il continuer ?",
  "{n:number} points": "{n:number|point|points}",
  "strength {n:number}": "force {n:number}",
  "longest colour {n:number}": "couleur longue {n:number}",

  // Words that stand in a sentence
  seven: "sept",
  play: "Jouer",
  skirmish: "escarmouche",
  clash: "choc",
  showdown: "duel final",
  tricks: "levées",
  overtricks: "levées en plus",
  undertricks: "levées de chute",
  doubled: "contrat contré réussi",
  redoubled: "contrat surcontré réussi",
  slam: "chelem",
  honours: "honneurs",
  game: "manche",
  "part-score": "partielle",
  bonus: "prime",
  target: "objectif",
  made: "contrat réussi",
  short: "contrat chuté",
  victory: "victoire",
  "my cards are high": "mes cartes sont maîtresses",
  "trumps first, then high cards": "les atouts d’abord, puis les cartes maîtresses",
  "ruffing in both hands": "en coupant dans les deux mains",
  "in any order": "dans n’importe quel ordre",
  "the rest is theirs": "le reste est à eux",

  // Set phrases
  "Hello!": "Bonjour !",
  "Good luck!": "Bonne chance !",
  "Well played!": "Bien joué !",
  "Thank you, partner!": "Merci, partenaire !",
  "Nicely done!": "Joli coup !",
  "Sorry!": "Pardon !",
  "One moment, please.": "Un instant, s’il vous plaît.",
  "I am back.": "Me revoilà.",
  "Good game!": "Belle partie !",
  "Goodbye!": "Au revoir !",

  // Games and sessions
  "First Tricks": "Premières levées",
  "A few cards each: the highest card of the suit led wins the trick.":
    "Quelques cartes chacun : la plus haute carte de la couleur demandée fait la levée.",
  BridgeWar: "BridgeWar",
  "The dealer attacks, high cards win, and seven tricks take the point.":
    "Le donneur attaque, la plus forte carte gagne, et sept levées font le point.",
  "BridgeWar Heroes": "BridgeWar Heroes",
  "See the lead and your partner's cards, then name a hero suit that beats all others.":
    "Voyez l’entame et les cartes du partenaire, puis nommez une couleur héros qui bat toutes les autres.",
  "BridgeWar Battles": "BridgeWar Battles",
  "Choose your battle: a hero suit and eight tricks, or a free-for-all and seven.":
    "Choisissez votre bataille : une couleur héros et huit levées, ou une mêlée et sept.",
  "BridgeWar Extreme": "BridgeWar Extreme",
  "The stronger side attacks and picks the stakes: more tricks, more points.":
    "Le camp le plus fort attaque et choisit l’enjeu : plus de levées, plus de points.",
  MiniBridge: "MiniBridge",
  "Say your points; the stronger side sees dummy and chooses trumps, part-score or game.":
    "Annoncez vos points ; le camp le plus fort voit le mort et choisit l’atout, la partielle ou la manche.",
  "MiniBridge for three, simple": "MiniBridge à trois, simple",
  "Three players: the strongest hand declares with the spare hand as dummy.":
    "Trois joueurs : la main la plus forte joue avec la main libre comme mort.",
  "MiniBridge for three": "MiniBridge à trois",
  "Three players: dealer and spare hand play the other two.":
    "Trois joueurs : le donneur et la main libre contre les deux autres.",
  aBRIDGEd: "aBRIDGEd",
  "Colours and numbers: say Pass or Play, and win ten tricks of thirteen.":
    "Des couleurs et des nombres : dites Passe ou Jouer, et gagnez dix levées sur treize.",
  "Contract Bridge": "Bridge contrat",
  "The whole game: an auction, a contract, and the long way to the rubber.":
    "Le jeu complet : des enchères, un contrat, et le long chemin du robre.",
  Match: "Match",
  "A number of deals, a race to a total, or play until time is up; the most points win.":
    "Un nombre de donnes, une course à un total, ou jusqu’à la fin du temps ; le plus de points gagne.",
  "aBRIDGEd game": "Partie d’aBRIDGEd",
  "Four hands, each player dealing once; a tie goes to the side with more hands, then to the last hand.":
    "Quatre mains, chacun donne une fois ; à égalité, le camp avec le plus de mains gagne, puis celui de la dernière.",
  "aBRIDGED Night": "Soirée aBRIDGED",
  "Three games by the same sides for the highest grand total; a tie goes to the side with more games.":
    "Trois parties entre les mêmes camps pour le plus grand total ; à égalité, le camp avec le plus de parties gagne.",
  "Pivot Play": "Parties tournantes",
  "Three games with every partner once, a score sheet for each player, and the highest own total wins.":
    "Trois parties, une avec chaque partenaire, une feuille par joueur, et le plus grand total personnel gagne.",
  Rubber: "Robre",
  "Above and below the line until a side has won two games; the most points win.":
    "Au-dessus et au-dessous de la ligne jusqu’à ce qu’un camp ait deux manches ; le plus de points gagne.",
  Chicago: "Chicago",
  "Four deals with vulnerability set for each, and a bonus for every game.":
    "Quatre donnes à vulnérabilité fixée, et une prime pour chaque manche.",

  // Options
  "How many cards each": "Combien de cartes chacun",
  "Fewer make a deal short. What is left of the pack lies aside.":
    "Moins de cartes, donne plus courte. Le reste du jeu est mis de côté.",
  Trumps: "Atout",
  "Any card of the trump suit beats every card of the other suits.":
    "Une carte d’atout bat toutes les cartes des autres couleurs.",
  Clubs: "Trèfle",
  Diamonds: "Carreau",
  Hearts: "Cœur",
  Spades: "Pique",
  "Mistakes can happen, as with real cards": "Des erreurs sont possibles, comme avec de vraies cartes",
  "A player may fail to follow suit or play out of turn, and the table settles it as a referee would.":
    "Un joueur peut oublier de fournir ou jouer hors de son tour ; la table règle l’affaire comme un arbitre.",
  "After each trick": "Après chaque levée",
  "Keeping one’s own cards makes it easy to count tricks, and to play the deal again.":
    "Garder ses cartes devant soi aide à compter les levées et à rejouer la donne.",
  "Each player keeps their own card": "Chacun garde sa carte",
  "The winners gather all four cards": "Les gagnants ramassent les quatre cartes",
  "A deal can be ended early": "Une donne peut finir plus tôt",
  "A player who is sure of the rest shows their cards and says how many tricks they will win.":
    "Qui est sûr du reste montre ses cartes et dit combien de levées il fera.",
  "A slip can be taken back": "Un faux geste peut être repris",
  "The wrong card was pressed? It goes back to the hand if the other side agrees.":
    "La mauvaise carte est partie ? Elle revient en main si l’autre camp est d’accord.",
  "Who counts the points of a hand": "Qui compte les points d’une main",
  "If the players’ counts do not add up, all count again.":
    "Si les comptes des joueurs ne tombent pas juste, tous recomptent.",
  "The table counts for everybody": "La table compte pour tous",
  "Each player counts their own": "Chacun compte les siens",
  "Always play every trick": "Toujours jouer toutes les levées",
  "Otherwise the deal ends as soon as it is clear who gets the point.":
    "Sinon, la donne s’arrête dès qu’on sait qui marque le point.",
  "If neither side wins eight tricks": "Si aucun camp ne fait huit levées",
  "It ends seven to six. The rule sheet does not say whose point that is.":
    "On finit à sept contre six. La règle ne dit pas à qui va le point.",
  "Nobody gets the point": "Personne ne marque",
  "The defenders get the point": "Les défenseurs marquent",
  "If both sides have 20 points": "Si les deux camps ont 20 points",
  "The rule sheet does not say who attacks then.": "La règle ne dit pas qui attaque alors.",
  "The dealer’s side attacks": "Le camp du donneur attaque",
  "The cards are dealt again": "On redonne les cartes",
  "If both partners have as many points": "Si les deux partenaires ont autant de points",
  "With different points the partner who has more always declares.":
    "Avec des points différents, c’est toujours le plus fort qui déclare.",
  "Who said it first declares": "Le premier qui l’a dit déclare",
  "Who said it first chooses which of them declares": "Le premier qui l’a dit choisit qui déclare",
  "No trumps yet": "Pas encore d’atouts",
  "The highest card of the suit that was led wins every trick. Good for the first lessons.":
    "La plus haute carte de la couleur demandée gagne chaque levée. Bien pour les premières leçons.",
  "How a deal is scored": "Comment une donne est marquée",
  "Only with scores in full does declarer also choose how high to aim.":
    "Ce n’est qu’avec la marque entière que le déclarant choisit aussi jusqu’où il vise.",
  "In full, with part-score and game": "En entier, avec marque partielle et manche",
  "One point for each trick": "Un point par levée",
  "Won or lost: the more points held, the more tricks are needed":
    "Gagné ou perdu : plus on a de points, plus il faut de levées",
  "As in the first lessons: seven tricks, 40 points each beyond six":
    "Comme aux premières leçons : sept levées, 40 points chacune au-delà de six",
  Slams: "Chelems",
  "Declarer may also aim for twelve tricks, for a bonus of 800. Only with scores in full.":
    "Le déclarant peut aussi viser douze levées, pour une prime de 800. Seulement avec la marque entière.",
  "For a rubber or Chicago the sheet has a line; in a match each deal stands by itself.":
    "Au robre et au Chicago, la feuille a une ligne ; dans un match, chaque donne compte pour elle-même.",
  "Above and below the line": "Au-dessus et au-dessous de la ligne",
  "Each deal by itself, as at a club": "Chaque donne pour elle-même, comme en club",
  "Points for doubled contracts": "Points des contrats contrés",
  "They differ where a doubled contract fails by several tricks or a redoubled one is made.":
    "Ils diffèrent quand un contrat contré chute de plusieurs levées ou qu’un contrat surcontré est fait.",
  "As on the printed rule sheet": "Comme sur la règle imprimée",
  "As rubber bridge has them today": "Comme au robre d’aujourd’hui",
  "A slam need not be bid": "Un chelem n’a pas besoin d’être demandé",
  "Whoever wins twelve or thirteen tricks gets the bonus for it.":
    "Qui fait douze ou treize levées en reçoit la prime.",
  "Who may redouble": "Qui peut surcontrer",
  "Redoubling makes a doubled contract count for even more.":
    "Surcontrer fait compter encore davantage un contrat contré.",
  "Either partner whose bid was doubled": "L’un ou l’autre des partenaires contrés",
  "Only the next player": "Seulement le joueur suivant",
  "Bonus for honours": "Prime d’honneurs",
  "Four or five of ace, king, queen, jack and ten of trumps in one hand.":
    "Quatre ou cinq des as, roi, dame, valet et dix d’atout dans une main.",
  "For whoever holds them": "À qui les tient",
  "Only for declarer’s side": "Seulement au camp du déclarant",
  "No bonus": "Pas de prime",
  "Bonus for four aces in one hand": "Prime de quatre as dans une main",
  "They count as honours do.": "Ils comptent comme des honneurs.",
  "At no-trumps only": "À sans-atout seulement",
  "In every contract": "À tout contrat",
  "How many deals": "Combien de donnes",
  "If you set no end to the match, each player deals once.":
    "Si vous ne fixez pas de fin au match, chacun donne une fois.",
  "Play to how many points": "Jusqu’à combien de points",
  "The match ends when somebody has reached them.": "Le match finit quand quelqu’un les a atteints.",
  "Play for how many minutes": "Pendant combien de minutes",
  "A deal that has begun by then is played to its end.": "Une donne commencée d’ici là est jouée jusqu’au bout.",

  // Score sheets
  WE: "NOUS",
  THEY: "EUX",
  TOTAL: "TOTAL",
  "The same cards at two tables": "Les mêmes cartes à deux tables",
  "Other table": "Autre table",
  "GAME TOTAL": "TOTAL DE LA PARTIE",
  "Neither side is vulnerable.": "Aucun camp n’est vulnérable.",
  "Both sides are vulnerable.": "Les deux camps sont vulnérables.",
  "You are vulnerable, they are not.": "Vous êtes vulnérables, eux non.",
  "They are vulnerable, you are not.": "Ils sont vulnérables, vous non.",
  "{side:whose} are vulnerable.": "{side:whose} sont vulnérables.",
  "You need {n:points} for game.": "Il vous faut {n:points} pour la manche.",
  "You need {n:points} more for game.": "Il vous faut encore {n:points} pour la manche.",
  "They need {n:points} for game.": "Il leur faut {n:points} pour la manche.",
  "They need {n:points} more for game.": "Il leur faut encore {n:points} pour la manche.",
  "{side:whose} need {n:points} for game.": "{side:whose} ont besoin de {n:points} pour la manche.",
  "{side:whose} need {n:points} more for game.": "{side:whose} ont encore besoin de {n:points} pour la manche.",
  "You have won a game: one more wins the rubber.": "Vous avez gagné une manche : une de plus et le robre est à vous.",
  "They have won a game: one more wins the rubber.": "Ils ont gagné une manche : une de plus et le robre est à eux.",
  "Each side has won a game: the next wins the rubber.": "Une manche partout : la prochaine décide du robre.",
  "{side:whose} have won a game: one more wins the rubber.":
    "{side:whose} ont gagné une manche : une de plus et le robre est à eux.",
  "Deal {n:number} of {n:of}.": "Donne {n:number} sur {n:of}.",
  "Board {n:number}, {n:place} of {n:of}.": "Donne {n:number}, {n:place} sur {n:of}.",
  "Hand {n:number} of {n:of}.": "Main {n:number} sur {n:of}.",
  "Game {n:game} of {n:games}, hand {n:number} of {n:of}.":
    "Partie {n:game} sur {n:games}, main {n:number} sur {n:of}.",
  "You need {n:points} more to win.": "Il vous faut encore {n:points} pour gagner.",
  "They need {n:points} more to win.": "Il leur faut encore {n:points} pour gagner.",
  "{names:who} need {n:points} more to win.": "{names:who} : encore {n:points} pour gagner.",
  "You lead by {n:points}.": "Vous menez de {n:points}.",
  "You are {n:points} behind.": "Vous avez {n:points} de retard.",
  "Both sides are level.": "Les deux camps sont à égalité.",
  "Small slam! {n:points} points to {side:whose}.": "Petit chelem ! {n:points} points pour {side:whose}.",
  "Grand slam! {n:points} points to {side:whose}.": "Grand chelem ! {n:points} points pour {side:whose}.",
  "Honours in one hand: {n:points} points to {side:whose}.":
    "Honneurs dans une main : {n:points} points pour {side:whose}.",
  "A penalty of {n:points} points to {side:whose}.": "Une pénalité de {n:points} points pour {side:whose}.",
  "Game! {n:points} points to {side:whose}.": "Manche ! {n:points} points pour {side:whose}.",
  "You win a game: you are vulnerable from the next deal on.":
    "Vous gagnez une manche : vous êtes vulnérables dès la prochaine donne.",
  "They win a game: they are vulnerable from the next deal on.":
    "Ils gagnent une manche : ils sont vulnérables dès la prochaine donne.",
  "{side:whose} win a game.": "{side:whose} gagnent une manche.",
  "You win two games, and {n:points} points for the rubber!":
    "Deux manches : le robre est à vous, avec {n:points} points !",
  "They win two games, and {n:points} points for the rubber.":
    "Deux manches : le robre est à eux, avec {n:points} points.",
  "{side:whose} win two games, and {n:points} points for the rubber.":
    "{side:whose} gagnent deux manches, et {n:points} points pour le robre.",
  "Game {n:game} is yours.": "La partie {n:game} est à vous.",
  "Game {n:game} is theirs.": "La partie {n:game} est à eux.",
  "Game {n:game} goes to {side:whose}.": "La partie {n:game} va à {side:whose}.",
  "GRAND TOTAL": "TOTAL GÉNÉRAL",
  "aBRIDGEd score sheet": "Feuille de marque aBRIDGEd",
  "{names:who}": "{names:who}",
  "HAND {n:number}": "MAIN {n:number}",
  "Deal {n:number}": "Donne {n:number}",
  "Deal {n:number}, {word:why}": "Donne {n:number}, {word:why}",
  "Board {n:number}": "Donne {n:number}",
  "Board {n:number}, {word:why}": "Donne {n:number}, {word:why}",
  "Deal {n:number}: {word:reason}": "Donne {n:number} : {word:reason}",
  "Deal {n:number}: game": "Donne {n:number} : manche",
  "Deal {n:number}: last part-score": "Donne {n:number} : dernière partielle",
  "aBRIDGEd score sheet: {name:who}": "Feuille de marque aBRIDGEd : {name:who}",
  "Only game": "Seule manche",
  "Only part-score": "Seule partielle",
  "passed out": "tous ont passé",
  "20-20": "20 partout",
  "under 21 points": "moins de 21 points",

  ...pourquoi,
  ...entraineur,
  ...regles,
  ...salle,
  ...vraiesCartes,
  ...tournois,
  ...entrainement,
  ...visionneuse,
  ...apprenant,
  ...apprendre,
  // Hints
  Hint: "Conseil",
  "What would you do?": "Que feriez-vous ?",
  "Thank you": "Merci",
  "Everybody here may ask for hints.": "Ici, chacun peut demander un conseil.",
  "Hints with friends": "Conseils entre amis",
  "Alone among bots you may always ask for a hint. With this, everybody at the table may.":
    "Seul avec des robots, vous pouvez toujours demander un conseil. Ainsi, chacun à la table le peut.",
  "There are no hints at this table: other people play here too.":
    "Pas de conseils à cette table : d’autres personnes y jouent aussi.",
  "There is nothing to hint at here.": "Il n’y a rien à conseiller ici.",
  "You have {n:points} points, and {n:length} cards in {strain:suit}. What have the others told you?":
    "Vous avez {n:points|point|points} et {n:length} cartes à {strain:suit}. Qu’ont dit les autres ?",
  "How many tricks could you win? High cards and one long colour are worth most.":
    "Combien de levées pourriez-vous gagner ? Les cartes hautes et une longue couleur comptent le plus.",
  "Look at both hands: {n:points} points together, and {n:length} cards in {strain:suit}. Is that enough for more?":
    "Regardez les deux mains : {n:points} points ensemble, et {n:length} cartes à {strain:suit}. Est-ce assez pour viser plus haut ?",
  "You have {n:points} points, and {n:length} cards in {strain:suit}. Where will tricks come from?":
    "Vous avez {n:points|point|points} et {n:length} cartes à {strain:suit}. D’où viendront les levées ?",
  "How many tricks can your two hands win together?": "Combien de levées vos deux mains peuvent-elles gagner ?",
  "Count four for an ace, three for a king, two for a queen and one for a jack.":
    "Comptez quatre pour un as, trois pour un roi, deux pour une dame et un pour un valet.",
  "Count four for a 14, three for a 13, two for a 12 and one for an 11.":
    "Comptez quatre pour un 14, trois pour un 13, deux pour un 12 et un pour un 11.",
  "Sort your cards by colour, and count the longest colour.":
    "Triez vos cartes par couleur, et comptez la plus longue.",
  "Look at the cards that are shown: could you still win a trick?":
    "Regardez les cartes montrées : pourriez-vous encore gagner une levée ?",
  "I would play {card:card}.": "Je jouerais {card:card}.",
  "I would say: {call:call}.": "Je dirais : {call:call}.",
  "I would say: {word:terms}.": "Je dirais : {word:terms}.",
  "I would choose this:": "Je choisirais ceci :",
  "I count {n:number}.": "Je compte {n:number}.",
  "I would agree.": "J’accepterais.",
  "I would not agree.": "Je n’accepterais pas.",
};
