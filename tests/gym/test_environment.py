"""The environments pass PettingZoo's own tests, for every game and option, and pay what the game pays."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from kibitz.cards import Deal, Hand, Seat, Side
from kibitz.engine import events as ev
from kibitz.games import GAMES
from kibitz.gym import ACTION_NAMES, ACTIONS
from kibitz.gym.environment import TableEnv, env
from kibitz.rules.dealing import as_dealt
from tests.battery.variants import Variant, few_variants, title

LEVEL = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"

# PettingZoo says so of its own card games as well, except for those it lists by name.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"
)


def play(table: Any, rng: random.Random) -> dict[str, float]:
    """A deal at random to its end; what each agent was paid."""
    paid = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, is_broken_off, _ = table.last()
        paid[agent] += reward
        ended = is_over or is_broken_off
        table.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return paid


@masked
@pytest.mark.parametrize("variant", few_variants(), ids=title)
def test_pettingzoo_finds_no_fault(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    name, options = variant
    api_test(env(name, **options), num_cycles=60)
    seed_test(lambda: env(name, **options), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_reward_is_the_score(name: str) -> None:
    table = env(name)
    rng = random.Random(5)
    for seed in range(4):
        table.reset(seed=seed)
        paid = play(table, rng)
        t = table.unwrapped.under_way.table
        assert t.over
        for player in t.players:
            ours = t.place(player).side
            points = dict.fromkeys(Side, 0)
            for entry in t.scored.entries if t.scored else ():
                points[entry.side] += entry.points
            assert paid[f"player_{list(Seat).index(player)}"] == points[ours] - points[ours.other]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_observes_does_not_depend_on_hidden_cards(name: str) -> None:
    """The same moves in two deals that differ in two cards which the player cannot see."""
    compared = 0
    for seed in range(5):
        rng = random.Random(seed)
        table, twin = TableEnv(name), TableEnv(name)
        table.reset(seed=seed, options={"dealer": "N", "vulnerable": []})
        deal = as_dealt(table.under_way.table.dealt, table.under_way.log).hands
        east, west = ([card for card in deal[seat] if not card.points] for seat in (Seat.EAST, Seat.WEST))
        pairs = [(one, two) for one in east for two in west if one.suit is two.suit]
        if not pairs:
            continue
        one, two = rng.choice(pairs)
        hands = {**deal, Seat.EAST: deal[Seat.EAST] - one + two, Seat.WEST: deal[Seat.WEST] - two + one}
        twin.reset(options={"deal": Deal(hands), "dealer": "N", "vulnerable": []})
        while not any(card in hand for card in (one, two) for hand in _open(table)):
            seen, other = table.observe("player_0"), twin.observe("player_0")
            assert all((seen[part] == other[part]).all() for part in seen)
            compared += 1
            masks = [each.observe(each.agent_selection)["action_mask"] for each in (table, twin)]
            common = [
                int(number) for number in np.flatnonzero(masks[0] & masks[1]) if number not in (one.index, two.index)
            ]
            if not common:
                break
            action = rng.choice(common)
            table.step(action)
            twin.step(action)
            if any(table.terminations.values()):
                break
    assert compared > 10


def _open(table: TableEnv) -> list[Hand]:
    """The hands that lie face up."""
    t = table.under_way.table
    return [t.hands[seat] for seat in t.faced]


def test_a_seed_gives_the_same_deals_and_no_seed_goes_on() -> None:
    def deals(seed: int) -> list[str]:
        table = TableEnv("contract")
        table.reset(seed=seed)
        found = [str(Deal(table.under_way.table.dealt))]
        for _ in range(3):
            table.reset()
            found.append(str(Deal(table.under_way.table.dealt)))
        return found

    assert deals(3) == deals(3)
    assert len({*deals(3), *deals(4)}) == 8


def test_a_deal_can_be_given() -> None:
    table = TableEnv("contract", scoring="duplicate")
    table.reset(options={"deal": LEVEL, "dealer": "W", "vulnerable": ["EW"]})
    header = table.under_way.table.header
    assert (header.dealer, header.vulnerable) == (Seat.WEST, (Side.EW,))
    assert str(Deal(table.under_way.table.dealt)) == LEVEL
    assert table.agent_selection == "player_3"
    table.reset(options={"deal": Deal.parse(LEVEL)})
    assert str(Deal(table.under_way.table.dealt)) == LEVEL


def test_a_deal_thrown_in_at_once_is_dealt_again_unless_it_was_asked_for() -> None:
    table = TableEnv("minibridge")
    for seed in range(60):
        table.reset(seed=seed)
        assert not table.under_way.over
    with pytest.raises(ValueError, match="thrown in"):
        table.reset(options={"deal": LEVEL})


def test_three_players_are_three_agents() -> None:
    table = TableEnv("minibridge-simple3")
    table.reset(seed=1, options={"dealer": "N"})
    assert table.agents == ["player_0", "player_1", "player_3"]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = TableEnv("contract")
    table.reset(seed=1)
    before = table.under_way
    for wrong in (0, ACTION_NAMES.index("call double"), ACTIONS, -1, None):
        with pytest.raises(ValueError, match="not legal"):
            table.step(wrong)
    assert table.under_way is before


def test_a_deal_that_goes_on_too_long_is_broken_off() -> None:
    table = TableEnv("minibridge", announcing="players", max_cycles=9)
    table.reset(seed=1)
    for _ in range(9):
        assert not any(table.truncations.values())
        table.step(ACTION_NAMES.index("announce points 0"))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert sum(isinstance(event, ev.Recounted) for event in table.under_way.log) == 2
    assert not any(table.rewards.values())


def test_it_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("bridgewar", render_mode="ansi")
    table.reset(options={"deal": LEVEL, "dealer": "N"})
    assert table.render() == f"{LEVEL}\ntrick -; won: NS 0, EW 0\n"
    loud = env("bridgewar", render_mode="human")
    loud.reset(options={"deal": LEVEL, "dealer": "N"})
    loud.step(ACTION_NAMES.index("play HA"))
    assert "trick E:HA" in capsys.readouterr().out
    render_test(lambda **mode: env("contract", **mode))
