"""Rubber scoring: the figures of the printed sheet and of the Laws, and every contract two other ways."""

from __future__ import annotations

import itertools

import pytest

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Strain
from kibitz.scoring import duplicate, rubber
from kibitz.scoring.line import Line, totals
from tests.scoring.sheet import DOUBLINGS, STRAINS, Reckoned, reckon

DENOMS = {CLUBS: "clubs", DIAMONDS: "diamonds", HEARTS: "hearts", SPADES: "spades", NT: "nt"}
PENALTIES = dict(zip(DOUBLINGS, ("passed", "doubled", "redoubled"), strict=True))
CONTRACTS = list(itertools.product(STRAINS, range(1, 8), range(14)))

each_doubling = pytest.mark.parametrize("doubling", DOUBLINGS)
each_vulnerability = pytest.mark.parametrize("vulnerable", [False, True], ids=["not", "vulnerable"])


def split(score: tuple[Line, ...]) -> Reckoned:
    declarers, defenders = totals(score)
    below = sum(line.points for line in score if line.below)
    return Reckoned(below, declarers - below, defenders)


def net(score: tuple[Line, ...]) -> int:
    declarers, defenders = totals(score)
    return declarers - defenders


def endplay_score(strain: Strain, level: int, doubling: str, tricks: int, *, vulnerable: bool) -> int:
    """What endplay makes of the deal at duplicate."""
    types = pytest.importorskip("endplay.types", reason="there is no endplay for this Python yet")
    contract = types.Contract(
        level=level,
        denom=types.Denom[DENOMS[strain]],
        declarer=types.Player.north,
        penalty=types.Penalty[PENALTIES[doubling]],
        result=tricks - 6 - level,
    )
    return int(contract.score(types.Vul.both if vulnerable else types.Vul.none))


def duplicate_bonus(strain: Strain, level: int, doubling: str, tricks: int, *, vulnerable: bool) -> int:
    """What duplicate gives for a contract made, and rubber bridge does not: there games lead to a rubber instead."""
    if tricks < 6 + level:
        return 0
    worth = reckon(strain, level, doubling, tricks, vulnerable=vulnerable).below
    return (500 if vulnerable else 300) if worth >= 100 else 50


@each_vulnerability
@each_doubling
def test_printed_every_contract_against_the_sheet(doubling: str, vulnerable: bool) -> None:
    for strain, level, tricks in CONTRACTS:
        found = split(rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable))
        assert found == reckon(strain, level, doubling, tricks, vulnerable=vulnerable), (strain, level, tricks)


@each_vulnerability
@each_doubling
def test_duplicate_every_contract_against_endplay(doubling: str, vulnerable: bool) -> None:
    for strain, level, tricks in CONTRACTS:
        found = net(duplicate.score(strain, level, doubling, tricks, vulnerable=vulnerable))
        assert found == endplay_score(strain, level, doubling, tricks, vulnerable=vulnerable), (strain, level, tricks)


@each_vulnerability
@each_doubling
def test_laws_every_contract_against_endplay(doubling: str, vulnerable: bool) -> None:
    """The same deal at duplicate, less the bonus for game or part-score; nothing else differs."""
    for strain, level, tricks in CONTRACTS:
        found = net(rubber.score(strain, level, doubling, tricks, vulnerable=vulnerable, rules="laws"))
        deal = (strain, level, doubling, tricks)
        expected = endplay_score(*deal, vulnerable=vulnerable) - duplicate_bonus(*deal, vulnerable=vulnerable)
        assert found == expected, deal


@each_vulnerability
@each_doubling
def test_printed_every_contract_against_endplay(doubling: str, vulnerable: bool) -> None:
    """As the Laws but for two figures of the sheet, which is older than they are:

    a redoubled contract made earns 50, not 100; and doubled undertricks not vulnerable are 200
    each from the second on, redoubled 400, where the Laws have 300 and 600 from the fourth.
    """
    for strain, level, tricks in CONTRACTS:
        deal = (strain, level, doubling, tricks)
        expected = endplay_score(*deal, vulnerable=vulnerable) - duplicate_bonus(*deal, vulnerable=vulnerable)
        if doubling == "redoubled" and tricks >= 6 + level:
            expected -= 50
        beyond_third = max(0, 6 + level - tricks - 3)
        if doubling != "undoubled" and not vulnerable:
            expected += beyond_third * (100 if doubling == "doubled" else 200)
        assert net(rubber.score(*deal, vulnerable=vulnerable)) == expected, deal


