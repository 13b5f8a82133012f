"""How strong the bots are: `python -m bench.strength --deals 100`, with standard errors everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.choosing import compared, settled
from bench.losing import ROLES, Lost, played, recorded
from bench.measuring import conditions
from bench.selfplay import SELFPLAY, Record, called, records
from bench.textbook import TextbookBot
from kibitz.bots import Bot, SimpleBot
from kibitz.bots.cardplay import Effort, Manner
from kibitz.bots.contracts import Effort as Choosing
from kibitz.bots.expert import Thinking, ThinkingBot
from kibitz.bots.imagining import Knowledge
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import Average, average, outcome
from kibitz.cards import Seat, Side
from kibitz.engine import State, start
from kibitz.games import game

PLAIN: Final = Thinking(
    Manner(
        Effort(drawn=(16,) * 13, listed=(16,) * 13),
        Knowledge(auction=False),
        maxims=False,
        signals=False,
        book=0.0,
    ),
    Choosing(worlds=12, calls=12, leads=3),
)
"""Sixteen layouts drawn evenly from all that fit the cards, each solved, and the first of the best cards."""

GAMES: Final = ("minibridge", "extreme", "heroes", "battles", "abridged")
console = Console()
app = typer.Typer(add_completion=False)
Deals = Annotated[int, typer.Option(min=2, help="How many deals.")]
First = Annotated[int, typer.Option(min=0, help="Where in the file to begin.")]


def player(name: str) -> Bot:
    return ThinkingBot(PLAIN, 1) if name == "plain" else LEVELS[name](1)


@app.command()
def lost(deals: Deals = 100, first: First = 0, level: str = "expert") -> None:
    """Double-dummy tricks lost a deal, all seats alike, beside the program that made the deals."""
    if not SELFPLAY.exists():
        console.print(f"{SELFPLAY} is not here: nothing to compare with.")
        return
    bots = dict.fromkeys(Seat, player(level))
    found = list(records(first=first, most=deals))
    ours = [played(called(record), bots)[1] for record in track(found, "Losing tricks", console=console)]
    theirs = [recorded(called(record), record.cards) for record in found]
    table = Table("double-dummy tricks lost a deal", *ROLES, title=f"{len(found)} deals")
    for name, losses in ((level, ours), ("as recorded", theirs)):
        table.add_row(name, *(str(_role(losses, role)) for role in ROLES))
    table.add_row("difference", *(str(_role(_less(ours, theirs), role)) for role in ROLES))
    console.print(table)


@app.command()
def matches(deals: Deals = 50, first: First = 0, pairs: str = "", tables: str = "contract,minibridge") -> None:
    """Duplicate matches in play only: the same contracts, the sides changed."""
    names = [*LEVELS]
    wanted = [tuple(pair.split("-")) for pair in pairs.split(",") if pair] or [
        ("expert", "plain"),
        *((high, low) for low, high in reversed(list(pairwise(names)))),
    ]
    table = Table("play only", "contracts of", "tricks a deal", "points a deal", "deals")
    for kind in tables.split(","):
        for high, low in wanted:
            results = [_swing(state, player(high), player(low)) for state in _contracts(kind, deals, first)]
            if results:
                tricks, points = (average([result[place] for result in results]) for place in (1, 0))
                table.add_row(f"{high} against {low}", kind, str(tricks), str(points), str(len(results)))
    console.print(table)


@app.command()
def choosing(deals: Deals = 50, level: str = "expert", seed: int = 1, games: str = ",".join(GAMES)) -> None:
    """Contracts chosen against the textbook's, in points a deal."""
    table = Table("contract choice", "gain on the textbook", level, "textbook", "all hands seen", "share", "deals")
    for name in games.split(","):
        rules = game(name)
        found = list(compared(rules, player(level), TextbookBot(), SimpleBot(Random(0)), seed, deals))
        # Where a side can buy the contract the two tables may have different declarers.
        gain = average([each.swing / (2 if name == "abridged" else 1) for each in found])
        mine, book, best = (average([getattr(e, w) for e in found]) for w in ("first", "second", "all_seeing"))
        share = f"{100 * mine.mean / best.mean:.0f} %" if name != "abridged" and best.mean > 0 else "-"
        table.add_row(name, str(gain), str(mine), str(book), str(best), share, str(len(found)))
    console.print(table)


@app.callback(invoke_without_command=True)
def everything(context: typer.Context, deals: Deals = 100) -> None:
    """All of it, unless one part is asked for. Hundreds of deals take hours."""
    if context.invoked_subcommand is None:
        console.print(conditions())
        lost(deals)
        matches(deals)
        choosing(deals)


def _swing(state: State, first: Bot, second: Bot) -> tuple[float, float]:
    results = []
    for side in Side:
        bots: Mapping[Seat, Bot] = {seat: first if seat.side is side else second for seat in Seat}
        points, tricks = outcome(played(state, bots, solve=False)[0])
        results.append((points, tricks) if side is Side.NS else (-points, -tricks))
    return results[0][0] + results[1][0], results[0][1] + results[1][1]


def _contracts(kind: str, deals: int, first: int) -> Iterator[State]:
    """Deals with their contracts: those of the file, or a game's own as the simple player chooses them."""
    if kind == "contract":
        found: Sequence[Record] = list(records(first=first, most=deals)) if SELFPLAY.exists() else []
        for record in track(found, kind, console=console, transient=True):
            yield called(record)
        return
    rules = game(kind, {"claims": False, "undo": False})
    simple = SimpleBot(Random(0))
    for number in track(range(deals), kind, console=console, transient=True):
        rng = Random(f"matches {first + number}")
        state = start(rules, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex(), dealer=[*Seat][number % 4])
        state = chosen(state, simple)
        if state.wait is not None:
            yield state


def chosen(state: State, bot: Bot) -> State:
    """The deal when its contract stands."""
    return settled(state, dict.fromkeys(Seat, bot), bot)


def _role(losses: Sequence[Lost], role: str) -> Average:
    return average([getattr(each, role) for each in losses])


def _less(ours: Sequence[Lost], theirs: Sequence[Lost]) -> list[Lost]:
    return [
        Lost(*(getattr(one, role) - getattr(two, role) for role in ROLES))
        for one, two in zip(ours, theirs, strict=True)
    ]


if __name__ == "__main__":
    app()
