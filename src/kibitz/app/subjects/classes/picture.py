"""What the teacher's desk shows of a class and its tables, and what a pupil is told of where to go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, assert_never

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.subjects.classes.messages import (
    ClassPicture,
    ClassPlace,
    DeskMember,
    DeskSeat,
    DeskTable,
    TableMoment,
    TableSeen,
)
from kibitz.app.tables.glimpses import glimpse
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Picture, Place
from kibitz.app.tables.people import sign_of
from kibitz.app.tables.picture import columns, draw
from kibitz.cards import Seat
from kibitz.club.school.class_state import SchoolClass
from kibitz.engine import events as ev
from kibitz.engine.fold import folded, standing
from kibitz.engine.game import Wait
from kibitz.engine.text import Text
from kibitz.narration import story


def class_shown(code: str, state: SchoolClass, identity: str | None) -> ClassPicture:
    """A class as its member sees it, or somebody who stands at its door."""
    member = state.member_of(identity) if identity else None
    place = _place(state, member) if member is not None and not state.members[member].is_gone else None
    sign = sign_of(identity, code) if identity and identity in state.knocks else None
    return ClassPicture(code, state.opened.title, place, knocks_with=sign, is_over=state.is_closed)


def _place(state: SchoolClass, member: int) -> ClassPlace:
    who, table = state.members[member], state.table_of(member)
    lesson = who.lesson.lesson if who.lesson else None
    return ClassPlace(member, who.name, who.sent, table.code if table else None, lesson)


def desk_member(code: str, state: SchoolClass, member: int, is_here: Callable[[str], bool]) -> DeskMember:
    who, table = state.members[member], state.table_of(member)
    return DeskMember(
        number=member,
        name=who.name,
        strength=who.strength,
        is_here=is_here(who.identity),
        table=table.number if table else None,
        lesson=who.lesson.lesson if who.lesson else None,
        knocks=tuple(sign_of(identity, code) for identity, who in state.knocks.items() if who == member),
    )


def last_lesson(state: SchoolClass) -> str | None:
    """The lesson that members were last sent to, if anybody is still in one."""
    learning = [who for who in state.members.values() if who.lesson is not None]
    last = max(learning, key=lambda who: who.sent, default=None)
    return last.lesson.lesson if last is not None and last.lesson is not None else None


def desk_table(
    state: SchoolClass, number: int, live: LiveTable, is_present: Callable[[int], bool], moved_at: float
) -> DeskTable:
    """A table on the desk: who sits there, whose turn it is and how far it has come. No hand is in it."""
    t, seen = live.state.table, glimpse(live, 0)
    is_over = live.state.over
    return DeskTable(
        number=number,
        code=live.id,
        game=live.game.name,
        deal=live.deal,
        at=len(live.state.log),
        board=live.board.number,
        boards=len(live.boards),
        done=len(live.results),
        seats=tuple(_seat(state, live, seat, is_present) for seat in Seat if seat in t.people),
        stage=w.ALL_BOARDS_PLAYED() if live.over else seen.stage,
        contract=seen.contract,
        tricks=t.won,
        result=story.result(t) if is_over else None,
        moved_at=moved_at,
        is_paused=live.is_paused,
        is_shown=live.is_shown,
        allowed=tuple(sorted(live.allowed)),
        is_over=live.over,
    )


def _seat(state: SchoolClass, live: LiveTable, seat: Seat, is_present: Callable[[int], bool]) -> DeskSeat:
    t = live.state.table
    home = t.people[seat]
    player = live.board.seats[home]
    who = live.players[player]
    member = state.member_of(who.identity) if who.identity else None
    return DeskSeat(
        place=player,
        seat=seat,
        member=member,
        name=state.members[member].name if who.shared and member is not None else who.name,
        is_away=who.identity is not None and not is_present(player),
        is_turn=_is_turn(live, home, player),
        role=_role(live, seat),
        beside=tuple(member for each in who.shared if (member := state.member_of(each)) is not None),
    )


def _is_turn(live: LiveTable, home: Seat, player: int) -> bool:
    """Whom everybody waits for: to move, or between deals to go on."""
    if live.state.over:
        return not live.over and player not in live.ready and live.players[player].kind == "person"
    return home in live.state.turns


def _role(live: LiveTable, seat: Seat) -> Literal["declarer", "dummy"] | None:
    t = live.state.table
    return "declarer" if seat is t.declarer else "dummy" if seat is t.dummy else None


def table_seen(
    code: str, number: int, live: LiveTable, seat: Seat | None, is_present: Callable[[int], bool], now: float
) -> TableSeen:
    """A table as the teacher looks at it. It goes to that one line, and nobody at the table knows."""
    home = live.state.table.people.get(seat) if seat is not None else None
    player = live.board.seats[home] if home is not None else None
    picture = draw(live, player, is_present, now=now)
    if seat is None:
        picture = _all_hands(live, picture)
    return TableSeen(code, number, seat, picture, _moments(live))


def _all_hands(live: LiveTable, picture: Picture) -> Picture:
    return replace(picture, places=tuple(map(partial(_open, live), picture.places)))


def _open(live: LiveTable, place: Place) -> Place:
    t = live.state.table
    hand = (t.dealt if t.over else t.hands).get(place.seat)
    return place if hand is None else replace(place, cards=(), columns=columns(hand, t.strain))


def _moments(live: LiveTable) -> tuple[TableMoment, ...]:
    """Before each move that stands, the newest first; none in a deal that is over."""
    if live.state.over:
        return ()
    moves = [(at, event) for at, event in standing(live.state.log) if isinstance(event, ev.Move)]
    found = [
        TableMoment(at, text)
        for at, event in moves
        if (text := _before(event)) is not None and _was_awaited(live, at, event)
    ]
    return tuple(reversed(found))


def _was_awaited(live: LiveTable, at: int, move: ev.Move) -> bool:
    """Whether somebody made that move: what the table announces for everybody it would only announce again."""
    if not isinstance(move, ev.Announced):
        return True
    return isinstance(live.game.step(folded(live.state.log[:at])), Wait)


def _before(move: ev.Move) -> Text | None:
    match move:
        case ev.Played(seat=seat, card=card):
            return w.BEFORE_CARD(who=seat, card=card.name)
        case ev.Called(seat=seat, call=call):
            return w.BEFORE_CALL(who=seat, call=call.name)
        case ev.Chose(seat=seat) | ev.Targeted(seat=seat) | ev.Nominated(seat=seat):
            return w.BEFORE_CHOICE(who=seat)
        case ev.Announced(seat=seat):
            return w.BEFORE_ANNOUNCEMENT(who=seat)
        case (
            ev.Cut()
            | ev.Turned()
            | ev.Accepted()
            | ev.Rejected()
            | ev.Challenged()
            | ev.Claimed()
            | ev.Answered()
            | ev.Asked()
            | ev.Exposed()
        ):
            return None  # a cut, a claim or a question is no moment to begin again from
        case _:
            assert_never(move)
