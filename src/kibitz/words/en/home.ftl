# Home: the next step, the way, and the doors to everything else.

home-a-star-for = A star for every rung: its lessons learnt, a deal won, puzzles solved.
home-all-games = All games and options
home-back-to-the-table = Back to the table
home-begin = Begin
home-begin-at-the-beginning = Begin at the beginning after all
home-days-in-a-row = { $days ->
        [one] A day with cards. Tomorrow makes two.
       *[other] { $days } days with cards, one after the other.
    }
home-days-until-now = { $days ->
        [one] You played not long ago: today makes two. A day off is forgiven.
       *[other] { $days } days with cards so far. A day off is forgiven.
    }
home-deals-won = { $won ->
        [0] { $deals ->
            [0] Play it
           *[other] Play it: no deal won yet
        }
       *[other] A deal won
    }
home-door-club = Classes, homework, competitions, leagues, and evenings with real cards.
home-door-deals = Say what the hands should be like: they are dealt, printed or saved.
home-door-files = Step through boards that other programs have written.
home-door-watch = Look on at tables that may be watched.
home-for-teachers-and-clubs = For teachers and clubs
home-go-on = Go on
home-i-can-play-already = I can play already
home-learn = Learn
home-lessons-learnt = { $all ->
        [one] { $learnt ->
            [0] The lesson
           *[other] The lesson: learnt
        }
       *[other] Lessons: { $learnt } of { $all } learnt
    }
home-no-such-page = There is no page at this address
home-no-such-page-why = Perhaps a letter got lost on the way. From the start you find everything.
home-nothing-of-that = Not now
home-play = Play
home-play-with-friends = Play with friends
home-practice = Practice
home-progress = Progress
home-puzzles-for-that = { $count ->
        [one] A puzzle for that
       *[other] { $count } puzzles for that
    }
home-puzzles-of-this = Puzzles like these
home-puzzles-solved = Puzzles: { $solved } of { $all } solved
home-rung-done = with a star
home-solve-them = Solve them
home-to-the-start = To the start
home-where-do-you-start = Which of these do you know already? You start there.
home-you-are-here = You are here
home-your-star = Your star: { $game }
home-your-star-to-come = Your star for { $game }
home-your-way = Your way to bridge
