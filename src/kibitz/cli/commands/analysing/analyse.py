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
from kibitz.cli.mistakes import Mistake
from kibitz.engine import ReplayError
from kibitz.formats import record
from kibitz.formats.errors import FormatError
from kibitz.formats.exchange import FORMATS, bridge_format, read_boards

EXAMPLE = "Example: kibitz analyse evening.json"

_IN_POINTS = (Role.CONTRACT, Role.AUCTION)
_IN_A_PART = 16
"""Boards that one process looks at before it reports: about a second of work."""


def analyse(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…", help=f"Files of boards ({', '.join(FORMATS)}), or records of kibitz one a line (jsonl)."
        ),
    ],
    keep_going: Annotated[
        bool, typer.Option("--keep-going", help="Leave out boards that cannot be read, and say which.")
    ] = False,
    contracts: Annotated[
        bool, typer.Option("--contracts", help="Look at the contracts too: against the best on offer, or par.")
    ] = False,
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
        typer.echo(f"kibitz: {fault}", err=True)
    if not boards:
        raise Mistake("In what was given no card was played.")
    tallied = Tallied()
    digest = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    asked = {"command": "analyse", "files": [file.name for file in files], "sha256": digest, "boards": len(boards)}
    asked["contracts"] = contracts
    bulk = Bulk(jobs, cluster, out, csv, quiet=as_json)
    for rows in bulk.rows("Looking back", partial(decided, contracts), numbered(boards, _IN_A_PART), asked, len):
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
                    yield from _recorded(line, f"{file.stem} {number}", f"{file}, line {number}")
            elif file.suffix.lower() == ".json":
                yield from _recorded(handle.read(), file.stem, str(file))
            else:
                boards = read_boards(
                    handle, bridge_format(str(file)), str(file), faults.append if faults is not None else None
                )
                found = (
                    recorded_board(board.headers.get("Board", str(at)), board) for at, board in enumerate(boards, 1)
                )
                yield from (board for board in found if board is not None)
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from error


def _recorded(text: bytes, name: str, where: str) -> Iterator[PlayedBoard]:
    try:
        found = _replayed(record.read(text), name)
    except NotationError as error:
        raise Mistake(f"{where}: {error}") from error
    except ReplayError as error:
        raise Mistake(f"{where} does not replay. {error}") from error
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
    many = f"{tallied.boards:,} boards" if tallied.boards > 1 else "One board"
    console.print(f"{many}: tricks lost a deal against the best card, all hands seen.")
    results = (*tallied.roles, *(tallied.players if len({each.player for each in tallied.players}) > 1 else ()))
    for who in ("", "player"):
        cards = [each for each in results if bool(each.player) == bool(who) and each.role not in _IN_POINTS]
        if cards:
            console.print(_table(cards, who, "tricks lost", "best card found", 3))
    reached = [each for each in results if each.role in _IN_POINTS]
    if reached:
        console.print("Points lost a deal by the contract: against the best on offer, or the par of the auction.")
        console.print(_table(reached, "player", "points lost", "best one found", 1))
    claimed = tallied.claimed
    if claimed.squares:
        console.print(
            f"By claims declarers got {_with_error(claimed.average, '+', 3)} tricks a deal beyond double dummy."
        )


def _table(results: Sequence[RoleResult], who: str, lost: str, found: str, places: int) -> Table:
    table = Table(box=None, padding=(0, 2))
    if who:
        table.add_column(who)
    table.add_column("role")
    for head in (lost, found, "deals"):
        table.add_column(head, justify="right")
    for each in results:
        share = f"{100 * each.right / each.mattered:.0f} % of {each.mattered:,}" if each.mattered else ""
        mean = _with_error(each.lost, "", places)
        table.add_row(*([each.player or "all"] if who else []), each.role, mean, share, f"{each.lost.deals:,}")
    return table


def _with_error(each: Average, sign: str, places: int) -> str:
    """Of one deal nobody can say how far it is off."""
    error = f" ± {each.error:.{places}f}" if each.deals > 1 else ""
    return f"{each.mean:{sign}.{places}f}{error}"
