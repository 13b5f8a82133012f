"""The first thing to read when a deal is over, from either side and from none."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kibitz.cards import HEARTS, NT, Seat, Side
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.narration.headlines import headline
from kibitz.narration.score_lines import score_lines
from kibitz.narration.story import result
from kibitz.rules.scoring import contract_goals, goals_alike
from kibitz.scoring.bridgewar import Battle
from kibitz.scoring.minibridge import Aim

NINE = ev.Contract(HEARTS, 9, Aim.PART_SCORE)


def _table(tricks: int, contract: ev.Contract = NINE) -> Table:
    opened = ev.Opened("minibridge", 1, {}, Seat.NORTH)
    won = {Side.NS: tricks, Side.EW: 13 - tricks}
    return replace(Table(), opened=opened, declarer=Seat.NORTH, contract=contract, won=won)


@pytest.mark.parametrize(
    ("tricks", "ours", "theirs", "nobodys"),
    [
        (9, "You made it! 9 of 9 tricks", "North made it: 9 of 9 tricks", "North made it: 9 of 9 tricks"),
        (
            10,
            "You made it! 10 tricks, 1 more than needed",
            "North made it: 10 tricks, 1 more than needed",
            "North made it: 10 tricks, 1 more than needed",
        ),
        (
            8,
            "One short: 8 of 9 tricks",
            "You beat it! North was one trick short",
            "North fell 1 trick short of 9",
        ),
        (
            6,
            "3 short: 6 of 9 tricks",
            "You beat it! North was 3 tricks short",
            "North fell 3 tricks short of 9",
        ),
    ],
)
def test_each_side_reads_how_it_went_for_them(tricks: int, ours: str, theirs: str, nobodys: str) -> None:
    t = _table(tricks)
    goals = contract_goals(t)
    told = [headline(t, goals, reader) for reader in (Side.NS, Side.EW, None)]
    assert [str(each.text) for each in told] == [ours, theirs, nobodys]
    moods = ["won", "lost"] if tricks >= 9 else ["lost", "won"]
    assert [each.mood for each in told] == [*moods, "even"]


def test_a_deal_that_ends_when_it_is_decided_tells_no_number_of_tricks_short() -> None:
    """Nine tricks of thirteen were left to nobody: how many the attackers would have won is not known."""
    t = replace(_table(0, ev.Contract(HEARTS, 10, Battle.HERO)), won={Side.NS: 0, Side.EW: 4})
    told = [headline(t, contract_goals(t), reader) for reader in (Side.NS, Side.EW, None)]
    assert [str(each.text) for each in told] == [
        "They won 4 tricks: you can no longer win 10",
        "You beat it! You won 4 tricks: they can no longer win 10",
        "East and West won 4 tricks: the others can no longer win 10",
    ]
    assert [each.mood for each in told] == ["lost", "won", "even"]
    scored = replace(t, scored=ev.Scored(t.won, (ev.Entry(Side.EW, 2, "made"),)))
    assert str(result(scored)) == "North had won 0 tricks when 10 were out of reach: East and West score 2."


def test_where_neither_side_gets_there_nobody_has_won() -> None:
    t = _table(7, ev.Contract(HEARTS, 8, Battle.HERO))
    told = headline(t, goals_alike(t), Side.EW)
    assert (str(told.text), told.mood) == ("Nobody reached 8 tricks", "even")


def test_where_every_trick_counts_their_number_is_told() -> None:
    t = _table(5, ev.Contract(NT, 7, Aim.TRICKS))
    assert str(headline(t, {}, Side.NS).text) == "You won 5 of the 13 tricks"
    assert headline(t, {}, Side.NS).mood == "lost"
    assert str(headline(t, {}, None).text) == "East and West won 8 of the 13 tricks"


def test_a_deal_that_is_not_played_is_neither_won_nor_lost() -> None:
    t = replace(Table(), thrown_in=ev.ThrownIn(False, ev.WhyThrownIn.PASSED_OUT))
    assert headline(t, {}, Side.NS).mood == "even"


@pytest.mark.parametrize(
    ("tricks", "said"),
    [
        (9, "North made it with 9 of 9 tricks: North and South score 100."),
        (11, "North made it with 11 tricks, 2 more than needed: North and South score 100."),
        (8, "North fell 1 trick short of 9: North and South score 100."),
    ],
)
def test_the_result_in_one_line(tricks: int, said: str) -> None:
    entry = ev.Entry(Side.NS, 100, "made")
    t = replace(_table(tricks), scored=ev.Scored(_table(tricks).won, (entry,)))
    assert str(result(t)) == said


def test_tricks_that_revokes_cost_stand_among_the_lines_of_the_score() -> None:
    t = _table(8)
    scored = replace(t, scored=ev.Scored(t.won, ()), transferred=ev.Transferred(Side.EW, 1))
    assert len(score_lines(scored)) == 2
    assert "revoke" in str(score_lines(scored)[1])
