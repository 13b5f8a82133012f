"""What is wrong with a command line that Typer cannot take, in the language spoken."""

from __future__ import annotations

from typing import Any

from kibitz.cli.help import number_wanted, values_of
from kibitz.cli.speech import said


def wrong_usage(error: Any) -> str | None:
    """One sentence; nothing if help was shown instead; None if it is no error of Typer's.

    Typer names its errors in no public place: they are told apart by what they carry.
    """
    if not hasattr(error, "format_message"):
        return None
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return ""  # its help has been printed
        case "NoSuchOption":
            near = list(error.possibilities or ())
            name = str(error.option_name)
            return said("cli-no-option-near", name=name, near=", ".join(near)) if near else _no_option(name)
        case "MissingParameter":
            return said("cli-missing", what=_named(error.param))
        case "BadParameter":
            return _bad_value(error.param)
        case "BadOptionUsage":
            return said("cli-needs-value", option=str(error.option_name))
        case _:
            return _of_command(error)


def _no_option(name: str) -> str:
    return said("cli-no-option", name=name)


def _named(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return values_of(parameter)
    return str(parameter.opts[0])


def _bad_value(parameter: Any) -> str:
    """What would have been right: the parameter knows that, and what was given the person knows."""
    name, kind = _named(parameter), parameter.type_descriptor.annotation
    if parameter.min is not None or parameter.max is not None or kind in (int, float):
        return said("cli-bad-number", what=name, wanted=number_wanted(parameter))
    if getattr(kind, "__members__", None):
        return said("cli-bad-choice", what=name, choices=values_of(parameter).replace("|", ", "))
    return said("cli-bad-path", what=name)


def _of_command(error: Any) -> str:
    """A group without a command, or more words than a command takes."""
    known = getattr(error.ctx.command, "commands", None) if error.ctx is not None else None
    return said("cli-missing-command", choices=", ".join(known)) if known else said("cli-too-many")
