"""How many random deals a second the batch plays, beside OpenSpiel in the same run: `python -m bench.batch`."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, Final

import typer
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from bench.measuring import conditions, rates
from bench.peers import Play, open_spiel
from kibitz.gym.batch import DealBatch
from kibitz.gym.batch_rules import BATCH_GAMES

SEED: Final = 174
DEALS: Final = 1024
"""How many deals the batch has side by side."""

_STEPS: Final = 20
_PLAYED: Final = 2000


class BatchFigures(Struct, frozen=True):
    """Deals a second of one game: whole deals in C++, stepped with masks, stepped with masks and observations."""

    game: str
    playout: float
    masks: float
    observations: float


class PeerPair(Struct, frozen=True):
    """The same work by the batch and by OpenSpiel, in deals a second."""

    work: str
    batch: float
    open_spiel: float
    ratio: float


class BatchReport(Struct, frozen=True):
    date: str
    python: str
    cpu: str
    load: str
    open_spiel: str
    games: tuple[BatchFigures, ...]
    pairs: tuple[PeerPair, ...]


def playing_out(batch: DealBatch) -> Play:
    def play() -> int:
        return len(batch.random_playout(_PLAYED))

    return play


def stepping(batch: DealBatch, *, observed: bool) -> Play:
    """The masks, and what the players know, of all deals before each step; the actions drawn by the batch."""
    masks, rows = batch.masks(), batch.observations()

    def play() -> int:
        ended = 0
        for _ in range(_STEPS):
            batch.masks(masks)
            if observed:
                batch.observations(rows)
            ended += int(batch.step(batch.random_actions()).over.sum())
        return ended

    return play


def open_spiel_bots(rng: random.Random) -> Play:
    """Its own random players, in C++ from the deal to the score."""
    spiel = import_module("pyspiel")
    bridge = spiel.load_game("bridge(use_double_dummy_result=false)")
    players = [spiel.make_uniform_random_bot(player, rng.randrange(1 << 31)) for player in range(4)]

    def play() -> int:
        spiel.evaluate_bots(bridge.new_initial_state(), players, rng.randrange(1 << 31))
        return 1

    return play


def open_spiel_observed(rng: random.Random) -> Play:
    """Driven from Python, with its observation of the player to move at each step."""
    bridge = import_module("pyspiel").load_game("bridge(use_double_dummy_result=false)")

    def play() -> int:
        state = bridge.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return play


_PEER_WORK: Final[tuple[tuple[str, str, Callable[[random.Random], Play]], ...]] = (
    ("whole deals in C++", "playout", open_spiel_bots),
    ("driven from Python, with the legal moves", "masks", open_spiel),
    ("driven from Python, with observations too", "observations", open_spiel_observed),
)


def measure(seconds: float) -> BatchReport:
    """Everything, each for so many seconds of CPU time, all taking turns."""
    rng = random.Random(SEED)
    contenders: dict[str, Play] = {}
    batches = {name: DealBatch(name, DEALS, seed=SEED) for name in BATCH_GAMES}
    batches["duplicate"] = DealBatch("contract", DEALS, seed=SEED, scoring="duplicate")
    for name, batch in batches.items():
        contenders[f"{name} playout"] = playing_out(batch)
        contenders[f"{name} masks"] = stepping(batch, observed=False)
        contenders[f"{name} observations"] = stepping(batch, observed=True)
    try:
        release = version("open_spiel")
        contenders |= {work: prepare(rng) for work, _, prepare in _PEER_WORK}
    except (PackageNotFoundError, ImportError):
        release = ""
    before = os.getloadavg()[0]
    speed = rates(contenders, seconds)
    load = f"{before:.1f} to {os.getloadavg()[0]:.1f}"
    pairs = [(work, speed[f"duplicate {kind}"], speed[work]) for work, kind, _ in _PEER_WORK if work in speed]
    return BatchReport(
        **conditions(),
        load=load,
        open_spiel=release,
        games=tuple(
            BatchFigures(name, *(round(speed[f"{name} {kind}"]) for kind in ("playout", "masks", "observations")))
            for name in BATCH_GAMES
        ),
        pairs=tuple(
            PeerPair(work, round(ours), round(theirs), round(ours / theirs, 1)) for work, ours, theirs in pairs
        ),
    )


def show(report: BatchReport, console: Console) -> None:
    console.print(f"{report.date}, {report.python}, {report.cpu}; CPU time, one thread, load {report.load}")
    games = Table("game", "whole deals", "with masks", "with observations", title=f"deals/s, {DEALS:,} side by side")
    for game in report.games:
        games.add_row(game.game, f"{game.playout:,.0f}", f"{game.masks:,.0f}", f"{game.observations:,.0f}")
    console.print(games)
    if not report.pairs:
        console.print("OpenSpiel is not measured: the package open_spiel is not installed.")
        return
    pairs = Table(
        "work", "batch", f"OpenSpiel {report.open_spiel}", "ratio", title="contract bridge, duplicate, deals/s"
    )
    for pair in report.pairs:
        pairs.add_row(pair.work, f"{pair.batch:,.0f}", f"{pair.open_spiel:,.0f}", f"{pair.ratio:.1f}")
    console.print(pairs)


def main(
    seconds: Annotated[float, typer.Option(help="CPU seconds for each contender.", min=0.01)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON.")] = False,
) -> None:
    """Measure the batch: random deals a second, whole or step by step, beside OpenSpiel."""
    console = Console()
    report = measure(seconds)
    if as_json:
        plain: dict[str, Any] = to_builtins(report)
        console.print_json(json.dumps(plain))
    else:
        show(report, console)


if __name__ == "__main__":
    typer.run(main)
