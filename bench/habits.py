"""How the numbers in `bots.likelihood` were found: `python -m bench.habits`.

The hands really held in the deals of `bench.selfplay` are compared with others that fit the cards as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Final

import numpy as np
import numpy.typing as npt
import typer
from msgspec.structs import fields

from bench.logit import Numbers, fit, score
from bench.selfplay import SELFPLAY, called, records
from kibitz.analysis.inference import layouts
from kibitz.analysis.layout_tricks import look_back
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.search.bidding_protocol import loosened
from kibitz.bots.search.likelihood import Habits, Tells, log_weights
from kibitz.cards import Seat
from kibitz.engine import State, View, act, view
from kibitz.engine import events as ev

NAMES: Final = [field.name for field in fields(Tells)]
_NONE: Final = dict.fromkeys(NAMES, 0.0)
_OTHERS: Final = 24
_SHARE: Final = 0.15
"""Of the decisions after the first trick that are looked at."""
app = typer.Typer(add_completion=False)
Deals = Annotated[int, typer.Option(min=10, help="How many deals.")]


@app.command()
def tells(deals: Deals = 700) -> None:
    """What the others' choices tell, as declarer sees it and as a defender does."""
    seen: dict[bool, list[Numbers]] = {True: [], False: []}
    for state, card_seat in _decisions(deals):
        t = state.table
        if (found := _features(state, view(state, next(iter(state.turns))))) is not None:
            assert t.declarer is not None
            seen[card_seat.side is t.declarer.side].append(found)
    for declaring, those in seen.items():
        kept = int(0.7 * len(those))
        weights = fit(np.array(those[:kept]))
        gain = score(np.array(those[kept:]), weights) - score(np.array(those[kept:]), np.zeros_like(weights))
        print(
            "as declarer" if declaring else "as a defender", f"{len(those)} decisions, gain {gain:.3f} on the last 30 %"
        )
        for name, weight in zip((*NAMES, "a_trick_lost"), weights, strict=True):
            print(f"  {name:24}{weight:+.2f}")


def _decisions(deals: int) -> Iterator[tuple[State, Seat]]:
    if not SELFPLAY.exists():
        raise typer.BadParameter(f"{SELFPLAY} is not here.")
    rng = Random(5)
    for record in records(most=deals):
        state = called(record)
        for number, card in enumerate(record.cards):
            player, turn = next(iter(state.turns)), state.table.turn
            assert turn is not None
            if 4 <= number < 44 and len(state.moves(player)) > 1 and rng.random() < _SHARE:
                yield state, turn
            state = act(state, player, ev.Played(turn, card))


def _features(state: State, seen: View) -> Numbers | None:
    """One row for the true layout and one for each of the others: each tell alone, then tricks lost."""
    t = seen.table
    promises = SystemBidding().promises(t)
    hidden = [seat for seat in Seat if seat not in t.hands]
    found = layouts(seen, {seat: loosened(promise) for seat, promise in promises.items() if seat in hidden})
    deal = state.table.dealt
    if found.count < _OTHERS or not all(found.hidden[seat].admits(deal[seat]) for seat in found.seats):
        return None
    true = np.array([[deal[seat].mask for seat in found.seats]], np.uint64)
    worlds = np.vstack([true, found.sample(_OTHERS, 7)])
    columns = [
        log_weights(t, found, worlds, promises, Habits(lead=name == "lead"), Tells(**_NONE | {name: 1.0}))[0]
        for name in NAMES
    ]
    return np.array([*columns, _lost(state, seen, found.held(worlds))]).T


def _lost(state: State, seen: View, held: npt.NDArray[np.uint64]) -> Numbers:
    """Tricks that those out of sight threw away since the first trick, and no more than two a card."""
    t = state.table
    plays = [play for trick in t.tricks for play in trick.plays] + list(t.trick)
    lost = np.zeros(len(held))
    if len(plays) > 4 and t.turn is not None:
        deck = t.hands[t.turn].deck
        tricks = look_back(held, deck, t.strain, plays, 4, t.turn, among=_one(t.hands[t.turn].mask)).tricks
        for step, play in enumerate(plays[4:]):
            if play.seat not in seen.table.hands:
                cost = tricks[:, step].astype(int) - tricks[:, step + 1]
                lost += np.minimum(cost if play.seat.side is plays[4].seat.side else -cost, 2)
    return lost


def _one(mask: int) -> int:
    return mask & -mask


if __name__ == "__main__":
    app()
