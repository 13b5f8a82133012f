"""The coach at every game: words for each decision, true of the hands, translatable, and a nudge that names nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kibitz.app.pictures.retelling import retold
from kibitz.bots.decision import Decision, Why
from kibitz.bots.levels import LEVELS
from kibitz.cards import Bid
from kibitz.coach import choice_explanations as c
from kibitz.coach.adviser import LEVEL, SEED, advised, thinks_longer
from kibitz.coach.coaching import explained
from kibitz.coach.hints import WHAT_TO_CALL, WHETHER_TO_OPEN, advice, nudge
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.games import game
from kibitz.words import IN_ENGLISH, word_id
from tests.amounts import often
from tests.battery.variants import Variant, few_variants, seeded, title


def decisions(variant: Variant, level: str = "learner") -> Iterator[tuple[View, Decision, State]]:
    """A deal by bots, each with the state after its move."""
    name, options = variant
    rng = Random(title(variant))
    state = seeded(game(name, options), rng)
    bot = LEVELS[level](1)
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        decision = bot.decide(seen)
        state = act(state, seat, decision.move)
        yield seen, decision, state


@pytest.mark.parametrize("variant", few_variants(), ids=title)
def test_the_coach_has_words_in_every_game(variant: Variant) -> None:
    for seen, decision, _ in decisions(variant):
        told = explained(seen, decision)
        assert told.move == decision.move
        if isinstance(decision.move, ev.Played | ev.Chose | ev.Targeted):
            assert told.why.said
        thought_of = nudge(seen, decision)
        assert not any(text.cards for text in thought_of)
        has_bid = any(isinstance(each.call, Bid) for each in seen.table.calls)
        assert (WHETHER_TO_OPEN if has_bid else WHAT_TO_CALL).say not in [text.say for text in thought_of]
        for text in (*told.why.said, *thought_of, *advice(told)):
            assert IN_ENGLISH.knows(text.say)
            assert all(IN_ENGLISH.knows(word_id(str(text.values[name]))) for name in _words_in(text)), text
            assert str(text)


def _words_in(text: Text) -> list[str]:
    return [name for name, kind in IN_ENGLISH.holes(text.say).items() if kind == "word"]


@pytest.mark.parametrize("name", ["minibridge", "abridged", "heroes", "battles", "extreme"])
@pytest.mark.parametrize("level", ["learner", "strong"])
def test_what_is_said_of_a_choice_is_true(name: str, level: str) -> None:
    choices, checked = 0, 0
    for number in range(often(3, 6) if level == "strong" else often(15, 40)):
        state = seeded(game(name), Random(f"{name} {level} {number}"))
        bot = LEVELS[level](number)
        while state.wait is not None and state.table.contract is None:
            seat = next(iter(state.turns))
            seen = view(state, seat)
            quick = LEVELS["learner"](1) if isinstance(seen.moves[0], ev.Played) else bot
            decision = quick.decide(seen)
            if isinstance(decision.move, ev.Chose | ev.Targeted):
                choices += 1
                checked += _check(seen, explained(seen, decision))
            state = act(state, seat, decision.move)
    assert checked >= choices > 0, "Of every choice something is said that can be looked up."


def _check(seen: View, told: Decision) -> int:
    """How many claims were looked up, each of which is true."""
    t, looked_up = seen.table, 0
    assert t.declarer is not None and t.dummy is not None
    ours = [t.dealt.get(seat) or t.hands[seat] for seat in (t.declarer, t.dummy)]
    for text in told.why.said:
        values = text.values
        if "suit" in values and "length" in values:
            suit = next(each for each in ours[0].deck.suits if each.letter == values["suit"])
            assert sum(hand.length(suit) for hand in ours) == values["length"]
            assert values.get("out", 13 - int(values["length"])) == 13 - int(values["length"])
            looked_up += 1
        elif "points" in values:
            assert sum(hand.points for hand in ours) == values["points"]
            looked_up += 1
        if text.say == c.NO_GOOD_TRUMPS.say:
            assert all(sum(hand.length(suit) for hand in ours) < 8 for suit in ours[0].deck.suits)
            looked_up += 1
        if text.say in (c.SUCCEEDS_OFTEN.say, c.SUCCEEDS_MOSTLY.say, c.SUCCEEDS_SELDOM.say, c.SUCCEEDS_OPEN.say):
            assert told.why.chosen is not None
            works, deals = told.why.alternatives[told.why.chosen].works, told.why.worlds
            assert works is not None
            if text.say == c.SUCCEEDS_OFTEN.say:
                assert abs(100 * works - float(values["works"])) <= 1
                assert 3 * (works * (1 - works) / deals) ** 0.5 <= 0.1
            else:
                assert values["deals"] == deals
                sure = abs(works - 0.5) > 3 * (works * (1 - works) / deals) ** 0.5
                assert sure or text.say == c.SUCCEEDS_OPEN.say
                assert (works > 0.5) == (text.say == c.SUCCEEDS_MOSTLY.say) or text.say == c.SUCCEEDS_OPEN.say
            looked_up += 1
    return looked_up


def test_of_a_contract_the_adviser_imagines_more_than_a_bot() -> None:
    """Enough for a number where nearly all or hardly any succeed; all else it does as the level that it plays at."""
    longer = 0
    for number in range(3):
        state = seeded(game("minibridge"), Random(f"advised {number}"))
        while state.wait is not None and state.table.contract is None:
            seat = next(iter(state.turns))
            seen = view(state, seat)
            if thinks_longer(seen):
                told = advised(seen)
                assert told.why.worlds >= 16
                longer += told.why.worlds > LEVELS[LEVEL](SEED).decide(seen).why.worlds
                state = act(state, seat, told.move)
            else:
                state = act(state, seat, LEVELS["learner"](1).choose(seen))
    assert longer


def test_reasons_are_retold_from_what_their_player_saw() -> None:
    reasons: dict[int, Why] = {}
    cards: dict[int, str] = {}
    state = start(game("minibridge"), seed="07" * 32, salt="01" * 16)
    bot = LEVELS["learner"](1)
    while state.wait is not None:
        seat = next(iter(state.turns))
        decision = bot.decide(view(state, seat))
        reasons[len(state.log)] = decision.why
        if isinstance(decision.move, ev.Played):
            cards[len(state.log)] = decision.move.card.name
        state = act(state, seat, decision.move)
    told = retold(state, reasons)
    assert told.keys() == reasons.keys()
    assert all(name in told[at].said[0].cards for at, name in cards.items())
    assert any(told[at].said != reasons[at].said for at in cards)
