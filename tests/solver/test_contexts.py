"""Contexts, batches, refusals and cancelling."""

from __future__ import annotations

import signal
import threading
import time

import numpy as np
import pytest

from kibitz.analysis import arrays
from kibitz.analysis.solver import (
    Cancellation,
    Cancelled,
    IllegalPosition,
    Position,
    Solver,
    solve,
    solve_at_least,
    solve_at_least_many,
    solve_cards,
    solve_cards_many,
    solve_many,
    table,
    table_many,
)
from kibitz.cards import COLOURS, FRENCH, NT, RED, SPADES, Hand, NotationError, Seat, card, parse_hands
from tests.solver.conftest import positions, tables

DEAL, TABLE = next(tables("dd_random.txt"))


SMALL = "N:A... K... Q... J..."


@pytest.mark.parametrize(
    ("hands", "trump", "leader", "trick"),
    [
        ("N:A... A... Q... J...", "NT", "N", ()),  # the ace twice
        ("N:A... K... Q... J...", "X", "N", ()),
        ("N:A... K... Q... J...", "S", "Q", ()),
        ("N:A... K... Q...", "S", "N", ()),
        ("N:A.. K... Q... J...", "S", "N", ()),
        ("N:B... K... Q... J...", "S", "N", ()),
        ("A... K... Q... J...", "S", "N", ()),
        ("", "S", "N", ()),
        ("N:A... K... Q... ...", "S", "W", ("ZZ",)),
    ],
)
def test_what_cannot_be_read_is_one_kind_of_error(hands: str, trump: str, leader: str, trick: tuple[str, ...]) -> None:
    with pytest.raises(NotationError):
        Position(hands, trump, leader, trick)


def test_cards_of_another_pack_are_no_part_of_a_position() -> None:
    with pytest.raises(IllegalPosition, match="no red"):
        Position(SMALL, RED, "N")
    with pytest.raises(IllegalPosition, match="R14 is no card"):
        Position("N:A... K... Q... ...", "NT", "W", ["R14"])
    with pytest.raises(IllegalPosition, match="one pack"):
        Position({**parse_hands(SMALL), Seat.WEST: Hand(COLOURS, 1)}, NT, Seat.NORTH)
    with pytest.raises(IllegalPosition, match="West is missing"):
        Position({seat: Hand(COLOURS, 1) for seat in Seat if seat is not Seat.WEST}, NT, Seat.NORTH)
    with pytest.raises(IllegalPosition, match="three cards"):
        Position("N:2... ... ... ...", "NT", "E", ("HA", "H9", "H8", "H7"))


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (Position({seat: Hand(FRENCH, 1) for seat in Seat}, NT, Seat.NORTH), "in two hands"),
        (Position("N:AK... Q... J... T...", "NT", "N"), "unequal"),
        (Position("N:... ... ... ...", "NT", "N"), "no card"),
        (Position(SMALL, "NT", "N", ["S2"]), "unequal"),  # the leader holds too many
        (Position("N:A2... K... Q... J...", "NT", "N"), "unequal"),
        (Position("N:... K... Q... J...", "NT", "N", ["SK"]), "also elsewhere"),
        (Position("N:... 2... Q... J...", "NT", "N", ["SA", "H2"]), "unequal"),
        (Position("N:2... .4.. .5.6. ..7.8", "NT", "N", ["HA", "S9"]), "follow suit"),
    ],
)
def test_illegal_positions_are_refused(position: Position, says: str) -> None:
    for ask in (solve, solve_cards, lambda p: solve_at_least(p, 1), lambda p: solve_many([p])):
        with pytest.raises(IllegalPosition, match=says):
            ask(position)


