"""An evening with real cards: the sheet written from what was said reads as that of a table of kibitz."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import Seat, Side
from kibitz.club import evening as ev
from kibitz.engine import State, act
from kibitz.engine.errors import Objection
from kibitz.engine.text import Text
from kibitz.games import GAMES, game
from kibitz.scoring.line import ScoreReason
from kibitz.sessions import SESSIONS, Result, begin, result, session
from tests.battery.variants import someone

NAMES = ("Ann", "Bob", "Cal", "Dot")
OFFERS = [
    (offer.name, name, dict(needs))
    for offer in SESSIONS.values()
    for name, needs in offer.games.items()
    if GAMES[name].players == len(Seat) and GAMES[name].paper is not None
]
_MOST = 12  # deals: as many as a Night has


def said(played: Result) -> ev.DealWritten:
    """What those at the table would say of a deal that was played at a table of kibitz."""
    honours = [entry for entry in played.entries if entry.reason == ScoreReason.HONOURS]
    return ev.DealWritten(
        declarer=played.declarer,
        contract=played.contract if played.declarer else None,
        tricks=played.tricks.get(played.declarer.side, 0) if played.declarer else 0,
        honours=honours[0].points if honours else 0,
        honoured=honours[0].side if honours else None,
    )


def to_its_end(state: State, chance: Random) -> State:
    while not state.over:
        state = act(state, *someone(state, chance, asides=0))
    return state


@pytest.mark.parametrize(("form", "name", "needs"), OFFERS, ids=lambda value: value if isinstance(value, str) else "")
@given(seed=st.integers(0, 2**32))
@settings(max_examples=8)
def test_it_reads_as_the_same_session_at_a_table(form: str, name: str, needs: dict[str, object], seed: int) -> None:
    chance = Random(seed)
    begun = ev.evening_begun(name, needs, form, {}, NAMES)
    rules, live = game(name, begun.options), session(form, {}, game(name, begun.options))
    state, results = ev.RealEvening(begun), list[Result]()
    while len(results) < _MOST and (board := live.next_board(results)) is not None:
        assert state.board == board
        over = to_its_end(begin(rules, board, seed=f"{chance.getrandbits(256):064x}", salt="00" * 16), chance)
        results.append(result(board, over))
        state = ev.evening_after(state, ev.deal_written(state, len(results), said(results[-1])))
        assert live.sheets(results, NAMES) == state.session.sheets(state.results, NAMES)
        assert live.standing(results) == state.session.standing(state.results)
    stopped = ev.evening_after(state, ev.EveningEnded())
    assert stopped.board is None
    assert live.standing(results, stop=True) == state.session.standing(stopped.results, stop=True)


def pivot() -> ev.RealEvening:
    return ev.RealEvening(ev.evening_begun("abridged", {}, "abridged-pivot", {}, NAMES))


def test_at_a_pivot_everybody_partners_everybody() -> None:
    state, partners = pivot(), set()
    while (board := state.board) is not None:
        for side in Side:
            partners.add(frozenset(board.seats[seat] for seat in side.seats))
        contract = state.form.contracts[0]
        deal = ev.DealWritten(declarer=board.dealer, contract=contract, tricks=contract.goal)
        state = ev.evening_after(state, ev.deal_written(state, len(state.results) + 1, deal))
    assert len(partners) == 6 and len(state.results) == 12
    assert state.session.standing(state.results).finished


def test_a_deal_is_written_once_and_the_last_can_be_struck() -> None:
    state = pivot()
    contract = state.form.contracts[0]
    deal = ev.DealWritten(declarer=Seat.NORTH, contract=contract, tricks=12)
    state = ev.evening_after(state, ev.deal_written(state, 1, deal))
    assert objection(lambda: ev.deal_written(state, 1, deal)) == ev.NOT_THAT_DEAL(deal=1)
    assert objection(lambda: ev.deal_struck(state, 2)) == ev.NOT_THAT_DEAL(deal=2)
    assert ev.evening_after(state, ev.deal_struck(state, 1)) == pivot()
    assert objection(lambda: ev.deal_struck(pivot(), 0)) == ev.NOTHING_WRITTEN()


def test_what_cannot_be_is_refused() -> None:
    state = pivot()
    contract = state.form.contracts[0]
    for deal in (
        ev.DealWritten(),  # nothing is thrown in at aBRIDGEd
        ev.DealWritten(declarer=Seat.NORTH, contract=contract, tricks=14),
        ev.DealWritten(declarer=Seat.NORTH, contract=contract, tricks=10, honours=100, honoured=Side.NS),
        ev.DealWritten(declarer=None, contract=contract, tricks=10),
    ):
        assert objection(lambda deal=deal: ev.deal_written(state, 1, deal)) == ev.NOT_WRITTEN_SO()
    over = ev.evening_after(state, ev.evening_ended(state))
    assert objection(lambda: ev.evening_ended(over)) == ev.EVENING_OVER()
    assert objection(lambda: ev.evening_begun("minibridge-simple3", {}, "match", {}, NAMES)) == ev.FOR_FOUR()
    for names in (("Ann", "Bob", "Cal"), ("Ann", "Bob", "Cal", " Ann "), ("Ann", "Bob", "Cal", " ")):
        assert objection(lambda names=names: ev.evening_begun("abridged", {}, "abridged-night", {}, names)) == (
            ev.FOUR_NAMES()
        )


def test_honours_stand_above_the_line() -> None:
    state = ev.RealEvening(ev.evening_begun("contract", {"scoring": "rubber"}, "rubber", {}, NAMES))
    contract = next(each for each in state.form.contracts if each.goal == 10 and each.strain.letter == "S")
    deal = ev.DealWritten(declarer=Seat.SOUTH, contract=contract, tricks=10, honours=100, honoured=Side.NS)
    state = ev.evening_after(state, ev.deal_written(state, 1, deal))
    assert state.results[0].points(Side.NS) == 220
    assert state.board is not None and state.board.vulnerable == (Side.NS,)


def objection(what: object) -> Text:
    assert callable(what)
    with pytest.raises(Objection) as raised:
        what()
    return raised.value.text
