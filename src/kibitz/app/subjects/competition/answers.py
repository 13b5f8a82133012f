"""What a page asks of competitions: make one, look at it, play in it, run it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.ledgers.ledger_subject import LedgerFiles, LedgerPaper, LedgerSubject
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.ledgers.texts import NOT_READABLE, short
from kibitz.app.live.connection import Connection
from kibitz.app.live.presence import class_key
from kibitz.app.messages import Done, FileKind
from kibitz.app.subjects.competition.class_entrants import FROM_CLASS, named_from
from kibitz.app.subjects.competition.competition_ledger import (
    COMPETITION,
    EventLine,
    EventLog,
    EventState,
    PhonesAllowed,
    came,
    entered_field,
    kept_lines,
)
from kibitz.app.subjects.competition.competition_tables import CompetitionTables, with_tables
from kibitz.app.subjects.competition.messages import (
    AskMovements,
    AskPlanAnew,
    AskScoreCard,
    AskTraveller,
    BeEntrant,
    CallOrganiser,
    DirectorAct,
    EnterField,
    EventRequest,
    GiveBoards,
    MarkedResult,
    MovementOffer,
    MovementOffers,
    NameClass,
    NewCompetition,
    PlanAnew,
    RunEvent,
    ScoreCardShown,
    TravellerShown,
)
from kibitz.app.subjects.competition.organiser_calls import called
from kibitz.app.subjects.competition.organising import (
    MOST_MINUTES,
    Planning,
    boards_of_file,
    lines_of,
    meaning_of,
    planned_line,
    still_so,
)
from kibitz.app.subjects.competition.picture import (
    COMPETITION_SHOWN,
    NOT_THE_ORGANISER,
    card_line,
    draw_event,
    traveller_line,
)
from kibitz.app.subjects.competition.slip_picture import MY_SLIPS
from kibitz.app.subjects.competition.table_phones import fresh_key, one_phones_word, table_codes
from kibitz.app.tables.seating import check_level
from kibitz.cards import Deal, NotationError
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition import exports
from kibitz.club.competition.arrangement import arranged
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.event_pbn import event_pbn
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.fair_view import card_for, traveller_for
from kibitz.club.competition.reports import score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.movements import promises
from kibitz.club.movements.offered import offered
from kibitz.club.printing.event_sheets import EventOnPaper
from kibitz.club.printing.stationery import PrintedSheet
from kibitz.club.school.class_state import CLASS
from kibitz.engine.text import Template

NOT_YET_PLAYED: Final = Template("competition-not-yet-played")
NO_MOVEMENT: Final = Template("competition-no-movement")
_SHEETS: Final = frozenset(
    {
        PrintedSheet.RANKING,
        PrintedSheet.TRAVELLERS,
        PrintedSheet.CARDS,
        PrintedSheet.TABLES,
        PrintedSheet.GUIDES,
        PrintedSheet.CERTIFICATE,
        PrintedSheet.HANDS,
        PrintedSheet.CURTAIN,
    }
)

_MOST: Final = 200


class CompetitionAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: EventRequest) -> None:
        match request:
            case AskMovements():
                self.connection.send(await self.hub.work.done(self.connection.share, movement_offers, request))
            case BeEntrant():
                await self._come(request)
            case EnterField():
                await self._enter_field(request)
            case CallOrganiser():
                await self._call(request)
            case AskTraveller():
                await self._show_traveller(request)
            case AskScoreCard():
                await self._show_card(request)
            case AskPlanAnew(id=number, code=code, act=asked):
                book = await self._run_by_me(code)
                said = await self.hub.work.done(self.connection.share, meaning_of, book.state.event, asked)
                self.connection.send(PlanAnew(number, said))
            case RunEvent(id=number, code=code, act=act):
                book = await self._run_by_me(code)
                await self._run(book, act)
                self.connection.send(Done(number))
            case _:
                assert_never(request)

    async def _run(self, book: EventLog, act: DirectorAct) -> None:
        if isinstance(act, NameClass):
            school = await come_in(self.hub.ledgers, self.connection, CLASS, act.code)
            shows_secret(self.connection, school, act.secret, NOT_THE_ORGANISER())
            size, is_here = act.size, partial(self.hub.presence.is_here, class_key(school.code))
            await self.hub.ledgers.write(
                book, lambda state: Entries(named_from(state, school.code, school.state, size, is_here))
            )
            return
        if isinstance(act, Planning):
            before = book.state.event
            line = await self.hub.work.done(self.connection.share, planned_line, before, act)
            await self.hub.ledgers.write(
                book, lambda state: with_tables(book.code, state, still_so(state.event, before, line))
            )
            await self.hub.part(CompetitionTables).send_class(book)
            return
        given: Mapping[int, Deal] = {}
        if isinstance(act, GiveBoards):
            sent, event = self.connection.take_pieces(), book.state.event
            given = await self.hub.work.done(self.connection.share, boards_of_file, event, sent, act)
        await self.hub.ledgers.write(book, lambda state: with_tables(book.code, state, lines_of(state, act, given)))
        await self.hub.part(CompetitionTables).send_class(book)

    # --- looking

    async def _book(self, code: str) -> EventLog:
        return await come_in(self.hub.ledgers, self.connection, COMPETITION, code)

    async def _run_by_me(self, code: str) -> EventLog:
        book = await self._book(code)
        if not self.hub.audience.runs(self.connection, book.code):
            raise Refusal(NOT_THE_ORGANISER())
        return book

    async def _come(self, request: BeEntrant) -> None:
        book = await self._book(request.code)
        if book.state.lesson is not None:
            raise Refusal(FROM_CLASS())
        person = await somebody(self.hub, self.connection, request.nickname)
        name = self.connection.nickname or ""
        await self.hub.ledgers.write(book, lambda state: Entries(came(state, person, name, request.entrant)))
        self.connection.send(Done(request.id))

    async def _enter_field(self, request: EnterField) -> None:
        book = await self._book(request.code)
        person = await somebody(self.hub, self.connection, request.nickname)
        name = self.connection.nickname or ""
        await self.hub.ledgers.write(
            book, lambda state: with_tables(book.code, state, entered_field(state, person, name))
        )
        self.connection.send(Done(request.id))

    async def _call(self, request: CallOrganiser) -> None:
        book, person = await self._book(request.code), self.connection.identity
        if not self.connection.may_ring():
            raise Refusal(w.TOO_FAST())
        await self.hub.ledgers.write(book, lambda state: Entries(called(state, person, wanted=request.wanted)))
        self.connection.send(Done(request.id))

    async def _show_traveller(self, request: AskTraveller) -> None:
        book = await self._book(request.code)
        event, me = book.state.event, book.state.entrant_of(self.connection.identity)
        if self.hub.audience.runs(self.connection, book.code):
            lines: tuple[MarkedResult, ...] = tuple(map(traveller_line, traveller(event, request.board)))
        else:
            seen = traveller_for(event, me, request.board, one_phones_word(book.state))
            if seen is None:
                raise Refusal(NOT_YET_PLAYED())
            lines = tuple(map(traveller_line, seen))
        deal = event.deals.get(request.board)
        self.connection.send(TravellerShown(request.id, request.board, lines, deal))

    async def _show_card(self, request: AskScoreCard) -> None:
        book = await self._book(request.code)
        state, entrant = book.state, request.entrant
        if self.hub.audience.runs(self.connection, book.code):
            card = score_cards(state.event).get(entrant, ())
        else:
            me = state.entrant_of(self.connection.identity)
            card = card_for(state.event, me, entrant, one_phones_word(state))
        lines = tuple(card_line(entrant, line) for line in card)
        self.connection.send(ScoreCardShown(request.id, entrant, lines))


def competition_ledger(_hub: Hub) -> LedgerSubject[EventLine, EventState]:
    """A competition as a ledger like any other."""
    return LedgerSubject(
        name="event",
        kind=COMPETITION,
        title=lambda state: state.event.created.title,
        new=NewCompetition,
        first=_first,
        showings=(COMPETITION_SHOWN, MY_SLIPS),
        files=LedgerFiles(read=read_event_file, write=written_event, otherwise=NOT_THE_ORGANISER),
        paper=LedgerPaper(sheets=_SHEETS, of=_on_paper, otherwise=NOT_THE_ORGANISER),
    )


def _on_paper(state: EventState) -> EventOnPaper:
    return EventOnPaper(state.event, table_codes(state))


async def _first(_connection: Connection, new: NewCompetition) -> tuple[EventLine, ...]:
    check_level(new.level)
    minutes = max(0, min(new.minutes, MOST_MINUTES))
    first = decisions.created(short(new.title) or "?", new.game, new.options, new.method, minutes=minutes)
    how = arranged(Competition(first), "live" if new.live else "end", tablets=new.tablets, level=new.level)
    return (first, how, PhonesAllowed(key=fresh_key())) if new.table_codes else (first, how)


def read_event_file(text: str) -> tuple[EventLine, ...]:
    try:
        log = EVENT_LOGS.read(text)
        draw_event("", COMPETITION.fold(log))  # whoever follows it is shown this
    except NotationError as error:
        raise Refusal(error.text) from error
    except (LookupError, TypeError, ValueError, ArithmeticError, AssertionError) as error:
        raise Refusal(NOT_READABLE()) from error
    return log


def movement_offers(request: AskMovements) -> MovementOffers:
    entrants, boards = max(0, min(request.entrants, _MOST)), max(1, request.boards)
    found = offered(request.competing, entrants, boards, request.rounds)
    if not found:
        raise Refusal(NO_MOVEMENT())
    return MovementOffers(
        request.id,
        tuple(
            MovementOffer(
                wish=wish,
                competing=request.competing,
                rounds=len(movement.rounds) + movement.to_come,
                tables=len({each.table for each in movement.encounters}),
                promises=promises(movement),
            )
            for wish, movement in found
        ),
    )


def written_event(what: FileKind, state: EventState, lines: tuple[EventLine, ...]) -> tuple[str, str]:
    event = state.event
    match what:
        case "whole":
            return ".json", EVENT_LOGS.write(kept_lines(lines)).decode()
        case "ranking":
            return ".csv", exports.ranking_csv(event)
        case "results":
            return "-results.csv", exports.results_csv(event)
        case "usebio":
            return ".xml", usebio(event)
        case "pbn":
            try:
                return ".pbn", event_pbn(event)
            except NotationError as error:
                raise Refusal(error.text) from error
        case _:
            assert_never(what)
