"""Cards side by side: what looking back and a first glance do to them, worked out again step by step."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.analysis.layout_tricks import solve_worlds
from kibitz.bots.levels import LEVELS
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.card_comparison import compare
from kibitz.bots.search.cardplay import book_bonus, sensible_leads
from kibitz.bots.search.determinization import Evidence, ImaginedLayouts, imagine
from kibitz.cards import Card, Seat
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal
from tests.bots.positions import minibridge

_WORLDS = 8


def _middle(seed: int, cards: int) -> State:
    """MiniBridge when the hand to lead has so many cards left."""
    state = start(game("minibridge"), deal=random_deal(game("minibridge"), Random(seed)))
    simple = LEVELS["learner"](1)
    while len(state.table.tricks) < 13 - cards:
        seat = next(iter(state.turns))
        state = act(state, seat, simple.choose(view(state, seat)))
    return state


def _seen(state: State) -> tuple[View, CardView]:
    found = view(state, next(iter(state.turns)))
    return found, CardView(found, tuple(move for move in found.moves if isinstance(move, ev.Played)))


def _cost(imagined: ImaginedLayouts, s: CardView, plays: list[ev.Played], number: int) -> list[int]:
    """What the card of that number cost its side in each layout, with the position of then set up afresh."""
    held = imagined.held.copy()
    for play in plays[number:]:
        held[:, tuple(Seat).index(play.seat)] |= np.uint64(play.card.bit)
    play, trick = plays[number], tuple(plays[number - number % 4 : number])
    costs = []
    for row in held:  # one by one: the hand to play is not the same in all of them
        solved = solve_worlds(row[None, :], s.hand.deck, s.t.strain, trick, play.seat)
        tricks = dict(zip(solved.cards, solved.tricks[0].tolist(), strict=True))
        costs.append(max(tricks.values()) - tricks[play.card])
    return costs


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_layouts_in_which_the_others_threw_tricks_away_become_rarer(seed: int) -> None:
    seen, s = _seen(_middle(seed, 5))
    imagined = imagine(seen, _WORLDS, 0, 3, Evidence(), {})
    plain = compare(s, imagined, s.legal)
    # So little patience that the look goes back to where seven cards were left.
    weighed = compare(s, imagined, s.legal, patience=_WORLDS * 0.45)
    assert weighed.cards == plain.cards and (weighed.worth == plain.worth).all()
    plays = [play for trick in s.t.tricks for play in trick.plays]
    lost = np.zeros(_WORLDS)
    for number in range(24, len(plays)):
        if plays[number].seat not in s.t.hands:
            lost += np.minimum(_cost(imagined, s, plays, number), 2)
    expected = imagined.chances * np.exp(-0.9 * lost)
    assert np.allclose(weighed.imagined.chances, expected / expected.sum())


def test_nobody_looks_back_where_people_may_revoke() -> None:
    deal = "N:AJ2.AK2.KQJ.AKQ2 Q43.Q543.432.543 K65.JT6.A65.JT98 T987.987.T987.76"
    state = minibridge(deal, "game NT", "C5 C8 C6 CA DK D2 D5 D7", laws=True)
    seen, s = _seen(state)
    imagined = imagine(seen, _WORLDS, 0, 3, Evidence(), {})
    weighed = compare(s, imagined, s.legal, patience=1e9)
    assert weighed.imagined.chances.tolist() == imagined.chances.tolist()


def test_some_of_many_layouts_keep_their_chances() -> None:
    seen, _ = _seen(_middle(5, 6))
    imagined = imagine(seen, 60, 0, 3, Evidence(), {})
    chances = np.zeros(60)
    chances[:3] = (0.5, 0.25, 0.25)
    some = ImaginedLayouts(imagined.layouts, imagined.held, chances, False).some(20, 9)
    rows = some.held.tolist()
    assert [rows.count(row) for row in imagined.held[:3].tolist()] == [10, 5, 5]


def test_leads_that_nobody_makes_are_not_thought_about() -> None:
    # East leads against no-trumps from Q43 Q543 432 543.
    deal = "N:AJ2.AK2.KQJ.AKQ2 Q43.Q543.432.543 K65.JT6.A65.JT98 T987.987.T987.76"
    _, s = _seen(minibridge(deal, "game NT"))
    left: tuple[Card, ...] = sensible_leads(s)
    merits = dict(zip(s.legal, book_bonus(s, s.legal).tolist(), strict=True))
    assert "H3" in {each.name for each in left} and max(merits, key=lambda each: merits[each]) in left
    assert "SQ" not in {each.name for each in left}
