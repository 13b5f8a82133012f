"""The ledger of a competition: its own log, who of the people here are its entrants, and the tables opened for it.

Who has a result calls `await hub.ledgers.write(ledger, decide)` with `decide(state)` returning
`Entries((decisions.entered(state.event, spot, result, side),))`, where `spot` comes from
`decisions.spot(state.event, table, board)`. What is entered twice is an objection, so refused: nothing is stored.
A table of kibitz does the same, but a result that is there is left as it is (`competition_tables`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.cards import Seat, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition import competition_lines
from kibitz.club.competition.state import EVENT, Competition, after
from kibitz.club.movements import Encounter, MovementKind
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.ledger.kind import LedgerKind

NO_ROOM: Final = Template("competition-no-room")
IS_ANOTHER: Final = Template("competition-is-another")
NO_SUCH_ENTRANT: Final = Template("competition-no-such-entrant")


class Came(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who is here is one of those who play under a number; `place` says which of them, from 0."""

    person: str
    name: str
    entrant: int
    place: int
    member: int | None = None  # of the class that the people come from


class Released(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever was here under that number is not: others can come in their place."""

    entrant: int


class BotDecided(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bots play for those of that number who have not come, until somebody comes in their place."""

    entrant: int


class TableOpened(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of kibitz was opened for a table of the event in a round."""

    round: int
    table: int
    code: str


class Joins(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The people come from a class."""

    lesson: str


class CalledOrganiser(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table asked whoever runs the event to come.

    It is a line, and no mere message, so that no call is lost when the server or the organiser's page is started
    anew. It is none of the event's own: nothing follows from it, and its file does without.
    """

    round: int
    table: int


class CallEnded(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table has been helped, or does not need it any more."""

    round: int
    table: int


class SlipSent(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result was entered or confirmed from somebody's phone: who they say to be, and the sign that it shows.

    `side` is where they sit, None for a phone that is the table's own; by `device` two phones are told apart.
    """

    spot: competition_lines.TableBoard
    name: str
    sign: str
    side: Side | None = None
    device: str = ""


class PhonesAllowed(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which phones enter results from now on: those that show the code of their table, which comes from `key`.

    Without a key all who sit there may. With `each_side` no phone speaks for both sides. With another key
    what was shown before is over.
    """

    key: str = ""
    each_side: bool = False


class TableCodeShown(competition_lines.LogLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A phone has shown the code of a table. One that `stays` is the table's own, whoever plays there."""

    person: str
    table: int
    stays: bool = False
    device: str = ""


HouseLine = (
    Came
    | Released
    | BotDecided
    | TableOpened
    | Joins
    | CalledOrganiser
    | CallEnded
    | SlipSent
    | PhonesAllowed
    | TableCodeShown
)
EventLine = competition_lines.CompetitionLine | HouseLine


class OurTable(Struct, frozen=True):
    """A table of the event in a round."""

    round: int
    table: int


class EventState(Struct, frozen=True):
    """The competition, and what of it is here: people by identity, and tables by their codes."""

    event: Competition
    people: Mapping[str, Came] = {}
    bots: frozenset[int] = frozenset()  # entrants for whom a bot plays where nobody has come
    tables: Mapping[str, OurTable] = {}
    lesson: str | None = None  # the class that the people come from
    calls: Mapping[OurTable, str] = {}  # tables that call the organiser, and since when
    sent: Mapping[competition_lines.TableBoard, tuple[SlipSent, ...]] = {}  # from which phones results came
    phones: PhonesAllowed = PhonesAllowed()
    shown: Mapping[str, frozenset[int]] = {}  # by identity: the tables of which a phone has shown the code
    stays: Mapping[str, int] = {}  # by identity: the phones that are a table's own
    devices: Mapping[str, frozenset[OurTable]] = {}  # where each was seen

    def code_of(self, round_: int, table: int) -> str | None:
        """The table of kibitz where that table of the event plays; None if it plays with real cards."""
        if not self.event.on_tablets(table):
            return None
        return next((code for code, at in self.tables.items() if (at.round, at.table) == (round_, table)), None)

    def person_at(self, entrant: int, place: int) -> str | None:
        """The identity of one of those who play under a number."""
        return next((who for who, came in self.people.items() if (came.entrant, came.place) == (entrant, place)), None)

    def entrant_of(self, person: str | None) -> int | None:
        came = self.people.get(person) if person else None
        return came.entrant if came else None


EventLog = LiveLedger[EventLine, EventState]


def after_line(state: EventState, line: EventLine) -> EventState:
    match line:
        case Came(person=person):
            others = {
                who: came
                for who, came in state.people.items()
                if (came.entrant, came.place) != (line.entrant, line.place)
            }
            return replace(state, people={**others, person: line})
        case Released(entrant=entrant):
            others = {who: came for who, came in state.people.items() if came.entrant != entrant}
            shown = {who: tables for who, tables in state.shown.items() if who not in state.people or who in others}
            return replace(state, people=others, bots=state.bots - {entrant}, shown=shown)
        case BotDecided(entrant=entrant):
            return replace(state, bots=state.bots | {entrant})
        case TableOpened(round=round_, table=table, code=code):
            return replace(state, tables={**state.tables, code: OurTable(round_, table)})
        case Joins(lesson=lesson):
            return replace(state, lesson=lesson)
        case CalledOrganiser(round=round_, table=table, at=at):
            return replace(state, calls={**state.calls, OurTable(round_, table): at})
        case CallEnded(round=round_, table=table):
            helped = OurTable(round_, table)
            return replace(state, calls={where: at for where, at in state.calls.items() if where != helped})
        case SlipSent(spot=spot, device=device):
            there = _seen(state, device, OurTable(spot.round, spot.table))
            return replace(state, sent={**state.sent, spot: (*state.sent.get(spot, ()), line)}, devices=there)
        case PhonesAllowed():
            stands = line.key == state.phones.key
            return replace(state, phones=line, shown=state.shown if stands else {}, stays=state.stays if stands else {})
        case TableCodeShown(person=person, table=table, device=device):
            # Between two rounds people sit down for the next one.
            round_ = state.event.round + (not state.event.under_way)
            return replace(
                state,
                shown={**state.shown, person: state.shown.get(person, frozenset()) | {table}},
                stays={**state.stays, person: table} if line.stays else state.stays,
                devices=_seen(state, device, OurTable(round_, table)),
            )
        case competition_lines.Named():
            return replace(state, event=after(state.event, line), people={}, bots=frozenset(), lesson=None)
        case _:
            return replace(state, event=after(state.event, line))


def _seen(state: EventState, device: str, where: OurTable) -> Mapping[str, frozenset[OurTable]]:
    if not device or where in state.devices.get(device, ()):
        return state.devices
    return {**state.devices, device: state.devices.get(device, frozenset()) | {where}}


COMPETITION: Final = LedgerKind[EventLine, EventState](
    "event",
    EVENT.version,
    EventLine,
    competition_lines.Created,
    lambda first: EventState(Competition(first)),
    after_line,
)


def came(state: EventState, person: str, name: str, entrant: int) -> tuple[Came, ...]:
    """Somebody says under which number they play; nothing new if they have said so before."""
    if entrant not in state.event.present or state.event.movement is None:
        raise Objection(NO_SUCH_ENTRANT())
    mine = state.people.get(person)
    if mine is not None:
        if mine.entrant == entrant:
            return ()
        raise Objection(IS_ANOTHER(who=state.event.entrants[mine.entrant]))
    taken = {each.place for each in state.people.values() if each.entrant == entrant}
    free = [place for place in range(people_each(state.event)) if place not in taken]
    if not free:
        raise Objection(NO_ROOM(who=state.event.entrants[entrant]))
    return (Came(person=person, name=name, entrant=entrant, place=free[0]),)


def entered_field(state: EventState, person: str, name: str) -> tuple[competition_lines.Joined | Came, ...]:
    """Somebody plays along against the field under a number of their own; nothing new if they do already."""
    if person in state.people:
        return ()
    if state.event.movement is None or state.event.movement.kind is not MovementKind.FIELD:
        raise Objection(NO_SUCH_ENTRANT())
    taken = set(state.event.entrants.values())
    names = (name, *(f"{name} {count}" for count in range(2, len(taken) + 3)))
    joined = decisions.joined(state.event, next(each for each in names if each not in taken))
    return joined, Came(person=person, name=name, entrant=joined.entrant.number, place=0)


def people_each(event: Competition) -> int:
    """How many people play under one number."""
    if event.movement is None:
        return 1
    seats = [tuple(each.seats.values()) for each in event.movement.rounds[0]]
    everybody = {who for held in seats for who in held}
    return max((sum(held.count(entrant) for held in seats) for entrant in everybody), default=1)


def seat_of(kind: MovementKind, there: Encounter, who: Came) -> Seat | None:
    """Where somebody sits at a table, if they do. The first two of a team sit North-South, the others East-West."""
    seats = [seat for seat in Seat if there.seats.get(seat) == who.entrant]
    place = who.place
    if seats and kind.of_teams:
        place -= 0 if seats[0].side is Side.NS else 2
    return seats[place] if 0 <= place < len(seats) else None


def people_at(state: EventState, there: Encounter) -> dict[Seat, tuple[str, Came]]:
    """Who of those who came sits at a table, by seats."""
    assert state.event.movement is not None
    kind, playing = state.event.movement.kind, set(there.seats.values())
    found = {}
    for person, who in state.people.items():
        seat = seat_of(kind, there, who) if who.entrant in playing else None
        if seat is not None:
            found[seat] = person, who
    return found


def waited_for(state: EventState, there: Encounter) -> dict[Seat, int]:
    """The seats of a table on tablets whose people have not come and for whom nobody has decided that a bot plays.

    Of people who come from a class nobody is waited for so: the class knows them all.
    """
    if state.lesson is not None or not state.event.on_tablets(there.table):
        return {}
    here = people_at(state, there)
    return {seat: who for seat, who in there.seats.items() if seat not in here and who not in state.bots}


def bot_decided(state: EventState, entrant: int) -> tuple[BotDecided, ...]:
    """A bot plays for whoever of that number has not come; nothing new if that was decided before."""
    if entrant not in state.event.present:
        raise Objection(NO_SUCH_ENTRANT())
    return () if entrant in state.bots else (BotDecided(entrant=entrant),)


def kept_lines(lines: Iterable[EventLine]) -> tuple[competition_lines.CompetitionLine, ...]:
    """The event's own log, for a file: people and tables of this server mean nothing elsewhere."""
    return tuple(line for line in lines if not isinstance(line, HouseLine))
