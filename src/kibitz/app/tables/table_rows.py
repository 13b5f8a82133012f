"""Tables as rows: new ones with their deals and events, the lines of their ledgers, and what lists need of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.storage.store import (
    BEGUN,
    GUEST,
    NEW_DEAL,
    NEW_EVENT,
    NEW_REASON,
    NEW_SEAT,
    NEW_TABLE,
    NEW_TABLE_LINE,
    NO_GUEST,
    RESEAT,
    WATCHABLE,
    StoredTable,
)
from kibitz.app.storage.writer import Change
from kibitz.app.tables.prepared_deals import read_order
from kibitz.app.tables.table_ledger import Guest, Permission, Player, TableFacts, TableLedgerLine
from kibitz.bots.decision import Why
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.engine import Game, State, codec
from kibitz.engine.events import AnyEvent
from kibitz.sessions import Board, HalfTurned, Session, begin, session

_ALTERNATIVES: Final = 6


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


def facts_in_rows(stored: StoredTable) -> TableFacts:
    """What the rows of a table say that has no ledger yet: it has just been opened, or by an earlier kibitz."""
    row = stored.table
    deal = max((each["deal"] for each in stored.deals), default=0)
    current: Mapping[str, Any] = next(
        (each for each in stored.deals if each["deal"] == deal), {"dummy": "watches", "shown": 0}
    )
    votes: dict[int, frozenset[int]] = {}
    for player, voter in stored.votes:
        votes[player] = votes.get(player, frozenset()) | {voter}
    return TableFacts(
        players=tuple(Player(each["kind"], each["identity"], each["nickname"], each["level"]) for each in stored.seats),
        since=row["created"],
        owner=row["owner"],
        is_watchable=bool(row["watchable"]),
        is_gathering=bool(row["gathering"]),
        is_paused=bool(row["paused"]),
        allowed=frozenset(each for each in get_args(Permission) if row[each]),
        ordered=read_order(row["ordered"]),
        speed=row["pace"],
        stopping=bool(row["stopping"]),
        draws=msgspec.json.decode(row["draws"], type=dict[int, str]),
        guests={each["identity"]: _guest(each) for each in stored.guests},
        votes=votes,
        ready=frozenset(player for at, player in stored.ready if at == deal),
        dummy_does=current["dummy"],
        is_shown=bool(current["shown"]),
    )


def _guest(row: Mapping[str, Any]) -> Guest:
    agreed = msgspec.json.decode(row["agreed"], type=tuple[int, ...])
    known = (row["guest"], row["identity"], row["nickname"], row["wish"], row["standing"], row["deal"])
    return Guest(*known, agreed, row["held"])


def ledger_rows(table: str, first: int, lines: Sequence[TableLedgerLine]) -> tuple[Change, ...]:
    """Lines to be added to the ledger of a table."""
    rows = tuple(
        {"table_id": table, "seq": first + number, "body": codec.encode(line).decode()}
        for number, line in enumerate(lines)
    )
    return (Change(NEW_TABLE_LINE, rows),) if rows else ()


def list_rows(table: str, before: TableFacts, now: TableFacts) -> list[Change]:
    """What lists and searches need of a table, where it is other than before: its seats, guests, and who may watch."""
    changes: list[Change] = []
    seats = [
        {
            "table": table,
            "of": number,
            "kind": who.kind,
            "identity": who.identity,
            "nickname": who.name,
            "level": who.level,
        }
        for number, who in enumerate(now.players)
        if who != before.players[number]
    ]
    if seats:
        # Nobody has two seats, not even while they change: all get up before anybody sits down.
        changes.append(Change(RESEAT, (*({**row, "identity": None} for row in seats), *seats)))
    if now.is_watchable != before.is_watchable:
        changes.append(Change(WATCHABLE, ({"table": table, "seen": int(now.is_watchable)},)))
    if before.is_gathering and not now.is_gathering:
        changes.append(Change(BEGUN, ({"table": table, "now": now.since},)))
    new = [guest for who, guest in now.guests.items() if before.guests.get(who) != guest]
    changes += [guest_row(table, guest) for guest in new]
    gone = tuple({"table": table, "who": who} for who in before.guests if who not in now.guests)
    return [*changes, Change(NO_GUEST, gone)] if gone else changes


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
