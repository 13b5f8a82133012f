"""Bots think in processes of their own: replaced when they die, stopped when not needed, gone at the end."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kibitz.app.thinking.pool import Thinkers, ThoughtFailed
from kibitz.bots.decision import Decision
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal
from kibitz.engine import View, act, start, view
from kibitz.games import game
from tests.app.client import Frame, PageClient, first_move, play_deal
from tests.app.serving import ServerProcess, ServerThread, with_data

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
    return [worker.process.pid for worker in thinkers.workers if worker.process is not None]


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
        assert not thinkers.workers  # none before there is work
        there = await thinkers.decide("expert", 7, seen)
        assert there == LEVELS["expert"](7).decide(seen) and there.why.said

    (process,) = with_thinkers(work)
    wait_until_gone(process)


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


def test_what_goes_wrong_is_told_and_the_process_goes_on() -> None:
    seen = a_view(40)

    async def work(thinkers: Thinkers) -> None:
        with pytest.raises(ThoughtFailed, match="KeyError"):
            await thinkers.decide("nobody", 1, seen)
        (process,) = process_ids(thinkers)
        await thinkers.decide("club", 1, seen)
        assert process_ids(thinkers) == [process]

    with_thinkers(work)


def test_no_more_processes_than_are_allowed() -> None:
    seen = a_view(40)

    async def work(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.decide("club", seed, seen) for seed in range(6)))
        assert len(process_ids(thinkers)) == 1

    with_thinkers(work)


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_strong_bots_at_a_table_think_elsewhere_and_leave_nothing_behind(
    tmp_path: Path, pages: Pages, ending: str
) -> None:
    """On a server as people run it, which is then stopped or killed."""
    server = ServerProcess(*with_data(tmp_path))
    assert children(server.process_id) == []
    ann = pages(server.address)
    ann.open("bridgewar", bots="club")
    # Until the bots have played to a trick: a process that has just been started needs a moment.
    picture = my_turn(ann, 0)
    while not picture["last_winner"]:
        move = first_move(picture)
        assert move is not None
        ann.act(picture, move)
        picture = my_turn(ann, picture["at"])
    (thinker,) = children(server.process_id)
    if ending == "stop":
        assert server.stop() == ""
    else:
        server.kill()
    wait_until_gone(thinker)


def my_turn(page: PageClient, after: int) -> Frame:
    return page.wait_until(lambda each: each["at"] > after and each["you"] in each["waiting"], 30)


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class Slow(Thinkers):
    """Never comes to a decision, and knows who has given up."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = self.given_up = 0

    async def decide(self, level: str, seed: int, view: View) -> Decision:
        self.asked += 1
        try:
            return await asyncio.Future()
        except asyncio.CancelledError:
            self.given_up += 1
            raise


def test_a_thought_is_given_up_when_the_table_moves_on(sqlite_server: ServerThread, pages: Pages) -> None:
    """Somebody takes the bot's seat while it thinks, and plays."""
    slow = sqlite_server.hub.bots.thinkers = Slow()
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="club")
    picture = ann.wait_until(lambda each: each["waiting"] and each["you"] not in each["waiting"])
    deadline = time.monotonic() + 5
    while not slow.asked and time.monotonic() < deadline:
        time.sleep(0.01)
    assert slow.asked == 1
    assert bob.ask("Join", table=table, nickname="Bob", player=picture["waiting"][0])["type"] == "Done"
    guest = ann.wait_until(lambda each: bool(each["knocks"]))["knocks"][0]["guest"]
    assert ann.ask("LetIn", table=table, guest=guest, how="now")["type"] == "Done"
    mine = bob.wait_until(lambda each: each["you"] in each["waiting"])
    move = first_move(mine)
    assert move is not None and bob.act(mine, move)["type"] == "Done"
    assert slow.given_up == 1


def test_a_bot_whose_thought_fails_plays_by_simple_rules(
    sqlite_server: ServerThread, pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Thinkers):
        async def decide(self, level: str, seed: int, view: View) -> Decision:
            raise ThoughtFailed("no idea")

    sqlite_server.hub.bots.thinkers = Broken()
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="expert")
    assert play_deal(ann)["outcome"]
    assert "simple rules play for it" in caplog.text
    shown = ann.ask("AskDeal", table=table, deal=1)
    assert all(not step["why"]["worlds"] for step in shown["steps"] if step["why"])
