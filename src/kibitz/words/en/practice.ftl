# Puzzles, the daily deals and practice.

practice-about = About
practice-another-puzzle = Another puzzle
practice-answered-before-this-one-does-not-count = Answered before: this one does not count.
practice-answers = Answers
practice-asked-dislikes = Partner led { CARD($led) }, and you would rather have another suit. Which card says so?
practice-asked-likes = Partner led { CARD($led) }, and you would like { STRAIN($suit) } again. Which card says so?
practice-asked-lowest-of-equals = Partner led { CARD($led) }, and you must play high. Which card tells partner most?
practice-asked-partner-dislikes = You have just won a trick in { STRAIN($suit) }, and partner played the lowest card to it. What do you lead?
practice-asked-partner-likes = You have just won a trick in { STRAIN($suit) }, and partner played a high small card to it. What do you lead?
practice-asked-top-of-sequence = You make the first lead and have chosen { STRAIN($suit) }. Which card tells partner most?
practice-be-the-first-to-play-it-today = Be the first to play it today.
practice-choose-puzzles = Choose puzzles
practice-costs-nothing = A signal is right when it costs no trick: that was checked in deals that fit.
practice-counted = Without counting points no card is sure of that.
practice-daily-once = You have begun this deal of the day already: each is played once.
practice-deal = All four hands are open. You need { $need } of the last { $left } { $left ->
        [one] trick
       *[other] tricks
    }. Which card makes it?
practice-deal-of-the-day = Deal of the day
practice-deal-right = { CARD($right) } wins enough tricks. Any other play is a trick short or more.
practice-deal-why-entries = Entries: either of your hands can win this trick, and only one of them should. With the other one on lead it would not be enough.
practice-deal-why-hold-up = A hold-up: keep your high card in { STRAIN($suit) } for later, until one of them has no more to lead.
practice-deal-why-long-suit = The long suit: play { STRAIN($suit) }. Once the others have no more, a card that they could beat before wins a trick.
practice-deal-why-ruff = A ruff: the hand with no more of the suit wins the trick with a trump.
practice-difficulty-strength = Difficulty { $strength }
practice-enough = Enough for now
practice-everything = Everything
practice-finesse-through = A finesse: { SEAT($who) } has { CARD($caught) } but has played already, so { CARD($right) } is high enough.
practice-finesse-towards = A finesse: lead towards the other hand. { SEAT($who) } has { CARD($caught) } and must play before it does.
practice-finished-have-finished-it-today = { $finished } have finished it today
practice-from-dummy = The next card comes from dummy.
practice-from-partner = You play for your partner too, and the next card comes from that hand.
practice-gained-for-your-strength = { $gained } for your strength
practice-games = You see your hand and dummy. Which game pays best?
practice-games-other = { STRAIN($trumps) } needs { $goal } tricks: made in { $made } of { $all } deals, it brings { DECIMAL($score) } points on average.
practice-games-right = Best is { STRAIN($trumps) }: its { $goal } tricks are there in { $made } of { $all } deals, and it brings { DECIMAL($score) } points on average.
practice-go-on = Go on
practice-hidden = Hidden
practice-lead-nt = You are on lead. South plays without trumps and needs { $goal } tricks, you need { $need } to beat it. Which lead wins the most tricks?
practice-lead-right = { CARD($card) } wins { DECIMAL($tricks) } tricks on average and beats the contract in { $beaten } of { $all } deals.
practice-lead-suit = You are on lead. South plays with { STRAIN($trumps) } as trumps and needs { $goal } tricks, you need { $need } to beat it. Which lead wins the most tricks?
practice-lead-wrong = { CARD($card) } wins { DECIMAL($tricks) } tricks on average and beats the contract in { $beaten } of { $all } deals.
practice-look-back = Look back
practice-next-puzzle = Next puzzle
practice-no-puzzle = This is not a puzzle: “{ $why }”.
practice-no-such-puzzle = There is no such puzzle: please choose another.
practice-not-quite-try-again = Not quite. Have another try.
practice-not-this-time = Not this time.
practice-odds = You need { $need } { $need ->
        [one] trick
       *[other] tricks
    } in { STRAIN($suit) } from here on, and can come to either hand whenever you like. Which card brings them most often?
