"""The language that the terminal speaks: chosen once, before a command is built, and asked for wherever one is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kibitz.cards import Seat, Side, Strain
from kibitz.cards.sentences import SpokenError
from kibitz.narration.languages import language
from kibitz.words import IN_ENGLISH, Language, languages
from kibitz.words.catalogues import Sentence

OUR_OPTION: Final = "--language"
OUR_VARIABLE: Final = "KIBITZ_LANGUAGE"
_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class _Speaker:
    """Who speaks: one program, one language."""

    language: Language = IN_ENGLISH


def speak(chosen: Language) -> None:
    """From now on in this language."""
    _Speaker.language = chosen


def spoken() -> Language:
    return _Speaker.language


def wanted(environment: Mapping[str, str]) -> Language:
    """The language of the environment: one that is asked of kibitz must be there, the system's if it is.

    >>> str(wanted({"LANG": "fr_FR.UTF-8"})), str(wanted({"LANG": "C.UTF-8"}))
    ('fr', 'en')
    """
    if ours := environment.get(OUR_VARIABLE):
        return language(ours)
    system = next((value for name in _OF_THE_SYSTEM if (value := environment.get(name))), "")
    code = system.partition(".")[0].partition("_")[0].lower()
    return language(code) if code in languages() else IN_ENGLISH


def without_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, wherever it does, and the rest of it.

    >>> without_language(["words", "ruff", "--language", "fr"])
    ('fr', ['words', 'ruff'])
    >>> without_language(["--language=fr", "play"])
    ('fr', ['play'])
    """
    code, rest, words = None, list[str](), iter(args)
    for word in words:
        if word == OUR_OPTION:
            code = next(words, "")
        elif word.startswith(f"{OUR_OPTION}="):
            code = word.removeprefix(f"{OUR_OPTION}=")
        else:
            rest.append(word)
        if word == "--":
            rest += words
    return code, rest


# --- what is said


def said(id_: str, **values: str | float) -> str:
    """A message in the language spoken."""
    return spoken().said(id_, values)


def say(text: Sentence) -> str:
    """A sentence that came as an id with its values."""
    return spoken().say(text)


def problem(error: Exception) -> str:
    """What an error says: ours in the language spoken, those of others as they are."""
    match error:
        case SpokenError(because=None):
            return where(error) + say(error.text)
        case SpokenError(because=SpokenError() as because):
            return f"{where(error)}{say(error.text)} {problem(because)}"
        case _:
            return str(error)


def where(error: Exception) -> str:
    """In which file, line and board something is wrong."""
    file, line, board = (getattr(error, name, None) for name in ("file", "line", "board"))
    places = [file or "", "" if line is None else said("cli-line", line=line)]
    place = ", ".join(filter(None, places))
    return (f"{place}: " if place else "") + (f"{said('cli-board', board=board)}: " if board else "")


def seat_name(seat: Seat) -> str:
    return spoken().seat(seat.value)


def side_name(side: Side) -> str:
    return said(f"cards-side-{side.value}")


def pair_name(side: Side) -> str:
    """North-South, in one word."""
    return "-".join(map(seat_name, side.seats))


def strain_name(strain: Strain) -> str:
    return said(f"cards-strain-{strain.letter}")


def counted(number: float, places: int = 0) -> str:
    """A number as it is written in the language: 1,234.5 or 1 234,5."""
    whole, point, part = f"{number:,.{places}f}".partition(".")
    return spoken().figure(whole.replace(",", said("cards-thousands-sign")) + point + part)


def either(words: Iterable[str]) -> str:
    """The words, one of which is wanted: “North or East”."""
    *most, last = words
    return said("cli-or", first=", ".join(most), last=last) if most else last


def together(words: Iterable[str]) -> str:
    """The words, all of them: “Ann and Bob”."""
    *most, last = words
    return said("cli-and", first=", ".join(most), last=last) if most else last
