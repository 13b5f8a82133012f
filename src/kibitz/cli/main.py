"""The kibitz command. A command is imported when it is called: most take their time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer

from kibitz import __version__
from kibitz.cards.sentences import SpokenError
from kibitz.cli.extras import what_to_install
from kibitz.cli.help import CommandGroup, SpokenGroup
from kibitz.cli.lesson_folder import LessonFolder
from kibitz.cli.speech import problem, said, speak, wanted, without_language
from kibitz.cli.wrong_usage import wrong_usage
from kibitz.narration.languages import language
from kibitz.words import IN_ENGLISH

COMMANDS: Final[Mapping[str, str]] = {
    "serve": "serve:serve",
    "games": "games:games",
    "rules": "rules:rules",
    "bidding": "bidding:bidding",
    "play": "play:play",
    "learn": "learn:learn",
    "lesson": "learn:app",
    "score": "score:app",
    "puzzle": "puzzle:app",
    "event": "club.event:app",
    "league": "club.league:app",
    "print": "club.printing:app",
    "referee": "club.referee:referee",
    "deal": "deal:deal",
    "view": "viewer.view:view",
    "convert": "convert:convert",
    "solve": "analysing.solve:solve",
    "par": "analysing.par:par",
    "lead": "analysing.lead:lead",
    "analyse": "analysing.analyse:analyse",
    "replay": "replay:replay",
    "simulate": "analysing.simulate:simulate",
    "stats": "analysing.stats:stats",
    "verify": "verify:verify",
    "progress": "progress:progress",
    "backup": "backup:backup",
    "restore": "restore:restore",
    "words": "words:words",
}
"""Where each command is, below kibitz.cli.commands: a function, or a group of them."""


class _Commands(MutableMapping[str, Any]):
    """Commands by their names, each built when it is asked for."""

    def __init__(self) -> None:
        self._built: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._built:
            module, _, what = COMMANDS[name].partition(":")
            place = import_module(f"kibitz.cli.commands.{module}")
            found = getattr(place, what)
            if not isinstance(found, typer.Typer):
                alone = CommandGroup()
                alone.command(name, epilog=place.EXAMPLE)(found)
                found = alone
            self._built[name] = typer.main.get_command(found)
        return self._built[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._built[name] = command

    def __delitem__(self, name: str) -> None:
        del self._built[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _AllCommands(SpokenGroup):
    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.commands = _Commands()


app = CommandGroup(cls=_AllCommands, name="kibitz", context_settings={"help_option_names": ["-h", "--help"]})


@app.callback(invoke_without_command=True, epilog="kibitz play bridgewar")
def alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-kibitz-version", is_eager=True)] = False,
    chosen: Annotated[
        str | None, typer.Option("--language", metavar="LANGUAGE", help="help-kibitz-language")
    ] = None,  # taken from the command line before: help is in that language too
    lessons: LessonFolder = None,
) -> None:
    if version:
        typer.echo(f"kibitz {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from kibitz.cli.commands.serve import serve

        serve(lessons=lessons)


def run(args: Sequence[str] | None = None) -> None:
    """Carry out a command line; whatever is wrong with it is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without suit symbols still shows the rest
    try:
        speak(IN_ENGLISH)
        code, rest = without_language(sys.argv[1:] if args is None else args)
        speak(wanted(os.environ) if code is None else language(code))
        ended = app(rest, prog_name="kibitz", standalone_mode=False)
    except SpokenError as error:
        sys.exit(_complain(problem(error)))
    except ModuleNotFoundError as error:
        sentence = what_to_install(error)
        if sentence is None:
            raise
        sys.exit(_complain(sentence))
    except (typer.Abort, KeyboardInterrupt, EOFError):
        typer.echo(f"\n{said('cli-goodbye')}")
        sys.exit(130)
    except BrokenPipeError:
        # Nobody reads on, as in `kibitz games | head -1`: what is left to flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        sentence = wrong_usage(error)
        if sentence is None:
            raise
        sys.exit(_complain(sentence) if sentence else 2)
    sys.exit(ended if isinstance(ended, int) else 0)


def _complain(sentence: str) -> int:
    told = " ".join(sentence.split())
    typer.echo(f"kibitz: {told}{'' if told.endswith(('.', ')', '?')) else '.'}", err=True)
    return 2
