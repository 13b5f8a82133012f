"""kibitz simulate: bots against bots, every deal twice with the sides changed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict
from rich.console import Console
from rich.progress import track

from kibitz.analysis.bulk import BulkError, worked, write_parquet
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import DuplicateBoard, Swing, average, play_board
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.games import GAMES, game

EXAMPLE = "Example: kibitz simulate minibridge --seats strong,learner --deals 20"


def simulate(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game: kibitz games lists them.")],
    seats: Annotated[
        str, typer.Option(metavar="LEVEL,LEVEL", help=f"Who plays: two sides, or four players. {', '.join(LEVELS)}.")
    ] = "learner,beginner",
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="How many deals, each played twice.")] = 20,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Other deals for another number.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help="Processes to use; 0 for one a processor.")] = 0,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play instead.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every deal to this Parquet file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play bots against bots as duplicate, and say who is ahead by how much, and how sure that is."""
    entrance = GAMES.get(name.lower())
    if entrance is None:
        raise Mistake(f"There is no game called “{name}”: choose from {', '.join(GAMES)}.")
    if entrance.players != 4:
        raise Mistake(f"{entrance.title} has no two sides to change: simulate a game for four.")
    options = given(entrance.title, entrance.options, option or ())
    game(entrance.name, options)  # says what is wrong with the options before anything is played
    players = read_players(seats)
    boards = [DuplicateBoard(entrance.name, options, players, number, seed) for number in range(1, deals + 1)]
    try:
        swings = list(_played(boards, jobs, cluster, quiet=as_json))
        if out is not None:
            about = {"game": entrance.name, "options": json.dumps(options), "players": seats, "seed": str(seed)}
            write_parquet([asdict(swing) for swing in swings], out, about)
    except BulkError as error:
        raise Mistake(str(error)) from None
    points, tricks = (average([getattr(swing, what) for swing in swings]) for what in ("points", "tricks"))
    if as_json:
        found = {
            "game": entrance.name,
            "options": options,
            "players": list(players),
            "deals": deals,
            "seed": seed,
            "points": {"mean": points.mean, "error": points.error},
            "tricks": {"mean": tricks.mean, "error": tricks.error},
            "swings": [[swing.points, swing.tricks] for swing in swings],
        }
        typer.echo(json.dumps(found))
        return
    ours, theirs = (" and ".join(dict.fromkeys((players[side], players[side + 2]))) for side in (0, 1))
    typer.echo(f"{entrance.title}: {ours} against {theirs}, {deals} deals, each played twice.")
    typer.echo(f"  points a deal  {points}")
    typer.echo(f"  tricks a deal  {tricks}")


def read_players(text: str) -> tuple[str, str, str, str]:
    """Two levels, one a side, or four from North clockwise.

    >>> read_players("expert,club")
    ('expert', 'club', 'expert', 'club')
    """
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise Mistake(f"There is no level called “{name}”: choose from {', '.join(LEVELS)}.")
    if len(names) == 2:
        names *= 2
    if len(names) != 4:
        raise Mistake(f"“{text}” names {len(names)} players: name two, one a side, or four from North clockwise.")
    one, two, three, four = names
    return one, two, three, four


def _played(boards: Sequence[DuplicateBoard], jobs: int, cluster: str | None, *, quiet: bool) -> Iterator[Swing]:
    console = Console(file=sys.stderr)
    shown = not quiet and console.is_terminal
    swings = worked(play_board, boards, jobs=jobs, cluster=cluster)
    yield from track(swings, "Playing", len(boards), console=console, disable=not shown)
