"""kibitz analyse: every card of a record against double dummy, by role and by player."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from kibitz.analysis.studies.averages import Average
from kibitz.analysis.studies.decisions import RoleResult, Tallied, decided, numbered
from kibitz.analysis.studies.played_boards import PlayedBoard, Role, board_of, recorded_board
from kibitz.cards import NotationError
from kibitz.cli.bulk_options import AsJson, Bulk, Cluster, CsvFile, Jobs, Out
from kibitz.cli.mistakes import Mistake, unreadable
from kibitz.cli.speech import counted, problem, said, spoken
from kibitz.engine import ReplayError
from kibitz.formats import record
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import bridge_format, read_boards

EXAMPLE = "kibitz analyse evening.json"

_IN_POINTS = (Role.CONTRACT, Role.AUCTION)
_IN_A_PART = 16
"""Boards that one process looks at before it reports: about a second of work."""


def analyse(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE…", help="help-analyse-files"),
    ],
    keep_going: Annotated[bool, typer.Option("--keep-going", help="help-analyse-keep-going")] = False,
    contracts: Annotated[bool, typer.Option("--contracts", help="help-analyse-contracts")] = False,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: AsJson = False,
) -> None:
    """Compare every card of a record with the best one, all hands seen: what lead, declarer and defence gave away."""
    faults: list[FormatError] = []
    boards = [board for file in files for board in _boards(file, faults if keep_going else None)]
    for fault in faults:
        typer.echo(f"kibitz: {problem(fault)}", err=True)
    if not boards:
        raise Mistake("cli-analyse-no-cards")
    tallied = Tallied()
    digest = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    asked = {"command": "analyse", "files": [file.name for file in files], "sha256": digest, "boards": len(boards)}
    asked["contracts"] = contracts
    bulk = Bulk(jobs, cluster, out, csv, quiet=as_json)
    for rows in bulk.rows(
        said("cli-bar-looking-back"), partial(decided, contracts), numbered(boards, _IN_A_PART), asked, len
    ):
        tallied.add(rows)
    if as_json:
        typer.echo(json.dumps(_as_data(tallied)))
    else:
        _show(Console(highlight=False), tallied)


def _boards(file: Path, faults: list[FormatError] | None) -> Iterator[PlayedBoard]:
    try:
        with file.open("rb") as handle:
            if file.suffix.lower() == ".jsonl":
                for number, line in enumerate(handle, 1):
                    yield from _recorded(line, f"{file.stem} {number}", file, number)
            elif file.suffix.lower() == ".json":
                yield from _recorded(handle.read(), file.stem, file)
            else:
                boards = read_boards(
                    handle, bridge_format(str(file)), str(file), faults.append if faults is not None else None
                )
                found = (
                    recorded_board(board.headers.get("Board", str(at)), board) for at, board in enumerate(boards, 1)
                )
                yield from (board for board in found if board is not None)
    except OSError as error:
        raise unreadable(file, error) from error


def _recorded(text: bytes, name: str, file: Path, line: int | None = None) -> Iterator[PlayedBoard]:
    try:
        found = _replayed(record.read(text), name)
    except (NotationError, ReplayError) as error:
        raise FormatError.at(error, file=str(file), line=line) from error
    yield from (board for board in found if board is not None)


def _replayed(written: record.Record, name: str) -> list[PlayedBoard | None]:
    if isinstance(written, record.DealRecord):
        return [board_of(name, record.replay_deal(written.events), written.players)]
    return [
        board_of(str(deal.board.number), state, {s: written.players[n] for s, n in deal.board.seats.items()})
        for deal, state in zip(written.deals, record.replay_session(written), strict=True)
    ]


def _as_data(tallied: Tallied) -> dict[str, Any]:
    claimed = tallied.claimed.average
    return {
        "boards": tallied.boards,
        "roles": [_row(each) for each in tallied.roles],
        "players": [{"player": each.player, **_row(each)} for each in tallied.players],
        "claimed": {"mean": claimed.mean, "error": claimed.error if claimed.deals > 1 else None},
    }


def _row(each: RoleResult) -> dict[str, Any]:
    return {
        "role": each.role,
        "deals": each.lost.deals,
        "lost": each.lost.mean,
        "error": each.lost.error if each.lost.deals > 1 else None,
        "right": each.right,
        "mattered": each.mattered,
    }


def _show(console: Console, tallied: Tallied) -> None:
    console.print(said("cli-analyse-boards", boards=tallied.boards, counted=counted(tallied.boards)))
    results = (*tallied.roles, *(tallied.players if len({each.player for each in tallied.players}) > 1 else ()))
    for who in ("", "player"):
        cards = [each for each in results if bool(each.player) == bool(who) and each.role not in _IN_POINTS]
        if cards:
            console.print(_table(cards, who, "tricks-lost", "best-card", 3))
    reached = [each for each in results if each.role in _IN_POINTS]
    if reached:
        console.print(said("cli-analyse-contracts"))
        console.print(_table(reached, "player", "points-lost", "best-one", 1))
    claimed = tallied.claimed
    if claimed.squares:
        console.print(said("cli-analyse-claims", tricks=_with_error(claimed.average, "+", 3)))


def _table(results: Sequence[RoleResult], who: str, lost: str, found: str, places: int) -> Table:
    table = Table(box=None, padding=(0, 2))
    if who:
        table.add_column(said(f"cli-head-{who}"))
    table.add_column(said("cli-head-role"))
    for head in (lost, found, "deals"):
        table.add_column(said(f"cli-head-{head}"), justify="right")
    for each in results:
        share = ""
        if each.mattered:
            percent = counted(100 * each.right / each.mattered)
            share = said("cli-share-of", percent=percent, all=counted(each.mattered))
        mean = _with_error(each.lost, "", places)
        role = said(f"cli-role-{each.role}")
        player = [each.player or said("cli-all-players")] if who else []
        table.add_row(*player, role, mean, share, counted(each.lost.deals))
    return table


def _with_error(each: Average, sign: str, places: int) -> str:
    """Of one deal nobody can say how far it is off."""
    error = f" ± {each.error:.{places}f}" if each.deals > 1 else ""
    return spoken().figure(f"{each.mean:{sign}.{places}f}{error}")
