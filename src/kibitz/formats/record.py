"""The JSON record of a deal or a session: written and read without loss, and replayed move by move."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from kibitz.cards import NotationError, Seat
from kibitz.engine import codec
from kibitz.engine.differing import fields
from kibitz.engine.errors import OptionError, ReplayError
from kibitz.engine.events import AnyEvent, Opened
from kibitz.engine.game import State, replay
from kibitz.games import GAMES, game
from kibitz.sessions import Board, Result, begun, result, session

__all__ = [
    "VERSION",
    "DealRecord",
    "PlayedDeal",
    "Record",
    "SessionRecord",
    "read",
    "replay_deal",
    "replay_session",
    "write",
]

VERSION: Final = 1
"""Of both records. A reader keeps every version it ever had: old records replay for ever."""


class DealRecord(Struct, frozen=True, tag_field="format", tag="kibitz-deal", forbid_unknown_fields=True):
    """One deal: its log, and the players' names if they are known."""

    version: int
    events: tuple[AnyEvent, ...]
    players: Mapping[Seat, str] = {}


class PlayedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a session, finished or, if it is the last, still under way."""

    board: Board
    events: tuple[AnyEvent, ...]


class SessionRecord(Struct, frozen=True, tag_field="format", tag="kibitz-session", forbid_unknown_fields=True):
    """A session: which game and session with which options, who played, and every deal."""

    version: int
    game: str
    session: str
    players: tuple[str, ...]
    deals: tuple[PlayedDeal, ...] = ()
    options: Mapping[str, Any] = {}
    session_options: Mapping[str, Any] = {}
    stopped: bool = False


Record = DealRecord | SessionRecord

_VALUES: Final = {
    "str": "text",
    "int": "a number",
    "float": "a fraction",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "an object",
}
_ONE: Final = {"deals": "deal", "events": "event", "entries": "line", "players": "player"}
_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record, dec_hook=codec.from_text)


def write(record: Record) -> bytes:
    """The record as JSON, indented for people."""
    return msgspec.json.format(codec.encode(record), indent=1) + b"\n"


def read(text: bytes | str) -> Record:
    """A record from its JSON; `NotationError` says what is wrong with it and where."""
    try:
        record = _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise NotationError(f"This is not a kibitz record: {_plainly(str(error))}.") from error
    except UnicodeDecodeError as error:
        raise NotationError("This is not a kibitz record: it is not text.") from error
    except RecursionError as error:
        raise NotationError("This is not a kibitz record: it is nested too deeply.") from error
    if record.version != VERSION:
        raise NotationError(f"The record has version {record.version}; this kibitz reads version {VERSION}.")
    if isinstance(record, SessionRecord):
        _check_players(record)
    return record


def _plainly(problem: str) -> str:
    """What the reader of JSON found and where, with deals and events counted from one, in words for its kinds of value.

    >>> _plainly("Expected `int`, got `str` - at `$.deals[0].events[3].number`")
    'in deal 1, event 4, number: expected a number, got text'
    """
    what, _, path = problem.partition(" - at ")
    what = re.sub(r"`([^`]*)`", lambda kinds: " or ".join(map(_value, kinds[1].split(" | "))), what).removesuffix(".")
    steps = re.findall(r"(\w+)(?:\[(\d+)\])?", path)
    where = ", ".join(f"{_ONE.get(name, name)} {int(number) + 1}" if number else name for name, number in steps)
    return f"in {where}: {what[:1].lower()}{what[1:]}" if where else f"{what[:1].lower()}{what[1:]}"


def _value(kind: str) -> str:
    return _VALUES.get(kind, kind)


def _check_players(record: SessionRecord) -> None:
    entrance = GAMES.get(record.game)  # one that is not known is named when the record is replayed
    if entrance is not None and len(record.players) != entrance.players:
        raise NotationError(
            f"The record names {len(record.players)} players, and {entrance.title} has {entrance.players}."
        )


def replay_deal(events: tuple[AnyEvent, ...]) -> State:
    """Play a log again under the rules of the game it names, checking every move and score."""
    if not events or not isinstance(opened := events[0], Opened):
        raise ReplayError("The log does not begin with the opening of a deal.")
    try:
        rules = game(opened.game, opened.options)
    except OptionError as error:
        raise ReplayError(f"The log cannot be replayed. {error}") from error
    if opened.version != rules.version:
        raise ReplayError(f"The log is of version {opened.version} of {opened.game}; known is {rules.version}.")
    return replay(rules, events)


def replay_session(record: SessionRecord) -> tuple[State, ...]:
    """Play all deals of a session again, checking also that each followed from those before."""
    try:
        rules = game(record.game, record.options)
        first = record.deals[0].board if record.deals else None
        form = begun(session(record.session, record.session_options, rules), first)
    except OptionError as error:
        raise ReplayError(f"The session cannot be replayed. {error}") from error
    states: list[State] = []
    results: list[Result] = []
    for number, deal in enumerate(record.deals, 1):
        where = f"Deal {number}"
        if number > 1 and not states[-1].over:
            raise ReplayError(f"{where} begins before the deal before it is over.")
        board = form.next_board(results)
        if board is None:
            raise ReplayError(f"{where} begins after the session is over.")
        if deal.board != board:
            raise ReplayError(f"{where} is not the one that follows: {fields(deal.board, board)}.")
        try:
            state = replay_deal(deal.events)
        except ReplayError as error:
            raise ReplayError(f"{where}: {error}") from error
        _check_header(where, state, deal.board, rules.name, rules.options)
        states.append(state)
        if state.over:
            results.append(result(deal.board, state))
    return tuple(states)


def _check_header(where: str, state: State, board: Board, name: str, options: Mapping[str, Any]) -> None:
    header = state.table.header
    if (header.game, header.options) != (name, options):
        raise ReplayError(f"{where} was played under other rules than the session’s.")
    if (header.dealer, header.vulnerable, header.below) != (board.dealer, board.vulnerable, board.below):
        raise ReplayError(f"{where} was not opened as its board says.")
