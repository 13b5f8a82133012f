# Seats, cards, suits and calls.

cards-as-it-is = { $why }
cards-bid = { $level }{ $letters }
cards-call-double = Double
cards-call-pass = Pass
cards-call-play = Play
cards-call-redouble = Redouble
cards-decimal-sign = .
cards-in-english = { $said }
cards-index-J = J
cards-index-K = K
cards-index-Q = Q
cards-language = English
cards-nt = NT
cards-of = { $rank } of { $suit }
cards-partners = { SIDE($whose) }
cards-rank-A = ace
cards-rank-J = jack
cards-rank-K = king
cards-rank-Q = queen
cards-rank-T = ten
cards-seat-E = East
cards-seat-N = North
cards-seat-S = South
cards-seat-W = West
cards-side-EW = East and West
cards-side-NS = North and South
cards-side-theirs = { NAME($one) } and { NAME($two) }
cards-side-yours = { $you ->
       *[other] you
    } and { NAME($partner) }
cards-strain-B = blue
cards-strain-C = clubs
cards-strain-D = diamonds
cards-strain-G = green
cards-strain-H = hearts
cards-strain-NT = no-trumps
cards-strain-R = red
cards-strain-S = spades
cards-strain-Y = yellow
cards-thousands-sign = ,
cards-you = You
