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
from kibitz.cli.speech import counted, said, spoken, together
from kibitz.games import GAMES, game

EXAMPLE = "kibitz simulate minibridge --seats strong,learner --deals 20"

_MOST_IN_A_PART = 20
"""Boards that one process plays before it reports: strong players take seconds for each."""


def simulate(
    name: Annotated[str, typer.Argument(metavar="GAME", help="help-simulate-name")],
    seats: Annotated[str, typer.Option(metavar="LEVEL,LEVEL", help="help-simulate-seats")] = "learner,beginner",
    deals: Annotated[int, typer.Option(metavar="N", min=1, help="help-simulate-deals")] = 20,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-simulate-option")] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="help-simulate-seed")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against bots as duplicate, and say who is ahead by how much, and how sure that is."""
    entrance = GAMES.get(name.lower())
    if entrance is None:
        raise Mistake("cli-no-game", name=name, games=", ".join(GAMES))
    if entrance.players != 4:
        raise Mistake("cli-simulate-for-four", game=entrance.title)
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
    for rows in bulk.rows(said("cli-bar-playing"), partial(play_boards, match), boards, asked, _deals):
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
    sides = (dict.fromkeys(map(spoken().word, (players[side], players[side + 2]))) for side in (0, 1))
    ours, theirs = map(together, sides)
    typer.echo(said("cli-simulated", game=entrance.title, ours=ours, theirs=theirs, deals=counted(deals)))
    typer.echo(f"  {said('cli-simulated-points', points=spoken().figure(str(points)))}")
    typer.echo(f"  {said('cli-simulated-tricks', tricks=spoken().figure(str(tricks)))}")


def read_players(text: str) -> tuple[str, str, str, str]:
    """Two levels, one a side, or four from North clockwise.

    >>> read_players("expert,club")
    ('expert', 'club', 'expert', 'club')
    """
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in LEVELS:
            raise Mistake("cli-no-level", name=name, levels=", ".join(LEVELS))
    if len(names) == 2:
        names *= 2
    if len(names) != 4:
        raise Mistake("cli-simulate-players", said=text, players=len(names))
    one, two, three, four = names
    return one, two, three, four


def _deals(part: Stretch) -> int:
    return part.count
