"""What can be read of an event in the terminal: ranking, travellers, cards, changes, and files for other programs."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cli.commands.club.event_files import open_event, write_text
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said
from kibitz.cli.terminal import club_sheets
from kibitz.club.competition import exports
from kibitz.club.competition.event_pbn import event_pbn
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.series import MOST_SESSIONS, Adding, Whose, session_scores, total

EventPath = Annotated[Path, typer.Argument(metavar="EVENT", help="help-event-event-path")]
InJson = Annotated[bool, typer.Option("--json", help="help-event-in-json")]


class ExportKind(StrEnum):
    """What can be written for other programs."""

    RANKING = "ranking"
    RESULTS = "results"
    USEBIO = "usebio"
    PBN = "pbn"


def rank(file: EventPath, as_data: InJson = False) -> None:
    """Show the ranking as it stands."""
    club_sheets.ranking_sheet(open_event(file).state, Console(highlight=False), as_data=as_data)


def travellers(
    file: EventPath,
    board: Annotated[int | None, typer.Argument(metavar="[BOARD]", min=1, help="help-event-travellers-board")] = None,
    as_data: InJson = False,
) -> None:
    """Show all results on a board and what they are worth."""
    club_sheets.travellers(open_event(file).state, board, Console(highlight=False), as_data=as_data)


def card(
    file: EventPath,
    entrant: Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="help-event-card-entrant")],
    as_data: InJson = False,
) -> None:
    """Show what somebody played, board by board."""
    state = open_event(file).state
    if entrant not in state.entrants:
        raise Mistake("cli-no-entrant", number=entrant)
    club_sheets.score_card_sheet(state, entrant, Console(highlight=False), as_data=as_data)


def cross(file: EventPath, as_data: InJson = False) -> None:
    """Show what everybody won against everybody."""
    club_sheets.cross_sheet(open_event(file).state, Console(highlight=False), as_data=as_data)


def log(file: EventPath, as_data: InJson = False) -> None:
    """Show what the director changed, and why."""
    club_sheets.changes(open_event(file).state, Console(highlight=False), as_data=as_data)


def total_of(
    files: Annotated[list[Path], typer.Argument(metavar="EVENT", help="help-event-total-files")],
    adding: Annotated[Adding, typer.Option("--by", help="help-event-total-adding")] = Adding.MEAN,
    best: Annotated[int, typer.Option(metavar="N", min=0, max=MOST_SESSIONS, help="help-event-total-best")] = 0,
    whose: Annotated[Whose, typer.Option(help="help-event-total-whose")] = Whose.ENTRANTS,
    as_data: InJson = False,
) -> None:
    """Add several events up: evenings, days or sections."""
    if len(files) > MOST_SESSIONS:
        raise Mistake("results-too-many", most=MOST_SESSIONS)
    events = [open_event(file).state for file in files]
    sessions = [session_scores(state) for state in events]
    titles = [state.created.title for state in events]
    club_sheets.total_sheet(titles, total(sessions, adding, best, whose), Console(highlight=False), as_data=as_data)


def export(
    file: EventPath,
    sheet: Annotated[ExportKind, typer.Argument(help="help-event-export-sheet")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-event-export-out")] = None,
) -> None:
    """Write results for a spreadsheet or for the programs of clubs and federations."""
    state = open_event(file).state
    made = {
        ExportKind.RANKING: exports.ranking_csv,
        ExportKind.RESULTS: exports.results_csv,
        ExportKind.USEBIO: usebio,
        ExportKind.PBN: event_pbn,
    }
    text = made[sheet](state)
    if out is None:
        typer.echo(text, nl=False)
        return
    write_text(out, text)
    typer.echo(said("cli-exported", sheet=sheet.value, title=state.created.title, file=str(out)))
