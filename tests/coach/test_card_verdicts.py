"""Good, unlucky, a mistake: by what could be known, by the adviser of hints, and always the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.verdicts import followed, main, opened

from kibitz.bots.bot import play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat
from kibitz.cards import card as card_named
from kibitz.coach.adviser import advised
from kibitz.coach.card_verdicts import Judgement, accuracy, card_verdicts, judged
from kibitz.coach.deal_reasons import is_hopeless, reason
from kibitz.engine import State, act, start, view
from kibitz.engine.events import Played
from kibitz.engine.game import moves_of
from kibitz.games import game
from kibitz.games.registry import GAMES
from tests.amounts import often


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_every_hint_is_never_blamed(name: str) -> None:
    for number in range(often(1, 100)):
        told = followed(name, 7 + number)
        assert not told.blamed, told.blamed


def test_the_count_of_those_blamed_goes_on_where_it_was_left(tmp_path: Path) -> None:
    journal, sums = tmp_path / "journal", tmp_path / "sums.json"
    asked = ["followed", "--games", "first-tricks", "--journal", str(journal), "--json", str(sums), "--processes", "1"]
    main([*asked, "--deals", "2", "--minutes", "0"])
    assert json.loads(sums.read_text())["games"][0]["deals"] == 0, "The time was over before it began."
    main([*asked, "--deals", "1"])
    journal.write_bytes(journal.read_bytes() + b'{"what":')  # as if it had been ended while it wrote
    main([*asked, "--deals", "2"])
    assert json.loads(sums.read_text())["games"][0]["deals"] == 2
    assert [json.loads(line)["number"] for line in journal.read_text().splitlines()] == [0, 1]


def _beginners(name: str, number: int) -> State:
    return play_out(opened(name, number), dict.fromkeys(Seat, LEVELS["beginner"](number)))


@pytest.fixture(scope="module")
def over() -> State:
    return _beginners("minibridge", 2)


def test_the_same_is_said_in_another_process(over: State) -> None:
    again = (
        "from tests.coach.test_card_verdicts import _beginners;from kibitz.coach.card_verdicts import card_verdicts;"
        "from kibitz.cards import Seat;print(card_verdicts(_beginners('minibridge', 2), Seat.EAST))"
    )
    said = subprocess.run([sys.executable, "-c", again], capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(card_verdicts(over, Seat.EAST))


def test_a_mistake_says_what_was_wrong_and_what_the_adviser_plays(over: State) -> None:
    found = card_verdicts(over)
    plays = [play for trick in over.table.tricks for play in trick.plays]
    assert [(each.seat, each.card) for each in found] == [(play.seat, play.card.name) for play in plays]
    blamed = [each for each in found if each.verdict is Judgement.MISTAKE]
    assert blamed, "Beginners make some."
    before = {move: (state, who) for state, who, move in moves_of(over.game, over.log)}
    for each in blamed:
        state, who = before[Played(each.seat, card_named(each.card))]
        hint = advised(view(state, who)).move
        assert isinstance(hint, Played) and hint.card.name == each.advised != each.card
        assert each.mattered and each.said and each.lesson
        assert each.advised in each.said[0].cards
    for seat, right, choices in ((a.seat, a.right, a.choices) for a in accuracy(over.table, found)):
        own = [each for each in card_verdicts(over, seat) if each.mattered]
        assert (right, choices) == (sum(each.verdict is not Judgement.MISTAKE for each in own), len(own))


def test_a_hopeless_deal_says_so() -> None:
    deal = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432")
    over = play_out(start(game("bridgewar"), deal=deal), dict.fromkeys(Seat, LEVELS["learner"](1)))
    assert is_hopeless(over, Seat.EAST.side) and not is_hopeless(over, Seat.NORTH.side)
    told = reason(over, Seat.EAST, card_verdicts(over, Seat.EAST))
    assert told is not None and told.say == "coach-reason-hopeless"


def test_the_advice_itself_is_good_or_unlucky(over: State) -> None:
    for before, who, move in moves_of(over.game, over.log):
        if isinstance(move, Played) and len(before.table.tricks) == 5:
            seen = view(before, who)
            hint = advised(seen).move
            assert isinstance(hint, Played)
            assert judged(seen, hint).verdict is Judgement.GOOD
            assert judged(seen, hint, hindsight=1).verdict in (Judgement.UNLUCKY, Judgement.GOOD)
            assert not act(before, who, hint).over
