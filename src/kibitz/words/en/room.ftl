# Who comes in, the waiting room, and who goes.

room-a-bot-in-left-s = A bot in { $left } s
room-a-private-table = A private table
room-all-seats-are-taken = All seats are taken.
room-any-seat = Any seat
room-ask-for-a-seat = Ask for a seat
room-ask-to-take-back = Ask to take back
room-auction = Auction
room-auction-and-score = Auction and score
room-away = away
room-begin = Begin
room-begin-again-here = Begin again here
room-bot = bot
room-cards-on-the-table = Cards on the table
room-claim = Claim
room-clash = Clash
room-count-cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
room-cut-the-pack = Cut the pack
room-dealer = dealer
room-declarer = declarer
room-do-you-want-to-play = Do you want to play this deal?
room-draw-a-card-for-the-seats = Draw a card for the seats
room-draw-again = Draw again
room-drawn-cards-drawn-everybody-draws-one = { $drawn } { $drawn ->
        [one] card drawn
       *[other] cards drawn
    }: everybody draws one.
room-dummy = dummy
room-dummys-hand-who = Dummy’s hand: { NAME($who) }
room-every-trick = Every trick counts
room-every-trick-counts-a-point = Every trick counts a point.
room-game = Game
room-hand-of-who = Hand of { NAME($who) }
room-here = Your table
room-hero-suit = Hero suit
room-how = How
room-how-many-cards-are-in-your-longest-colour = How many cards are in your longest colour?
room-how-many-points-do-you-hold-ace-4-king-3 = How many points do you hold? Ace 4, king 3, queen 2, jack 1.
room-how-many-tricks = How many tricks do we promise?
room-how-well-who-plays = How well { NAME($who) } plays
room-i-win-tricks-of-the-last-left-tricks = I win { $tricks } of the last { $left } { $left ->
        [one] trick
       *[other] tricks
    }
room-in-place-of-who = In place of { NAME($who) }
room-it-is-your-turn = It is your turn.
room-it-is-your-turn-play-from-dummy = It is your turn: play from dummy.
room-just-watch = Just watch
room-last-trick = Last trick
room-leave-for-good = Leave for good
room-leave-the-table = Leave the table
room-leaves-after-this-deal = leaves after this deal
room-lesson-scoring = Lesson scoring
room-let-a-bot-play = Let a bot play
room-let-a-bot-play-for-me = Let a bot play for me
room-let-in = Let in
room-let-in-now = Let in now
room-let-others-on-this-network-in = Let others on this network in
room-let-others-watch = Let others watch
room-lets-go = Let’s play
room-level = Level
room-looking-it-up = Looking it up …
room-make-this-call = Make this call
room-menu-more = More
room-no = No
room-now-one-of-whos-cards = Now play one of { NAME($who) }’s cards, up there
room-open-question = Open question
room-or-start-it-with = Or start it with:
room-others-may-watch = Others may watch
room-others-may-watch-this-table = Others may watch this table.
room-part-score = Part-score
room-pledge-names-seven = Seven
room-pledge-names-ten = Ten
room-point-at-a-call-or-hold-it-down-to-see = Point at a call, or hold it down, to see what it would say.
room-practice = Practice
room-practice-table-every-move-can-be-taken = Practice table: every move can be taken back.
room-say = Say
room-score-sheet = Score sheet
room-send-away-after-this-deal = Send away after this deal
room-send-who-away = Send { NAME($who) } away
room-showdown = Showdown
room-sit-here = Sit here
room-sit-here-for-who = Sit here, in place of { NAME($who) }
room-skirmish = Skirmish
room-slam = Slam
room-so-far-only-this-computer-can-open-it = So far only this computer can open it.
room-somebody-asks-for-a-seat = Somebody asks for a seat
room-somebody-is-gone = Somebody is gone
room-spare-hand = spare hand
room-stop-after-this-deal = Stop after this deal
room-swap-with-who = Swap with { NAME($who) }
room-take-a-break = Take a break
room-take-a-seat = Take a seat
room-take-back = Take back my last move
room-take-my-seat-back = Take my seat back
room-tap-a-call-to-see-what-it-would-say = Tap a call to see what it would say.
room-target = Target
room-terms-strain-goal-tricks = { WORD($terms) }, { WORD($strain) }: { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }
room-the-cards-have-chosen-who-deals-first = The cards have chosen: { NAME($who) } deals first.
room-the-cards-have-chosen-you = The cards have chosen: you deal first.
room-the-number-is-how-many-tricks-your-side = The number is how many tricks your side must win.
room-the-others-are-asked = The others are asked.
room-the-spare-hand = the spare hand
room-the-table-would-rather-not-this-time-you = The table would rather not, this time. You can ask again when the next deal has begun.
room-the-two-highest-play-together = The two highest play together.
room-they = They
room-they-have-begun-to-play-and-the-table-is = They have begun to play, and the table is private. Ask for a seat: you come in at the next deal, or at once if everybody agrees.
room-this-session-is-over = This session is over.
room-this-table-is-private = This table is private.
room-this-table-is-private-only-people-with-its = This table is private: only people with its link can come in.
room-to-call = to call
room-to-play = to play
room-vulnerable = vulnerable
room-wait = Wait
room-waiting-room = Waiting room
room-we = We
room-what-does-it-mean = What does it mean?
room-what-happened = What happened
room-what-shall-we-play = What shall we play?
room-what-would-it-mean = What would it mean?
room-which-suit-beats-the-others = Which suit should beat the others?
room-who-begins-when-all-are-there = { NAME($who) } begins when all are there.
room-who-card = { ME($who) ->
        [you] You
       *[other] { SEAT($who) }
    }: { WORD($card) }
