"""How strong the bots are: `python -m bench.strength --deals 100`, with standard errors everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.choosing import GAMES, sheet
from bench.duplicate import Match, losses, results
from bench.losing import ROLES, Lost
from bench.measuring import conditions
from bench.selfplay import SELFPLAY
from kibitz.analysis.studies.averages import Average, average
from kibitz.bots.levels import LEVELS

PLAYED: Final = "recorded,bridgewar,heroes,battles,extreme,minibridge,minibridge-simple3,minibridge-normal3,abridged"
console = Console()
app = typer.Typer(add_completion=False)
Deals = Annotated[int, typer.Option(min=2, help="How many deals.")]
First = Annotated[int, typer.Option(min=0, help="The number of the first deal.")]
Kept = Annotated[Path | None, typer.Option(help="Keep results here, and go on from those that are there.")]
Pool = Annotated[int, typer.Option(min=1, help="How many deals are played at once.")]


@app.command()
def lost(deals: Deals = 100, first: First = 0, level: str = "expert", file: Kept = None, processes: Pool = 2) -> None:
    """Double-dummy tricks lost a deal, all seats alike, beside the program that made the deals."""
    if not SELFPLAY.exists():
        console.print(f"{SELFPLAY} is not here: nothing to compare with.")
        return
    asked = range(first, first + deals)
    found = list(track(losses(level, asked, file, processes), "Losing tricks", deals, console=console))
    table = Table("double-dummy tricks lost a deal", *ROLES, title=f"{len(found)} deals")
    ours, theirs = [each.ours for each in found], [each.theirs for each in found]
    for name, each in ((level, ours), ("as recorded", theirs), ("difference", _less(ours, theirs))):
        table.add_row(name, *(str(_role(each, role)) for role in ROLES))
    console.print(table)


@app.command()
def matches(
    deals: Deals = 50,
    first: First = 0,
    pairs: str = "",
    games: str = PLAYED,
    file: Kept = None,
    processes: Pool = 2,
) -> None:
    """Duplicate matches in play only: the same contracts, the sides changed."""
    names = [*LEVELS]
    wanted = [tuple(pair.split("-")) for pair in pairs.split(",") if pair] or [
        ("expert", "plain"),
        *((high, low) for low, high in reversed(list(pairwise(names)))),
    ]
    asked = [Match(name, high, low) for name in games.split(",") for high, low in wanted]
    played = results(asked, range(first, first + deals), file, processes)
    found = list(track(played, "Playing", deals * len(asked), console=console))
    table = Table("play only", "contracts of", "tricks a deal", "points a deal", "deals")
    for match in asked:
        if those := [each for each in found if each.match == match]:
            tricks, points = average([each.tricks for each in those]), average([each.points for each in those])
            table.add_row(f"{match.high} against {match.low}", match.game, str(tricks), str(points), str(len(those)))
    console.print(table)


@app.command()
def choosing(deals: Deals = 50, first: First = 0, level: str = "expert") -> None:
    """Contracts chosen against the textbook's, in points a deal."""
    console.print(sheet(level, [*GAMES], first, deals))


@app.callback(invoke_without_command=True)
def everything(context: typer.Context, deals: Deals = 100) -> None:
    """All of it, unless one part is asked for. Hundreds of deals take hours."""
    if context.invoked_subcommand is None:
        console.print(conditions())
        lost(deals)
        matches(deals)
        choosing(deals)


def _role(losses: Sequence[Lost], role: str) -> Average:
    return average([getattr(each, role) for each in losses])


def _less(ours: Sequence[Lost], theirs: Sequence[Lost]) -> list[Lost]:
    return [
        Lost(*(getattr(one, role) - getattr(two, role) for role in ROLES))
        for one, two in zip(ours, theirs, strict=True)
    ]


if __name__ == "__main__":
    app()
