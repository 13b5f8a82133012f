"""The cards of a competition's boards: drawn at random, or given as codes or in a file of the bridge world."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BufferedReader, BytesIO
from itertools import zip_longest
from typing import Final

from kibitz.cards import Deal, Deck, NotationError
from kibitz.cards.deal import deals_of
from kibitz.club.competition.competition_decisions import CompetitionError, is_played
from kibitz.club.competition.state import Competition
from kibitz.engine.text import Template
from kibitz.formats import bridge_format, read_boards
from kibitz.games import game

NO_WHOLE_BOARD: Final = Template("files-no-whole-board")
NO_DEAL_GIVEN: Final = Template("files-no-deal-given")

_SIGNS: Final = {
    "[": "pbn",
    "%": "pbn",
    "{": "json",
    "http": "bbo",
    "qx|": "lin",
    "pn|": "lin",
    "vg|": "lin",
    "%RBN": "rbn",
}
"""How a text begins that is the inside of a file."""


def drawn(state: Competition, numbers: Iterable[int], below: Callable[[int], int]) -> dict[int, Deal]:
    """A deal for each of these boards, every one that the game plays as likely as any other; `below` draws a number."""
    rules = game(state.created.game, state.created.options)
    return {number: _drawn(state, number, rules.deck, rules.cards, below) for number in numbers}


def given(state: Competition, data: bytes, name: str = "") -> dict[int, Deal]:
    """Boards from a file by its name, or from codes, one a line, in the order of the event's boards.

    `NotationError` says what cannot be read.
    """
    numbers = () if state.movement is None else state.movement.boards
    start = data[:64].decode("latin-1").removeprefix("ï»¿").lstrip()
    known = name.rpartition(".")[2] if "." in name else next((k for s, k in _SIGNS.items() if start.startswith(s)), "")
    if known and known.lower() not in ("txt", "csv"):
        return _from_file(data, known, numbers)
    deck = game(state.created.game, state.created.options).deck
    return _from_codes(data.decode("utf-8", "replace"), deck, numbers)


def _drawn(state: Competition, number: int, deck: Deck, cards: int, below: Callable[[int], int]) -> Deal:
    while True:
        deal = Deal.from_number(below(deals_of(cards)), deck, cards)
        try:
            is_played(state, number, deal)
        except CompetitionError:
            continue  # points are level: in some games such a deal is dealt again
        return deal


def _from_file(data: bytes, name: str, numbers: Sequence[int]) -> dict[int, Deal]:
    found: dict[int, Deal] = {}
    boards = read_boards(BufferedReader(BytesIO(data)), bridge_format(name))
    for place, board in zip_longest(numbers, boards):
        if board is None:
            break
        number = board.number if board.number in numbers else place
        if board.deal is None or number is None:
            continue
        found.setdefault(number, board.deal)
    if not found:
        raise NotationError(NO_WHOLE_BOARD())
    return found


def _from_codes(text: str, deck: Deck, numbers: Sequence[int]) -> dict[int, Deal]:
    codes = [line.strip() for line in text.splitlines() if line.strip()]
    if not codes:
        raise NotationError(NO_DEAL_GIVEN())
    return {number: Deal.from_code(code, deck) for number, code in zip(numbers, codes, strict=False)}
