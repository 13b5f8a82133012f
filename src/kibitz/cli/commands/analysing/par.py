"""kibitz par: what a deal comes to under every game's own score, when everybody chooses as well as can be."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from kibitz.analysis.bulk import Columns, columns
from kibitz.analysis.studies.best_contracts import BestResult, Ending, results
from kibitz.cards import Deal, Seat, Side
from kibitz.cli.bulk_options import Bulk, Cluster, CsvFile, Jobs, Out
from kibitz.cli.files import read_all_boards
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import read_place, read_sides
from kibitz.cli.speech import either, pair_name, said, say, seat_name, spoken
from kibitz.cli.terminal.cards import rank
from kibitz.cli.terminal.drawing import four_hands
from kibitz.formats.deals import DealtBoard
from kibitz.formats.header_values import write_vulnerable
from kibitz.games import GAMES
from kibitz.games.naming import contract_text, goal

EXAMPLE = 'kibitz par "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"'

_IN_A_PART = 8


class ParRow(Struct, frozen=True):
    """The best result of one game for one deal: the first ending that brings it, and what North and South score."""

    deal: str
    dealer: str
    vulnerable: str
    game: str
    net: int
    declarer: str
    contract: str
    tricks: int
    endings: int


def par(
    deals: Annotated[list[str], typer.Argument(metavar="DEAL…", help="help-par-deals")],
    game: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-par-game")] = None,
    dealer: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="help-par-dealer"),
    ] = None,
    vulnerable: Annotated[
        str | None,
        typer.Option(
            metavar="SIDES",
            help="help-par-vulnerable",
        ),
    ] = None,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-par-as-json")] = False,
) -> None:
    """Say where a deal ends when everybody bids and chooses with all cards seen: par, in every game's own points."""
    names = _games(game)
    found = [_as_told(board, dealer, vulnerable) for board in read_all_boards(deals)]
    if len(found) == 1 and out is None and csv is None:
        deal, first, sides = found[0]
        best = dict(results(deal, first or Seat.NORTH, sides or (), names))
        if as_json:
            board = {"deal": str(deal), "dealer": first, "vulnerable": write_vulnerable(sides or ())}
            typer.echo(json.dumps({**board, "games": {name: _data(each) for name, each in best.items()}}))
        else:
            _show(Console(highlight=False), deal, best)
        return
    digest = sha256("\n".join(map(str, found)).encode()).hexdigest()
    asked = {"command": "par", "deals": len(found), "sha256": digest, "games": names}
    parts = [tuple(found[at : at + _IN_A_PART]) for at in range(0, len(found), _IN_A_PART)]
    work = partial(par_rows, names)
    for rows in Bulk(jobs, cluster, out, csv, quiet=as_json).rows(said("cli-bar-solving"), work, parts, asked, len):
        for row in _each(rows):
            typer.echo(
                json.dumps(row) if as_json else "{deal}  {game:18} {net:+6}  {contract} {declarer}".format(**row)
            )


def _as_told(board: DealtBoard, dealer: str | None, vulnerable: str | None) -> DealtBoard:
    """The board with what is said on the command line, and else with what its file says."""
    return DealtBoard(
        board.deal,
        read_place(dealer) if dealer is not None else board.dealer or Seat.NORTH,
        read_sides(vulnerable) if vulnerable is not None else board.vulnerable or (),
    )


def par_rows(names: Sequence[str], boards: Sequence[DealtBoard]) -> Columns:
    """A row for each deal and game."""
    rows = []
    for deal, dealer, vulnerable in boards:
        for name, best in results(deal, dealer or Seat.NORTH, vulnerable or (), names):
            end = best.endings[0] if best.endings else None
            rows.append(
                ParRow(
                    str(deal),
                    str(dealer),
                    write_vulnerable(vulnerable or ()),
                    name,
                    best.net,
                    end.declarer.value if end and end.declarer else "",
                    str(contract_text(end.contract)) if end else "",
                    end.tricks if end else 0,
                    len(best.endings),
                )
            )
    return columns(ParRow, rows)


def _each(rows: Columns) -> Iterator[dict[str, Any]]:
    for values in zip(*(column.tolist() for column in rows.values()), strict=True):
        yield dict(zip(rows, values, strict=True))


def _games(wanted: Sequence[str] | None) -> list[str]:
    for name in wanted or ():
        if name not in GAMES:
            raise Mistake("cli-no-game", name=name, games=", ".join(GAMES))
    return list(wanted or GAMES)


def _data(best: BestResult) -> dict[str, Any]:
    return {
        "net": best.net,
        "endings": [
            {
                "declarer": end.declarer.value if end.declarer else None,
                "contract": str(contract_text(end.contract)),
                "strain": end.contract.strain.letter,
                "goal": goal(end.contract),
                "tricks": end.tricks,
                "lead": str(end.lead) if end.lead else None,
            }
            for end in best.endings
        ],
    }


def _show(console: Console, deal: Deal, best: dict[str, BestResult]) -> None:
    console.print(*four_hands(deal), sep="\n")
    table = Table(box=None, padding=(0, 1))
    for head in ("game", "best", "played-by", "tricks-of"):
        table.add_column(said(f"cli-head-{head}"))
    table.add_column(pair_name(Side.NS), justify="right")
    for name, each in best.items():
        title = spoken().word(GAMES[name].title)
        if not each.endings:
            table.add_row(title, said("cli-nobody-plays"), "", "", "0")
        for place, (contract, ends) in enumerate(_grouped(each.endings).items()):
            players = [seat_name(end.declarer) for end in ends if end.declarer]
            net = "" if place else f"{each.net:+d}"
            table.add_row("" if place else title, contract, either(players) if players else "", _tricks(ends[0]), net)
    console.print(table)


def _grouped(endings: Sequence[Ending]) -> dict[str, list[Ending]]:
    """Contracts in their order, each with all who may play it."""
    found: dict[str, list[Ending]] = {}
    for end in endings:
        contract = say(contract_text(end.contract))
        if end.lead:
            contract = said("cli-par-led", contract=contract, card=f"{end.lead.suit.symbol}{rank(end.lead)}")
        found.setdefault(contract, []).append(end)
    return found


def _tricks(end: Ending) -> str:
    needed = goal(end.contract)
    if needed is None:
        return str(end.tricks)
    over = end.tricks - needed
    return f"{end.tricks} ({f'{over:+d}' if over else said('cli-par-made')})"
