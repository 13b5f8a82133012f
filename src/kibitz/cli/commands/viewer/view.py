"""kibitz view: a file of boards in the page, in the terminal, or as JSON."""

from __future__ import annotations

import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cli.commands.viewer.viewed_boards import as_data, board_shown, match_sheet
from kibitz.cli.files import complaining
from kibitz.cli.mistakes import Mistake
from kibitz.club.recorded_matches import RecordedMatch, recorded_matches
from kibitz.formats.exchange import FileRead, read_whole

EXAMPLE = "Example: kibitz view match.lin"


def view(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Boards in any format that kibitz reads.")],
    terminal: Annotated[bool, typer.Option("--terminal", help="Here, and not in the browser.")] = False,
    board: Annotated[str | None, typer.Option(metavar="N", help="Show this board in the terminal.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    port: Annotated[int, typer.Option(help="The port of the page; the next free one if it is taken.", min=0)] = 8000,
) -> None:
    """Look at a file of boards: results, auctions, play, and where tricks were lost."""
    with complaining(str(file), "read"):
        content = file.read_bytes()
    if not (terminal or as_json or board is not None) and sys.stdout.isatty() and _has_browser():
        _in_page(file, port)
        return
    found = read_whole(content, str(file))
    if not found.boards and found.faults:
        raise Mistake(str(found.faults[0]))
    matches = list(recorded_matches(found.boards))
    if as_json:
        typer.echo(as_data(str(file), matches, found.faults))
        return
    console = Console(highlight=False)
    if board is not None:
        _show(console, board, matches)
    else:
        for match in matches:
            console.print(match_sheet(match))
        _ask(console, matches)
    _complain(found)


def _has_browser() -> bool:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _in_page(file: Path, port: int) -> None:
    """The page, with the file open in it. What is played there is for now, and kept nowhere."""
    # Imported when it is wanted: a server and its database would slow every other command down.
    from kibitz.app.web.running import CannotServe, Settings, run

    with tempfile.TemporaryDirectory() as folder:
        try:
            run(Settings(port=port, data=Path(folder), shown=file), typer.echo)
        except CannotServe as error:
            raise Mistake(str(error)) from error


def _ask(console: Console, matches: list[RecordedMatch]) -> None:
    """Boards one after the other, as long as somebody asks for one."""
    while sys.stdin.isatty():
        wanted = console.input("Which board? (Enter to end) ").strip()
        if not wanted:
            return
        try:
            _show(console, wanted, matches)
        except Mistake as mistake:
            console.print(str(mistake))


def _show(console: Console, wanted: str, matches: list[RecordedMatch]) -> None:
    found = [each for match in matches for each in match.boards if each.label == wanted]
    if not found:
        raise Mistake(f"There is no board {wanted} in the file.")
    for result in (result for each in found for result in each.results):
        console.print(*board_shown(result), sep="\n")


def _complain(found: FileRead) -> None:
    for fault in found.faults:
        typer.echo(f"kibitz: {fault}", err=True)
