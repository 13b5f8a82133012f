"""Tables of a competition that play here: opened when their round begins, and their results entered, each once."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.storage.ledger_rows import belongs_to
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.competition.class_entrants import class_tables, come_anew
from kibitz.app.subjects.competition.competition_ledger import (
    COMPETITION,
    EventLine,
    EventLog,
    EventState,
    TableOpened,
    after_line,
    seat_of,
)
from kibitz.app.subjects.competition.organising import with_cards
from kibitz.app.tables import directing
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.placed_tables import Handed, NewTable, a_bot, a_person, placed_table, rules_for
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Deal, Seat
from kibitz.club.competition import deciding
from kibitz.club.competition.happenings import TableBoard
from kibitz.club.competition.state import Competition
from kibitz.club.movements import Encounter
from kibitz.club.paper_play import played_here
from kibitz.club.school.class_log import CLASS, SchoolClass, SchoolHappening
from kibitz.club.school.class_moves import tables_given
from kibitz.games import game
from kibitz.games.registry import GAMES

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


def with_tables(code: str, state: EventState, lines: Iterable[EventLine]) -> Entries[EventLine]:
    """These lines, and with them every table that plays here in the round under way and is not open yet."""
    written = [*lines]
    for line in written:
        state = after_line(state, line)
    rows: list[Change] = []
    for there in _to_open(state):
        for line in with_cards(state.event, there.boards):
            written.append(line)
            state = after_line(state, written[-1])
        opened = _opened(state, there)
        written.append(TableOpened(round=state.event.round, table=there.table, code=opened.code))
        rows += [*opened.rows, belongs_to(opened.code, code)]
        state = after_line(state, written[-1])
    return Entries(tuple(written), tuple(rows))


def _to_open(state: EventState) -> list[Encounter]:
    event = state.event
    if not event.under_way or event.movement is None:
        return []
    return [
        each
        for each in event.movement.rounds[event.round - 1]
        if event.on_tablets(each.table)
        and state.code_of(event.round, each.table) is None
        and any(TableBoard(event.round, each.table, board) not in event.slips for board in each.boards)
    ]


def _opened(state: EventState, there: Encounter) -> NewTable:
    event = state.event
    deck = game(event.created.game, event.created.options).deck
    boards = [
        Handed(number, Deal.from_code(event.deals[number], deck))
        for number in there.boards
        if TableBoard(event.round, there.table, number) not in event.slips
    ]
    rules = rules_for([each.deal for each in boards], event.created.game, event.created.options)
    return placed_table(rules, boards, seated_at(state, there), time.time())


def seated_at(state: EventState, there: Encounter) -> list[Player]:
    """Who has the seats of a table, clockwise from North: people who are here, and bots in the seats of all others."""
    event = state.event
    assert event.movement is not None
    level = event.arranged.level
    people = {}
    for person, came in state.people.items():
        seat = seat_of(event.movement.kind, there, came)
        if seat is not None:
            people[seat] = a_person(person, came.name, level)
    return [people.get(seat) or a_bot(level) for seat in _seats(event)]


def _seats(event: Competition) -> tuple[Seat, ...]:
    """In the order of a table's players. Of three the spare hand is South."""
    return tuple(seat for seat in Seat if GAMES[event.created.game].players == len(Seat) or seat is not Seat.SOUTH)


class CompetitionTables:
    """What this process knows of competitions: who looks at them, and the tables that were opened for them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._of_class: dict[str, EventLog] = {}  # the event that takes its people from a class, by the code of that
        hub.links.join(COMPETITION, self.enter, self.look_again)

    async def enter(self, book: EventLog, table: LiveTable) -> None:
        """All results that the table has and the event does not."""

        def decide(state: EventState) -> Entries[EventLine]:
            at = state.tables.get(table.id)
            if at is None or state.event.closed:
                return Entries()
            new = []
            for result in table.results:
                spot = TableBoard(at.round, at.table, result.board.number)
                if spot not in state.event.slips and state.event.encounter(spot) is not None:
                    new.append(deciding.entered(state.event, spot, played_here(result)))
            return Entries(tuple(new))

        await self.hub.ledgers.write(book, decide)

    async def look_again(self, book: EventLog) -> None:
        """What may have been left undone when the server died: once for each event that is loaded."""
        event = book.state.event
        for code, at in tuple(book.state.tables.items()):
            missing = {spot.table for spot in event.missing(at.round)}
            if at.table in missing and not event.closed:
                await self.enter(book, await self.hub.table(code))
        if book.state.lesson is not None and event.under_way:
            await self.place_all(book)

    async def place_all(self, book: EventLog) -> None:
        """People of the round under way at the tables where they belong now, by way of their class if they have one."""
        state = book.state
        if state.lesson is not None:
            await self.send_class(book, state.lesson)
            return
        event = state.event
        if not event.under_way or event.movement is None:
            return
        for there in event.movement.rounds[event.round - 1]:
            code = state.code_of(event.round, there.table)
            if code is not None:
                players = seated_at(state, there)
                await self.hub.direct(code, partial(directing.settle, players=players))

    async def send_class(self, book: EventLog, code: str) -> None:
        """Have the event know the members of its class as they are, and the class know the tables of the event."""
        school = await self.hub.ledgers.under(CLASS, code)
        self._of_class[school.code] = book
        school.watchers.add(self._class_grew)
        await self.hub.ledgers.write(book, lambda state: Entries(tuple(come_anew(state, school.state))))
        tables = class_tables(book.state, school.state, _seats(book.state.event))
        if tables and set(tables) != set(school.state.tables.values()):
            await self.hub.ledgers.write(school, lambda state: Entries((tables_given(state, tables, anew=True),)))

    def _class_grew(self, school: LiveLedger[SchoolHappening, SchoolClass], first: int) -> None:
        """Somebody came back with another tablet; where the desk has put people meanwhile, that holds for the round."""
        book = self._of_class[school.code]
        if book.state.event.closed or book.state.lesson != school.code:
            school.watchers.discard(self._class_grew)
        elif come_anew(book.state, school.state):
            self.hub.later(self.send_class(book, school.code))
