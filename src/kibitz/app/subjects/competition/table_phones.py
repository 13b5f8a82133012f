"""Which phones speak for a table with real cards: the code of each table, and two sides that are one phone.

A code is made from the event's key and the number of the table, so that a table that comes later has one too. Whoever
has only the event's own code cannot enter a result. That two sides spoke from one phone is told by where it is on the
network: a private window has another token, but the same address. Where many share an address, as behind a router, it
is seen at two tables of one round, and tells nothing any more.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.live.connection import TAKE_OVERS, Connection
from kibitz.app.subjects.competition.competition_ledger import EventState, OurTable, PhonesAllowed, TableCodeShown
from kibitz.app.subjects.competition.messages import ArrangePhones, ShowTableCode
from kibitz.app.subjects.competition.slip_picture import needs_code, place_of
from kibitz.app.tables.people import read_code, spelled
from kibitz.cards import Side
from kibitz.club.competition.competition_decisions import is_the_tables
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.engine.text import Template

NOT_THE_TABLES_CODE: Final = Template("slips-not-the-tables-code")
ANOTHER_TABLE: Final = Template("slips-another-table")
EACH_ON_ITS_OWN: Final = Template("slips-each-on-its-own")
THE_SAME_PHONE: Final = Template("slips-the-same-phone")

_LETTERS: Final = 5


def fresh_key() -> str:
    return secrets.token_hex(16)


def table_codes(state: EventState) -> Mapping[int, str]:
    """The code of each table, by its number; none if phones need none."""
    key, movement = state.phones.key, state.event.movement
    if not key or movement is None:
        return {}
    return {table: _table_code(key, table) for table in sorted({each.table for each in movement.encounters})}


def arranged_phones(state: EventState, act: ArrangePhones) -> tuple[PhonesAllowed, ...]:
    """What whoever runs the event says of phones; nothing new if it is so already."""
    key = (state.phones.key if state.phones.key and not act.anew else fresh_key()) if act.codes else ""
    line = PhonesAllowed(key=key, each_side=act.each_side and act.codes)
    return () if (line.key, line.each_side) == (state.phones.key, state.phones.each_side) else (line,)


def check_table_code(connection: Connection, state: EventState, asked: ShowTableCode) -> None:
    """The right code of that table, or a refusal; like a secret it can be tried a few times only."""
    if connection.take_overs >= TAKE_OVERS:
        raise Refusal(w.TOO_FAST())
    right = table_codes(state).get(asked.table)
    if right is None or not hmac.compare_digest(right.encode(), read_code(asked.table_code).encode()):
        connection.take_overs += 1
        may_try = connection.address.may_try_code()
        raise Refusal(NOT_THE_TABLES_CODE(table=asked.table) if may_try else w.TOO_FAST())
    connection.take_overs = 0


def showed_code(state: EventState, person: str, asked: ShowTableCode, device: str) -> tuple[TableCodeShown, ...]:
    """A phone is at that table; nothing new if that is known."""
    plays = person in state.people
    stays = asked.stays and not plays
    if asked.stays and state.phones.each_side:
        raise Refusal(EACH_ON_ITS_OWN())
    if plays and state.event.under_way:
        there, _ = place_of(state, person)
        if there.table != asked.table:
            raise Refusal(ANOTHER_TABLE(table=asked.table, mine=there.table))
    belongs = state.stays.get(person) == asked.table
    is_known = asked.table in state.shown.get(person, ()) and (belongs or not stays)
    return () if is_known else (TableCodeShown(person=person, table=asked.table, stays=stays, device=device),)


def check_phone(state: EventState, person: str, table: int) -> None:
    """Whether this phone may speak for its table; a refusal if it has not shown its code."""
    if needs_code(state, person, table):
        raise Refusal(NOT_THE_TABLES_CODE(table=table))


def check_confirms(state: EventState, spot: TableBoard, side: Side | None, device: str) -> None:
    """Where each side has to say it on a phone of its own, the phone that entered a result does not confirm it."""
    theirs = {each.device for each in state.sent.get(spot, ()) if each.side is not side}
    if state.phones.each_side and _tells(state, device) and device in theirs:
        raise Refusal(THE_SAME_PHONE())


def device_of(connection: Connection, code: str) -> str:
    """Where a phone is on the network, as a number that many addresses have: nobody reads an address from it."""
    return hashlib.sha256(f"{code} {connection.address.name}".encode()).hexdigest()[:4]


def is_one_phone(state: EventState, spot: TableBoard) -> bool:
    """Whether both sides spoke from the same phone, as far as that can be told."""
    found: dict[Side | None, set[str]] = {}
    for each in state.sent.get(spot, ()):
        found.setdefault(each.side, set()).add(each.device)
    both = found.get(Side.NS, set()) & found.get(Side.EW, set())
    return any(_tells(state, device) for device in both)


def one_phones_word(state: EventState) -> frozenset[TableBoard]:
    """The results of the round under way for which no more than one phone stands: it may have said so before a card was
    played. Whoever runs the event, and the other side on a phone of its own, make them a result of both sides.
    """
    event = state.event
    found = set()
    for spot in event.spots(event.round) if event.under_way else ():
        slip, sent = event.slips.get(spot), state.sent.get(spot, ())
        if slip is None or not sent or not is_the_tables(slip):
            continue
        if len({each.side for each in sent}) < len(Side) or is_one_phone(state, spot):
            found.add(spot)
    return frozenset(found)


def _tells(state: EventState, device: str) -> bool:
    """Whether it is one phone: at one table in each round. What was at two in one round is a line that many share."""
    seen = state.devices.get(device, frozenset[OurTable]())
    return bool(device) and len({each.round for each in seen}) == len(seen)


def _table_code(key: str, table: int) -> str:
    return spelled(hmac.digest(key.encode(), f"table {table}".encode(), "sha256"), _LETTERS)
