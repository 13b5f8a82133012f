"""What a puzzle asks and why its answer is right, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver
from kibitz.analysis.suit_odds import split_odds
from kibitz.cards import Card, Seat, Strain, card
from kibitz.engine.text import Template, Text
from kibitz.practice.place_reasons import PlaceReason
from kibitz.practice.play_on import played
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.signals import Habit
from kibitz.practice.theme_proofs import REASONED
from kibitz.practice.themed_deals import DEFENDED

TITLES: Final[Mapping[Asks, Template]] = {
    Asks.REST: Template("practice-titles-rest"),
    Asks.SAFE: Template("practice-titles-safe"),
    Asks.DEAL: Template("practice-titles-deal"),
    Asks.TRUMPS: Template("practice-titles-trumps"),
    Asks.STAKES: Template("practice-titles-stakes"),
    Asks.SIGNAL: Template("practice-titles-signal"),
    Asks.ODDS: Template("practice-titles-odds"),
    Asks.LEAD: Template("practice-titles-lead"),
}
THEMES: Final[Mapping[Theme, Template]] = {
    Theme.TRICKS: Template("practice-themes-tricks"),
    Theme.FINESSE: Template("practice-themes-finesse"),
    Theme.LONG_SUIT: Template("practice-themes-long-suit"),
    Theme.RUFF: Template("practice-themes-ruff"),
    Theme.ENTRIES: Template("practice-themes-entries"),
    Theme.HOLD_UP: Template("practice-themes-hold-up"),
    Theme.SAFETY: Template("practice-themes-safety"),
    Theme.FIT: Template("practice-themes-fit"),
    Theme.POINTS: Template("practice-themes-points"),
    Theme.SIGNALS: Template("practice-themes-signals"),
    Theme.CHANCES: Template("practice-themes-chances"),
    Theme.COUNTING: Template("practice-themes-counting"),
    Theme.LEADS: Template("practice-themes-leads"),
    Theme.SECOND_HAND: Template("practice-themes-second-hand"),
    Theme.THIRD_HAND: Template("practice-themes-third-hand"),
    Theme.DISCARDS: Template("practice-themes-discards"),
}

_REST: Final = Template("practice-rest")
_SAFE: Final = Template("practice-safe")
_SAFE_ALL: Final = Template("practice-safe-all")
_DEAL: Final = Template("practice-deal")
_TRUMPS: Final = Template("practice-trumps")
_STAKES_SUIT: Final = Template("practice-stakes-suit")
_STAKES_NT: Final = Template("practice-stakes-nt")
_GAMES: Final = Template("practice-games")
_ODDS: Final = Template("practice-odds")
_LEAD_SUIT: Final = Template("practice-lead-suit")
_LEAD_NT: Final = Template("practice-lead-nt")

ASKED: Final[Mapping[Habit, Template]] = {
    Habit.TOP_OF_SEQUENCE: Template("practice-asked-top-of-sequence"),
    Habit.LOWEST_OF_EQUALS: Template("practice-asked-lowest-of-equals"),
    Habit.LIKES: Template("practice-asked-likes"),
    Habit.DISLIKES: Template("practice-asked-dislikes"),
    Habit.PARTNER_LIKES: Template("practice-asked-partner-likes"),
    Habit.PARTNER_DISLIKES: Template("practice-asked-partner-dislikes"),
}
WHY_HABIT: Final[Mapping[Habit, Template]] = {
    Habit.TOP_OF_SEQUENCE: Template("practice-why-habit-top-of-sequence"),
    Habit.LOWEST_OF_EQUALS: Template("practice-why-habit-lowest-of-equals"),
    Habit.LIKES: Template("practice-why-habit-likes"),
    Habit.DISLIKES: Template("practice-why-habit-dislikes"),
    Habit.PARTNER_LIKES: Template("practice-why-habit-partner-likes"),
    Habit.PARTNER_DISLIKES: Template("practice-why-habit-partner-dislikes"),
}
COSTS_NOTHING: Final = Template("practice-costs-nothing")
READ_FAILS: Final = Template("practice-read-fails")

REST_RIGHT: Final = Template("practice-rest-right")
REST_LOSES: Final = Template("practice-rest-loses")
SAFE_RIGHT: Final = Template("practice-safe-right")
SAFE_WRONG: Final = Template("practice-safe-wrong")
DEAL_RIGHT: Final = Template("practice-deal-right")
DEAL_WHY: Final[Mapping[Theme, Template]] = {
    Theme.LONG_SUIT: Template("practice-deal-why-long-suit"),
    Theme.RUFF: Template("practice-deal-why-ruff"),
    Theme.ENTRIES: Template("practice-deal-why-entries"),
    Theme.HOLD_UP: Template("practice-deal-why-hold-up"),
}
WHY_PLACE: Final[Mapping[PlaceReason, Template]] = {
    PlaceReason.PARTNER_CAN: Template("practice-place-partner-can"),
    PlaceReason.KEPT: Template("practice-place-kept"),
    PlaceReason.TAKES: Template("practice-place-takes"),
    PlaceReason.COVERS: Template("practice-place-covers"),
    PlaceReason.WINS: Template("practice-place-wins"),
    PlaceReason.FORCES: Template("practice-place-forces"),
    PlaceReason.ENOUGH: Template("practice-place-enough"),
    PlaceReason.PARTNERS: Template("practice-place-partners"),
    PlaceReason.SPARED: Template("practice-place-spared"),
    PlaceReason.LOSER_GOES: Template("practice-place-loser-goes"),
}
FINESSE_THROUGH: Final = Template("practice-finesse-through")
FINESSE_TOWARDS: Final = Template("practice-finesse-towards")
TRUMPS_RIGHT: Final = Template("practice-trumps-right")
TRUMPS_FIT: Final = Template("practice-trumps-fit")
TRUMPS_YOURS: Final = Template("practice-trumps-yours")
STAKES_POINTS: Final = Template("practice-stakes-points")
STAKES_RIGHT: Final = Template("practice-stakes-right")
STAKES_WRONG: Final = Template("practice-stakes-wrong")
ON_DRAWN_DEALS: Final = Template("practice-on-drawn-deals")
POINTS_SAID: Final = Template("practice-points-said")
FROM_DUMMY: Final = Template("practice-from-dummy")
FROM_PARTNER: Final = Template("practice-from-partner")
YOU_DEFEND: Final = Template("practice-you-defend")
POINTS_LEFT: Final = Template("practice-points-left")
ODDS_RIGHT: Final = Template("practice-odds-right")
ODDS_WRONG: Final = Template("practice-odds-wrong")
ODDS_SPLIT: Final = Template("practice-odds-split")
ROUND_BEFORE: Final = Template("practice-round-before")
LEAD_RIGHT: Final = Template("practice-lead-right")
LEAD_WRONG: Final = Template("practice-lead-wrong")
GAMES_RIGHT: Final = Template("practice-games-right")
GAMES_OTHER: Final = Template("practice-games-other")
ONLY_BY_COUNTING: Final = Template("practice-counted")


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
            return _TRUMPS() if is_strain_alone(puzzle) else _GAMES()
        case Asks.ODDS:
            return _ODDS(need=puzzle.need, suit=_suit_of(puzzle).letter)
        case Asks.LEAD:
            assert puzzle.strain is not None
            goal = 14 - puzzle.need
            if not puzzle.strain.is_suit:
                return _LEAD_NT(goal=goal, need=puzzle.need)
            return _LEAD_SUIT(goal=goal, need=puzzle.need, trumps=puzzle.strain.letter)
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
            said = (
                SAFE_RIGHT(right=_shown(puzzle), need=puzzle.need, all=ways),
                SAFE_WRONG(wrong=tempting, fails=fails[tempting]),
            )
            return (*said, ONLY_BY_COUNTING()) if puzzle.theme is Theme.COUNTING else said
        case Asks.DEAL:
            return DEAL_RIGHT(right=_shown(puzzle)), _why_theme(puzzle)
        case Asks.TRUMPS:
            return _why_trumps(puzzle, wrong) if is_strain_alone(puzzle) else _why_game(puzzle, wrong)
        case Asks.ODDS:
            return _why_odds(puzzle, wrong)
        case Asks.LEAD:
            return _why_lead(puzzle, wrong)
        case Asks.STAKES:
            return _why_stakes(puzzle, wrong)
        case Asks.SIGNAL:
            return _why_signal(puzzle, wrong)
        case asks:
            assert_never(asks)


def facts(puzzle: Puzzle) -> tuple[Text, ...]:
    """What else is known beside the cards that are shown."""
    template = POINTS_LEFT if puzzle.theme is Theme.COUNTING else POINTS_SAID
    said = [template(who=seat, points=points) for seat, points in puzzle.points.items()]
    if puzzle.round_before:
        north, east, south, west = (each.name for each in puzzle.round_before)
        said.append(ROUND_BEFORE(north=north, east=east, south=south, west=west))
    if puzzle.theme in DEFENDED:
        return (*said, YOU_DEFEND())
    if not puzzle.contracts and puzzle.turn is puzzle.you.partner:
        # Where all hands are open, it is asked of those too who have not met dummy yet.
        said.append(FROM_PARTNER() if puzzle.asks is Asks.REST else FROM_DUMMY())
    return tuple(said)


def _shown(puzzle: Puzzle) -> str:
    """Of several equal cards the highest."""
    return max(puzzle.right, key=lambda name: card(name).rank)


def _why_rest(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    tempting = wrong or max((name for name in puzzle.figures if name not in puzzle.right), key=lambda n: card(n).rank)
    seat, winner = _first_loss(puzzle.position, card(tempting))
    return (
        REST_RIGHT(right=_shown(puzzle), left=puzzle.need),
        REST_LOSES(wrong=tempting, who=seat, winner=winner.name, lost=puzzle.need - int(puzzle.figures[tempting][0])),
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
    if puzzle.theme in REASONED:
        reason = REASONED[puzzle.theme](puzzle.position, tuple(map(card, puzzle.right)), puzzle.need)
        assert reason is not None  # the theme is proven by it
        return WHY_PLACE[reason.why](**reason.values)
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


def is_strain_alone(puzzle: Puzzle) -> bool:
    """Whether all that can be chosen needs as many tricks."""
    return len({contract.goal for contract in puzzle.contracts}) == 1


def _why_game(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    """Games that need different tricks: what each brings, and how often it is made."""

    def of(template: Template, answer: str) -> Text:
        _, score, made, deals = puzzle.figures[answer]
        contract = puzzle.contracts[int(answer)]
        return template(trumps=contract.strain.letter, goal=contract.goal, made=int(made), all=int(deals), score=score)

    best = puzzle.right[0]
    order = sorted(puzzle.figures, key=lambda name: -puzzle.figures[name][1])
    other = wrong or next(name for name in order if name != best)
    return of(GAMES_RIGHT, best), of(GAMES_OTHER, other), ON_DRAWN_DEALS(all=int(puzzle.figures[best][3]))


def _why_odds(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    """How often each plan works, and how the missing cards lie most often."""
    chances = {name: found[0] for name, found in puzzle.figures.items()}
    other = wrong or max((name for name in chances if name not in puzzle.right), key=lambda name: chances[name])
    hidden = len(puzzle.out or ()) + len(puzzle.trick[1::2]) + len(puzzle.round_before[1::2])
    (more, fewer), chance = split_odds(hidden)
    return (
        ODDS_RIGHT(right=_shown(puzzle), need=puzzle.need, chance=chances[puzzle.right[0]]),
        ODDS_WRONG(wrong=other, chance=chances[other]),
        ODDS_SPLIT(missing=hidden, more=more, fewer=fewer, chance=round(100 * chance)),
    )


def _why_lead(puzzle: Puzzle, wrong: str | None) -> tuple[Text, ...]:
    best = _shown(puzzle)
    other = wrong or max(
        (name for name in puzzle.figures if name not in puzzle.right), key=lambda name: puzzle.figures[name][0]
    )

    def of(template: Template, name: str) -> Text:
        tricks, beaten, deals = puzzle.figures[name]
        return template(card=name, tricks=tricks, beaten=int(beaten), all=int(deals))

    return of(LEAD_RIGHT, best), of(LEAD_WRONG, other), ON_DRAWN_DEALS(all=int(puzzle.figures[best][2]))


def _suit_of(puzzle: Puzzle) -> Strain:
    return next(each.suit for hand in (puzzle.out, *puzzle.hands.values()) if hand for each in hand)


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
