# What the server refuses, and why a card may not be played.

refusals-all-see-the-card-you-pick-it-up-again-and = All see the card. You pick it up again, and there is no penalty.
refusals-answer-lead = A lead out of turn is on the table: it is accepted or rejected first.
refusals-bad-code = That code is not valid, or its five minutes are over: please ask for another.
refusals-bad-nickname = A nickname has 1 to 20 characters that can be seen and read.
refusals-bad-nonce = A nonce has 8 to 64 letters, digits, hyphens or underscores.
refusals-boards-differ = These deals do not fit one table: all must be of one pack, with as many cards each.
refusals-boards-twice = Each board of a set has a number of its own.
refusals-bot-has-seat = A bot is playing for you: take your seat first.
refusals-claim-open = A claim is on the table: it is answered first.
refusals-damaged-deal = This deal cannot be read: what is stored of it is damaged.
refusals-damaged-logbook = This cannot be read: what is stored of it is damaged.
refusals-damaged-table = This table cannot be read: what is stored of it is damaged.
refusals-deal-over = The deal is over.
refusals-follow-colour = You must follow the colour: { STRAIN($led) } was led.
refusals-follow-suit = You must follow suit: { STRAIN($led) } were led.
refusals-has-begun = Play has begun: seats stay as they are.
refusals-has-drawn = You have drawn a card: the others draw theirs.
refusals-has-seen-a-hand = { NAME($who) } has held a hand of this deal: another seat is free from the next deal on.
refusals-how-many-boards = A set has from 1 to { $most } { $most ->
        [one] board
       *[other] boards
    }.
refusals-moved-on = The table has moved on since then.
refusals-much-waits = A lot that was asked for from here is still being worked on: please try again in a moment.
refusals-name-of-a-bot = { NAME($name) } is the name of a bot: please choose another nickname.
refusals-name-taken = Somebody at this table is called { NAME($name) }, or nearly so: please choose another nickname.
refusals-no-address = That is not a network address.
refusals-no-backup = The backup could not be made: the server’s log says why.
refusals-no-card-to-turn = You have no card to turn now.
refusals-no-claim = Nothing can be claimed now.
refusals-no-exposing = No card can be exposed now.
refusals-no-free-seat = All seats at this table are taken: you can watch.
refusals-no-game = There is no game called “{ $name }”: choose from { $known }.
refusals-no-lead-to-answer = There is no lead out of turn to answer.
refusals-no-network = No network was found to let others in from. Start kibitz with: kibitz serve --host 0.0.0.0
refusals-no-office = This server was started without a page for its administrator.
refusals-no-option = { WORD($title) } cannot be set so: there is no option { $option }; its options are { $known }.
refusals-no-options = { WORD($title) } cannot be set so: there is no option { $option }; it has no options.
refusals-no-session = There is no session called “{ $name }”: choose from { $known }.
refusals-no-session-for = There is no session for { WORD($title) }.
refusals-no-such-bots = There are no bots called { $level }.
refusals-no-such-call = There is no such call to explain.
refusals-no-such-code = There is nothing under that code: please check it letter by letter.
refusals-no-such-deal = There is no such deal at this table, or it is not over yet.
refusals-no-such-guest = Nobody is waiting for that answer any more.
refusals-no-such-moment = The deal can only be taken back to before a move that stands in it.
refusals-no-such-phrase = Only the set phrases can be said.
refusals-no-such-player = There is no such seat at this table.
refusals-no-such-table = There is no such table: please check the link.
refusals-nobody-else = Nobody else has a seat here: the table waits for you as long as you like.
refusals-nobody-sits = Nobody sits { SEAT($place) }: that is the spare hand.
refusals-nobody-suspected = Nobody has failed to follow suit lately.
refusals-not-a-bot = A person has that seat: only bots have levels.
refusals-not-a-choice = { WORD($title) } cannot be set so: the option { $option } is one of { $known }.
refusals-not-a-helper = Only dummy may point at a card, and only where dummy helps declarer.
refusals-not-a-message = That message could not be understood.
refusals-not-a-number = { WORD($title) } cannot be set so: the option { $option } is a whole number from { $least } up.
refusals-not-a-person = A bot has that seat already.
refusals-not-a-switch = { WORD($title) } cannot be set so: the option { $option } is true or false.
refusals-not-asked = There is no question for you to answer.
refusals-not-begun = The others are still coming together: play has not begun.
refusals-not-from-here = Only somebody at the computer where kibitz runs can let the network in.
refusals-not-gone = { NAME($who) } is here: only somebody who is gone can be replaced.
refusals-not-held = { CARD($card) } is not in that hand.
refusals-not-in-range = { WORD($title) } cannot be set so: the option { $option } is a whole number from { $least } to { $most }.
refusals-not-its-session = { WORD($session) } is no session of { WORD($title) }: choose from { $known }.
refusals-not-let-in = The table would rather not: you can ask again when the next deal has begun.
refusals-not-now = That is not possible now.
refusals-not-offered = That is not among your choices.
refusals-not-over = The deal is not over yet.
refusals-not-seated = You have no seat at this table.
refusals-not-stored = That could not be stored: please try again.
refusals-not-the-administrator = That is not the token of this server’s administrator.
refusals-not-the-owner = Only the person who opened the table may do that.
refusals-not-turn = It is { SEAT($who) }’s turn.
refusals-not-yet-replaced = { NAME($who) } has a minute to come back: { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } to go.
refusals-not-your-cards = Those are { SEAT($whose) }’s cards: you do not play them.
refusals-not-yours-to-delete = Only whoever runs it deletes it: this secret is another.
refusals-not-yourself = Nobody is sent away from their own table.
refusals-nothing-to-double = There is nothing for you to double now.
refusals-nothing-to-redouble = There is nothing for you to redouble now.
refusals-nothing-to-take-back = There is nothing of yours that can be taken back now.
refusals-old-table = This table was played under rules that this kibitz no longer knows.
refusals-other-cards = { WORD($title) } is played with { $wanted } { $wanted ->
        [one] card
       *[other] cards
    } each, and that deal has { $cards }.
