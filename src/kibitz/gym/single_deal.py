"""One deal as an environment plays it: in C++ where the batch knows the game, else followed in the engine."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import Any, Final, Protocol

import numpy as np

from kibitz._batch import Batch
from kibitz.cards import Deal, Seat, Side
from kibitz.engine import Game, State, act, start
from kibitz.engine import events as ev
from kibitz.engine.fold import Follower
from kibitz.engine.visibility import sees
from kibitz.gym.action_ids import ACTIONS, legal_actions
from kibitz.gym.batch_rules import batch_rules, is_in_batch
from kibitz.gym.observing import OBSERVATION_SIZE, Encoded, encoded

_SEATS: Final = tuple(Seat)
_SIDES: Final = tuple(Side)
_ILLEGAL: Final = -2

_ONE_PLACE: Final = np.zeros(1, np.int64)


class SingleDeal(Protocol):
    """A deal under way: whose turn it is, what a player knows, and what a move changes."""

    @property
    def players(self) -> tuple[Seat, ...]: ...

    @property
    def awaited(self) -> Seat | None:
        """Whom it waits for; None when it is over. Never two at once, as long as nobody claims."""

    def open(self, deal: Deal, dealer: Seat, vulnerable: tuple[Side, ...]) -> None: ...

    def play(self, action: int) -> bool:
        """Make the move with that number; False, and nothing changed, if it is not legal."""

    def seen(self, seat: Seat) -> tuple[Encoded, Encoded]:
        """What the player knows as numbers, and the mask of what is legal, empty out of turn: new arrays."""

    def paid(self, player: Seat) -> float:
        """What the player's side got less what the other got, at the end."""

    def state(self) -> State:
        """The deal as the engine has it."""

    def copy(self) -> SingleDeal: ...


def single_deal(rules: Game, options: dict[str, Any]) -> SingleDeal:
    """The faster of the two ways in which this table can be played."""
    if is_in_batch(rules.name, options):
        return NativeDeal(rules, Batch(batch_rules(rules.name, options)[1], 1, 0, False))
    return FollowedDeal(rules)


class NativeDeal:
    """In C++; the engine's state is made, by the same moves, for whoever asks for it."""

    def __init__(self, rules: Game, core: Batch) -> None:
        self._rules = rules
        self._core = core
        self._opened: tuple[Deal, Seat, tuple[Side, ...]] | None = None
        self._state: State | None = None
        self._actions: list[int] = []
        self._followed = 0
        self.players: tuple[Seat, ...] = _SEATS
        self.awaited: Seat | None = None

    def open(self, deal: Deal, dealer: Seat, vulnerable: tuple[Side, ...]) -> None:
        spare = dealer.partner if self._rules.spare_opposite_dealer else None
        self.players = tuple(seat for seat in _SEATS if seat is not spare)
        bits = sum(1 << _SIDES.index(side) for side in set(vulnerable))
        self._core.put(0, [deal[seat].mask for seat in _SEATS], _SEATS.index(dealer), bits)
        self._opened, self._state, self._actions, self._followed = (deal, dealer, vulnerable), None, [], 0
        self._await(self._core.player(0))

    def play(self, action: int) -> bool:
        player = self._core.act(0, action)
        if player == _ILLEGAL:
            return False
        self._actions.append(action)
        self._await(player)
        return True

    def seen(self, seat: Seat) -> tuple[Encoded, Encoded]:
        row, mask = np.empty(OBSERVATION_SIZE, np.int8), np.empty(ACTIONS, np.int8)
        self._core.look(0, _SEATS.index(seat), row, mask)
        return row, mask

    def paid(self, player: Seat) -> float:
        return float(self._core.paid(0, _SEATS.index(player)))

    def state(self) -> State:
        if self._state is None:
            assert self._opened is not None, "no deal was opened"
            deal, dealer, vulnerable = self._opened
            self._state = start(self._rules, deal=deal, dealer=dealer, vulnerable=vulnerable)
        while self._followed < len(self._actions):
            ((seat, moves),) = self._state.turns.items()
            self._state = act(self._state, seat, legal_actions(moves)[self._actions[self._followed]])
            self._followed += 1
        return self._state

    def copy(self) -> NativeDeal:
        twin = NativeDeal(self._rules, self._core.taken(_ONE_PLACE))
        twin._opened, twin._state, twin._followed = self._opened, self._state, self._followed
        twin._actions = [*self._actions]
        twin.players, twin.awaited = self.players, self.awaited
        return twin

    def _await(self, player: int) -> None:
        self.awaited = None if player < 0 else _SEATS[player]


class FollowedDeal:
    """In the engine: each player who is asked about follows the log, and only what is new is folded."""

    def __init__(self, rules: Game) -> None:
        self._rules = rules
        self._state: State | None = None
        self._followers: dict[Seat, Follower] = {}
        self._legal: dict[int, ev.Move] = {}
        self.awaited: Seat | None = None

    @property
    def players(self) -> tuple[Seat, ...]:
        return tuple(self.state().table.players)

    def open(self, deal: Deal, dealer: Seat, vulnerable: tuple[Side, ...]) -> None:
        self._followers = {}
        self._go_on(start(self._rules, deal=deal, dealer=dealer, vulnerable=vulnerable))

    def play(self, action: int) -> bool:
        move = self._legal.get(action)
        if move is None or self.awaited is None:
            return False
        self._go_on(act(self.state(), self.awaited, move))
        return True

    def seen(self, seat: Seat) -> tuple[Encoded, Encoded]:
        state = self.state()
        follower = self._followers.get(seat)
        if follower is None:
            follower = self._followers[seat] = Follower(partial(sees, seat))
        deque(follower.news(state.log), maxlen=0)
        mask = np.zeros(ACTIONS, np.int8)
        if seat is self.awaited:
            mask[list(self._legal)] = 1
        return encoded(seat, follower.table, tuple(state.turns)), mask

    def paid(self, player: Seat) -> float:
        t = self.state().table
        side = t.place(player).side
        entries = t.scored.entries if t.scored is not None else ()
        return float(sum(entry.points if entry.side is side else -entry.points for entry in entries))

    def state(self) -> State:
        assert self._state is not None, "no deal was opened"
        return self._state

    def copy(self) -> FollowedDeal:
        """States never change, so they are shared; who follows begins anew when asked."""
        twin = FollowedDeal(self._rules)
        twin._state, twin._legal, twin.awaited = self._state, self._legal, self.awaited
        return twin

    def _go_on(self, state: State) -> None:
        self._state = state
        self.awaited, self._legal = None, {}
        for seat, moves in state.turns.items():
            self.awaited, self._legal = seat, legal_actions(moves)
