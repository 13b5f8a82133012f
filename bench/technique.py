"""How well the levels find what technique asks for, by kind of problem: `python -m bench.technique`.

The problems stand in `tests/bots/technique/problems.yaml`, each with the way in which its answer is proven: never by a
player or its solver, always by counting all layouts that fit (`bench.single_dummy`). A third of them, chosen by their
names, is kept back: nothing may be tuned on those.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measuring import conditions
from bench.single_dummy import SEATS, SUIT, Ending, SingleDummy, fits, legal
from kibitz.analysis.bulk import Workers
from kibitz.bots.levels import LEVELS
from kibitz.cards import Call, Deal, Seat, card
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game

PROBLEMS: Final = Path("tests/bots/technique/problems.yaml")
LEAST_MARGIN: Final = 0.05
"""A card that is right is better than every other by so many of the layouts at least."""
_TIES: Final = 1e-9
_JACK: Final = 9
console = Console()

Proof = Literal["single dummy", "restricted choice", "every layout", "declarer does not see"]


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    """One card to play. South plays the contract, which the auction names without telling anything else.

    What is right is proven in one of four ways:

    - `single dummy`: declarer's best plan after this card takes its tricks in more of the layouts that fit than after
      any other, against defenders who see everything;
    - `restricted choice`: the same, a layout counting for less the more equals a defender had to choose from;
    - `every layout`: a defender's card is in no layout worse than another with all hands seen, and in many better;
    - `declarer does not see`: a defender's card beats the contract in more layouts, if declarer then takes the best
      plan for all layouts that fit what declarer sees.
    """

    name: str
    kind: str
    deal: str
    contract: str
    cards: str
    right: str
    proof: Proof
    share: float  # of the layouts in which the right card succeeds
    next: float  # the same of the best other card
    source: str = ""

    @property
    def kept_back(self) -> bool:
        return sha256(self.name.encode()).digest()[0] % 3 == 0

    @property
    def defends(self) -> bool:
        return self.proof in ("every layout", "declarer does not see")


class Proven(Struct, frozen=True):
    """What each card that may be played is worth, and with all hands seen in the mean of the layouts."""

    worth: Mapping[str, float]
    seen: Mapping[str, float]
    layouts: int

    def right(self) -> set[str]:
        return _best(self.worth)

    def next(self) -> float:
        right = self.right()
        return max(worth for name, worth in self.worth.items() if name not in right)

    def by_seeing(self) -> float:
        """How often who goes by the mean of double dummy, and by chance among equals there, is right."""
        chosen = _best(self.seen)
        return len(chosen & self.right()) / len(chosen)

    def by_chance(self) -> float:
        return len(self.right()) / len(self.worth)


class Answer(Struct, frozen=True):
    level: str
    problem: str
    card: str


def problems(path: Path = PROBLEMS) -> list[Problem]:
    return msgspec.yaml.decode(path.read_bytes(), type=list[Problem])


def state_of(problem: Problem) -> State:
    """The table when the card is to be played."""
    rules = game("contract", {"scoring": "duplicate"})
    state = start(rules, deal=Deal.parse(problem.deal), dealer=Seat.SOUTH)
    for word in (problem.contract, "pass", "pass", "pass"):
        (seat,) = state.turns
        state = act(state, seat, ev.Called(seat, Call.parse(word)))
    for name in problem.cards.split():
        turn = state.table.turn
        assert turn is not None
        state = act(state, state.table.player(turn), ev.Played(turn, card(name)))
    return state


def proven(problem: Problem) -> Proven:
    """The worth of every card, counted anew."""
    position = Position(state_of(problem))
    if problem.defends:
        return position.defended(sees=problem.proof == "every layout")
    return position.declared(weighed=problem.proof == "restricted choice")


class Position:
    """The facts of a moment in numbers, for one who counts layouts."""

    def __init__(self, state: State) -> None:
        t = state.table
        declarer, contract = t.bargain
        assert t.turn is not None
        self.declarer, self.turn = _place(declarer), _place(t.turn)
        self.trumps = contract.strain.index if contract.strain.is_suit else None
        self.plays = [(_place(play.seat), play.card.index) for each in t.tricks for play in each.plays]
        self.trick = tuple((_place(play.seat), play.card.index) for play in t.trick)
        self.plays += self.trick
        self.held = [t.hands[seat].mask for seat in Seat]
        self.needed = contract.goal - t.won[declarer.side]
        self.dummy = (self.declarer + 2) % SEATS
        self.names = {place: each.name for each in t.hands[t.turn].deck.cards for place in [each.index]}

    def choices(self) -> list[int]:
        return [place for place in range(52) if legal(self.held[self.turn], self.trick) >> place & 1]

    def layouts(
        self, known: Sequence[int | None], plays: Sequence[tuple[int, int]]
    ) -> tuple[tuple[int, int, int, int], ...]:
        """All that fit: the cards that are out, and nobody who has shown out of a suit holds it."""
        lacks = _lacking(plays)
        hidden = [seat for seat in range(SEATS) if known[seat] is None]
        out = sum(self.held[seat] for seat in hidden)
        return tuple(fits(known, out, self.held[hidden[0]].bit_count(), lacks))

    def ending(self, known: Sequence[int | None]) -> Ending:
        return Ending(self.layouts(known, self.plays), self.trumps, self.declarer, self.trick, self.turn, self.needed)

    def declared(self, *, weighed: bool) -> Proven:
        """What declarer's cards are worth."""
        known = [self.held[seat] if seat in (self.declarer, self.dummy) else None for seat in range(SEATS)]
        ending = self.ending(known)
        weights = [self.chance(hands) if weighed else 1.0 for hands in ending.layouts]
        game_tree, worth, seen = SingleDummy(ending), {}, {}
        for place in self.choices():
            worth[place] = max(_share(plan, weights) for plan in game_tree.after(place))
            seen[place] = _share(_those(game_tree.makes(number, place) for number in range(len(weights))), weights)
        return self._proven(worth, seen, len(weights))

    def defended(self, *, sees: bool) -> Proven:
        """What a defender's cards are worth: how often the contract is beaten."""
        known = [self.held[seat] if seat in (self.turn, self.dummy) else None for seat in range(SEATS)]
        ending = self.ending(known)
        everybody = SingleDummy(ending)
        number = len(ending.layouts)
        beaten = {place: [not everybody.makes(each, place) for each in range(number)] for place in self.choices()}
        seen = {place: sum(each) / number for place, each in beaten.items()}
        if not sees:
            return self._proven({place: self._guessed(ending, place) for place in beaten}, seen, number)
        worth = dict(seen)
        for place, each in beaten.items():
            # The best by the mean is proven only if it is nowhere worse than another.
            if seen[place] >= max(seen.values()) - _TIES and any(
                other > mine for others in beaten.values() for other, mine in zip(others, each, strict=True)
            ):
                worth[place] = 0.0
        return self._proven(worth, seen, number)

    def _guessed(self, ending: Ending, place: int) -> float:
        """How often the contract is beaten after a card, if declarer then goes by the best plan for all that may be."""
        answers: dict[int, dict[int, float]] = {}
        beaten = 0.0
        for hands in ending.layouts:
            own = hands[self.declarer]
            if own not in answers:
                known = [hand if seat in (self.declarer, self.dummy) else None for seat, hand in enumerate(hands)]
                answers[own] = self._plan(known, hands, place)
            beaten += 1 - answers[own][hands[self.turn]]
        return beaten / len(ending.layouts)

    def _plan(self, known: Sequence[int | None], hands: Sequence[int], place: int) -> dict[int, float]:
        """How often declarer succeeds against each hand of this defender, by the best plans over all of them."""
        plays = [*self.plays, (self.turn, place)]
        lacks = _lacking(plays)
        # The card that is about to be played is still in the hand: it is no sign of a void there.
        lacks[self.turn] &= ~(1 << place)
        out = [hands[seat] for seat in range(SEATS) if known[seat] is None]
        found = tuple(each for each in fits(known, sum(out), out[0].bit_count(), lacks) if each[self.turn] >> place & 1)
        ending = Ending(found, self.trumps, self.declarer, self.trick, self.turn, self.needed)
        plans = SingleDummy(ending).after(place)
        most = max(plan.bit_count() for plan in plans)
        best = [plan for plan in plans if plan.bit_count() == most]
        return {
            each[self.turn]: sum(plan >> number & 1 for plan in best) / len(best) for number, each in enumerate(found)
        }

    def chance(self, hands: Sequence[int]) -> float:
        """How likely the defenders' cards of the suit led were from these hands.

        They choose among equals by chance, and throw no honour under a higher card while they have a small one.
        """
        suit = self.trick[0][1] // 13 if self.trick else None
        later = [0] * SEATS
        for seat, place in self.plays:
            later[seat] |= 1 << place
        chance, gone = 1.0, 0
        for number, (seat, place) in enumerate(self.plays):
            if seat % 2 != self.declarer % 2 and place // 13 == suit:
                hand = (hands[seat] | later[seat]) & ~gone & SUIT << 13 * suit
                equals = _equals(hand, gone, place)
                beaten = any(
                    other > place and other // 13 == suit for _, other in self.plays[number - number % SEATS : number]
                )
                if beaten and place % 13 >= _JACK and (hand & ((1 << place) - 1)).bit_count() >= equals:
                    return 0.0
                chance /= equals
            gone |= 1 << place
        return chance

    def _proven(self, worth: Mapping[int, float], seen: Mapping[int, float], number: int) -> Proven:
        return Proven(
            {self.names[place]: each for place, each in worth.items()},
            {self.names[place]: each for place, each in seen.items()},
            number,
        )


