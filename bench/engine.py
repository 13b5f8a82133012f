"""How many random deals a second each game plays, beside other bridge engines: `python -m bench.engine`."""

from __future__ import annotations

import json
import pickle
import random
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated, Any, Final

import typer
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from bench.measuring import conditions, rates
from bench.peers import ENVIRONMENTS, LIKE, PEERS, Peer, release
from kibitz.cards import Seat
from kibitz.engine import Game, State, act, start, view
from kibitz.games import GAMES, game

SEED: Final = 174
MAIN: Final = "contract"
"""The game that the peers play as well."""

_SEATS: Final = tuple(Seat)
_VIEWED_DEALS: Final = 20
_WEIGHED_DEALS: Final = 100


class GameFigures(Struct, frozen=True):
    """What was measured of one game."""

    game: str
    deals_per_second: float
    views_per_second: float
    state_bytes: int


class PeerFigures(Struct, frozen=True):
    """What was measured of another engine; `ratio` is how many deals of ours go into one of its, like for like."""

    name: str
    version: str
    plays: str
    deals_per_second: float
    ratio: float


class Figures(Struct, frozen=True):
    date: str
    python: str
    cpu: str
    games: tuple[GameFigures, ...]
    environments: dict[str, float]
    peers: tuple[PeerFigures, ...]
    missing: tuple[str, ...]


def random_deal(rules: Game, rng: random.Random) -> Iterator[State]:
    """One deal from the shuffle to the end, every legal move of whoever is to move equally likely."""
    state = start(rules, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex(), dealer=rng.choice(_SEATS))
    yield state
    while state.wait is not None:
        seat, moves = next(iter(state.wait.turns.items()))
        state = act(state, seat, rng.choice(moves))
        yield state


def scored_deal(rules: Game, rng: random.Random) -> State:
    """A random deal that came to a score. One that is thrown in costs time and does not count."""
    while True:
        for state in random_deal(rules, rng):
            end = state
        if end.table.scored is not None:
            return end


def measure(seconds: float) -> Figures:
    """Everything, each game and peer for so many seconds of CPU time."""
    rng = random.Random(SEED)
    tables = {name: game(name) for name in GAMES}
    installed, missing = _prepared(rng)
    deals = {name: partial(_play, rules, rng) for name, rules in tables.items()}
    own = {name: prepare(rng) for name, prepare in ENVIRONMENTS.items()}
    speed = rates({**deals, **own, **{peer.name: play for peer, play in installed}}, seconds)
    views = rates({name: _looking(rules, rng) for name, rules in tables.items()}, seconds / 4)
    return Figures(
        **conditions(),
        games=tuple(
            GameFigures(name, round(speed[name], 1), round(views[name], 1), weight(rules, rng))
            for name, rules in tables.items()
        ),
        environments={name: round(speed[name], 1) for name in own},
        peers=tuple(
            PeerFigures(
                peer.name,
                release(peer),
                peer.plays,
                round(speed[peer.name], 1),
                round(speed[LIKE.get(peer.name, MAIN)] / speed[peer.name], 2),
            )
            for peer, _ in installed
        ),
        missing=missing,
    )


def weight(rules: Game, rng: random.Random) -> int:
    """The bytes of one finished deal, log and table, all its own: copies share only cards, seats and packs."""
    ends = (scored_deal(rules, rng) for _ in range(_WEIGHED_DEALS))
    packed = [pickle.dumps((state.log, state.table)) for state in ends]
    tracemalloc.start()
    kept = [pickle.loads(each) for each in packed]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(kept)


def _play(rules: Game, rng: random.Random) -> int:
    scored_deal(rules, rng)
    return 1


def _looking(rules: Game, rng: random.Random) -> Callable[[], int]:
    """Looks at random moments of some deals, from the seat of a player each."""
    moments = [state for _ in range(_VIEWED_DEALS) for state in random_deal(rules, rng)]

    def look() -> int:
        state = rng.choice(moments)
        view(state, rng.choice(state.table.players))
        return 1

    return look


def _prepared(rng: random.Random) -> tuple[list[tuple[Peer, Callable[[], int]]], tuple[str, ...]]:
    """The peers that can be imported, ready to play, and a sentence for each that cannot."""
    installed, missing = [], []
    for peer in PEERS:
        try:
            installed.append((peer, peer.prepare(rng)))
        except ImportError:
            missing.append(f"{peer.name} is not measured: the package {peer.distribution} is not installed.")
    return installed, tuple(missing)


def show(figures: Figures, console: Console) -> None:
    console.print(f"{figures.date}, {figures.python}, {figures.cpu}; CPU time, one process, uniformly random moves")
    games = Table("game", "deals/s", "views/s", "finished deal", title="kibitz")
    for each in figures.games:
        weight = f"{each.state_bytes / 1024:.1f} KiB"
        games.add_row(each.game, f"{each.deals_per_second:,.0f}", f"{each.views_per_second:,.0f}", weight)
    console.print(_numeric(games))
    environments = Table("environment", "deals/s", title=f"kibitz {MAIN}, with an observation at each step")
    for name, speed in figures.environments.items():
        environments.add_row(name, f"{speed:,.0f}")
    console.print(_numeric(environments))
    peers = Table("engine", "deals/s", f"kibitz {MAIN}", "what it plays", title="other bridge engines")
    for peer in figures.peers:
        name = f"{peer.name} {peer.version}"
        peers.add_row(name, f"{peer.deals_per_second:,.0f}", f"{peer.ratio:.2f} times as fast", peer.plays)
    if figures.peers:
        console.print(_numeric(peers))
    for sentence in figures.missing:
        console.print(sentence)


def _numeric(table: Table) -> Table:
    for column in table.columns[1:3]:
        column.justify = "right"
        column.no_wrap = True
    return table


def main(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each game and each peer.", min=0.01)] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Measure the engine: random whole deals a second, views a second, memory of a finished deal."""
    console = Console()
    figures = measure(seconds)
    if as_json:
        plain: dict[str, Any] = to_builtins(figures)
        console.print_json(json.dumps(plain))
    else:
        show(figures, console)


if __name__ == "__main__":
    typer.run(main)
