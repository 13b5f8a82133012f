// Why something could not be read: contracts, deals, files and orders.
export const reasons = {
  "The board that begins here has more than {n:most} tags, words and comments.":
    "The board that begins here has more than {n:most} tags, words and comments.",
  "The board that begins here has more than {n:most} commands.":
    "The board that begins here has more than {n:most} commands.",
  "The record that begins here has more than {n:most} lines.":
    "The record that begins here has more than {n:most} lines.",
  "The board that begins here goes on for more than {n:lines} lines.":
    "The board that begins here goes on for more than {n:lines} lines.",
  "A comment that begins with { is not closed.": "A comment that begins with { is not closed.",
  "The note “{text:note}” must begin with its number and a colon.":
    "The note “{text:note}” must begin with its number and a colon.",
  "A note stands after the auction or the play that it belongs to.":
    "A note stands after the auction or the play that it belongs to.",
  '“{text:word}” begins no tag: a tag is written [Name "value"].':
    '“{text:word}” begins no tag: a tag is written [Name "value"].',
  '“{text:word}” stands where a tag was expected: a tag is written [Name "value"].':
    '“{text:word}” stands where a tag was expected: a tag is written [Name "value"].',
  "The auction begins with “{text:said}”, which is no seat: N, E, S or W.":
    "The auction begins with “{text:said}”, which is no seat: N, E, S or W.",
  "“{text:call}” is no call: it is Pass, X, XX, AP, or a bid such as 1C or 3NT.":
    "“{text:call}” is no call: it is Pass, X, XX, AP, or a bid such as 1C or 3NT.",
  "The play begins with “{text:said}”, which is no seat: N, E, S or W.":
    "The play begins with “{text:said}”, which is no seat: N, E, S or W.",
  "“{text:card}” is no card: a card is written like SA, HT or D2.":
    "“{text:card}” is no card: a card is written like SA, HT or D2.",
  "{card:card} is played twice.": "{card:card} is played twice.",
  "{seat:who} plays two cards to trick {n:trick}.": "{seat:who} plays two cards to trick {n:trick}.",
  "“{text:said}” is no command of LIN: it is two letters between bars.":
    "“{text:said}” is no command of LIN: it is two letters between bars.",
  "There is no bar for a million letters: this is not a LIN file.":
    "There is no bar for a million letters: this is not a LIN file.",
  "“{text:said}” is no result: it begins with the number of tricks.":
    "“{text:said}” is no result: it begins with the number of tricks.",
  "“{text:said}” is no label of RBN.": "“{text:said}” is no label of RBN.",
  "The hands “{text:said}” must begin with N:, E:, S: or W:.":
    "The hands “{text:said}” must begin with N:, E:, S: or W:.",
  "“{text:call}” is no call: it is P, X, R, A, or a bid such as 1C or 3N.":
    "“{text:call}” is no call: it is P, X, R, A, or a bid such as 1C or 3N.",
  "“{text:said}” is no trick: it is written like SA72K or H3D5H9A.":
    "“{text:said}” is no trick: it is written like SA72K or H3D5H9A.",
  "“{text:said}” is no date: it is written like 20120428.": "“{text:said}” is no date: it is written like 20120428.",
  "It has {n:bytes} bytes, and a board of a DUP file has {n:size}.":
    "It has {n:bytes} bytes, and a board of a DUP file has {n:size}.",
  "The cards are not given as numbers of two digits.": "The cards are not given as numbers of two digits.",
  "A card’s number is from 01 to 52.": "A card’s number is from 01 to 52.",
  "A card is in two hands or twice in one.": "A card is in two hands or twice in one.",
  "“{text:link}” holds no board.": "“{text:link}” holds no board.",
  "The link does not hold a whole board: a part of it may be missing.":
    "The link does not hold a whole board: a part of it may be missing.",
  "The hand “{text:hand}” holds {card:card} twice.": "The hand “{text:hand}” holds {card:card} twice.",
  "The hand “{text:hand}” needs four suits between dots: spades, hearts, diamonds, clubs.":
    "The hand “{text:hand}” needs four suits between dots: spades, hearts, diamonds, clubs.",
  "“{text:rank}” in the hand “{text:hand}” is no rank: use A K Q J T 9 … 2.":
    "“{text:rank}” in the hand “{text:hand}” is no rank: use A K Q J T 9 … 2.",
  "“{text:part}” in the hand “{text:hand}” must start with R, G, Y or B.":
    "“{text:part}” in the hand “{text:hand}” must start with R, G, Y or B.",
  "“{text:rank}” in the hand “{text:hand}” is no rank: use 2 to 14.":
    "“{text:rank}” in the hand “{text:hand}” is no rank: use 2 to 14.",
  "{seat:who} holds {n:cards} cards, not {n:wanted}.": "{seat:who} holds {n:cards} cards, not {n:wanted}.",
  "A deal has at least one card for each.": "A deal has at least one card for each.",
  "A deal’s number is from 0 to {text:most}.": "A deal’s number is from 0 to {text:most}.",
  "“{text:code}” is no deal code: twenty letters and digits, in fives.":
    "“{text:code}” is no deal code: twenty letters and digits, in fives.",
  "The deal code “{text:code}” has a slip in it: please copy it again.":
    "The deal code “{text:code}” has a slip in it: please copy it again.",
  "The deal “{text:deal}” must start with N:, E:, S: or W:.":
    "The deal “{text:deal}” must start with N:, E:, S: or W:.",
  "The deal “{text:deal}” has {n:hands} hands, not four.": "The deal “{text:deal}” has {n:hands} hands, not four.",
  "{seat:who}’s hand is of another pack than North’s.": "{seat:who}’s hand is of another pack than North’s.",
  "{card:card} is in two hands.": "{card:card} is in two hands.",
  "“{text:call}” is no call: it is pass, double, redouble, play, or a bid such as 1C or 3NT.":
    "“{text:call}” is no call: it is pass, double, redouble, play, or a bid such as 1C or 3NT.",
  "There is no bid of {n:level} in {strain:trumps}.": "There is no bid of {n:level} in {strain:trumps}.",
  "“{text:letter}” is no suit, colour or NT.": "“{text:letter}” is no suit, colour or NT.",
  "“{text:card}” is no card: a card is written like SA, HT or D2, a coloured one like R14.":
    "“{text:card}” is no card: a card is written like SA, HT or D2, a coloured one like R14.",
  "“{text:word}” in “{text:order}” is not expected there.": "“{text:word}” in “{text:order}” is not expected there.",
  "“{text:word}” in “{text:order}” cannot be read.": "“{text:word}” in “{text:order}” cannot be read.",
  "A bracket in “{text:order}” is not closed.": "A bracket in “{text:order}” is not closed.",
  "“{text:word}” in “{text:order}” is no seat or side: N, E, S, W, NS or EW.":
    "“{text:word}” in “{text:order}” is no seat or side: N, E, S, W, NS or EW.",
  "“{text:word}” in “{text:order}” is nothing that can be counted in a hand.":
    "“{text:word}” in “{text:order}” is nothing that can be counted in a hand.",
  "“{text:word}” in “{text:order}” is no suit.": "“{text:word}” in “{text:order}” is no suit.",
  "“{text:order}” does not say how many {text:word}: 5, 5+ or 15-17.":
    "“{text:order}” does not say how many {text:word}: 5, 5+ or 15-17.",
  "In “{text:order}” “{text:word}” is asked of a side, and it is said of one hand.":
    "In “{text:order}” “{text:word}” is asked of a side, and it is said of one hand.",
  "“{text:order}” does not say which card: SA, HT, D2.": "“{text:order}” does not say which card: SA, HT, D2.",
  "“{text:word}” in “{text:order}” is no shape: four lengths that make thirteen.":
    "“{text:word}” in “{text:order}” is no shape: four lengths that make thirteen.",
  "In “{text:order}” the range {text:range} begins after its end.":
    "In “{text:order}” the range {text:range} begins after its end.",
  "“{text:order}” ends where a seat or a side should come: N, E, S, W, NS or EW.":
    "“{text:order}” ends where a seat or a side should come: N, E, S, W, NS or EW.",
  "“{text:order}” ends where what is counted should come, such as points or spades.":
    "“{text:order}” ends where what is counted should come, such as points or spades.",
  "“{text:order}” ends where a suit should come.": "“{text:order}” ends where a suit should come.",
  "“{text:order}” ends where a shape such as 5332 should come.":
    "“{text:order}” ends where a shape such as 5332 should come.",
  "“{text:contract}” is no contract: it is written like 4S, 3NTX or 1HXX.":
    "“{text:contract}” is no contract: it is written like 4S, 3NTX or 1HXX.",
  "“{text:said}” does not say who is vulnerable: it is None, NS, EW or All.":
    "“{text:said}” does not say who is vulnerable: it is None, NS, EW or All.",
  "“{text:said}” is no result: it is a number of tricks from 0 to 13.":
    "“{text:said}” is no result: it is a number of tricks from 0 to 13.",
  "The deal “{text:deal}” must have four hands, with - for one that is not known.":
    "The deal “{text:deal}” must have four hands, with - for one that is not known.",
  "{seat:who} holds {n:cards} cards, and a hand has thirteen.":
    "{seat:who} holds {n:cards} cards, and a hand has thirteen.",
  "“{text:said}” does not say who is vulnerable: it is o, n, e or b.":
    "“{text:said}” does not say who is vulnerable: it is o, n, e or b.",
  "“{text:call}” is no call: it is p, d, r, or a bid such as 1C or 3N.":
    "“{text:call}” is no call: it is p, d, r, or a bid such as 1C or 3N.",
  "“{text:card}” is no card: a card is written like sA, hT or d2.":
    "“{text:card}” is no card: a card is written like sA, hT or d2.",
  "“{text:said}” is no seat: N, E, S or W.": "“{text:said}” is no seat: N, E, S or W.",
  "“{text:name}” is in no format that is known here: {text:known}.":
    "“{text:name}” is in no format that is known here: {text:known}.",
  "This is in no format that is known here: {text:known}.": "This is in no format that is known here: {text:known}.",
  "{text:format} is written here, and not read.": "{text:format} is written here, and not read.",
  "Deals of {word:game} cannot be entered by hand.": "Deals of {word:game} cannot be entered by hand.",
  "In this game no deal is thrown in.": "In this game no deal is thrown in.",
  "“{text:said}” is no result: write declarer, contract and tricks, such as “{text:example}”.":
    "“{text:said}” is no result: write declarer, contract and tricks, such as “{text:example}”.",
  "“{text:said}” lacks the points of both hands: write declarer, contract and tricks, such as “{text:example}”.":
    "“{text:said}” lacks the points of both hands: write declarer, contract and tricks, such as “{text:example}”.",
  "“{text:said}” names no contract of this game: write declarer, contract and tricks, such as “{text:example}”.":
    "“{text:said}” names no contract of this game: write declarer, contract and tricks, such as “{text:example}”.",
  "“{text:said}” does not begin with who declared: write declarer, contract and tricks, such as “{text:example}”.":
    "“{text:said}” does not begin with who declared: write declarer, contract and tricks, such as “{text:example}”.",
  "“{text:said}” does not end with the tricks: write declarer, contract and tricks, such as “{text:example}”.":
    "“{text:said}” does not end with the tricks: write declarer, contract and tricks, such as “{text:example}”.",
  "“{text:said}” has {n:tricks} tricks, and there are 13.": "“{text:said}” has {n:tricks} tricks, and there are 13.",
  "“{text:said}” is no number.": "“{text:said}” is no number.",
  "No board in this file has all its cards.": "No board in this file has all its cards.",
  "No deal is given: write one code a line.": "No deal is given: write one code a line.",
  "Only events of Contract Bridge can be written as PBN.": "Only events of Contract Bridge can be written as PBN.",
  "This is no {word:kind} of kibitz: {text:why}.": "This is no {word:kind} of kibitz: {text:why}.",
  "This is no {word:kind} of kibitz: it calls itself “{text:name}”.":
    "This is no {word:kind} of kibitz: it calls itself “{text:name}”.",
  "This is no {word:kind} of kibitz: its log does not begin with how it was set up.":
    "This is no {word:kind} of kibitz: its log does not begin with how it was set up.",
  "The {word:kind} has version {n:version}; this kibitz reads versions 1 to {n:known}.":
    "The {word:kind} has version {n:version}; this kibitz reads versions 1 to {n:known}.",
  "There are {n:deals} deals, and from 1 to {n:most} can be printed at once.":
    "There are {n:deals} deals, and from 1 to {n:most} can be printed at once.",
  "A preference is a number of times from 0 to 1000.": "A preference is a number of times from 0 to 1000.",
  "No deals can be made to that order.": "No deals can be made to that order.",
  "That cannot be read.": "That cannot be read.",
  "Line {n:line}:": "Line {n:line}:",
} as const;
