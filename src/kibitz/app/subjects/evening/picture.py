"""An evening with real cards as all its phones see it."""

from __future__ import annotations

from typing import Final

from kibitz.app.ledgers.audience import Showing
from kibitz.app.ledgers.live_ledgers import LiveLedger
from kibitz.app.pictures.results import result_shown
from kibitz.app.pictures.slip_forms import slip_form
from kibitz.app.subjects.evening.messages import EarlierSession, EveningPicture, NextDeal, SumLine
from kibitz.club.evening import EveningLine, RealEvening, evening_sum
from kibitz.club.paper_play import played_here
from kibitz.engine.text import Template, Text
from kibitz.narration.outlook import outlook
from kibitz.narration.verdicts import verdict
from kibitz.sessions import Board

NOT_THE_WRITERS: Final = Template("paper-not-the-writers")
EveningLog = LiveLedger[EveningLine, RealEvening]


def draw_evening(code: str, state: RealEvening) -> EveningPicture:
    """All that is shown of an evening."""
    begun, form, board = state.begun, state.session, state.board
    last = state.results[-1] if state.results else None
    return EveningPicture(
        code=code,
        game=begun.game,
        session=begun.session,
        names=begun.names,
        form=slip_form(state.form, begun.game),
        sheets=form.sheets(state.results, begun.names, stop=state.ended),
        written=len(state.results),
        last=result_shown(played_here(last)) if last and last.declarer else None,
        next=_next(state, board) if board else None,
        verdict=_verdict(state),
        earlier=tuple(map(_earlier, state.earlier)),
        sum=tuple(SumLine(each.name, each.points, each.total, each.won) for each in evening_sum(state))
        if state.earlier
        else (),
    )


def _earlier(over: RealEvening) -> EarlierSession:
    begun = over.begun
    sheets = over.session.sheets(over.results, begun.names, stop=over.ended)
    return EarlierSession(begun.game, begun.session, sheets, _verdict(over))


def _verdict(state: RealEvening) -> Text | None:
    if not state.results:
        return None
    return verdict(state.session.standing(state.results, stop=state.ended), state.begun.names)


def _next(state: RealEvening, board: Board) -> NextDeal:
    names = state.begun.names
    before = state.results[-1].board.seats if state.results else board.seats
    return NextDeal(
        number=len(state.results) + 1,
        dealer=board.dealer,
        seats={seat: names[player] for seat, player in board.seats.items()},
        vulnerable=board.vulnerable,
        moved=before != board.seats,
        outlook=outlook(state.session, state.results, board, None, names),
    )


EVENING_SHOWN: Final = Showing[RealEvening, EveningPicture](
    "evening", lambda ledger, _writes: draw_evening(ledger.code, ledger.state), otherwise=NOT_THE_WRITERS
)
