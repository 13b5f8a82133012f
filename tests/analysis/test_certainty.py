"""Tricks that are certain from what one seat sees, and from nothing else."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.analysis import certainty
from kibitz.analysis.certainty import are_certain, has_the_rest
from kibitz.analysis.solver import Position, solve
from kibitz.bots import SimpleBot
from kibitz.cards import Deal, Hand, Seat
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.game import reopened
from kibitz.games import game
from tests.bots.positions import minibridge

# South has every trick.
TOPS = "N:432.432.432.5432 J765.765.765.J76 AKQ.AKQJ.AKQJ.AK T98.T98.T98.QT98"
# Three trumps are out, however they lie.
TRUMPS = "N:5432.432.432.432 J7.765.765.J8765 AKQT98.AK.AKQ.AK 6.QJT98.JT98.QT9"
# A queen is missing: the finesse works, but South cannot know.
FINESSE = "N:432.432.432.5432 Q765.765.765.J76 AKJ.AKQJ.AKQJ.AK T98.T98.T98.QT98"


@pytest.mark.parametrize(
    ("deal", "contract", "cards", "sure"),
    [
        pytest.param(TOPS, "game NT", "ST", True, id="dummy's turn to the first trick"),
        pytest.param(TOPS, "game NT", "ST S2 S5 SA", True, id="all high"),
        pytest.param(TRUMPS, "game S", "HQ H2 H5 HA", True, id="trumps drawn first"),
        pytest.param(FINESSE, "game NT", "ST S2 S5 SA", False, id="a finesse is no certainty"),
    ],
)
def test_declarer_has_the_rest(deal: str, contract: str, cards: str, sure: bool) -> None:
    state = minibridge(deal, contract, cards)
    assert state.table.declarer is Seat.SOUTH
    assert has_the_rest(view(state, Seat.SOUTH).table, Seat.SOUTH) is sure


def test_only_who_is_to_play_is_told() -> None:
    state = minibridge(TOPS, "game NT", "ST S2 S5 SA")
    assert not has_the_rest(view(state, Seat.WEST).table, Seat.WEST)
    assert not has_the_rest(view(state, Seat.NORTH).table, Seat.NORTH)


def test_a_defender_counts_on_no_other_hand() -> None:
    state = minibridge(TOPS, "game NT")
    assert state.table.turn is Seat.WEST
    assert not are_certain(view(state, Seat.WEST).table, Seat.WEST, 1)


def _moments(seed: int) -> list[tuple[State, Seat]]:
    """Every card of a deal, before it is played."""
    rng = Random(seed)
    rules = game(rng.choice(("minibridge", "bridgewar", "abridged", "contract")))
    state = start(rules, deal=Deal.from_number(rng.randrange(10**28), rules.deck))
    bot, found = SimpleBot(rng), []
    while state.wait is not None:
        seat = next(iter(state.wait.turns))
        if isinstance(state.moves(seat)[0], ev.Played) and state.table.contract is not None:
            found.append((state, seat))
        state = act(state, seat, bot.choose(view(state, seat)))
    return found


def _swapped(state: State, seat: Seat, rng: Random) -> State | None:
    """The same moment with the hidden cards dealt otherwise; None if that would have come to something else."""
    seen = view(state, seat).table
    hidden = [each for each in Seat if each not in seen.hands]
    held = {each: state.table.hands[each] for each in hidden}
    pool = [card for hand in held.values() for card in hand]
    rng.shuffle(pool)
    dealt = {event.seat: event.hand for event in state.log if isinstance(event, ev.Dealt)}
    for place in hidden:
        mine, pool = pool[: len(held[place])], pool[len(held[place]) :]
        gone = dealt[place].mask & ~held[place].mask
        dealt[place] = Hand(dealt[place].deck, gone | sum(card.bit for card in mine))
    again = reopened(
        state.game, tuple(ev.Dealt(e.seat, dealt[e.seat]) if isinstance(e, ev.Dealt) else e for e in state.log)
    )
    for event in state.log[len(again.log) :]:
        if len(again.log) == len(state.log):
            break
        if isinstance(event, ev.Move) and not isinstance(event, ev.Announced):
            mover = again.table.player(event.seat) if isinstance(event, ev.Played) else event.seat
            if event not in again.moves(mover):
                return None
            again = act(again, mover, event)
    return again if view(again, seat).table == seen else None


def test_what_is_certain_is_so_however_the_hidden_cards_lie() -> None:
    """The answer is the same for every layout that looks the same, and the solver finds no defence in any."""
    rng = Random(7)
    sure = swaps = 0
    for seed in range(30):
        for state, seat in _moments(seed):
            t = view(state, seat).table
            is_sure = has_the_rest(t, seat)
            layouts = [state]
            if is_sure or rng.random() < 0.1:
                other = _swapped(state, seat, rng)
                layouts += [other] if other else []
            for each in layouts:
                assert has_the_rest(view(each, seat).table, seat) is is_sure
                if is_sure:
                    table = each.table
                    assert table.turn is not None and table.strain is not None
                    leader = table.trick[0].seat if table.trick else table.turn
                    laid = [play.card for play in table.trick]
                    assert solve(Position(table.hands, table.strain, leader, laid)) == table.remaining
            sure += is_sure
            swaps += len(layouts) - 1
    assert sure > 50 and swaps > 50


@pytest.mark.parametrize("seed", range(12))
def test_the_quick_count_throws_nothing_away(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [(view(state, seat).table, seat) for state, seat in _moments(seed)]
    quick = [has_the_rest(t, seat) for t, seat in moments]
    monkeypatch.setattr(certainty, "_most_in_a_row", lambda *_: 99)
    assert [has_the_rest(t, seat) for t, seat in moments] == quick
