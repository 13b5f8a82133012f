"""Every game as an environment of PettingZoo: one deal, one player at a time, with a mask of what is legal."""

from __future__ import annotations

import copy
import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kibitz.cards import Deal, Seat, Side, write_hands
from kibitz.engine import Game, State
from kibitz.games import game
from kibitz.gym.action_ids import ACTIONS
from kibitz.gym.extra import AECEnv, seeding, spaces, wrappers
from kibitz.gym.single_deal import SingleDeal, single_deal
from kibitz.gym.spaces import sight_space

__all__ = ["MOST_MOVES", "PlayerSight", "TableEnv", "env"]

PlayerSight = dict[str, npt.NDArray[np.int8]]
"""What a player is given: the `observation`, and the `action_mask` with a 1 for each legal action."""

MOST_MOVES: Final = 1000
"""When a deal is broken off. The longest auction and 52 cards are 371; only counts that never add up go on longer."""

_SEATS: Final = tuple(Seat)
_AGENTS: Final = {seat: f"player_{number}" for number, seat in enumerate(_SEATS)}
_OF_AGENTS: Final = {agent: seat for seat, agent in _AGENTS.items()}


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
        self._table = (name, options)
        self._opened: tuple[Deal, Seat, tuple[Side, ...]] | None = None
        self._actions: list[int] = []
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [*_AGENTS.values()]
        self._rng: np.random.Generator | None = None
        self._deal: SingleDeal = single_deal(self.rules, options)
        sight = sight_space()
        self._sights = dict.fromkeys(self.possible_agents, sight)
        self._choices = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. `options` may have a `deal` (or its text), a `dealer` and who is `vulnerable`; else by chance."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self._open(self._rng, options or {})
        self.moves = 0
        self.agents = [_AGENTS[seat] for seat in self._deal.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as the base class sets it
        self._await()
        self._shown()

    def step(self, action: int | None) -> None:
        """The move with that number, by the player whose turn it is; `ValueError` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action is None or not self._deal.play(int(action)):
            raise ValueError(f"The action {action} is not legal now: the action mask has what is.")
        self._actions.append(int(action))
        self.moves += 1
        # Until the end nothing is paid, so that there is nothing to clear or to add up either.
        if self._deal.awaited is None:
            self.rewards = {each: self._deal.paid(_seat(each)) for each in self.agents}
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        elif self.moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._await()
        self._shown()

    def observe(self, agent: str) -> PlayerSight:
        """What the player knows from what that player has seen; the mask is empty out of turn."""
        row, mask = self._deal.seen(_seat(agent))
        return {"observation": row, "action_mask": mask}

    @property
    def under_way(self) -> State:
        """The deal as the engine has it, with all hands: for whoever wants to look behind the numbers."""
        return self._deal.state()

    def copy(self) -> TableEnv:
        """The deal as it stands, to be played on by itself, hidden cards and all: for searching ahead.

        `copy.deepcopy` of what `env` gives does the same.
        """
        twin = object.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin._deal = self._deal.copy()
        twin._actions = [*self._actions]
        twin._rng = copy.deepcopy(self._rng)
        if self._opened is not None:
            twin.agents = [*self.agents]
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(twin, name, dict(getattr(self, name)))
            twin.infos = {agent: {} for agent in self.infos}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What the deal began with and the moves since: rules are made anew, and play goes on from there."""
        return {name: value for name, value in self.__dict__.items() if name not in ("rules", "_deal")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        name, options = self._table
        self.rules = game(name, options)
        self._deal = single_deal(self.rules, options)
        if self._opened is not None:
            self._deal.open(*self._opened)
            for action in self._actions:
                self._deal.play(action)

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

    def _await(self) -> None:
        assert self._deal.awaited is not None
        self.agent_selection = _AGENTS[self._deal.awaited]

    def _open(self, rng: np.random.Generator, wanted: dict[str, Any]) -> None:
        while True:
            deal = self._drawn(rng)
            dealer = _SEATS[rng.integers(len(_SEATS))]
            vulnerable = tuple(side for side in Side if rng.integers(2))
            if (given := wanted.get("deal")) is not None:
                deal = self._checked(Deal.parse(given) if isinstance(given, str) else given)
            dealer = Seat(wanted.get("dealer", dealer))
            vulnerable = tuple(Side(side) for side in wanted.get("vulnerable", vulnerable))
            self._opened, self._actions = (deal, dealer, vulnerable), []
            self._deal.open(*self._opened)
            if self._deal.awaited is not None:
                return
            if given is not None:
                raise ValueError("That deal is thrown in before anybody can move.")

    def _checked(self, deal: Deal) -> Deal:
        if deal.cards != self.rules.cards or deal.deck is not self.rules.deck:
            raise ValueError(f"The game {self.rules.name} is not played with these cards.")
        return deal

    def _drawn(self, rng: np.random.Generator) -> Deal:
        deck = self.rules.deck
        pack = [deck.cards[index] for index in rng.permutation(len(deck.cards))]
        return Deal.from_pack(pack, Seat.NORTH, deck, self.rules.cards)


def _seat(agent: str) -> Seat:
    return _OF_AGENTS[agent]
