"""Contexts, batches, refusals and cancelling."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from kibitz.analysis.encoding import deal_rows, rows
from kibitz.analysis.solver import (
    Cancellation,
    Cancelled,
    IllegalPosition,
    NotationError,
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
from tests.solver.conftest import positions, tables

DEAL, TABLE = next(tables("dd_random.txt"))


@pytest.mark.parametrize(
    "position",
    [
        Position("N:A... A... Q... J...", "NT", "N"),  # the ace twice
        Position("N:AK... Q... J... T...", "NT", "N"),  # unequal hands
        Position("N:... ... ... ...", "NT", "N"),  # no cards
        Position("N:A... K... Q... J...", "NT", "N", ("S2",)),  # the leader holds too many
        Position("N:A2.. K... Q... J...", "NT", "N"),
        Position("N:... K... Q... J...", "NT", "N", ("SK",)),  # in hand and on the table
        Position("N:... 2... Q... J...", "NT", "N", ("SA", "H2")),
        Position("N:2... 3.4.. .5.6. ..7.8", "NT", "N", ("HA", "S9")),  # a revoke
        Position("N:2... ... ... ...", "NT", "E", ("HA", "H9", "H8", "H7")),
        Position("N:A... K... Q... J...", "X", "N"),  # type: ignore[arg-type]
        Position("N:A... K... Q... J...", "S", "Q"),  # type: ignore[arg-type]
        Position("N:A... K... Q...", "S", "N"),
        Position("N:A.. K... Q... J...", "S", "N"),
        Position("N:B... K... Q... J...", "S", "N"),
        Position("", "S", "N"),
        Position("N:A... K... Q... ...", "S", "W", ("ZZ",)),
    ],
)
def test_illegal_positions_are_refused(position: Position) -> None:
    for ask in (solve, solve_cards, lambda p: solve_at_least(p, 1), lambda p: solve_many([p])):
        with pytest.raises((IllegalPosition, NotationError)):
            ask(position)


def test_refusals_say_what_is_wrong() -> None:
    with pytest.raises(NotationError, match="SA is there twice"):
        table("N:A... A... Q... J...")
    with pytest.raises(IllegalPosition, match="unequal"):
        table("N:AK... Q... J... T...")
    good = Position("N:A... K... Q... J...", "NT", "N")
    with pytest.raises(IllegalPosition, match=r"position 1: .*unequal"):
        solve_many([good, Position("N:AK... Q... J... T...", "NT", "N")])
    with pytest.raises(ValueError, match="memory"):
        Solver(memory=10)


def test_raw_rows_out_of_range_are_refused() -> None:
    row = np.zeros((1, 9), dtype=np.uint64)
    for bad in ((0, 2**63), (4, 9), (5, 2**40), (8, 1)):
        broken = row.copy()
        broken[0, :4] = [1, 2, 4, 8]
        broken[0, bad[0]] = bad[1]
        with pytest.raises(IllegalPosition):
            solve_many(broken)


def test_pbn_may_start_with_any_seat() -> None:
    north, *others = DEAL[2:].split(" ")
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
    array = np.asarray(rows(some))
    assert solve_many(array).tolist() == solve_many(some)
    best = solve_many(some)
    needs = [tricks + i % 2 for i, tricks in enumerate(best)]
    assert solve_at_least_many(some, needs) == [i % 2 == 0 for i in range(6)]
    assert solve_at_least_many(array, np.array(needs)).tolist() == [i % 2 == 0 for i in range(6)]
    by_card = solve_cards_many(array)
    assert by_card.shape == (6, 64)
    assert by_card.max(axis=1).tolist() == best
    tables_array = table_many(np.asarray(deal_rows([DEAL])))
    assert tables_array.shape == (1, 5, 4)
    assert tables_array[0, 0, 1] == TABLE["E"]["S"]


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


def test_cancelling_from_another_thread() -> None:
    cancellation = Cancellation()
    deals = [deal for deal, _ in tables("dd_random.txt")]
    timer = threading.Timer(0.3, cancellation.cancel)
    timer.start()
    with pytest.raises(Cancelled):
        table_many(deals, threads=1, cancellation=cancellation)
    timer.join()
    assert cancellation.asked
