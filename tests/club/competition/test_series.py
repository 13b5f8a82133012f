"""Several events added up: reckoned again from the rankings' files by code that knows nothing of ours."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from decimal import Decimal
from io import StringIO

import pytest

from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.exports import ranking_csv
from kibitz.club.competition.results_page import (
    RESULTS_PAGE,
    AddedUp,
    Listed,
    PageBegun,
    ResultsPageLine,
    added_up,
    listed,
    names_left_out,
    unlisted,
)
from kibitz.club.competition.series import Adding, Whose, session_scores, total, unnamed, unnamed_places
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, rounded
from kibitz.club.movements import howell, individual, teams
from kibitz.engine.errors import Objection
from tests.club.afternoon import Desk, played

MONDAY = ["Ann #1 & Ben #2", "Cy & Di", "Eve & Flo", "Gil & Hal", "Ida & Jo", "Kim & Lea"]
TUESDAY = ["Cy & Di", "Bea & Ann #1", "ben #2 & Ann #1", "Eve & Gil", "Ida & Jo", "Kim & Max"]
FRIDAY = ["Kim & Lea", "Ann & Ben", "Eve & Flo", "Hal & Gil", "New & Nice", "Di & Cy"]


def evening(names: Sequence[str], seed: int, method: Method = Method.MATCHPOINTS) -> Competition:
    desk = Desk("contract", method)
    desk.note(decisions.named(desk.state, names))
    desk.note(decisions.seated(desk.state, howell(len(names), 2)))
    played(desk, seed=seed)
    return desk.note(decisions.closed(desk.state))


WEEK = (evening(MONDAY, 1), evening(TUESDAY, 2), evening(FRIDAY, 3))


def scores_in_files() -> list[dict[frozenset[str], Decimal]]:
    """From the spreadsheets alone, who is who written down by hand: nobody here is called as somebody else."""
    found = []
    for state in WEEK:
        rows = csv.DictReader(StringIO(ranking_csv(state)))
        found.append({frozenset(row["name"].lower().split(" & ")): Decimal(row["score"]) for row in rows})
    return found


@pytest.mark.parametrize("best", [0, 1, 2])
@pytest.mark.parametrize("adding", Adding)
@pytest.mark.parametrize("whose", Whose)
def test_a_week(adding: Adding, best: int, whose: Whose) -> None:
    held: dict[frozenset[str], list[Decimal]] = {}
    for session in scores_in_files():
        for pair, score in session.items():
            for who in [pair] if whose is Whose.ENTRANTS else [frozenset((one,)) for one in pair]:
                held.setdefault(who, []).append(score)
    must = best or 3
    if whose is Whose.PLAYERS:  # Ann came twice on Tuesday: her better score counts
        tuesday = [score for pair, score in scores_in_files()[1].items() if "ann" in pair]
        held[frozenset(("ann",))].remove(min(tuesday))
    expected = {}
    for who, scores in held.items():
        counting = sorted(scores, reverse=True)[:must]
        expected[who] = sum(counting, Decimal(0)) / (len(counting) if adding is Adding.MEAN else 1)
    sessions = [session_scores(state) for state in WEEK]
    places = total(sessions, adding, best, whose)
    assert {frozenset(each.name.lower().split(" & ")) for each in places} == expected.keys()
    for each in places:
        who = frozenset(each.name.lower().split(" & "))
        assert abs(Decimal(rounded(each.total, 6)) - expected[who]) < Decimal("0.04"), "files are rounded"
        is_in = adding is Adding.SUM or len(held[who]) >= must
        assert bool(each.place) is is_in
    ranked = [each for each in places if each.place]
    assert [each.total for each in ranked] == sorted((each.total for each in ranked), reverse=True)
    assert [each.place for each in ranked] == [1 + sum(o.total > each.total for o in ranked) for each in ranked]
    assert places[: len(ranked)] == tuple(ranked), "those below the line come last"


def test_a_name_alone_is_whoever_has_its_one_number() -> None:
    """A pair is the same in whatever order, also where a number was left out; two of one name are two."""
    sessions = [session_scores(state) for state in WEEK]
    (ann,) = [each for each in total(sessions) if set(each.name.lower().split(" & ")) == {"ann", "ben"}]
    assert [score is not None for score in ann.scores] == [True, True, True] and ann.place
    twins = [
        session_scores(evening(["Jo #1 & Al", "Cy & Di", "Eve & Flo", "Gil & Hal"], 4)),
        session_scores(evening(["Jo #2 & Al", "Cy & Di", "Eve & Flo", "Gil & Hal"], 5)),
    ]
    assert sum("Jo" in each.name for each in total(twins)) == 2


def test_other_units_are_not_added() -> None:
    imps = evening(MONDAY, 1, Method.IMPS)
    with pytest.raises(CompetitionError):
        total([session_scores(WEEK[0]), session_scores(imps)])
    whole = total([session_scores(imps), session_scores(evening(MONDAY, 2, Method.IMPS))], Adding.SUM)
    assert sum(each.total for each in whole) == 0, "what one pair gains the others lose"


def test_teams_and_single_players() -> None:
    desk = Desk("contract", Method.IMPS)
    desk.note(decisions.named(desk.state, ["Lions: Ann & Ben & Cy & Di", "Owls", "Foxes", "Bears"]))
    desk.note(decisions.seated(desk.state, teams(4, 2)))
    state = played(desk)
    each = total([session_scores(state)] * 2, Adding.SUM, whose=Whose.PLAYERS)
    assert {"Ann", "Ben", "Cy", "Di", "Owls"} <= {one.name for one in each}
    single = Desk("contract")
    single.note(decisions.named(single.state, [f"P{n}" for n in range(8)]))
    single.note(decisions.seated(single.state, individual(8)))
    assert len(total([session_scores(played(single))])) == 8


def test_who_wishes_it_is_not_named() -> None:
    left_out = ("BEN", "Cy", "Owls")
    state = unnamed(WEEK[0], left_out)
    assert state.entrants[1] == "Ann & …" and state.entrants[2] == "… & Di" and state.entrants[3] == "Eve & Flo"
    assert not any(each.members for each in state.registered.values())
    places = unnamed_places(total([session_scores(each) for each in WEEK]), left_out)
    assert not any("ben" in each.name.lower().split(" & ") for each in places)
    assert [each.total for each in places] == [each.total for each in total([session_scores(e) for e in WEEK])]


def test_the_page_of_a_club() -> None:
    log: list[ResultsPageLine] = [PageBegun(title="Village"), Listed(event="AAAAAA", title="Monday", on="2026-11-16")]
    page = RESULTS_PAGE.fold(log)
    with pytest.raises(Objection):
        listed(page, "AAAAAA", "Again", "")
    log.append(listed(page, "BBBBBB", "Tuesday", ""))
    page = RESULTS_PAGE.fold(log)
    with pytest.raises(Objection):
        added_up(page, AddedUp(title="Week", events=(1, 7)))
    with pytest.raises(Objection):
        added_up(page, AddedUp(title="Week", events=(1, 1)))
    log += [added_up(page, AddedUp(title="Week", events=(1, 2))), names_left_out((" Ann ", "Ann", ""))]
    page = RESULTS_PAGE.fold(log)
    assert page.left_out == ("Ann",) and list(page.totals) == ["Week"]
    gone = RESULTS_PAGE.fold([*log, unlisted(page, 1)])
    assert list(gone.events) == [2] and gone.totals["Week"].events == (2,)
    again = RESULTS_PAGE.fold([*log, unlisted(page, 1), Listed(event="AAAAAA", title="Monday")])
    assert list(again.events) == [2, 3], "no number is given twice"
