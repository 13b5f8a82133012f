"""What may happen next in a competition: each function makes a line for the log, or says why it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from msgspec.structs import replace

from kibitz.cards import Deal, Side
from kibitz.club.competition import competition_lines as lines
from kibitz.club.competition.entry import read_entrant
from kibitz.club.competition.knockout_matches import out_of
from kibitz.club.competition.reports import is_knockout, score_cards, standing
from kibitz.club.competition.state import Competition, ScoreSlip
from kibitz.club.fields import Method
from kibitz.club.movements import Movement, MovementKind, replanned
from kibitz.club.movements.drawn_rounds import first_drawn, next_knockout, next_swiss, undrawn
from kibitz.club.movements.movement import board
from kibitz.club.paper_play import TableResult, deals_again, paper_form, written
from kibitz.engine.errors import Objection, OptionError
from kibitz.engine.text import Template
from kibitz.games import GAMES, game, game_for
from kibitz.rules.dealing import is_dealt_again

IS_CLOSED: Final = Template("competition-is-closed")
NOBODY_SEATED: Final = Template("competition-nobody-seated")
IS_SEATED: Final = Template("competition-is-seated")
WRONG_NUMBER: Final = Template("competition-wrong-number")
TWICE: Final = Template("competition-twice")
NO_NAMES: Final = Template("competition-no-names")
NO_NAME: Final = Template("competition-no-name")
NO_ROUND: Final = Template("competition-no-round")
OUT_OF_ORDER: Final = Template("competition-out-of-order")
RESULTS_MISSING: Final = Template("competition-results-missing")
NOT_THERE: Final = Template("competition-not-there")
IS_ENTERED: Final = Template("competition-is-entered")
NOT_ENTERED: Final = Template("competition-not-entered")
NO_ENTRANT: Final = Template("competition-no-entrant")
NO_TABLE: Final = Template("competition-no-table")
SAME_SIDE: Final = Template("competition-same-side")
NO_SUCH_BOARD: Final = Template("competition-no-such-board")
WAS_PLAYED: Final = Template("competition-was-played")
NO_DEAL: Final = Template("competition-no-deal")
DEALT_AGAIN: Final = Template("competition-dealt-again")
NO_RULING: Final = Template("competition-no-ruling")
DEALT_ANEW: Final = Template("competition-dealt-anew")
BOARD_IS_DECIDED: Final = Template("competition-is-decided")
ROUND_IS_OVER: Final = Template("competition-round-is-over")
NOT_CLOSED: Final = Template("competition-not-closed")
NO_CREDIT: Final = Template("competition-no-credit-in-a-knockout")
NOT_DRAWN: Final = Template("competition-not-drawn")
NOTHING_TO_DRAW: Final = Template("competition-nothing-to-draw")
ROUND_GOES_ON: Final = Template("competition-round-goes-on")

LEAST: Final = 50
"""The share of boards, in per cent, that one usually needs for a place."""


class CompetitionError(Objection):
    """That cannot happen now; nothing has changed."""


def created(
    title: str,
    name: str,
    options: Mapping[str, Any] | None = None,
    method: Method = Method.MATCHPOINTS,
    *,
    trimmed: int = 0,
    minutes: int = 0,
    least: int = LEAST,
) -> lines.Created:
    """A new event of a game, with the options that let each deal count by itself."""
    entrance = GAMES.get(name)
    given = {**((entrance.alone or {}) if entrance else {}), **(options or {})}
    rules = game(name, given)
    paper_form(name, rules.options)
    return lines.Created(
        title=title, game=name, options=rules.options, method=method, trimmed=trimmed, minutes=minutes, least=least
    )


def named(state: Competition, names: Sequence[str]) -> lines.Named:
    """The names of all, in the order of their numbers; they can change until everybody is seated."""
    is_open(state)
    if state.movement is not None:
        raise CompetitionError(IS_SEATED())
    found = tuple(read_entrant(number, name) for number, name in enumerate(filter(str.strip, names), 1))
    if len(found) < 2:
        raise CompetitionError(NO_NAMES())
    for name, times in Counter(each.name for each in found).items():
        if times > 1:
            raise CompetitionError(TWICE(name=name))
    return lines.Named(entrants=found)


def registered(state: Competition, number: int, text: str) -> lines.Registered:
    """Names, member numbers and handicap of somebody, as they are right."""
    is_open(state)
    if number not in state.entrants:
        raise CompetitionError(NO_ENTRANT(number=number))
    entrant = read_entrant(number, text)
    if not entrant.name:
        raise CompetitionError(NO_NAME())
    if any(entrant.name == name for other, name in state.entrants.items() if other != number):
        raise CompetitionError(TWICE(name=entrant.name))
    return lines.Registered(entrant=entrant)


def seated(state: Competition, movement: Movement) -> lines.Seated:
    """Everybody by a movement, before the first round."""
    is_open(state)
    if state.round:
        raise CompetitionError(IS_SEATED())
    if movement.entrants != len(state.entrants):
        raise CompetitionError(WRONG_NUMBER(wanted=movement.entrants, there=len(state.entrants)))
    return lines.Seated(movement=movement)


def began(state: Competition, number: int | None = None) -> lines.Began:
    """The next round; results of the one before may still come in."""
    _is_seated(state)
    wanted = state.round + 1 if number is None else number
    if not 1 <= wanted <= state.rounds:
        raise CompetitionError(NO_ROUND(number=wanted, rounds=state.rounds))
    if wanted != state.round + 1:
        raise CompetitionError(OUT_OF_ORDER(number=wanted))
    if wanted > state.drawn:
        raise CompetitionError(NOT_DRAWN(number=wanted))
    return lines.Began(round=wanted)


def round_drawn(state: Competition) -> lines.RoundDrawn:
    """Who meets whom next, by the results so far; drawn again as long as the round has not begun."""
    movement = _is_seated(state)
    if not movement.kind.is_drawn:
        raise CompetitionError(NOTHING_TO_DRAW())
    if state.under_way:
        raise CompetitionError(ROUND_GOES_ON(number=state.round))
    for number in range(1, state.round + 1):
        missing = state.missing(number)
        if missing:
            first = missing[0]
            raise CompetitionError(
                RESULTS_MISSING(number=number, missing=len(missing), table=first.table, board=first.board)
            )
    bare = undrawn(movement, state.round)
    if not state.round:
        return lines.RoundDrawn(movement=first_drawn(bare, state.present))
    if not bare.to_come:
        raise CompetitionError(NO_ROUND(number=state.round + 1, rounds=state.rounds))
    before = replace(state, movement=bare)
    if movement.kind is MovementKind.KNOCKOUT:
        return lines.RoundDrawn(movement=next_knockout(bare, out_of(before, score_cards(before))))
    return lines.RoundDrawn(movement=next_swiss(bare, standing(before)))


def dealt(state: Competition, boards: Mapping[int, Deal]) -> lines.Duplicated:
    """The cards of boards that nobody has begun."""
    movement = _is_seated(state)
    begun = {number for round_ in movement.rounds[: state.round] for each in round_ for number in each.boards}
    for number, deal in boards.items():
        if number not in movement.boards:
            raise CompetitionError(NO_SUCH_BOARD(board=number))
        if number in begun and number in state.deals:
            raise CompetitionError(WAS_PLAYED(board=number))
        is_played(state, number, deal)
    return lines.Duplicated(boards={number: deal.code for number, deal in sorted(boards.items())})


def is_played(state: Competition, number: int, deal: Deal) -> None:
    """Whether the event's game can be played with these cards; `CompetitionError` if not."""
    title = GAMES[state.created.game].title
    try:
        rules = game_for(deal, state.created.game, state.created.options)
    except OptionError as error:
        raise CompetitionError(NO_DEAL(board=number, game=title)) from error
    if deal.deck is not rules.deck:
        raise CompetitionError(NO_DEAL(board=number, game=title))
    if is_dealt_again(rules, deal):
        raise CompetitionError(DEALT_AGAIN(board=number, game=title))


