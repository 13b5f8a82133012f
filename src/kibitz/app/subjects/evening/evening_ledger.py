"""The logbook of an evening with real cards, its picture, and the phones that follow it."""

from __future__ import annotations

from datetime import datetime
from typing import Final, TypeVar

from msgspec.structs import replace

from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.followers import Followers
from kibitz.app.ledgers.logbooks import Logbook, LogbookKind
from kibitz.app.pictures.results import result_shown
from kibitz.app.pictures.slip_forms import slip_form
from kibitz.app.subjects.evening.messages import EveningChanged, EveningPicture, EveningShown, NextDeal
from kibitz.club.evening import EveningHappening, EveningLine, RealEvening, evening_after, evening_of
from kibitz.club.paper_play import played_here
from kibitz.narration.outlook import outlook
from kibitz.narration.verdicts import verdict
from kibitz.sessions import Board

EVENING: Final = LogbookKind[EveningHappening, RealEvening]("evening", EveningHappening, evening_of, evening_after)

EveningLog = Logbook[EveningHappening, RealEvening]
WrittenDown = TypeVar("WrittenDown", bound=EveningLine)


def clocked(line: WrittenDown) -> WrittenDown:
    """A line with the time of the clock here."""
    return replace(line, at=datetime.now().astimezone().isoformat(timespec="seconds"))


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
        verdict=verdict(form.standing(state.results, stop=state.ended), begun.names) if state.results else None,
    )


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


class EveningFollowers(Followers[EveningHappening, RealEvening, EveningPicture]):
    """The phones that follow evenings through this process, and which of them may write."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(
            lambda book: draw_evening(book.code, book.state),
            EveningShown,
            lambda before, now: EveningChanged(now) if now != before else None,
        )
