"""What stands on the sheets of an event, as plain data for their templates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from kibitz.cards import Seat, Side
from kibitz.club.competition.competition_decisions import NOBODY_SEATED, CompetitionError
from kibitz.club.competition.exports import gains_text, handicap_text, place_text, score_text, unit_text
from kibitz.club.competition.reports import (
    CardLine,
    TravellerLine,
    cross_table,
    is_percentage,
    ranking,
    score_cards,
    travellers,
)
from kibitz.club.competition.state import Competition, ScoreSlip
from kibitz.club.fields import Mark, rounded, shown
from kibitz.club.movements import Encounter, Movement
from kibitz.club.paper_play import counts_vulnerability
from kibitz.club.printing.stationery import Printed, board_head, contract_written, seat_letter, side_letters
from kibitz.engine.text import Template, Text
from kibitz.games.naming import contract_text
from kibitz.words import IN_ENGLISH, Language

PLAYED_BY: Final = Template("paper-played-by")
NOBODY_PLAYED: Final = Template("paper-nobody-played")
ADJUSTED_CELL: Final = Template("paper-adjusted-cell")
NOT_SCORED: Final = Template("paper-no-score")
MARK_OF: Final = Template("paper-mark-of")
BEST_PLACES: Final = {
    1: Template("paper-best-places-1"),
    2: Template("paper-best-places-2"),
    3: Template("paper-best-places-3"),
}
A_PLACE: Final = Template("paper-a-place")
PLACE_OF_LINE: Final = Template("paper-place-of-line")
PLACE_AND_SCORE: Final = Template("paper-place-and-score")
SCORED: Final = Template("paper-scored")
PER_CENT: Final = Template("paper-per-cent")
WAITS: Final = Template("paper-waits")
WITH_PARTNER: Final = Template("paper-with-partner")
GOES_TO: Final = Template("paper-goes-to")
GOES_TO_SEAT: Final = Template("paper-goes-to-seat")
GOES_TO_WAIT: Final = Template("paper-goes-to-wait")
STAYS: Final = Template("paper-stays")
IN_SECTION: Final = Template("paper-in-section")
BOARDS_GO: Final = Template("paper-boards-go")
BOARDS_REST: Final = Template("paper-boards-rest")
LINES: Final = {Side.NS: Template("paper-lines-ns"), Side.EW: Template("paper-lines-ew")}


def ranking_data(state: Competition, language: Language = IN_ENGLISH) -> Printed:
    """The ranking, and the cross-table beneath."""
    cells = cross_table(state)
    rankings = ranking(state)
    down, across = (sorted(state.entrants),) * 2
    if len(rankings) == len(Side):  # nobody meets anybody of their own line
        down, across = (sorted(each.entrant for each in line.places) for line in rankings)
    return {
        **_head(state),
        "unit": language.say(unit_text(state)),
        "rankings": [
            {
                "name": "" if line.line is None else language.say(LINES[line.line]()),
                "rows": [
                    [
                        *(place_text(each), str(each.entrant), state.entrants[each.entrant]),
                        *(language.figure(score_text(state, each.score)), str(each.boards)),
                    ]
                    for each in line.places
                ],
                "handicapped": [
                    [
                        *(place_text(each), str(each.entrant), state.entrants[each.entrant]),
                        language.figure(handicap_text(state, each.entrant)),
                        language.figure(score_text(state, each.score)),
                    ]
                    for each in line.handicapped
                ],
            }
            for line in rankings
        ],
        "cross": {
            "numbers": [str(number) for number in across],
            "rows": [
                [
                    *(str(one), state.entrants[one]),
                    *("×" if one == other else _cell(cells, one, other, language) for other in across),
                ]
                for one in down
                if cells
            ],
        },
    }


def travellers_data(state: Competition, language: Language = IN_ENGLISH, *, blank: bool = False) -> Printed:
    """A traveller for each board: filled with what has come in, or with empty lines to write on."""
    boards = () if state.movement is None else state.movement.boards
    plays = {
        number: sum(number in each.boards for each in state.movement.encounters) if state.movement else 0
        for number in boards
    }
    found, results = [], {} if blank else travellers(state)
    counts = counts_vulnerability(state.created.game, state.created.options)
    for number in boards:
        rows = []
        for each in results.get(number, ()):
            result = each.slip.result
            played = result is not None and result.declarer is not None
            declarer = result.declarer if result else None
            rows.append(
                [
                    *("/".join(map(str, each.encounter.who(side))) for side in Side),
                    _contract(each, language),
                    *((seat_letter(declarer, language), str(result.tricks)) if result and declarer else ("", "")),
                    *(str(result.of(side) or "") if result and played else "" for side in Side),
                    *(gains_text(each, side, lambda mark: language.figure(shown(mark))) for side in Side),
                ]
            )
        head = board_head(number, language, vulnerable=counts)
        found.append({**head, "lines": rows, "blank": plays[number] if blank else 0})
    return {**_head(state), "boards": [each for each in found if each["lines"] or blank]}


def cards_data(state: Competition, language: Language = IN_ENGLISH) -> Printed:
    """A score card for everybody."""
    places = {each.entrant: each for line in ranking(state) for each in line.places}
    cards = score_cards(state)
    return {
        **_head(state),
        "cards": [
            {
                "name": f"{entrant}  {name}",
                "total": _total(state, entrant, places, language),
                "rows": [
                    [
                        *(str(each.spot.round), str(each.spot.board), language.say(LINES[each.side]())),
                        ", ".join(state.entrants[other] for other in each.opponents),
                        _results(each, language),
                        "" if each.net is None else f"{each.net:+}",
                        _mark(each.mark, language),
                    ]
                    for each in cards[entrant]
                ],
            }
            for entrant, name in sorted(state.entrants.items())
        ],
    }


class EventOnPaper(NamedTuple):
    """An event, and the codes of its tables, where phones show them."""

    event: Competition
    table_codes: Mapping[int, str]


class TableLink(NamedTuple):
    """By which phones come to a table: its code, and the picture of a link that has it."""

    code: str
    picture: str  # SVG


def tables_data(
    state: Competition, language: Language = IN_ENGLISH, links: Mapping[int, TableLink] | None = None
) -> Printed:
    """A card for each table: who comes in which round, with which boards; and where people and boards go next."""
    movement = _movement(state)
    numbers = sorted({each.table for each in movement.encounters})
    return {
        **_head(state),
        "tables": [
            {
                "number": number,
                "section": language.say(IN_SECTION(number=movement.section(number) + 1)) if movement.sections else "",
                **((links or {}).get(number, TableLink("", ""))._asdict()),
                "rows": [
                    [
                        str(turn),
                        *(_people(state, each.who(side)) for side in Side),
                        _boards(each),
                        "\n".join(language.say(said) for said in _next(movement, turn, each)),
                    ]
                    for turn, round_ in enumerate(movement.rounds, 1)
                    for each in round_
                    if each.table == number
                ],
            }
            for number in numbers
        ],
    }


def guides_data(state: Competition, language: Language = IN_ENGLISH) -> Printed:
    """A card to carry for everybody: in each round the table, the seat, the boards and the opponents."""
    movement = _movement(state)

    def row(turn: int, entrant: int) -> list[str]:
        there = movement.at(turn, entrant)
        if there is None:
            return [str(turn), "", language.say(WAITS()), "", ""]
        seats, side = _seats(there, entrant), _side(there, entrant)
        sits = language.seat(seats[0]) if len(seats) == 1 else language.say(LINES[side]())
        if movement.kind.of_teams:  # whose two pairs play at two tables
            tables = [each for each in movement.rounds[turn - 1] if entrant in each.entrants]
            at = ", ".join(f"{each.table} {side_letters(_side(each, entrant), language)}" for each in tables)
            return [str(turn), at, "", _boards(there), _people(state, there.who(_side(there, entrant).other))]
        partners = [who for who in there.who(side) if who != entrant]
        people = _people(state, there.who(side.other))
        if partners:
            people = language.say(WITH_PARTNER(partner=_people(state, partners), others=people))
        return [str(turn), str(there.table), sits, _boards(there), people]

    return {
        **_head(state),
        "guides": [
            {
                "name": f"{entrant}  {state.entrants[entrant]}",
                "rows": [row(turn, entrant) for turn in range(1, len(movement.rounds) + 1)],
            }
            for entrant in state.present
        ],
    }


def certificate_data(state: Competition, language: Language = IN_ENGLISH, best: int = 3) -> Printed:
    """A certificate for everybody up to a place."""
    return {
        **_head(state),
        "certificates": [
            {
                "name": state.entrants[each.entrant],
                "place": _placed(each.place, line.line, language),
                "score": _scored(state, score_text(state, each.score), language),
            }
            for line in ranking(state)
            for each in line.places
            if 1 <= each.place <= best
        ],
    }


def _head(state: Competition) -> Printed:
    return {"title": state.created.title, "date": state.created.day}


def _contract(line: TravellerLine, language: Language) -> str:
    """As it stands on a traveller: 4Sx, or in the words of the game."""
    result = line.slip.result
    if result is None:
        return language.say(_without(line.slip))
    if result.contract is None:
        return language.say(NOBODY_PLAYED())
    return contract_written(result.contract, language)


def _results(line: CardLine, language: Language) -> str:
    """What came of a board; of a team at both its tables."""
    slips = [line.slip, *([line.elsewhere] if line.elsewhere else [])]
    return "; ".join(_result(slip, language) for slip in slips)


def _without(slip: ScoreSlip) -> Text:
    return ADJUSTED_CELL() if slip.rulings is not None else NOT_SCORED()


def _result(slip: ScoreSlip, language: Language) -> str:
    result = slip.result
    if result is None:
        return language.say(_without(slip))
    if result.contract is None or result.declarer is None:
        return language.say(NOBODY_PLAYED())
    played: Text = PLAYED_BY(
        contract=language.say(contract_text(result.contract)), declarer=result.declarer, tricks=result.tricks
    )
    return language.say(played)


def _mark(mark: Mark, language: Language) -> str:
    figure = language.figure(shown(mark))
    return language.say(MARK_OF(mark=figure, top=rounded(mark.top, 0))) if mark.top else figure


def _cell(cells: Mapping[tuple[int, int], Mark], one: int, other: int, language: Language) -> str:
    return language.figure(shown(cells[one, other])) if (one, other) in cells else ""


def _movement(state: Competition) -> Movement:
    if state.movement is None:
        raise CompetitionError(NOBODY_SEATED())
    return state.movement


def _boards(there: Encounter) -> str:
    return f"{there.boards[0]}–{there.boards[-1]}" if len(there.boards) > 1 else str(there.boards[0])


def _seats(there: Encounter, entrant: int) -> tuple[Seat, ...]:
    """Where an entrant sits: a pair on two seats."""
    return tuple(seat for seat in Seat if there.seats.get(seat) == entrant)


def _side(there: Encounter, entrant: int) -> Side:
    return _seats(there, entrant)[0].side


def _next(movement: Movement, turn: int, here: Encounter) -> list[Text]:
    """Where everybody at a table, and its boards, go after a round; nothing after the last."""
    if turn == len(movement.rounds):
        return []
    said = []
    for entrant in sorted(here.entrants):
        side = _side(here, entrant)
        # A team goes to two tables: the pair that sat this way sits this way again.
        coming = [each for each in movement.rounds[turn] if entrant in each.entrants]
        there = next((each for each in coming if _side(each, entrant) is side), coming[0] if coming else None)
        if there is None:
            said.append(GOES_TO_WAIT(who=str(entrant)))
        elif (there.table, _seats(there, entrant)) == (here.table, _seats(here, entrant)):
            said.append(STAYS(who=str(entrant)))
        elif len(seats := _seats(there, entrant)) == 1:
            said.append(GOES_TO_SEAT(who=str(entrant), table=there.table, seat=seats[0]))
        else:
            said.append(GOES_TO(who=str(entrant), table=there.table, side=_side(there, entrant)))
    section = movement.section(here.table)  # which has boards of its own
    lying = (each.table for each in movement.rounds[turn] if each.boards == here.boards)
    boards = next((table for table in lying if movement.section(table) == section), None)
    if boards is None:
        said.append(BOARDS_REST())
    elif boards != here.table:
        said.append(BOARDS_GO(table=boards))
    return said


def _people(state: Competition, numbers: Sequence[int]) -> str:
    return ", ".join(f"{number} {state.entrants.get(number, '')}".strip() for number in numbers)


def _total(state: Competition, entrant: int, places: Mapping[int, Any], language: Language) -> str:
    if entrant not in places:
        return ""
    each = places[entrant]
    score = _scored(state, score_text(state, each.score), language)
    return language.say(PLACE_AND_SCORE(place=_placed(each.place, None, language), score=score))


def _placed(place: int, line: Side | None, language: Language) -> str:
    said = language.say(BEST_PLACES.get(place, A_PLACE)(place=place))
    return said if line is None else language.say(PLACE_OF_LINE(place=said, line=language.say(LINES[line]())))


def _scored(state: Competition, score: str, language: Language) -> str:
    unit = PER_CENT if is_percentage(state) else SCORED
    return language.say(unit(score=language.figure(score)))
