"""What a puzzle asks and why its answer is right, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver
from kibitz.cards import Card, Seat, Strain, card
from kibitz.engine.text import Template, Text
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.signals import Habit
from kibitz.practice.themed_deals import played

TITLES: Final[Mapping[Asks, Template]] = {
    Asks.REST: Template("Take the rest"),
    Asks.SAFE: Template("Find the safe play"),
    Asks.DEAL: Template("Find the winning play"),
    Asks.TRUMPS: Template("Choose trumps"),
    Asks.STAKES: Template("How high?"),
    Asks.SIGNAL: Template("Which card shows it?"),
}
THEMES: Final[Mapping[Theme, Template]] = {
    Theme.TRICKS: Template("Winners in the right order"),
    Theme.FINESSE: Template("Finesse"),
    Theme.LONG_SUIT: Template("Long suit"),
    Theme.RUFF: Template("Ruff"),
    Theme.ENTRIES: Template("Entries"),
    Theme.HOLD_UP: Template("Hold-up"),
    Theme.SAFETY: Template("Safety play"),
    Theme.FIT: Template("Trump fit"),
    Theme.POINTS: Template("Points and tricks"),
    Theme.SIGNALS: Template("Signals"),
}

_REST: Final = Template("All four hands are open. Which card wins the last {n:left} tricks, every one of them?")
_SAFE: Final = Template(
    "You see your hand and dummy. Which card is sure of {n:need} of the last {n:left} tricks,"
    " wherever the other cards are?"
)
_SAFE_ALL: Final = Template(
    "You see your hand and dummy. Which card is sure of all {n:left} tricks, wherever the other cards are?"
)
_DEAL: Final = Template("All four hands are open. You need {n:need} of the last {n:left} tricks. Which card makes it?")
_TRUMPS: Final = Template("You see your hand and dummy. Which choice of trumps wins the most tricks?")
_STAKES_SUIT: Final = Template(
    "You see your hand and dummy, and play with {strain:trumps} as trumps. Which contract pays best?"
)
_STAKES_NT: Final = Template("You see your hand and dummy, and play without trumps. Which contract pays best?")

ASKED: Final[Mapping[Habit, Template]] = {
    Habit.TOP_OF_SEQUENCE: Template(
        "You make the first lead and have chosen {strain:suit}. Which card tells partner most?"
    ),
    Habit.LOWEST_OF_EQUALS: Template("Partner led {card:led}, and you must play high. Which card tells partner most?"),
    Habit.LIKES: Template("Partner led {card:led}, and you would like {strain:suit} again. Which card says so?"),
    Habit.DISLIKES: Template("Partner led {card:led}, and you would rather have another suit. Which card says so?"),
    Habit.PARTNER_LIKES: Template(
        "You have just won a trick in {strain:suit}, and partner played a high small card to it. What do you lead?"
    ),
    Habit.PARTNER_DISLIKES: Template(
        "You have just won a trick in {strain:suit}, and partner played the lowest card to it. What do you lead?"
    ),
}
WHY_HABIT: Final[Mapping[Habit, Template]] = {
    Habit.TOP_OF_SEQUENCE: Template(
        "{card:right}: lead the top of a row of high cards."
        " Partner then knows that you have the next one down, and not the one above."
    ),
    Habit.LOWEST_OF_EQUALS: Template(
        "{card:right}: your high cards are equals, so any of them does the work."
        " Play the lowest, and partner knows that you may have the others."
    ),
    Habit.LIKES: Template(
        "{card:right}: a high small card says that you like the suit. Your honour stays in your hand."
    ),
    Habit.DISLIKES: Template("{card:right}: your lowest card says that you have nothing here."),
    Habit.PARTNER_LIKES: Template(
        "{card:right}: partner likes the suit and has {card:top}."
        " To lead it again is best in all {n:all} ways the cards can lie."
    ),
    Habit.PARTNER_DISLIKES: Template(
        "{card:right}: partner does not have {card:top}."
        " To lead another suit is best in all {n:all} ways the cards can lie."
    ),
}
COSTS_NOTHING: Final = Template("A signal is right when it costs no trick: that was checked in deals that fit.")
READ_FAILS: Final = Template("{card:wrong} wins fewer tricks in {n:fails} of them.")

REST_RIGHT: Final = Template("{card:right} wins all {n:left} tricks, whatever they do.")
REST_WRONG: Final = Template("After {card:wrong} you lose one: {seat:who} can win a trick with {card:winner}.")
SAFE_RIGHT: Final = Template("{card:right} is sure of {n:need} tricks in all {n:all} ways the other cards can lie.")
SAFE_WRONG: Final = Template("{card:wrong} can fail: it does so in {n:fails} of them.")
DEAL_RIGHT: Final = Template("{card:right} wins enough tricks. Any other play is a trick short or more.")
DEAL_WHY: Final[Mapping[Theme, Template]] = {
    Theme.LONG_SUIT: Template("The long suit: play {strain:suit}. Once the others have no more, your small cards win."),
    Theme.RUFF: Template("A ruff: the hand with no more of the suit wins the trick with a trump."),
    Theme.ENTRIES: Template("Entries: either of your hands can win this trick. It matters which one leads next."),
    Theme.HOLD_UP: Template(
        "A hold-up: keep your high card in {strain:suit} for later, until one of them has no more to lead."
    ),
}
FINESSE_THROUGH: Final = Template(
    "A finesse: {seat:who} has {card:caught} but has played already, so {card:right} is high enough."
)
FINESSE_TOWARDS: Final = Template(
    "A finesse: lead towards the other hand. {seat:who} has {card:caught} and must play before it does."
)
TRUMPS_RIGHT: Final = Template(
    "Best is {strain:best}: {x:tricks} tricks on average. Next comes {strain:next}: {x:others} tricks."
)
TRUMPS_FIT: Final = Template(
    "You and dummy have {n:length} cards of {strain:best}: a long suit is the best trump suit."
)
TRUMPS_YOURS: Final = Template("Your choice, {strain:yours}, wins {x:tricks} tricks on average.")
STAKES_POINTS: Final = Template("You and dummy have {n:points} points together.")
STAKES_RIGHT: Final = Template(
    "The best contract needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average."
)
STAKES_WRONG: Final = Template(
    "Your choice needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average."
)
ON_DRAWN_DEALS: Final = Template("Worked out with {n:all} deals that fit what you see, all played without a mistake.")
POINTS_SAID: Final = Template("{seat:who} has {n:points} points.")
FROM_DUMMY: Final = Template("The next card comes from dummy.")


def question(puzzle: Puzzle) -> Text:
    """What is asked."""
    left = len(puzzle.hands[puzzle.turn]) if puzzle.turn in puzzle.hands else 0
    match puzzle.asks:
        case Asks.REST:
            return _REST(left=left)
        case Asks.SAFE:
            return _SAFE_ALL(left=left) if puzzle.need == left else _SAFE(need=puzzle.need, left=left)
        case Asks.DEAL:
            return _DEAL(need=puzzle.need, left=left)
        case Asks.TRUMPS:
            return _TRUMPS()
        case Asks.STAKES:
            assert puzzle.strain is not None
            return _STAKES_SUIT(trumps=puzzle.strain.letter) if puzzle.strain.is_suit else _STAKES_NT()
        case Asks.SIGNAL:
            assert puzzle.suit is not None
            template = ASKED[Habit(puzzle.habit)]
            values = {"suit": puzzle.suit.letter, "led": puzzle.trick[0].name if puzzle.trick else ""}
            return template(**{name: value for name, value in values.items() if name in template.holes})
        case asks:
            assert_never(asks)


def explanation(puzzle: Puzzle, answer: str) -> tuple[Text, ...]:
    """Why the right answer is right, and what is wrong with this one if it is not."""
    wrong = None if answer in puzzle.right else answer
    match puzzle.asks:
        case Asks.REST:
            return _why_rest(puzzle, wrong)
        case Asks.SAFE:
            fails = {name: int(found[0]) for name, found in puzzle.figures.items()}
            ways = int(puzzle.figures[puzzle.right[0]][1])
            tempting = wrong or min((name for name in fails if fails[name]), key=lambda name: fails[name])
            return (
                SAFE_RIGHT(right=_shown(puzzle), need=puzzle.need, all=ways),
                SAFE_WRONG(wrong=tempting, fails=fails[tempting]),
            )
        case Asks.DEAL:
            return DEAL_RIGHT(right=_shown(puzzle)), _why_theme(puzzle)
        case Asks.TRUMPS:
            return _why_trumps(puzzle, wrong)
        case Asks.STAKES:
            return _why_stakes(puzzle, wrong)
        case Asks.SIGNAL:
            return _why_signal(puzzle, wrong)
        case asks:
            assert_never(asks)


def facts(puzzle: Puzzle) -> tuple[Text, ...]:
    """What else is known beside the cards that are shown."""
    said = [POINTS_SAID(who=seat, points=points) for seat, points in puzzle.points.items()]
    return (*said, FROM_DUMMY()) if not puzzle.contracts and puzzle.turn is puzzle.you.partner else tuple(said)


def _shown(puzzle: Puzzle) -> str:
    """Of several equal cards the highest."""
    return max(puzzle.right, key=lambda name: card(name).rank)


def _why_rest(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    tempting = wrong or max((name for name in puzzle.figures if name not in puzzle.right), key=lambda n: card(n).rank)
    seat, winner = _first_loss(puzzle.position, card(tempting))
    return (
        REST_RIGHT(right=_shown(puzzle), left=puzzle.need),
        REST_WRONG(wrong=tempting, who=seat, winner=winner.name),
    )


def _first_loss(position: Position, wrong: Card) -> tuple[Seat, Card]:
    """After a wrong card: who of the others wins a trick first, and with what, if nobody errs from there on."""
    solver, side = Solver(), position.to_play.side
    laid, winner = wrong, None
    while True:
        trick, leader = (*position.trick, laid), position.leader
        position, winner = played(position, laid)
        if winner is not None and winner.side is not side:
            return winner, trick[leader.clockwise().index(winner)]
        tricks = solver.solve_cards(position)
        most = max(tricks.values())
        laid = min((each for each in tricks if tricks[each] == most), key=lambda each: each.rank)


def _why_theme(puzzle: Puzzle) -> Text:
    right = card(_shown(puzzle))
    if puzzle.theme is not Theme.FINESSE:
        template = DEAL_WHY[puzzle.theme]
        return template(suit=right.suit.letter) if "suit" in template.holes else template()
    turn = puzzle.turn
    if puzzle.trick:
        who, ours = turn.right, puzzle.hands[turn].of(right.suit)
        caught = max(
            (each for each in puzzle.hands[who].of(right.suit) if any(mine.rank > each.rank for mine in ours)),
            key=_rank,
        )
        return FINESSE_THROUGH(who=who, caught=caught.name, right=right.name)
    who, ours = turn.left, puzzle.hands[turn.partner].of(right.suit)
    between = [
        each for each in puzzle.hands[who].of(right.suit) if max(map(_rank, ours)) > each.rank > min(map(_rank, ours))
    ]
    return FINESSE_TOWARDS(who=who, caught=max(between, key=_rank).name)


def _why_trumps(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    best = puzzle.right[0]
    order = sorted(puzzle.figures, key=lambda name: -puzzle.figures[name][0])
    second = next(name for name in order if name != best)
    strain = _strain(puzzle, best)
    said = [
        TRUMPS_RIGHT(
            best=strain.letter,
            tricks=puzzle.figures[best][0],
            next=_strain(puzzle, second).letter,
            others=puzzle.figures[second][0],
        )
    ]
    length = sum(hand.length(strain) for hand in puzzle.hands.values()) if strain.is_suit else 0
    if length >= 8:
        said.append(TRUMPS_FIT(length=length, best=strain.letter))
    if wrong is not None and wrong != second:
        said.append(TRUMPS_YOURS(yours=_strain(puzzle, wrong).letter, tricks=puzzle.figures[wrong][0]))
    return (*said, ON_DRAWN_DEALS(all=int(puzzle.figures[best][3])))


def _why_stakes(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    def of(template: Template, answer: str) -> Text:
        _, score, made, deals = puzzle.figures[answer]
        return template(goal=puzzle.contracts[int(answer)].goal, made=int(made), all=int(deals), score=score)

    said = [STAKES_POINTS(points=sum(hand.points for hand in puzzle.hands.values())), of(STAKES_RIGHT, puzzle.right[0])]
    if wrong is not None:
        said.append(of(STAKES_WRONG, wrong))
    return (*said, ON_DRAWN_DEALS(all=int(puzzle.figures[puzzle.right[0]][3])))


def _why_signal(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    template = WHY_HABIT[Habit(puzzle.habit)]
    if not puzzle.figures:
        return template(right=puzzle.right[0]), COSTS_NOTHING()
    assert puzzle.out is not None and puzzle.suit is not None
    top = max(puzzle.out.of(puzzle.suit), key=lambda each: each.rank)
    said = template(right=_shown(puzzle), top=top.name, all=int(puzzle.figures[puzzle.right[0]][1]))
    return (said, READ_FAILS(wrong=wrong, fails=int(puzzle.figures[wrong][0]))) if wrong else (said,)


def _rank(each: Card) -> int:
    return each.rank


def _strain(puzzle: Puzzle, answer: str) -> Strain:
    return puzzle.contracts[int(answer)].strain