practice-odds-right = { CARD($right) } brings { $need } { $need ->
        [one] trick
       *[other] tricks
    } in { DECIMAL($chance) } of 100 deals, if you go on well.
practice-odds-split = The { $missing } missing cards lie { $more }–{ $fewer } most often: in { $chance } of 100 deals.
practice-odds-wrong = { CARD($wrong) } does so in { DECIMAL($chance) } of 100.
practice-of-set = { $at } of { $of }
practice-on-drawn-deals = Worked out with { $all } { $all ->
        [one] deal
       *[other] deals
    } that fit what you see, all played without a mistake.
practice-place-covers = Second hand high: an honour on an honour. { CARD($right) } covers { CARD($led) }, and { CARD($grown) } wins a trick of its own later.
practice-place-enough = Third hand, but no higher than needed: { CARD($kept) } stays behind { CARD($over) } of { SEAT($who) }, who has played already.
practice-place-forces = Third hand high: to beat { CARD($right) }, { SEAT($who) } must spend { CARD($dear) } at least.
practice-place-kept = Second hand low: { CARD($kept) } is too good for { CARD($led) }. Kept, it wins a trick of its own later.
practice-place-loser-goes = A loser goes: { CARD($right) } wins the trick, and { SEAT($who) }, who has none of that suit, throws away a loser in { STRAIN($suit) }. With any other card from there you would be a trick short.
practice-place-partner-can = Second hand low: partner, who plays last, can win this trick with { CARD($card) }. Keep { CARD($kept) }.
practice-place-partners = Third hand low: { CARD($led) }, which partner led, is winning so far. Do not spend { CARD($kept) } on it.
practice-place-place-of-finished = Place { $place } of { $finished }
practice-place-spared = A discard: partner wins this trick, so you may throw a card away. { CARD($right) } can go; the others you still need.
practice-place-takes = Second hand high: { CARD($right) } wins this trick, and they cannot beat it. If you wait, you are a trick short.
practice-place-wins = Third hand high: { CARD($right) } wins the trick. A lower card is high enough so far, but { SEAT($who) } plays after you.
practice-play-it = Play it
practice-play-the-whole-deal = Play the whole deal
practice-points-left = { SEAT($who) } still has { $points } { $points ->
        [one] point
       *[other] points
    } of those that were announced.
practice-points-said = { SEAT($who) } has { $points } { $points ->
        [one] point
       *[other] points
    }.
practice-puzzles = Puzzles
practice-questions = Questions
practice-read-fails = { CARD($wrong) } wins fewer tricks in { $fails } of them.
practice-rest = All four hands are open. Which card wins the last { $left } { $left ->
        [one] trick
       *[other] tricks
    }, every one of them?
practice-rest-loses = After { CARD($wrong) } you lose { $lost } { $lost ->
        [one] trick
       *[other] tricks
    }: { SEAT($who) } can win one with { CARD($winner) }.
practice-rest-right = { CARD($right) } wins all { $left } { $left ->
        [one] trick
       *[other] tricks
    }, whatever they do.
practice-round-before = The trick before: North { CARD($north) }, East { CARD($east) }, South { CARD($south) }, West { CARD($west) }.
practice-safe = You see your hand and dummy. Which card is sure of { $need } of the last { $left } { $left ->
        [one] trick
       *[other] tricks
    }, wherever the other cards are?
practice-safe-all = You see your hand and dummy. Which card is sure of all { $left } { $left ->
        [one] trick
       *[other] tricks
    }, wherever the other cards are?
practice-safe-right = { CARD($right) } is sure of { $need } { $need ->
        [one] trick
       *[other] tricks
    } in all { $all } ways the other cards can lie.
practice-safe-wrong = { CARD($wrong) } can fail: it does so in { $fails } of them.
practice-score-points-number-people = { $score } { $score ->
        [one] point
       *[other] points
    }: { $number } { $number ->
        [one] person
       *[other] people
    }
practice-score-points-tricks-tricks = { $score } { $score ->
        [one] point
       *[other] points
    }, { $tricks } { $tricks ->
        [one] trick
       *[other] tricks
    }
