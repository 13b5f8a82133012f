"""What a phone asks of an evening with real cards: begin it, look at it, write on its sheet."""

from __future__ import annotations

from typing import assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.ledger_subject import LedgerPaper, LedgerSubject
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.results import SlipSaid, SlipScored, result_shown
from kibitz.app.pictures.slip_forms import said_contract
from kibitz.app.subjects.evening.messages import (
    EndEvening,
    EveningRequest,
    NewEvening,
    PlayAnother,
    PreviewDeal,
    StrikeDeal,
    WriteDeal,
)
from kibitz.app.subjects.evening.picture import EVENING_SHOWN, NOT_THE_WRITERS, EveningLog
from kibitz.app.tables.names import clean_nickname
from kibitz.club import evening as ev
from kibitz.club.evening import EVENING
from kibitz.club.paper_play import TableResult, scored
from kibitz.club.printing.score_sheets import SessionOnPaper
from kibitz.club.printing.stationery import PrintedSheet
from kibitz.games import game
from kibitz.sessions import SESSIONS

OnTheSheet = WriteDeal | StrikeDeal | EndEvening | PlayAnother


class EveningAnswers:
    """One such request of one phone."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: EveningRequest) -> None:
        match request:
            case PreviewDeal(id=number, code=code, said=said):
                book = await self._book(code)
                self.connection.send(SlipScored(number, result_shown(_previewed(book.state, said))))
            case WriteDeal() | StrikeDeal() | EndEvening() | PlayAnother():
                book = await self._book(request.code)
                if not self.hub.audience.runs(self.connection, book.code):
                    raise Refusal(NOT_THE_WRITERS())
                await self.hub.ledgers.write(book, lambda state: Entries((_line(state, request),)))
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    async def _book(self, code: str) -> EveningLog:
        return await come_in(self.hub.ledgers, self.connection, EVENING, code)


def evening_ledger(_hub: Hub) -> LedgerSubject[ev.EveningLine, ev.RealEvening]:
    """An evening as a ledger like any other."""
    return LedgerSubject(
        name="evening",
        kind=EVENING,
        title=lambda _evening: "",
        new=NewEvening,
        first=_first,
        showings=(EVENING_SHOWN,),
        paper=LedgerPaper(sheets=frozenset({PrintedSheet.SHEET}), of=_sheet),
    )


def _sheet(evening: ev.RealEvening) -> SessionOnPaper:
    begun = evening.begun
    return SessionOnPaper(
        game(begun.game, begun.options),
        SESSIONS[begun.session].title,
        evening.session,
        begun.names,
        evening.results,
        stopped=evening.ended,
        date=begun.day,
    )


async def _first(_connection: Connection, new: NewEvening) -> tuple[ev.EveningLine, ...]:
    return (_begun(new),)


def _begun(new: NewEvening | PlayAnother) -> ev.EveningBegun:
    names = [clean_nickname(name) for name in new.names]
    return ev.evening_begun(new.game, new.options, new.session, new.session_options, names)


def _line(state: ev.RealEvening, request: OnTheSheet) -> ev.EveningLine:
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
        case PlayAnother():
            return ev.begun_again(state, _begun(request))
        case _:
            assert_never(request)


def _previewed(state: ev.RealEvening, said: SlipSaid) -> TableResult:
    contract = said_contract(state.form, state.begun.game, said)
    board = state.board
    if board is None:
        raise Refusal(ev.EVENING_OVER())
    if contract is None or said.declarer is None:
        return TableResult()
    return scored(state.form, said.declarer, contract, said.tricks, board.vulnerable)
