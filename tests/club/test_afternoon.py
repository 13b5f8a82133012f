"""Forty pupils, ten tables, nine rounds, a table that falls out half-way: the ranking, reckoned again by other code."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from kibitz.cards import Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import AdjustedScore
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.reports import ranking
from kibitz.club.competition.state import EVENT, Competition
from kibitz.club.fields import Award
from kibitz.club.movements import mitchell
from tests.club.afternoon import Desk, played, seated


def an_afternoon(seed: int) -> Desk:
    desk = seated(mitchell(20, 2), "minibridge")
    state = played(desk, 4, seed)
    desk.note(decisions.began(state))
    desk.note(decisions.fell_out(desk.state, 7))
    for spot in desk.state.missing(5):
        if spot.table == 7:
            desk.note(decisions.adjusted(desk.state, spot, AdjustedScore(award=Award.PLUS), why="the table fell out"))
        else:
            result = decisions.result_of(desk.state, spot, f"N game hearts {(spot.table + spot.board + seed) % 14}")
            desk.note(decisions.entered(desk.state, spot, result))
    desk.note(decisions.ended(desk.state))
    state = played(desk, None, seed + 1)
    desk.note(decisions.closed(state))
    return desk


def by_hand(state: Competition) -> dict[int, Fraction]:
    """Percentages from the raw results: as if each had come up as often as boards should be played."""
    assert state.movement is not None
    most = max(sum(number in each.boards for each in state.movement.encounters) for number in state.movement.boards)
    top = 2 * most - 2
    gained: dict[int, list[Fraction]] = defaultdict(list)
    favours: dict[int, int] = defaultdict(int)
    for number in state.movement.boards:
        results = []
        for spot, slip in state.slips.items():
            encounter = state.encounter(spot)
            assert encounter is not None
            (ns,), (ew,) = encounter.who(Side.NS), encounter.who(Side.EW)
            if spot.board != number:
                continue
            if slip.rulings is not None:
                favours[ns] += 1
                favours[ew] += 1
            else:
                assert slip.result is not None
                results.append((ns, ew, slip.result.of(Side.NS) - slip.result.of(Side.EW)))
        ratio = Fraction(most, len(results))
        for ns, ew, net in results:
            below = ratio * sum(other < net for *_, other in results)
            level = ratio * sum(other == net for *_, other in results)
            points = 2 * below + level - 1
            gained[ns].append(points)
            gained[ew].append(top - points)
    score = {}
    for entrant, marks in gained.items():
        own = sum(marks, Fraction(0)) / (top * len(marks))
        boards = len(marks) + favours[entrant]
        score[entrant] = (own * len(marks) + max(Fraction(3, 5), own) * favours[entrant]) / boards
    return score


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_ranking_is_the_one_that_other_code_reckons(seed: int) -> None:
    desk = an_afternoon(seed)
    state = EVENT.fold(EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log))))
    lines = ranking(state)
    assert [line.line for line in lines] == [Side.NS, Side.EW]
    found = {each.entrant: each.score for line in lines for each in line.places}
    assert found == by_hand(state)
    assert len(found) == 20
    for line in lines:
        scores = [each.score for each in line.places]
        assert scores == sorted(scores, reverse=True)
        assert all(each.place == 1 + sum(other > each.score for other in scores) for each in line.places)


def test_the_log_can_be_cut_anywhere_and_goes_on() -> None:
    """As if the computer had stopped after any line: what was written is all there is, and it is enough."""
    log = an_afternoon(1).log
    for cut in range(1, len(log), 17):
        kept = EVENT_LOGS.read(EVENT_LOGS.write(tuple(log[:cut])))
        assert EVENT.fold((*kept, *log[cut:])) == EVENT.fold(log)
