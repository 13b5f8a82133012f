"""Movements, every size of each: nobody plays a board twice, and everybody meets whom they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.club.movements import (
    Even,
    Movement,
    MovementError,
    MovementKind,
    against_the_field,
    howell,
    howell_rounds,
    individual,
    mitchell,
    played_together,
    soundness,
    teams,
    three_handed,
)
from kibitz.club.movements.movement import board
from kibitz.club.movements.movement_wishes import MovementWish, planned, promises
from kibitz.club.movements.offered import Competing, offered
from kibitz.club.movements.soundness import LeastMost, Soundness, meetings
from kibitz.club.movements.teams import pairings
from tests.amounts import mostly_at_night

TABLES = range(2, 21)
ONCE = LeastMost(1, 1)


def every_howell() -> Iterator[tuple[int, int]]:
    for tables in TABLES:
        for pairs in (2 * tables - 1, 2 * tables):
            yield from ((pairs, rounds) for rounds in howell_rounds(pairs))


def sound(movement: Movement) -> Soundness:
    """What holds for every movement: one place at a time, and no board twice. Gives what else is counted."""
    for round_ in movement.rounds:
        seated = [entrant for each in round_ for entrant in each.entrants]
        assert len(seated) == len(set(seated)) or movement.kind is MovementKind.TEAMS
        assert len({each.table for each in round_}) == len(round_)
        assert all(1 <= entrant <= movement.entrants for entrant in seated)
    told = soundness(movement)
    # A team plays each board twice, once in each room.
    assert told.repeats == 0 or movement.kind is MovementKind.TEAMS
    return told


def boards_at_two_tables(movement: Movement) -> set[frozenset[int]]:
    """The tables that share boards."""
    shared = set()
    for round_ in movement.rounds:
        for one, other in combinations(round_, 2):
            if set(one.boards) & set(other.boards):
                shared.add(frozenset((one.table, other.table)))
    return shared


@pytest.mark.parametrize("even", Even)
@pytest.mark.parametrize("tables", TABLES)
def test_mitchell(tables: int, even: Even) -> None:
    movement = mitchell(2 * tables, 2, even=even)
    told = sound(movement)
    rounds = tables - (tables % 2 == 0 and even is Even.SKIP)
    assert len(movement.rounds) == rounds
    met, _ = meetings(movement.encounters)
    assert all(min(pair) <= tables < max(pair) and times == 1 for pair, times in met.items())
    assert len(met) == tables * rounds
    assert len(movement.boards) == 2 * tables
    shares = tables % 2 == 0 and even is Even.SHARE
    assert boards_at_two_tables(movement) == ({frozenset((1, tables))} if shares else set())
    plays = Counter(number for each in movement.encounters for number in each.boards)
    assert set(plays.values()) == {rounds}, "each set is played by everybody but those who never meet it"
    assert told.boards_each == LeastMost(2 * rounds, 2 * rounds)


@pytest.mark.parametrize("tables", TABLES)
def test_boards_go_down_and_east_west_go_up(tables: int) -> None:
    movement = mitchell(2 * tables, 1)
    for turn in range(1, len(movement.rounds)):
        skips = tables % 2 == 0 and turn == tables // 2
        for each in movement.rounds[turn]:
            before = movement.rounds[turn - 1][(each.table - 2 - skips) % tables]
            assert each.who(Side.EW) == before.who(Side.EW)
            assert each.who(Side.NS) == (each.table,)
            assert each.boards == movement.rounds[turn - 1][each.table % tables].boards


@pytest.mark.parametrize("tables", TABLES)
def test_an_odd_pair_sits_out(tables: int) -> None:
    movement = mitchell(2 * tables - 1)
    sound(movement)
    waiting = [movement.sitting_out(turn + 1) for turn in range(len(movement.rounds))]
    assert all(len(who) == 1 for who in waiting)
    assert len(set(waiting)) == len(waiting), "nobody sits out twice"
    assert all(who[0] <= tables for who in waiting)


def test_arrows_are_switched_in_the_last_rounds() -> None:
    plain, switched = mitchell(14), mitchell(14, switched=1)
    assert plain.rounds[:-1] == switched.rounds[:-1]
    for one, other in zip(plain.rounds[-1], switched.rounds[-1], strict=True):
        assert one.who(Side.NS) == other.who(Side.EW) and one.boards == other.boards
    assert soundness(switched).evenness > soundness(plain).evenness


@pytest.mark.parametrize(("pairs", "rounds"), list(every_howell()))
def test_howell(pairs: int, rounds: int) -> None:
    movement = howell(pairs, 2, rounds)
    told = sound(movement)
    met, _ = meetings(movement.encounters)
    stay = range(rounds + 1, pairs + 1)
    assert set(met.values()) == {1}
    for one, other in combinations(range(1, pairs + 1), 2):
        if one <= rounds < other:
            assert met[frozenset((one, other))] == 1, "who stays meets all who move"
        if one in stay and other in stay:
            assert met[frozenset((one, other))] == 0
    odd = pairs % 2
    for turn in range(rounds):
        assert len(movement.sitting_out(turn + 1)) == odd
    if not odd:
        assert told.boards_each == LeastMost(2 * rounds, 2 * rounds)
        assert told.plays == LeastMost((pairs + 1) // 2, (pairs + 1) // 2)
    few_sets = {(2, 3), (3, 5), (4, 6), (5, 8)}  # the second in one round only
    assert not boards_at_two_tables(movement) or ((pairs + 1) // 2, rounds) in few_sets


@pytest.mark.parametrize("tables", TABLES)
def test_a_full_howell_lets_everybody_meet_and_compares_evenly(tables: int) -> None:
    assert howell_rounds(2 * tables)[-1] == 2 * tables - 1
    told = soundness(howell(2 * tables, 1))
    assert told.met == ONCE
    assert told.evenness == 1 if tables in (2, 4, 6, 8) else told.evenness > (0.8 if tables > 3 else 0.5)
    if tables >= 4:
        assert told.shared == 0


@pytest.mark.parametrize("players", range(4, 84))
def test_individual(players: int) -> None:
    movement = individual(players)
    told = sound(movement)
    met, partnered = meetings(movement.encounters)
    assert set(partnered.values()) == {1}, "nobody has a partner twice"
    if players < 20 and players % 4 == 0:
        assert told.partnered == ONCE
        assert told.met == LeastMost(2, 2)
    if players >= 20:
        assert len(movement.rounds) >= 5
        if players % 4 == 0:
            assert max(met.values()) == 1
            assert not set(met) & set(partnered), "no two are at one table again"
        again = sum(times > 1 for times in met.values()) + len(set(met) & set(partnered))
        assert again <= 12, "those who take turns meet hardly anybody again"


@pytest.mark.parametrize("players", range(3, 61))
def test_three_at_a_table(players: int) -> None:
    movement = three_handed(players)
    sound(movement)
    together = Counter(pair for each in movement.encounters for pair in combinations(sorted(each.entrants), 2))
    if players >= 9:
        assert sum(times > 1 for times in together.values()) <= 2 * (players % 3)
    assert all(set(each.seats) == {Seat.NORTH, Seat.EAST, Seat.WEST} for each in movement.encounters)


OFFERED = [
    (competing, entrants)
    for competing, sizes in {
        "pairs": (*range(3, 46), 81, 119, 120),
        "individual": (*range(4, 86), 167, 200),
        "threes": (*range(3, 65), 122, 180),
        "teams": (*range(2, 23), 47, 60),
    }.items()
    for entrants in sizes
]
AT_A_TABLE = {"pairs": 2, "individual": 4, "threes": 3, "teams": 2}


@pytest.mark.parametrize("most", [None, 3, 5, 8])
@pytest.mark.parametrize(
    "offer", mostly_at_night(OFFERED, [each for each in OFFERED if each[1] <= 20 or each[1] % 7 == 0])
)
def test_every_offer_seats_as_many_as_it_can_in_fair_turns_and_says_how_many_boards_it_needs(
    offer: tuple[Competing, int], most: int | None
) -> None:
    competing, entrants = offer
    offers = offered(competing, entrants, 2, most)
    assert offers
    for _, movement in offers:
        rounds = len(movement.rounds) + movement.to_come
        assert most is None or rounds <= most, "never more rounds than there is time for"
        waited = dict.fromkeys(range(1, entrants + 1), 0)
        copies = 0
        for turn, round_ in enumerate(movement.rounds, 1):
            waiting = movement.sitting_out(turn)
            knocked = movement.kind is MovementKind.KNOCKOUT  # where the first of the list go on without a match
            assert knocked or len(waiting) == entrants % AT_A_TABLE[competing], "as many play as can"
            for entrant in waiting:
                waited[entrant] += 1
            if competing != "pairs":  # of pairs some never meet the place that is empty
                assert max(waited.values()) - min(waited.values()) <= 1, "nobody waits twice before all have once"
            assert max(waited.values()) <= 1 or competing in ("individual", "threes")
            held = Counter(board for each in round_ for board in each.boards)
            copies = max(copies, *held.values())
        said = " ".join(map(str, promises(movement)))
        assert entrants == 2 or not movement.kind.of_teams or "meets everybody 2" not in said, "two rooms, one match"
        assert ("one of each is enough" in said) == (copies == 1)
        assert copies == 1 or f"{copies} times" in said


@pytest.mark.parametrize(
    ("competing", "entrants"),
    [
        ("individual", 10),
        ("individual", 43),
        ("individual", 90),
        ("threes", 10),
        ("threes", 41),
        ("teams", 7),
        ("teams", 20),
    ],
)
def test_a_limit_shortens_only_what_is_longer(competing: Competing, entrants: int) -> None:
    def all_meet(most: int | None = None) -> Movement:
        (found,) = (each for _, each in offered(competing, entrants, 2, most) if not each.kind.is_drawn)
        return found

    whole = all_meet()
    length = len(whole.rounds)
    assert all_meet(length + 1) == whole
    for most in {1, max(1, length - 1)}:
        assert len(all_meet(most).rounds) == most


def test_against_the_field_there_is_one_offer_at_any_limit() -> None:
    assert [len(movement.rounds) for _, movement in offered("field", 30, 2, 3)] == [1]


def test_six_pairs_share_boards_in_one_round_only() -> None:
    told = soundness(howell(6, 2))
    assert (told.rounds, told.shared, told.copies, told.met) == (5, 1, 3, ONCE)
    assert told.evenness >= 0.6


@pytest.mark.parametrize("number", range(2, 21))
def test_teams(number: int) -> None:
    movement = teams(number, 4)
    sound(movement)
    if number == 2:
        assert len(movement.rounds) == 2
        return
    met, _ = meetings(movement.encounters)
    assert all(met[frozenset(pair)] == 2 for pair in combinations(range(1, number + 1), 2)), "in both rooms"
    for turn, round_ in enumerate(movement.rounds):
        assert len(movement.sitting_out(turn + 1)) == number % 2
        for open_room, closed in zip(round_[::2], round_[1::2], strict=True):
            assert open_room.who(Side.NS) == closed.who(Side.EW)
            assert open_room.who(Side.EW) == closed.who(Side.NS)
            assert open_room.boards == closed.boards


@pytest.mark.parametrize("number", range(2, 41))
def test_in_a_round_robin_everybody_meets_everybody_once(number: int) -> None:
    met = Counter(frozenset(pair) for round_ in pairings(number) for pair in round_)
    assert set(met.values()) == {1}
    assert len(met) == number * (number - 1) // 2
    assert all(len({each for pair in round_ for each in pair}) == 2 * len(round_) for round_ in pairings(number))


@pytest.mark.parametrize(
    ("wish", "entrants"),
    [
        (MovementWish(MovementKind.MITCHELL, 2, sections=2), 45),
        (MovementWish(MovementKind.MITCHELL, 2, 6, switched=1, sections=3), 42),
        (MovementWish(MovementKind.HOWELL, 2, sections=2), 15),
        (MovementWish(MovementKind.INDIVIDUAL, 2, sections=2), 42),
        (MovementWish(MovementKind.THREES, 2, sections=2), 20),
    ],
    ids=lambda each: str(getattr(each, "kind", each)),
)
def test_sections_play_apart_with_the_same_boards(wish: MovementWish, entrants: int) -> None:
    movement = planned(wish, entrants)
    sound(movement)
    held: list[set[int]] = [set() for _ in movement.sections]
    boards: list[set[int]] = [set() for _ in movement.sections]
    for turn, each in ((turn, each) for turn, round_ in enumerate(movement.rounds) for each in round_):
        section = movement.section(each.table)
        held[section] |= each.entrants
        boards[section] |= {100 * turn + number for number in each.boards}
    assert sum(map(len, held)) == len(set.union(*held)) == entrants, "nobody changes sections"
    of_one = soundness(planned(replace(wish, sections=1, rounds=len(movement.rounds)), len(held[0])))
    assert soundness(movement).copies == of_one.copies * len(held), "each has boards of its own"
    tables = [last - before for before, last in zip((0, *movement.sections), movement.sections, strict=False)]
    assert max(tables) - min(tables) <= 1
    if len(set(tables)) == 1:
        assert all(each <= boards[0] for each in boards), "in each round the same"


@pytest.mark.parametrize(("kind", "sections"), [("mitchell", 8), ("teams", 2), ("swiss", 2), ("howell", 10**9)])
def test_sections_that_there_are_not(kind: str, sections: int) -> None:
    with pytest.raises(MovementError, match="cannot be in so many sections"):
        planned(MovementWish(MovementKind(kind), 2, sections=sections), 24)


def test_against_the_field_everybody_plays_the_same_boards() -> None:
    movement = against_the_field(30, 6)
    sound(movement)
    assert {each.boards for each in movement.encounters} == {(1, 2, 3, 4, 5, 6)}


def test_boards_can_be_played_at_the_same_time_everywhere() -> None:
    movement = played_together(mitchell(16, 3))
    told = sound(movement)
    assert [{each.boards for each in round_} for round_ in movement.rounds[:2]] == [{(1, 2, 3)}, {(4, 5, 6)}]
    assert told.plays == LeastMost(8, 8)


def test_a_board_carries_its_dealer_and_vulnerability() -> None:
    assert [board(number).dealer for number in (1, 4, 18)] == [Seat.NORTH, Seat.WEST, Seat.EAST]
    assert [board(number).vulnerable for number in (1, 2, 3, 4)] == [(), (Side.NS,), (Side.EW,), (Side.NS, Side.EW)]
    assert not board(4).below


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: mitchell(2), "from 2 to 20 tables, not 1"),
        (lambda: mitchell(42), "not 21"),
        (lambda: mitchell(8, 0), "from 1 to 32 boards, not 0"),
        (lambda: mitchell(8, 2, 4), "from 1 to 3 rounds, not 4"),
        (lambda: howell(8, 2, 9), "with 4 tables has .*7 rounds, not 9"),
        (lambda: individual(3), "from 1 to 20 tables, not 0"),
        (lambda: individual(84), "not 21"),
        (lambda: teams(22), "not 22"),
    ],
)
def test_what_there_is_not(wrong: object, said: str) -> None:
    assert callable(wrong)
    with pytest.raises(MovementError, match=said):
        wrong()
