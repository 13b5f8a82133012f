"""New tables, deals and events as rows for the store."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.storage.store import ALLOWED, GUEST, NEW_DEAL, NEW_EVENT, NEW_REASON, NEW_SEAT, NEW_TABLE
from kibitz.app.storage.writer import Change
from kibitz.bots.decision import Why
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.engine import Game, State, codec
from kibitz.engine.events import AnyEvent
from kibitz.sessions import Board, HalfTurned, Session, begin, session

_ALTERNATIVES: Final = 6


class Player(Struct, frozen=True):
    """Who has a seat: a person, or a bot that may be keeping it for one."""

    kind: Literal["person", "bot"]
    identity: str | None
    name: str
    level: str


GuestStanding = Literal["asking", "next", "refused", "leaving", "left"]
"""A guest asks for a seat, has one from the next deal on, was refused, goes when the deal is over, or has gone."""

Speed = Literal["calm", "normal", "quick", "at once"]
"""How quickly the bots of a table move."""

AsDummy = Literal["watches", "plays", "hurries"]
"""What a person does as dummy of a bot: watch, play both hands for it, or have the bots finish the deal."""

Permission = Literal["helping", "hints"]
"""What can be allowed at a table: that dummy helps declarer, that hints are asked for though others play."""


class Guest(Struct, frozen=True):
    """Somebody of whom the table has to know without, or beside, a seat."""

    guest: int  # how the others name them
    identity: str
    name: str
    wish: int | None  # the player whose seat they would like
    standing: GuestStanding
    deal: int  # in which it came to that
    agreed: tuple[int, ...] = ()  # the players who would have them sit down at once
    held: int = 0  # the last deal of which they have seen a hand from a seat of their own


class FirstPlayed(Struct, frozen=True):
    """Where a deal was played first that is played again."""

    table: str
    deal: int


def opening(rules: Game, board: Board) -> State:
    """A fresh deal from a secret seed."""
    return begin(rules, board, seed=fresh_seed(), salt=fresh_salt())


def first_board(form: Session) -> Board:
    """Who opens a table sits South, as everybody knows the diagram, and deals first: at BridgeWar so declares first."""
    board = HalfTurned(form).next_board([])
    assert board is not None
    return board


def event_rows(
    table: str, deal: int, first: int, events: Sequence[AnyEvent], at: float, nonce: str | None = None
) -> Change:
    """Events to be added to a log; the nonce stands with the first, which is the move."""
    rows = tuple(
        {
            "table_id": table,
            "deal": deal,
            "seq": first + number,
            "body": codec.encode(event).decode(),
            "nonce": None if number else nonce,
            "at": at,
        }
        for number, event in enumerate(events)
    )
    return Change(NEW_EVENT, rows)


def reason_row(table: str, deal: int, seq: int, why: Why) -> Change:
    """Why a bot made the move at that place of the log."""
    body = codec.encode(brief(why)).decode()
    return Change(NEW_REASON, ({"table_id": table, "deal": deal, "seq": seq, "body": body},))


def brief(why: Why) -> Why:
    """The best few alternatives in order, and the chosen one in any case: nobody reads more, and a deal has fifty."""
    if why.chosen is None:
        return why
    chosen = why.alternatives[why.chosen]
    ranked = sorted(why.alternatives, key=lambda each: (-each.value, each is not chosen))
    kept = ranked[:_ALTERNATIVES]
    if not any(each is chosen for each in kept):
        kept[-1] = chosen
    place = next(place for place, each in enumerate(kept) if each is chosen)
    return replace(why, alternatives=tuple(kept), chosen=place)


def guest_row(table: str, who: Guest) -> Change:
    """What the table knows of a guest."""
    row = {
        "table_id": table,
        "identity": who.identity,
        "guest": who.guest,
        "nickname": who.name,
        "wish": who.wish,
        "standing": who.standing,
        "agreed": msgspec.json.encode(who.agreed).decode(),
        "deal": who.deal,
        "held": who.held,
    }
    return Change(GUEST, (row,))


def read_guest(row: Mapping[str, Any]) -> Guest:
    """A guest as stored."""
    agreed = msgspec.json.decode(row["agreed"], type=tuple[int, ...])
    known = (row["guest"], row["identity"], row["nickname"], row["wish"], row["standing"], row["deal"])
    return Guest(*known, agreed, row["held"])


def allowed_row(table: str, allowed: Collection[Permission]) -> Change:
    """What is allowed at a table from now on, and nothing else."""
    row = {"table": table, "helps": int("helping" in allowed), "hinted": int("hints" in allowed)}
    return Change(ALLOWED, (row,))


def read_allowed(row: Mapping[str, Any]) -> frozenset[Permission]:
    return frozenset(each for each in get_args(Permission) if row[each])


def deal_rows(table: str, number: int, board: Board, state: State, now: float) -> tuple[Change, Change]:
    row = {
        "table_id": table,
        "deal": number,
        "board": msgspec.json.encode(board).decode(),
        "started": now,
        "ended": None,
        "summary": None,
        "dummy": "watches",
        "shown": 0,
    }
    return Change(NEW_DEAL, (row,)), event_rows(table, number, 0, state.log, now)


def table_rows(
    table: str,
    rules: Game,
    session_name: str,
    session_options: Mapping[str, Any],
    players: Sequence[Player],
    now: float,
    *,
    watchable: bool = False,
    gathering: bool = False,
    practice: bool = False,
    hints: bool = False,
    given: tuple[Board, State] | None = None,
    again: FirstPlayed | None = None,
    lesson: str | None = None,
    boards: str | None = None,
    placed: bool = False,
    helping: bool = False,
    ordered: str | None = None,
) -> tuple[Change, ...]:
    """A new table with its first deal, ready to be stored.

    A deal that is given, begun or not, is the only one, unless it is the first of a set of `boards`, or others follow
    that are `ordered`.
    """
    board = given[0] if given else first_board(session(session_name, session_options, rules))
    state = given[1] if given else opening(rules, board)
    row = {
        "id": table,
        "game": rules.name,
        "options": msgspec.json.encode(rules.options).decode(),
        "session": session_name,
        "session_options": msgspec.json.encode(session_options).decode(),
        "created": now,
        "touched": now,
        "stopping": int(given is not None and boards is None and ordered is None),
        "finished": int(state.over),  # a deal that is given may be one that is not played
        "revision": 0,
        "owner": None if placed else next((who.identity for who in players if who.identity is not None), None),
        "watchable": int(watchable),
        "gathering": int(gathering),
        "practice": int(practice),
        "draws": "{}",
        "pace": "normal",
        "hints": int(hints),
        "again": msgspec.json.encode(again).decode() if again else None,
        "lesson": lesson,
        "boards": boards,
        "placed": int(placed),
        "paused": 0,
        "helping": int(helping),
        "ordered": ordered,
    }
    seats = tuple(
        {
            "table_id": table,
            "player": number,
            "kind": who.kind,
            "identity": who.identity,
            "nickname": who.name,
            "level": who.level,
        }
        for number, who in enumerate(players)
    )
    first = deal_rows(table, 1, board, state, now)
    return Change(NEW_TABLE, (row,)), Change(NEW_SEAT, seats), *first
