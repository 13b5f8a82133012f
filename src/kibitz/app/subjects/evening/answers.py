"""What a phone asks of an evening with real cards: begin it, look at it, write on its sheet."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.results import SlipSaid, SlipScored, result_shown
from kibitz.app.pictures.slip_forms import said_contract
from kibitz.app.subjects.evening.messages import (
    BeginEvening,
    EndEvening,
    EveningReady,
    EveningRequest,
    EveningShown,
    FollowEvening,
    LeaveEvening,
    StrikeDeal,
    WeighDeal,
    WriteDeal,
)
from kibitz.app.subjects.evening.picture import EVENING_SHOWN, EveningLog
from kibitz.app.tables.names import clean_nickname
from kibitz.app.tables.people import fresh_token, read_code
from kibitz.club import evening as ev
from kibitz.club.evening import EVENING
from kibitz.club.paper_play import TableResult, scored
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template

NOT_THE_WRITERS: Final = Template("paper-not-the-writers")
OnTheSheet = WriteDeal | StrikeDeal | EndEvening


class EveningAnswers:
    """One such request of one phone."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: EveningRequest) -> None:
        match request:
            case BeginEvening():
                await self._begin(request)
            case FollowEvening():
                await self._follow(request)
            case LeaveEvening(code=code):
                self.hub.audience.leave(self.connection, read_code(code))
            case WeighDeal(id=number, code=code, said=said):
                book = await self._book(code)
                self.connection.send(SlipScored(number, result_shown(_weighed(book.state, said))))
            case WriteDeal() | StrikeDeal() | EndEvening():
                book = await self._book(request.code)
                if not self.hub.audience.runs(self.connection, book.code):
                    raise Refusal(NOT_THE_WRITERS())
                await self.hub.ledgers.write(book, lambda state: Entries((_line(state, request),)))
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    async def _begin(self, request: BeginEvening) -> None:
        names = [clean_nickname(name) for name in request.names]
        try:
            first = ev.evening_begun(request.game, request.options, request.session, request.session_options, names)
        except Objection as objection:
            raise Refusal(objection.text) from objection
        self.connection.count_opening()
        secret = fresh_token()
        book = await self.hub.ledgers.open(EVENING, (first,), secret)
        self.connection.send(EveningReady(request.id, book.code, secret))

    async def _book(self, code: str) -> EveningLog:
        return await come_in(self.hub.ledgers, self.connection, EVENING, code)

    async def _follow(self, request: FollowEvening) -> None:
        book = await self._book(request.code)
        writes = shows_secret(self.connection, book, request.secret, NOT_THE_WRITERS())
        picture = self.hub.audience.follow(EVENING_SHOWN, self.connection, book, runs=writes)
        self.connection.send(EveningShown(request.id, picture, writes))


def _line(state: ev.RealEvening, request: OnTheSheet) -> ev.EveningHappening:
    match request:
        case WriteDeal(deal=deal, said=said):
            written = ev.DealWritten(
                declarer=said.declarer,
                contract=said_contract(state.form, state.begun.game, said),
                tricks=said.tricks,
                honours=said.honours,
                honoured=said.honoured,
            )
            return ev.deal_written(state, deal, written)
        case StrikeDeal(deal=deal):
            return ev.deal_struck(state, deal)
        case EndEvening():
            return ev.evening_ended(state)
        case _:
            assert_never(request)


def _weighed(state: ev.RealEvening, said: SlipSaid) -> TableResult:
    contract = said_contract(state.form, state.begun.game, said)
    board = state.board
    if board is None:
        raise Refusal(ev.EVENING_OVER())
    if contract is None or said.declarer is None:
        return TableResult()
    return scored(state.form, said.declarer, contract, said.tricks, board.vulnerable)
