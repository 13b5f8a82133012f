"""Tables that somebody else runs, a class or a competition: opened with everybody in place, on boards made before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.storage.writer import Change
from kibitz.app.tables import people
from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.prepared_deals import SetBoard, write_boards
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards import Deal
from kibitz.engine import Game, OptionError
from kibitz.games import game_for
from kibitz.games.registry import GAMES
from kibitz.sessions import Board
from kibitz.sessions.registry import board_match

SESSION = "match"
"""How lists name the session of a table with boards."""

_MOST_BOARDS = 64


class NewTable(Struct, frozen=True):
    """A table that is there as soon as its rows are stored, with whatever else is to be stored together with them."""

    code: str
    rows: tuple[Change, ...]


class Handed(Struct, frozen=True):
    """A deal handed out under a number: dealer and vulnerability go with the number, unless others are given."""

    number: int
    deal: Deal
    board: Board | None = None


def rules_for(deals: Iterable[Deal], name: str, options: Mapping[str, Any] | None = None) -> Game:
    """The game at which all these deals can be played, each counting by itself."""
    entrance = GAMES.get(name)
    alone = (entrance.alone or {}) if entrance else {}
    made = list(deals)
    try:
        found = [game_for(deal, name, {**alone, **(options or {})}) for deal in made]
    except OptionError as error:
        raise Refusal(error.text) from error
    if not 1 <= len(made) <= _MOST_BOARDS:
        raise Refusal(w.HOW_MANY_BOARDS(most=_MOST_BOARDS))
    if any(
        each.options != found[0].options or deal.deck is not each.deck for each, deal in zip(found, made, strict=True)
    ):
        raise Refusal(w.BOARDS_DIFFER())
    return found[0]


def placed_table(
    rules: Game,
    boards: Sequence[Handed],
    players: Sequence[Player],
    now: float,
    *,
    helping: bool = False,
    hints: bool = False,
    practice: bool = False,
    watchable: bool = False,
) -> NewTable:
    """A table with everybody in place, clockwise from North: people by their identities, bots by their levels.

    Of three players the first deals and sits North, the spare hand is South, and the others are East and West.
    """
    form = board_match(rules)
    made = [SetBoard(each.board or form.board(each.number), each.deal.code) for each in boards]
    if len({each.board.number for each in made}) < len(made):
        raise Refusal(w.BOARDS_TWICE())
    code = people.fresh_table_code()
    rows = table_rows(
        code,
        rules,
        SESSION,
        {},
        named(players),
        now,
        watchable=watchable,
        practice=practice,
        hints=hints,
        given=made[0].opened(rules),
        boards=write_boards(made),
        placed=True,
        helping=helping,
    )
    return NewTable(code, rows)


def a_person(identity: str, name: str, level: str = "learner", shared: tuple[str, ...] = ()) -> Player:
    """Somebody in a seat, alone or with others; the level is that of a bot that plays for them, should one have to."""
    return Player("person", identity, name, level, shared)


def a_kept_seat(name: str, level: str) -> Player:
    """A seat that waits for somebody who is not known yet: nobody plays its cards meanwhile."""
    return Player("person", None, name, level)


def a_bot(level: str) -> Player:
    """A bot, which is named when it sits down."""
    return Player("bot", None, "", level)


def named(players: Sequence[Player]) -> tuple[Player, ...]:
    """Every bot with a name that nobody else at the table has."""
    taken = {each.name for each in players if each.name}
    free = iter([name for name in BOT_NAMES if name not in taken])
    return tuple(each if each.name else replace(each, name=next(free)) for each in players)
