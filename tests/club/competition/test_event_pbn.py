"""Events as PBN: read back by our own reader, with every result in its table."""

from __future__ import annotations

from io import StringIO

import pytest

from kibitz.cards import Deal, NotationError
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import AdjustedScore
from kibitz.club.competition.event_pbn import event_pbn
from kibitz.club.fields import Award, Method
from kibitz.club.movements import mitchell
from kibitz.formats import pbn
from tests.club.afternoon import played, seated


def test_every_board_has_the_table_of_its_results() -> None:
    state = played(seated(mitchell(6, 2)))
    boards = list(pbn.read(StringIO(event_pbn(state))))
    assert [board.number for board in boards] == [1, 2, 3, 4, 5, 6]
    assert boards[1].headers["Vulnerable"] == "NS" and boards[3].headers["Vulnerable"] == "All"
    assert boards[0].headers["Scoring"] == "MatchPoints;MP1"
    for board in boards:
        columns = board.headers["ScoreTable"].split(";")
        rows = [dict(zip(columns, row.split(), strict=True)) for row in board.tables["ScoreTable"]]
        assert len(rows) == 3
        assert sum(float(row["MP_NS"]) for row in rows) == 6
    totals = boards[0].tables["TotalScoreTable"]
    assert len(totals) == 6 and 'Entrant 1"' in "".join(totals)
    assert "TotalScoreTable" not in boards[1].tables


def test_passed_out_and_adjusted_boards() -> None:
    desk = seated(mitchell(6, 2), method=Method.IMPS)
    desk.note(decisions.began(desk.state))
    one, two = desk.state.missing(1)[:2]
    desk.note(decisions.entered(desk.state, one, decisions.result_of(desk.state, one, "pass")))
    desk.note(decisions.adjusted(desk.state, two, AdjustedScore(award=Award.PLUS)))
    said = event_pbn(desk.state)
    assert "1 1 1 4 Pass - - 0 0 0.00 0.00" in said
    assert '1 1 1 4 - - - "ADJ" "ADJ" 2.00 2.00' in said


def test_other_games_have_no_pbn() -> None:
    with pytest.raises(NotationError, match="Only events of Contract Bridge"):
        event_pbn(played(seated(mitchell(6, 2), "abridged")))


def test_an_event_without_results_is_an_empty_file() -> None:
    assert list(pbn.read(StringIO(event_pbn(seated(mitchell(6, 2)).state)))) == []


def test_cards_that_are_known_stand_with_their_boards() -> None:
    desk = seated(mitchell(6, 1))
    deal = Deal.from_number(12345)
    desk.note(decisions.dealt(desk.state, {2: deal}))
    boards = list(pbn.read(StringIO(event_pbn(played(desk)))))
    assert {board.number: board.deal for board in boards} == {1: None, 2: deal, 3: None}
