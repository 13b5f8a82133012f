"""A competition as its viewers see it: one picture for everybody, one for whoever runs it; and what changed."""

from __future__ import annotations

from datetime import datetime
from typing import Final, assert_never

from msgspec.structs import replace

from kibitz.app.ledgers.audience import Showing
from kibitz.app.messages import FileKind
from kibitz.app.pictures.results import ResultShown, result_shown
from kibitz.app.subjects.competition.competition_ledger import EventState, OurTable, seat_of, waited_for
from kibitz.app.subjects.competition.messages import (
    CallLine,
    EntrantLine,
    EventHead,
    EventPicture,
    HandicapLine,
    MarkedResult,
    MyPlace,
    PlaceLine,
    RulingLine,
    SeatingLine,
    SlipShown,
)
from kibitz.app.subjects.competition.table_phones import is_one_phone, one_phones_word, table_codes
from kibitz.cards import Side
from kibitz.club.competition import competition_lines
from kibitz.club.competition.entry import written_entrant
from kibitz.club.competition.event_pbn import is_in_pbn
from kibitz.club.competition.exports import gains_text, handicap_text, place_text, score_text, unit_text
from kibitz.club.competition.fair_view import boards_known, told_to_all
from kibitz.club.competition.knockout_matches import out_of
from kibitz.club.competition.reports import CardLine, TravellerLine, is_knockout, ranking, score_cards
from kibitz.club.competition.round_clock import rings_at, seconds_left
from kibitz.club.competition.state import Amendment, Competition, ScoreSlip
from kibitz.club.fields import Award, rounded
from kibitz.club.movements import promises
from kibitz.club.paper_play import TableResult, example, paper_form
from kibitz.engine.text import Template, Text
from kibitz.games import GAMES

_FILES: Final[tuple[FileKind, ...]] = ("whole", "ranking", "results", "usebio")

NOT_THE_ORGANISER: Final = Template("competition-not-the-organiser")
CORRECTED: Final = Template("competition-corrected")
ADJUSTED: Final = Template("competition-adjusted")
CREDITED: Final = Template("competition-credited")
WAS_CLOSED: Final = Template("competition-was-closed")
WAS_REOPENED: Final = Template("competition-was-reopened")
WAS_NOT_PLAYED: Final = Template("competition-was-not-played")
AWARD_NAMES: Final = {
    Award.AVERAGE: Template("competition-award-names-average"),
    Award.PLUS: Template("competition-award-names-plus"),
    Award.MINUS: Template("competition-award-names-minus"),
}
SHARE: Final = Template("competition-share")
WEIGHED: Final = Template("competition-weighed")
ASSIGNED: Final = Template("competition-assigned")


def draw_event(code: str, state: EventState) -> EventPicture:
    """The whole picture, for whoever runs it."""
    event = state.event
    here: dict[int, int] = {}
    for came in state.people.values():
        here[came.entrant] = here.get(came.entrant, 0) + 1
    return EventPicture(
        code=code,
        head=_head(state),
        entrants={
            number: EntrantLine(number, name, number in event.gone, here.get(number, 0), _written(event, number))
            for number, name in event.entrants.items()
        },
        tables=_tables(state),
        places=place_lines(event),
        slips={_key(at): _slip(state, at, slip) for at, slip in event.slips.items()},
        rulings={number: _ruling(event, each) for number, each in enumerate(event.changes)},
        calls={f"{where.round}.{where.table}": _call(where, since) for where, since in state.calls.items()},
        table_codes=table_codes(state),
        example=example(paper_form(event.created.game, event.created.options)),
    )


def for_everybody(picture: EventPicture, event: Competition) -> EventPicture:
    """The picture without results of single boards, without who calls, and without a ranking kept for the end."""
    entrants = {number: replace(each, written="") for number, each in picture.entrants.items()}
    places = picture.places if picture.head.closed else place_lines(told_to_all(event)) if picture.head.live else {}
    return replace(picture, entrants=entrants, places=places, slips={}, rulings={}, calls={}, table_codes={})


def draw_mine(state: EventState, person: str | None) -> MyPlace | None:
    """Who somebody is in the event, and where they play now."""
    came = state.people.get(person) if person else None
    if came is None:
        return None
    event = state.event
    known = tuple(sorted(boards_known(event, came.entrant, one_phones_word(state))))
    if event.movement and event.under_way:
        for each in event.movement.rounds[event.round - 1]:
            seat = seat_of(event.movement.kind, each, came)
            if seat is not None:
                code, calls = state.code_of(event.round, each.table), OurTable(event.round, each.table) in state.calls
                return MyPlace(came.entrant, code, seat, known, calls)
    return MyPlace(came.entrant, None, None, known)


def traveller_line(line: TravellerLine) -> MarkedResult:
    return MarkedResult(
        at=line.spot,
        ns=line.encounter.who(Side.NS),
        ew=line.encounter.who(Side.EW),
        result=_result(line.slip.result),
        ns_mark=gains_text(line, Side.NS),
        ew_mark=gains_text(line, Side.EW),
        adjusted=line.slip.rulings is not None,
    )


def card_line(entrant: int, line: CardLine) -> MarkedResult:
    """A line of somebody's score card: the mark stands on their own side."""
    mine, theirs = (entrant, *line.partners), line.opponents
    is_ns = line.side is Side.NS
    return MarkedResult(
        at=line.spot,
        ns=mine if is_ns else theirs,
        ew=theirs if is_ns else mine,
        result=_result(line.slip.result),
        ns_mark=rounded(line.mark.gained) if is_ns else "",
        ew_mark="" if is_ns else rounded(line.mark.gained),
        adjusted=line.slip.rulings is not None,
    )


