"""Pass or Play with only one hand seen: what Play brings over imagined layouts, and what passing leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from kibitz.analysis.inference import layouts
from kibitz.analysis.sampling import Holding, Masks
from kibitz.analysis.solver import Cancellation
from kibitz.analysis.worlds import declarers_tricks
from kibitz.bots.choosing import ENOUGH_TO_PLAY
from kibitz.bots.choosing import pass_or_play as by_count
from kibitz.bots.estimate import chances, expected_tricks
from kibitz.bots.objective import points
from kibitz.bots.optimism import real_tricks, real_worth
from kibitz.bots.why import Alternative, Decision, Why
from kibitz.cards import Hand, Seat, Strain
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.rules.auction import PASS, PLAY
from kibitz.scoring import abridged

_HOPELESS: Final = 25.0
"""So many points behind by count alone, Play is not looked at closely."""
_GUESSED: Final = 6.0
"""By how much Play must be ahead: what passing leads to is only guessed at."""
_NOISE: Final = 1.0
"""Within so many standard errors of the difference the count decides."""
_PASSED: Final = Holding(points=(0, 14))

Score = npt.NDArray[np.float64]


def pass_or_play(view: View, worlds: int, seed: int, cancellation: Cancellation | None = None) -> Decision:
    """Play if it brings more than passing does, over the same layouts."""
    t, me = view.table, view.seat
    assert me is not None
    held, passers = _imagined(view, me, worlds, seed)
    deck = t.dealt[me].deck
    charts = {terms: points(replace(t, declarer=me), ev.Contract(deck.strains[4], 10, terms)) for terms in _TERMS}
    hands = [{seat: Hand(deck, int(mask)) for seat, mask in zip(Seat, row, strict=True)} for row in held]
    best = [_best(world[me], world[me.partner], charts[abridged.PLAY]) for world in hands]
    passing = np.array([_passed(world, me, t.dealer, charts) for world in hands])
    playing = np.array([value for value, _ in best])
    works, rule = 0.0, ""
    if playing.mean() > passing.mean() - _HOPELESS:
        tricks = _solved(held, me, [strain for _, strain in best], cancellation)
        playing = real_worth(charts[abridged.PLAY])[tricks]
        works = float(real_tricks(tricks)[abridged.GOAL[abridged.PLAY] :].sum())
    ahead = playing - passing - _GUESSED
    word = PLAY if ahead.mean() > 0 else PASS
    if abs(ahead.mean()) < _NOISE * ahead.std() / np.sqrt(len(ahead)):
        word, rule = by_count(view), "strength and length together, because the layouts do not tell"
    alternatives = (
        Alternative(PLAY, round(float(playing.mean()), 1), 0, round(works, 3), 0),
        Alternative(PASS, round(float(passing.mean()), 1), 0, 0, 0),
    )
    sentence = f"Over {len(hands)} layouts Play brings {playing.mean():+.0f} points on average, "
    sentence += f"and passing {passing.mean():+.0f}."
    inferred = tuple(f"{seat.label} passed" for seat in passers)
    return Decision(ev.Called(me, word), Why(len(hands), False, alternatives, inferred, rule, sentence))


_TERMS: Final = (abridged.PLAY, abridged.TEN, abridged.SEVEN)


def _imagined(view: View, me: Seat, worlds: int, seed: int) -> tuple[Masks, tuple[Seat, ...]]:
    passers = tuple(called.seat for called in view.table.calls)
    found = layouts(view, dict.fromkeys((seat for seat in passers if seat is not me), _PASSED))
    if not found.count:
        found = layouts(view)
    return found.held(found.worlds(worlds, seed)), passers


def _solved(
    held: Masks, me: Seat, strains: Sequence[Strain], cancellation: Cancellation | None
) -> npt.NDArray[np.intp]:
    """My tricks as declarer in each layout, each with its own trumps."""
    tricks = np.zeros(len(held), np.intp)
    for strain in dict.fromkeys(strains):
        rows = [place for place, each in enumerate(strains) if each is strain]
        tricks[rows] = declarers_tricks(held[rows], strain, me, cancellation=cancellation)
    return tricks


def _best(one: Hand, two: Hand, score: Score) -> tuple[float, Strain]:
    """What two hands bring in the trumps that suit them best, by points and length."""
    looks = [
        (float(np.array(chances(expected_tricks(one, two, strain), strain)) @ score), strain)
        for strain in one.deck.strains
    ]
    return max(looks, key=lambda look: look[0])


def _passed(world: dict[Seat, Hand], me: Seat, dealer: Seat, charts: dict[str, Score]) -> float:
    """What comes of passing, for my side: somebody after me plays, or the stronger side declares in round two."""
    order = dealer.clockwise()
    for seat in order[order.index(me) + 1 :]:
        if world[seat].points + world[seat].longest >= ENOUGH_TO_PLAY:
            value = _best(world[seat], world[seat.partner], charts[abridged.PLAY])[0]
            return value if seat.side is me.side else -value
    ours = world[me].points + world[me.partner].points
    side = me.side if ours > 20 or (ours == 20 and dealer.side is me.side) else me.side.other
    one, two = (world[seat] for seat in side.seats)
    value = max(_best(one, two, charts[terms])[0] for terms in (abridged.TEN, abridged.SEVEN))
    return value if side is me.side else -value
