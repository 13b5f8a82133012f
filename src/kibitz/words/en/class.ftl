# Classes: the door, a pupil, the teacher's desk.

class-a-bot-is-thinking = A bot is thinking
class-a-bot-plays-for-them-until-they-come = A bot plays for them until they come.
class-a-bot-plays-instead = A bot plays instead
class-a-lesson = A lesson
class-a-new-class = A new class
class-a-question = a question
class-a-table-of-their-own = A table of their own, with bots
class-all-boards-played = All boards played
class-all-four-hands = All four hands
class-all-go-on = All go on
class-all-hands-open = All hands open
class-all-seats-are-taken = All seats are taken.
class-also-who-is-not-here = Also who is not here ({ $count })
class-another-nickname = Another nickname
class-another-tablet-says-to-be-who-is-that = Another tablet, which shows { $sign }, says it is { NAME($who) }. Is that right?
class-as-many-new-partners-and-faces-as-can-be = As many new partners and faces as can be.
class-at-random = At random
class-back-to-this-moment = Back to this moment
class-before-announcement = Before { SEAT($who) } announced
class-before-call = Before { SEAT($who) } called { CALL($call) }
class-before-card = Before { SEAT($who) } played { CARD($card) }
class-before-choice = Before { SEAT($who) } chose
class-beginner = Beginner
class-board-board = Board { $board }
class-bots-take-the-seats-that-stay-free-later = Bots take the seats that stay free. Later you can drag anybody to another seat.
class-by-strength = By strength
class-called-so = Somebody in this class is called { NAME($name) }, or nearly so.
class-cancel = Cancel
class-cards-to-deal-by-and-hand-records = Cards to deal by for real tables, hand records and score sheets.
class-change = Change
class-change-often = Change often
class-choose-a-lesson = Choose a lesson
class-choose-a-step = Choose a step
class-chosen = chosen
class-class = Class
class-class-and-club = Class and club
class-class-is-full = This class is full: { $most } have come.
class-class-is-over = This class is over.
class-codes-one-a-line = Codes, one a line
class-come-in = Come in
class-come-to-a-class = Come to a class
class-come-with-a-code = Come with a code
class-deals-by-their-codes = Deals by their codes
class-do-you-want-to-leave-the-class = Do you want to leave the class?
class-dummy-helps = Dummy helps
class-dummy-may-help = Dummy may help
class-dummy-sees-declarers-cards-and-may-point = Dummy sees declarer’s cards and may point at one.
class-each-table-has-both-as-partners = Each table has both, as partners.
class-end-the-class = End the class
class-every-table-gets-the-same-cards = Every table gets the same cards.
class-everybody-alone-on-their-own-tablet = Everybody alone, on their own tablet
class-everybody-has-a-seat = Everybody has a seat.
class-everybody-meets-everybody-in-short-matches = Everybody meets everybody in short matches, week by week, with a table of results.
class-finished = Finished
class-for-table-number = For table { $number }
class-give-them-the-seats-of-bots = Give them the seats of bots
class-gone = gone
class-hello-who = Hello, { NAME($who) }!
class-help = Help
class-help-at-all-tables = Help at all tables
class-here-of-all-here = { $here } of { $all } here
class-hints = Hints
class-how-far-they-are = How far they are
class-how-strong = How strong
class-is-that-you-and-you-have-another-tablet = Is that you, and you have another tablet? Your teacher can let you in.
class-is-the-class-over-nobody-can-come-in-any = Is the class over? Nobody can come in any more.
class-it-counts-at-once-and-every-pupil-is-told = It counts at once, and every pupil is told. For one table alone, press Look there.
class-keep-partners = Keep partners
class-leave-the-class = Leave the class
class-leaves-the-class = Leaves the class
class-lesson = Lesson
class-lesson-at-tables = { $when }, { $count } { $count ->
        [one] table
       *[other] tables
    }
