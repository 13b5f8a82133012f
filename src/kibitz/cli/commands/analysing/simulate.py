"""kibitz simulate: bots against bots, every deal twice with the sides changed."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated

import typer

from kibitz.analysis.bulk import Stretch, Stretches
from kibitz.analysis.studies.averages import average
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import DuplicateMatch, play_boards
from kibitz.cli.bulk_options import AsJson, Bulk, Cluster, CsvFile, Jobs, Out
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.games import GAMES, game

EXAMPLE = "Example: kibitz simulate minibridge --seats strong,learner --deals 20"

_MOST_IN_A_PART = 20
"""Boards that one process plays before it reports: strong players take seconds for each."""


def simulate(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game: kibitz games lists them.")],
    seats: Annotated[
        str, typer.Option(metavar="LEVEL,LEVEL", help=f"Who plays: two sides, or four players. {', '.join(LEVELS)}.")
    ] = "learner,beginner",
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="How many deals, each played twice.")] = 20,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Other deals for another number.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: AsJson = False,
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
    match = DuplicateMatch(entrance.name, options, players, seed)
    asked = {
        "command": "simulate",
        "game": entrance.name,
        "options": options,
        "players": list(players),
        "deals": deals,
        "seed": seed,
    }
    swings: list[tuple[float, float]] = []
    bulk = Bulk(jobs, cluster, out, csv, quiet=as_json)
    boards = Stretches(deals, most=_MOST_IN_A_PART)
    for rows in bulk.rows("Playing", partial(play_boards, match), boards, asked, _deals):
        swings += zip(rows["points"].tolist(), rows["tricks"].tolist(), strict=True)
    points, tricks = (average([swing[what] for swing in swings]) for what in (0, 1))
    if as_json:
        found = {
            "game": entrance.name,
            "options": options,
            "players": list(players),
            "deals": deals,
            "seed": seed,
            "points": {"mean": points.mean, "error": points.error},
            "tricks": {"mean": tricks.mean, "error": tricks.error},
            "swings": swings,
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


def _deals(part: Stretch) -> int:
    return part.count