def _head(state: EventState) -> EventHead:
    event = state.event
    created, arranged = event.created, event.arranged
    return EventHead(
        title=created.title,
        game=created.game,
        game_title=GAMES[created.game].title,
        method=event.method,
        movement=event.movement.kind if event.movement else None,
        promises=promises(event.movement) if event.movement and not event.round else (),
        round=event.round,
        rounds=event.rounds,
        drawn=event.drawn,
        out=tuple(sorted(beaten(event))),
        unit=unit_text(event),
        under_way=event.under_way,
        closed=event.closed,
        live=arranged.ranking == "live",
        tablets=arranged.tablets,
        real_cards=arranged.real_cards,
        level=arranged.level,
        minutes=created.minutes,
        ends_at=rings_at(event),
        left=seconds_left(event),
        wall=arranged.wall,
        least=event.least,
        lead=arranged.lead,
        boards=len(event.movement.boards) if event.movement else 0,
        dealt=len(event.deals),
        files=(*_FILES, "pbn") if is_in_pbn(created.game) else _FILES,
        table_codes=bool(state.phones.key),
        each_side=state.phones.each_side,
    )


def beaten(event: Competition) -> frozenset[int]:
    """Who has lost in a knockout."""
    return out_of(event, score_cards(event)) - event.gone if is_knockout(event) else frozenset()


def _tables(state: EventState) -> dict[str, SeatingLine]:
    event, lines = state.event, {}
    for number, round_ in enumerate(event.movement.rounds if event.movement else (), 1):
        for each in round_:
            done = tuple(
                board for board in each.boards if competition_lines.TableBoard(number, each.table, board) in event.slips
            )
            is_ahead = number > event.round or (number == event.round and event.under_way)
            missing = tuple(waited_for(state, each)) if is_ahead else ()
            lines[f"{number}.{each.table}"] = SeatingLine(
                number, each.table, each.seats, each.boards, done, event.on_tablets(each.table), missing
            )
    return lines


def place_lines(event: Competition) -> dict[int, PlaceLine]:
    """The ranking as it is shown, by entrants."""
    found = {}
    for line in ranking(event):
        beside = {
            each.entrant: HandicapLine(
                order, place_text(each), handicap_text(event, each.entrant), score_text(event, each.score)
            )
            for order, each in enumerate(line.handicapped)
        }
        for order, each in enumerate(line.places):
            place, score = place_text(each), score_text(event, each.score)
            found[each.entrant] = PlaceLine(
                each.entrant, line.line, order, place, score, each.boards, beside.get(each.entrant)
            )
    return found


def _written(event: Competition, number: int) -> str:
    """As it was typed, where that is more than the name."""
    return written_entrant(event.registered[number]) if number in event.registered else ""


def _slip(state: EventState, at: competition_lines.TableBoard, slip: ScoreSlip) -> SlipShown:
    return SlipShown(
        at=at,
        result=_result(slip.result),
        waits_for=next((side for side in Side if side not in slip.agreed), None),
        corrected=slip.corrected,
        adjusted=slip.rulings is not None,
        sent_by=tuple(dict.fromkeys(f"{each.name} {each.sign}" for each in state.sent.get(at, ()))),
        disputed=slip.disputed,
        spoiled=slip.spoiled,
        one_phone=is_one_phone(state, at),
    )


def _ruling(event: Competition, change: Amendment) -> RulingLine:
    what = _decided(event, change)
    match change:
        case competition_lines.Corrected(result=result):
            return RulingLine(str(change.at), what, change.why, result_shown(result))
        case competition_lines.Adjusted(ns=ns, ew=ew):
            return RulingLine(str(change.at), what, change.why, ns=_awarded(ns, Side.NS), ew=_awarded(ew, Side.EW))
        case competition_lines.Closed():
            return RulingLine(str(change.at), what, "")
        case _:
            return RulingLine(str(change.at), what, change.why)


def _awarded(score: competition_lines.AdjustedScore, side: Side) -> Text:
    """What a side got, in words."""
    if score.award is not None:
        return AWARD_NAMES[score.award]()
    if score.percent is not None:
        return SHARE(percent=str(score.percent))
    if len(score.results) > 1:
        return WEIGHED(results=len(score.results))
    return ASSIGNED(points=str(score.results[0].of(side)))


def _call(where: OurTable, since: str) -> CallLine:
    return CallLine(where.round, where.table, datetime.fromisoformat(since).timestamp())


def _decided(event: Competition, change: Amendment) -> Text:
    match change:
        case competition_lines.Credited(entrant=entrant, amount=amount):
            return CREDITED(who=event.entrants[entrant], amount=f"{amount:+}")
        case competition_lines.Closed():
            return WAS_CLOSED()
        case competition_lines.Reopened():
            return WAS_REOPENED()
        case competition_lines.Corrected():
            what = CORRECTED
        case competition_lines.Adjusted():
            what = ADJUSTED
        case competition_lines.NotPlayed():
            what = WAS_NOT_PLAYED
        case _:
            assert_never(change)
    return what(round=change.spot.round, table=change.spot.table, board=change.spot.board)


def _result(result: TableResult | None) -> ResultShown | None:
    return None if result is None else result_shown(result)


def _key(spot: competition_lines.TableBoard) -> str:
    return f"{spot.round}.{spot.table}.{spot.board}"


def _seen(code: str, state: EventState, runs: bool) -> EventPicture:
    picture = draw_event(code, state)
    return picture if runs else for_everybody(picture, state.event)


COMPETITION_SHOWN: Final = Showing[EventState, EventPicture](
    "event",
    lambda ledger, runs: _seen(ledger.code, ledger.state, runs),
    lambda ledger, connection, drawn: replace(drawn, me=draw_mine(ledger.state, connection.identity)),
    otherwise=NOT_THE_ORGANISER,
)
