"""How fast the layouts of hidden hands are counted and drawn: `python -m bench.sampling`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median
from typing import Annotated, Any, Final

import typer
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from bench.measuring import conditions, rates
from kibitz.analysis.inference import layouts
from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import FRENCH, Seat
from kibitz.engine import State, View, act, start, view
from kibitz.games import game
from kibitz.rules.tricks import is_play

SEED: Final = 174
PLAIN: Final = 126.0
"""Microseconds a draw of the same method in a trial in plain Python; taken over, not measured here."""

_VIEWS: Final = 25
_DRAWN: Final = 1_000
_WORLDS: Final = 100
Promises = Mapping[Seat, Holding]


class Moment(Struct, frozen=True):
    """A point of a deal at which the player to move imagines the hidden hands."""

    title: str
    game: str
    tricks: int
    promises: Callable[[View], Promises] = lambda seen: {}


class Figures(Struct, frozen=True):
    """What was measured of one moment, in microseconds of CPU time."""

    title: str
    hidden: int
    layouts: float
    build: float
    draw: float
    world: float  # each of a hundred, with everything from the view on
    times_plain: float


def three_no_trumps(seen: View) -> Promises:
    """As after 1NT, 3NT: both strong hands in bounds of points and of length in every suit."""
    declarer, dummy = seen.table.declarer, seen.table.dummy
    assert declarer is not None and dummy is not None
    balanced = dict.fromkeys(FRENCH.suits, (2, 5))
    return {declarer: Holding(points=(15, 17), lengths=balanced), dummy: Holding(points=(8, 15))}


def major_game(seen: View) -> Promises:
    """As after 1S, 2C, 2S, 4S: bounds of points for two hands, and of length in two suits."""
    declarer, dummy = seen.table.declarer, seen.table.dummy
    assert declarer is not None and dummy is not None
    spades, _, _, clubs = FRENCH.suits
    return {
        declarer: Holding(points=(11, 17), lengths={spades: (5, 9)}),
        dummy: Holding(points=(9, 17), lengths={clubs: (4, 8), spades: (2, 4)}),
    }


MOMENTS: Final = (
    Moment("MiniBridge, opening lead", "minibridge", 0),
    Moment("MiniBridge, after four tricks", "minibridge", 4),
    Moment("aBRIDGEd, opening lead", "abridged", 0),
    Moment("aBRIDGEd, after four tricks", "abridged", 4),
    Moment("Extreme, opening lead", "extreme", 0),
    Moment("Contract, after four tricks", "contract", 4),
    Moment("Contract, after eight tricks", "contract", 8),
    Moment("Contract, opening lead", "contract", 0),
    Moment("Contract, opening lead against 4S", "contract", 0, major_game),
    Moment("Contract, opening lead against 3NT", "contract", 0, three_no_trumps),
)


def deal_states(name: str, rng: random.Random) -> Iterator[State]:
    rules = game(name)
    state = start(rules, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex(), dealer=rng.choice(list(Seat)))
    while not state.over:
        yield state
        seat, moves = next(iter(state.turns.items()))
        state = act(state, seat, rng.choice(moves))


def views(moment: Moment, rng: random.Random) -> list[View]:
    """Views of whoever is to lead after so many tricks, from random deals in which the promises may be true."""
    found: list[View] = []
    while len(found) < _VIEWS:
        for state in deal_states(moment.game, rng):
            t = state.table
            if len(t.tricks) == moment.tricks and not t.trick and state.wait is not None and is_play(state.wait):
                seen = view(state, next(iter(state.turns)))
                if layouts(seen, moment.promises(seen)).count:
                    found.append(seen)
                break
    return found


def measure(moment: Moment, seconds: float) -> Figures:
    rng = random.Random(SEED)
    seen = views(moment, rng)
    asked = [(each, moment.promises(each)) for each in seen]
    ready = [layouts(each, promises) for each, promises in asked]
    speed = rates(
        {
            "build": partial(_build, asked, rng),
            "draw": partial(_draw, ready, rng),
            "world": partial(_imagine, asked, rng),
        },
        seconds,
    )
    cost = {name: round(1e6 / rate, 3) for name, rate in speed.items()}
    return Figures(
        title=moment.title,
        hidden=round(median(len(each.seats) for each in ready)),
        layouts=float(median(each.count for each in ready)),
        **cost,
        times_plain=round(PLAIN / cost["draw"]),
    )


def _build(asked: list[tuple[View, Promises]], rng: random.Random) -> int:
    layouts(*rng.choice(asked))
    return 1


def _draw(ready: list[Layouts], rng: random.Random) -> int:
    rng.choice(ready).sample(_DRAWN, rng.getrandbits(64))
    return _DRAWN


def _imagine(asked: list[tuple[View, Promises]], rng: random.Random) -> int:
    found = layouts(*rng.choice(asked))
    found.held(found.sample(_WORLDS, rng.getrandbits(64)))
    return _WORLDS


def show(measured: list[Figures], console: Console) -> None:
    where = conditions()
    console.print(f"{where['date']}, {where['python']}, {where['cpu']}; microseconds of CPU time, medians")
    table = Table(
        "moment",
        "hidden",
        "layouts",
        "view to tables",
        "a draw",
        f"each of {_WORLDS} from the view",
        f"beside {PLAIN:.0f}",
    )
    for each in measured:
        numbers = (f"{each.build:,.0f}", f"{each.draw:.2f}", f"{each.world:.2f}", f"{each.times_plain:.0f} times")
        table.add_row(each.title, str(each.hidden), f"{each.layouts:.2g}", *numbers)
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)


def main(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each figure.", min=0.01)] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Measure the sampler: from a player's view to its tables, and one layout drawn from them."""
    console = Console()
    measured = [measure(moment, seconds) for moment in MOMENTS]
    if as_json:
        plain: dict[str, Any] = {**conditions(), "moments": to_builtins(measured)}
        console.print_json(json.dumps(plain))
    else:
        show(measured, console)


if __name__ == "__main__":
    typer.run(main)
