"""How strong the bots are: `python -m bench.strength --deals 100`, with standard errors everywhere.

Whatever is found is kept in a folder, by the version of the players: who breaks it off and begins again goes on where
it was, with more deals too, and players that have changed begin anew. All cores of the machine play.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.choosing import GAMES, sheet
from bench.duplicate import RECORDED, Match, losses, results
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
Pool = Annotated[int, typer.Option(min=0, help="How many deals are played at once; 0: one for each core.")]
Boards = Annotated[Path | None, typer.Option(help="Boards of this PBN or LIN file in place of the recorded deals.")]
KEPT: Final = Path("strength")
PLAYERS: Final = ("src/kibitz/bots", "src/kibitz/analysis", "src/kibitz/games", "src/kibitz/scoring", "native")
"""What the moves of the players come from."""
BEN: Final = Path("../shared/data/camrose2024_BEN.pbn")
"""Boards that another strong program bid and played against itself."""
KEPT_BACK: Final = 1500
"""Of the recorded deals those from this one on: nothing is tuned on them."""


@app.command()
def lost(
    deals: Deals = 100,
    first: First = 0,
    level: str = "expert",
    file: Kept = None,
    processes: Pool = 0,
    boards: Boards = None,
) -> None:
    """Double-dummy tricks lost a deal, all seats alike, beside the program that made the deals."""
    source = boards or SELFPLAY
    if not source.exists():
        console.print(f"{source} is not here: nothing to compare with.")
        return
    asked = range(first, first + deals)
    name = RECORDED if boards is None else str(boards)
    found = list(track(losses(level, asked, file, processes, name), "Losing tricks", deals, console=console))
    if len(found) < 2:
        console.print(f"{source} has no such deals.")
        return
    table = Table("double-dummy tricks lost a deal", *ROLES, title=f"{len(found)} deals of {source.name}")
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
    processes: Pool = 0,
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


@app.command()
def bar(deals: Deals = 1500, levels: str = "expert,master", folder: Path = KEPT, processes: Pool = 0) -> None:
    """What is asked of the strongest: the deals kept back, the other program's boards, expert against strong."""
    console.print(conditions())
    at = _of_these_players(folder)
    for level in levels.split(","):
        lost(deals, KEPT_BACK, level, at / "lost.jsonl", processes)
        lost(deals, 0, level, at / "lost.jsonl", processes, BEN)
    matches(deals, 0, "master-expert,expert-strong", PLAYED, at / "matches.jsonl", processes)


@app.callback(invoke_without_command=True)
def everything(context: typer.Context, deals: Deals = 100, folder: Path = KEPT, processes: Pool = 0) -> None:
    """All of it, unless one part is asked for. Hundreds of deals take hours."""
    if context.invoked_subcommand is None:
        console.print(conditions())
        at = _of_these_players(folder)
        lost(deals, 0, "expert", at / "lost.jsonl", processes)
        matches(deals, file=at / "matches.jsonl", processes=processes)
        choosing(deals)


def _of_these_players(folder: Path) -> Path:
    """Where the results of the players as they are now are kept: those of others must not be added up with them."""
    sources = [
        each for part in PLAYERS for each in sorted(Path(part).rglob("*.[ch]pp")) + sorted(Path(part).rglob("*.py"))
    ]
    version = sha256(b"".join(each.read_bytes() for each in sources)).hexdigest()[:12]
    return folder / version


def _role(losses: Sequence[Lost], role: str) -> Average:
    return average([getattr(each, role) for each in losses])


def _less(ours: Sequence[Lost], theirs: Sequence[Lost]) -> list[Lost]:
    return [
        Lost(*(getattr(one, role) - getattr(two, role) for role in ROLES))
        for one, two in zip(ours, theirs, strict=True)
    ]


if __name__ == "__main__":
    app()
