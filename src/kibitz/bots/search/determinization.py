"""Determinization: layouts of the hidden hands, drawn from all that fit what a player has seen.

All that fit are the player's information set. By Bayes' rule each counts for as much as the others' choices so
far were likely in it (`likelihood`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.inference import layouts, seen_hands
from kibitz.analysis.sampling import NOTHING_FITS, Holding, Layouts, Masks, NoLayout, resample, tempered
from kibitz.bots.decision import ANNOUNCED
from kibitz.bots.search.bidding_protocol import loosened
from kibitz.bots.search.likelihood import Habits, log_weights
from kibitz.cards import Seat
from kibitz.engine import Table, View
from kibitz.engine.text import Text

Chances = npt.NDArray[np.float64]

_LAYOUTS_DRAWN_FOR_ONE_KEPT: Final = 12
"""How many layouts are drawn for each one that is kept when they have weights."""


class Evidence(Struct, frozen=True):
    """What a player makes use of."""

    announced: bool = True
    auction: bool = True
    habits: Habits | None = None
    temper: float = 0.9


class ImaginedLayouts(Struct, frozen=True):
    """Layouts with their chances, which add up to one; `exact` if they are all there are."""

    layouts: Layouts
    held: Masks
    chances: Chances
    exact: bool
    notes: tuple[Text, ...] = ()

    def some(self, number: int, seed: int) -> ImaginedLayouts:
        """So many of them, each as often as its chance asks for; all if there are no more."""
        if len(self.held) <= number:
            return self
        rng = np.random.default_rng(seed)
        # A turn at random of their order, so that no one kind of layout comes first.
        order = rng.permutation(len(self.held))
        logs = np.log(np.maximum(self.chances[order], 1e-300))
        chosen = order[resample(logs, number, seed & 0xFFFFFFFF)]
        return ImaginedLayouts(self.layouts, self.held[chosen], np.full(number, 1 / number), False, self.notes)


def imagine(
    view: View, number: int, most: int, seed: int, evidence: Evidence, promises: Mapping[Seat, Holding]
) -> ImaginedLayouts:
    """So many layouts for what a view tells, or all of them if there are at most `most`."""
    found = layouts_that_fit(view, evidence, promises)
    if not found.count:
        raise NoLayout(NOTHING_FITS())
    told = promises if evidence.auction else {}
    notes = _announcements(view.table, found) if evidence.announced else ()
    if found.count <= most:
        worlds = found.all()
        chances, read = _weighed(view.table, found, worlds, told, evidence)
        return ImaginedLayouts(found, found.held(worlds), chances, True, (*notes, *read))
    weighs = evidence.habits is not None or bool(told)
    worlds = found.sample(number * _LAYOUTS_DRAWN_FOR_ONE_KEPT if weighs else number, seed)
    if weighs:
        logs, read = log_weights(view.table, found, worlds, told, evidence.habits or _NO_HABITS)
        worlds = worlds[resample(logs, number, seed & 0xFFFFFFFF, temper=evidence.temper)]
        notes = (*notes, *read)
    return ImaginedLayouts(found, found.held(worlds), np.full(len(worlds), 1 / len(worlds)), False, notes)


_NO_HABITS: Final = Habits(lead=False, honours=False, signals=False)


def layouts_that_fit(view: View, evidence: Evidence, promises: Mapping[Seat, Holding]) -> Layouts:
    """All layouts that fit: as if nobody had revoked, and if that cannot be true as if anybody might have."""
    trusting = _fitting(replace(view, table=_trusted(view.table)), evidence, promises)
    return trusting if trusting.count else _fitting(view, evidence, promises)


def _fitting(view: View, evidence: Evidence, promises: Mapping[Seat, Holding]) -> Layouts:
    if not evidence.announced:
        # For a player who looks at cards and voids only.
        return layouts(replace(view, table=replace(view.table, announced=())))
    if evidence.auction and promises:
        hidden = [seat for seat in Seat if seat not in seen_hands(view.table)]
        loose = {seat: loosened(promise) for seat, promise in promises.items() if seat in hidden}
        found = layouts(view, loose)
        if found.count:
            return found
    return layouts(view)


def _trusted(t: Table) -> Table:
    """The table as if nobody could revoke: until a referee says otherwise, a player takes the others at their word."""
    if not t.header.options.get("laws"):
        return t
    options = {name: value for name, value in t.header.options.items() if name != "laws"}
    return replace(t, opened=replace(t.header, options=options))


def _weighed(
    t: Table, found: Layouts, worlds: Masks, told: Mapping[Seat, Holding], evidence: Evidence
) -> tuple[Chances, tuple[Text, ...]]:
    if evidence.habits is None and not told:
        return np.full(len(worlds), 1 / len(worlds)), ()
    logs, read = log_weights(t, found, worlds, told, evidence.habits or _NO_HABITS)
    return tempered(logs, evidence.temper), read


def _announcements(t: Table, found: Layouts) -> tuple[Text, ...]:
    heard = (each for each in t.announced if each.seat in found.seats)
    return tuple(ANNOUNCED[each.measure](who=each.seat, number=each.number) for each in heard)
