# Seats, cards, suits and calls.

cards-as-it-is = { $why }
cards-bid = { $level } { $strain }
cards-call-double = Contre
cards-call-pass = Passe
cards-call-play = Jouer
cards-call-redouble = Surcontre
cards-decimal-sign = ,
cards-in-english = { $said }
cards-index-J = V
cards-index-K = R
cards-index-Q = D
cards-language = Français
cards-nt = SA
cards-of = { $rank } de { $suit }
cards-partners = { SIDE($whose) }
cards-rank-A = as
cards-rank-J = valet
cards-rank-K = roi
cards-rank-Q = dame
cards-rank-T = dix
cards-seat-E = Est
cards-seat-N = Nord
cards-seat-S = Sud
cards-seat-W = Ouest
cards-side-EW = Est et Ouest
cards-side-NS = Nord et Sud
cards-side-theirs = { NAME($one) } et { NAME($two) }
cards-side-yours = { $you ->
       *[other] vous
    } et { NAME($partner) }
cards-strain-B = bleu
cards-strain-C = trèfle
cards-strain-D = carreau
cards-strain-G = vert
cards-strain-H = cœur
cards-strain-NT = sans-atout
cards-strain-R = rouge
cards-strain-S = pique
cards-strain-Y = jaune
cards-thousands-sign = { " " }
cards-you = Vous
