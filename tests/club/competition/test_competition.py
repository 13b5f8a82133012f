"""A competition from its first line to its last: what may happen, what it comes to, and that a file keeps it all."""

from __future__ import annotations

import csv
from collections import defaultdict
from decimal import Decimal
from fractions import Fraction
from io import StringIO

import pytest

from kibitz.cards import NotationError, Seat, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.competition_lines import AdjustedScore, Entered, TableBoard
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.exports import ranking_csv, results_csv
from kibitz.club.competition.reports import cross_table, ranking, score_cards, traveller
from kibitz.club.competition.state import EVENT, Competition
from kibitz.club.fields import Award, Method
from kibitz.club.movements import (
    Movement,
    MovementKind,
    against_the_field,
    howell,
    individual,
    mitchell,
    teams,
    three_handed,
)
from kibitz.club.paper_play import TableResult
from kibitz.games import GAMES
from kibitz.scoring.duplicate import imps
from tests.club.afternoon import Desk, played, seated

ON_PAPER = [name for name, entrance in GAMES.items() if entrance.paper is not None and entrance.players == 4]


@pytest.mark.parametrize("method", Method)
@pytest.mark.parametrize("name", ON_PAPER)
def test_every_game_by_every_method(name: str, method: Method) -> None:
    desk = seated(howell(6, 2), name, method)
    state = played(desk)
    desk.note(decisions.closed(state))
    (line,) = ranking(desk.state)
    assert {each.entrant for each in line.places} == set(range(1, 7))
    assert line.places[0].place == 1 and line.places[0].score >= line.places[-1].score
    if method is Method.MATCHPOINTS:
        assert sum((each.score for each in line.places), Fraction(0)) == 3
    elif method is Method.IMPS:
        assert sum(each.score for each in line.places) == 0
    assert EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log))) == tuple(desk.log)
    assert EVENT.fold(EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log)))) == desk.state


