# Why a file or a code cannot be read.

files-another-pack = { SEAT($who) }’s hand is of another pack than North’s.
files-auction-begins = The auction begins with “{ $said }”, which is no seat: N, E, S or W.
files-board-too-full = The board that begins here has more than { $most } tags, words and comments.
files-board-too-long = The board that begins here goes on for more than { $lines } { $lines ->
        [one] line
       *[other] lines
    }.
files-cannot-read = “{ $word }” in “{ $order }” cannot be read.
files-card-numbers = A card’s number is from 01 to 52.
files-card-twice = The hand “{ $hand }” holds { CARD($card) } twice.
files-deal-neither = The main part of the Deal script comes to its end without accept or reject in some case: end it with one of them.
files-deal-no-main = The Deal script asks for nothing: it needs a part “main { "{" } … accept { "}" }”.
files-deal-not-a-hand = Line { $line } of the Deal script gives out “{ $hand }”: a hand has thirteen cards, spades to clubs, with “-” for a void.
files-deal-script = Line { $line } of the Deal script cannot be followed at “{ $word }”. What is known: { $known }.
files-deal-script-ends = The Deal script ends in line { $line } where more should come: is a bracket open?
files-deal-too-large = Line { $line } of the Deal script becomes too large or too deep to be worked out.
files-deal-too-much = The Deal script asks for what cannot be worked out here: it divides by what could be 0, or becomes too large.
files-dealer-chained = Line { $line } of the dealer script: put brackets around one of the two choices with ? and :, so that it is clear which comes first.
files-dealer-divided = Line { $line } of the dealer script divides by what could be 0: divide by a number.
files-dealer-named-twice = Line { $line } of the dealer script gives the name “{ $name }” a second time.
files-dealer-no-condition = The dealer script names “{ $name }” and asks for nothing: add a line such as “condition { $name }”.
files-dealer-not-of-cards = “{ $word }” in the dealer script says nothing about the cards, and is not followed here: leave it out.
files-dealer-script = Line { $line } of the dealer script cannot be read at “{ $word }”. What is known: { $known }.
files-dealer-script-ends = The dealer script ends in line { $line } where more should come.
files-dealer-too-large = Line { $line } of the dealer script becomes too large or too deep to be worked out.
files-dealer-two-conditions = Line { $line } of the dealer script is a second condition: join both with “and”.
files-deals-at-once = There are { $deals } { $deals ->
        [one] deal
       *[other] deals
    }, and from 1 to { $most } can be printed at once.
files-ends-before-count = “{ $order }” ends where what is counted should come, such as points or spades.
files-ends-before-seat = “{ $order }” ends where a seat or a side should come: N, E, S, W, NS or EW.
files-ends-before-shape = “{ $order }” ends where a shape such as 5332 should come.
files-ends-before-suit = “{ $order }” ends where a suit should come.
files-foreign = This is no { WORD($kind) } of kibitz: “{ $why }”.
files-foreign-name = This is no { WORD($kind) } of kibitz: it calls itself “{ $name }”.
files-foreign-start = This is no { WORD($kind) } of kibitz: its log does not begin with how it was set up.
files-four-hands-or-dashes = The deal “{ $deal }” must have four hands, with - for one that is not known.
files-four-suits = The hand “{ $hand }” needs four suits between dots: spades, hearts, diamonds, clubs.
files-halves = “{ $order }”: { $word } are whole numbers; only quick tricks have halves.
files-hands-begin = The hands “{ $said }” must begin with N:, E:, S: or W:.
files-holds-not = { SEAT($who) } holds { $cards } { $cards ->
        [one] card
       *[other] cards
    }, not { $wanted }.
files-how-many = “{ $order }” does not say how many { $word }: 5, 5+ or 15-17.
files-in-two-hands = { CARD($card) } is in two hands.
files-line-line = Line { $line }:
files-more-than-thirteen = { SEAT($who) } holds { $cards } { $cards ->
        [one] card
       *[other] cards
    }, and a hand has thirteen.
