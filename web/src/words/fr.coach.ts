// Ce que l’entraîneur dit d’une carte : la sorte de jeu, ce qu’il lui faut, et ce qu’il faut d’abord regarder.
import type { coach } from "./en.coach.ts";

export const entraineur: Readonly<Record<keyof typeof coach, string>> = {
  // What a card does
  "{card:card} is a winner: nothing higher in {strain:suit} is out.":
    "{card:card} est maîtresse : il n’y a plus rien de plus haut à {strain:suit}.",
  "{card:card} goes to the hand that has no {strain:suit}, where a trump can win the trick.":
    "{card:card} va vers la main qui n’a pas de {strain:suit}, où un atout peut gagner la levée.",
  "{card:card} gives up the lead: let the others play the next suit.":
    "{card:card} rend la main : aux autres d’ouvrir la couleur suivante.",
  "{card:card} draws trumps: they still have {n:out}, and could ruff our winners.":
    "{card:card} fait tomber les atouts : il leur en reste {n:out}, qui pourraient couper nos cartes maîtresses.",
  "{card:card} is for a finesse: it tries to win a trick although {card:missing} is missing.":
    "{card:card} est pour une impasse : essayer de gagner une levée bien que {card:missing} manque.",
  "{card:card} is led towards {card:honour}: whoever sits before it must play first, perhaps {card:missing}.":
    "{card:card} est joué vers {card:honour} : celui qui est placé avant doit jouer d’abord, peut-être {card:missing}.",
  "{card:card} drives out {card:missing}: once that is gone, our next cards in {strain:suit} are winners.":
    "{card:card} fait partir {card:missing} : ensuite nos cartes suivantes à {strain:suit} sont maîtresses.",
  "{card:card} works on {strain:suit}: one hand has {n:length} cards there, and when theirs are gone the small ones win.":
    "{card:card} travaille les {strain:suit} : une main y a {n:length} cartes, et quand ils n’en ont plus les petites gagnent.",
  "{card:card} crosses to the other hand, where {card:winner} is a winner.":
    "{card:card} passe dans l’autre main, où {card:winner} est maîtresse.",
  "{card:card} gets out of the way: the high card of the short hand first, then the long hand’s winners can run.":
    "{card:card} débloque : d’abord la grosse carte de la main courte, puis les cartes maîtresses de la longue peuvent défiler.",
  "{card:card} lets a trick in {strain:suit} go on purpose and keeps {card:winner} for later.":
    "{card:card} laisse filer exprès une levée à {strain:suit} et garde {card:winner} pour plus tard.",
  "Partner has bid {strain:suit}: {card:card} goes to where partner is strong.":
    "Le partenaire a annoncé {strain:suit} : {card:card} va là où il est fort.",
  "{card:card} goes back to partner’s suit: what partner began, we may finish.":
    "{card:card} revient dans la couleur du partenaire : finissons ce qu’il a commencé.",
  "{card:card} goes on with the suit that this hand began: there may be more tricks in it.":
    "{card:card} continue la couleur que cette main a commencée : il y reste peut-être des levées.",
  "{card:card} is the top of touching cards: it drives out something higher and tells partner that {card:next} is there too.":
    "{card:card} est la tête d’une séquence : elle fait partir plus haut et dit au partenaire que {card:next} est là aussi.",
  "{card:card} is low from a suit of {n:length} cards: in a long suit even small cards can win in the end.":
    "{card:card} est une petite carte d’une couleur de {n:length} cartes : dans une longue, même les petites finissent par gagner.",
  "{card:card} is low from a suit with a high card: partner may have help for it.":
    "{card:card} est une petite carte sous une grosse : le partenaire a peut-être de quoi l’aider.",
  "{card:card} is from a short suit: soon we may have none left, and ruff.":
    "{card:card} vient d’une couleur courte : bientôt nous n’en aurons plus, et pourrons couper.",
  "{card:card} is the top of a weak suit: it gives little away and tells partner not to hope for high cards here.":
    "{card:card} est la plus haute d’une couleur faible : elle donne peu et dit au partenaire de ne pas y espérer de grosses cartes.",
  "{card:card} is a trump: each round of them leaves the others fewer to ruff with.":
    "{card:card} est un atout : à chaque tour il en reste moins aux autres pour couper.",
  "{card:card} goes through dummy’s {card:honour}: dummy has to play before partner, who plays after it.":
    "{card:card} traverse {card:honour} du mort : le mort doit jouer avant le partenaire, qui joue après lui.",
  "{card:card} goes up to dummy’s weak suit: dummy plays last and has nothing high there.":
    "{card:card} va vers la faiblesse du mort, qui joue en dernier et n’a rien de haut là.",
  "{card:card} is led so that {seat:who} has to spend a trump.":
    "{card:card} est joué pour que {seat:who} dépense un atout.",
  "Second to play, low: {card:card} saves the higher cards, for our other hand still has its turn.":
    "Petit en second : {card:card} garde les cartes plus hautes, car notre autre main doit encore jouer.",
  "{card:card} is played high in second place: it wins, or it makes them spend a higher card.":
    "{card:card} est joué haut en second : elle gagne, ou leur fait dépenser plus haut.",
  "{card:card} covers {card:led}: that costs them two high cards for one trick, and lower ones move up.":
    "{card:card} couvre {card:led} : cela leur coûte deux grosses cartes pour une levée, et les plus petites montent.",
  "Third to play, high: {card:card} wins, or it draws out a higher card.":
    "Haut en troisième : {card:card} gagne, ou fait sortir plus haut.",
  "{card:card} is high enough to try: the higher card is kept for later.":
    "{card:card} est assez haute pour essayer : la plus haute reste pour plus tard.",
  "{card:card} plays for the drop: {card:missing} may fall under our high cards.":
    "{card:card} joue pour la chute : {card:missing} peut tomber sous nos grosses cartes.",
  "{card:card} holds up: {card:winner} stays in hand until one of them has no more {strain:suit} to play.":
    "{card:card} laisse passer : {card:winner} reste en main jusqu’à ce que l’un d’eux n’ait plus de {strain:suit} à jouer.",
  "{card:card} takes the trick.": "{card:card} prend la levée.",
  "Our side is winning this trick so far: {card:card} is enough.":
    "Notre camp tient cette levée pour l’instant : {card:card} suffit.",
  "{card:card} takes over our own card, so that this hand has the lead.":
    "{card:card} prend par-dessus notre propre carte, pour que cette main attaque ensuite.",
  "Nothing here beats {card:top}: {card:card} is what we miss least.":
    "Rien ici ne bat {card:top} : {card:card} est ce qui nous manquera le moins.",
  "No {strain:led} in this hand, so it can ruff with {card:card}.":
    "Pas de {strain:led} dans cette main, elle peut donc couper de {card:card}.",
  "No {strain:led} in this hand: {card:card} is a higher trump than {card:top}.":
    "Pas de {strain:led} dans cette main : {card:card} est un atout plus haut que {card:top}.",
  "Our side is winning this trick: {card:card}, which is no winner, goes away on it.":
    "Notre camp tient cette levée : {card:card}, qui n’est pas maîtresse, s’en va dessus.",
  "No {strain:led} in this hand: {card:card} is what we miss least.":
    "Pas de {strain:led} dans cette main : {card:card} est ce qui nous manquera le moins.",
  "{card:card} is the only card that may be played.": "{card:card} est la seule carte à jouer.",
  // The same from another place at the table
  "{card:card} is the highest card left in {strain:suit}: only a trump can beat it.":
    "{card:card} est la plus haute carte qui reste à {strain:suit} : seul un atout peut la battre.",
  "{card:card} draws the last trump that they have.": "{card:card} fait tomber leur dernier atout.",
  "{card:card} is led because partner has no {strain:suit} left and can ruff.":
    "{card:card} est joué parce que le partenaire n’a plus de {strain:suit} et peut couper.",
  "{card:card} goes up, because {seat:who} had to play before it.":
    "{card:card} est fourni, parce que {seat:who} a dû jouer avant.",
  "Last to play: {card:card} is the cheapest card that wins.":
    "Dernier à jouer : {card:card} est la carte la moins chère qui gagne.",
  "{card:card} takes the trick: nothing higher in {strain:suit} is out.":
    "{card:card} prend la levée : il n’y a plus rien de plus haut à {strain:suit}.",
  "{card:card} is a low one, because {seat:who} plays last and can ruff whatever we play.":
    "{card:card} est une petite, parce que {seat:who} joue en dernier et peut couper quoi que nous jouions.",
  "No {strain:led} in this hand: {card:card} goes, for there is no high card to look after in {strain:suit}.":
    "Pas de {strain:led} dans cette main : {card:card} s’en va, car il n’y a pas de grosse carte à garder à {strain:suit}.",
  "No {strain:led} in this hand: {card:card} goes, for {n:length} cards in {strain:suit} are more than are needed.":
    "Pas de {strain:led} dans cette main : {card:card} s’en va, car {n:length} cartes à {strain:suit}, c’est plus qu’il n’en faut.",
  "{card:card} is high enough: dummy plays last and cannot beat it.":
    "{card:card} est assez haute : le mort joue en dernier et ne peut pas la battre.",
  // What a plan needs, how likely that is, and how it fared
  "It works when {seat:who} has {card:card}.": "Cela marche quand {seat:who} a {card:card}.",
  "It works when {seat:who} has both {card:card} and {card:other}.":
    "Cela marche quand {seat:who} a à la fois {card:card} et {card:other}.",
  "It works when {card:card} falls while we play our highest cards.":
    "Cela marche quand {card:card} tombe pendant que nous jouons nos plus hautes cartes.",
  "It works when {seat:who} still has a trump.": "Cela marche quand {seat:who} a encore un atout.",
  "They are all gone after {n:most} tricks when neither has more than that.":
    "Ils sont tous tombés après {n:most|levée|levées} quand aucun des deux n’en a davantage.",
  "A small card is left to win when neither of them has more than {n:most} cards there.":
    "Il reste une petite carte pour gagner quand aucun des deux n’y a plus de {n:most|carte|cartes}.",
  "It wins when neither of them can ruff it.": "Elle gagne quand aucun des deux ne peut la couper.",
  "That is so in {n:chance} of 100 deals that fit what we have seen.":
    "C’est le cas dans {n:chance} donnes sur 100 parmi celles qui vont avec ce que nous avons vu.",
  "That is so in every deal that fits what we have seen.":
    "C’est le cas dans toutes les donnes qui vont avec ce que nous avons vu.",
  "That is so in no deal that fits what we have seen.":
    "Ce n’est le cas dans aucune donne qui aille avec ce que nous avons vu.",
  "The other plan is {card:card}: {word:kind}.": "L’autre plan est {card:card} : {word:kind}.",
  "With {card:card} the contract is made in about {n:works} of 100 such deals, with {card:other} in {n:less}.":
    "Avec {card:card}, le contrat est réussi dans environ {n:works} de ces donnes sur 100, avec {card:other} dans {n:less}.",
  "With {card:card} the contract is made in every deal that was tried, with {card:other} in about {n:less} of 100.":
    "Avec {card:card}, le contrat est réussi dans toutes les donnes essayées, avec {card:other} dans environ {n:less} sur 100.",
  "With {card:card} the contract is beaten in about {n:works} of 100 such deals, with {card:other} in {n:less}.":
    "Avec {card:card}, le contrat chute dans environ {n:works} de ces donnes sur 100, avec {card:other} dans {n:less}.",
  "With {card:card} the contract is beaten in every deal that was tried, with {card:other} in about {n:less} of 100.":
    "Avec {card:card}, le contrat chute dans toutes les donnes essayées, avec {card:other} dans environ {n:less} sur 100.",
  "The contract is as good as made: what counts is one trick more or less.":
    "Le contrat est pour ainsi dire réussi : il s’agit d’une levée de plus ou de moins.",
  "The contract can hardly be beaten: what counts is to give them no trick too many.":
    "Le contrat ne peut guère chuter : il s’agit de ne pas leur donner de levée de trop.",
  "The contract can hardly be made: what counts is to lose as little as possible.":
    "Le contrat ne peut guère réussir : il s’agit de perdre le moins possible.",
  "The contract is as good as beaten: what counts is one trick more or less.":
    "Le contrat a pour ainsi dire chuté : il s’agit d’une levée de plus ou de moins.",
  "{card:card} brings us {x:tricks} tricks on average in such deals, {card:other} {x:less}.":
    "{card:card} nous rapporte {x:tricks} levées en moyenne dans ces donnes, {card:other} {x:less}.",
  "Every card is known by now: it brings us {n:tricks} tricks in all.":
    "Toutes les cartes sont connues : cela nous fait {n:tricks|levée|levées} en tout.",
  "As a high small card it tells partner that the suit is welcome.":
    "Petite carte assez haute, elle dit au partenaire que la couleur est bienvenue.",
  "As the lowest card it tells partner that there is nothing in the suit.":
    "La plus petite carte dit au partenaire qu’il n’y a rien dans la couleur.",
  "It also hides what else is in the hand.": "Elle cache aussi ce qu’il y a d’autre dans la main.",
  "It leaves us the least to guess later on.": "C’est elle qui nous laisse le moins à deviner ensuite.",
  // Why a contract, a target, Pass or Play was chosen
  "The two hands have {n:points} of the 40 points.": "Les deux mains ont {n:points} des 40 points.",
  "The two hands have {n:points} points: 25 or more are usually enough for game.":
    "Les deux mains ont {n:points} points : 25 ou plus suffisent d’habitude pour la manche.",
  "The two hands have {n:points} points, fewer than the usual 25; here the cards make up for it.":
    "Les deux mains ont {n:points} points, moins que les 25 habituels ; ici les cartes compensent.",
  "The two hands have {n:points} points: game usually needs 25.":
    "Les deux mains ont {n:points} points : la manche en demande d’habitude 25.",
  "The two hands have {n:points} points: 33 or more are usually enough for a slam.":
    "Les deux mains ont {n:points} points : 33 ou plus suffisent d’habitude pour un chelem.",
  "With {n:length} cards in {strain:suit} there are only {n:out} for the others: a good trump suit.":
    "Avec {n:length} cartes à {strain:suit}, il n’en reste que {n:out} aux autres : un bon atout.",
  "No suit is longer than {strain:suit} with {n:length} cards in the two hands.":
    "Aucune couleur n’est plus longue que {strain:suit}, avec {n:length} cartes dans les deux mains.",
  "In {strain:suit} there are {n:length} cards, with {n:points} points among them.":
    "À {strain:suit} il y a {n:length} cartes, dont {n:points} points.",
  "No suit has eight cards in the two hands: without trumps nobody can ruff.":
    "Aucune couleur n’a huit cartes dans les deux mains : sans atout, personne ne peut couper.",
  "At no-trumps {n:goal} tricks are enough; with {strain:suit} as trumps it would take {n:more}.":
    "À sans-atout, {n:goal} levées suffisent ; à l’atout {strain:suit} il en faudrait {n:more}.",
  "At no-trumps high cards and long suits win, and nobody can ruff.":
    "À sans-atout, les grosses cartes et les longues gagnent, et personne ne peut couper.",
  "This hand has a strength of {n:points}, and {n:length} cards in its longest colour.":
    "Cette main a une force de {n:points}, et {n:length} cartes dans sa couleur la plus longue.",
  "It succeeds in about {n:works} of 100 deals that fit what we have seen, the next best choice in {n:less}.":
    "Cela réussit dans environ {n:works} donnes sur 100 parmi celles qui vont avec ce que nous avons vu, le meilleur autre choix dans {n:less}.",
  "It succeeds in about {n:works} of 100 deals that fit what we have seen.":
    "Cela réussit dans environ {n:works} donnes sur 100 parmi celles qui vont avec ce que nous avons vu.",
  "It succeeds in every deal that was tried.": "Cela réussit dans toutes les donnes essayées.",
  "On average it brings {x:value} points, the next best choice {x:less}.":
    "En moyenne cela rapporte {x:value} points, le meilleur autre choix {x:less}.",
  // What to look at first
  "Count the tricks that you can take at once. Which cards can nobody beat?":
    "Comptez les levées que vous pouvez prendre tout de suite. Quelles cartes personne ne peut-il battre ?",
  "Is there a suit that one of your side’s hands has no more of? Trumps can win there.":
    "Y a-t-il une couleur que l’une des mains de votre camp n’a plus ? Les atouts peuvent y gagner.",
  "Not every trick can be won. Which suit costs least when the others get the lead?":
    "On ne peut pas gagner toutes les levées. Quelle couleur coûte le moins quand les autres prennent la main ?",
  "Count the trumps. How many do the others still have, and what could they do?":
    "Comptez les atouts. Combien en reste-t-il aux autres, et que pourraient-ils en faire ?",
  "Look at {strain:suit}. Which high card is missing, and who must have it for you?":
    "Regardez les {strain:suit}. Quelle grosse carte manque, et qui doit l’avoir pour que cela marche ?",
  "Look at {strain:suit}. From which side must it be led to be kind to your high card?":
    "Regardez les {strain:suit}. De quel côté faut-il les jouer pour ménager votre grosse carte ?",
  "Look at {strain:suit}. Which of their cards stands in the way of yours?":
    "Regardez les {strain:suit}. Laquelle de leurs cartes barre la route aux vôtres ?",
  "Look at {strain:suit}. How often must it be played until they have no more?":
    "Regardez les {strain:suit}. Combien de fois faut-il les jouer pour qu’ils n’en aient plus ?",
  "Which of the two hands should lead to the next trick, and how do you get there?":
    "Laquelle des deux mains devrait attaquer la levée suivante, et comment y aller ?",
  "Look at {strain:suit} in both hands. In which of them must the last winner lie?":
    "Regardez les {strain:suit} des deux mains. Dans laquelle la dernière carte maîtresse doit-elle rester ?",
  "A trick in {strain:suit} will be lost anyway. When does it hurt least?":
    "Une levée à {strain:suit} sera perdue de toute façon. Quand fait-elle le moins mal ?",
  "What has partner told you with a bid?": "Que vous a dit le partenaire par son annonce ?",
  "Which suit did partner lead, and why?": "Quelle couleur le partenaire a-t-il attaquée, et pourquoi ?",
  "What was the plan with the suit that your side led first?":
    "Quel était le plan avec la couleur que votre camp a attaquée d’abord ?",
  "Look for high cards that touch each other.": "Cherchez des grosses cartes qui se touchent.",
  "Which is your longest suit? Small cards win there in the end.":
    "Quelle est votre couleur la plus longue ? Les petites cartes y gagnent à la fin.",
  "In which suit may partner’s high cards help yours?":
    "Dans quelle couleur les grosses cartes du partenaire peuvent-elles aider les vôtres ?",
  "Which suit could you soon have none of?": "Quelle couleur pourriez-vous bientôt ne plus avoir ?",
  "Which suit can you lead without giving a trick away?": "Quelle couleur pouvez-vous attaquer sans donner de levée ?",
  "How will the others win tricks with their trumps? Can you make them fewer?":
    "Comment les autres gagneront-ils des levées avec leurs atouts ? Pouvez-vous en réduire le nombre ?",
  "Look at dummy. In which suit would dummy rather not play before partner?":
    "Regardez le mort. Dans quelle couleur n’aimerait-il pas jouer avant le partenaire ?",
  "Look at dummy, who plays last. In which suit is it weak?":
    "Regardez le mort, qui joue en dernier. Dans quelle couleur est-il faible ?",
  "Count the trumps that the others have. Can you make them spend one?":
    "Comptez les atouts des autres. Pouvez-vous leur en faire dépenser un ?",
  "You are second to play, and partner comes after you. Is there any hurry to play high?":
    "Vous jouez en second, et le partenaire après vous. Y a-t-il urgence à jouer haut ?",
  "You are second to play. What will the next hand do if you play low?":
    "Vous jouez en second. Que fera la main suivante si vous jouez petit ?",
  "A high card was led. What becomes of your lower cards if yours goes on top?":
    "Une grosse carte est attaquée. Que deviennent vos cartes plus petites si la vôtre passe dessus ?",
  "You are third to play, the last of your side. What must you beat?":
    "Vous jouez en troisième, le dernier de votre camp. Que devez-vous battre ?",
  "You are third to play. How high is high enough? Look at dummy.":
    "Vous jouez en troisième. Jusqu’où faut-il monter ? Regardez le mort.",
  "Look at {strain:suit}. How many have they left, and what may fall?":
    "Regardez les {strain:suit}. Combien leur en reste-t-il, et qu’est-ce qui peut tomber ?",
  "You could win this trick. What happens if you win a later one of the suit instead?":
    "Vous pourriez gagner cette levée. Que se passe-t-il si vous en gagnez plutôt une suivante de la couleur ?",
  "See who is winning the trick. Can you win it, and how cheaply?":
    "Voyez qui tient la levée. Pouvez-vous la gagner, et à quel prix ?",
  "See who is winning the trick. Does it need a high card of yours?":
    "Voyez qui tient la levée. A-t-elle besoin d’une de vos grosses cartes ?",
  "See who is winning the trick. Which hand of your side should lead to the next one?":
    "Voyez qui tient la levée. Quelle main de votre camp devrait attaquer la suivante ?",
  "None of these cards can win the trick. Which one will you miss least?":
    "Aucune de ces cartes ne peut gagner la levée. Laquelle vous manquera le moins ?",
  "You cannot follow suit. Is this trick worth a trump?":
    "Vous ne pouvez pas fournir. Cette levée vaut-elle un atout ?",
  "Somebody has ruffed. Can you go higher?": "Quelqu’un a coupé. Pouvez-vous monter plus haut ?",
  "You cannot follow suit, and your side is winning. Which loser can go away?":
    "Vous ne pouvez pas fournir, et votre camp tient la levée. Quelle perdante peut s’en aller ?",
  "You cannot follow suit. Which card will you miss least?":
    "Vous ne pouvez pas fournir. Quelle carte vous manquera le moins ?",
  "There is only one card that may be played.": "Il n’y a qu’une carte à jouer.",
  // Kinds of play within a sentence
  "a winner to cash": "une carte maîtresse à encaisser",
  "for a ruff": "pour une coupe",
  "giving up the lead": "rendre la main",
  "drawing trumps": "faire tomber les atouts",
  "a finesse": "une impasse",
  "towards a high card": "jouer vers une grosse carte",
  "driving out a high card": "faire partir une grosse carte",
  "setting up a long suit": "affranchir une longue",
  "crossing to the other hand": "passer dans l’autre main",
  "getting a high card out of the way": "débloquer",
  "letting a trick go": "laisser filer une levée",
  "the suit that partner bid": "la couleur annoncée par le partenaire",
  "back to partner’s suit": "retour dans la couleur du partenaire",
  "going on with our suit": "continuer notre couleur",
  "the top of touching cards": "une tête de séquence",
  "low from a long suit": "petit d’une couleur longue",
  "low from a high card": "petit sous une grosse carte",
  "a short suit, to ruff later": "une couleur courte, pour couper ensuite",
  "the top of a weak suit": "la plus haute d’une couleur faible",
  "leading trumps": "attaquer atout",
  "through dummy’s high card": "traverser la grosse carte du mort",
  "up to dummy’s weak suit": "vers la faiblesse du mort",
  "making them ruff": "les faire couper",
  "second hand low": "petit en second",
  "second hand high": "haut en second",
  "covering a high card": "couvrir une grosse carte",
  "third hand high": "haut en troisième",
  "just high enough": "juste assez haut",
  "playing for the drop": "jouer pour la chute",
  "holding up": "laisser passer",
  "winning the trick": "prendre la levée",
  "leaving the trick to our other hand": "laisser la levée à notre autre main",
  "taking over our own card": "prendre par-dessus notre carte",
  "following with a loser": "fournir une perdante",
  "a ruff": "une coupe",
  "an overruff": "une surcoupe",
  "throwing away a loser": "défausser une perdante",
  "a discard": "une défausse",
  "the only card": "la seule carte",
};