def ended(state: Competition) -> lines.Ended:
    """The round that is under way."""
    _is_seated(state)
    if not state.under_way:
        raise CompetitionError(OUT_OF_ORDER(number=state.round))
    return lines.Ended(round=state.round)


def spot(state: Competition, table: int, number: int, round_: int | None = None) -> lines.TableBoard:
    """Where a board is played at a table: in the round that is named, or the latest that has begun and has it there."""
    movement = _is_seated(state)
    rounds = [round_] if round_ is not None else range(state.round or len(movement.rounds), 0, -1)
    found = [
        lines.TableBoard(each, table, number)
        for each in rounds
        if state.encounter(lines.TableBoard(each, table, number))
    ]
    if not found:
        raise CompetitionError(NOT_THERE(board=number, table=table, round=round_ or max(1, state.round)))
    return found[0]


def result_of(state: Competition, where: lines.TableBoard, text: str) -> TableResult:
    """A result from the words of those who played, by the scoring of the event's game."""
    form = paper_form(state.created.game, state.created.options)
    return written(form, text, board(where.board).vulnerable)


def entered(
    state: Competition, where: lines.TableBoard, result: TableResult, side: Side | None = None
) -> lines.Entered:
    """A result that nobody has entered yet, by one side or by the desk."""
    is_open(state)
    _is_there(state, where)
    if where in state.slips:
        raise CompetitionError(IS_ENTERED(board=where.board, table=where.table))
    _was_played(state, where, result)
    return lines.Entered(spot=where, result=result, side=side)


