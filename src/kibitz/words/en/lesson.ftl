# Around a lesson.

lesson-a-lesson-for-each-of-the-other-games = A lesson for each of the other games
lesson-course-bidding = Bidding, step by step
lesson-course-card-play = The play of the cards
lesson-all-lessons = All lessons
lesson-and-i-saw-this = And I saw this:
lesson-back = Back
lesson-check = Check
lesson-done-of-all-pages = { $done } of { $all } { $all ->
        [one] page
       *[other] pages
    }
lesson-from-your-teacher = From your teacher
lesson-go-on-here = Go on here
lesson-how-far-you-are = How far you are
lesson-learn = Learn
lesson-learn-it = Learn it
lesson-learn-it-title = Learn it: { $title }
lesson-learn-to-play = Learn to play
lesson-learnt = Learnt
lesson-learnt-of-all-learnt = { $learnt } of { $all } learnt
lesson-learnt-of-all-lessons-learnt = { $learnt } of { $all } { $all ->
        [one] lesson
       *[other] lessons
    } learnt
lesson-lesson-stops-here = The lesson stops the play here: go on, or try again.
lesson-lesson-table = This table belongs to a lesson: it is for one player alone.
lesson-next-title = Next: { $title }
lesson-no-score = No score
lesson-no-such-lesson = There is no such lesson: please choose another.
lesson-not-in-lesson = The lesson has something else at this place: it is shown from there.
lesson-not-this-card = Not this card. Try another one.
lesson-not-yet = Not yet.
lesson-once-more-from-the-start = Once more from the start
lesson-opening-the-lesson = Opening the lesson …
lesson-ours = ours
lesson-play-on = Play on
lesson-right = Right.
lesson-score = Score
lesson-score-for-who = { $score } for { SIDE($who) }
lesson-short-lessons-one-after-the-other-you-read = Short lessons, one after the other. You read a little, and then you play.
lesson-show-me = Show me
lesson-skip-this = Skip this
lesson-solve-puzzles = { $count ->
        [one] A puzzle
       *[other] { $count } puzzles
    } to go with it
lesson-that-was-this-deal = That was the deal.
lesson-the-deal = The deal
lesson-theirs = theirs
lesson-they-above-the-line = They, above the line
lesson-they-below-the-line = They, below the line
lesson-they-in-all = They, in all
lesson-this-lesson-cannot-be-opened = This lesson cannot be opened
lesson-together-ours-for-us-theirs-for-them = Together: { $ours } for { SIDE($us) }, { $theirs } for { SIDE($them) }.
lesson-tricks-for-who = tricks for { SIDE($who) }
lesson-we-above-the-line = We, above the line
lesson-we-below-the-line = We, below the line
lesson-we-in-all = We, in all
lesson-what-came-of-it = What came of it
lesson-what-you-have-read = What you have read
lesson-you = You
lesson-you-have-come-to-the-end-of-this-lesson = You have come to the end of this lesson. You know now:
lesson-your-next = Your next lesson
lesson-your-number = Your number
lesson-your-tricks-stand-upright-the-others-lie = Your tricks stand upright, the others lie on their side:
