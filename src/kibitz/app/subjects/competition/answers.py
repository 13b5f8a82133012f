"""What a page asks of competitions: make one, look at it, play in it, run it."""

from __future__ import annotations

import time
from typing import Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.ledgers.texts import NOT_READABLE, short
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.competition.class_entrants import FROM_CLASS, named_from
from kibitz.app.subjects.competition.competition_ledger import (
    COMPETITION,
    EventLine,
    EventLog,
    came,
    entered_field,
    kept_lines,
)
from kibitz.app.subjects.competition.competition_tables import CompetitionTables, with_tables
from kibitz.app.subjects.competition.messages import (
    AskEventFile,
    AskMovements,
    AskScoreCard,
    AskTraveller,
    BeEntrant,
    CallOrganiser,
    DirectorAct,
    EnterField,
    EventFile,
    EventFileKind,
    EventMade,
    EventRequest,
    EventShown,
    FollowEvent,
    GiveBoards,
    MakeEvent,
    MarkedResult,
    MovementOffer,
    MovementOffers,
    NameClass,
    OpenEventFile,
    RunEvent,
    ScoreCardShown,
    SendPiece,
    TravellerShown,
    UnfollowEvent,
)
from kibitz.app.subjects.competition.organiser_calls import called
from kibitz.app.subjects.competition.organising import lines_of
from kibitz.app.subjects.competition.picture import COMPETITION_SHOWN, MY_PLACE, card_line, traveller_line
from kibitz.app.tables.people import fresh_token, read_code
from kibitz.app.tables.seating import check_level
from kibitz.cards import NotationError
from kibitz.club.competition import deciding, exports
from kibitz.club.competition.arrangement import arranged
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.event_pbn import event_pbn
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.fair_view import card_for, traveller_for
from kibitz.club.competition.reports import score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.movements import promises
from kibitz.club.movements.offered import offered
from kibitz.club.school.class_log import CLASS
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template

NOT_THE_ORGANISER: Final = Template("competition-not-the-organiser")
NOT_YET_PLAYED: Final = Template("competition-not-yet-played")
NO_MOVEMENT: Final = Template("competition-no-movement")

_MOST_MINUTES: Final = 240
_MOST: Final = 200
_LONGEST_FILE: Final = 600_000


class CompetitionAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: EventRequest) -> None:
        match request:
            case MakeEvent():
                await self._open(request.id, self._first_lines(request))
            case SendPiece(id=number, place=place, text=text):
                self._keep_piece(place, text)
                self.connection.send(Done(number))
            case OpenEventFile(id=number):
                await self._open(number, _read_file("".join(self.connection.pieces)))
            case AskMovements():
                self.connection.send(_offers(request))
            case FollowEvent():
                await self._follow(request)
            case UnfollowEvent(code=code):
                self.hub.audience.leave(self.connection, read_code(code), COMPETITION_SHOWN, MY_PLACE)
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
            case AskEventFile(id=number, code=code, what=what):
                book = await self._run_by_me(code)
                self.connection.send(_file(number, what, book))
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
            size = act.size
            await self.hub.ledgers.write(
                book, lambda state: Entries(named_from(state, school.code, school.state, size))
            )
            return
        sent = "".join(self.connection.pieces) if isinstance(act, GiveBoards) else ""
        await self.hub.ledgers.write(book, lambda state: with_tables(book.code, state, lines_of(state, act, sent)))
        await self.hub.part(CompetitionTables).place_all(book)

    # --- making

    def _keep_piece(self, place: int, text: str) -> None:
        pieces = self.connection.pieces
        if place == 0:
            pieces.clear()
        if place != len(pieces) or sum(map(len, pieces)) + len(text) > _LONGEST_FILE:
            raise Refusal(NOT_READABLE())
        pieces.append(text)

    def _first_lines(self, request: MakeEvent) -> tuple[EventLine, ...]:
        check_level(request.level)
        title = short(request.title) or "?"
        minutes = max(0, min(request.minutes, _MOST_MINUTES))
        try:
            first = deciding.created(title, request.game, request.options, request.method, minutes=minutes)
        except Objection as objection:
            raise Refusal(objection.text) from objection
        except NotationError as error:
            raise Refusal(error.text) from error
        how = arranged(
            Competition(first),
            "live" if request.live else "end",
            tablets=request.tablets,
            level=request.level,
        )
        return first, how

    async def _open(self, number: int, lines: tuple[EventLine, ...]) -> None:
        self.connection.count_opening()
        secret = fresh_token()
        book = await self.hub.ledgers.open(COMPETITION, lines, secret)
        self.connection.send(EventMade(number, book.code, secret))

    # --- looking

    async def _book(self, code: str) -> EventLog:
        return await come_in(self.hub.ledgers, self.connection, COMPETITION, code)

    async def _run_by_me(self, code: str) -> EventLog:
        book = await self._book(code)
        if not self.hub.audience.runs(self.connection, book.code):
            raise Refusal(NOT_THE_ORGANISER())
        return book

    async def _follow(self, request: FollowEvent) -> None:
        book = await self._book(request.code)
        runs = shows_secret(self.connection, book, request.secret, NOT_THE_ORGANISER())
        audience = self.hub.audience
        picture = audience.follow(COMPETITION_SHOWN, self.connection, book, runs=runs)
        me = audience.follow(MY_PLACE, self.connection, book)
        self.connection.send(EventShown(request.id, picture, me, runs, time.time()))

    async def _come(self, request: BeEntrant) -> None:
        book = await self._book(request.code)
        if book.state.lesson is not None:
            raise Refusal(FROM_CLASS())
        person = await somebody(self.hub, self.connection, request.nickname)
        name = self.connection.nickname or ""
        await self.hub.ledgers.write(book, lambda state: Entries(came(state, person, name, request.entrant)))
        await self.hub.part(CompetitionTables).place_all(book)
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
        await self.hub.ledgers.write(book, lambda state: Entries(called(state, person, wanted=request.wanted)))
        self.connection.send(Done(request.id))

    async def _show_traveller(self, request: AskTraveller) -> None:
        book = await self._book(request.code)
        event, me = book.state.event, book.state.entrant_of(self.connection.identity)
        if self.hub.audience.runs(self.connection, book.code):
            lines: tuple[MarkedResult, ...] = tuple(map(traveller_line, traveller(event, request.board)))
        else:
            seen = traveller_for(event, me, request.board)
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
            card = card_for(state.event, state.entrant_of(self.connection.identity), entrant)
        lines = tuple(card_line(entrant, line) for line in card)
        self.connection.send(ScoreCardShown(request.id, entrant, lines))


def _read_file(text: str) -> tuple[EventLine, ...]:
    try:
        log = EVENT_LOGS.read(text)
        COMPETITION.fold(log)
    except NotationError as error:
        raise Refusal(error.text) from error
    except (KeyError, TypeError, ValueError, IndexError, AssertionError) as error:
        raise Refusal(NOT_READABLE()) from error
    return log


def _offers(request: AskMovements) -> MovementOffers:
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
                rounds=len(movement.rounds),
                tables=len({each.table for each in movement.encounters}),
                promises=promises(movement),
            )
            for wish, movement in found
        ),
    )


def _file(number: int, what: EventFileKind, book: EventLog) -> EventFile:
    event = book.state.event
    name = "".join(letter if letter.isalnum() else "-" for letter in event.created.title).strip("-") or "event"
    match what:
        case "event":
            return EventFile(number, f"{name}.json", EVENT_LOGS.write(kept_lines(book.lines)).decode())
        case "ranking":
            return EventFile(number, f"{name}.csv", exports.ranking_csv(event))
        case "results":
            return EventFile(number, f"{name}-results.csv", exports.results_csv(event))
        case "usebio":
            return EventFile(number, f"{name}.xml", usebio(event))
        case "pbn":
            try:
                return EventFile(number, f"{name}.pbn", event_pbn(event))
            except NotationError as error:
                raise Refusal(error.text) from error
        case _:
            assert_never(what)