def test_contract_sheet_below_the_line_is_tricks_bid_times_the_value_of_the_trump_bid() -> None:
    found = [rubber.trick_points(NT, tricks) for tricks in range(1, 8)]
    assert found == [40, 70, 100, 130, 160, 190, 220]
    assert [rubber.trick_points(strain, 3) for strain in STRAINS] == [60, 60, 90, 90, 100]


def test_contract_sheet_a_contract_that_fails_scores_nothing_below_for_anybody() -> None:
    assert split(rubber.score(SPADES, 4, "undoubled", 9, vulnerable=False)) == (0, 0, 50)


def test_contract_sheet_undertricks_doubled_first_and_additional() -> None:
    assert [rubber.undertricks("doubled", short, vulnerable=False) for short in (1, 2, 3, 4)] == [100, 300, 500, 700]
    assert [rubber.undertricks("doubled", short, vulnerable=True) for short in (1, 2, 3, 4)] == [200, 500, 800, 1100]


def test_laws_undertricks_doubled_100_200_200_then_300_each_and_twice_that_redoubled() -> None:
    doubled = [rubber.undertricks("doubled", short, vulnerable=False, rules="laws") for short in range(1, 6)]
    redoubled = [rubber.undertricks("redoubled", short, vulnerable=False, rules="laws") for short in range(1, 6)]
    assert doubled == [100, 300, 500, 800, 1100]
    assert redoubled == [2 * points for points in doubled]


@pytest.mark.parametrize(("rules", "points"), [("printed", 50), ("laws", 100)])
def test_redoubled_contract_made(rules: str, points: int) -> None:
    score = rubber.score(CLUBS, 1, "redoubled", 7, vulnerable=False, rules=rules)
    assert split(score) == (80, points, 0)


@pytest.mark.parametrize("rules", ["printed", "laws"])
def test_rules_readings_a_slam_must_be_bid_and_made(rules: str) -> None:
    bid = rubber.score(HEARTS, 6, "undoubled", 12, vulnerable=True, rules=rules)
    only_taken = rubber.score(HEARTS, 4, "undoubled", 13, vulnerable=True, rules=rules)
    failed = rubber.score(HEARTS, 7, "undoubled", 12, vulnerable=True, rules=rules)
    assert (split(bid), split(only_taken), split(failed)) == ((180, 750, 0), (120, 90, 0), (0, 0, 100))


@each_vulnerability
def test_slams_taken_count_whether_bid_or_not_thirteen_tricks_the_grand_alone(vulnerable: bool) -> None:
    small, grand = (750, 1500) if vulnerable else (500, 1000)
    for level in range(1, 8):
        for tricks in range(14):
            score = rubber.score(SPADES, level, "undoubled", tricks, vulnerable=vulnerable, slams_taken=True)
            slam = sum(line.points for line in score if line.reason == "slam")
            made = tricks >= 6 + level
            assert slam == (grand if made and tricks == 13 else small if made and tricks == 12 else 0)


def test_a_game_is_worth_what_it_adds_to_the_bonus_expected() -> None:
    """By the ways in which the games to come can fall, all equally likely."""

    def mean_bonus(ours: int, theirs: int) -> float:
        total = 0
        for to_us in itertools.product((True, False), repeat=3):
            games = [ours, theirs]
            for won in to_us:
                if max(games) < 2:
                    games[not won] += 1
            winner = games.index(2)
            bonus = 500 if games[1 - winner] else 700
            total += bonus if winner == 0 else -bonus
        return total / 8

    for ours, theirs in itertools.product((0, 1), repeat=2):
        gained = mean_bonus(ours + 1, theirs) - mean_bonus(ours, theirs)
        assert rubber.game_worth(vulnerable=bool(ours), against=bool(theirs)) == gained


def test_one_game_in_two_steps_is_worth_as_much_as_in_one() -> None:
    for we, they in itertools.product((False, True), repeat=2):
        vulnerable = (we, they)
        in_two = [
            rubber.below_worth(60, before=(0, 0), vulnerable=vulnerable),
            rubber.below_worth(40, before=(60, 0), vulnerable=vulnerable),
        ]
        assert sum(in_two) == pytest.approx(rubber.below_worth(100, before=(0, 0), vulnerable=vulnerable))


def test_a_game_also_wipes_out_what_they_had_towards_theirs() -> None:
    for we, they in itertools.product((False, True), repeat=2):
        plain = rubber.below_worth(120, before=(0, 0), vulnerable=(we, they))
        wiping = rubber.below_worth(120, before=(0, 70), vulnerable=(we, they))
        assert wiping - plain == pytest.approx(rubber.below_worth(70, before=(0, 0), vulnerable=(they, we)))