def test_refusals_say_what_is_wrong() -> None:
    with pytest.raises(NotationError, match="SA is in two hands"):
        table("N:A... A... Q... J...")
    with pytest.raises(IllegalPosition, match=r"This is no position: the hands are of unequal size\."):
        table("N:AK... Q... J... T...")
    good = Position(SMALL, "NT", "N")
    with pytest.raises(IllegalPosition, match=r"positions\[1\]: .*unequal"):
        solve_many([good, Position("N:AK... Q... J... T...", "NT", "N")])
    with pytest.raises(IllegalPosition, match=r"deals\[1\]: .*unequal"):
        table_many([DEAL, "N:AK... Q... J... T..."])
    with pytest.raises(ValueError, match="memory"):
        Solver(memory=10)


def test_numbers_out_of_range_are_refused() -> None:
    good = arrays.rows(np.array([[1, 2, 4, 8]], np.uint64), None, Seat.NORTH)
    assert arrays.solve_rows(good).tolist() == [0]
    for column, number in ((0, 2**63), (1, 2**52), (4, 9), (5, 2**40), (6, 3), (8, 1 << 4)):
        broken = good.copy()
        broken[0, column] = number
        with pytest.raises(IllegalPosition):
            arrays.solve_rows(broken)


def test_our_types_and_text_are_the_same_position() -> None:
    hands = {seat: Hand.of_cards([card(name)]) for seat, name in zip(Seat, ("SA", "SK", "SQ", "H5"), strict=True)}
    ours = Position(hands, SPADES, Seat.WEST, [card("SJ")])
    text = Position("N:A... K... Q... .5..", "S", "W", ("SJ",))
    assert ours == text
    assert hash(ours) == hash(text)
    assert text.hands == hands
    assert (text.trump, text.leader, text.trick) == (SPADES, Seat.WEST, (card("SJ"),))
    assert ours != Position(hands, NT, Seat.WEST, [card("SJ")])
    assert repr(eval(repr(text))) == repr(text)


def test_answers_are_found_by_our_types_and_by_letters() -> None:
    by_card = solve_cards(Position("N:A.2.. .K3.. Q.4.. J.5..", "NT", "N"))
    assert by_card == {card("SA"): 1, card("H2"): 0}
    assert (by_card["SA"], by_card[card("SA")]) == (1, 1)
    with pytest.raises(KeyError, match="SK"):
        by_card["SK"]
    found = table(DEAL)
    assert found[Seat.NORTH][NT] == found["N"]["NT"] == TABLE[Seat.NORTH][NT]  # type: ignore[index]  # a seat's letter


def test_the_coloured_pack_is_solved_as_it_is_written() -> None:
    coloured = {seat: Hand(COLOURS, hand.mask) for seat, hand in DEAL.hands.items()}
    found, known = table(coloured), TABLE[Seat.EAST]
    assert list(found[Seat.EAST]) == list(COLOURS.strains)
    assert list(found[Seat.EAST].values()) == list(known.values())
    ending = Position({seat: Hand(COLOURS, 1 << place) for place, seat in enumerate(Seat)}, RED, Seat.WEST)
    assert solve_cards(ending) == solve_cards_many([ending])[0] == {card("B5"): 1}


def test_pbn_may_start_with_any_seat() -> None:
    north, *others = str(DEAL)[2:].split(" ")
    assert table("E:" + " ".join([*others, north])) == TABLE


def test_a_context_reuses_what_it_knows() -> None:
    position, _ = next(positions("solve_lead.txt"))
    solver = Solver()
    solver.solve(position)
    first = solver.nodes
    solver.solve(position)
    assert solver.nodes - first <= first // 50
    solver.clear()
    before = solver.nodes
    solver.solve(position)
    assert solver.nodes - before == first


def test_little_memory_only_costs_time() -> None:
    assert Solver(memory=1 << 20).table(DEAL) == TABLE


