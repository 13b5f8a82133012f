# Results with real cards.

slips-is-doubled-doubled = with a double
slips-is-doubled-redoubled = with a redouble
slips-no-round-is-under-way-or-you-sit-out-this = No round is under way, or you sit out. This page goes on by itself.
slips-not-at-a-table = You do not play at a table in this round.
slips-not-written-so = That is no result of this game.
slips-one-less = One less
slips-one-more = One more
slips-plays-on-tablets = This table plays on tablets: its results come by themselves.
slips-points-of-both-hands = Points of both hands
slips-results-of-your-table = Results of your table
slips-round-moved-on = That round is over: please tell the organiser.
slips-something-wrong-only-the-organiser-can = Something wrong? Only the organiser can change what is entered.
slips-table-table-round-round = Table { $table }, round { $round }
slips-the-organiser-has-decided-this-board = The organiser has decided this board.
slips-the-other-side-entered-this-is-it-right = The other side entered this. Is it right?
slips-the-other-side-has-to-say-that-it-is-right = The other side has to say that it is right.
slips-to-the-event = To the event
slips-vulnerable-who = vulnerable: { $who }
slips-which-contract = Which contract?
slips-who-deals = { SEAT($who) } deals
slips-who-declared = Who declared?
slips-yes-it-is-right = Yes, it is right
slips-you-sit-side = You sit { SIDE($side) }.
