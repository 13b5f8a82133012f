# The results page of a club: events to look up, and totals of several.

results-a-page = A results page
results-about = Your events in a list that everybody with the link can open: rankings, every board with its hands, and totals of several evenings. Nothing stands on it until you put it there.
results-add = Add them up
results-add-up = Add events up
results-add-up-title = What the total is called
results-add-up-which = Which events
results-all-count = all of them
results-back = All events
results-best = How many count at most
results-board = Board { $board }
results-board-after = The next board
results-board-before = The board before
results-boards = Boards
results-counts-all = { $whose ->
        [players] Each player
       *[entrants] Pairs and teams
    }: { $adding ->
        [sum] the sum of all { $events } events.
       *[mean] the mean of all { $events } events; whoever missed one has no place.
    }
results-counts-best = { $whose ->
        [players] Each player
       *[entrants] Pairs and teams
    }: { $adding ->
        [sum] the sum of the best { $best } of { $events } events.
       *[mean] the mean of the best { $best } of { $events } events; whoever has fewer has no place.
    }
results-entrants = pairs and teams as they came
results-events = Events
results-how = How
results-is-listed = “{ $title }” stands on the page already.
results-it-is-on = It stands on the page of { $title }
results-keep = Keep it so
results-leave-out = Who wishes not to be named
results-leave-out-how = One name a line. It is left out of every event and total on this page; the events themselves keep it.
results-list-it = Put it on the page
results-list-it-on = Put it on the page of { $title }
results-mean = by the mean of their scores
results-name = The name of the club
results-no-hands = The cards of this board are not known here.
results-no-total = No longer added up
results-not-listed = That does not stand on this page.
results-not-who-runs-it = Only whoever runs this page may do that.
results-nothing-yet = No event stands here yet.
results-open-it = Open the page
results-or-link = or the organiser’s link of another
results-other-unit = Only events that are scored alike can be added up: per cent with per cent, IMPs with IMPs.
results-page-full = A page has at most { $most } events.
results-play-it = Play this deal yourself
results-players = each player, with whoever it was
results-put-on = Put an event on the page
results-still-open = “{ $title }” is not closed yet: its results stand here when it is.
results-sum = by the sum of their scores
results-take-off = Take off { $title }
results-take-off-short = Take off
results-tap-a-name = Tap a name for a score card, a number for a board.
results-to-look-up = To look up at home
results-to-look-up-why = On your club’s results page everybody with its link finds the ranking, the score cards and each board with its hands.
results-too-few = Choose at least two events to add up.
results-too-many = That is too much: at most { $most }.
results-total = Total
results-totals = Several events together
results-which = Which of your events
results-whose = For whom