class-lessons-to-send = Read them before you send your class to one.
class-look = Look
class-look-at-the-lessons = Look at the lessons
class-middling = Middling
class-missed-missed = { $missed } missed
class-name-of-the-class = Name of the class
class-new-deals = New deals
class-no-card-lies-on-the-table = No card lies on the table.
class-no-class-table = There is no such table in this class.
class-no-free-seat = No bot has a seat that could be taken: open one more table.
class-no-knock = Nobody is waiting for that answer.
class-no-member = There is nobody with that number in this class.
class-no-seat-to-share = Nobody sits there whose seat could be shared.
class-no-strength = Strength goes from 1 to { $most }.
class-no-such-step = That step of the lesson has no cards to play: please choose another.
class-no-such-tables = No tables are open: seat the class first.
class-no-table-has-finished-a-board = No table has finished a board yet.
class-no-title = A class needs a name, of at most { $most } characters.
class-nobody-called-so = Nobody in this class is called { NAME($name) }.
class-nobody-to-seat = Nobody has come yet.
class-nobody-waits = Nobody who is here waits for a seat.
class-not-here = Not here
class-nothing-has-been-played-yet = Nothing has been played yet.
class-of-a-class-homework-a-competition-a-league = Of a class, homework, a competition, a league, an evening or a table.
class-of-which-lesson = Of which lesson?
class-only-the-desk = Only the desk of this class can do that: please open it with its own link.
class-open-a-class = Open a class
class-open-a-competition = Open a competition
class-open-a-league = Open a league
class-open-all-hands-for-the-table = Open all hands for the table
class-open-this-address-or-scan = Open this address, or scan:
class-our-class = Our class
class-pairs-teams-or-each-alone-who-sits-where = Pairs, teams or each alone: who sits where, the results and the ranking, on tablets or with real cards.
class-pause-all = Pause all
class-paused = Paused
class-pupils-come-with-a-code-on-their-tablets = Pupils come with a code on their tablets. You seat them, send cards and lessons, and see every table.
class-pupils-do-not-see-that-you-look = Pupils do not see that you look.
class-pupils-may-ask-for-one-when-it-is-their = Pupils may ask for one when it is their turn.
class-put-all-tables-away = Put all tables away
class-put-them-away = What is going on there is not finished, and everybody waits for new seats. Put all tables away?
class-rename = Rename
class-results-by-board = Results by board
class-save-as-a-file = Save as a file
class-say-something-to-table-number = Say something to table { $number }
class-say-to-everybody = Say to everybody
class-say-to-table-number = Say to table { $number }
class-seat-is-full = { $most } share that seat already: more cannot.
class-seat-the-class-and-begin = Seat the class and begin
class-seats-and-cards = Seats and cards
class-send = Send
class-send-something-to-table-number = Send something to table { $number }
class-send-them-to-the-lesson = Send them to the lesson
class-share-a-seat = Shares a seat: tap whose
class-shares-the-seat-of = shares the seat of { NAME($who) }
class-should-who-leave-the-class = Should { NAME($who) } leave the class?
class-so-far-at-some-of-all-tables = So far at { $some } of { $all } { $all ->
        [one] table
       *[other] tables
    }.
class-so-many-get-a-seat = { $count ->
        [one] One pupil is here and gets a seat.
       *[other] { $count } pupils are here and get a seat.
    }
class-so-many-still-play-it = { $count ->
        [one] One table still plays it: then its cards lie open here.
       *[other] { $count } tables still play it: then its cards lie open here.
    }
class-something-went-wrong-at-the-table-the = Something went wrong at the table? The referee asks what happened and says what to do.
class-step = Step
class-strong = Strong
class-strong-with-weak = Strong with weak
class-stuck-tables-are-stuck = { $stuck } { $stuck ->
        [one] table is stuck
       *[other] tables are stuck
    }
class-table-number = Table { $number }
class-take-the-table-back = Take the table back
class-tap-a-seat-to-move-who-there = Tap a seat to move { NAME($who) } there.
class-tap-whose-seat-is-shared = Tap the pupil whose seat { NAME($who) } shares. Both see the hand, and either may play.
class-that-is-me = That is me
class-the-cards-of-a-step-together-at-the-tables = The cards of a step, together at the tables
class-the-chosen-pupil = The chosen pupil
class-the-code-of-the-class = The code of the class:
class-the-same-partners-meet-other-pairs = The same partners meet other pairs.
class-the-same-seats = The same seats
class-the-score-sheet = the score sheet
class-the-tables-now = The tables that are open now
class-the-way-back-to-this-desk-for-you-alone = The way back to this desk: for you alone
class-they-share-seats = Share seats with others
class-this-desk-cannot-be-opened = This desk cannot be opened
class-to-move = to move
class-to-read = to read
class-to-the-lesson = To the lesson
class-to-the-start = To the start
class-to-your-table = To your table
class-tricks-ns-to-ew = Tricks: { $ns } to { $ew }
class-type-the-name-that-the-others-know-you-by = Type the name that the others know you by.
class-waiting-for-count-pupils = Waiting for { $count } { $count ->
        [one] pupil
       *[other] pupils
    }
class-what-they-do = What they do
class-what-to-look-at = What to look at
class-where-each-one-is = Where each one is
class-who-came-since-gets-a-seat-that-is-free = Those who came since get the seats that are free.
class-who-card = { SEAT($who) }: { CARD($card) }
class-who-has-come = Who has come
class-who-is-gone = { NAME($who) } is gone
class-who-next-deal = { NAME($who) }: next deal?
class-who-plays-about-as-well-sits-together = Players of about the same strength sit together.
class-who-sits-with-whom = Who sits with whom
class-who-to-move = { NAME($who) } to move
class-whoever-comes-together = Anybody with anybody.
class-whoever-has-this-link-runs-the-class-and = Whoever has this link runs the class and sees all cards. This device remembers it.
class-without-a-seat = Without a seat
class-wrong-secret = This link does not open the desk: please use the one you got when you opened the class.
class-yes = Yes
class-you-are-in-your-teacher-gives-you-a-seat = You are in. Your teacher gives you a seat: your screen goes there by itself.
class-you-organise = You organise
class-you-play-at-a-real-table = You play at a real table
class-you-teach = You teach
class-your-classes = Your classes
class-your-code = Your code:
class-your-teacher = Your teacher
class-your-teacher-is-asked-whether-it-is-you = Your teacher is asked whether it is you. One moment, please.