def entered_again(
    state: Competition, where: lines.TableBoard, result: TableResult, side: Side | None = None
) -> lines.Entered:
    """Another result from the table itself, in the place of its own: until the round ends, or the director decides."""
    _is_the_tables(state, where)
    _was_played(state, where, result)
    return lines.Entered(spot=where, result=result, side=side)


def disputed(state: Competition, where: lines.TableBoard, side: Side) -> lines.Disputed:
    """The side that did not enter the result says that it is wrong."""
    _is_the_tables(state, where)
    if side in state.slips[where].agreed:
        raise CompetitionError(SAME_SIDE(side=side))
    return lines.Disputed(spot=where, side=side)


def not_played(state: Competition, where: lines.TableBoard, why: str = "") -> lines.NotPlayed:
    """A board that a table did not play; a result that stands there counts no more."""
    is_open(state)
    _is_there(state, where)
    return lines.NotPlayed(spot=where, why=why)


def agreed(state: Competition, where: lines.TableBoard, side: Side) -> lines.Confirmed:
    """The side that did not enter the result says that it is right."""
    is_open(state)
    slip = state.slips.get(where)
    if slip is None:
        raise CompetitionError(NOT_ENTERED(board=where.board, table=where.table))
    if side in slip.agreed:
        raise CompetitionError(SAME_SIDE(side=side))
    return lines.Confirmed(spot=where, side=side)


def unplayed_here(state: Competition, where: lines.TableBoard, side: Side, *, spoiled: bool = False) -> lines.NotPlayed:
    """The same from the table itself: in the place of what it said before only while the round goes on."""
    if where in state.slips:
        _is_the_tables(state, where)
    return replace(not_played(state, where), side=side, spoiled=spoiled)


def corrected(state: Competition, where: lines.TableBoard, result: TableResult, why: str = "") -> lines.Corrected:
    """Another result in the place of the one that stands."""
    is_open(state)
    if where not in state.slips:
        raise CompetitionError(NOT_ENTERED(board=where.board, table=where.table))
    _was_played(state, where, result)
    return lines.Corrected(spot=where, result=result, why=why)


def adjusted(
    state: Competition,
    where: lines.TableBoard,
    ns: lines.AdjustedScore,
    ew: lines.AdjustedScore | None = None,
    why: str = "",
) -> lines.Adjusted:
    """What each side gets on a board, whether it was played or not."""
    is_open(state)
    _is_there(state, where)
    for ruling in (ns, ew or ns):
        given = (ruling.award is not None) + (ruling.percent is not None) + bool(ruling.results)
        weighs = len(ruling.weights) in (0, len(ruling.results)) and len(ruling.results) <= lines.MOST_PARTS
        weighs = weighs and all(0 < weight <= lines.MOST_WEIGHT for weight in ruling.weights)
        if given != 1 or not weighs or not (ruling.percent is None or 0 <= ruling.percent <= 100):
            raise CompetitionError(NO_RULING())
    return lines.Adjusted(spot=where, ns=ns, ew=ew or ns, why=why)


def credited(state: Competition, entrant: int, amount: Decimal, why: str = "") -> lines.Credited:
    """A carry-over or a penalty."""
    is_open(state)
    _is_entrant(state, entrant)
    if is_knockout(state):
        raise CompetitionError(NO_CREDIT())
    return lines.Credited(entrant=entrant, amount=amount, why=why)


