"""Member numbers and handicaps: written on one line, kept, and reckoned again by other code."""

from __future__ import annotations

import csv
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from xml.etree import ElementTree

import pytest

from kibitz.cards import NotationError, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import Entrant
from kibitz.club.competition.entry import read_entrant, written_entrant
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.exports import ranking_csv
from kibitz.club.competition.reports import ranking
from kibitz.club.competition.state import EVENT
from kibitz.club.fields import Method
from kibitz.club.movements import Movement, howell, mitchell, teams
from kibitz.club.printing.event_sheets import ranking_data
from tests.club.afternoon import Desk, played
from tests.club.competition.test_recount import in_imps, net, percentages, vps

LINES = ["Ann #1234 & Ben #2345 +2.5", "Cy & Di", "Eve #77 & Flo -1", "Gil & Hal #A-9", "Ida & Jo +0.25", "Kim & Lea"]


def entered(movement: Movement, method: Method) -> Desk:
    desk = Desk("contract", method)
    desk.note(decisions.named(desk.state, LINES[: movement.entrants]))
    desk.note(decisions.seated(desk.state, movement))
    played(desk)
    return desk


@pytest.mark.parametrize("line", [*LINES, "Lions: Ann #1 & Ben & Cy #3 & Di +3"])
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    assert written_entrant(read_entrant(1, line)) == line


@pytest.mark.parametrize(
    ("said", "handicap"), [("Ann & Ben  (+2,5 %)", "2.5"), ("Ann & Ben −3%", "-3"), ("Ann & Ben [-1]", "-1")]
)
def test_handicaps_as_people_write_them(said: str, handicap: str) -> None:
    assert read_entrant(1, said) == Entrant(1, "Ann & Ben", (), Decimal(handicap))


@pytest.mark.parametrize("said", ["Anne-Marie & Jean-Luc", "Team 7-2", "Smith, J & Doe, K", "Pair +x"])
def test_what_is_no_handicap_is_a_name(said: str) -> None:
    assert read_entrant(1, said) == Entrant(1, said)


def test_nobody_gets_more_than_the_most() -> None:
    with pytest.raises(NotationError):
        read_entrant(1, "Ann & Ben +51")


@pytest.mark.parametrize("movement", [howell(6, 2), mitchell(6, 3)], ids=lambda each: str(each.kind))
def test_percentages_with_handicaps(movement: Movement) -> None:
    state = entered(movement, Method.MATCHPOINTS).state
    given = {1: Fraction(5, 2), 3: Fraction(-1), 5: Fraction(1, 4)}
    scratch = percentages(state)
    lines = ranking(state)
    assert {each.entrant: each.score for line in lines for each in line.places} == scratch, "they stand apart"
    for line in lines:
        expected = {
            each.entrant: scratch[each.entrant] + given.get(each.entrant, Fraction(0)) / 100 for each in line.places
        }
        assert {each.entrant: each.score for each in line.handicapped} == expected
        assert [each.entrant for each in line.handicapped] == sorted(expected, key=lambda who: (-expected[who], who))


def test_imps_and_points_are_given_by_the_board() -> None:
    state = entered(howell(6, 2), Method.IMPS).state
    (line,) = ranking(state)
    scratch = {each.entrant: each for each in line.places}
    for each in line.handicapped:
        boards = sum(each.entrant in table.entrants for table in state.movement.encounters) * 2  # type: ignore[union-attr]
        given = {1: Fraction(5, 2), 3: Fraction(-1), 5: Fraction(1, 4)}.get(each.entrant, Fraction(0))
        assert each.score == scratch[each.entrant].score + given * boards


def test_a_teams_handicap_goes_into_each_match() -> None:
    state = entered(teams(4, 4), Method.IMPS).state
    given = {1: Fraction(5, 2), 3: Fraction(-1)}
    expected = dict.fromkeys(state.entrants, Fraction(0))
    assert state.movement is not None
    for turn, round_ in enumerate(state.movement.rounds, 1):
        for one in round_[::2]:
            (home,), (away,) = one.who(Side.NS), one.who(Side.EW)
            margin = Fraction(0)
            for board in one.boards:
                first, second = (
                    net(state, spot) or 0
                    for spot in sorted(state.slips, key=lambda spot: spot.table)
                    if (spot.round, spot.board) == (turn, board) and spot.table in (one.table, one.table + 1)
                )
                margin += in_imps(first - second) + given.get(home, Fraction(0)) - given.get(away, Fraction(0))
            # Nothing is at stake in how halves are rounded: both teams' margins are the same with another sign.
            expected[home] += Fraction(vps(round(margin), len(one.boards)))
            expected[away] += Fraction(vps(round(-margin), len(one.boards)))
    (line,) = ranking(state)
    assert {each.entrant: each.score for each in line.handicapped} == expected


def test_exports_and_sheets_have_them() -> None:
    state = entered(howell(6, 2), Method.MATCHPOINTS).state
    rows = {row["name"]: row for row in csv.DictReader(StringIO(ranking_csv(state)))}
    assert rows["Ann & Ben"]["members"] == "1234/2345" and rows["Ann & Ben"]["handicap"] == "+2.5"
    assert rows["Cy & Di"]["handicap"] == "0" and rows["Cy & Di"]["members"] == ""
    up = Decimal(rows["Ann & Ben"]["score_with_handicap"]) - Decimal(rows["Ann & Ben"]["score"])
    assert up == Decimal("2.5")
    root = ElementTree.fromstring(usebio(state))
    numbers = {each.findtext("PLAYER_NAME"): each.findtext("NATIONAL_ID_NUMBER") for each in root.iter("PLAYER")}
    assert numbers["Ann"] == "1234" and numbers["Hal"] == "A-9" and numbers["Cy"] is None
    (sheet,) = ranking_data(state)["rankings"]
    assert [row[3] for row in sheet["handicapped"] if row[2] == "Eve & Flo"] == ["-1"]
    assert not any("#" in cell for row in sheet["rows"] for cell in row), "numbers are nobody else's affair"


def test_what_is_wrong_is_put_right_and_kept() -> None:
    desk = entered(howell(6, 2), Method.MATCHPOINTS)
    desk.note(decisions.registered(desk.state, 2, "Cy #8 & Dee -2"))
    desk.note(decisions.registered(desk.state, 1, "Ann & Ben"))
    state = EVENT.fold(EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log))))
    assert state.entrants[2] == "Cy & Dee" and state.entrant(2).members == ("8", "")
    assert set(state.handicaps) == {2, 3, 5}
    with pytest.raises(decisions.CompetitionError):
        decisions.registered(state, 2, "Ann & Ben")
    with pytest.raises(decisions.CompetitionError):
        decisions.registered(state, 9, "Nobody")
    with pytest.raises(decisions.CompetitionError):
        decisions.registered(state, 2, " #5 +1")
    closed = desk.note(decisions.closed(desk.state))
    with pytest.raises(decisions.CompetitionError):
        decisions.registered(closed, 2, "Cy & Di")


def test_without_any_nothing_changes() -> None:
    desk = Desk()
    desk.note(decisions.named(desk.state, ["Cy & Di", "Ann & Ben", "Eve & Flo", "Gil & Hal"]))
    desk.note(decisions.seated(desk.state, howell(4, 2)))
    state = played(desk)
    assert all(line.handicapped == () for line in ranking(state))
    assert ranking_csv(state).splitlines()[0] == "place,number,name,direction,score,boards"