files-never-thrown-in = In this game no deal is thrown in.
files-no-bars = There is no bar for a million letters: this is not a LIN file.
files-no-bid = There is no bid of { $level } in { STRAIN($trumps) }.
files-no-board-in-link = “{ $link }” holds no board.
files-no-call = “{ $call }” is no call: it is pass, double, redouble, play, or a bid such as 1C or 3NT.
files-no-call-of-lin = “{ $call }” is no call: it is p, d, r, or a bid such as 1C or 3N.
files-no-call-of-pbn = “{ $call }” is no call: it is Pass, X, XX, AP, or a bid such as 1C or 3NT.
files-no-call-of-rbn = “{ $call }” is no call: it is P, X, R, A, or a bid such as 1C or 3N.
files-no-card = “{ $card }” is no card: a card is written like SA, HT or D2, a coloured one like R14.
files-no-card-of-lin = “{ $card }” is no card: a card is written like sA, hT or d2.
files-no-card-of-pbn = “{ $card }” is no card: a card is written like SA, HT or D2.
files-no-cards = A deal has at least one card for each.
files-no-colour = “{ $part }” in the hand “{ $hand }” must start with R, G, Y or B.
files-no-colour-rank = “{ $rank }” in the hand “{ $hand }” is no rank: use 2 to 14.
files-no-command = “{ $said }” is no command of LIN: it is two letters between bars.
files-no-contract = “{ $contract }” is no contract: it is written like 4S, 3NTX or 1HXX.
files-no-contract-said = “{ $said }” names no contract of this game: write declarer, contract and tricks, such as “{ $example }”.
files-no-date = “{ $said }” is no date: it is written like 20120428.
files-no-deal-code = “{ $code }” is no deal code: twenty letters and digits, in fives.
files-no-deal-given = No deal is given: write one code a line.
files-no-declarer-said = “{ $said }” does not begin with who declared: write declarer, contract and tricks, such as “{ $example }”.
files-no-label = “{ $said }” is no label of RBN.
files-no-number = “{ $said }” is no number.
files-no-points-said = “{ $said }” lacks the points of both hands: write declarer, contract and tricks, such as “{ $example }”.
files-no-rank = “{ $rank }” in the hand “{ $hand }” is no rank: use A K Q J T 9 … 2.
files-no-result-of-rbn = “{ $said }” is no result: it begins with the number of tricks.
files-no-result-said = “{ $said }” is no result: write declarer, contract and tricks, such as “{ $example }”.
files-no-seat = “{ $said }” is no seat: N, E, S or W.
files-no-seat-or-side = “{ $word }” in “{ $order }” is no seat or side: N, E, S, W, NS or EW.
files-no-shape = “{ $word }” in “{ $order }” is no shape: four lengths that make thirteen.
files-no-strain = “{ $letter }” is no suit, colour or NT.
files-no-suit = “{ $word }” in “{ $order }” is no suit.
files-no-tag = “{ $word }” begins no tag: a tag is written [Name "value"].
files-no-trick = “{ $said }” is no trick: it is written like SA72K or H3D5H9A.
files-no-tricks-said = “{ $said }” does not end with the tricks: write declarer, contract and tricks, such as “{ $example }”.
files-no-tricks-won = “{ $said }” is no result: it is a number of tricks from 0 to 13.
files-no-whole-board = No board in this file has all its cards.
files-not-by-hand = Deals of { WORD($game) } cannot be entered by hand.
files-not-counted = “{ $word }” in “{ $order }” is nothing that can be counted in a hand.
files-not-expected = “{ $word }” in “{ $order }” is not expected there.
files-not-four-hands = The deal “{ $deal }” has { $hands } { $hands ->
        [one] hand
       *[other] hands
    }, not four.
files-not-readable = That cannot be read.
files-not-so-many-bytes = It has { $bytes } bytes, and a board of a DUP file has { $size }.
files-not-two-digits = The cards are not given as numbers of two digits.
files-not-vulnerable-in-lin = “{ $said }” does not say who is vulnerable: it is o, n, e or b.
files-not-vulnerable-so = “{ $said }” does not say who is vulnerable: it is None, NS, EW or All.
files-note-unnumbered = The note “{ $note }” must begin with its number and a colon.
files-nothing-in-file = There is nothing in it: no board and no deal.
files-numbers-to = A deal’s number is from 0 to { $most }.
files-of-one-hand = In “{ $order }” “{ $word }” is asked of a side, and it is said of one hand.
files-only-written = { WORD($format) } is written here, and not read.
files-open-bracket = A bracket in “{ $order }” is not closed.
files-too-deep = An order has at most { $most } brackets and “not” one inside the other.
files-open-comment = A comment that begins with { "{" } is not closed.
files-order-not-made = No deals can be made to that order.
files-other-version = The { WORD($kind) } has version { $version }; this kibitz reads versions 1 to { $known }.
files-part-of-a-board = The link does not hold a whole board: a part of it may be missing.
files-pbn-of-contract = Only events of Contract Bridge can be written as PBN.
files-play-begins = The play begins with “{ $said }”, which is no seat: N, E, S or W.
files-played-twice = { CARD($card) } is played twice.
files-range-backwards = In “{ $order }” the range { $range } begins after its end.
files-record-too-long = The record that begins here has more than { $most } lines.
files-slip-in-code = The deal code “{ $code }” has a slip in it: please copy it again.
files-some-card-twice = A card is in two hands or twice in one.
files-starts-with-seat = The deal “{ $deal }” must start with N:, E:, S: or W:.
files-stray-note = A note stands after the auction or the play that it belongs to.
files-tag-expected = “{ $word }” stands where a tag was expected: a tag is written [Name "value"].
files-too-many-commands = The board that begins here has more than { $most } commands.
files-too-many-tricks = “{ $said }” has { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }, and there are 13.
files-two-to-a-trick = { SEAT($who) } plays two cards to trick { $trick }.
files-unknown-format = “{ $start }” begins no file of a format that is known here: { $known }. PBN begins like [Board "1"], LIN with two letters and a bar, and deals one a line with “N:”.
files-unknown-format-of = “{ $name }” is in no format that is known here: { $known }.
files-which-card = “{ $order }” does not say which card: SA, HT, D2.
