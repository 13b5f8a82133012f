"""Tables of a competition that play here: opened when their round begins, and their results entered, each once."""

from __future__ import annotations

import time
from collections.abc import Iterable
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
    people_at,
    waited_for,
)
from kibitz.app.subjects.competition.organising import with_cards
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.placed_tables import Handed, NewTable, a_bot, a_kept_seat, a_person, placed_table, rules_for
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Deal, Seat
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.state import Competition
from kibitz.club.movements import Encounter
from kibitz.club.paper_play import played_here
from kibitz.club.school.class_decisions import tables_given
from kibitz.club.school.class_state import CLASS, ClassLine, ClassTable, SchoolClass
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
    """Who has the seats of a table, clockwise from North: people who came, seats kept for who has not, and bots."""
    event = state.event
    level = event.arranged.level
    held = {seat: a_kept_seat(event.entrants[who], level) for seat, who in waited_for(state, there).items()}
    for seat, (person, came) in people_at(state, there).items():
        held[seat] = a_person(person, came.name, level)
    return [held.get(seat) or a_bot(level) for seat in _seats(event)]


def _seats_changed(before: EventState, after: EventState) -> dict[str, list[Player]]:
    """Where people of the round under way sit now, at tables that were there; a class sends its people itself."""
    event = after.event
    is_same = (before.people, before.bots) == (after.people, after.bots) and before.event.movement is event.movement
    if is_same or after.lesson is not None or not event.under_way or event.movement is None:
        return {}
    tables = {before.code_of(event.round, there.table): there for there in event.movement.rounds[event.round - 1]}
    return {code: seated_at(after, there) for code, there in tables.items() if code is not None}


def _seats(event: Competition) -> tuple[Seat, ...]:
    """In the order of a table's players. Of three the spare hand is South."""
    return tuple(seat for seat in Seat if GAMES[event.created.game].players == len(Seat) or seat is not Seat.SOUTH)


class CompetitionTables:
    """What this process knows of competitions: who looks at them, and the tables that were opened for them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._of_class: dict[str, EventLog] = {}  # the event that takes its people from a class, by the code of that
        hub.links.join(COMPETITION, self.enter, self.look_again)
        hub.ledgers.gives_seats(COMPETITION, _seats_changed)

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
                    new.append(decisions.entered(state.event, spot, played_here(result)))
            return Entries(tuple(new))

        await self.hub.ledgers.write(book, decide)

    async def look_again(self, book: EventLog) -> None:
        """What may have been left undone when the server died: once for each event that is loaded."""
        event = book.state.event
        for code, at in tuple(book.state.tables.items()):
            missing = {spot.table for spot in event.missing(at.round)}
            if at.table in missing and not event.closed:
                await self.enter(book, await self.hub.table(code))
        if event.under_way:
            await self.send_class(book)

    async def send_class(self, book: EventLog) -> None:
        """Have the event know the members of its class as they are, and the class know the tables of the event."""
        code = book.state.lesson
        if code is None:
            return
        school = await self.hub.ledgers.under(CLASS, code)
        self._of_class[school.code] = book
        school.watchers.add(self._class_grew)
        await self.hub.ledgers.write(book, lambda state: Entries(tuple(come_anew(state, school.state))))
        tables = class_tables(book.state, school.state, _seats(book.state.event))
        if tables and {_sent(each) for each in tables} != {_sent(each) for each in school.state.tables.values()}:
            await self.hub.ledgers.write(school, lambda state: Entries((tables_given(state, tables, anew=True),)))

    def _class_grew(self, school: LiveLedger[ClassLine, SchoolClass], first: int) -> None:
        """Somebody came back with another tablet; where the desk has put people meanwhile, that holds for the round."""
        book = self._of_class[school.code]
        if book.state.event.closed or book.state.lesson != school.code:
            school.watchers.discard(self._class_grew)
        elif come_anew(book.state, school.state):
            self.hub.later(self.send_class(book))


def _sent(table: ClassTable) -> tuple[str, tuple[int | None, ...]]:
    """Who is sent where; who shares a seat there comes with it."""
    return table.code, table.seats