def left(state: Competition, entrants: Iterable[int]) -> lines.Left:
    """Somebody goes after the round under way, and the others go on."""
    movement, gone = _is_seated(state), tuple(entrants)
    for entrant in gone:
        _is_entrant(state, entrant)
    return lines.Left(entrants=gone, movement=replanned(movement, state.round, set(state.present) - set(gone)))


def joined(state: Competition, name: str) -> lines.Joined:
    """Somebody comes, with the next number, and plays from the next round on."""
    movement = _is_seated(state)
    number = max(state.entrants) + 1
    entrant = read_entrant(number, name)
    if entrant.name in state.entrants.values():
        raise CompetitionError(TWICE(name=entrant.name))
    anew = replanned(movement, state.round, {*state.present, number})
    return lines.Joined(entrant=entrant, movement=anew)


def fell_out(state: Competition, table: int) -> lines.FellOut:
    """All who sit at a table in the round under way go, and the others go on."""
    movement = _is_seated(state)
    number = max(1, state.round)
    there = next((each for each in movement.rounds[number - 1] if each.table == table), None)
    if there is None:
        raise CompetitionError(NO_TABLE(table=table, round=number))
    gone = tuple(sorted(there.entrants))
    anew = replanned(movement, state.round, set(state.present) - set(gone))
    return lines.FellOut(table=table, entrants=gone, movement=anew)


def fallen_boards(state: Competition, table: int) -> tuple[lines.NotPlayed, ...]:
    """What a table that falls out leaves behind: the boards of its round that it has not played."""
    missing = state.missing(state.round) if state.round else ()
    return tuple(not_played(state, spot) for spot in missing if spot.table == table)


def closed(state: Competition) -> lines.Closed:
    """The end, when every result is in or decided. Against the field nobody waits for those who have not finished."""
    movement = _is_seated(state)
    for number in range(1, len(movement.rounds) + 1) if movement.kind is not MovementKind.FIELD else ():
        missing = state.missing(number)
        if missing:
            first = missing[0]
            raise CompetitionError(
                RESULTS_MISSING(number=number, missing=len(missing), table=first.table, board=first.board)
            )
    return lines.Closed()


def reopened(state: Competition, why: str = "") -> lines.Reopened:
    """An event that is closed, so that something can be put right."""
    if not state.closed:
        raise CompetitionError(NOT_CLOSED())
    return lines.Reopened(why=why)


def is_open(state: Competition) -> None:
    """Whether anything can still happen; `CompetitionError` if not."""
    if state.closed:
        raise CompetitionError(IS_CLOSED())


def _is_seated(state: Competition) -> Movement:
    is_open(state)
    if state.movement is None:
        raise CompetitionError(NOBODY_SEATED())
    return state.movement


def _is_there(state: Competition, where: lines.TableBoard) -> None:
    if state.encounter(where) is None:
        raise CompetitionError(NOT_THERE(board=where.board, table=where.table, round=where.round))


def _was_played(state: Competition, where: lines.TableBoard, result: TableResult) -> None:
    """A deal that the game deals again has no result: the table deals those cards anew and plays."""
    if result.declarer is None and deals_again(state.created.game, state.created.options):
        raise CompetitionError(DEALT_ANEW(board=where.board))


def _is_the_tables(state: Competition, where: lines.TableBoard) -> None:
    """Whether a result is still the table's own affair; `CompetitionError` if not."""
    is_open(state)
    slip = state.slips.get(where)
    if slip is None:
        raise CompetitionError(NOT_ENTERED(board=where.board, table=where.table))
    if not is_the_tables(slip):
        raise CompetitionError(BOARD_IS_DECIDED(board=where.board))
    if where.round != state.round or not state.under_way:
        raise CompetitionError(ROUND_IS_OVER(board=where.board))


def is_the_tables(slip: ScoreSlip) -> bool:
    """Whether what stands there is what the table said, and the director has decided nothing."""
    return not slip.corrected and slip.rulings is None and (slip.result is not None or slip.by_table)


def _is_entrant(state: Competition, number: int) -> None:
    if number not in state.present:
        raise CompetitionError(NO_ENTRANT(number=number))
