"""Bulk work: the same rows whoever works and whatever happens, kept so that a run that was cut off goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import Thread

import numpy as np
import psutil  # type: ignore[import-untyped]  # it has no stubs
import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # it has no stubs
import pytest
from distributed import LocalCluster
from hypothesis import given
from hypothesis import strategies as st

from kibitz.analysis.bulk import BulkError, Columns, KeptParts, Run, Stretches, Workers, drawn_deal
from kibitz.analysis.bulk.kept_parts import PARTS_FILE
from tests.analysis.bulk import working
from tests.cli.running import kibitz

PARTS = Stretches(100, most=10)
"""Of one deal each but for the last ones: there are always at least 64."""
RIGHT = [[number, number**2] for number in range(1, 101)]


def numbers(run: Iterable[Columns]) -> list[list[int]]:
    return [list(pair) for rows in run for pair in zip(rows["number"].tolist(), rows["square"].tolist(), strict=True)]


@given(st.integers(1, 10**12), st.integers(1, 1000))
def test_the_parts_are_all_deals_and_each_once(deals: int, most: int) -> None:
    parts = Stretches(deals, most=most)
    assert len(parts) <= 100_000 or parts.size <= most
    assert parts[0].first == 1
    assert parts[-1].numbers[-1] == deals
    place = len(parts) // 2
    assert parts[place].numbers[0] == sum(part.count for part in parts[:1]) * place + 1
    assert all(one.numbers.stop == two.first for one, two in pairwise(parts[:5]))


def test_deals_are_drawn_evenly_and_by_number() -> None:
    north = [drawn_deal(3, number)["N"].points for number in range(1, 401)]  # type: ignore[index]  # a seat is a str
    assert abs(np.mean(north) - 10) < 4 * 4.13 / 20
    assert len({drawn_deal(3, number) for number in range(100)}) == 100


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_rows_do_not_depend_on_how_many_work(jobs: int) -> None:
    run = Run(working.squared, PARTS, Workers(jobs))
    assert numbers(run) == RIGHT
    assert run.cost.rows == 100


def test_a_killed_process_costs_nothing(tmp_path: Path) -> None:
    assert numbers(Run(working.of(tmp_path, victim=31), PARTS, Workers(jobs=2))) == RIGHT
    assert (tmp_path / "died").exists()


def test_work_that_always_kills_is_given_up() -> None:
    with pytest.raises(BulkError, match="died 4 times in a row"):
        list(Run(working.always_deadly, PARTS, Workers(jobs=2)))


@pytest.mark.clock  # Dask itself trips where a part is given up while its result is on the way
def test_a_killed_worker_of_a_cluster_costs_nothing(tmp_path: Path) -> None:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as cluster:  # type: ignore[no-untyped-call]  # the library's
        crew = Workers(cluster=cluster.scheduler_address)
        with KeptParts(tmp_path / "kept", {"seed": 1}) as kept:
            assert numbers(Run(working.of(tmp_path, victim=31), PARTS, crew, kept)) == RIGHT
    assert (tmp_path / "died").exists()


def test_a_scheduler_that_goes_away_is_said_in_a_sentence() -> None:
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0") as cluster:  # type: ignore[no-untyped-call]  # the library's
        run = iter(Run(working.unhurried, PARTS, Workers(cluster=cluster.scheduler_address)))
        next(run)
        closing = Thread(target=cluster.close)
        closing.start()
        with pytest.raises(BulkError, match="is gone"):
            list(run)
        closing.join()


def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path) -> None:
    work = partial(working.traced, tmp_path)
    with KeptParts(tmp_path / "kept", {"seed": 1}) as kept:
        cut = iter(Run(work, PARTS, Workers(jobs=1), kept))
        some = [next(cut) for _ in range(7)]
    assert numbers(some) == RIGHT[:7]
    with KeptParts(tmp_path / "kept", {"seed": 1}) as kept:
        assert len(kept) == 7
        told: list[int] = []
        run = Run(work, PARTS, Workers(jobs=1), kept, finished=told.append)
        assert numbers(run) == RIGHT
        assert sorted(told) == list(range(len(PARTS)))
        assert run.cost.rows == 100
    assert set(working.made(tmp_path).values()) == {1}
    table = parquet.read_table(tmp_path / "kept")
    assert table["square"].to_pylist() == [square for _, square in RIGHT]
    assert table["name"].to_pylist()[:2] == ["deal 1", "deal 2"]


def test_a_part_that_was_half_written_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    with KeptParts(folder, {}) as kept:
        list(Run(working.squared, PARTS, Workers(jobs=1), kept))
    listed = folder / PARTS_FILE
    lines = listed.read_bytes().splitlines(keepends=True)
    listed.write_bytes(b"".join(lines[:-2]) + lines[-2][:9])  # the power went in the middle of a line
    (folder / json.loads(lines[4])["file"]).unlink()
    work = partial(working.traced, tmp_path)
    with KeptParts(folder, {}) as kept:
        assert numbers(Run(work, PARTS, Workers(jobs=1), kept)) == RIGHT
    again = {PARTS[json.loads(line)["part"]].first for line in (lines[4], *lines[-2:])}
    assert set(working.made(tmp_path)) == again
    with KeptParts(folder, {}) as kept:
        assert len(kept) == len(PARTS)


def test_one_run_at_a_time_writes_to_a_folder(tmp_path: Path) -> None:
    with KeptParts(tmp_path, {}), pytest.raises(BulkError, match="Another run"):
        KeptParts(tmp_path, {})
    KeptParts(tmp_path, {}).__exit__()


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear aunt")
    with pytest.raises(BulkError, match="other files in it"):
        KeptParts(tmp_path, {})


def test_a_killed_program_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    args = ["simulate", "bridgewar", "--seats", "beginner,beginner", "--deals", "40", "--json"]
    program = [sys.executable, "-m", "kibitz", *args, "--jobs", "2", "--out", str(folder)]
    running = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    listed = folder / PARTS_FILE
    while running.poll() is None and not (listed.exists() and listed.stat().st_size):
        time.sleep(0.02)
    others = psutil.Process(running.pid).children(recursive=True) if running.poll() is None else []
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    assert not psutil.wait_procs(others, timeout=60)[1]
    done = len(listed.read_bytes().splitlines())
    assert done > 0
    resumed = kibitz(*args, "--jobs", "1", "--out", str(folder))
    assert (resumed.code, resumed.err) == (0, "")
    assert resumed.out == kibitz(*args, "--jobs", "1").out
