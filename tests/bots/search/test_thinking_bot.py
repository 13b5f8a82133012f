"""Players who imagine the hidden hands: sound choices, repeatable, explained, and never with more than a view."""

from __future__ import annotations

import time
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from kibitz.analysis.inference import layouts
from kibitz.analysis.solver import Cancellation, Cancelled
from kibitz.bots import levels, play_out
from kibitz.bots.levels import LEVELS
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.between_equals import are_equal, groups
from kibitz.bots.search.contract_choice import ContractEffort
from kibitz.bots.search.determinization import Evidence, imagine
from kibitz.bots.search.thinking_bot import Thinking, ThinkingBot
from kibitz.bots.valuation.trick_values import points, values
from kibitz.cards import Deal, Seat, Side, card
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import Variant, few_variants, random_deal, seeded, title
from tests.bots.positions import called, minibridge, played

# Cards only from here on, so that a whole deal of the strongest is a matter of a second.
_LATE = 7


def _late(state: State) -> State:
    """Played by the simple player until few cards are left."""
    simple = LEVELS["learner"](1)
    while state.wait is not None and len(state.table.tricks) < 13 - _LATE:
        seat = next(iter(state.wait.turns))
        state = act(state, seat, simple.choose(view(state, seat)))
    return state


def _sight(seen: View) -> CardView:
    return CardView(seen, tuple(move for move in seen.moves if isinstance(move, ev.Played)))


@pytest.mark.parametrize("variant", few_variants(), ids=title)
def test_experts_finish_every_game_from_the_middle_on(variant: Variant) -> None:
    rng = Random(title(variant))
    state = _late(seeded(game(*variant), rng))
    end = play_out(state, dict.fromkeys(Seat, LEVELS["expert"](3)))
    assert end.table.over and end.table.transferred is None


@pytest.mark.parametrize("level", ["club", "strong", "expert", "master"])
def test_a_revoke_that_came_to_light_does_not_end_the_thinking(level: str) -> None:
    """Both defenders threw diamonds on a spade: if neither can have revoked, nobody has the spades that are out."""
    deal = "N:AKJ4.K72.Q65.J83 T62.JT84.A92.A74 Q983.AQ5.K74.QT5 75.963.JT83.K962"
    state = minibridge(deal, "part-score NT", "HJ HA H3 H2 S9 D3 SJ D2 HK HT HQ H6 C3 C4 CT CK", laws=True)
    while Seat.NORTH not in state.turns:
        (seat,) = state.turns
        state = act(state, seat, LEVELS["learner"](1).choose(view(state, seat)))
    seen = view(state, Seat.NORTH)
    trusting = replace(seen.table, opened=replace(seen.table.header, options={}))
    assert not layouts(replace(seen, table=trusting)).count
    imagined = imagine(seen, 8, 64, 1, Evidence(), {})
    assert len(imagined.held) and imagined.chances.sum() == pytest.approx(1)
    bot = LEVELS[level](7)
    assert isinstance(bot, ThinkingBot)
    bot.rules.decide = lambda view: pytest.fail("It fell back on simple rules.")  # type: ignore[method-assign]
    assert bot.decide(seen).move in seen.moves


@pytest.mark.parametrize("level", ["club", "strong", "expert", "master"])
def test_the_same_seed_makes_the_same_choices_and_says_why(level: str) -> None:
    rng = Random(level)
    state = _late(start(game("minibridge"), deal=random_deal(game("minibridge"), rng)))
    ends = [play_out(state, dict.fromkeys(Seat, LEVELS[level](7))) for _ in range(2)]
    assert ends[0].log == ends[1].log
    bot = LEVELS[level](7)
    assert isinstance(bot, ThinkingBot)
    seat = next(iter(state.turns))
    decision = bot.decide(view(state, seat))
    assert decision == bot.decide(view(state, seat))
    assert decision.move in state.moves(seat)
    assert decision.why.sentence.endswith(".")


