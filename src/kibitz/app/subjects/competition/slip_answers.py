"""Results of real cards from the phones at a table: entered by one side, confirmed by the other if it has one too."""

from __future__ import annotations

from typing import Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.results import SlipForm, SlipScored, result_shown
from kibitz.app.pictures.slip_forms import said_result, slip_form
from kibitz.app.subjects.competition.competition_ledger import COMPETITION, EventLine, EventLog, EventState
from kibitz.app.subjects.competition.messages import (
    AskSlipForm,
    AskSlips,
    ConfirmSlip,
    EnterSlip,
    ScoreSlipSaid,
    SlipFormShown,
    SlipRequest,
    SlipsShown,
)
from kibitz.app.subjects.competition.slip_picture import MY_SLIPS, place_of
from kibitz.club.competition import deciding
from kibitz.club.competition.happenings import Created, TableBoard
from kibitz.club.paper_play import paper_form
from kibitz.engine.text import Template

PLAYS_ON_TABLETS: Final = Template("slips-plays-on-tablets")
ROUND_MOVED_ON: Final = Template("slips-round-moved-on")


class SlipAnswers:
    """One such request of one phone."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: SlipRequest) -> None:
        book: EventLog = await come_in(self.hub.ledgers, self.connection, COMPETITION, request.code)
        match request:
            case AskSlips(id=number):
                mine = self.hub.audience.follow(MY_SLIPS, self.connection, book)
                self.connection.send(SlipsShown(number, _form(book.state.event.created), mine))
            case AskSlipForm(id=number):
                self.connection.send(SlipFormShown(number, _form(book.state.event.created)))
            case ScoreSlipSaid(id=number, board=board, said=said):
                result = said_result(book.state.event, board, said)
                self.connection.send(SlipScored(number, result_shown(result)))
            case EnterSlip() | ConfirmSlip():
                await self.hub.ledgers.write(book, lambda state: self._written(state, request))
                self.connection.send(Done(request.id))
            case _:
                assert_never(request)

    def _written(self, state: EventState, request: EnterSlip | ConfirmSlip) -> Entries[EventLine]:
        there, side = place_of(state, self.connection.identity)
        event = state.event
        if request.round != event.round:
            raise Refusal(ROUND_MOVED_ON())
        if event.on_tablets(there.table):
            raise Refusal(PLAYS_ON_TABLETS())
        spot = TableBoard(event.round, there.table, request.board)
        if isinstance(request, ConfirmSlip):
            return Entries((deciding.agreed(event, spot, side),))
        result = said_result(event, request.board, request.said)
        # With a phone on the other side it is asked; alone, what one phone says stands for the table.
        asked = any(came.entrant in there.who(side.other) for came in state.people.values())
        return Entries((deciding.entered(event, spot, result, side if asked else None),))


def _form(created: Created) -> SlipForm:
    return slip_form(paper_form(created.game, created.options), created.game)