@pytest.mark.parametrize(
    "movement",
    [mitchell(9, 2), mitchell(8, 2, switched=1), howell(7, 1), individual(9), teams(5, 3), against_the_field(7, 4)],
    ids=lambda movement: f"{movement.kind} {movement.entrants}",
)
def test_every_movement(movement: Movement) -> None:
    desk = seated(movement, "minibridge")
    state = played(desk)
    lines = ranking(state)
    assert sorted(each.entrant for line in lines for each in line.places) == list(range(1, movement.entrants + 1))
    for entrant, card in score_cards(state).items():
        boards = [each.spot.board for each in card]
        plays = sum(len(each.boards) for each in movement.encounters if entrant in each.entrants)
        assert len(boards) == (plays // 2 if movement.kind is MovementKind.TEAMS else plays)
    assert results_csv(state).count("\n") == 1 + len(state.slips)


def test_a_mitchell_has_two_winners_and_one_with_switched_arrows_one() -> None:
    assert [line.line for line in ranking(played(seated(mitchell(8, 2))))] == [Side.NS, Side.EW]
    assert [line.line for line in ranking(played(seated(mitchell(8, 2, switched=1))))] == [None]


def test_the_ranking_is_what_one_adds_up_by_hand() -> None:
    """Separate code: matchpoints from the raw scores, board by board."""
    state = played(seated(howell(8, 2)), seed=5)
    by_board: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for spot, slip in state.slips.items():
        encounter, result = state.encounter(spot), slip.result
        assert encounter is not None and result is not None
        (ns,), (ew,) = encounter.who(Side.NS), encounter.who(Side.EW)
        by_board[spot.board].append((ns, ew, result.of(Side.NS) - result.of(Side.EW)))
    points: dict[int, int] = defaultdict(int)
    for results in by_board.values():
        for ns, ew, net in results:
            others = [other for *_, other in results]
            points[ns] += sum((net > other) * 2 + (net == other) for other in others) - 1
            points[ew] += sum((net < other) * 2 + (net == other) for other in others) - 1
    (line,) = ranking(state)
    assert {each.entrant: each.gained for each in line.places} == points
    assert all(each.top == 14 * 6 for each in line.places)


def test_teams_get_victory_points_for_the_swings_between_the_rooms() -> None:
    state = played(seated(teams(2, 4, 1), method=Method.IMPS), seed=3)
    margin = 0
    for number in range(1, 5):
        results = [state.slips[TableBoard(1, table, number)].result for table in (1, 2)]
        nets = [result.of(Side.NS) - result.of(Side.EW) for result in results if result]
        margin += imps(nets[0] - nets[1])
    (line,) = ranking(state)
    scores = {each.entrant: each.score for each in line.places}
    assert scores[1] + scores[2] == 20
    assert (scores[1] > scores[2]) == (margin > 0)
    assert cross_table(state)[1, 2].gained == margin == -cross_table(state)[2, 1].gained
    assert [each.boards for each in line.places] == [4, 4]


def test_three_at_a_table_score_alone() -> None:
    desk = seated(three_handed(9, 1), "minibridge-normal3", Method.TOTAL)
    desk.note(decisions.began(desk.state))
    where = decisions.spot(desk.state, 1, 1)
    desk.note(decisions.entered(desk.state, where, decisions.result_of(desk.state, where, "E game spades 8")))
    (line,) = ranking(desk.state)
    north, east, west = (desk.state.movement.rounds[0][0].seats[seat] for seat in (Seat.NORTH, Seat.EAST, Seat.WEST))  # type: ignore[union-attr]
    assert {each.entrant: each.score for each in line.places} == {north: 100, east: 0, west: 100}


# --- one thing after the other


def begun() -> tuple[Desk, TableBoard]:
    desk = seated(mitchell(6, 2))
    desk.note(decisions.began(desk.state))
    return desk, TableBoard(1, 1, 1)


def test_a_result_from_one_side_waits_for_the_other() -> None:
    desk, spot = begun()
    result = decisions.result_of(desk.state, spot, "N 4S 10")
    desk.note(decisions.entered(desk.state, spot, result, Side.NS))
    assert desk.state.slips[spot].agreed == {Side.NS}
    with pytest.raises(CompetitionError, match="North and South entered this result"):
        decisions.agreed(desk.state, spot, Side.NS)
    desk.note(decisions.agreed(desk.state, spot, Side.EW))
    assert desk.state.slips[spot].agreed == set(Side)
    with pytest.raises(CompetitionError, match="correct it"):
        decisions.entered(desk.state, spot, result)


def test_corrections_are_kept_with_their_reason() -> None:
    desk, spot = begun()
    desk.note(decisions.entered(desk.state, spot, decisions.result_of(desk.state, spot, "N 4S 10")))
    right = decisions.result_of(desk.state, spot, "N 4S 9")
    desk.note(decisions.corrected(desk.state, spot, right, "a trick was turned the wrong way"))
    assert desk.state.slips[spot].result == right
    assert [getattr(change, "why", None) for change in desk.state.changes] == ["a trick was turned the wrong way"]
    assert len(desk.log) == 6, "nothing is taken out of the log"


def test_an_adjusted_board() -> None:
    desk, spot = begun()
    desk.note(decisions.adjusted(desk.state, spot, AdjustedScore(award=Award.PLUS), AdjustedScore(percent=Decimal(40))))
    (line,) = traveller(desk.state, 1)
    assert [mark.gained / mark.top for mark in line.marks] == [Fraction(3, 5), Fraction(2, 5)]
    played = decisions.result_of(desk.state, spot, "N 4S 10")
    desk.note(
        decisions.adjusted(desk.state, spot, AdjustedScore(results=(played,)), AdjustedScore(award=Award.AVERAGE))
    )
    assert traveller(desk.state, 1)[0].marks[0].gained == 2, "one result alone of three is an average"


@pytest.mark.parametrize(
    "ruling",
    [
        AdjustedScore(),
        AdjustedScore(award=Award.PLUS, percent=Decimal(50)),
        AdjustedScore(percent=Decimal(101)),
        AdjustedScore(weights=(1,)),
    ],
)
def test_what_is_no_ruling(ruling: AdjustedScore) -> None:
    desk, spot = begun()
    with pytest.raises(CompetitionError, match="A ruling is one of"):
        decisions.adjusted(desk.state, spot, ruling)


def test_a_carry_over_counts_in_the_ranking() -> None:
    desk = seated(howell(6, 1))
    state = played(desk)
    last = ranking(state)[0].places[-1]
    desk.note(decisions.credited(state, last.entrant, Decimal(100), "won the first session"))
    first = ranking(desk.state)[0].places[0]
    assert first.entrant == last.entrant and first.score == last.score + 1


def test_a_table_falls_out_and_the_others_play_on() -> None:
    desk = seated(mitchell(18, 2))
    state = played(desk, 4)
    desk.note(decisions.began(state))
    first, second = (spot for spot in desk.state.missing(5) if spot.table == 3)
    desk.note(decisions.entered(desk.state, first, decisions.result_of(desk.state, first, "N 3NT 9")))
    fallen = decisions.fallen_boards(desk.state, 3)
    assert [each.spot for each in fallen] == [second], "what was played stands, the rest is not played"
    desk.note(fallen[0])
    desk.note(decisions.fell_out(desk.state, 3))
    gone = desk.state.gone
    assert len(gone) == 2 and not gone & set(desk.state.present)
    for spot in desk.state.missing(5):
        desk.note(decisions.adjusted(desk.state, spot, AdjustedScore(award=Award.AVERAGE)))
    desk.note(decisions.ended(desk.state))
    state = played(desk)
    assert not any(gone & each.entrants for round_ in state.movement.rounds[5:] for each in round_)  # type: ignore[union-attr]
    desk.note(decisions.closed(state))
    lines = ranking(desk.state)
    assert [line.line for line in lines] == [Side.NS, Side.EW], "whoever is brought together stays in their line"
    assert sorted(each.entrant for line in lines for each in line.places) == list(range(1, 19))


def test_latecomers_and_early_leavers() -> None:
    desk = seated(mitchell(7, 2))
    played(desk, 1)
    desk.note(decisions.joined(desk.state, "Late & Later"))
    assert desk.state.entrants[8] == "Late & Later"
    assert desk.state.movement is not None and 8 not in desk.state.movement.sitting_out(2)
    desk.note(decisions.left(desk.state, [8]))
    assert 8 in desk.state.movement.sitting_out(3)
    with pytest.raises(CompetitionError, match="no entrant 8"):
        decisions.left(desk.state, [8])


def refused(what: str, state: Competition) -> None:
    spot = TableBoard(1, 1, 1)
    match what:
        case "names":
            decisions.named(state, ["Ann & Bob", "Cal & Dan"])
        case "twice":
            decisions.named(Desk().state, ["Ann", "Bob", "Ann"])
        case "seats":
            decisions.seated(EVENT.fold(seated(mitchell(6, 2)).log[:2]), mitchell(8, 2))
        case "round":
            decisions.began(state, 3)
        case "board":
            decisions.spot(state, 1, 99)
        case "confirm":
            decisions.agreed(state, spot, Side.NS)
        case "close":
            decisions.closed(state)
        case "table":
            decisions.fell_out(state, 9)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("names", "Everybody is seated already."),
        ("twice", "Two entrants are called “Ann”."),
        ("seats", "The movement is for 8 and there are 6."),
        ("round", "Round 3 is not next."),
        ("board", "Board 99 is not played at table 1 in round 1."),
        ("confirm", "Board 1 has no result at table 1 yet."),
        ("close", "Round 1 lacks 6 results, the first at table 1, board 1."),
        ("table", "Nobody sits at table 9 in round 1."),
    ],
)
def test_what_cannot_happen_is_said_in_one_sentence(what: str, said: str) -> None:
    with pytest.raises(CompetitionError) as refusal:
        refused(what, begun()[0].state)
    assert str(refusal.value) == said


