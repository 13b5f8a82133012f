"""The two rooms of a match of teams: who sits where, and when the cards are dealt. Pure decisions.

Both rooms play the same boards, so whoever has a seat when they are dealt, or takes one after that, has no other in
this match for good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.tables.names import looks_like
from kibitz.cards import Seat, Side
from kibitz.club.league.league_state import Fixture
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.ledger.lines import LedgerLine

BOTH_ROOMS: Final = (1, 2)

NO_ROOMS: Final = Template("league-no-rooms")
NO_SUCH_ROOM: Final = Template("league-no-such-room")
KNOWS_CARDS: Final = Template("league-knows-cards")
EMPTY_ROOM: Final = Template("league-empty-room")


class RoomsOpened(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Both rooms of a match of teams are open: people take their seats."""

    fixture: Fixture


class SeatTaken(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody sat down in a room, and has no other seat in the match."""

    fixture: Fixture
    room: int
    seat: Seat
    person: str
    name: str


class SeatFreed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody got up, or was freed by whoever runs the league."""

    fixture: Fixture
    person: str


class RoomsBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The boards were dealt, the same in both rooms; `codes` are the tables here, of the first room and the second."""

    fixture: Fixture
    codes: tuple[str, str]


TeamRoomLine = RoomsOpened | SeatTaken | SeatFreed | RoomsBegun


class RoomSeat(Struct, frozen=True):
    """A seat of a match, and what whoever has it is called."""

    room: int
    seat: Seat
    name: str

    def is_at(self, room: int, seat: Seat) -> bool:
        return (self.room, self.seat) == (room, seat)


class TeamRooms(Struct, frozen=True):
    """Who sits where, by identity; the tables once the cards are dealt; and where everybody has sat since then."""

    people: Mapping[str, RoomSeat] = {}
    codes: tuple[str, ...] = ()
    had: Mapping[str, RoomSeat] = {}

    def code_of(self, room: int) -> str | None:
        return self.codes[room - 1] if self.codes else None

    def person_at(self, room: int, seat: Seat) -> str | None:
        return next((who for who, each in self.people.items() if each.is_at(room, seat)), None)


def rooms_after(rooms: TeamRooms | None, line: TeamRoomLine) -> TeamRooms:
    """The rooms of a match after one more line."""
    now = rooms or TeamRooms()
    match line:
        case RoomsOpened():
            return now
        case SeatTaken(room=room, seat=seat, person=person, name=name):
            people = {**now.people, person: RoomSeat(room, seat, name)}
            return replace(now, people=people, had={**now.had, **people} if now.codes else {})
        case SeatFreed(person=person):
            return replace(now, people={who: each for who, each in now.people.items() if who != person})
        case RoomsBegun(codes=codes):
            return replace(now, codes=codes, had=now.people)


def entrant_in(fixture: Fixture, room: int, side: Side) -> int:
    """Who has a side of a room: the first of the two sits North-South in the first room, East-West in the second.

    >>> [entrant_in((1, 4), room, side) for room in BOTH_ROOMS for side in Side]
    [1, 4, 4, 1]
    """
    return fixture[(room == BOTH_ROOMS[1]) != (side is Side.EW)]


def seat_taken(
    rooms: TeamRooms | None, fixture: Fixture, person: str, name: str, room: int, seat: Seat
) -> tuple[SeatTaken, ...]:
    """Somebody sits down; nothing new if they sit there already. Before the cards are dealt they may move."""
    if rooms is None:
        raise Objection(NO_ROOMS())
    if room not in BOTH_ROOMS:
        raise Objection(NO_SUCH_ROOM())
    mine = rooms.people.get(person)
    if mine is not None and mine.is_at(room, seat):
        return ()
    if person in rooms.had and not rooms.had[person].is_at(room, seat):
        raise Objection(KNOWS_CARDS())
    if rooms.person_at(room, seat) is not None:
        raise Objection(w.SEAT_TAKEN())
    if any(who != person and looks_like(name, each.name) for who, each in rooms.people.items()):
        raise Objection(w.NAME_TAKEN(name=name))
    return (SeatTaken(fixture=fixture, room=room, seat=seat, person=person, name=name),)


def seat_freed(rooms: TeamRooms | None, fixture: Fixture, person: str | None) -> tuple[SeatFreed, ...]:
    """Somebody gets up; nothing new if nobody sits there."""
    if rooms is None or person is None or person not in rooms.people:
        return ()
    return (SeatFreed(fixture=fixture, person=person),)


def may_begin(rooms: TeamRooms | None) -> bool:
    """Whether the cards are still to be dealt; an objection if they cannot be."""
    if rooms is None:
        raise Objection(NO_ROOMS())
    if rooms.codes:
        return False
    if any(all(each.room != room for each in rooms.people.values()) for room in BOTH_ROOMS):
        raise Objection(EMPTY_ROOM())
    return True
