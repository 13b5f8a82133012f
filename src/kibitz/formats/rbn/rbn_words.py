"""What the labels of RBN say in letters, and the same in the words of headers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kibitz.cards import NotationError, Seat, Side
from kibitz.engine.text import Template

NO_DATE: Final = Template("files-no-date")

GLYPHS: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Marks after a call or a card, by the number that PBN gives them."""

RBN_SCORINGS: Final = {
    "I": "IMP",
    "M": "MP",
    "B": "BAM",
    "T": "TotalPoints",
    "X": "CrossIMP",
    "N": "Instant",
    "R": "Rubber",
    "C": "Chicago",
    "A": "Cavendish",
}

RBN_SIDES: Final[Mapping[str, tuple[Side, ...]]] = {
    "Z": (),
    "N": (Side.NS,),
    "E": (Side.EW,),
    "B": (Side.NS, Side.EW),
}

_DATE: Final = re.compile(r"(\d{4})(\d\d|\?\?)?(\d\d|\?\?)?")
_NAMED: Final = (Seat.NORTH, Seat.SOUTH, Seat.WEST, Seat.EAST)
_ROOMS: Final = {"O": "Open", "C": "Closed"}


def read_date(text: str) -> dict[str, str]:
    """The date as PBN has it; one that says more, such as a span, is kept beside it.

    >>> read_date("199709"), read_date("1986120911")
    ({'Date': '1997.09.??'}, {'Date': '1986.12.09', 'RbnD': '1986120911'})
    """
    found = _DATE.match(text)
    if found is None:
        raise NotationError(NO_DATE(said=text))
    said = ".".join(part or "??" for part in found.groups())
    return {"Date": said} if found.end() == len(text) else {"Date": said, "RbnD": text}


def write_date(headers: Mapping[str, str]) -> str:
    """The inverse; nothing if no date is known."""
    if "RbnD" in headers:
        return headers["RbnD"]
    said = headers.get("Date", "")
    return re.sub(r"(\?\?)+$", "", said.replace(".", "")) if _DATE.match(said.replace(".", "")) else ""


def split_names(text: str) -> dict[str, str]:
    """North+South:West+East, then the room or table, then anything else."""
    pairs = (text.split(":", 3) + [""] * 4)[:4]
    names = [name for pair in pairs[:2] for name in [*pair.split("+", 1), ""][:2]]
    headers = {seat.label: name for seat, name in zip(_NAMED, names, strict=True) if name}
    if pairs[2]:
        headers |= {"Room": _ROOMS[pairs[2]]} if pairs[2] in _ROOMS else {"Table": pairs[2]}
    return headers | ({"RbnN": pairs[3]} if pairs[3] else {})


def join_names(headers: Mapping[str, str]) -> str:
    """The inverse; nothing if nobody is named."""
    names = [headers.get(seat.label, "").strip("?") for seat in _NAMED]
    rooms = {room: letter for letter, room in _ROOMS.items()}
    place = rooms.get(headers.get("Room", ""), "") or headers.get("Table", "")
    parts = [f"{names[0]}+{names[1]}", f"{names[2]}+{names[3]}", place, headers.get("RbnN", "")]
    return re.sub(r":+$", "", ":".join(part.rstrip("+") for part in parts))
