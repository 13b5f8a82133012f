"""The boards that a desk sends: dealt anew, by their codes, or the cards of a lesson's step."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.page.protocol import BoardsWanted
from kibitz.app.tables.given import deal_with_code
from kibitz.app.tables.placed_tables import Handed, rules_for
from kibitz.cards import Deal
from kibitz.cards.deal import deals_of
from kibitz.engine import Game, OptionError
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.vetting import rules_of_table
from kibitz.sessions.registry import board_match

_MOST_SENT: Final = 32


class BoardSet(Struct, frozen=True):
    """Boards for every table, the rules they are played by, and how the tables are."""

    rules: Game
    handed: tuple[Handed, ...]
    bots: str
    helping: bool
    hints: bool


def board_set(wanted: BoardsWanted, lessons: Mapping[str, Lesson], chance: Random) -> BoardSet:
    """What is to be sent, or a refusal."""
    if wanted.lesson is not None:
        rules, handed = _of_lesson(wanted, lessons)
    else:
        deals = _deals(wanted, chance)
        rules = rules_for(deals, wanted.game, wanted.options)
        handed = tuple(Handed(number, deal) for number, deal in enumerate(deals, 1))
    return BoardSet(rules, handed, wanted.bots, wanted.helping, wanted.hints)


def _deals(wanted: BoardsWanted, chance: Random) -> list[Deal]:
    if not 1 <= (len(wanted.deals) or wanted.count) <= _MOST_SENT:
        raise Refusal(w.HOW_MANY_BOARDS(most=_MOST_SENT))
    entrance = GAMES.get(wanted.game)
    try:
        rules = game(wanted.game, {**((entrance.alone or {}) if entrance else {}), **wanted.options})
    except OptionError as error:
        raise Refusal(error.text) from error
    if wanted.deals:
        return [deal_with_code(code, rules.deck) for code in wanted.deals]
    numbers = (chance.randrange(deals_of(rules.cards)) for _ in range(wanted.count))
    return [Deal.from_number(number, rules.deck, rules.cards) for number in numbers]


def _of_lesson(wanted: BoardsWanted, lessons: Mapping[str, Lesson]) -> tuple[Game, tuple[Handed, ...]]:
    """The cards of a step of a lesson, for everybody together."""
    lesson = lessons.get(wanted.lesson or "")
    if lesson is None:
        raise Refusal(w.NO_SUCH_LESSON())
    step = lesson.blocks[wanted.block] if 0 <= wanted.block < len(lesson.blocks) else None
    if not isinstance(step, Practice):
        raise Refusal(w.NO_SUCH_STEP())
    tables = [block for block in lesson.blocks if isinstance(block, Practice)]
    _, deal = rules_of_table(step, tables)
    if deal is None:
        raise Refusal(w.NO_SUCH_STEP())
    rules = rules_for([deal], step.game, step.options)
    board = replace(board_match(rules).board(1), dealer=step.dealer, vulnerable=())
    return rules, (Handed(1, deal, board),)
