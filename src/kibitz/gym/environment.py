"""Every game as an environment of PettingZoo: one deal, one player at a time, with a mask of what is legal."""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kibitz.cards import Deal, Seat, Side, write_hands
from kibitz.engine import Game, State, act, start, view
from kibitz.games import game
from kibitz.gym.action_ids import ACTIONS, legal_actions
from kibitz.gym.observing import FIELDS, observation

__all__ = ["MOST_MOVES", "PlayerSight", "TableEnv", "env"]

PlayerSight = dict[str, npt.NDArray[np.int8]]
"""What a player is given: the `observation`, and the `action_mask` with a 1 for each legal action."""

MOST_MOVES: Final = 1000
"""When a deal is broken off. The longest auction and 52 cards are 371; only counts that never add up go on longer."""

_SEATS: Final = tuple(Seat)


def env(name: str, *, max_cycles: int = MOST_MOVES, render_mode: str | None = None, **options: Any) -> Any:
    """The environment of a game, with its options by name, and with PettingZoo's checks around it.

    >>> table = env("minibridge", scoring="targets")
    >>> table.reset(seed=7)
    >>> seen, reward, is_over, is_broken_off, info = table.last()
    >>> [int(number) for number in seen["action_mask"].nonzero()[0]]
    [126, 127, 128, 129, 130]
    """
    table = TableEnv(name, max_cycles=max_cycles, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class TableEnv(AECEnv[str, PlayerSight, int]):
    """One deal of a game. Agents are `player_0` to `player_3`, North to West: the seats they came to.

    A deal that is thrown in before anybody could move, as at 20-20, is dealt again. The reward, at the end, is what
    the player's side scored less what the other side did, in the game's own points.
    """

    def __init__(
        self, name: str, *, max_cycles: int = MOST_MOVES, render_mode: str | None = None, **options: Any
    ) -> None:
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"kibitz_{name.replace('-', '_')}_v0",
            "is_parallelizable": False,
        }
        self.rules: Game = game(name, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [_agent(seat) for seat in _SEATS]
        self._rng: np.random.Generator | None = None
        self._sights = {agent: _sight_space() for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. `options` may have a `deal` (or its text), a `dealer` and who is `vulnerable`; else by chance."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.under_way = self._opened(self._rng, options or {})
        self.moves = 0
        self.agents = [_agent(seat) for seat in self.under_way.table.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as the base class sets it
        self.agent_selection = _agent(_awaited(self.under_way))
        self._shown()

    def step(self, action: int | None) -> None:
        """The move with that number, by the player whose turn it is; `ValueError` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        seat = _awaited(self.under_way)
        move = None if action is None else legal_actions(self.under_way.moves(seat)).get(int(action))
        if move is None:
            raise ValueError(f"The action {action} is not legal now: the action mask has what is.")
        self.under_way = act(self.under_way, seat, move)
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.under_way.over:
            self.rewards = {each: _reward(self.under_way, _seat(each)) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = _agent(_awaited(self.under_way))
        self._accumulate_rewards()
        self._deads_step_first()
        self._shown()

    def observe(self, agent: str) -> PlayerSight:
        """What the player knows, folded from the events that player has seen; the mask is empty out of turn."""
        seen = view(self.under_way, _seat(agent))
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(legal_actions(seen.moves))] = 1
        return {"observation": observation(seen), "action_mask": mask}

    def render(self) -> str | None:
        """The cards still held and the trick under way, for people who look on: all four hands."""
        t = self.under_way.table
        trick = " ".join(f"{play.seat}:{play.card}" for play in t.trick) or "-"
        won = ", ".join(f"{side} {tricks}" for side, tricks in t.won.items())
        text = f"{write_hands(t.hands)}\ntrick {trick}; won: {won}\n"
        if self.render_mode == "human":
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _opened(self, rng: np.random.Generator, wanted: dict[str, Any]) -> State:
        while True:
            deal = self._drawn(rng)
            dealer = _SEATS[rng.integers(len(_SEATS))]
            vulnerable = tuple(side for side in Side if rng.integers(2))
            if (given := wanted.get("deal")) is not None:
                deal = Deal.parse(given) if isinstance(given, str) else given
            state = start(
                self.rules,
                deal=deal,
                dealer=Seat(wanted.get("dealer", dealer)),
                vulnerable=tuple(Side(side) for side in wanted.get("vulnerable", vulnerable)),
            )
            if not state.over:
                return state
            if given is not None:
                raise ValueError("That deal is thrown in before anybody can move.")

    def _drawn(self, rng: np.random.Generator) -> Deal:
        deck = self.rules.deck
        pack = [deck.cards[index] for index in rng.permutation(len(deck.cards))]
        return Deal.from_pack(pack, Seat.NORTH, deck, self.rules.cards)


def _agent(seat: Seat) -> str:
    return f"player_{_SEATS.index(seat)}"


def _seat(agent: str) -> Seat:
    return _SEATS[int(agent.removeprefix("player_"))]


def _awaited(state: State) -> Seat:
    """Whom the table waits for: never two at once, as long as nobody claims or asks for a card back."""
    (seat,) = state.turns
    return seat


def _reward(state: State, player: Seat) -> float:
    t = state.table
    side = t.place(player).side
    entries = t.scored.entries if t.scored is not None else ()
    return float(sum(entry.points if entry.side is side else -entry.points for entry in entries))


def _sight_space() -> spaces.Dict:
    least = np.concatenate([np.full(field.size, field.least, np.int8) for field in FIELDS])
    most = np.concatenate([np.full(field.size, field.most, np.int8) for field in FIELDS])
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
