# The page around the table.

page-3-players = 3 players
page-a-deal-played-again = A deal played again
page-a-new-level-counts-from-the-bots-next-move = A new level counts from the bot’s next move on.
page-a-point-at = { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: 1 point for you. They need { $goal } too; if nobody has them, nobody scores.
page-a-point-either-way = { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: 1 point for you. Fewer: 1 point for them.
page-a-point-for-each = One point for each trick, for you and for them.
page-all-games = All games
page-all-pass = If all four pass, strengths are told and the stronger side plays for ten or seven.
page-all-results = All results
page-all-your-tables = All your tables
page-any-move-can-be-taken-back-whatever-was = Any move can be taken back, whatever was played since.
page-any-time = Any time
page-as-usual = as usual
page-ask-a-friend-for-the-link-to-their-table = Ask a friend for the link to their table
page-at-your-left = At your left
page-at-your-right = At your right
page-back-to-the-usual = Back to the usual
page-before-the-play = Before the first card
page-between-deals = Between two deals
page-bonus-pays = Made: the tricks beyond six and { $bonus } more. Each trick short: { $short } for them.
page-bots-level = bots: { WORD($level) }
page-by-game = By game
page-by-level-of-the-bots = By level of the bots
page-changed-options-changed = { $changed } { $changed ->
        [one] option changed
       *[other] options changed
    }
page-choose-a-game-from-the-easiest-to-the = Choose a game: from the easiest to the whole of bridge
page-close = Close
page-connection-lost-trying-again = Connection lost, trying again …
page-continue-here = Continue here
page-continue-on-another-device = Continue on another device
page-contracts = Contracts
page-contracts-made-in-a-row = Contracts made in a row
page-copied = Copied
page-copy-the-link = Copy the link
page-count-people-watch = { $count } { $count ->
        [one] person watches
       *[other] people watch
    }
page-days-played-in-a-row = Days played in a row
page-deal-deal = Deal { $deal }
page-deals = Deals
page-deals-played = Deals played
page-delete-it = Delete …
page-delete-title-for-good = Delete “{ $title }” for good?
page-dummy-hurries-means = The bots play it out, and you see the result.
page-dummy-may-help-declarer-at-this-table = Dummy may help declarer at this table.
page-dummy-plays-means = You play your partner’s cards and these.
page-dummy-watches-means = Your partner plays; you look on.
page-each-bot-its-own-level = Each bot its own level
page-end-the-deal = End the deal: the last { $tricks } tricks are yours
page-every-deal-you-play-is-kept-here-see-how = Every deal you play is kept here. See how it went, step through it card by card, or play it again.
page-everybody-at-this-table-has-been-given-a = Everybody at this table has been given a seat, and this time you have another place.
page-everything-of-it-goes = Everything goes: names, results, its tables and every deal that was played at them, from everybody’s history too. It cannot be undone.
page-finish-at-once = Finish at once
page-from-a-game-you-learn-in-a-minute-to-the = From a game you learn in a minute to the whole of bridge. Bots take the seats that are free.
page-from-now-on-dummy-may-help-declarer = From now on dummy may help declarer.
page-from-now-on-dummy-only-watches = From now on dummy only watches.
page-from-now-on-there-are-no-hints = From now on there are no hints.
page-from-now-on-you-may-ask-for-hints = From now on you may ask for hints.
page-guest = Guest
page-history = History
page-how-quickly-the-bots-move = How quickly the bots move
page-how-the-bots-play = How the bots play
page-how-well-the-bots-play = How well the bots play
page-i-have-a-code = I have a code
page-in-trick = Trick { $trick }
page-invite-friends = Invite friends
page-it-cannot-be-reached-just-now-this-page = It cannot be reached just now. This page goes on by itself when it is back; your seats are kept.
page-it-is-your-turn-play-from-your-hand = It is your turn: play from your hand.
page-keep-a-file-first = Keep a file of it first
page-kibitz-has-been-updated-reload-the-page-to = kibitz has been updated. Reload the page to go on where you were.
page-kibitz-is-away-for-a-moment = kibitz is away for a moment
page-kibitz-is-open-elsewhere = kibitz is open elsewhere
page-kibitz-to-the-start = kibitz, to the start
page-last-12-months = Last 12 months
page-last-30-days = Last 30 days
page-last-7-days = Last 7 days
page-let-my-partner-play = Let my partner play
page-let-who-stay = Let { NAME($who) } stay
page-link = Link
page-links-for-other-devices = The link for everybody’s phone
page-longest-most = longest: { $most }
page-look-back-at-your-own-deals = Look back at your own deals
page-lost = Lost
page-made-of-all = { $made } of { $all }
page-masters-take-their-time = A master thinks up to five seconds a card, longer while many think.
page-mixed-bots = mixed bots
page-more = More
page-no-bot-sits-at-this-table = No bot sits at this table.
page-no-limit = no limit
page-nobody-lets-others-watch-at-the-moment = Nobody lets others watch at the moment
page-nobody-watches-yet = Nobody watches yet
page-none-of-your-deals-is-like-that = None of your deals is like that.
page-not-dummy-of-a-bot = Only dummy whose partner is a bot may do that.
page-on-the-other-device-open-kibitz-choose = On the other device open kibitz, choose “Continue on another device” and type this code within five minutes:
page-one-moment = One moment …
page-open-a-table-that-others-may-watch = Open a table that others may watch
page-opposite-you = Opposite you
page-options = Options
page-or-scan-this-with-it = Or scan this with it:
page-others-play = Other people hold cards: the deal is played to its end.
page-pages = Pages
page-pause = Pause
page-play-both-hands = Play both hands
page-play-from-dummy = Play from dummy
page-play-from-your-hand = Play from your hand
page-play-now = Play now
page-played-by-who = played by { NAME($who) }
page-pledged = { $made } for { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }, { $more } more for each beyond. Short: they score { $one }, { $two }, { $three } …
page-pointed-at = pointed at
page-practice-table = Practice table
page-print-the-sheet = Print the sheet
page-qr-code-of-the-link = QR code of the link
page-reload = Reload
page-resume = Resume
page-settings = Settings
page-share = Share
page-show-a-code-for-the-other-device = Show a code for the other device
page-show-all-deals = Show all deals
page-show-older-deals = Show older deals
page-sit-down-pick-up-your-cards = Sit down, pick up your cards
page-sounds = Sounds
page-sounds-off = Sounds off
page-sounds-on = Sounds on
page-sounds-on-or-off = sounds on or off
page-staked = Made: { $made } { $made ->
        [one] point
       *[other] points
    } for you. Short: { $short } { $short ->
        [one] point
       *[other] points
    } for them.
page-tables-are-private-unless-the-person-who = Tables are private unless the person who opened them lets others watch. You can:
page-tables-that-are-being-played = Tables that are being played
page-teaching = Teaching
page-the-backs-of-the-cards = The backs of the cards
page-the-cloth-of-the-table = The cloth of the table
page-the-connection-broke-before-the-answer = The connection broke before the answer came. Please try again.
page-the-evening = The evening
page-the-game = The game
page-the-last-before-you = The last before you
page-the-list-keeps-itself-up-to-date = The list keeps itself up to date.
page-the-next-after-you = The next after you
page-the-table = The table
page-theirs-beaten = Theirs beaten
page-this-page-is-out-of-date = This page is out of date
page-was-deleted = This is no longer there: whoever ran it has deleted it.
page-watch = Watch
page-what-is-played = What is played
page-when = When
page-which-game = Which game
page-who-thinks = { NAME($who) } thinks, up to five seconds
page-who-to-play = { NAME($who) } to play
page-who-to-speak = { NAME($who) } to speak
page-with-anybody = With anybody
page-with-bots-only = With bots only
page-with-partner-against-them = with { NAME($partner) }, against { NAME($them) }
page-with-people = With people
page-with-them = with { NAME($them) }
page-with-whom = With whom
page-won = Won
page-won-won-lost-lost = { $won } won, { $lost } lost
page-you-are-dummy = You are dummy
page-you-are-dummy-and-help-who-tap-a-card-to = You are dummy and help { NAME($who) }: tap a card to point at it
page-you-are-dummy-who-plays-your-cards = You are dummy: { NAME($who) } plays your cards
page-you-have-not-finished-a-deal-yet = You have not finished a deal yet.
page-you-opened-kibitz-in-another-window-or-on = You opened kibitz in another window or on another device. Your seat is there now.
page-you-play = you play
page-you-see-what-lies-open-on-the-table-after = You see what lies open on the table; after the deal, all four hands.
page-your-cards-wait-for-you-the-play-goes-on = Your cards wait for you: the play goes on in a moment.
page-your-contract-made = Your contract made
page-your-contract-went-down = Your contract went down
page-your-contracts-made = Your contracts made
page-your-nickname = Your nickname
page-your-seats-and-your-history-go-with-you = Your seats and your history go with you.
page-your-sign = Your sign: { $sign }
page-your-table-stands-in-the-list-under-watch = Your table stands in the list under Watch. Until the deal is over others see only what lies open.
page-yours-made = Yours made