practice-scores-of-all-who-have-finished = Scores of all who have finished
practice-solved-at-the-second-try = Solved at the second try
practice-solved-of-tried-solved = { $solved } of { $tried } solved
practice-stakes-nt = You see your hand and dummy, and play without trumps. Which contract pays best?
practice-stakes-points = You and dummy have { $points } { $points ->
        [one] point
       *[other] points
    } together.
practice-stakes-right = The best contract needs { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: made in { $made } of { $all } { $all ->
        [one] deal
       *[other] deals
    }, it brings { DECIMAL($score) } points on average.
practice-stakes-suit = You see your hand and dummy, and play with { STRAIN($trumps) } as trumps. Which contract pays best?
practice-stakes-wrong = Your choice needs { $goal } { $goal ->
        [one] trick
       *[other] tricks
    }: made in { $made } of { $all } { $all ->
        [one] deal
       *[other] deals
    }, it brings { DECIMAL($score) } points on average.
practice-still-in-the-hidden-hands = Still in the hidden hands
practice-streak-in-a-row = { $streak } in a row
practice-tells-nothing = { CARD($wrong) } would tell your partner something else. Think of what each card says.
practice-that-card-cannot-be-played = That card cannot be played: the suit that was led must be followed.
practice-that-is-right = That is right!
practice-the-same-cards-for-everybody-once-a-day = The same cards for everybody, once a day. You sit South; bots play the others.
practice-themes = Themes
practice-themes-chances = Odds
practice-themes-counting = Counting points
practice-themes-discards = Discards
practice-themes-entries = Entries
practice-themes-finesse = Finesse
practice-themes-fit = Trump fit
practice-themes-hold-up = Hold-up
practice-themes-leads = First leads
practice-themes-long-suit = Long suit
practice-themes-points = Points and tricks
practice-themes-ruff = Ruff
practice-themes-safety = Safety play
practice-themes-second-hand = Second hand
practice-themes-signals = Signals
practice-themes-third-hand = Third hand
practice-themes-tricks = Winners in the right order
practice-titles-deal = Find the winning play
practice-titles-lead = The first lead
practice-titles-odds = Play the odds
practice-titles-rest = Take the rest
practice-titles-safe = Find the safe play
practice-titles-signal = Which card shows it?
practice-titles-stakes = How high?
practice-titles-trumps = Choose trumps
practice-trumps = You see your hand and dummy. Which choice of trumps wins the most tricks?
practice-trumps-fit = You and dummy have { $length } { $length ->
        [one] card
       *[other] cards
    } of { STRAIN($best) }: a long suit is the best trump suit.
practice-trumps-right = Best is { STRAIN($best) }: { DECIMAL($tricks) } tricks on average. Next comes { STRAIN($next) }: { DECIMAL($others) } tricks.
practice-trumps-yours = Your choice, { STRAIN($yours) }, wins { DECIMAL($tricks) } tricks on average.
practice-who-dummy = { SEAT($who) }, dummy
practice-who-partner = { SEAT($who) }, your partner
practice-who-you = { SEAT($who) } (you)
practice-why-habit-dislikes = { CARD($right) }: your lowest card says that you have nothing here.
practice-why-habit-likes = { CARD($right) }: a high small card says that you like the suit. Your honour stays in your hand.
practice-why-habit-lowest-of-equals = { CARD($right) }: your high cards are equals, so any of them does the work. Play the lowest, and partner knows that you may have the others.
practice-why-habit-partner-dislikes = { CARD($right) }: partner does not have { CARD($top) }. To lead another suit is best in all { $all } ways the cards can lie.
practice-why-habit-partner-likes = { CARD($right) }: partner likes the suit and has { CARD($top) }. To lead it again is best in all { $all } ways the cards can lie.
practice-why-habit-top-of-sequence = { CARD($right) }: lead the top of a row of high cards. Partner then knows that you have the next one down, and not the one above.
practice-wins-only = { CARD($wrong) } wins { $tricks ->
        [0] none of the tricks
        [one] only one trick
       *[other] only { $tricks } tricks
    }; you need { $need }.
practice-you-defend = You defend, and North is your partner.
practice-your-strength-strength = Your strength { $strength }
practice-your-themes = Your themes
