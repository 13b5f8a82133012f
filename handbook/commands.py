"""Every command of the terminal with its arguments and options, as Typer knows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from handbook.markdown import code, said, table
from kibitz.cli.help import command_id, help_of
from kibitz.cli.main import app
from kibitz.words import IN_ENGLISH

Command = Any
"""What Typer makes of a function: it names no type of its own for it."""


def all_commands() -> str:
    """One after the other, groups with their commands below."""
    return "\n\n".join(_told())


def commands() -> Iterator[tuple[str, Command]]:
    """Every command by the words that call it."""
    return _walk(typer.main.get_command(app), "kibitz")


def _walk(command: Command, name: str) -> Iterator[tuple[str, Command]]:
    yield name, command
    for word, below in getattr(command, "commands", {}).items():
        yield from _walk(below, f"{name} {word}")


def _told() -> Iterator[str]:
    for called, each in commands():
        depth = 2 if called.count(" ") < 2 else 3
        yield f"{'#' * depth} `{called}`"
        yield said(_help(command_id(called)), f"The command {called}")
        if rows := [_row(parameter, called) for parameter in each.params if parameter.name != "help"]:
            yield table(["takes", "what for", "if not given"], rows)
        if each.epilog:
            yield f"```sh\n{each.epilog}\n```"


def _help(id_: str | None) -> str | None:
    return help_of(id_) if id_ and IN_ENGLISH.knows(id_) else None


def _row(parameter: Any, of: str) -> list[str]:
    is_argument = parameter.param_type_name == "argument"
    name = (parameter.metavar or parameter.name.upper()) if is_argument else ", ".join(parameter.opts)
    if not is_argument and not parameter.is_flag and parameter.metavar:
        name += f" {parameter.metavar}"
    if not is_argument and parameter.secondary_opts:
        name += ", " + ", ".join(parameter.secondary_opts)
    words = said(_help(parameter.help), f"{name} of {of}")
    return [code(name), words, _default(parameter)]


def _default(parameter: Any) -> str:
    if parameter.required:
        return "must be given"
    if parameter.default in (None, False, "", [], ()) or callable(parameter.default):
        return ""
    return "yes" if parameter.default is True else code(parameter.default)
