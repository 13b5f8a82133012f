# Homework.

homework-all-done-well-done = All done. Well done!
homework-another-date = Another date
homework-answered-already = You have answered this one already.
homework-best-cards = Best cards
homework-called-so-here = Somebody who does this homework is called { NAME($name) }, or nearly so.
homework-cards-that-mattered = Cards that mattered
homework-close-now = Close now
homework-closed-since-when = Closed since { $when }
homework-date-is-past = That date is over already.
homework-deals-at-random = Deals at random
homework-deals-or-puzzles-to-do-at-home-alone-or = Deals or puzzles to do at home, alone or with others, by a date. You see who did what, and where tricks were lost.
homework-deals-to-order = Deals to order
homework-done = Done
homework-done-of-all = { $done } of { $all }
homework-for-example-n-15-17-points-and-n-balanced = For example: N 15-17 points and N balanced
homework-for-your-pupils = For your pupils
homework-give-these-boards-as-homework = Give these boards as homework
homework-hints-may-be-asked-for = Hints may be asked for
homework-homework = Homework
homework-homework-is-full = { $most } { $most ->
        [one] person
       *[other] people
    } do this homework already.
homework-homework-is-over = The time for this homework is over. What you have done stays here.
homework-homework-that-you-have-set = Homework that you have set
homework-how-many-puzzles = How many puzzles
homework-how-many-tasks = Homework has from 1 to { $most } tasks.
homework-is-being-looked-at = is being looked at
homework-late = late
homework-left-tasks-to-go = { $left } { $left ->
        [one] task
       *[other] tasks
    } to go
homework-make-the-link = Make the link
homework-mistakes = Mistakes
homework-name-of-the-homework = Name of the homework
homework-no-date = No date
homework-no-homework-title = Homework needs a name, of at most { $most } characters.
homework-no-mistake = no mistake
homework-no-mistake-was-made-here = No mistake was made here.
homework-no-seat-there = There is no free seat at that table any more.
homework-no-such-pupil = Nobody with that number does this homework.
homework-no-such-task = This homework has no such task.
homework-nobody-has-begun-yet-send-your-pupils-this = Nobody has begun yet. Send your pupils this address:
homework-not-begun-yet = You have not begun this homework.
homework-not-done-yet = Not done yet
homework-not-from-home = At home nobody can open this address: { $address } is reached only within your own network. Three ways there are:
homework-not-solved = Not solved
homework-not-the-results = This link does not open the results: please use the one you got when you set the homework.
homework-not-to-order = Deals are made to order for games with thirteen cards each.
homework-not-with-others = This homework is done alone.
homework-number-of-mistakes = { $mistakes } { $mistakes ->
        [one] mistake
       *[other] mistakes
    }
homework-one-code-a-line = One code a line
homework-only-the-teacher = Only the teacher who set this homework may do that.
homework-open-again = Open again
homework-open-until-when = Open until { $when }
homework-or-sit-down-with-somebody = Or sit down with somebody
homework-otherwise-everybody-plays-alone-with-bots = Otherwise everybody plays alone with bots.
homework-pupils-may-sit-down-at-each-others-tables = Pupils may sit down at each other’s tables
homework-puzzle-number = Puzzle { $number }
homework-puzzles-to-answer = Puzzles to answer
homework-save-the-deals = Save the deals as a file
homework-save-the-table-as-a-file = Save the table as a file
homework-see-how-it-was-played = See how it was played
homework-see-this-moment = See this moment
homework-set-homework = Set homework
homework-solved = Solved
homework-tap-a-result-to-see-the-deal-as-it-was = Tap a result to see the deal as it was played, or a name for everything that somebody did.
homework-tasks-tasks = { $tasks } { $tasks ->
        [one] task
       *[other] tasks
    }
homework-the-address-of-this-page-is-for-you-alone = The address of this page is for you alone: whoever has it sees the results.
homework-the-boards-of-your-class-who-was-away = The boards of your class: who was away plays the same deals.
homework-the-coach-helps-and-what-is-found-with-its = The coach helps, and what is found with its help counts too.
homework-the-time-for-this-homework-is-over-ask = The time for this homework is over. Ask your teacher if you would still like to do it.
homework-the-time-for-this-homework-is-over-here-is = The time for this homework is over. Here is what you did.
homework-there-is-no-such-homework = There is no such homework
homework-this-address-does-not-open-the-results = This address does not open the results.
homework-to-be-done-by = To be done by
homework-way-by-file = A file to carry: save the deals, and open the file wherever homework is set, under “Deals by their codes”; or hand the codes out, to be typed under “Play a deal by its code”.
homework-way-by-server = A kibitz that everybody reaches, such as one of your school: set the homework there.
homework-way-by-terminal = The terminal: a pupil who has kibitz at home plays a deal with
homework-what-is-to-be-done = What is to be done
homework-where-who-erred = Mistakes of { NAME($who) }
homework-who = Who
homework-with-who = With { NAME($who) }