def test_contexts_live_side_by_side_in_threads() -> None:
    shared = Solver()
    answers: list[object] = []
    workers = [
        threading.Thread(target=lambda s=s: answers.append(s.table(DEAL)))
        for s in (shared, shared, Solver(), Solver(portable=True))
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert answers == [TABLE] * 4


def test_arrays_answer_as_sequences_do() -> None:
    some = [position for position, _ in positions("solve_mid.txt")][:6]
    array = np.array([position.row for position in some], np.uint64)
    best = solve_many(some)
    assert arrays.solve_rows(array).tolist() == best
    needs = [tricks + i % 2 for i, tricks in enumerate(best)]
    assert solve_at_least_many(some, needs) == [i % 2 == 0 for i in range(6)]
    by_card = arrays.solve_cards_rows(array)
    assert by_card.shape == (6, 52)
    for row, tricks in zip(by_card.tolist(), solve_cards_many(some), strict=True):
        assert {each: row[each.index] for each in FRENCH.cards if row[each.index] >= 0} == tricks
    few = arrays.solve_cards_rows(array, wanted=SPADES.mask)
    assert (few[:, SPADES.index * 13 :] == by_card[:, SPADES.index * 13 :]).all()
    assert (few[:, : SPADES.index * 13] == -1).all()
    tables_array = arrays.table_rows(np.array([[DEAL[seat].mask for seat in Seat]], np.uint64))
    assert tables_array.shape == (1, 4, 5)
    assert tables_array[0, 1, SPADES.index] == TABLE[Seat.EAST][SPADES]


def test_empty_batches() -> None:
    assert solve_many([]) == []
    assert table_many([]) == []


def test_progress_reaches_the_end() -> None:
    seen: list[tuple[int, int]] = []
    deals = [deal for deal, _ in tables("dd_random.txt")][:4]
    table_many(deals, threads=2, progress=lambda done, all_: seen.append((done, all_)))
    assert seen[-1] == (4, 4)
    assert seen == sorted(seen)


def test_what_progress_raises_ends_the_batch() -> None:
    def stop(done: int, all_: int) -> None:
        raise KeyError("enough")

    deals = [deal for deal, _ in tables("dd_random.txt")]
    with pytest.raises(KeyError, match="enough"):
        table_many(deals, threads=1, progress=stop)


def test_a_batch_is_over_as_soon_as_it_is_solved() -> None:
    """Well within the time after which a waiting batch looks round for an interrupt."""
    ending = np.array([Position(SMALL, "NT", "N").row] * 4, np.uint64)
    arrays.solve_rows(ending, threads=1)
    spans = []
    for _ in range(9):
        began = time.perf_counter()
        arrays.solve_rows(ending, threads=1, memory=1 << 20)
        spans.append(time.perf_counter() - began)
    assert min(spans) < 0.02


def test_one_search_can_be_cancelled() -> None:
    cancellation = Cancellation()
    timer = threading.Timer(0.1, cancellation.cancel)
    solver = Solver()
    timer.start()
    hard = [deal for deal, _ in tables("dd_hard.txt")]
    with pytest.raises(Cancelled):
        _ = [solver.table(deal, cancellation=cancellation) for deal in hard]
    timer.join()
    for ask in (solver.solve, solver.solve_cards, lambda p, **how: solver.solve_at_least(p, 1, **how)):
        with pytest.raises(Cancelled):
            ask(next(positions("solve_lead.txt"))[0], cancellation=cancellation)
    with pytest.raises(Cancelled):
        table_many([DEAL], cancellation=cancellation)
    assert solver.table(DEAL) == TABLE  # none the worse for it


def test_an_interrupt_ends_a_batch() -> None:
    deals = [deal for deal, _ in tables("dd_random.txt")]
    # Whatever ran before in this process may have left a handler of its own.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            table_many(deals, threads=1)
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)


def test_cancelling_from_another_thread() -> None:
    cancellation = Cancellation()
    deals = [deal for deal, _ in tables("dd_random.txt")]
    timer = threading.Timer(0.3, cancellation.cancel)
    timer.start()
    with pytest.raises(Cancelled):
        table_many(deals, threads=1, cancellation=cancellation)
    timer.join()
    assert cancellation.asked
