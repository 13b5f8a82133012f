"""What whoever runs a competition does: each act as lines for its log."""

from __future__ import annotations

import secrets
from base64 import b64decode
from binascii import Error as NotPacked
from collections.abc import Callable
from typing import Final, Literal, TypeVar, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.ledgers.texts import NOT_READABLE, short
from kibitz.app.pictures.slip_forms import said_result
from kibitz.app.subjects.competition.competition_ledger import CallEnded, EventLine, EventState, OurTable, Released
from kibitz.app.subjects.competition.messages import (
    AdjustResult,
    AnswerCall,
    ArrangeEvent,
    BeginRound,
    CloseEvent,
    CreditEntrant,
    DrawBoards,
    EndRound,
    EnterResult,
    ExtendRound,
    FreeEntrant,
    GiveBoards,
    JoinLate,
    LeaveEarly,
    NameAll,
    SeatAll,
    StartClock,
    StopClock,
    TableFallsOut,
)
from kibitz.app.tables.seating import check_level
from kibitz.cards import NotationError
from kibitz.club.competition import deciding, round_clock
from kibitz.club.competition.arrangement import arranged, shared_boards
from kibitz.club.competition.given_boards import drawn, given
from kibitz.club.competition.happenings import AdjustedScore, TableBoard
from kibitz.club.competition.rulings import amount, ruling
from kibitz.club.competition.state import Competition
from kibitz.club.movements import planned
from kibitz.club.paper_play import TableResult, example, paper_form
from kibitz.engine.text import Template

T = TypeVar("T")

NO_RESULT: Final = Template("competition-no-result")

NOT_THE_NEXT: Final = Template("competition-not-the-next")

_MOST_NAMES: Final = 200
_MOST_MINUTES: Final = 240

PlainAct = (
    NameAll
    | SeatAll
    | ArrangeEvent
    | DrawBoards
    | GiveBoards
    | BeginRound
    | EndRound
    | StopClock
    | StartClock
    | ExtendRound
    | EnterResult
    | AdjustResult
    | CreditEntrant
    | LeaveEarly
    | JoinLate
    | TableFallsOut
    | FreeEntrant
    | AnswerCall
    | CloseEvent
)
"""All that concerns the event alone."""


def lines_of(state: EventState, act: PlainAct, sent: str) -> tuple[EventLine, ...]:
    """What the act writes; `sent` is a file that came before it. Whatever is wrong is an objection or a refusal."""
    event = state.event
    match act:
        case NameAll(names=names):
            for name in names[:_MOST_NAMES]:
                short(name)
            return (deciding.named(event, names[:_MOST_NAMES]),)
        case SeatAll(wish=wish):
            return (deciding.seated(event, planned(wish, len(event.entrants))),)
        case ArrangeEvent(tablets=tablets, real_cards=real_cards, level=level, wall=wall):
            check_level(level)
            shown: Literal["live", "end"] = "live" if act.live else "end"
            return (arranged(event, shown, tablets=tablets, real_cards=real_cards, level=level, wall=wall),)
        case DrawBoards():
            boards = event.movement.boards if event.movement else ()
            return with_cards(event, boards)
        case GiveBoards():
            return (deciding.dealt(event, _read(lambda: given(event, _unpacked(sent, packed=act.packed), act.name))),)
        case BeginRound(round=number):
            return (deciding.began(event, number), *with_cards(event, shared_boards(event)))
        case EndRound(round=number):
            if number != event.round:
                raise Refusal(NOT_THE_NEXT())
            return (deciding.ended(event),)
        case StopClock():
            return (round_clock.clock_stopped(event),)
        case StartClock():
            return (round_clock.clock_went_on(event),)
        case ExtendRound(minutes=minutes):
            return (round_clock.extended(event, max(-_MOST_MINUTES, min(minutes, _MOST_MINUTES))),)
        case EnterResult():
            return (_entered(event, act),)
        case AdjustResult(at=at, ns=ns, ew=ew, why=why):
            return (deciding.adjusted(event, at, _ruling(event, at, ns), _ruling(event, at, ew), short(why)),)
        case CreditEntrant(entrant=entrant, amount=said, why=why):
            return (deciding.credited(event, entrant, _read(lambda: amount(short(said))), short(why)),)
        case LeaveEarly(entrant=entrant):
            return (deciding.left(event, [entrant]),)
        case JoinLate(name=name):
            return (deciding.joined(event, short(name)),)
        case TableFallsOut(table=table):
            return (deciding.fell_out(event, table),)
        case FreeEntrant(entrant=entrant):
            return (Released(entrant=entrant),)
        case AnswerCall(round=number, table=table):
            is_called = OurTable(number, table) in state.calls
            return (CallEnded(round=number, table=table),) if is_called else ()
        case CloseEvent():
            return (deciding.closed(event),)
        case _:
            assert_never(act)


def with_cards(event: Competition, boards: tuple[int, ...]) -> tuple[EventLine, ...]:
    """Cards drawn for those of these boards that have none."""
    bare = [number for number in boards if number not in event.deals]
    return (deciding.dealt(event, drawn(event, bare, secrets.randbelow)),) if bare else ()


def _entered(event: Competition, act: EnterResult) -> EventLine:
    spot, said = act.at, act.said
    if isinstance(said, str):
        result = _result(event, spot, short(said))
    else:
        result = said_result(event, spot.board, said)
    if act.again:
        return deciding.corrected(event, spot, result, short(act.why))
    return deciding.entered(event, spot, result)


def _result(event: Competition, spot: TableBoard, said: str) -> TableResult:
    try:
        return deciding.result_of(event, spot, said)
    except NotationError as error:
        form = paper_form(event.created.game, event.created.options)
        raise Refusal(NO_RESULT(said=said, example=example(form))) from error


def _ruling(event: Competition, spot: TableBoard, said: str) -> AdjustedScore:
    try:
        return ruling(event, spot, short(said))
    except NotationError as error:
        form = paper_form(event.created.game, event.created.options)
        raise Refusal(NO_RESULT(said=said, example=example(form))) from error


def _read(read: Callable[[], T]) -> T:
    try:
        return read()
    except NotationError as error:
        raise Refusal(error.text) from error


def _unpacked(sent: str, *, packed: bool) -> bytes:
    if not packed:
        return sent.encode()
    try:
        return b64decode(sent, validate=True)
    except NotPacked as error:
        raise Refusal(NOT_READABLE()) from error
