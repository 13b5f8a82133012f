"""Many deals of one game at once, in C++: arrays in, arrays out, the same numbers as in the other environments."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, SupportsIndex, TypeVar, final, overload

import numpy as np
import numpy.typing as npt

from kibitz._batch import Batch as _Core
from kibitz.cards import Deal, Hand, Seat, Side
from kibitz.gym.action_ids import ACTIONS
from kibitz.gym.arrays_given import place_of, to_fill, whole_numbers, yes_or_no
from kibitz.gym.batch_rules import batch_rules
from kibitz.gym.observing import OBSERVATION_SIZE, Encoded

Rewards = npt.NDArray[np.float32]
"""One row a deal, with what North, East, South and West are paid; with three players nothing where nobody sits."""

Filled = TypeVar("Filled", npt.NDArray[np.int8], npt.NDArray[np.bool_])
"""What masks are written into."""

_SEATS: Final = tuple(Seat)
_SIDES: Final = tuple(Side)
_ANY_NUMBER: Final = np.iinfo(np.int64)


class BatchOutcome(NamedTuple):
    """What came of a step: rewards, all 0 but where a deal has just ended, and which deals are over."""

    rewards: Rewards
    over: npt.NDArray[np.bool_]


@final
class DealBatch:
    """Many deals of one game, each waiting for one player.

    Where `auto_reset` holds, a deal that is over is followed at once by the next in its place: `over` tells,
    and what is seen then is already the new deal. Each place has random numbers of its own, so that the deals of a
    seed are the same whatever is played in them. Several threads may ask one batch, and several batches work at once.

    >>> batch = DealBatch("contract", 3, seed=7, scoring="duplicate")
    >>> outcome = batch.step([52, 52, 55])  # two pass, one bids a club
    >>> outcome.over.tolist(), batch.masks().sum(axis=1).tolist()
    ([False, False, False], [36, 36, 36])
    """

    def __init__(self, name: str, deals: int, *, seed: int = 0, auto_reset: bool = True, **options: Any) -> None:
        """A game that the batch plays, with its options by name."""
        deals = operator.index(deals)
        if deals < 1:
            raise ValueError(f"A batch has one deal or more, not {deals}.")
        self.rules, native = batch_rules(name, options)
        self._core = _Core(native, deals, _checked(seed), auto_reset)
        self._deals = deals
        self._made = (name, auto_reset, options)

    def __len__(self) -> int:
        return self._deals

    def reset(self, seed: int) -> None:
        """The deals of that seed, from the first on."""
        self._core.restart(_checked(seed))

    def take(self, places: npt.ArrayLike) -> DealBatch:
        """A batch of its own with the deals at these places as they stand, in that order; a place may come often.

        So one deal becomes a thousand to be played on in a thousand ways. Hidden cards and random numbers are copied
        too: copies of a place go on with the same deals.

        >>> batch = DealBatch("bridgewar", 3, seed=7)
        >>> many = batch.take([2] * 100)
        >>> len(many), many.deal(99) == batch.deal(2)
        (100, True)
        """
        named = np.asarray(places)
        is_whole = named.ndim == 1 and named.size > 0 and named.dtype.kind in "iu"
        if not is_whole or named.min() < 0 or named.max() >= self._deals:
            raise ValueError(f"Places are whole numbers from 0 to {self._deals - 1}, at least one.")
        chosen = np.ascontiguousarray(named, np.int64)
        twin = object.__new__(DealBatch)
        twin.rules, twin._made, twin._deals = self.rules, self._made, len(chosen)
        twin._core = self._core.taken(chosen)
        return twin

    def copy(self) -> DealBatch:
        """The same deals as they stand, to be played on by themselves."""
        return self.take(np.arange(self._deals))

    def __copy__(self) -> DealBatch:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> DealBatch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        name, auto_reset, options = self._made
        return _restored, (name, self._deals, auto_reset, options, self._core.state())

    def deal_again(self, where: npt.ArrayLike) -> None:
        """The next deals in the places where it says so, as `auto_reset` does after the end of each."""
        self._core.deal_again(yes_or_no(where, "where", self._deals))

    @property
    def players(self) -> npt.NDArray[np.int8]:
        """Who is to move in each deal: 0 to 3 for North to West, -1 where it is over.

        Players are named by the seats they came to; with three of them nobody came to the one opposite the dealer.
        """
        found = np.empty(self._deals, np.int8)
        self._core.players(found)
        return found

    @overload
    def masks(self) -> Encoded: ...

    @overload
    def masks(self, out: Filled) -> Filled: ...

    def masks(self, out: Any = None) -> Any:
        """One row a deal with a 1 for each legal action; `out`, if given, is filled and returned.

        It is of `int8` or of booleans and lies row by row; any other is a `TypeError`.
        """
        shape = (self._deals, ACTIONS)
        given = np.empty(shape, np.int8) if out is None else to_fill(out, "masks", [np.int8, np.bool_], shape)
        self._core.masks(given)
        return given if out is None else out

    def observations(self, out: Encoded | None = None, *, seats: npt.ArrayLike | None = None) -> Encoded:
        """One row a deal: what its player to move knows, or the player at the seat given for it, 0 to 3.

        Nobody, -1 or the seat to which nobody came, gets zeros. `out`,
        if given, is of `int8`, lies row by row, and is filled and returned.
        """
        shape = (self._deals, OBSERVATION_SIZE)
        given = np.empty(shape, np.int8) if out is None else to_fill(out, "observations", [np.int8], shape)
        if seats is None:
            who = self.players
        else:
            who = whole_numbers(seats, "seats", self._deals, -1, len(_SEATS) - 1).astype(np.int8)
        self._core.observe(who, given)
        return given if out is None else out

    def step(self, actions: npt.ArrayLike) -> BatchOutcome:
        """One action in each deal; `ValueError`, and nothing changed, if one is not legal.

        Where a deal is over, and is not followed by another, any number will do.
        """
        chosen = whole_numbers(actions, "actions", self._deals, _ANY_NUMBER.min, _ANY_NUMBER.max)
        outcome = BatchOutcome(np.empty((self._deals, len(_SEATS)), np.float32), np.empty(self._deals, np.bool_))
        wrong = self._core.step(chosen, *outcome)
        if wrong < self._deals:
            raise ValueError(f"The action {chosen[wrong]} is not legal in deal {wrong}: the masks have what is.")
        return outcome

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each deal, all equally likely; -1 where the deal is over."""
        found = np.empty(self._deals, np.int64)
        self._core.random_actions(found)
        return found

    def random_playout(self, number: int) -> Rewards:
        """So many whole deals of random actions, apart from those of the batch: what each paid."""
        if operator.index(number) < 0:
            raise ValueError(f"{number} deals cannot be played.")
        rewards = np.empty((number, len(_SEATS)), np.float32)
        self._core.playout(rewards)
        return rewards

    def deal(self, place: SupportsIndex) -> tuple[Deal, Seat, tuple[Side, ...]]:
        """The cards of a deal as they were dealt, the dealer, and who is vulnerable.

        A game with fewer than thirteen cards each has them too.
        """
        masks, dealer, vulnerable = self._core.deal(place_of(place, self._deals))
        hands = {seat: Hand(self.rules.deck, mask) for seat, mask in zip(_SEATS, masks, strict=True)}
        return Deal(hands), _SEATS[dealer], tuple(side for bit, side in enumerate(_SIDES) if vulnerable >> bit & 1)

    def put(
        self,
        place: SupportsIndex,
        deal: Deal | str,
        dealer: Seat | str = Seat.NORTH,
        vulnerable: Iterable[Side | str] = (),
    ) -> None:
        """Begin a certain deal in that place; it may be over at once, where 20-20 is thrown in. Text will do too."""
        at = place_of(place, self._deals)
        deal = Deal.parse(deal) if isinstance(deal, str) else deal
        dealer, vulnerable = Seat(dealer), map(Side, vulnerable)
        if deal.cards != self.rules.cards or deal.deck is not self.rules.deck:
            raise ValueError(f"The game {self.rules.name} is not played with these cards.")
        bits = sum(1 << _SIDES.index(side) for side in set(vulnerable))
        self._core.put(at, [deal[seat].mask for seat in _SEATS], _SEATS.index(dealer), bits)


def _restored(name: str, deals: int, auto_reset: bool, options: dict[str, Any], state: bytes) -> DealBatch:
    """A batch as it was pickled, by the same release of kibitz on the same kind of machine."""
    batch = DealBatch(name, deals, auto_reset=auto_reset, **options)
    if not batch._core.restore(state):
        raise ValueError("This batch was pickled by another release of kibitz, or on another kind of machine.")
    return batch


def _checked(seed: int) -> int:
    if not 0 <= operator.index(seed) < 1 << 64:
        raise ValueError(f"A seed is a number from 0 to 2^64 - 1, not {seed}.")
    return seed
