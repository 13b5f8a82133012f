"""Bots think in processes of their own: replaced when they die, stopped when not needed, gone at the end."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from subprocess import PIPE

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.app.thinking.thinkers import Thinkers, bot_decision
from kibitz.app.work.processes import Processes, Wanted, Worker, WorkFailed
from kibitz.app.work.turns import Share, Turns
from kibitz.app.work.worker import Job, packed
from kibitz.bots.decision import Decision, Why
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal
from kibitz.engine import View, act, start, view
from kibitz.games import game
from tests.app.client import PageClient
from tests.app.serving import ServerProcess, with_data

Pages = Callable[..., PageClient]


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]]) -> list[int]:
    """Returns the processes that there were at the end of the work, before it was tidied up."""
    ids: list[int] = []

    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            async with asyncio.timeout(60):
                await work(thinkers)
            ids.extend(process_ids(thinkers))
        finally:
            await thinkers.stop()

    asyncio.run(run())
    return ids


def process_ids(thinkers: Thinkers) -> list[int]:
    return [worker.process.pid for worker in thinkers.processes.workers if worker.process is not None]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(process: int) -> None:
    deadline = time.monotonic() + 5
    while is_running(process):
        assert time.monotonic() < deadline, "The process is still there."
        time.sleep(0.01)


def a_view(cards_played: int) -> View:
    """Somebody's view in the middle of a deal of MiniBridge."""
    state = start(game("minibridge"), deal=Deal.from_number(10**28))
    simple = LEVELS["learner"](1)
    while len(state.table.tricks) * 4 + len(state.table.trick) < cards_played:
        seat = next(iter(state.turns))
        state = act(state, seat, simple.choose(view(state, seat)))
    return view(state, next(iter(state.turns)))


def test_a_process_thinks_what_the_bot_would_think_here_and_ends_with_the_server() -> None:
    seen = a_view(33)

    async def work(thinkers: Thinkers) -> None:
        assert not thinkers.processes.workers  # none before there is work
        there = await thinkers.decide("expert", 7, seen)
        assert there == LEVELS["expert"](7).decide(seen) and there.why.said

    (process,) = with_thinkers(work)
    wait_until_gone(process)


def test_thoughts_share_the_cores_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many think at a time, none gets more than its part, and one that thinks alone no more than four."""
    thinkers, given = Thinkers(6), list[int]()
    everybody_is_there = asyncio.Event()

    async def done(share: Share, work: object, level: str, seed: int, view: View, cores: int) -> Decision:
        given.append(cores)
        await everybody_is_there.wait()
        return Decision(view.moves[0], Why())

    monkeypatch.setattr(thinkers.processes, "done_unless_dropped", done)

    async def run() -> None:
        thoughts = [asyncio.create_task(thinkers.decide("master", number, a_view(0))) for number in range(8)]
        await asyncio.sleep(0)
        assert len(given) == 8
        everybody_is_there.set()
        await asyncio.gather(*thoughts)
        await thinkers.decide("master", 9, a_view(0))

    asyncio.run(run())
    assert given == [4, 3, 2, 1, 1, 1, 1, 1, 4]


def test_a_process_that_is_killed_is_replaced_and_its_job_done() -> None:
    seen = a_view(30)

    async def work(thinkers: Thinkers) -> None:
        await thinkers.decide("club", 1, seen)
        (first,) = process_ids(thinkers)
        os.kill(first, 9)
        assert (await thinkers.decide("club", 1, seen)).move in seen.moves
        assert process_ids(thinkers) != [first]

    with_thinkers(work)


def test_a_thought_that_nobody_wants_is_dropped_at_once() -> None:
    """A lead by an expert takes long; who cancels it does not keep the others waiting."""
    slow, quick = a_view(0), a_view(40)

    async def work(thinkers: Thinkers) -> None:
        await thinkers.decide("club", 1, quick)  # the process is up
        began = time.perf_counter()
        await thinkers.decide("expert", 1, slow)
        whole = time.perf_counter() - began
        thoughts = [asyncio.create_task(thinkers.decide("expert", seed, slow)) for seed in range(2, 22)]
        await asyncio.sleep(whole / 10)
        for thought in thoughts:
            thought.cancel()
        began = time.perf_counter()
        await thinkers.decide("club", 1, quick)
        assert time.perf_counter() - began < whole * 5  # not twenty times as long
        assert all(thought.cancelled() for thought in thoughts)

    with_thinkers(work)


ENDLESS = """
from kibitz.analysis.solver import Cancellation, Cancelled

class EndlessBot:
    cancellation: Cancellation | None = None

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return self.decide(view).move

    def decide(self, view):
        while self.cancellation is None or not self.cancellation.asked:
            pass
        raise Cancelled