@pytest.mark.parametrize("level", ["strong", "master"])
def test_the_move_and_its_reasons_are_the_same_on_one_core_and_on_four(level: str) -> None:
    state = _late(start(game("minibridge"), deal=random_deal(game("minibridge"), Random(f"cores {level}"))))
    told = []
    for cores in (1, 4):
        at, bot = state, LEVELS[level](7)
        assert isinstance(bot, ThinkingBot)
        bot.cores = cores
        decisions = []
        for _ in range(8):
            seat = next(iter(at.turns))
            decisions.append(bot.decide(view(at, seat)))
            at = act(at, seat, decisions[-1].move)
        told.append(decisions)
    assert told[0] == told[1]


def _told(works: float, worlds: int, *, exact: bool) -> str:
    """How a share of the imagined deals is said."""
    if works == 1:
        return "in every deal" if exact else f"in all {worlds} deals"
    return f"in about {100 * works:.0f} of 100 deals" if works else "no way left"


def test_reasons_are_the_figures_that_were_worked_out() -> None:
    deal = "N:AJ2.AK2.KQJ.AKQ2 Q43.Q543.432.543 K65.JT6.A65.JT98 T987.987.T987.76"
    state = minibridge(deal, "game NT", "C5 C8 C6 CA DK D2 D5 D7 DQ D3 D6 D8 DJ D4 DA D9")
    bot = LEVELS["expert"](1)
    assert isinstance(bot, ThinkingBot)
    while state.wait is not None:
        seat = next(iter(state.turns))
        decision = bot.decide(view(state, seat))
        why = decision.why
        if why.worlds > 1 and isinstance(decision.move, ev.Played):
            names = {other.name: other for other in why.alternatives}
            chosen = names[decision.move.card.name]
            assert chosen.works is not None and chosen.best is not None
            assert why.chosen is not None and why.alternatives[why.chosen] is chosen
            assert 0 <= chosen.works <= 1 and 0 <= chosen.best <= 1
            assert _told(chosen.works, why.worlds, exact=why.exact) in why.sentence
        state = act(state, seat, decision.move)
    assert state.table.won[Side.NS] >= 11


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("heroes", {}),
        ("battles", {}),
        ("extreme", {}),
        ("abridged", {}),
        ("minibridge", {"slam": True}),
        ("minibridge", {"scoring": "targets"}),
        ("minibridge-normal3", {}),
    ],
)
def test_contracts_are_chosen_with_reasons(name: str, options: dict[str, object]) -> None:
    """Also leads before there is a contract, and Pass or Play."""
    bot = ThinkingBot(Thinking(levels.STRONG.manner, ContractEffort(worlds=3, calls=3, leads=1)), 1)
    rules = game(name, options)
    state = start(rules, deal=random_deal(rules, Random(f"contract {name}")))
    while state.wait is not None and state.table.contract is None:
        seat = next(iter(state.turns))
        decision = bot.decide(view(state, seat))
        assert decision.move in state.moves(seat)
        if not isinstance(decision.move, ev.Announced):
            assert decision.why.worlds and decision.why.alternatives and decision.why.sentence.endswith(".")
        state = act(state, seat, decision.move)
    assert state.table.contract is not None or state.over


@pytest.mark.parametrize(
    ("deal", "terms", "strains"),
    [
        ("N:AKQJT2.AKQ.A2.32 43.J432.KQ43.KQJ 9876.65.JT5.A654 5.T987.9876.T987", "game", {"S", "NT"}),
        ("N:A432.K32.K32.K32 KQ.QJ54.QJ4.QJ98 J987.A76.A765.54 T65.T98.T98.AT76", "part-score", {"S", "D", "NT"}),
    ],
)
def test_a_sure_game_is_chosen_and_a_poor_one_is_not(deal: str, terms: str, strains: set[str]) -> None:
    state = start(game("minibridge"), deal=Deal.parse(deal))
    seat = next(iter(state.turns))
    bot = ThinkingBot(Thinking(levels.STRONG.manner, ContractEffort(worlds=8)), 1)
    move = bot.choose(view(state, seat))
    assert isinstance(move, ev.Chose)
    assert move.contract.terms == terms
    assert move.contract.strain.letter in strains


