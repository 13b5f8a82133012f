"""What all printed sheets share: their templates, the words in them, the paper, and how a board is headed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from kibitz.cards import Deal, Seat, Side
from kibitz.club.movements.movement import board
from kibitz.club.paper_play import contract_code
from kibitz.engine.events import Contract
from kibitz.engine.text import Template
from kibitz.games.naming import contract_text
from kibitz.narration.outlook import ALL_VULNERABLE, NOBODY_VULNERABLE, SIDE_VULNERABLE
from kibitz.words import Language

Printed = dict[str, Any]
"""The data of a sheet: text, numbers, lists and mappings."""

DEALER: Final = Template("paper-dealer")
VULNERABLE_ARE: Final = Template("paper-vulnerable-are")
NOBODY, BOTH_SIDES = Template("paper-nobody"), Template("paper-both-sides")
_WORD: Final = re.compile(r'\bt\("([^"]+)"\)')


class PrintedSheet(StrEnum):
    """The sheets there are, each with a template of that name."""

    RANKING = "ranking"
    TRAVELLERS = "travellers"
    CARDS = "cards"
    TABLES = "tables"
    GUIDES = "guides"
    CERTIFICATE = "certificate"
    HANDS = "hands"
    CURTAIN = "curtain"
    SHEET = "sheet"
    LEAGUE = "league"
    CONVENTION = "convention"


class PaperSize(StrEnum):
    """The paper of most countries, and that of North America."""

    A4 = "a4"
    LETTER = "letter"


_SIZES: Final = {PaperSize.A4: "a4", PaperSize.LETTER: "us-letter"}


def templates() -> Traversable:
    """The folder of the templates; one is called as its sheet, and `house.typ` has what they share."""
    return files(__package__)


@cache
def printed_words() -> tuple[str, ...]:
    """The ids of the words that stand in the templates themselves, where they are written t("…")."""
    sources = sorted((each for each in templates().iterdir() if each.name.endswith(".typ")), key=lambda each: each.name)
    return tuple(dict.fromkeys(word for each in sources for word in _WORD.findall(each.read_text(encoding="utf-8"))))


def typst_inputs(data: Printed, size: PaperSize, language: Language) -> dict[str, str]:
    """What a template is given: the data of its sheet, the paper, and its own words in the language."""
    words = {id_: language.said(id_) for id_ in printed_words()}
    whole = {
        **data,
        "paper": _SIZES[size],
        "language": language.code,
        "words": words,
        "sides": [side_letters(side, language) for side in Side],
    }
    return {"data": msgspec.json.encode(whole).decode()}


def board_head(number: int, language: Language, *, vulnerable: bool = True) -> Printed:
    """The number of a board, who deals, and, where that counts, who is vulnerable: as a sentence, and for a column."""
    about = board(number)
    sides = about.vulnerable
    if not sides:
        said = NOBODY_VULNERABLE()
    else:
        said = ALL_VULNERABLE() if len(sides) == len(Side) else SIDE_VULNERABLE(whose=sides[0])
    who = vulnerable_sides(sides, language)
    return {
        "number": number,
        "dealer": language.seat(about.dealer),
        "deals": language.say(DEALER(dealer=about.dealer)),
        "sides": who,
        "vulnerable": language.say(said).removesuffix(".") if vulnerable else "",
        "vulnerable_short": language.say(VULNERABLE_ARE(who=who)) if vulnerable else "",
    }


def vulnerable_sides(sides: Sequence[Side], language: Language) -> str:
    """Who is vulnerable, short for a column: nobody, NS, both sides."""
    if not sides:
        return language.say(NOBODY())
    return language.say(BOTH_SIDES()) if len(sides) == len(Side) else side_letters(sides[0], language)


def contract_written(contract: Contract, language: Language) -> str:
    """As it stands on a sheet: 4Sx, which the templates print with its sign, or in the words of the game."""
    return contract_code(contract) or language.say(contract_text(contract))


def side_letters(side: Side, language: Language) -> str:
    """NS or EW, by the initials of the language."""
    return "".join(language.seat(letter)[0] for letter in side.value)


def seat_letter(seat: Seat, language: Language) -> str:
    return language.seat(seat)[0]


def hand_rows(deal: Deal, language: Language) -> Printed:
    """The four hands by their seats, suit by suit, in the letters of the language."""
    return {
        seat.value: [
            [suit.letter, " ".join(_index(card.name[1:], language) for card in deal[seat].of(suit))]
            for suit in deal.deck.suits
        ]
        for seat in Seat
    }


def _index(rank: str, language: Language) -> str:
    if rank == "T":
        return "10"
    return language.said(f"cards-index-{rank}") if rank in "KQJ" else rank