def test_nothing_changes_after_the_end_unless_it_is_opened_again() -> None:
    desk = seated(howell(6, 1))
    with pytest.raises(CompetitionError, match="still open"):
        decisions.reopened(desk.state)
    desk.note(decisions.closed(played(desk)))
    with pytest.raises(CompetitionError, match="closed"):
        decisions.credited(desk.state, 1, Decimal(1))
    desk.note(decisions.reopened(desk.state, "board 1 was turned"))
    desk.note(
        decisions.corrected(
            desk.state, TableBoard(1, 1, 1), decisions.result_of(desk.state, TableBoard(1, 1, 1), "N 3NT 9")
        )
    )
    desk.note(decisions.closed(desk.state))
    assert [type(each).__name__ for each in desk.state.changes] == ["Closed", "Reopened", "Corrected", "Closed"]


def test_the_other_side_can_say_no_and_the_table_enters_its_result_again() -> None:
    desk, spot = begun()
    desk.note(decisions.entered(desk.state, spot, decisions.result_of(desk.state, spot, "N 4S 10"), Side.NS))
    desk.note(decisions.disputed(desk.state, spot, Side.EW))
    assert desk.state.slips[spot].disputed is Side.EW
    again = decisions.result_of(desk.state, spot, "N 4S 9")
    desk.note(decisions.entered_again(desk.state, spot, again, Side.EW))
    slip = desk.state.slips[spot]
    assert slip.result == again and slip.agreed == {Side.EW} and slip.disputed is None and not slip.corrected
    desk.note(decisions.ended(desk.state))
    with pytest.raises(CompetitionError, match="round of board 1 is over"):
        decisions.entered_again(desk.state, spot, again)