"""


def test_a_level_of_another_package_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "endless.py").write_text(ENDLESS)
    about = tmp_path / "endless-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[kibitz.levels]\nendless = endless:EndlessBot\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    seen = a_view(40)

    async def work(thinkers: Thinkers) -> None:
        await thinkers.decide("club", 1, seen)  # the process is up
        (process,) = process_ids(thinkers)
        thought = asyncio.create_task(thinkers.decide("endless", 1, seen))
        _, still = await asyncio.wait([thought], timeout=0.5)
        assert still
        thought.cancel()
        await thinkers.decide("club", 1, seen)
        assert process_ids(thinkers) == [process]

    with_thinkers(work)


def test_what_goes_wrong_is_told_and_the_process_goes_on() -> None:
    seen = a_view(40)

    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(WorkFailed, match="KeyError"):
            await thinkers.decide("nobody", 1, seen)
        (process,) = process_ids(thinkers)
        await thinkers.decide("club", 1, seen)
        assert process_ids(thinkers) == [process]

    with_thinkers(work)


@pytest.mark.parametrize("steps", [1, 2, 3, 5, 8])
def test_who_is_stopped_while_a_process_starts_leaves_none(steps: int) -> None:
    async def stopped() -> set[asyncio.Task[object]]:
        processes = Processes(1)
        asked = asyncio.create_task(processes.done(Share(), None, os.getpid))
        for _ in range(steps):
            await asyncio.sleep(0)
        await processes.stop()
        left = asyncio.all_tasks() - {asyncio.current_task(), asked}
        asked.cancel()
        return left

    assert asyncio.run(stopped()) == set()


def test_no_more_processes_than_are_allowed() -> None:
    seen = a_view(40)

    async def work(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.decide("club", seed, seen) for seed in range(6)))
        assert len(process_ids(thinkers)) == 1

    with_thinkers(work)


jobs = st.lists(st.one_of(st.none(), st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"))), max_size=60)


@given(jobs)
def test_nobody_who_waits_is_passed_over_twice_for_the_same_other(steps: list[tuple[str, str] | None]) -> None:
    """Each step is a new job, or somebody is served. Whoever waits sees each other address served once at most."""
    turns, waiting = Turns[str](), Counter[str]()
    seen: dict[str, Counter[str]] = {}
    for step in [*steps, *[None] * len(steps)]:
        if step is not None:
            address, table = step
            turns.put(Share(address, table), address)
            waiting[address] += 1
            seen.setdefault(address, Counter())
        elif turns:
            served = turns.next()
            assert served is not None
            waiting[served] -= 1
            seen.pop(served, None)
            if waiting[served]:
                seen[served] = Counter()
            for others in seen.values():
                others[served] += 1
                assert others[served] <= 1 or others is seen.get(served)
    assert not turns and not any(waiting.values())


def test_the_tables_of_one_address_take_turns_too() -> None:
    turns = Turns[str]()
    for job in ("x1", "x2", "x3", "y1"):
        turns.put(Share("a", job[0]), job)
    turns.discard(Share("a", "x"), "x2")
    turns.discard(Share("a", "x"), "never there")
    assert [turns.next() for _ in range(3)] == ["x1", "y1", "x3"]


def test_a_hundred_tables_of_one_address_keep_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a process that only says whom it served."""
    served: list[int] = []
    seen = a_view(40)

    async def serve(self: Worker, wanted: Wanted) -> None:
        await asyncio.sleep(0)
        served.append(pickle.loads(wanted.job.call)[1][1])
        wanted.found.set_result(Decision(seen.moves[0], Why()))

    async def work(thinkers: Thinkers) -> None:
        crowd = [thinkers.decide("expert", number, seen, Share("crowd", str(number))) for number in range(100)]
        one = [thinkers.decide("expert", 1000 + number, seen, Share("one", "table")) for number in range(3)]
        await asyncio.gather(*crowd, *one)

    monkeypatch.setattr(Worker, "serve", serve)
    with_thinkers(work)
    assert len(served) == 103
    assert [served.index(number) for number in (1000, 1001, 1002)] == [1, 3, 5]


def test_a_real_process_serves_those_who_wait_by_turns() -> None:
    seen = a_view(40)
    done: list[str] = []

    async def work(thinkers: Thinkers) -> None:
        async def wanted(address: str, table: int) -> None:
            await thinkers.decide("club", table, seen, Share(address, str(table)))
            done.append(address)

        await asyncio.gather(*(wanted("crowd", table) for table in range(10)), wanted("one", 0))

    with_thinkers(work)
    assert done.index("one") <= 2 and len(done) == 11


def test_a_process_whose_server_has_gone_ends_in_silence() -> None:
    """It finds nobody to tell what it has found."""
    command = [sys.executable, "-P", "-c", "from kibitz.app.work.worker import main; main()"]
    process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert process.stdin is not None and process.stdout is not None
    process.stdout.close()
    process.stdin.write(packed(Job.of(1, bot_decision, ("club", 1, a_view(40), 1), is_cancellable=True)))
    process.stdin.flush()
    assert process.wait(30) == 0
    with process:
        assert process.stderr is not None and process.stderr.read() == b""


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("wait", [0.1, 1.5], ids=["at the start", "at work"])
def test_a_server_that_is_stopped_while_bots_think_says_nothing(
    tmp_path: Path, pages: Pages, by: signal.Signals, wait: float
) -> None:
    server = ServerProcess(*with_data(tmp_path))
    ann = pages(server.address)
    ann.open("contract", bots="expert")
    thinkers = wait_for_children(server.process_id)
    time.sleep(wait)
    assert server.stop(by) == ""
    for thinker in thinkers:
        wait_until_gone(thinker)


def wait_for_children(process: int) -> list[int]:
    deadline = time.monotonic() + 10
    while not (found := children(process)):
        assert time.monotonic() < deadline, "Nobody thinks."
        time.sleep(0.01)
    return found


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
