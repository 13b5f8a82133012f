"""Swiss and knockout: who meets whom when each round is drawn from the results before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from itertools import combinations
from math import ceil, log2
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.reports import ranking, score_cards
from kibitz.club.competition.state import EVENT
from kibitz.club.fields import Method
from kibitz.club.fields.victory import victory_points
from kibitz.club.movements import MovementError, MovementKind, MovementWish, planned
from kibitz.club.movements.drawn_rounds import knockout, next_swiss, swiss
from kibitz.club.movements.offered import offered
from kibitz.club.movements.opponents import opponents, who_rests
from kibitz.club.movements.soundness import meetings
from tests.club.afternoon import Desk, any_result, seated

Met = Mapping[frozenset[int], int]


def fewest_again(people: tuple[int, ...], met: Met) -> int:
    """How few must meet again, by trying every draw."""

    @cache
    def least(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *rest = left
        return min(
            (met.get(frozenset((first, other)), 0) > 0) + least(tuple(each for each in rest if each != other))
            for other in rest
        )

    return least(people)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_nobody_meets_twice_while_it_can_be_avoided(data: st.DataObject) -> None:
    people = tuple(data.draw(st.permutations(range(1, 2 * data.draw(st.integers(1, 5)) + 1))))
    before = st.sampled_from([frozenset(pair) for pair in combinations(people, 2)])
    met = Counter(data.draw(st.lists(before, max_size=40)))
    drawn = opponents(people, met)
    assert sorted(who for pair in drawn for who in pair) == sorted(people)
    assert sum(met[frozenset(pair)] > 0 for pair in drawn) == fewest_again(people, met)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_leader_has_the_nearest_opponent_that_the_others_can_spare(data: st.DataObject) -> None:
    people = tuple(data.draw(st.permutations(range(1, 9))))
    before = st.sampled_from([frozenset(pair) for pair in combinations(people, 2)])
    met = Counter(dict.fromkeys(data.draw(st.sets(before, max_size=20)), 1))
    least = fewest_again(people, met)
    leader, *others = people
    spared = [
        other
        for other in others
        if not met[frozenset((leader, other))]
        and fewest_again(tuple(each for each in others if each != other), met) == least
    ]
    assert not spared or opponents(people, met)[0] == (leader, spared[0])


@pytest.mark.parametrize("of_teams", [False, True])
@pytest.mark.parametrize("entrants", [4, 5, 6, 7, 9, 12, 17])
def test_a_swiss_of_all_its_rounds(entrants: int, of_teams: bool) -> None:
    most = entrants - 1 + entrants % 2
    movement, random = swiss(entrants, 2, most, of_teams=of_teams), Random(entrants)
    waited: Counter[int] = Counter()
    while True:
        waited.update(movement.rests[-1])
        assert len(movement.rests[-1]) == entrants % 2
        assert max(waited.values(), default=0) - min(waited[who] for who in range(1, entrants + 1)) <= 1, "in turn"
        if not movement.to_come:
            break
        before, _ = meetings(movement.encounters)
        standing = random.sample(range(1, entrants + 1), entrants)
        movement = next_swiss(movement, standing)
        (rests,) = movement.rests[-1] or (0,)
        playing = tuple(who for who in standing if who != rests)
        if len(playing) <= 12:
            now = {each.entrants for each in movement.rounds[-1]}
            assert sum(before[pair] > 0 for pair in now) == fewest_again(playing, before)
    assert len(movement.rounds) == most
    assert [each.boards for each in movement.rounds[2]] == [(5, 6)] * len(movement.rounds[2])
    for round_ in movement.rounds if of_teams else ():
        for one, other in zip(round_[::2], round_[1::2], strict=True):
            assert (one.who(Side.NS), one.who(Side.EW)) == (other.who(Side.EW), other.who(Side.NS))
    if not of_teams:
        north = Counter(who for each in movement.encounters for who in each.who(Side.NS))
        played = Counter(who for each in movement.encounters for who in each.entrants)
        assert all(abs(2 * north[who] - played[who]) <= 3 for who in played), "as often this way as that"


def test_who_waits_is_the_last_who_has_not() -> None:
    assert who_rests([3, 1, 2, 5, 4], {}, {}) == 4
    assert who_rests([3, 1, 2, 5, 4], {}, {4: 1}) == 5
    met = {frozenset((1, 2)): 1}
    assert who_rests([3, 1, 2], met, {}) == 2, "without 3 the others would meet again"
    assert who_rests([3, 1, 2], met, {1: 1, 2: 1}) == 3, "whose turn it is"


@pytest.mark.parametrize("entrants", range(2, 21))
def test_a_knockout_has_one_winner_and_the_first_meet_last(entrants: int) -> None:
    desk = seated(knockout(entrants, 1), "contract", Method.IMPS)
    state, met = desk.state, list[set[frozenset[int]]]()
    assert state.rounds == ceil(log2(entrants))
    while True:
        state = desk.note(decisions.began(state))
        met.append({each.entrants for each in state.movement.rounds[-1]} if state.movement else set())
        for spot in state.missing(state.round):
            # Whoever has the smaller number wins: both rooms are told alike but for the swing.
            there = state.encounter(spot)
            assert there is not None
            tricks = 12 if there.who(Side.NS) == (min(there.entrants),) else 8
            state = desk.note(decisions.entered(state, spot, decisions.result_of(state, spot, f"N 3NT {tricks}")))
        state = desk.note(decisions.ended(state))
        if state.round == state.rounds:
            break
        state = desk.note(decisions.round_drawn(state))
    assert met[-1] == {frozenset((1, 2))}, "the two first of the list in the final"
    (field,) = ranking(state)
    assert [(each.entrant, each.place) for each in field.places[:2]] == [(1, 1), (2, 2)]
    assert sum(len(each) for each in met) == entrants - 1, "each match has one loser"
    assert field.places[0].score == state.rounds
    if entrants > 3:
        assert {each.place for each in field.places[2:4]} == {3}


def swiss_desk(entrants: int, kind: MovementKind, method: Method, rounds: int = 4, seed: int = 3) -> Desk:
    desk = seated(planned(MovementWish(kind, 3, rounds), entrants), "contract", method)
    state, random = desk.state, Random(seed)
    while state.round < state.rounds:
        if state.round == state.drawn:
            state = desk.note(decisions.round_drawn(state))
        state = desk.note(decisions.began(state))
        for spot in state.missing(state.round):
            state = desk.note(decisions.entered(state, spot, any_result(state, spot, random)))
        state = desk.note(decisions.ended(state))
    return desk


@pytest.mark.parametrize("method", list(Method))
@pytest.mark.parametrize("kind", [MovementKind.SWISS, MovementKind.SWISS_TEAMS])
@pytest.mark.parametrize("entrants", [8, 7])
def test_each_round_is_drawn_by_the_ranking_before_it(entrants: int, kind: MovementKind, method: Method) -> None:
    desk = swiss_desk(entrants, kind, method)
    log = tuple(desk.log)
    assert EVENT.fold(EVENT_LOGS.read(EVENT_LOGS.write(log))) == desk.state
    for number, line in enumerate(log):
        if type(line).__name__ != "RoundDrawn":
            continue
        before = EVENT.fold(log[:number])
        order = [each.entrant for field in ranking(before) for each in field.places]
        after = EVENT.fold(log[: number + 1])
        assert after.movement is not None and before.movement is not None
        met, _ = meetings(before.movement.encounters)
        rests = after.movement.rests[-1]
        order = [who for who in order if who not in rests]
        order += sorted(set(range(1, entrants + 1)) - {*order, *rests})
        now = {each.entrants for each in after.movement.rounds[-1]}
        assert not any(met[pair] for pair in now)
        first = next(pair for pair in now if order[0] in pair)
        assert before.round != 1 or first == {order[0], next(o for o in order[1:] if not met[frozenset((order[0], o))])}


def test_victory_points_of_a_swiss_of_pairs_add_up_match_by_match() -> None:
    state = swiss_desk(7, MovementKind.SWISS, Method.IMPS).state
    assert state.movement is not None
    (field,) = ranking(state)
    for each in field.places:
        card = score_cards(state)[each.entrant]
        total = 0.0
        for number in range(1, state.rounds + 1):
            lines = [line for line in card if line.spot.round == number]
            if lines:
                total += float(victory_points(round(sum(line.mark.gained for line in lines)), len(lines))[0])
            else:
                assert state.movement.rests[number - 1] == (each.entrant,)
                total += 12
        assert float(each.score) == pytest.approx(total)


def test_by_points_whoever_waits_has_the_mean_of_the_others() -> None:
    state = swiss_desk(5, MovementKind.SWISS, Method.TOTAL, rounds=2).state
    assert state.movement is not None
    (waited,) = state.movement.rests[0]
    cards = score_cards(state)
    of_first = [sum(line.mark.gained for line in card if line.spot.round == 1) for card in cards.values()]
    own = sum(line.mark.gained for line in cards[waited])
    (field,) = ranking(state)
    score = next(each.score for each in field.places if each.entrant == waited)
    assert score == own + sum(of_first) / 4


def test_what_a_draw_waits_for() -> None:
    desk = seated(swiss(6, 1, 3), "contract", Method.MATCHPOINTS)
    state = desk.note(decisions.began(desk.state))
    with pytest.raises(CompetitionError, match="Round 1 is still going on"):
        decisions.round_drawn(state)
    state = desk.note(decisions.ended(state))
    with pytest.raises(CompetitionError, match="Round 1 lacks 3 results"):
        decisions.round_drawn(state)
    with pytest.raises(CompetitionError, match="Draw round 2 first"):
        decisions.began(state)
    for spot in state.missing(1):
        state = desk.note(decisions.entered(state, spot, decisions.result_of(state, spot, f"N 3NT {6 + spot.table}")))
    state = desk.note(decisions.round_drawn(state))
    first = {each.entrants for each in state.movement.rounds[-1]} if state.movement else set()
    # A wrong result was found before the round began: it is drawn again, and nobody notices.
    spot = next(spot for spot in state.spots(1) if spot.table == 1)
    state = desk.note(decisions.corrected(state, spot, decisions.result_of(state, spot, "N 3NT 13")))
    state = desk.note(decisions.round_drawn(state))
    assert state.movement is not None and state.drawn == 2 and state.rounds == 3
    assert {each.entrants for each in state.movement.rounds[-1]} != first
    with pytest.raises(CompetitionError, match="nothing to draw"):
        decisions.round_drawn(seated(planned(MovementWish(MovementKind.HOWELL, 1), 6)).state)


def test_people_come_and_go_between_the_rounds_of_a_swiss() -> None:
    desk = swiss_desk(8, MovementKind.SWISS, Method.MATCHPOINTS, rounds=3)
    log = desk.log
    cut = next(number for number, line in enumerate(log) if type(line).__name__ == "RoundDrawn")
    desk.log = log[:cut]
    state = desk.note(decisions.joined(desk.state, "Zoe & Yan"))
    state = desk.note(decisions.left(state, [2, 5]))
    state = desk.note(decisions.round_drawn(state))
    assert state.movement is not None
    (rests,) = state.movement.rests[-1]
    playing = {who for each in state.movement.rounds[-1] for who in each.entrants}
    assert playing | {rests} == {1, 3, 4, 6, 7, 8, 9}
    assert state.rounds == 3


def test_in_a_knockout_the_opponents_of_those_who_go_have_won() -> None:
    desk = seated(knockout(4, 1), "contract", Method.IMPS)
    state = desk.note(decisions.began(desk.state))
    state = desk.note(decisions.left(state, [1]))
    for spot in state.missing(1):
        state = desk.note(decisions.entered(state, spot, decisions.result_of(state, spot, "N 3NT 9")))
    state = desk.note(decisions.ended(state))
    state = desk.note(decisions.round_drawn(state))
    assert state.movement is not None
    assert {each.entrants for each in state.movement.rounds[-1]} == {frozenset((2, 4))}, "2 and 3 were level"
    with pytest.raises(MovementError, match="nobody joins"):
        decisions.joined(state, "Late team")
    with pytest.raises(CompetitionError, match="no sum"):
        decisions.credited(state, 2, Decimal(3))


def test_what_is_offered() -> None:
    kinds = [wish.kind for wish, _ in offered("teams", 10, 6)]
    assert kinds == [MovementKind.SWISS_TEAMS, MovementKind.TEAMS, MovementKind.KNOCKOUT]
    assert [wish.kind for wish, _ in offered("teams", 4, 6)] == [MovementKind.TEAMS, MovementKind.KNOCKOUT]
    assert [wish.kind for wish, _ in offered("teams", 10, 6, 3)] == [MovementKind.SWISS_TEAMS, MovementKind.TEAMS]
    assert offered("pairs", 12, 3)[-1][0].kind is MovementKind.SWISS
