"""Bots at the tables: where they think, when they rest, how long they take, and who plays when a thought fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kibitz.app.tables.pace import Pace
from kibitz.app.thinking.thinkers import Thinkers
from kibitz.app.work.processes import WorkFailed
from kibitz.app.work.turns import NOBODYS, Share
from kibitz.bots.decision import Decision, Why
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal
from kibitz.engine import View, act, start, view
from kibitz.games import game
from tests.app.client import Frame, PageClient, first_move, play_deal
from tests.app.serving import ServerProcess, ServerThread, with_data
from tests.app.thinking.test_thinking import children, wait_until_gone

Pages = Callable[..., PageClient]


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


class Slow(Thinkers):
    """Never comes to a decision, and knows who has given up."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = self.given_up = 0

    async def decide(self, level: str, seed: int, view: View, share: Share = NOBODYS) -> Decision:
        self.asked += 1
        try:
            return await asyncio.Future()
        except asyncio.CancelledError:
            self.given_up += 1
            raise

    def wait_for(self, asked: int, given_up: int) -> None:
        deadline = time.monotonic() + 5
        while (self.asked, self.given_up) != (asked, given_up):
            assert time.monotonic() < deadline, (self.asked, self.given_up)
            time.sleep(0.01)


def test_a_thought_is_given_up_when_the_table_moves_on(sqlite_server: ServerThread, pages: Pages) -> None:
    """Somebody takes the bot's seat while it thinks, and plays."""
    slow = sqlite_server.hub.bots.thinkers = Slow()
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="club")
    picture = ann.wait_until(lambda each: each["waiting"] and each["you"] not in each["waiting"])
    slow.wait_for(1, 0)
    assert bob.ask("Join", table=table, nickname="Bob", player=picture["waiting"][0])["type"] == "Done"
    guest = ann.wait_until(lambda each: bool(each["knocks"]))["knocks"][0]["guest"]
    assert ann.ask("LetIn", table=table, guest=guest, how="now")["type"] == "Done"
    mine = bob.wait_until(lambda each: each["you"] in each["waiting"])
    move = first_move(mine)
    assert move is not None and bob.act(mine, move)["type"] == "Done"
    assert slow.given_up == 1


def test_bots_rest_while_nobody_looks(sqlite_server: ServerThread, pages: Pages) -> None:
    """Their thoughts are given up when the last one leaves, and taken up again when somebody comes."""
    slow = sqlite_server.hub.bots.thinkers = Slow()
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="expert", watchable=True)
    slow.wait_for(1, 0)
    eve.ask("Watch", table=table)
    ann.send("Leave", table=table)
    ann.ask("AskTables")
    assert (slow.asked, slow.given_up) == (1, 0)  # Eve still looks
    eve.send("Leave", table=table)
    slow.wait_for(1, 1)
    assert not sqlite_server.hub.bots.are_busy(table)
    ann.ask("Watch", table=table)
    slow.wait_for(2, 1)
    ann.close()
    slow.wait_for(2, 2)


def test_who_stands_at_the_door_of_a_private_table_wakes_nobody(sqlite_server: ServerThread, pages: Pages) -> None:
    slow = sqlite_server.hub.bots.thinkers = Slow()
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="expert")
    slow.wait_for(1, 0)
    eve.ask("Watch", table=table)
    ann.send("Leave", table=table)
    slow.wait_for(1, 1)


class Uneven(Thinkers):
    """Plays the first card it may, at times after some thought."""

    def __init__(self) -> None:
        super().__init__(1)
        self.began: list[tuple[float, float]] = []

    async def decide(self, level: str, seed: int, view: View, share: Share = NOBODYS) -> Decision:
        thought = 0.0 if len(self.began) % 2 else 0.2
        self.began.append((time.monotonic(), thought))
        await asyncio.sleep(thought)
        return Decision(view.moves[0], Why())


def test_the_time_of_a_move_tells_nothing_of_the_thought(
    tmp_path: Path, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", bot_delay=0.3)
    uneven = server.hub.bots.thinkers = Uneven()
    moved: list[float] = []
    play = server.hub.bots._play

    async def noted(*move: Any) -> None:
        moved.append(time.monotonic())
        await play(*move)

    monkeypatch.setattr(server.hub.bots, "_play", noted)
    try:
        ann = pages(server.address)
        ann.open("bridgewar", bots="club")
        while len(moved) < 6:
            picture = ann.wait_until(lambda each: len(moved) >= 6 or each["you"] in each["waiting"])
            move = first_move(picture)
            if move is not None and len(moved) < 6:
                ann.act(picture, move)
                ann.wait_past(picture)
    finally:
        server.stop()
    took = [(thought, end - begin) for (begin, thought), end in zip(uneven.began, moved, strict=False)]
    # Half a beat is for the cut. A busy machine may add to a move, but not to all of them.
    assert all(seconds > 0.14 for _, seconds in took), took
    assert min(seconds for thought, seconds in took if thought) < 0.45, took


@pytest.mark.parametrize("name", ["minibridge", "contract"])
@pytest.mark.parametrize("level", ["learner", "expert", "master"])
def test_the_pace_is_that_of_the_kind_of_move_and_not_of_the_choice(name: str, level: str) -> None:
    state = start(game(name), deal=Deal.from_number(10**28))
    simple = LEVELS["learner"](1)
    seen: dict[tuple[bool, bool, bool], set[float]] = {}
    while not state.over:
        (seat, moves), *_ = state.turns.items()
        leads, opens = not state.table.trick, state.table.contract is not None and not state.table.tricks
        kind = (leads, opens, state.table.contract is None)
        seen.setdefault(kind, set()).add(Pace(0.5).seconds(state, level))
        assert len(seen[kind]) == 1, (kind, len(moves))
        assert Pace(0.0).seconds(state, level) == 0.0
        state = act(state, seat, simple.choose(view(state, seat)))
    assert seen[(False, False, False)] == {1.0 if level == "master" else 0.5}


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_at_once_a_strong_bot_takes_as_long_for_an_only_card_as_for_a_choice(level: str) -> None:
    """What it thinks takes time: a shorter beat would show whether it had anything to think about."""
    state = start(game("bridgewar"), deal=Deal.from_number(10**28))
    simple, by_choice = LEVELS["learner"](1), dict[bool, set[float]]()
    while not state.over:
        (seat, moves), *_ = state.turns.items()
        if state.table.trick:
            by_choice.setdefault(len(moves) > 1, set()).add(Pace(0.7).seconds(state, level, "at once"))
        assert Pace(0.7).seconds(state, level, "at once") == Pace(0.7).seconds(state, level, "normal")
        state = act(state, seat, simple.choose(view(state, seat)))
    assert by_choice[True] == by_choice[False] == {0.7}


def test_a_bot_whose_thought_fails_plays_by_simple_rules(
    sqlite_server: ServerThread, pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Thinkers):
        async def decide(self, level: str, seed: int, view: View, share: Share = NOBODYS) -> Decision:
            raise WorkFailed("no idea")

    sqlite_server.hub.bots.thinkers = Broken()
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar", bots="expert")
    assert play_deal(ann)["outcome"]
    assert "simple rules play for it" in caplog.text
    shown = ann.ask("AskDeal", table=table, deal=1)
    reasons = [step["why"] for step in shown["steps"] if step["why"]]
    assert reasons
    assert not any(why["worlds"] for why in reasons)
