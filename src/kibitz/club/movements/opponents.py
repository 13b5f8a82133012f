"""Who meets whom next among those who stand in an order: neighbours, and nobody twice while it can be avoided."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

_NOBODY: Final = -1

TimesMet = Mapping[frozenset[int], int]
"""How often two have been opponents."""


def opponents(standing: Sequence[int], met: TimesMet) -> list[tuple[int, int]]:
    """All of an even number in pairs, the best first.

    As few meet again as can be. Among all such draws the leader has the nearest opponent there is, then the next
    who is left, and so on; so those with equal scores meet each other as far as that goes.

    >>> opponents([4, 1, 3, 2], {frozenset((4, 1)): 1})
    [(4, 3), (1, 2)]
    """
    place = {who: at for at, who in enumerate(standing)}
    found: list[tuple[int, int]] = []
    left, times = list(standing), 0
    while left:
        now = _nearest(_who_may_meet(left, met, times))
        found += [(left[one], left[other]) for one, other in now]
        taken = {who for one, other in now for who in (one, other)}
        left = [who for at, who in enumerate(left) if at not in taken]
        times += 1  # the others cannot but meet again: those who have met least
    return sorted(found, key=lambda pair: place[pair[0]])


def who_rests(standing: Sequence[int], met: TimesMet, rested: Mapping[int, int]) -> int | None:
    """Of an odd number the one who waits: one who has waited least, and of those the last whom the others can spare.

    >>> who_rests([4, 1, 3], {}, {3: 1}), who_rests([1, 2], {}, {})
    (1, None)
    """
    if len(standing) % 2 == 0:
        return None
    least = min(rested.get(who, 0) for who in standing)
    in_turn = [who for who in reversed(standing) if rested.get(who, 0) == least]

    def again(who: int) -> int:
        others = [each for each in standing if each != who]
        return _Pairs(_who_may_meet(others, met, 0)).alone

    best, fewest = in_turn[0], len(standing)
    for who in in_turn:
        now = again(who)
        if now < fewest:
            best, fewest = who, now
        if not fewest:
            break
    return best


def _who_may_meet(left: Sequence[int], met: TimesMet, times: int) -> list[set[int]]:
    """By places in the list: the others whom each has met no more than so many times."""
    return [
        {at for at, other in enumerate(left) if other != one and met.get(frozenset((one, other)), 0) <= times}
        for one in left
    ]


def _nearest(fresh: Sequence[set[int]]) -> list[tuple[int, int]]:
    """As many pairs of those who may meet as there can be, each with the nearest partner from the first on."""
    size = len(fresh)
    alone = _Pairs(fresh).alone
    # Whoever must stay alone is paired with nobody in particular, as the last choice.
    whole = [{*each, *range(size, size + alone)} for each in fresh] + [set(range(size)) for _ in range(alone)]
    pairs = _Pairs(whole)
    found = []
    for one in range(size):
        if pairs.is_out[one]:
            continue
        other = next(each for each in sorted(whole[one]) if not pairs.is_out[each] and pairs.fixed(one, each))
        if other < size:
            found.append((one, other))
    return found


class _Pairs:
    """As many pairs as there can be in a graph (Edmonds' blossoms), of which some are fixed one by one."""

    def __init__(self, near: Sequence[set[int]]) -> None:
        self.near = near
        self.mate = [_NOBODY] * len(near)
        self.is_out = [False] * len(near)
        for one in range(len(near)):  # first what is at hand, then the detours
            other = next((each for each in sorted(near[one]) if self.mate[each] == _NOBODY), _NOBODY)
            if self.mate[one] == _NOBODY and other != _NOBODY:
                self.mate[one], self.mate[other] = other, one
        for one in range(len(near)):
            if self.mate[one] == _NOBODY:
                self._find(one)

    @property
    def alone(self) -> int:
        """How many stay without a partner."""
        return self.mate.count(_NOBODY)

    def fixed(self, one: int, other: int) -> bool:
        """Whether these two can be a pair while all others still have partners; if so, they are one from now on."""
        before = self.mate[one], self.mate[other]
        self.is_out[one] = self.is_out[other] = True
        if before[0] == other:
            return True
        first, second = before
        self.mate[first] = self.mate[second] = _NOBODY
        if self._find(first):
            self.mate[one], self.mate[other] = other, one
            return True
        self.mate[first], self.mate[second] = one, other
        self.is_out[one] = self.is_out[other] = False
        return False

    def _find(self, root: int) -> bool:
        """A partner for one more, by exchanging partners along a way; whether there is such a way."""
        size = len(self.near)
        used, came = [False] * size, [_NOBODY] * size
        base = list(range(size))
        used[root] = True
        waiting = deque((root,))
        while waiting:
            one = waiting.popleft()
            for other in self.near[one]:
                if self.is_out[other] or base[one] == base[other] or self.mate[one] == other:
                    continue
                if other == root or (self.mate[other] != _NOBODY and came[self.mate[other]] != _NOBODY):
                    self._shrink(root, one, other, base, came, used, waiting)
                elif came[other] == _NOBODY:
                    came[other] = one
                    if self.mate[other] == _NOBODY:
                        self._exchange(other, came)
                        return True
                    used[self.mate[other]] = True
                    waiting.append(self.mate[other])
        return False

    def _exchange(self, last: int, came: Sequence[int]) -> None:
        while last != _NOBODY:
            before = came[last]
            after = self.mate[before]
            self.mate[last], self.mate[before] = before, last
            last = after

    def _shrink(
        self, root: int, one: int, other: int, base: list[int], came: list[int], used: list[bool], waiting: deque[int]
    ) -> None:
        """A ring of an odd number is one place from now on."""
        common = self._common(one, other, base, came)
        ring = [False] * len(base)
        for start, child in ((one, other), (other, one)):
            at = start
            while base[at] != common:
                ring[base[at]] = ring[base[self.mate[at]]] = True
                came[at] = child
                child = self.mate[at]
                at = came[self.mate[at]]
        for each in range(len(base)):
            if ring[base[each]]:
                base[each] = common
                if not used[each]:
                    used[each] = True
                    waiting.append(each)

    def _common(self, one: int, other: int, base: Sequence[int], came: Sequence[int]) -> int:
        """Where the ways of two from the root part."""
        passed = set()
        while True:
            one = base[one]
            passed.add(one)
            if self.mate[one] == _NOBODY:
                break
            one = came[self.mate[one]]
        while base[other] not in passed:
            other = came[self.mate[base[other]]]
        return base[other]
