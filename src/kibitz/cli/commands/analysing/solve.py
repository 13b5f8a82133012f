"""kibitz solve: the tricks of each declarer in each strain, or of each card in a position, all cards seen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibitz.analysis.arrays import table_rows
from kibitz.analysis.bulk import Columns
from kibitz.analysis.layout_tricks import MEMORY
from kibitz.analysis.positions import masks
from kibitz.analysis.solver import IllegalPosition, Position, TricksBy, TrickTable, solve_cards, table_many
from kibitz.analysis.studies.deal_worth import tricks_column
from kibitz.cards import FRENCH, Deal, Seat, parse_hands, write_hands
from kibitz.cards.sentences import Text as Sentence
from kibitz.cli.bulk_options import Bulk, Cluster, CsvFile, Out
from kibitz.cli.files import read_all_deals
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import read_place
from kibitz.cli.speech import said, seat_name, strain_name
from kibitz.cli.terminal.cards import named, strain_sign
from kibitz.cli.terminal.drawing import four_hands

EXAMPLE = 'kibitz solve "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"'

_AT_ONCE = 64
"""So many deals are solved right here, by threads; more than that by processes, part by part."""
_IN_A_PART = 32


def solve(
    deals: Annotated[list[str], typer.Argument(metavar="DEAL…", help="help-par-deals")],
    trumps: Annotated[str | None, typer.Option(metavar="STRAIN", help="help-solve-trumps")] = None,
    declarer: Annotated[str | None, typer.Option(metavar="SEAT", help="help-solve-declarer")] = None,
    leader: Annotated[str | None, typer.Option(metavar="SEAT", help="help-solve-leader")] = None,
    trick: Annotated[str, typer.Option(metavar="CARDS", help="help-solve-trick")] = "",
    jobs: Annotated[int, typer.Option("--jobs", "--threads", metavar="N", min=0, help="help-solve-jobs")] = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_data: Annotated[bool, typer.Option("--json", help="help-par-as-json")] = False,
) -> None:
    """Print the double-dummy table, all hands seen; with --trumps what each card of a position brings.

    The hands of a position may be of any size; the cards of the trick are no longer in them.
    """
    console = Console(highlight=False)
    if trumps is not None:
        for text in deals:
            _show_cards(console, _position(text, trumps, declarer, leader, trick), as_data=as_data)
        return
    if declarer or leader or trick:
        raise Mistake("cli-solve-trumps")
    found = list(read_all_deals(deals))
    if len(found) <= _AT_ONCE and cluster is None and out is None and csv is None:
        for deal, table in zip(found, table_many(found, threads=jobs), strict=True):
            _show(console, deal, table, as_data=as_data)
        return
    digest = sha256("\n".join(map(str, found)).encode()).hexdigest()
    asked = {"command": "solve", "deals": len(found), "sha256": digest}
    parts = [tuple(found[at : at + _IN_A_PART]) for at in range(0, len(found), _IN_A_PART)]
    solved = Bulk(jobs, cluster, out, csv, quiet=as_data).rows(
        said("cli-bar-solving"), table_columns, parts, asked, len
    )
    for part, rows in zip(parts, solved, strict=True):
        for at, deal in enumerate(part):
            _show(console, deal, _table(deal, rows, at), as_data=as_data)


def table_columns(deals: Sequence[Deal]) -> Columns:
    """A row for each deal, with its twenty results by declarer and strain."""
    tables = table_rows(np.array([masks(deal.hands) for deal in deals], np.uint64), threads=1, memory=MEMORY)
    tricks = {
        tricks_column(seat, strain): tables[:, place, strain.index]
        for place, seat in enumerate(Seat)
        for strain in FRENCH.strains  # of the coloured pack those of the same rank
    }
    return {"deal": np.array([str(deal) for deal in deals]), **tricks}


def _table(deal: Deal, rows: Columns, at: int) -> TrickTable:
    strains = tuple(zip(deal.deck.strains, FRENCH.strains, strict=True))
    return {seat: TricksBy({ours: int(rows[tricks_column(seat, kept)][at]) for ours, kept in strains}) for seat in Seat}


def _position(text: str, trumps: str, declarer: str | None, leader: str | None, trick: str) -> Position:
    if (declarer is None) == (leader is None):
        raise Mistake("cli-solve-who")
    first = read_place(declarer or "").left if leader is None else read_place(leader)
    try:
        return Position(parse_hands(text), trumps.upper(), first, trick.upper().replace(",", " ").split())
    except IllegalPosition as error:
        raise _no_position(error) from error


def _no_position(error: IllegalPosition) -> Mistake:
    """What is wrong with it; the solver itself says it in English."""
    match error.args:
        case [Sentence(say=id_, values=values)]:
            return Mistake(id_, **values)
        case _:
            return Mistake("cli-no-position", why=str(error))


def _show_cards(console: Console, position: Position, *, as_data: bool) -> None:
    try:
        tricks = solve_cards(position)
    except IllegalPosition as error:
        raise _no_position(error) from error
    if as_data:
        found = {
            "hands": write_hands(position.hands),
            "trumps": position.trump.letter,
            "leader": position.leader.value,
            "trick": [card.name for card in position.trick],
            "to_play": position.to_play.value,
            "cards": {card.name: number for card, number in tricks.items()},
        }
        typer.echo(json.dumps(found))
        return
    seat = position.to_play
    told = {"who": seat.value, "trumps": strain_name(position.trump), "side": seat.side.value}
    console.print(Text(said("cli-solve-from-here", **told)))
    best = max(tricks.values())
    for number in sorted(set(tricks.values()), reverse=True):
        cards = Text("  ").join(named(card) for card in tricks if tricks[card] == number)
        console.print(Text(f"  {number:2}  ", style="bold" if number == best else ""), cards, sep="")


def _show(console: Console, deal: Deal, tricks: TrickTable, *, as_data: bool) -> None:
    if as_data:
        lettered = {seat: {strain.letter: number for strain, number in row.items()} for seat, row in tricks.items()}
        typer.echo(json.dumps({"deal": str(deal), "table": lettered}))
        return
    console.print(*four_hands(deal), sep="\n")
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for strain in deal.deck.strains:
        table.add_column(strain_sign(strain), justify="right")
    for seat, row in tricks.items():
        table.add_row(seat_name(seat), *map(str, row.values()))
    console.print(table)
