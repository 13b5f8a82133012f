"""Pass or Play with only one hand seen: what Play brings over imagined layouts, and what passing leads to."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.inference import layouts
from kibitz.analysis.sampling import Masks
from kibitz.bots.decision import CALL, FARES_SELDOM, PASS_FARES, PASS_OF, PLAY_FARES, Alternative, Decision, Why
from kibitz.bots.maxims.contract_by_points import inclination
from kibitz.bots.valuation.trick_estimate import Floats, expected_tricks, expected_worth, strengths
from kibitz.bots.valuation.trick_values import points
from kibitz.bots.valuation.tricks_at_the_table import Skill
from kibitz.cards import PASS, PLAY, Call, Seat
from kibitz.engine import Table, View
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.scoring import abridged

_SOFTMAX_TEMPERATURE_POINTS: Final = 6.0
"""The temperature of a softmax over both calls: so many points more for one make it e times as likely. Nobody
counts alike."""
_DEALS_SPOKEN_OF: Final = 20
_HALF_THE_POINTS: Final = 20
"""Half the points of the pack."""


class _Worth(Struct, frozen=True):
    """What each side gets in each layout, in columns North-South and East-West: after Play, and in round two."""

    play: Floats
    round_two: Floats


def pass_or_play(view: View, worlds: int, seed: int) -> Decision:
    """Play if it brings more than passing does, over the same layouts."""
    t, me = view.table, view.seat
    assert me is not None
    passers = tuple(called.seat for called in t.calls)
    found = layouts(view)
    # Layouts are cheap here, for nothing is solved: more of them where passes rule many out.
    held = found.held(found.worlds(worlds * (1 + len(passers)), seed))
    chance = _fits_passes(held, passers)
    worth = _worth(t, held)
    each_played, each_passed = worth.play[:, _side(me)], _passed(t, held, me, worth)
    playing, passing = float(chance @ each_played), float(chance @ each_passed)
    play_is_better = float(chance @ (each_played > each_passed))
    call = PLAY if playing > passing else PASS
    best = play_is_better if call is PLAY else 1 - play_is_better
    alternatives = (
        Alternative(CALL(call=PLAY.name), round(playing, 1), best=round(play_is_better, 3)),
        Alternative(CALL(call=PASS.name), round(passing, 1), best=round(1 - play_is_better, 3)),
    )
    why = Why(
        worlds=len(held),
        alternatives=alternatives,
        chosen=(PLAY, PASS).index(call),
        inferred=tuple(PASS_OF(who=seat) for seat in passers),
        said=_said(call, best),
    )
    return Decision(ev.Called(me, call), why)


def _said(call: Call, best: float) -> tuple[Text, ...]:
    """In how many of twenty deals that call is the better one: so many as can be told apart by the deals tried."""
    deals = round(_DEALS_SPOKEN_OF * best)
    fares = (PLAY_FARES if call is PLAY else PASS_FARES)(better=deals, deals=_DEALS_SPOKEN_OF)
    return (fares,) if 2 * deals > _DEALS_SPOKEN_OF else (fares, FARES_SELDOM())


def _fits_passes(held: Masks, passers: tuple[Seat, ...]) -> Floats:
    """How likely each layout is, going by those who passed."""
    weight = np.ones(len(held))
    for passes, seat in enumerate(passers):
        weight *= 1 - _plays(held, seat, passes)
    return np.asarray(weight / weight.sum())


def _plays(held: Masks, seat: Seat, passes: int) -> Floats:
    """How likely the hand at that place says Play after so many passes."""
    return np.asarray(
        1 / (1 + np.exp(-inclination(held[:, _column(seat)], passes, Skill.STRONG) / _SOFTMAX_TEMPERATURE_POINTS))
    )


def _passed(t: Table, held: Masks, me: Seat, worth: _Worth) -> Floats:
    """What comes of passing, for my side: somebody after me plays, or the stronger side declares in round two."""
    ours = strengths(held[:, [_column(seat) for seat in me.side.seats]]).sum(axis=1)
    declaring = (ours > _HALF_THE_POINTS) | ((ours == _HALF_THE_POINTS) & (t.dealer.side is me.side))
    mine, theirs = _side(me), 1 - _side(me)
    value = np.where(declaring, worth.round_two[:, mine], -worth.round_two[:, theirs])
    order = t.dealer.clockwise()
    for passes in range(3, order.index(me), -1):
        seat = order[passes]
        play = worth.play[:, mine] if seat.side is me.side else -worth.play[:, theirs]
        chance = _plays(held, seat, passes)
        value = chance * play + (1 - chance) * value
    return value


def _worth(t: Table, held: Masks) -> _Worth:
    """Estimated from each side's two hands, with the trumps that look best for each target."""
    charts = {terms: _chart(t, terms) for terms in abridged.GOAL}
    tricks = np.stack([expected_tricks(held[:, side], held[:, side + 2]) for side in (0, 1)], axis=1)
    best = {
        terms: np.max([expected_worth(tricks[..., s], chart, s, Skill.STRONG) for s in range(5)], axis=0)
        for terms, chart in charts.items()
    }
    return _Worth(best[abridged.Pledge.PLAY], np.maximum(best[abridged.Pledge.TEN], best[abridged.Pledge.SEVEN]))


def _chart(t: Table, terms: str) -> Floats:
    """What declarers get by tricks; who they are makes no difference."""
    strain = next(iter(t.dealt.values())).deck.strains[0]
    return points(replace(t, declarer=t.dealer), ev.Contract(strain, abridged.GOAL[terms], terms))


def _column(seat: Seat) -> int:
    return tuple(Seat).index(seat)


def _side(seat: Seat) -> int:
    return _column(seat) % 2
