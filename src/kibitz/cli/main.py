"""The kibitz command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from kibitz import __version__
from kibitz.cards import NotationError
from kibitz.cli.commands import (
    convert,
    deal,
    games,
    learn,
    play,
    progress,
    puzzle,
    replay,
    rules,
    score,
    serve,
    verify,
    words,
)
from kibitz.cli.commands.analysing import analyse, lead, par, simulate, solve, stats
from kibitz.cli.commands.club import event, league, printing, referee
from kibitz.cli.commands.viewer import view
from kibitz.cli.extras import what_to_install
from kibitz.cli.files import LessonFolder
from kibitz.cli.mistakes import Mistake
from kibitz.engine.errors import Objection

app = typer.Typer(
    name="kibitz",
    help="The bridge family of card games. Alone, kibitz opens the table in the browser.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve", epilog=serve.EXAMPLE)(serve.serve)
app.command("games", epilog=games.EXAMPLE)(games.games)
app.command("rules", epilog=rules.EXAMPLE)(rules.rules)
app.command("play", epilog=play.EXAMPLE)(play.play)
app.command("learn", epilog=learn.EXAMPLE)(learn.learn)
app.add_typer(learn.app, name="lesson")
app.add_typer(score.app, name="score")
app.add_typer(puzzle.app, name="puzzle")
app.add_typer(event.app, name="event")
app.add_typer(league.app, name="league")
app.add_typer(printing.app, name="print")
app.command("referee", epilog=referee.EXAMPLE)(referee.referee)
app.command("deal", epilog=deal.EXAMPLE)(deal.deal)
app.command("view", epilog=view.EXAMPLE)(view.view)
app.command("convert", epilog=convert.EXAMPLE)(convert.convert)
app.command("solve", epilog=solve.EXAMPLE)(solve.solve)
app.command("par", epilog=par.EXAMPLE)(par.par)
app.command("lead", epilog=lead.EXAMPLE)(lead.lead)
app.command("analyse", epilog=analyse.EXAMPLE)(analyse.analyse)
app.command("replay", epilog=replay.EXAMPLE)(replay.replay)
app.command("simulate", epilog=simulate.EXAMPLE)(simulate.simulate)
app.command("stats", epilog=stats.EXAMPLE)(stats.stats)
app.command("verify", epilog=verify.EXAMPLE)(verify.verify)
app.command("progress", epilog=progress.EXAMPLE)(progress.progress)
app.command("words", epilog=words.EXAMPLE)(words.words)


@app.callback(invoke_without_command=True, epilog="Example: kibitz play bridgewar (in the terminal)")
def alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.", is_eager=True)] = False,
    lessons: LessonFolder = None,
) -> None:
    if version:
        typer.echo(f"kibitz {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve(lessons=lessons)


def run(args: Sequence[str] | None = None) -> None:
    """Carry out a command line; whatever is wrong with it is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without suit symbols still shows the rest
    try:
        code = app(args, prog_name="kibitz", standalone_mode=False)
    except (Mistake, NotationError, Objection) as error:
        sys.exit(_complain(str(error)))
    except ModuleNotFoundError as error:
        sentence = what_to_install(error)
        if sentence is None:
            raise
        sys.exit(_complain(sentence))
    except (typer.Abort, KeyboardInterrupt, EOFError):
        typer.echo("\nGoodbye.")
        sys.exit(130)
    except BrokenPipeError:
        # Nobody reads on, as in `kibitz games | head -1`: what is left to flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        # A wrong option or argument: those errors of Typer, whatever it builds on, can say themselves.
        sentence = getattr(error, "format_message", None)
        if sentence is None:
            raise
        sys.exit(_complain(sentence()))
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    said = " ".join(sentence.replace("Value error, ", "").split())
    typer.echo(f"kibitz: {said}{'' if said.endswith(('.', ')')) else '.'}", err=True)
    return 2
