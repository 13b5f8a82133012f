"""kibitz print: sheets, travellers, cards and certificates as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.app.typesetting import typeset
from kibitz.cards import FRENCH, Deal, NotationError, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.cli.commands.club.event_files import open_event, open_league
from kibitz.cli.files import read_record, results_of
from kibitz.cli.mistakes import Mistake
from kibitz.club.printing import deal_sheets, event_sheets, score_sheets
from kibitz.club.printing.league_sheet import league_data
from kibitz.club.printing.stationery import PaperSize, Printed, PrintedSheet
from kibitz.engine import ReplayError
from kibitz.formats.deals import read_deals
from kibitz.formats.record import DealRecord, replay_session
from kibitz.games import game as game_of
from kibitz.narration.languages import language
from kibitz.sessions import SESSIONS
from kibitz.words import IN_ENGLISH, Language

app = typer.Typer(help="Print the sheets of a club as PDF.", no_args_is_help=True)


OfEvent = Annotated[Path, typer.Argument(metavar="EVENT", help="The file of the event.")]
Target = Annotated[Path, typer.Option("--out", metavar="FILE", help="The PDF to write.")]
OnPaper = Annotated[PaperSize, typer.Option("--paper", help="The size of the paper.")]


def _tongue(chosen: str | Language) -> Language:
    """From its code; what is the default is one already."""
    return chosen if isinstance(chosen, Language) else language(chosen)


InLanguage = Annotated[
    Language, typer.Option("--language", metavar="CODE", parser=_tongue, help="What it is written in: en or fr.")
]
FromDeals = Annotated[
    Path | None, typer.Argument(metavar="[DEALS]", help="A PBN file, or a deal a line; without it fresh deals.")
]
HowMany = Annotated[
    int, typer.Option("--boards", metavar="N", min=1, max=128, help="How many boards, if they are fresh.")
]


@app.command("ranking", epilog="Example: kibitz print ranking cup.json --out ranking.pdf")
def ranking(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4, tongue: InLanguage = IN_ENGLISH) -> None:
    """The ranking, and who won how much against whom."""
    _print(PrintedSheet.RANKING, event_sheets.ranking_data(open_event(event).state, tongue), out, size, tongue)


@app.command("travellers", epilog="Example: kibitz print travellers cup.json --blank --out travellers.pdf")
def travellers(
    event: OfEvent,
    out: Target,
    blank: Annotated[bool, typer.Option("--blank", help="With empty lines to write on.")] = False,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """All results on each board."""
    _print(
        PrintedSheet.TRAVELLERS,
        event_sheets.travellers_data(open_event(event).state, tongue, blank=blank),
        out,
        size,
        tongue,
    )


@app.command("cards", epilog="Example: kibitz print cards cup.json --out cards.pdf")
def cards(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4, tongue: InLanguage = IN_ENGLISH) -> None:
    """A score card for everybody."""
    _print(PrintedSheet.CARDS, event_sheets.cards_data(open_event(event).state, tongue), out, size, tongue)


@app.command("tables", epilog="Example: kibitz print tables cup.json --out tables.pdf")
def tables(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4, tongue: InLanguage = IN_ENGLISH) -> None:
    """A card for each table: who comes in which round, with which boards."""
    _print(PrintedSheet.TABLES, event_sheets.tables_data(open_event(event).state), out, size, tongue)


@app.command("certificates", epilog="Example: kibitz print certificates cup.json --out certificates.pdf")
def certificates(
    event: OfEvent,
    out: Target,
    best: Annotated[int, typer.Option(metavar="N", min=1, help="Up to which place.")] = 3,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """A certificate for each of the best."""
    _print(
        PrintedSheet.CERTIFICATE,
        event_sheets.certificate_data(open_event(event).state, tongue, best),
        out,
        size,
        tongue,
    )


@app.command("hands", epilog="Example: kibitz print hands boards.pbn --out hands.pdf")
def hands(
    out: Target,
    deals: FromDeals = None,
    number: HowMany = 16,
    title: Annotated[str, typer.Option(metavar="TITLE", help="What stands beneath.")] = "",
    tricks: Annotated[bool, typer.Option("--tricks/--no-tricks", help="With what can be made on each.")] = True,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """Hand records, with the tricks that each hand can make in each denomination."""
    _print(
        PrintedSheet.HANDS,
        deal_sheets.hands_data(
            title or tongue.say(deal_sheets.HAND_RECORDS()), _deals(deals, number), tongue, tricks=tricks
        ),
        out,
        size,
        tongue,
    )


@app.command("curtain", epilog="Example: kibitz print curtain boards.pbn --out curtain.pdf")
def curtain(
    out: Target,
    deals: FromDeals = None,
    number: HowMany = 16,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """Curtain cards to cut out: hands to deal by, and to check a board with."""
    _print(
        PrintedSheet.CURTAIN,
        deal_sheets.curtain_data(tongue.say(deal_sheets.CURTAIN_CARDS()), _deals(deals, number), tongue),
        out,
        size,
        tongue,
    )


@app.command("sheet", epilog="Example: kibitz print sheet minibridge --out sheet.pdf")
def sheet(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Of which game.")],
    out: Target,
    session: Annotated[str, typer.Option(metavar="NAME", help="Of which session, such as rubber or chicago.")] = "",
    number: Annotated[int, typer.Option("--boards", metavar="N", min=1, max=64, help="How many lines.")] = 16,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """An empty score sheet, with what the game pays."""
    data = score_sheets.score_sheet_data(score_sheets.blank_session(game, session), tongue, number)
    _print(PrintedSheet.SHEET, data, out, size, tongue)


@app.command("score", epilog="Example: kibitz print score evening.json --out score.pdf")
def score(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A session, as kibitz play --save writes it.")],
    out: Target,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """The score sheet of a session that was played, filled in."""
    on_paper = _recorded(record)
    _print(PrintedSheet.SHEET, score_sheets.score_sheet_data(on_paper, tongue), out, size, tongue)


@app.command("league", epilog="Example: kibitz print league term.json --out league.pdf")
def league(
    file: Annotated[Path, typer.Argument(metavar="LEAGUE", help="The file of the league.")],
    out: Target,
    size: OnPaper = PaperSize.A4,
    tongue: InLanguage = IN_ENGLISH,
) -> None:
    """The cross-table of a league with its totals, and who meets whom in each week."""
    _print(PrintedSheet.LEAGUE, league_data(open_league(file).state), out, size, tongue)


def _recorded(file: Path) -> score_sheets.SessionOnPaper:
    """The session in a record, with every move and score of it checked."""
    written = read_record(file)
    if isinstance(written, DealRecord):
        raise Mistake(f"{file} has one deal: a score sheet is of a whole session, as kibitz play --save writes it.")
    try:
        form, results = results_of(written, replay_session(written))
    except ReplayError as error:
        raise Mistake(f"{file} does not replay. {error}") from error
    rules, title = game_of(written.game, written.options), SESSIONS[written.session].title
    return score_sheets.SessionOnPaper(rules, title, form, written.players, results, stopped=written.stopped)


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


def _print(kind: PrintedSheet, data: Printed, out: Path, size: PaperSize, tongue: Language) -> None:
    pdf = typeset(kind, data, size, tongue)
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise Mistake(f"{out} cannot be written: {(error.strerror or str(error)).lower()}.") from error
    typer.echo(f"{out} is ready to print.")
