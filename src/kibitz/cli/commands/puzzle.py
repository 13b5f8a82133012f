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

from kibitz.analysis.bulk import Workers
from kibitz.cli.help import CommandGroup
from kibitz.cli.mistakes import Mistake, unreadable, unwritable
from kibitz.cli.speech import said
from kibitz.cli.terminal.puzzling import ask_puzzle
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.practice.puzzles import Asks, Puzzle, Theme, encode, read_puzzles, shipped
from kibitz.practice.workshop import RUNGS, Order, fill, is_sound, orders

EXAMPLE: Final = "kibitz puzzle --rung minibridge --asks safe"
_SEED: Final = 2026

app = CommandGroup()

RungName = Annotated[str | None, typer.Option("--rung", metavar="GAME", help="help-puzzle-rung-name")]
AsksName = Annotated[str | None, typer.Option("--asks", metavar="WHAT", help="help-puzzle-asks-name")]
ThemeName = Annotated[str | None, typer.Option("--theme", metavar="THEME", help="help-puzzle-theme-name")]
JobsNumber = Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="help-bulk-jobs")]


@app.callback(invoke_without_command=True, epilog=EXAMPLE)
def puzzle(
    context: typer.Context,
    rung: RungName = None,
    asks: AsksName = None,
    theme: ThemeName = None,
    seed: Annotated[int | None, typer.Option(metavar="N", min=0, help="help-puzzle-seed")] = None,
) -> None:
    """Solve puzzles in the terminal, one after the other, until you have had enough."""
    if context.invoked_subcommand is not None:
        return
    _check(rung, asks, theme)
    chosen = [each for each in shipped() if _is_wanted(each, rung, asks, theme)]
    if not chosen:
        raise Mistake("cli-no-puzzle")
    Random(seed).shuffle(chosen)
    terminal, solved = Terminal(), 0
    for number, each in enumerate(chosen, 1):
        try:
            solved += ask_puzzle(terminal, each)
        except (Quit, EOFError):
            break
        terminal.say(said("cli-solved", solved=solved, number=number), "")
    terminal.say(said("cli-goodbye"))


@app.command("make", epilog="kibitz puzzle make --number 20 --rung contract --theme finesse --out more.jsonl")
def make(
    number: Annotated[int, typer.Option(metavar="N", min=1, help="help-puzzle-make-number")] = 800,
    rung: RungName = None,
    asks: AsksName = None,
    theme: ThemeName = None,
    against_rule: Annotated[bool, typer.Option("--against-rule", help="help-puzzle-make-against-rule")] = False,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="help-puzzle-make-seed")] = _SEED,
    jobs: JobsNumber = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-puzzle-make-out")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-puzzle-make-as-json")] = False,
) -> None:
    """Make puzzles and prove them; always the same ones for the same numbers."""
    _check(rung, asks, theme)
    wanted = orders(
        number,
        seed,
        games=RUNGS[rung] if rung else (),
        asks=(asks,) if asks else (),
        themes=(theme,) if theme else (),
        against_rule=against_rule,
    )
    if not wanted:
        raise Mistake("cli-no-rung-puzzles")
    made = list({each.key: each for each in _made(wanted, jobs)}.values())
    if out is not None:
        try:
            out.write_bytes(b"".join(encode(each) + b"\n" for each in made))
        except OSError as error:
            raise unwritable(out, error) from error
        typer.echo(said("cli-puzzles-in", puzzles=len(made), file=str(out)))
    elif as_json:
        for each in made:
            typer.echo(encode(each).decode())
    else:
        for each in made:
            typer.echo(f"{each.game:11} {each.asks:7} {each.theme:9} {each.rating}  {each.key}")


@app.command("check", epilog="kibitz puzzle check more.jsonl")
def check(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="help-puzzle-check-file")] = None,
    jobs: JobsNumber = 0,
) -> None:
    """Prove every puzzle of a file again: exactly the right answers it names, and no others."""
    puzzles = shipped() if file is None else _read(file)
    wrong = [
        said("cli-puzzle-line", line=line, what=f"{each.asks}, {each.game}, {each.key}")
        for line, (each, sound) in enumerate(zip(puzzles, _proven(puzzles, jobs), strict=True), 1)
        if not sound
    ]
    if wrong:
        raise Mistake("cli-puzzles-unproven", wrong=len(wrong), puzzles=len(puzzles), which="; ".join(wrong[:5]))
    typer.echo(said("cli-puzzles-proven", puzzles=len(puzzles)))


def _made(wanted: Sequence[Order], jobs: int) -> Iterable[Puzzle]:
    console = Console(file=sys.stderr)
    made = Workers(jobs).mapped(fill, wanted)
    return track(made, said("cli-making"), len(wanted), console=console, disable=not console.is_terminal)


def _proven(puzzles: Sequence[Puzzle], jobs: int) -> Iterable[bool]:
    console = Console(file=sys.stderr)
    found = Workers(jobs).mapped(is_sound, puzzles)
    return track(found, said("cli-proving"), len(puzzles), console=console, disable=not console.is_terminal)


def _read(file: Path) -> tuple[Puzzle, ...]:
    try:
        return tuple(read_puzzles(file.read_bytes().splitlines(), str(file)))
    except OSError as error:
        raise unreadable(file, error) from error


def _check(rung: str | None, asks: str | None, theme: str | None) -> None:
    for id_, given, known in (
        ("cli-no-rung", rung, tuple(RUNGS)),
        ("cli-no-question", asks, tuple(Asks)),
        ("cli-no-theme", theme, tuple(Theme)),
    ):
        if given is not None and given not in known:
            raise Mistake(id_, name=given, choices=", ".join(known))


def _is_wanted(each: Puzzle, rung: str | None, asks: str | None, theme: str | None) -> bool:
    return (rung is None or each.game in RUNGS[rung]) and asks in (None, each.asks) and theme in (None, each.theme)