def test_what_the_director_decided_the_table_does_not_change() -> None:
    desk, spot = begun()
    result = decisions.result_of(desk.state, spot, "N 4S 10")
    desk.note(decisions.entered(desk.state, spot, result, Side.NS))
    desk.note(decisions.corrected(desk.state, spot, result, "looked at"))
    for change in (
        lambda: decisions.entered_again(desk.state, spot, result),
        lambda: decisions.disputed(desk.state, spot, Side.EW),
    ):
        with pytest.raises(CompetitionError, match="decided by the organiser"):
            change()


def test_cards_that_are_dealt_again_are_no_result() -> None:
    desk = seated(mitchell(6, 2), "minibridge")
    desk.note(decisions.began(desk.state))
    spot = TableBoard(1, 1, 1)
    with pytest.raises(CompetitionError, match="dealt again"):
        decisions.entered(desk.state, spot, TableResult())
    # An event of an earlier kibitz may have one: it counts for nobody, and says nothing once it is decided about.
    desk.note(Entered(spot=spot, result=TableResult()))
    assert desk.state.slips[spot].settlement is None and not ranking(desk.state)[0].places
    desk.note(decisions.adjusted(desk.state, spot, AdjustedScore(award=Award.AVERAGE)))
    assert desk.state.slips[spot].result is None and "PASS" not in results_csv(desk.state)


def test_a_board_that_was_not_played_is_missed_by_nobody_and_counts_for_nobody() -> None:
    desk, spot = begun()
    desk.note(decisions.not_played(desk.state, spot, "no time"))
    assert spot not in desk.state.missing(1)
    assert all(not card for card in score_cards(desk.state).values())
    assert "not played" in results_csv(desk.state)


# --- out


def test_csv() -> None:
    desk = seated(mitchell(6, 2))
    state = played(desk)
    rows = list(csv.DictReader(StringIO(ranking_csv(state))))
    assert len(rows) == 6 and {row["direction"] for row in rows} == {"NS", "EW"}
    results = list(csv.DictReader(StringIO(results_csv(state))))
    assert len(results) == len(state.slips)
    first = results[0]
    assert (first["round"], first["table"], first["ns"]) == ("1", "1", "1")
    assert float(first["ns_score"]) + float(first["ew_score"]) == 4


def test_a_name_is_no_formula() -> None:
    desk = Desk()
    desk.note(decisions.named(desk.state, ["=1+1", "Bob", "Cal", "Dan"]))
    desk.note(decisions.seated(desk.state, howell(4, 1)))
    assert ",'=1+1," in ranking_csv(played(desk))


# --- files


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no json", "no event of kibitz"),
        ('{"format": "kibitz-event", "version": 9, "log": []}', "version 9; this kibitz reads versions 1 to 8"),
        ('{"format": "kibitz-event", "version": 1, "log": []}', "does not begin with how it was set up"),
        ('{"format": "kibitz-event", "version": 1, "log": [{"happened": "closed"}]}', "does not begin"),
    ],
)
def test_a_file_that_is_no_event(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        EVENT_LOGS.read(text)
