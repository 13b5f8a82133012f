"""Commands whose help is in the catalogues: a command's by its words, an option's by the id it is given as its help."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said, spoken
from kibitz.words import languages

_Function = TypeVar("_Function", bound=Callable[..., Any])
_WORD: Final = re.compile(r"[A-Z]{2,}")


def _levels() -> str:
    from kibitz.bots.levels import LEVELS

    return ", ".join(LEVELS)


def _formats() -> str:
    from kibitz.formats.exchange import FORMATS

    return ", ".join(FORMATS)


def _rungs() -> str:
    from kibitz.practice.workshop import RUNGS

    return ", ".join(RUNGS)


def _questions() -> str:
    from kibitz.practice.puzzles import Asks

    return ", ".join(Asks)


def _themes() -> str:
    from kibitz.practice.puzzles import Theme

    return ", ".join(Theme)


def _sides() -> str:
    from kibitz.cli.options import VULNERABLE_SIDES

    return ", ".join(VULNERABLE_SIDES)


_LISTS: Final[dict[str, Callable[[], str]]] = {
    "formats": _formats,
    "languages": lambda: ", ".join(languages()),
    "levels": _levels,
    "questions": _questions,
    "rungs": _rungs,
    "sides": _sides,
    "themes": _themes,
}
"""What may be chosen from, for the messages that list it; imported when one does."""


def help_of(id_: str) -> str:
    """What is said of a command or an option, with the names that can be given in it."""
    return spoken().said(id_, {name: _LISTS[name]() for name in spoken().holes(id_)})


def command_id(words: str) -> str:
    """The id of what is said of a command, from the words that call it.

    >>> command_id("kibitz event new"), command_id("kibitz")
    ('help-event-new', 'help-kibitz')
    """
    return "-".join(["help", *(words.split()[1:] or ["kibitz"])])


def placeholder(written: str) -> str:
    """What stands for a value, such as FILE, in the language spoken."""
    return _WORD.sub(lambda word: said(id_) if spoken().knows(id_ := f"help-metavar-{word[0]}") else word[0], written)


def values_of(parameter: Any) -> str:
    """What can be given for a parameter."""
    if parameter.metavar:
        return placeholder(str(parameter.metavar))
    if choices := _choices(parameter):
        return "|".join(choices)
    return placeholder(str(parameter.name).upper() if parameter.param_type_name == "argument" else "VALUE")


def number_wanted(parameter: Any) -> str:
    """Which numbers a parameter takes."""
    if parameter.min is None:
        return said("help-number")
    if parameter.max is None:
        return said("help-number-from", least=parameter.min)
    return said("help-number-from-to", least=parameter.min, most=parameter.max)


def _choices(parameter: Any) -> list[str]:
    kind = parameter.type_descriptor.annotation
    members = getattr(kind, "__members__", {})
    return [str(each.value) for each in members.values()]


def parameter_rows(command: Any) -> Iterator[tuple[bool, str, str]]:
    """A line for each parameter: whether it is an argument, how it is written, and what it is for."""
    for each in command.params:
        if each.hidden or each.name == "help":
            continue
        is_argument = each.param_type_name == "argument"
        takes = "" if not is_argument and (each.is_flag or each.count) else values_of(each)
        named = takes if is_argument else " ".join(filter(None, (", ".join((*each.opts, *each.secondary_opts)), takes)))
        yield is_argument, named, " ".join(filter(None, (help_of(each.help), _unless_given(each, is_argument))))


def _unless_given(each: Any, is_argument: bool) -> str:
    if each.required:
        return "" if is_argument else said("help-required")
    if each.default in (None, False, True, "", (), []) or callable(each.default):
        return ""
    return said("help-default", value=str(getattr(each.default, "value", each.default)))


def show(command: Any, context: Any) -> None:
    """Print the help of a command."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    words = f"kibitz {context.command_path.partition(' ')[2]}".strip()
    pieces = [placeholder("[OPTIONS]"), *(values_of(each) for each in command.params if _is_argument(each))]
    below = dict.fromkeys(command.list_commands(context)) if isinstance(command, TyperGroup) else {}
    if below:
        pieces.append(placeholder("COMMAND [ARGS]..."))
    console.print(Text(said("help-usage", usage=" ".join([words, *pieces]))), Text(), sep="\n")
    console.print(Padding(Text(help_of(command_id(words))), (0, 0, 1, 1)))
    rows = [*parameter_rows(command), (False, "-h, --help", said("help-and-exit"))]
    sections = [
        ("help-arguments", [(named, told) for is_argument, named, told in rows if is_argument]),
        ("help-options", [(named, told) for is_argument, named, told in rows if not is_argument]),
        ("help-commands", [(name, help_of(command_id(f"{words} {name}"))) for name in below]),
    ]
    for title, lines in sections:
        if lines:
            console.print(Text(said(title), style="bold"))
            table = Table.grid(padding=(0, 2))
            for named, told in lines:
                table.add_row(Text(f" {named}", style="cyan"), Text(told))
            console.print(Padding(table, (0, 0, 1, 0)))
    if command.epilog:
        console.print(Text(said("help-example", command=command.epilog), style="dim"))


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")


class SpokenCommand(TyperCommand):
    """A command that explains itself in the language spoken; its epilog is an example of its use."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show(self, ctx)


class SpokenGroup(TyperGroup):
    """A group of such commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            if near := get_close_matches(args[0], self.commands):
                raise Mistake("cli-no-command-near", name=args[0], near=", ".join(near))
            raise Mistake("cli-no-command", name=args[0], choices=", ".join(self.commands))
        return super().resolve_command(ctx, args)


class CommandGroup(typer.Typer):
    """Commands under one word: `kibitz event new`, `kibitz event rank`."""

    def __init__(self, cls: type[TyperGroup] = SpokenGroup, **rest: Any) -> None:
        super().__init__(cls=cls, add_completion=False, pretty_exceptions_enable=False, **rest)

    def command(self, name: str | None = None, **rest: Any) -> Callable[[_Function], _Function]:
        return super().command(name, cls=SpokenCommand, **rest)
