"""The options of games and sessions as a person reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import either, said, spoken
from kibitz.games.settings import Setting, settings

VULNERABLE_SIDES: Final[Mapping[str, tuple[Side, ...]]] = {
    "none": (),
    "NS": (Side.NS,),
    "EW": (Side.EW,),
    "both": tuple(Side),
}
"""Who is vulnerable, as a command is told."""


def read_sides(text: str) -> tuple[Side, ...]:
    """The sides that are vulnerable."""
    if text not in VULNERABLE_SIDES:
        raise Mistake("cli-no-vulnerability", said=text, choices=", ".join(VULNERABLE_SIDES))
    return VULNERABLE_SIDES[text]


def read_place(text: str) -> Seat:
    """The seat of that letter.

    >>> read_place("w")
    Seat.WEST
    """
    try:
        return Seat(text.strip().upper())
    except ValueError:
        raise Mistake("cli-no-seat", said=text) from None


def given(title: str, options: type[Struct], texts: Iterable[str]) -> dict[str, Any]:
    """Options written as name=value, as the values they stand for.

    >>> from kibitz.games import GAMES
    >>> given("MiniBridge", GAMES["minibridge"].options, ["laws=yes", "scoring=lesson"])
    {'laws': True, 'scoring': 'lesson'}
    """
    known = {setting.name: setting for setting in settings(options)}
    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Mistake("cli-option-form", said=text)
        if name not in known:
            if not known:
                raise Mistake("cli-no-options", title=spoken().word(title), name=name)
            raise Mistake("cli-no-such-option", title=spoken().word(title), name=name, choices=", ".join(known))
        values[name] = _value(known[name], value.strip())
    return values


def as_json(setting: Setting) -> Mapping[str, Any]:
    return {
        "name": setting.name,
        "type": setting.kind,
        "default": setting.default,
        "choices": list(setting.choices),
        "title": setting.title,
        "description": setting.description,
    }


def _value(setting: Setting, text: str) -> Any:
    word = text.lower()
    if setting.kind == "switch" and word in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        return word in ("true", "yes", "on", "1")
    if setting.kind == "number" and word.isdecimal() and len(word) < 20 and _is_within(setting, int(word)):
        return int(word)
    if word in setting.choices and setting.kind == "choice":
        return word
    raise Mistake("cli-option-is", name=setting.name, wanted=_usage(setting), said=text)


def _usage(setting: Setting) -> str:
    if setting.choices:
        return either(setting.choices)
    least = setting.least or 0
    if setting.most is None:
        return said("help-number-from", least=least)
    return said("help-number-from-to", least=least, most=setting.most)


def _is_within(setting: Setting, number: int) -> bool:
    return (setting.least or 0) <= number and (setting.most is None or number <= setting.most)
