// S’entraîner : les problèmes, leurs questions, leurs raisons, et la donne du jour.
import type { practice } from "./en.practice.ts";

export const entrainement: Readonly<Record<keyof typeof practice, string>> = {
  "Take the rest": "Toutes les levées",
  "Find the safe play": "Le jeu de sécurité",
  "Find the winning play": "Trouver le coup gagnant",
  "Choose trumps": "Choisir l’atout",
  "How high?": "À quelle hauteur ?",
  "Which card shows it?": "Quelle carte le dit ?",
  "Winners in the right order": "Les gagnantes dans le bon ordre",
  Finesse: "Impasse",
  "Long suit": "Couleur longue",
  Ruff: "Coupe",
  Entries: "Reprises",
  "Hold-up": "Laisser passer",
  "Safety play": "Maniement de sécurité",
  "Trump fit": "Fit d’atout",
  "Points and tricks": "Points et levées",
  Signals: "Signaux",
  "All four hands are open. Which card wins the last {n:left} tricks, every one of them?":
    "Les quatre mains sont visibles. Quelle carte gagne les {n:left} dernières levées, toutes sans exception ?",
  "You see your hand and dummy. Which card is sure of {n:need} of the last {n:left} tricks, wherever the other cards are?":
    "Vous voyez votre main et le mort. Quelle carte assure {n:need} des {n:left} dernières levées, où que soient les autres cartes ?",
  "You see your hand and dummy. Which card is sure of all {n:left} tricks, wherever the other cards are?":
    "Vous voyez votre main et le mort. Quelle carte assure les {n:left} levées, où que soient les autres cartes ?",
  "All four hands are open. You need {n:need} of the last {n:left} tricks. Which card makes it?":
    "Les quatre mains sont visibles. Il vous faut {n:need} des {n:left} dernières levées. Quelle carte y mène ?",
  "You see your hand and dummy. Which choice of trumps wins the most tricks?":
    "Vous voyez votre main et le mort. Quel atout gagne le plus de levées ?",
  "You see your hand and dummy, and play with {strain:trumps} as trumps. Which contract pays best?":
    "Vous voyez votre main et le mort, et l’atout est {strain:trumps}. Quel contrat rapporte le plus ?",
  "You see your hand and dummy, and play without trumps. Which contract pays best?":
    "Vous voyez votre main et le mort, et jouez sans atout. Quel contrat rapporte le plus ?",
  "You make the first lead and have chosen {strain:suit}. Which card tells partner most?":
    "Vous entamez et avez choisi {strain:suit}. Quelle carte en dit le plus à votre partenaire ?",
  "Partner led {card:led}, and you must play high. Which card tells partner most?":
    "Votre partenaire a joué {card:led} et vous devez fournir haut. Quelle carte lui en dit le plus ?",
  "Partner led {card:led}, and you would like {strain:suit} again. Which card says so?":
    "Votre partenaire a joué {card:led} et vous aimeriez encore {strain:suit}. Quelle carte le dit ?",
  "Partner led {card:led}, and you would rather have another suit. Which card says so?":
    "Votre partenaire a joué {card:led} et vous préférez une autre couleur. Quelle carte le dit ?",
  "You have just won a trick in {strain:suit}, and partner played a high small card to it. What do you lead?":
    "Vous venez de gagner une levée à {strain:suit}, et votre partenaire y a fourni une petite carte assez haute. Que jouez-vous ?",
  "You have just won a trick in {strain:suit}, and partner played the lowest card to it. What do you lead?":
    "Vous venez de gagner une levée à {strain:suit}, et votre partenaire y a fourni sa plus petite carte. Que jouez-vous ?",
  "{card:right}: lead the top of a row of high cards. Partner then knows that you have the next one down, and not the one above.":
    "{card:right} : entamez de la plus haute d’une suite d’honneurs. Votre partenaire sait alors que vous avez la suivante, et pas celle au-dessus.",
  "{card:right}: your high cards are equals, so any of them does the work. Play the lowest, and partner knows that you may have the others.":
    "{card:right} : vos cartes hautes se valent, chacune suffit. Jouez la plus basse : votre partenaire sait que vous pouvez avoir les autres.",
  "{card:right}: a high small card says that you like the suit. Your honour stays in your hand.":
    "{card:right} : une petite carte assez haute dit que la couleur vous plaît. Votre honneur reste en main.",
  "{card:right}: your lowest card says that you have nothing here.":
    "{card:right} : votre plus petite carte dit que vous n’avez rien ici.",
  "{card:right}: partner likes the suit and has {card:top}. To lead it again is best in all {n:all} ways the cards can lie.":
    "{card:right} : votre partenaire aime la couleur et a {card:top}. La rejouer est le mieux dans les {n:all} répartitions possibles.",
  "{card:right}: partner does not have {card:top}. To lead another suit is best in all {n:all} ways the cards can lie.":
    "{card:right} : votre partenaire n’a pas {card:top}. Changer de couleur est le mieux dans les {n:all} répartitions possibles.",
  "A signal is right when it costs no trick: that was checked in deals that fit.":
    "Un signal est bon s’il ne coûte pas de levée : cela a été vérifié sur des donnes possibles.",
  "{card:wrong} wins fewer tricks in {n:fails} of them.":
    "{card:wrong} gagne moins de levées dans {n:fails} d’entre elles.",
  "{card:right} wins all {n:left} tricks, whatever they do.":
    "{card:right} gagne les {n:left} levées, quoi qu’ils fassent.",
  "After {card:wrong} you lose one: {seat:who} can win a trick with {card:winner}.":
    "Après {card:wrong}, vous en perdez une : {seat:who} peut gagner une levée avec {card:winner}.",
  "{card:right} is sure of {n:need} tricks in all {n:all} ways the other cards can lie.":
    "{card:right} assure {n:need|levée|levées} dans les {n:all} répartitions possibles des autres cartes.",
  "{card:wrong} can fail: it does so in {n:fails} of them.":
    "{card:wrong} peut échouer : c’est le cas dans {n:fails} d’entre elles.",
  "{card:right} wins enough tricks. Any other play is a trick short or more.":
    "{card:right} gagne assez de levées. Toute autre carte en perd au moins une de trop.",
  "A finesse: {seat:who} has {card:caught} but has played already, so {card:right} is high enough.":
    "Une impasse : {seat:who} a {card:caught} mais a déjà joué, donc {card:right} suffit.",
  "A finesse: lead towards the other hand. {seat:who} has {card:caught} and must play before it does.":
    "Une impasse : jouez vers l’autre main. {seat:who} a {card:caught} et doit jouer avant elle.",
  "The long suit: play {strain:suit}. Once the others have no more, your small cards win.":
    "La couleur longue : jouez {strain:suit}. Quand les autres n’en ont plus, vos petites cartes gagnent.",
  "A ruff: the hand with no more of the suit wins the trick with a trump.":
    "Une coupe : la main qui n’a plus de la couleur gagne la levée avec un atout.",
  "Entries: either of your hands can win this trick. It matters which one leads next.":
    "Les reprises : vos deux mains peuvent gagner cette levée. Il importe de savoir laquelle jouera ensuite.",
  "A hold-up: keep your high card in {strain:suit} for later, until one of them has no more to lead.":
    "Laisser passer : gardez votre carte haute à {strain:suit} pour plus tard, jusqu’à ce que l’un d’eux n’en ait plus.",
  "Best is {strain:best}: {x:tricks} tricks on average. Next comes {strain:next}: {x:others} tricks.":
    "Le mieux est {strain:best} : {x:tricks} levées en moyenne. Ensuite vient {strain:next} : {x:others} levées.",
  "You and dummy have {n:length} cards of {strain:best}: a long suit is the best trump suit.":
    "Vous et le mort avez {n:length} cartes à {strain:best} : une couleur longue est le meilleur atout.",
  "Your choice, {strain:yours}, wins {x:tricks} tricks on average.":
    "Votre choix, {strain:yours}, gagne {x:tricks} levées en moyenne.",
  "You and dummy have {n:points} points together.": "Vous et le mort avez {n:points} points ensemble.",
  "The best contract needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.":
    "Le meilleur contrat demande {n:goal} levées : réussi dans {n:made} donnes sur {n:all}, il rapporte {x:score} points en moyenne.",
  "Your choice needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.":
    "Votre choix demande {n:goal} levées : réussi dans {n:made} donnes sur {n:all}, il rapporte {x:score} points en moyenne.",
  "Worked out with {n:all} deals that fit what you see, all played without a mistake.":
    "Calculé sur {n:all} donnes conformes à ce que vous voyez, toutes jouées sans faute.",
  "{seat:who} has {n:points} points.": "{seat:who} a {n:points|point|points}.",
  "The next card comes from dummy.": "La prochaine carte vient du mort.",
  "There is no such puzzle: please choose another.": "Ce problème n’existe pas : choisissez-en un autre.",
  "You have begun this deal of the day already: each is played once.":
    "Vous avez déjà commencé cette donne du jour : chacune se joue une fois.",
  Puzzles: "Problèmes",
  "Deal of the day": "Donne du jour",
  About: "Sujet",
  Everything: "Tout",
  Questions: "Questions posées",
  Themes: "Thèmes",
  "Next puzzle": "Problème suivant",
  "That is right!": "C’est juste !",
  "Not this time.": "Pas cette fois.",
  "Your strength {n:strength}": "Votre niveau : {n:strength}",
  "{n:streak} in a row": "{n:streak} de suite",
  "Difficulty {n:strength}": "Difficulté {n:strength}",
  "{text:gained} for your strength": "{text:gained} à votre niveau",
  "Answered before: this one does not count.": "Déjà répondu : celui-ci ne compte pas.",
  "Still in the hidden hands": "Encore dans les mains cachées",
  Hidden: "Cachée",
  "{seat:who} (you)": "{seat:who} (vous)",
  "{seat:who}, dummy": "{seat:who}, le mort",
  Answers: "Réponses",
  "Play the whole deal": "Jouer toute la donne",
  "{n:solved} of {n:tried} solved": "{n:solved} sur {n:tried} résolus",
  "Your themes": "Vos thèmes",
  "The same cards for everybody, once a day. You sit South; bots play the others.":
    "Les mêmes cartes pour tous, une fois par jour. Vous êtes en Sud ; des robots jouent les autres mains.",
  "{n:finished} have finished it today": "Terminée aujourd’hui par {n:finished|personne|personnes}",
  "Be the first to play it today.": "Soyez le premier à la jouer aujourd’hui.",
  "Play it": "La jouer",
  "Go on": "Continuer",
  "Look back": "Revoir la donne",
  "{n:score} points, {n:tricks} tricks": "{n:score|point|points}, {n:tricks|levée|levées}",
  "Place {n:place} of {n:finished}": "Place {n:place} sur {n:finished}",
  "Scores of all who have finished": "Scores de tous ceux qui ont terminé",
  "{n:score} points: {n:number} people": "{n:score|point|points} : {n:number|personne|personnes}",
  "Puzzles and a deal of the day": "Des problèmes et une donne du jour",
};
