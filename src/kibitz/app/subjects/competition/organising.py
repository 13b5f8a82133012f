"""What whoever runs a competition does: each act as lines for its log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeVar, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.ledgers.texts import short, unpacked
from kibitz.app.pictures.slip_forms import said_result
from kibitz.app.subjects.competition.competition_ledger import (
    CallEnded,
    EventLine,
    EventState,
    OurTable,
    Released,
    bot_decided,
)
from kibitz.app.subjects.competition.messages import (
    AdjustResult,
    AnswerCall,
    ArrangeEvent,
    ArrangePhones,
    BeginRound,
    BoardNotPlayed,
    CloseEvent,
    CreditEntrant,
    DrawBoards,
    DrawRound,
    EndRound,
    EnterResult,
    ExtendRound,
    FreeEntrant,
    GiveBoards,
    JoinLate,
    LeaveEarly,
    LetBotPlay,
    NameAll,
    PlainAct,
    RegisterEntrant,
    ReopenEvent,
    Replanning,
    SeatAll,
    StartClock,
    StopClock,
    TableFallsOut,
)
from kibitz.app.subjects.competition.table_phones import arranged_phones
from kibitz.app.tables.seating import check_level
from kibitz.cards import Deal, NotationError, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition import round_clock
from kibitz.club.competition.arrangement import arranged, shared_boards
from kibitz.club.competition.board_cards import drawn, given
from kibitz.club.competition.competition_lines import (
    AdjustedScore,
    FellOut,
    Joined,
    Left,
    RoundDrawn,
    Seated,
    TableBoard,
)
from kibitz.club.competition.rulings import amount, ruling
from kibitz.club.competition.state import Competition, after
from kibitz.club.movements import planned
from kibitz.club.movements.what_changes import what_changes
from kibitz.club.paper_play import TableResult, deals_again, example, paper_form
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template, Text

T = TypeVar("T")

NO_RESULT: Final = Template("competition-no-result")

BOARDS_FALL: Final = Template("competition-anew-boards-fall")
NOT_THE_NEXT: Final = Template("competition-not-the-next")
PLANNED_MEANWHILE: Final = Template("competition-planned-meanwhile")

_MOST_NAMES: Final = 200
MOST_MINUTES: Final = 240


def lines_of(state: EventState, act: PlainAct, boards_given: Mapping[int, Deal]) -> tuple[EventLine, ...]:
    """What the act writes; `boards_given` are those of a file. Whatever is wrong is an objection or a refusal."""
    event = state.event
    match act:
        case NameAll(names=names):
            for name in names[:_MOST_NAMES]:
                short(name)
            return (_read(lambda: decisions.named(event, names[:_MOST_NAMES])),)
        case RegisterEntrant(entrant=entrant, said=said):
            return (_read(lambda: decisions.registered(event, entrant, short(said))),)
        case ArrangeEvent(tablets=tablets, real_cards=real_cards, level=level, wall=wall):
            check_level(level)
            shown: Literal["live", "end"] = "live" if act.live else "end"
            least = event.arranged.least if act.least is None else act.least
            lead = event.arranged.lead if act.lead is None else act.lead
            how = arranged(
                event, shown, tablets=tablets, real_cards=real_cards, level=level, wall=wall, least=least, lead=lead
            )
            return (how,)
        case ArrangePhones():
            return arranged_phones(state, act)
        case DrawBoards():
            boards = event.movement.boards if event.movement else ()
            return with_cards(event, boards)
        case GiveBoards():
            return (decisions.dealt(event, boards_given),)
        case BeginRound(round=number):
            return (decisions.began(event, number), *with_cards(event, shared_boards(event)))
        case EndRound(round=number):
            if number != event.round:
                raise Refusal(NOT_THE_NEXT())
            return (decisions.ended(event),)
        case StopClock():
            return (round_clock.clock_stopped(event),)
        case StartClock():
            return (round_clock.clock_went_on(event),)
        case ExtendRound(minutes=minutes):
            return (round_clock.extended(event, max(-MOST_MINUTES, min(minutes, MOST_MINUTES))),)
        case EnterResult():
            return _entered(event, act)
        case AdjustResult(at=at, ns=ns, ew=ew, why=why):
            return (decisions.adjusted(event, at, _ruling(event, at, ns), _ruling(event, at, ew), short(why)),)
        case BoardNotPlayed(at=at, why=why):
            return (decisions.not_played(event, at, short(why)),)
        case CreditEntrant(entrant=entrant, amount=said, why=why):
            return (decisions.credited(event, entrant, _read(lambda: amount(short(said))), short(why)),)
        case FreeEntrant(entrant=entrant):
            return (Released(entrant=entrant),)
        case LetBotPlay(entrant=entrant):
            return bot_decided(state, entrant)
        case AnswerCall(round=number, table=table):
            is_called = OurTable(number, table) in state.calls
            return (CallEnded(round=number, table=table),) if is_called else ()
        case CloseEvent():
            return (decisions.closed(event),)
        case ReopenEvent(why=why):
            return (decisions.reopened(event, short(why)),)
        case _:
            assert_never(act)


Planned = Seated | Left | Joined | FellOut | RoundDrawn
Planning = SeatAll | Replanning | DrawRound


def planned_line(event: Competition, act: Planning) -> Planned:
    """Behind the gateway: many plans are drawn before one stands."""
    try:
        match act:
            case SeatAll(wish=wish):
                return decisions.seated(event, planned(wish, len(event.entrants)))
            case LeaveEarly(entrant=entrant):
                return decisions.left(event, [entrant])
            case JoinLate(name=name):
                return decisions.joined(event, short(name))
            case TableFallsOut(table=table):
                return decisions.fell_out(event, table)
            case DrawRound(round=number):
                if number != event.round + 1:
                    raise Refusal(NOT_THE_NEXT())
                return decisions.round_drawn(event)
            case _:
                assert_never(act)
    except (Objection, NotationError) as error:
        raise Refusal(error.text) from error


def meaning_of(event: Competition, act: Replanning) -> tuple[Text, ...]:
    """What such a plan would mean; behind the gateway as well."""
    line = planned_line(event, act)
    assert event.movement is not None
    then = after(event, line)
    fallen = decisions.fallen_boards(event, line.table) if isinstance(line, FellOut) else ()
    boards = ", ".join(str(each.spot.board) for each in fallen)
    said = (BOARDS_FALL(count=len(fallen), boards=boards),) if fallen else ()
    return (*said, *what_changes(event.movement, line.movement, event.round, then.present))


def still_so(event: Competition, before: Competition, line: Planned) -> tuple[EventLine, ...]:
    """The line, if nobody has planned, come, gone or begun a round meanwhile; what a table that falls out has not
    played is not played.
    """
    if (event.movement, event.round, event.entrants, event.gone, event.closed) != (
        before.movement,
        before.round,
        before.entrants,
        before.gone,
        before.closed,
    ):
        raise Refusal(PLANNED_MEANWHILE())
    if isinstance(line, RoundDrawn) and event.slips is not before.slips:
        raise Refusal(PLANNED_MEANWHILE())
    fallen = decisions.fallen_boards(event, line.table) if isinstance(line, FellOut) else ()
    return (*fallen, line)


def with_cards(event: Competition, boards: tuple[int, ...]) -> tuple[EventLine, ...]:
    """Cards drawn for those of these boards that have none."""
    bare = [number for number in boards if number not in event.deals]
    return (decisions.dealt(event, drawn(event, bare, secrets.randbelow)),) if bare else ()


def _entered(event: Competition, act: EnterResult) -> tuple[EventLine, ...]:
    spot, said = act.at, act.said
    if isinstance(said, str):
        result = typed_result(event, spot.board, short(said))
    else:
        result = said_result(event, spot.board, said)
    if result.declarer is None and deals_again(event.created.game, event.created.options):
        return (decisions.not_played(event, spot, short(act.why)),)
    if act.again:
        return (decisions.corrected(event, spot, result, short(act.why)),)
    stands = event.slips.get(spot)
    if stands is not None and stands.result == result and len(stands.agreed) == len(Side):
        return ()  # sent again, for want of an answer
    return (decisions.entered(event, spot, result),)


def typed_result(event: Competition, board: int, said: str) -> TableResult:
    """A result in the words of the table; a refusal shows how it is written."""
    try:
        return decisions.result_of(event, TableBoard(1, 1, board), said)
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


def boards_of_file(event: Competition, sent: str, act: GiveBoards) -> dict[int, Deal]:
    """Behind the gateway: a file can be long."""
    return _read(lambda: given(event, unpacked(sent) if act.packed else sent.encode(), act.name))
