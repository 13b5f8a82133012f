"""kibitz print: sheets, travellers, cards and certificates as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.app.typesetting import typeset
from kibitz.bots.agreement import BIDDINGS
from kibitz.cards import FRENCH, Deal, Seat
from kibitz.cards.shuffle import fresh_seed, shuffled
from kibitz.cli.commands.bidding import named
from kibitz.cli.commands.club.event_files import open_event, open_league
from kibitz.cli.files import read_record, results_of
from kibitz.cli.help import CommandGroup
from kibitz.cli.mistakes import Mistake, unreadable, unwritable
from kibitz.cli.speech import said, say, spoken
from kibitz.club.printing import deal_sheets, event_sheets, score_sheets
from kibitz.club.printing.convention_sheet import convention_data
from kibitz.club.printing.league_sheet import league_data
from kibitz.club.printing.stationery import PaperSize, Printed, PrintedSheet
from kibitz.engine import ReplayError
from kibitz.formats.exchange import read_dealt
from kibitz.formats.record import DealRecord, replay_session
from kibitz.games import game as game_of
from kibitz.sessions import SESSIONS
from kibitz.words import Language

app = CommandGroup(no_args_is_help=True)


OfEvent = Annotated[Path, typer.Argument(metavar="EVENT", help="help-event-event-path")]
Target = Annotated[Path, typer.Option("--out", metavar="FILE", help="help-print-target")]
OnPaper = Annotated[PaperSize, typer.Option("--paper", help="help-print-on-paper")]


FromDeals = Annotated[Path | None, typer.Argument(metavar="[DEALS]", help="help-print-from-deals")]
HowMany = Annotated[int, typer.Option("--boards", metavar="N", min=1, max=128, help="help-print-how-many")]


@app.command("ranking", epilog="kibitz print ranking cup.json --out ranking.pdf")
def ranking(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """The ranking, and who won how much against whom."""
    _print(PrintedSheet.RANKING, event_sheets.ranking_data(open_event(event).state, spoken()), out, size, spoken())


@app.command("travellers", epilog="kibitz print travellers cup.json --blank --out travellers.pdf")
def travellers(
    event: OfEvent,
    out: Target,
    blank: Annotated[bool, typer.Option("--blank", help="help-print-travellers-blank")] = False,
    size: OnPaper = PaperSize.A4,
) -> None:
    """All results on each board."""
    _print(
        PrintedSheet.TRAVELLERS,
        event_sheets.travellers_data(open_event(event).state, spoken(), blank=blank),
        out,
        size,
        spoken(),
    )


@app.command("cards", epilog="kibitz print cards cup.json --out cards.pdf")
def cards(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """A score card for everybody."""
    _print(PrintedSheet.CARDS, event_sheets.cards_data(open_event(event).state, spoken()), out, size, spoken())


@app.command("tables", epilog="kibitz print tables cup.json --out tables.pdf")
def tables(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """A card for each table: who comes in which round, with which boards."""
    _print(PrintedSheet.TABLES, event_sheets.tables_data(open_event(event).state, spoken()), out, size, spoken())


@app.command("guides", epilog="kibitz print guides cup.json --out guides.pdf")
def guides(event: OfEvent, out: Target, size: OnPaper = PaperSize.A4) -> None:
    """A card to carry for everybody: where to sit in which round, with which boards, against whom."""
    _print(PrintedSheet.GUIDES, event_sheets.guides_data(open_event(event).state, spoken()), out, size, spoken())


@app.command("certificates", epilog="kibitz print certificates cup.json --out certificates.pdf")
def certificates(
    event: OfEvent,
    out: Target,
    best: Annotated[int, typer.Option(metavar="N", min=1, help="help-print-certificates-best")] = 3,
    size: OnPaper = PaperSize.A4,
) -> None:
    """A certificate for each of the best."""
    _print(
        PrintedSheet.CERTIFICATE,
        event_sheets.certificate_data(open_event(event).state, spoken(), best),
        out,
        size,
        spoken(),
    )


@app.command("hands", epilog="kibitz print hands boards.pbn --out hands.pdf")
def hands(
    out: Target,
    deals: FromDeals = None,
    number: HowMany = 16,
    title: Annotated[str, typer.Option(metavar="TITLE", help="help-print-hands-title")] = "",
    tricks: Annotated[bool, typer.Option("--tricks/--no-tricks", help="help-print-hands-tricks")] = True,
    size: OnPaper = PaperSize.A4,
) -> None:
    """Hand records, with the tricks that each hand can make in each denomination."""
    _print(
        PrintedSheet.HANDS,
        deal_sheets.hands_data(
            title or say(deal_sheets.HAND_RECORDS()), _deals(deals, number), spoken(), tricks=tricks
        ),
        out,
        size,
        spoken(),
    )


@app.command("curtain", epilog="kibitz print curtain boards.pbn --out curtain.pdf")
def curtain(out: Target, deals: FromDeals = None, number: HowMany = 16, size: OnPaper = PaperSize.A4) -> None:
    """Curtain cards to cut out: hands to deal by, and to check a board with."""
    _print(
        PrintedSheet.CURTAIN,
        deal_sheets.curtain_data(say(deal_sheets.CURTAIN_CARDS()), _deals(deals, number), spoken()),
        out,
        size,
        spoken(),
    )


@app.command("sheet", epilog="kibitz print sheet minibridge --out sheet.pdf")
def sheet(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-print-sheet-game")],
    out: Target,
    session: Annotated[str, typer.Option(metavar="NAME", help="help-print-sheet-session")] = "",
    number: Annotated[int, typer.Option("--boards", metavar="N", min=1, max=64, help="help-print-sheet-number")] = 16,
    size: OnPaper = PaperSize.A4,
) -> None:
    """An empty score sheet, with what the game pays."""
    data = score_sheets.score_sheet_data(score_sheets.blank_session(game, session), spoken(), number)
    _print(PrintedSheet.SHEET, data, out, size, spoken())


@app.command("score", epilog="kibitz print score evening.json --out score.pdf")
def score(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="help-print-score-record")],
    out: Target,
    size: OnPaper = PaperSize.A4,
) -> None:
    """The score sheet of a session that was played, filled in."""
    on_paper = _recorded(record)
    _print(PrintedSheet.SHEET, score_sheets.score_sheet_data(on_paper, spoken()), out, size, spoken())


@app.command("league", epilog="kibitz print league term.json --out league.pdf")
def league(
    file: Annotated[Path, typer.Argument(metavar="LEAGUE", help="help-league-league-path")],
    out: Target,
    size: OnPaper = PaperSize.A4,
) -> None:
    """The cross-table of a league with its totals, and who meets whom in each week."""
    _print(PrintedSheet.LEAGUE, league_data(open_league(file).state, spoken()), out, size, spoken())


@app.command("convention", epilog="kibitz print convention system --out card.pdf")
def convention(
    out: Target,
    bidding: Annotated[str, typer.Argument(metavar="[BIDDING]", help="help-bidding-which")] = BIDDINGS[0],
    size: OnPaper = PaperSize.A4,
) -> None:
    """The convention card of one of the two biddings: what every call says."""
    _print(PrintedSheet.CONVENTION, convention_data(named(bidding), spoken()), out, size, spoken())


def _recorded(file: Path) -> score_sheets.SessionOnPaper:
    """The session in a record, with every move and score of it checked."""
    written = read_record(file)
    if isinstance(written, DealRecord):
        raise Mistake("cli-one-deal-only", file=str(file))
    try:
        form, results = results_of(written, replay_session(written))
    except ReplayError as error:
        raise Mistake("cli-does-not-replay", error, file=str(file)) from error
    rules, title = game_of(written.game, written.options), SESSIONS[written.session].title
    return score_sheets.SessionOnPaper(rules, title, form, written.players, results, stopped=written.stopped)


def _deals(file: Path | None, number: int) -> list[Deal]:
    if file is None:
        return [Deal.from_pack(shuffled(fresh_seed(), 26, FRENCH), Seat.NORTH, FRENCH) for _ in range(number)]
    try:
        found = [board.deal for board in read_dealt(file.read_bytes(), str(file))]
    except OSError as error:
        raise unreadable(file, error) from error
    if not found:
        raise Mistake("cli-no-deals-in", file=str(file))
    return found


def _print(kind: PrintedSheet, data: Printed, out: Path, size: PaperSize, language: Language) -> None:
    pdf = typeset(kind, data, size, spoken())
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise unwritable(out, error) from error
    typer.echo(said("cli-ready-to-print", file=str(out)))
