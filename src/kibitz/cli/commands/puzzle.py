"""kibitz puzzle: solve one in the terminal, make more, prove them all again."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

from kibitz.analysis.bulk import Crew
from kibitz.cards import NotationError
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.puzzling import ask_puzzle
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.practice.puzzles import Asks, Puzzle, Theme, encode, read_puzzles, shipped
from kibitz.practice.workshop import RUNGS, Order, fill, is_sound, orders

EXAMPLE: Final = "Example: kibitz puzzle --rung minibridge --asks safe"
_SEED: Final = 2026

app = typer.Typer(help="Solve a puzzle in the terminal, make more, or prove them all again.")

RungName = Annotated[str | None, typer.Option("--rung", metavar="GAME", help=f"Only of {', '.join(RUNGS)}.")]
AsksName = Annotated[str | None, typer.Option("--asks", metavar="WHAT", help=f"Only {', '.join(Asks)}.")]
ThemeName = Annotated[str | None, typer.Option("--theme", metavar="THEME", help=f"Only {', '.join(Theme)}.")]
JobsNumber = Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="Processes to use; 0 for one a processor.")]


@app.callback(invoke_without_command=True, epilog=EXAMPLE)
def puzzle(
    context: typer.Context,
    rung: RungName = None,
    asks: AsksName = None,
    theme: ThemeName = None,
    seed: Annotated[int | None, typer.Option(metavar="N", min=0, help="The same puzzles for the same number.")] = None,
) -> None:
    """Solve puzzles in the terminal, one after the other, until you have had enough."""
    if context.invoked_subcommand is not None:
        return
    _check(rung, asks, theme)
    chosen = [each for each in shipped() if _is_wanted(each, rung, asks, theme)]
    if not chosen:
        raise Mistake("There is no such puzzle: kibitz puzzle make can make some.")
    Random(seed).shuffle(chosen)
    terminal, solved = Terminal(), 0
    for number, each in enumerate(chosen, 1):
        try:
            solved += ask_puzzle(terminal, each)
        except (Quit, EOFError):
            break
        terminal.say(f"{solved} of {number} solved. Type quit to stop.", "")
    terminal.say("Goodbye.")


@app.command("make", epilog="Example: kibitz puzzle make --number 20 --rung contract --theme finesse --out more.jsonl")
def make(
    number: Annotated[int, typer.Option(metavar="N", min=1, help="How many.")] = 800,
    rung: RungName = None,
    asks: AsksName = None,
    theme: ThemeName = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Other puzzles for another number.")] = _SEED,
    jobs: JobsNumber = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write them to this file, one a line.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print them as JSON, one a line.")] = False,
) -> None:
    """Make puzzles and prove them; always the same ones for the same numbers."""
    _check(rung, asks, theme)
    wanted = orders(
        number,
        seed,
        games=RUNGS[rung] if rung else (),
        asks=(asks,) if asks else (),
        themes=(theme,) if theme else (),
    )
    if not wanted:
        raise Mistake("No rung has such puzzles.")
    made = list({each.key: each for each in _made(wanted, jobs)}.values())
    if out is not None:
        try:
            out.write_bytes(b"".join(encode(each) + b"\n" for each in made))
        except OSError as error:
            raise Mistake(f"{out} cannot be written: {(error.strerror or str(error)).lower()}.") from error
        typer.echo(f"{len(made)} puzzles are in {out}.")
    elif as_json:
        for each in made:
            typer.echo(encode(each).decode())
    else:
        for each in made:
            typer.echo(f"{each.game:11} {each.asks:7} {each.theme:9} {each.rating}  {each.key}")


@app.command("check", epilog="Example: kibitz puzzle check more.jsonl")
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A file of puzzles; those of kibitz if none is named.")
    ] = None,
    jobs: JobsNumber = 0,
) -> None:
    """Prove every puzzle of a file again: exactly the right answers it names, and no others."""
    puzzles = shipped() if file is None else _read(file)
    wrong = [
        f"line {line}: {each.asks}, {each.game}, {each.key}"
        for line, (each, sound) in enumerate(zip(puzzles, _proven(puzzles, jobs), strict=True), 1)
        if not sound
    ]
    if wrong:
        raise Mistake(f"{len(wrong)} of {len(puzzles)} puzzles are not proven ({'; '.join(wrong[:5])}).")
    typer.echo(f"All {len(puzzles)} puzzles are proven.")


def _made(wanted: Sequence[Order], jobs: int) -> Iterable[Puzzle]:
    console = Console(file=sys.stderr)
    made = Crew(jobs).mapped(fill, wanted)
    return track(made, "Making", len(wanted), console=console, disable=not console.is_terminal)


def _proven(puzzles: Sequence[Puzzle], jobs: int) -> Iterable[bool]:
    console = Console(file=sys.stderr)
    found = Crew(jobs).mapped(is_sound, puzzles)
    return track(found, "Proving", len(puzzles), console=console, disable=not console.is_terminal)


def _read(file: Path) -> tuple[Puzzle, ...]:
    try:
        return tuple(read_puzzles(file.read_bytes().splitlines(), str(file)))
    except NotationError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from error


def _check(rung: str | None, asks: str | None, theme: str | None) -> None:
    for what, given, known in (("rung", rung, RUNGS), ("question", asks, tuple(Asks)), ("theme", theme, tuple(Theme))):
        if given is not None and given not in tuple(known):
            raise Mistake(f"There is no {what} called “{given}”: choose from {', '.join(known)}.")


def _is_wanted(each: Puzzle, rung: str | None, asks: str | None, theme: str | None) -> bool:
    return (rung is None or each.game in RUNGS[rung]) and asks in (None, each.asks) and theme in (None, each.theme)
