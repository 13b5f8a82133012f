"""kibitz print: sheets, travellers, cards and certificates as PDF."""

from __future__ import annotations

import json
from enum import StrEnum
from importlib.resources import as_file
from pathlib import Path
from typing import Annotated, Final

import typer

from kibitz.cards import FRENCH, Deal, NotationError, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.cli.commands.club.event_files import open_event
from kibitz.cli.mistakes import Mistake
from kibitz.club.printing import print_data
from kibitz.club.printing.print_data import Printed, PrintedSheet, templates
from kibitz.formats.deals import read_deals

app = typer.Typer(help="Print the sheets of a club as PDF.", no_args_is_help=True)


class PaperSize(StrEnum):
    """The paper of most countries, and that of North America."""

    A4 = "a4"
    LETTER = "letter"


_SIZES: Final = {PaperSize.A4: "a4", PaperSize.LETTER: "us-letter"}

OfEvent = Annotated[Path, typer.Argument(metavar="EVENT", help="The file of the event.")]
Target = Annotated[Path, typer.Option("--out", metavar="FILE", help="The PDF to write.")]
OnPaper = Annotated[PaperSize, typer.Option("--paper", help="The size of the paper.")]
FromDeals = Annotated[
    Path | None, typer.Argument(metavar="[DEALS]", help="A PBN file, or a deal a line; without it fresh deals.")
]
HowMany = Annotated[
    int, typer.Option("--boards", metavar="N", min=1, max=128, help="How many boards, if they are fresh.")
]


@app.command("ranking", epilog="Example: kibitz print ranking cup.json --out ranking.pdf")
def ranking(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """The ranking, and who won how much against whom."""
    _print(PrintedSheet.RANKING, print_data.ranking_data(open_event(event).state), out, size)


@app.command("travellers", epilog="Example: kibitz print travellers cup.json --blank --out travellers.pdf")
def travellers(
    event: OfEvent,
    out: Target,
    blank: Annotated[bool, typer.Option("--blank", help="With empty lines to write on.")] = False,
    size: OnPaper = PaperSize.A4,
) -> None:
    """All results on each board."""
    _print(PrintedSheet.TRAVELLERS, print_data.travellers_data(open_event(event).state, blank=blank), out, size)


@app.command("cards", epilog="Example: kibitz print cards cup.json --out cards.pdf")
def cards(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """A score card for everybody."""
    _print(PrintedSheet.CARDS, print_data.cards_data(open_event(event).state), out, size)


@app.command("tables", epilog="Example: kibitz print tables cup.json --out tables.pdf")
def tables(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """A card for each table: who comes in which round, with which boards."""
    _print(PrintedSheet.TABLES, print_data.tables_data(open_event(event).state), out, size)


@app.command("certificates", epilog="Example: kibitz print certificates cup.json --out certificates.pdf")
def certificates(
    event: OfEvent,
    out: Target,
    best: Annotated[int, typer.Option(metavar="N", min=1, help="Up to which place.")] = 3,
    size: OnPaper = PaperSize.A4,
) -> None:
    """A certificate for each of the best."""
    _print(PrintedSheet.CERTIFICATE, print_data.certificate_data(open_event(event).state, best), out, size)


@app.command("hands", epilog="Example: kibitz print hands boards.pbn --out hands.pdf")
def hands(
    out: Target,
    deals: FromDeals = None,
    number: HowMany = 16,
    title: Annotated[str, typer.Option(metavar="TITLE", help="What stands beneath.")] = "Hand records",
    tricks: Annotated[bool, typer.Option("--tricks/--no-tricks", help="With what can be made on each.")] = True,
    size: OnPaper = PaperSize.A4,
) -> None:
    """Hand records, with the tricks that each hand can make in each denomination."""
    _print(PrintedSheet.HANDS, print_data.hands_data(title, _deals(deals, number), tricks=tricks), out, size)


@app.command("curtain", epilog="Example: kibitz print curtain boards.pbn --out curtain.pdf")
def curtain(out: Target, deals: FromDeals = None, number: HowMany = 16, size: OnPaper = PaperSize.A4) -> None:
    """Curtain cards to cut out: hands to deal by, and to check a board with."""
    _print(PrintedSheet.CURTAIN, print_data.curtain_data("Curtain cards", _deals(deals, number)), out, size)


@app.command("sheet", epilog="Example: kibitz print sheet minibridge --out sheet.pdf")
def sheet(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Of which game.")],
    out: Target,
    number: Annotated[int, typer.Option("--boards", metavar="N", min=1, max=64, help="How many lines.")] = 16,
    size: OnPaper = PaperSize.A4,
) -> None:
    """An empty score sheet, with what the game pays."""
    _print(PrintedSheet.SHEET, print_data.sheet_data(game, number), out, size)


def _deals(file: Path | None, number: int) -> list[Deal]:
    if file is None:
        return [Deal.from_pack(shuffled(fresh_seed(), 26, FRENCH), Seat.NORTH, FRENCH) for _ in range(number)]
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            found = list(read_deals(lines, str(file)))
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from error
    if not found:
        raise NotationError(f"There are no deals in {file}.")
    return found


def _print(kind: PrintedSheet, data: Printed, out: Path, size: PaperSize) -> None:
    import typst  # when it is wanted: only who prints needs it

    inputs = {"data": json.dumps({**data, "paper": _SIZES[size]}, ensure_ascii=False)}
    with as_file(templates()) as folder:
        pdf = typst.compile(folder / f"{kind}.typ", root=folder, format="pdf", sys_inputs=inputs)
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise Mistake(f"{out} cannot be written: {(error.strerror or str(error)).lower()}.") from error
    typer.echo(f"{out} is ready to print.")