refusals-owner-begins = { NAME($who) } opened the table and begins when all are there.
refusals-play-not-begun = The play of the cards has not begun.
refusals-rubber-only = Duplicate scoring has its own Laws: the option { $option } goes with rubber scoring.
refusals-said-later = That can be said when the deal is over.
refusals-say-hello-first = The first message must be Hello.
refusals-seat-taken = That seat is taken: please choose another.
refusals-seats-are-given = Seats at this table are given out by whoever runs it: please ask there.
refusals-session-needs = { WORD($session) } needs { WORD($title) } with { $needs }.
refusals-session-over = The session is over.
refusals-show-a-card-by-accident = Show a card by accident
refusals-show-this-card = Show this card
refusals-slam-needs-full = A slam needs full scoring: there is no slam to choose with scoring={ $scoring }.
refusals-table-paused = The table is paused: play goes on in a moment.
refusals-taken-back-too-late = That deal is over: it can be played again, but nothing in it is taken back.
refusals-too-fast = Too many messages at once: please try again in a moment.
refusals-too-late-to-take-back = Somebody has moved since: only at a practice table can that still be taken back.
refusals-too-low = { CALL($bid) } is not higher than the last bid.
refusals-too-many-people = Many people have come from your network in a short time: please wait a little.
refusals-too-many-tables = You have opened many tables in a short time: please wait a little.
refusals-took-too-long = That took too long and was stopped: please ask for less.
refusals-took-too-much = That is too large for this server to work out at once: please ask for less.
refusals-work-failed = That could not be worked out: something went wrong here. Whoever runs this server finds it in the log.
refusals-wish-open = Somebody asks to take back a move: that is answered first.
refusals-you-are-dummy = You are dummy: declarer plays your cards.

refusals-your-own-address = That is the address you come from yourself.