def answered(level: str, problem: Problem) -> Answer:
    """What a level plays."""
    state = state_of(problem)
    (seat,) = state.turns
    move = LEVELS[level](1).choose(view(state, seat))
    assert isinstance(move, ev.Played)
    return Answer(level, problem.name, move.card.name)


def _place(seat: Seat) -> int:
    return tuple(Seat).index(seat)


def _those(flags: Iterator[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _lacking(plays: Sequence[tuple[int, int]]) -> list[int]:
    """What each seat cannot hold: all of the suits in which it did not follow."""
    lacks = [0] * SEATS
    for first in range(0, len(plays), SEATS):
        led = plays[first][1] // 13
        for seat, place in plays[first : first + SEATS]:
            if place // 13 != led:
                lacks[seat] |= SUIT << 13 * led
    return lacks


def _share(plan: int, weights: Sequence[float]) -> float:
    return sum(weight for number, weight in enumerate(weights) if plan >> number & 1) / sum(weights)


def _best(worth: Mapping[str, float]) -> set[str]:
    return {name for name, each in worth.items() if each >= max(worth.values()) - _TIES}


def _equals(hand: int, gone: int, place: int) -> int:
    """How many cards of a hand do the same as this one: between them is nothing that is still out elsewhere."""
    number = 1
    for step in (1, -1):
        other = place + step
        while other // 13 == place // 13 and other >= 0 and (hand | gone) >> other & 1:
            number += hand >> other & 1
            other += step
    return number


def _asked(number: int, level: str) -> Answer:
    return answered(level, _all()[number])


@cache
def _all() -> list[Problem]:
    return problems()


def main(
    levels: Annotated[str, typer.Option(help="The levels to ask.")] = "club,strong,expert,master",
    part: Annotated[str, typer.Option(help="tune, kept or all of the problems.")] = "all",
    processes: Annotated[int, typer.Option(min=0, help="How many are asked at once; 0: one for each core.")] = 0,
    *,
    each: Annotated[bool, typer.Option(help="Tell each problem that a level has wrong.")] = False,
) -> None:
    """How many of each kind are answered rightly."""
    console.print(conditions())
    chosen = [number for number, problem in enumerate(_all()) if part == "all" or problem.kept_back is (part == "kept")]
    names = levels.split(",")
    right: dict[tuple[str, str], int] = {}
    for level in names:
        asked = [(number, number) for number in chosen]
        work = Workers(processes).done(partial(_asked, level=level), asked)
        for number, answer in track(work, level, len(chosen), console=console):
            problem = _all()[number]
            if answer.card in problem.right.split():
                right[level, problem.name] = 1
            elif each:
                console.print(f"{level}: {problem.name}: {answer.card} and not {problem.right}")
    console.print(_sheet([_all()[number] for number in chosen], names, right))


def _sheet(chosen: Sequence[Problem], levels: Sequence[str], right: Mapping[tuple[str, str], int]) -> Table:
    table = Table("kind", "problems", "by chance", "double dummy", *levels)
    found = {problem.name: proven(problem) for problem in chosen}
    kinds = sorted({problem.kind for problem in chosen})
    for kind in (*kinds, "all"):
        those = [problem for problem in chosen if kind in (problem.kind, "all")]
        table.add_row(
            kind,
            str(len(those)),
            f"{sum(found[each.name].by_chance() for each in those):.1f}",
            f"{sum(found[each.name].by_seeing() for each in those):.1f}",
            *(str(sum(right.get((level, each.name), 0) for each in those)) for level in levels),
        )
    return table


if __name__ == "__main__":
    typer.run(main)