room-who-deals-first = { NAME($who) } deals first.
room-who-has-led-card-out-of-turn = { SEAT($who) } has led { CARD($card) } out of turn.
room-who-is-here = Who is here
room-who-is-no-longer-at-the-table = { NAME($who) } is no longer at the table.
room-who-shall-play = Who shall play both hands?
room-who-sits-where = Who sits where
room-who-wins-the-trick = { ME($who) ->
        [you] You win the trick
       *[other] { SEAT($who) } wins the trick
    }
room-who-would-like-a-seat = { NAME($who) } would like a seat.
room-who-would-like-to-sit-seat = { NAME($who) } would like to sit { SEAT($seat) }.
room-whoever-opens-this-link-asks-for-the-seat = Whoever opens this link asks for the seat of a bot, and you let them in. No account is needed, only a nickname.
room-whoever-opens-this-link-sits-down-here-no = Whoever opens this link sits down here. No account is needed, only a nickname.
room-whos-table = { NAME($who) }’s table
room-won-tricks = { $won } { $won ->
        [one] trick
       *[other] tricks
    }
room-won-tricks-of-needs = { $won } { $won ->
        [one] trick
       *[other] tricks
    } of { $needs }
room-won-tricks-won-lost-tricks-lost = { $won } { $won ->
        [one] trick
       *[other] tricks
    } won, { $lost } { $lost ->
        [one] trick
       *[other] tricks
    } lost
room-you = you
room-you-deal-first = You deal first.
room-you-have-asked-for-a-seat-one-moment-the = You have asked for a seat. One moment: the table answers.
room-you-show-your-hand-if-the-other-side = You show your hand. If the other side agrees, the deal ends with these tricks; if not, play goes on.
room-you-sit-down-when-the-next-deal-begins = You sit down when the next deal begins.
room-you-went-on-with-another-device-which-has = You went on with another device, which has your seats and your history now.
room-your-call = Your call
room-your-choice = Your choice
room-your-hand = Your hand
room-your-seat-was-given-away = Your seat was given to a bot by whoever opened this table.
room-your-turn = Your turn