def test_a_card_in_the_trick_parts_what_was_equal() -> None:
    """Dummy's ten and eight are not one card while the nine is winning the trick; ten and jack are."""
    deal = "N:AK5.AK2.KQ32.T86 QJT.QJT.97.J9432 432.543.JT8.AKQ7 9876.9876.A654.5"
    state = played(start(game("bridgewar"), deal=Deal.parse(deal)), "D9")
    s = _sight(view(state, Seat.NORTH))
    assert s.seat is Seat.SOUTH
    assert not are_equal(s, card("DT"), card("D8"))
    assert are_equal(s, card("DJ"), card("DT"))
    assert groups(s, s.legal) == 2


def test_points_follow_the_game_and_the_rubber() -> None:
    rules = game("contract")
    deal = "N:AK32.K32.K32.432 QJT.QJT.JT9.J765 987.A54.A54.AKQT 654.9876.Q876.98"
    state = called(rules, deal, "1S pass 2S pass pass pass")
    worth = points(state.table)
    assert worth[8] > worth[7] < 0 < worth[8]
    opened = replace(state.table.header, below={Side.NS: 40})
    with_part_score = replace(state.table, opened=opened)
    # Two spades make sixty below: with forty there it is a game.
    assert points(with_part_score)[8] - worth[8] > 200
    assert (np.diff(values(state.table)) > 0).all()


def test_thinking_can_be_cancelled() -> None:
    cancellation = Cancellation()
    cancellation.cancel()
    state = start(game("minibridge"), deal=random_deal(game("minibridge"), Random(4)))
    for thinking in (levels.EXPERT, levels.MASTER):
        bot = ThinkingBot(thinking, 1, cancellation=cancellation)
        seat = next(iter(state.turns))
        with pytest.raises(Cancelled):
            bot.choose(view(state, seat))


def test_club_players_decide_at_once() -> None:
    rng = Random(2)
    spent = []
    for name in ("minibridge", "abridged"):
        state = seeded(game(name), rng)
        bot = LEVELS["club"](1)
        while state.wait is not None:
            seat = next(iter(state.wait.turns))
            seen = view(state, seat)
            began = time.process_time()
            move = bot.choose(seen)
            spent.append(time.process_time() - began)
            state = act(state, seat, move)
    assert sorted(spent)[int(0.95 * len(spent))] < 0.05


def test_a_layout_that_cannot_be_does_not_stop_the_play() -> None:
    """Where people may revoke nothing fits sometimes: rules go on where imagination ends."""
    state = start(game("minibridge", {"announcing": "players"}), deal=random_deal(game("minibridge"), Random(9)))
    bot = LEVELS["club"](1)
    off = iter((1, -1))
    while state.wait is not None:
        seat = next(iter(state.wait.turns))
        move = bot.choose(view(state, seat))
        if isinstance(move, ev.Announced):
            move = ev.Announced(seat, move.measure, move.number + next(off, 0))
        state = act(state, seat, move)
    assert state.over


@pytest.mark.parametrize("level", ["strong", "expert", "master"])
def test_where_every_trick_counts_no_reason_speaks_of_a_contract_made(level: str) -> None:
    rng = Random(5)
    rules = game("minibridge", {"scoring": "tricks"})
    state = start(rules, deal=random_deal(rules, rng))
    bot = LEVELS[level](7)
    assert isinstance(bot, ThinkingBot)
    seat = next(iter(state.turns))
    choosing = bot.decide(view(state, seat))
    state = _late(act(state, seat, choosing.move))
    playing = bot.decide(view(state, next(iter(state.turns))))
    for decision in (choosing, playing):
        assert all(each.works is None for each in decision.why.alternatives)
        assert not any("contract" in str(line) or "succeeds" in str(line) for line in decision.why.said)
