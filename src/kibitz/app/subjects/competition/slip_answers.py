"""Results of real cards from the phones at a table: entered by one side, confirmed by the other if it has one too."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.ledgers.texts import short
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.results import SlipScored, result_shown
from kibitz.app.pictures.slip_forms import said_result, tapped_as
from kibitz.app.subjects.competition.competition_ledger import COMPETITION, EventLine, EventLog, EventState, SlipSent
from kibitz.app.subjects.competition.messages import (
    AskSlipForm,
    ConfirmSlip,
    DisputeSlip,
    EnterSlip,
    PreviewSlip,
    ShowTableCode,
    SlipFormShown,
    SlipNotPlayed,
    SlipRequest,
)
from kibitz.app.subjects.competition.organiser_calls import called
from kibitz.app.subjects.competition.organising import typed_result
from kibitz.app.subjects.competition.slip_picture import event_form, place_of
from kibitz.app.subjects.competition.table_phones import (
    check_confirms,
    check_phone,
    check_table_code,
    device_of,
    showed_code,
)
from kibitz.app.tables.people import sign_of
from kibitz.cards import Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.doubts import doubt
from kibitz.club.paper_play import deals_again
from kibitz.engine.text import Template

PLAYS_ON_TABLETS: Final = Template("slips-plays-on-tablets")
ROUND_MOVED_ON: Final = Template("slips-round-moved-on")


TableAct = EnterSlip | ConfirmSlip | DisputeSlip | SlipNotPlayed
"""What a phone does at its own table."""


class SlipAnswers:
    """One such request of one phone."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: SlipRequest) -> None:
        book: EventLog = await come_in(self.hub.ledgers, self.connection, COMPETITION, request.code)
        match request:
            case AskSlipForm(id=number):
                self.connection.send(SlipFormShown(number, event_form(book.state.event)))
            case PreviewSlip(id=number, board=board, said=said):
                event = book.state.event
                if isinstance(said, str):
                    result = typed_result(event, board, short(said))
                    tapped = tapped_as(event, result, said)
                else:
                    result, tapped = said_result(event, board, said), said
                knows = self.hub.audience.runs(self.connection, book.code)
                asked = doubt(event, board, result, points=tapped.points, knows_cards=knows)
                self.connection.send(SlipScored(number, result_shown(result), asked, tapped))
            case ShowTableCode(id=number):
                check_table_code(self.connection, book.state, request)
                person = await somebody(self.hub, self.connection, request.nickname)
                device = device_of(self.connection, book.code)
                await self.hub.ledgers.write(book, lambda state: Entries(showed_code(state, person, request, device)))
                self.connection.send(Done(number))
            case EnterSlip() | ConfirmSlip() | DisputeSlip() | SlipNotPlayed():
                await self.hub.ledgers.write(book, lambda state: self._written(book.code, state, request))
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    def _written(self, code: str, state: EventState, request: TableAct) -> Entries[EventLine]:
        me = self.connection.identity or ""
        there, seated = place_of(state, me)
        check_phone(state, me, there.table)
        event = state.event
        if request.round != event.round:
            raise Refusal(ROUND_MOVED_ON())
        if event.on_tablets(there.table):
            raise Refusal(PLAYS_ON_TABLETS())
        spot = TableBoard(event.round, there.table, request.board)
        device = device_of(self.connection, code)
        name = state.people[me].name if me in state.people else self.connection.nickname or ""
        sent = SlipSent(spot=spot, name=name, sign=sign_of(me, code), side=seated, device=device)
        stands = event.slips.get(spot)
        # A phone that is the table's own speaks for the side that has yet to speak.
        silent = (each for each in Side if stands is None or each not in stands.agreed)
        side = seated or next(silent, Side.NS)
        match request:
            case ConfirmSlip():
                if stands is not None and len(stands.agreed) == len(Side):
                    return Entries()  # sent again, for want of an answer
                check_confirms(state, spot, seated, device)
                return Entries((decisions.agreed(event, spot, side), sent))
            case DisputeSlip():
                return Entries((decisions.disputed(event, spot, side), sent))
            case SlipNotPlayed(spoiled=spoiled):
                said = decisions.unplayed_here(event, spot, side, spoiled=spoiled)
                # What has no score the organiser has to look at.
                return Entries((said, sent, *(called(state, me, wanted=True) if spoiled else ())))
        result = said_result(event, request.board, request.said)
        if stands is not None and stands.result == result and side in stands.agreed:
            return Entries()  # likewise
        if result.declarer is None and deals_again(event.created.game, event.created.options):
            return Entries((decisions.unplayed_here(event, spot, side), sent))
        # With a phone on the other side it is asked; alone, what one phone says stands for the table, if it may.
        others = any(came.entrant in there.who(side.other) for came in state.people.values())
        asked = seated is not None and (others or state.phones.each_side)
        # What a table has entered wrongly it enters again, until the round ends.
        enter = decisions.entered_again if stands is not None else decisions.entered
        return Entries((enter(event, spot, result, side if asked else None), sent))
