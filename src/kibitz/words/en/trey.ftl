# Trey, the partner who is always there: what is next, before a deal, and the way up the ladder.

trey-at-the-top = You have been up the whole ladder!
trey-bad-luck = That one got away. It happens to all of us.
trey-begin-lesson = { $title }
trey-both-need = We need { $ours } { $ours ->
        [one] trick
       *[other] tricks
    }, they need { $theirs }.
trey-deal-of-the-day = The deal of the day
trey-every-trick = Every trick counts.
trey-go-on-deal = Go on: { WORD($title) }
trey-go-on-lesson = Go on: { $title }, step { $at } of { $of }
trey-go-on-with = { $others ->
        [0] Play with { NAME($who) }: { WORD($title) }
        [one] Play with { NAME($who) } and one more: { WORD($title) }
       *[other] Play with { NAME($who) } and { $others } more: { WORD($title) }
    }
trey-hello = Hello! I am Trey, and I am your partner.
trey-learnt = That is learnt. On we go!
trey-little-to-choose = There was little for you to choose this time.
trey-new-rung = Up we go! { WORD($title) } is next.
trey-new-star = Your star for { WORD($title) }! You earned it.
trey-nicely-done = Nicely done. What next?
trey-no-such-rung = There is no such rung on the ladder: please choose another.
trey-play-again = Once more: { WORD($title) }
trey-play-game = Play { WORD($title) }
trey-repeat-lesson = Once more from { $title }
trey-solve = { $count ->
        [one] One puzzle: { WORD($title) }
       *[other] { $count } puzzles: { WORD($title) }
    }
trey-solve-missed = { $count ->
        [one] The puzzle that got away
       *[other] { $count } puzzles that got away
    }
trey-straight-in = Good, then we start right here!
trey-tomorrow-daily = Tomorrow there is a new deal of the day.
trey-tomorrow-lesson = Tomorrow, two minutes more of “{ $title }”.
trey-tomorrow-new-rung = Tomorrow I can show you { WORD($title) }.
trey-tomorrow-puzzles = { $count ->
        [one] Tomorrow the puzzle that got away comes back.
       *[other] Tomorrow { $count } puzzles that got away come back.
    }
trey-tomorrow-rung = Tomorrow we go on with { WORD($title) }.
trey-we-need = We need { $ours } { $ours ->
        [one] trick
       *[other] tricks
    }.
trey-week-played = In the last seven days you played { $deals } { $deals ->
        [one] deal
       *[other] deals
    } and won { $won }.
trey-week-role = In the last seven days you won { $won } of { $deals } { $deals ->
        [one] deal
       *[other] deals
    }. { $role ->
        [declarer] Most tricks got away as declarer.
        [leader] Most tricks got away when you led.
        [second] Most tricks got away when you were second to play.
        [third] Most tricks got away when you were third to play.
       *[last] Most tricks got away when you were last to play.
    }
trey-week-weakest = In the last seven days you won { $won } of { $deals } { $deals ->
        [one] deal
       *[other] deals
    }. What got away most: { WORD($theme) }.
trey-welcome-back = Good to see you again!
trey-who-leads = { NAME($who) } leads.
trey-who-plays = { $trumps ->
        [NT] { NAME($who) } plays, without trumps.
       *[other] { NAME($who) } plays, { STRAIN($trumps) } are trumps.
    }
trey-why-again = One deal won, and this part of your star is yours. We are getting there.
trey-why-course = Your star of { $title } shines. Now for the fine points: one lesson a day.
trey-why-daily = The same cards for everybody, once a day. Let us see how we do.
trey-why-deal = Your cards are still on the table, just as you left them.
trey-why-game = You know how it goes now. Let us play it together.
trey-why-go-on-lesson = You were in the middle of it. It goes on where you stopped.
trey-why-lesson = A few pages, and in between you play. I sit opposite you.
trey-why-missed = They look easier after a night’s sleep. Have another go.
trey-why-puzzles = { $count ->
        [one] One more solved, and this part of your star is yours.
       *[other] Each takes a minute. Then this part of your star is yours.
    }
trey-why-repeat = It got away from you once. Two minutes, and it stays.
trey-why-straight-game = Sit down: I am your partner.
trey-why-table = Your seat is kept.
trey-won = You won! That was good to watch.
trey-you-lead = You lead.
trey-you-play = { $trumps ->
        [NT] You play, without trumps.
       *[other] You play, { STRAIN($trumps) } are trumps.
    }
