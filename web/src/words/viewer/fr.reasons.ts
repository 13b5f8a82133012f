// Pourquoi quelque chose n’est pas lisible : contrats, donnes, fichiers et commandes.
import type { reasons } from "./en.reasons.ts";

export const raisons: Readonly<Record<keyof typeof reasons, string>> = {
  "The board that begins here has more than {n:most} tags, words and comments.":
    "La donne qui commence ici a plus de {n:most} balises, mots et commentaires.",
  "The board that begins here has more than {n:most} commands.":
    "La donne qui commence ici a plus de {n:most} commandes.",
  "The record that begins here has more than {n:most} lines.":
    "L’enregistrement qui commence ici a plus de {n:most} lignes.",
  "The board that begins here goes on for more than {n:lines} lines.":
    "La donne qui commence ici a plus de {n:lines} lignes.",
  "A comment that begins with { is not closed.": "Un commentaire qui commence par { n’est pas fermé.",
  "The note “{text:note}” must begin with its number and a colon.":
    "La note « {text:note} » doit commencer par son numéro et deux-points.",
  "A note stands after the auction or the play that it belongs to.":
    "Une note suit les enchères ou le jeu auxquels elle se rapporte.",
  '“{text:word}” begins no tag: a tag is written [Name "value"].':
    '« {text:word} » ne commence pas une balise : on écrit [Name "value"].',
  '“{text:word}” stands where a tag was expected: a tag is written [Name "value"].':
    '« {text:word} » est là où il fallait une balise : on écrit [Name "value"].',
  "The auction begins with “{text:said}”, which is no seat: N, E, S or W.":
    "Les enchères commencent par « {text:said} », qui n’est pas une place : N, E, S ou W.",
  "“{text:call}” is no call: it is Pass, X, XX, AP, or a bid such as 1C or 3NT.":
    "« {text:call} » n’est pas une annonce : c’est Pass, X, XX, AP, ou une enchère comme 1C ou 3NT.",
  "The play begins with “{text:said}”, which is no seat: N, E, S or W.":
    "Le jeu commence par « {text:said} », qui n’est pas une place : N, E, S ou W.",
  "“{text:card}” is no card: a card is written like SA, HT or D2.":
    "« {text:card} » n’est pas une carte : on écrit SA, HT ou D2.",
  "{card:card} is played twice.": "{card:card} est jouée deux fois.",
  "{seat:who} plays two cards to trick {n:trick}.": "{seat:who} joue deux cartes à la levée {n:trick}.",
  "“{text:said}” is no command of LIN: it is two letters between bars.":
    "« {text:said} » n’est pas une commande LIN : deux lettres entre des barres.",
  "There is no bar for a million letters: this is not a LIN file.":
    "Pas une barre sur un million de lettres : ce n’est pas un fichier LIN.",
  "“{text:said}” is no result: it begins with the number of tricks.":
    "« {text:said} » n’est pas un résultat : il commence par le nombre de levées.",
  "“{text:said}” is no label of RBN.": "« {text:said} » n’est pas une étiquette RBN.",
  "The hands “{text:said}” must begin with N:, E:, S: or W:.":
    "Les mains « {text:said} » doivent commencer par N:, E:, S: ou W:.",
  "“{text:call}” is no call: it is P, X, R, A, or a bid such as 1C or 3N.":
    "« {text:call} » n’est pas une annonce : c’est P, X, R, A, ou une enchère comme 1C ou 3N.",
  "“{text:said}” is no trick: it is written like SA72K or H3D5H9A.":
    "« {text:said} » n’est pas une levée : on écrit SA72K ou H3D5H9A.",
  "“{text:said}” is no date: it is written like 20120428.": "« {text:said} » n’est pas une date : on écrit 20120428.",
  "It has {n:bytes} bytes, and a board of a DUP file has {n:size}.":
    "Elle a {n:bytes} octets, et une donne d’un fichier DUP en a {n:size}.",
  "The cards are not given as numbers of two digits.": "Les cartes ne sont pas des nombres de deux chiffres.",
  "A card’s number is from 01 to 52.": "Le numéro d’une carte va de 01 à 52.",
  "A card is in two hands or twice in one.": "Une carte est dans deux mains, ou deux fois dans une.",
  "“{text:link}” holds no board.": "« {text:link} » ne contient aucune donne.",
  "The link does not hold a whole board: a part of it may be missing.":
    "Le lien ne contient pas une donne entière : il en manque peut-être un bout.",
  "The hand “{text:hand}” holds {card:card} twice.": "La main « {text:hand} » a deux fois {card:card}.",
  "The hand “{text:hand}” needs four suits between dots: spades, hearts, diamonds, clubs.":
    "La main « {text:hand} » demande quatre couleurs séparées par des points : pique, cœur, carreau, trèfle.",
  "“{text:rank}” in the hand “{text:hand}” is no rank: use A K Q J T 9 … 2.":
    "« {text:rank} » dans la main « {text:hand} » n’est pas une carte : on écrit A K Q J T 9 … 2.",
  "“{text:part}” in the hand “{text:hand}” must start with R, G, Y or B.":
    "« {text:part} » dans la main « {text:hand} » doit commencer par R, G, Y ou B.",
  "“{text:rank}” in the hand “{text:hand}” is no rank: use 2 to 14.":
    "« {text:rank} » dans la main « {text:hand} » n’est pas une carte : elles vont de 2 à 14.",
  "{seat:who} holds {n:cards} cards, not {n:wanted}.": "{seat:who} a {n:cards|carte|cartes} et non {n:wanted}.",
  "A deal has at least one card for each.": "Dans une donne chacun a au moins une carte.",
  "A deal’s number is from 0 to {text:most}.": "Le numéro d’une donne va de 0 à {text:most}.",
  "“{text:code}” is no deal code: twenty letters and digits, in fives.":
    "« {text:code} » n’est pas un code de donne : vingt lettres et chiffres, par cinq.",
  "The deal code “{text:code}” has a slip in it: please copy it again.":
    "Il y a une erreur dans le code de donne « {text:code} » : recopiez-le.",
  "The deal “{text:deal}” must start with N:, E:, S: or W:.":
    "La donne « {text:deal} » doit commencer par N:, E:, S: ou W:.",
  "The deal “{text:deal}” has {n:hands} hands, not four.":
    "La donne « {text:deal} » a {n:hands|main|mains} et non quatre.",
  "{seat:who}’s hand is of another pack than North’s.":
    "La main de {seat:who} est d’un autre jeu de cartes que celle de Nord.",
  "{card:card} is in two hands.": "{card:card} est dans deux mains.",
  "“{text:call}” is no call: it is pass, double, redouble, play, or a bid such as 1C or 3NT.":
    "« {text:call} » n’est pas une annonce : c’est pass, double, redouble, play, ou une enchère comme 1C ou 3NT.",
  "There is no bid of {n:level} in {strain:trumps}.": "Il n’y a pas d’enchère de {n:level} à {strain:trumps}.",
  "“{text:letter}” is no suit, colour or NT.": "« {text:letter} » n’est ni une couleur ni NT.",
  "“{text:card}” is no card: a card is written like SA, HT or D2, a coloured one like R14.":
    "« {text:card} » n’est pas une carte : on écrit SA, HT ou D2, et R14 pour le jeu de couleurs.",
  "“{text:word}” in “{text:order}” is not expected there.":
    "« {text:word} » n’a rien à faire là dans « {text:order} ».",
  "“{text:word}” in “{text:order}” cannot be read.": "« {text:word} » dans « {text:order} » n’est pas lisible.",
  "A bracket in “{text:order}” is not closed.": "Une parenthèse de « {text:order} » n’est pas fermée.",
  "“{text:word}” in “{text:order}” is no seat or side: N, E, S, W, NS or EW.":
    "« {text:word} » dans « {text:order} » n’est ni une place ni un camp : N, E, S, W, NS ou EW.",
  "“{text:word}” in “{text:order}” is nothing that can be counted in a hand.":
    "« {text:word} » dans « {text:order} » n’est rien que l’on compte dans une main.",
  "“{text:word}” in “{text:order}” is no suit.": "« {text:word} » dans « {text:order} » n’est pas une couleur.",
  "“{text:order}” does not say how many {text:word}: 5, 5+ or 15-17.":
    "« {text:order} » ne dit pas combien de « {text:word} » : 5, 5+ ou 15-17.",
  "In “{text:order}” “{text:word}” is asked of a side, and it is said of one hand.":
    "Dans « {text:order} », « {text:word} » est demandé à un camp : cela se dit d’une seule main.",
  "“{text:order}” does not say which card: SA, HT, D2.": "« {text:order} » ne dit pas quelle carte : SA, HT, D2.",
  "“{text:word}” in “{text:order}” is no shape: four lengths that make thirteen.":
    "« {text:word} » dans « {text:order} » n’est pas une distribution : quatre longueurs qui font treize.",
  "In “{text:order}” the range {text:range} begins after its end.":
    "Dans « {text:order} », {text:range} commence après sa fin.",
  "“{text:order}” ends where a seat or a side should come: N, E, S, W, NS or EW.":
    "« {text:order} » s’arrête là où il faut une place ou un camp : N, E, S, W, NS ou EW.",
  "“{text:order}” ends where what is counted should come, such as points or spades.":
    "« {text:order} » s’arrête là où il faut dire ce que l’on compte, comme points ou spades.",
  "“{text:order}” ends where a suit should come.": "« {text:order} » s’arrête là où il faut une couleur.",
  "“{text:order}” ends where a shape such as 5332 should come.":
    "« {text:order} » s’arrête là où il faut une distribution comme 5332.",
  "“{text:contract}” is no contract: it is written like 4S, 3NTX or 1HXX.":
    "« {text:contract} » n’est pas un contrat : on écrit 4S, 3NTX ou 1HXX.",
  "“{text:said}” does not say who is vulnerable: it is None, NS, EW or All.":
    "« {text:said} » ne dit pas qui est vulnérable : c’est None, NS, EW ou All.",
  "“{text:said}” is no result: it is a number of tricks from 0 to 13.":
    "« {text:said} » n’est pas un résultat : c’est un nombre de levées de 0 à 13.",
  "The deal “{text:deal}” must have four hands, with - for one that is not known.":
    "La donne « {text:deal} » doit avoir quatre mains, avec - pour une main inconnue.",
  "{seat:who} holds {n:cards} cards, and a hand has thirteen.":
    "{seat:who} a {n:cards|carte|cartes}, et une main en a treize.",
  "“{text:said}” does not say who is vulnerable: it is o, n, e or b.":
    "« {text:said} » ne dit pas qui est vulnérable : c’est o, n, e ou b.",
  "“{text:call}” is no call: it is p, d, r, or a bid such as 1C or 3N.":
    "« {text:call} » n’est pas une annonce : c’est p, d, r, ou une enchère comme 1C ou 3N.",
  "“{text:card}” is no card: a card is written like sA, hT or d2.":
    "« {text:card} » n’est pas une carte : on écrit sA, hT ou d2.",
  "“{text:said}” is no seat: N, E, S or W.": "« {text:said} » n’est pas une place : N, E, S ou W.",
  "“{text:name}” is in no format that is known here: {text:known}.":
    "« {text:name} » est dans un format inconnu ici : {text:known}.",
  "This is in no format that is known here: {text:known}.": "Ceci est dans un format inconnu ici : {text:known}.",
  "{text:format} is written here, and not read.": "{text:format} s’écrit ici, mais ne se lit pas.",
  "Deals of {word:game} cannot be entered by hand.": "Les donnes de {word:game} ne peuvent pas être saisies à la main.",
  "In this game no deal is thrown in.": "À ce jeu, aucune donne n’est passée.",
  "“{text:said}” is no result: write declarer, contract and tricks, such as “{text:example}”.":
    "« {text:said} » n’est pas un résultat : écrivez déclarant, contrat et levées, comme « {text:example} ».",
  "“{text:said}” lacks the points of both hands: write declarer, contract and tricks, such as “{text:example}”.":
    "Il manque à « {text:said} » les points des deux mains : écrivez déclarant, contrat et levées, comme « {text:example} ».",
  "“{text:said}” names no contract of this game: write declarer, contract and tricks, such as “{text:example}”.":
    "« {text:said} » ne nomme aucun contrat de ce jeu : écrivez déclarant, contrat et levées, comme « {text:example} ».",
  "“{text:said}” does not begin with who declared: write declarer, contract and tricks, such as “{text:example}”.":
    "« {text:said} » ne commence pas par le déclarant : écrivez déclarant, contrat et levées, comme « {text:example} ».",
  "“{text:said}” does not end with the tricks: write declarer, contract and tricks, such as “{text:example}”.":
    "« {text:said} » ne finit pas par les levées : écrivez déclarant, contrat et levées, comme « {text:example} ».",
  "“{text:said}” has {n:tricks} tricks, and there are 13.":
    "« {text:said} » a {n:tricks|levée|levées}, et il y en a 13.",
  "“{text:said}” is no number.": "« {text:said} » n’est pas un nombre.",
  "No board in this file has all its cards.": "Aucune donne de ce fichier n’a toutes ses cartes.",
  "No deal is given: write one code a line.": "Aucune donne n’est donnée : écrivez un code par ligne.",
  "Only events of Contract Bridge can be written as PBN.":
    "Seules les compétitions de bridge contrat s’écrivent en PBN.",
  "This is no {word:kind} of kibitz: {text:why}.": "Ce n’est pas un fichier « {word:kind} » de kibitz : {text:why}.",
  "This is no {word:kind} of kibitz: it calls itself “{text:name}”.":
    "Ce n’est pas un fichier « {word:kind} » de kibitz : il s’appelle lui-même « {text:name} ».",
  "This is no {word:kind} of kibitz: its log does not begin with how it was set up.":
    "Ce n’est pas un fichier « {word:kind} » de kibitz : son début manque.",
  "The {word:kind} has version {n:version}; this kibitz reads versions 1 to {n:known}.":
    "Le fichier « {word:kind} » est de la version {n:version} ; ce kibitz lit les versions 1 à {n:known}.",
  "There are {n:deals} deals, and from 1 to {n:most} can be printed at once.":
    "Il y a {n:deals|donne|donnes}, et l’on peut en imprimer de 1 à {n:most} à la fois.",
  "A preference is a number of times from 0 to 1000.": "Une préférence est un nombre de fois, de 0 à 1000.",
  "No deals can be made to that order.": "Aucune donne ne peut être faite ainsi.",
  "That cannot be read.": "Ce n’est pas lisible.",
  "Line {n:line}:": "Ligne {n:line} :",
};
