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
from kibitz.engine.game import NO_OPENING, OTHER_RULES, State, replay
from kibitz.engine.text import Template, Text
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

RECORD_KIND: Final = Template("record-record-kind")
RECORD_UNREADABLE: Final = Template("record-record-unreadable")
RECORD_NO_TEXT: Final = Template("record-record-no-text")
RECORD_TOO_DEEP: Final = Template("record-record-too-deep")
RECORD_VERSION: Final = Template("record-record-version")
RECORD_PLAYERS: Final = Template("record-record-players")
CANNOT_BE_REPLAYED: Final = Template("record-cannot-be-replayed")
IN_DEAL: Final = Template("record-in-deal")
BEGINS_TOO_SOON: Final = Template("record-begins-too-soon")
BEGINS_TOO_LATE: Final = Template("record-begins-too-late")
DEALS_DIFFER: Final = Template("record-another-deal")
RULES_OF_ANOTHER: Final = Template("record-rules-of-another")
OPENED_OTHERWISE: Final = Template("record-opened-otherwise")

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

_decoder: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record, dec_hook=codec.from_text)


def write(record: Record) -> bytes:
    """The record as JSON, indented for people."""
    return msgspec.json.format(codec.encode(record), indent=1) + b"\n"


def read(text: bytes | str) -> Record:
    """A record from its JSON; `NotationError` says what is wrong with it and where."""
    try:
        record = _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise NotationError(_wrong(str(error))) from error
    except UnicodeDecodeError as error:
        raise NotationError(RECORD_NO_TEXT()) from error
    except RecursionError as error:
        raise NotationError(RECORD_TOO_DEEP()) from error
    if record.version != VERSION:
        raise NotationError(RECORD_VERSION(version=record.version, known=VERSION))
    if isinstance(record, SessionRecord):
        _check_players(record)
    return record


def _wrong(problem: str) -> Text:
    """What the reader of JSON found, and where, with deals and events counted from one.

    >>> print(_wrong("Expected `int`, got `str` - at `$.deals[0].events[3].number`"))
    This is not a kibitz record: “deals 1, events 4, number” should be “int” and is “str”.
    """
    what, _, path = problem.partition(" - at ")
    kinds = re.fullmatch(r"Expected `([^`]*)`, got `([^`]*)`", what)
    if kinds is None:
        return RECORD_UNREADABLE(why=f"{what} {path}".replace("`", "").strip())
    steps = re.findall(r"(\w+)(?:\[(\d+)\])?", path)
    where = ", ".join(f"{name} {int(number) + 1}" if number else name for name, number in steps)
    return RECORD_KIND(where=where or "record", wanted=kinds[1].replace(" | null", ""), found=kinds[2])


def _check_players(record: SessionRecord) -> None:
    entrance = GAMES.get(record.game)  # one that is not known is named when the record is replayed
    if entrance is not None and len(record.players) != entrance.players:
        raise NotationError(RECORD_PLAYERS(named=len(record.players), game=entrance.title, players=entrance.players))


def replay_deal(events: tuple[AnyEvent, ...]) -> State:
    """Play a log again under the rules of the game it names, checking every move and score."""
    if not events or not isinstance(opened := events[0], Opened):
        raise ReplayError(NO_OPENING())
    try:
        rules = game(opened.game, opened.options)
    except OptionError as error:
        raise ReplayError(CANNOT_BE_REPLAYED(), error) from error
    if opened.version != rules.version:
        raise ReplayError(OTHER_RULES(game=opened.game, version=opened.version, known=rules.version))
    return replay(rules, events)


def replay_session(record: SessionRecord) -> tuple[State, ...]:
    """Play all deals of a session again, checking also that each followed from those before."""
    try:
        rules = game(record.game, record.options)
        first = record.deals[0].board if record.deals else None
        form = begun(session(record.session, record.session_options, rules), first)
    except OptionError as error:
        raise ReplayError(CANNOT_BE_REPLAYED(), error) from error
    states: list[State] = []
    results: list[Result] = []
    for number, deal in enumerate(record.deals, 1):
        if number > 1 and not states[-1].over:
            raise ReplayError(BEGINS_TOO_SOON(deal=number))
        board = form.next_board(results)
        if board is None:
            raise ReplayError(BEGINS_TOO_LATE(deal=number))
        if deal.board != board:
            found, made = fields(deal.board, board)
            raise ReplayError(DEALS_DIFFER(deal=number, found=found, made=made))
        try:
            state = replay_deal(deal.events)
        except ReplayError as error:
            raise ReplayError(IN_DEAL(deal=number), error) from error
        _check_header(number, state, deal.board, rules.name, rules.options)
        states.append(state)
        if state.over:
            results.append(result(deal.board, state))
    return tuple(states)


def _check_header(number: int, state: State, board: Board, name: str, options: Mapping[str, Any]) -> None:
    header = state.table.header
    if (header.game, header.options) != (name, options):
        raise ReplayError(RULES_OF_ANOTHER(deal=number))
    if (header.dealer, header.vulnerable, header.below) != (board.dealer, board.vulnerable, board.below):
        raise ReplayError(OPENED_OTHERWISE(deal=number))
