"""Contracts chosen by a player and by the textbook on the same deals: `python -m bench.choosing --deals 1000`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import Annotated, Any, Final

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.measuring import conditions
from bench.tabled import MEASURING, numbered
from bench.textbook import TextbookBot
from bench.truth import Truth, settled
from kibitz.analysis.studies.averages import average
from kibitz.bots import Bot, SimpleBot, play_out
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import outcome
from kibitz.cards import Seat, Side
from kibitz.engine import Game, State, View, start
from kibitz.engine.events import Move
from kibitz.games import game

__all__ = ["GAMES", "Chosen", "compared", "settled", "sheet"]

GAMES: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "MiniBridge": ("minibridge", {}),
    "MiniBridge, slam": ("minibridge", {"slam": True}),
    "MiniBridge, targets": ("minibridge", {"scoring": "targets"}),
    "Extreme": ("extreme", {}),
    "Battles": ("battles", {}),
    "Heroes": ("heroes", {}),
    "aBRIDGEd": ("abridged", {}),
}
console = Console()


class Chosen(Struct, frozen=True):
    """One deal at two tables, in points for the first chooser.

    `swing` is over both tables, `seeing` the same for one who sees all four hands in the first chooser's place.
    `first`, `second` and `all_seeing` are what each gets declaring, where both tables have one declarer.
    """

    swing: float
    seeing: float
    first: float
    second: float
    all_seeing: float
    seconds: float  # the first chooser's longest decision
    played: float | None  # the swing when the contracts are played out


def compared(
    rules: Game, first: Bot, second: Bot, leader: Bot, begin: int, deals: int, player: Bot | None = None
) -> Iterator[Chosen]:
    """Every deal twice: each chooser once for North and South, once for East and West.

    With a `player` the contracts are also played out, by that one in all seats of both tables.
    """
    for number in range(begin, begin + deals):
        deal = numbered(MEASURING, number, rules.deck)
        opened = start(rules, deal=deal, dealer=tuple(Seat)[number % 4])
        timed = _Timed(first)
        ends = [
            settled(opened, {seat: a if seat.side is Side.NS else b for seat in Seat}, leader)
            for a, b in ((timed, second), (second, timed))
        ]
        if any(end.table.contract is None for end in ends):
            continue  # dealt again
        truth = Truth(deal, MEASURING, number)
        north, east = (truth.worth(end.table, side) for end, side in zip(ends, Side, strict=True))
        seeing = {side: truth.most(opened, side, dict.fromkeys(Seat, second), leader) for side in Side}
        declarer = ends[0].table.declarer
        assert declarer is not None
        # The first chooser declares at one of the tables, and the second at the other.
        first_worth, second_worth = (north, -east) if declarer.side is Side.NS else (east, -north)
        played = None if player is None else _played(ends, player)
        yield Chosen(
            north + east,
            sum(seeing.values()),
            first_worth,
            second_worth,
            seeing[declarer.side],
            timed.longest,
            played,
        )


def _played(ends: Sequence[State], player: Bot) -> float:
    """The swing when one and the same player plays the cards of both tables."""
    if ends[0].table.contract == ends[1].table.contract and ends[0].table.declarer is ends[1].table.declarer:
        return 0.0
    north, other = (outcome(play_out(end, dict.fromkeys(Seat, player)))[0] for end in ends)
    return north - other


class _Timed:
    """A chooser with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.longest = 0.0

    def choose(self, view: View) -> Move:
        began = process_time()
        move = self.bot.choose(view)
        self.longest = max(self.longest, process_time() - began)
        return move


def sheet(level: str, titles: Sequence[str], begin: int, deals: int, *, player: str = "", seed: int = 1) -> Table:
    """The comparison with the textbook as a table, one row a game."""
    table = Table("points a deal, both tables", "gain", "all hands seen", "share", level, "book", "best", "seconds")
    table.add_column("deals")
    if player:
        table.add_column(f"gain, played by {player}")
    for title in titles:
        name, options = GAMES[title]
        rules = game(name, {"claims": False, "undo": False, **options})
        contestants = LEVELS[level](seed), TextbookBot(), SimpleBot(Random(0))
        among = compared(rules, *contestants, begin, deals, LEVELS[player](seed) if player else None)
        found = list(track(among, title, total=deals, console=console, transient=True))
        table.add_row(title, *_row(found, same_declarer=name != "abridged"))
    return table


def _row(found: Sequence[Chosen], *, same_declarer: bool) -> Iterator[str]:
    gain, seeing = average([each.swing for each in found]), average([each.seeing for each in found])
    yield str(gain)
    yield str(seeing)
    first, second, best = (average([getattr(e, w) for e in found]).mean for w in ("first", "second", "all_seeing"))
    # Where a side may buy the contract, the gain on the book is what can be shared.
    share = first / best if same_declarer else gain.mean / seeing.mean
    yield f"{100 * share:.0f} %" + (f" ({100 * second / best:.0f} %)" if same_declarer else " of the gain")
    yield from (f"{each:.2f}" if same_declarer else "" for each in (first, second, best))
    times = sorted(each.seconds for each in found)
    yield f"{times[int(0.95 * len(times))]:.2f}, at most {times[-1]:.2f}"
    yield str(len(found))
    if found[0].played is not None:
        yield str(average([each.played or 0.0 for each in found]))


def main(
    deals: Annotated[int, typer.Option(min=2, help="How many deals.")] = 200,
    begin: Annotated[int, typer.Option(min=0, help="The first deal of the series.")] = 0,
    level: Annotated[str, typer.Option(help="Whose choice it is.")] = "expert",
    games: Annotated[str, typer.Option(help="Games by name, parted by semicolons.")] = ";".join(GAMES),
    player: Annotated[str, typer.Option(help="Play the contracts out, with this level in all seats.")] = "",
) -> None:
    console.print(conditions())
    console.print(sheet(level, games.split(";"), begin, deals, player=player))


if __name__ == "__main__":
    typer.run(main)
