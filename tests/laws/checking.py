"""What an example says about the table, compared with the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from kibitz.cards import Seat, Side, arranged
from kibitz.engine import State, Table, view
from kibitz.engine import events as ev
from kibitz.sessions.base import Board, result
from kibitz.sessions.match import Match
from tests.laws.moving import players_of

NONE: Final = "none"


def check(state: State, text: str) -> None:
    """Fail, saying how the table stands, unless it stands as the line says."""
    key, _, said = text.partition(": ")
    who, _, verb = key.partition(" ")
    if key == "score":
        _check_score(state, said)
    elif key == "waits" and said != NONE:
        named = {players_of(state.table, word) for word in said.split()}
        _compare(_names([seat for seat in Seat if seat in named]), _waits(state))
    elif key in _FACTS:
        _compare(said, _FACTS[key](state))
    elif verb in _OF_A_PLAYER:
        _compare(said, _OF_A_PLAYER[verb](state, None if who == "spectator" else Seat(who)))
    elif verb == "holds":
        _check_holding(state.table, Seat(who), said)
    else:
        raise ValueError(f"“{key}” is nothing that can be done or checked.")


def _compare(said: str, fact: str) -> None:
    assert said == fact, f"It is {fact}."


def _check_score(state: State, said: str) -> None:
    """Totals by side (`NS 420`), or with reasons every line of the score (`NS 120 tricks below, NS 50 doubled`)."""
    scored = state.table.scored
    assert scored is not None, "Nothing has been scored yet."
    lines = [f"{e.side} {e.points} {e.reason}{' below' * e.below}" for e in scored.entries]
    items = [] if said == NONE else said.split(", ")
    if any(len(item.split()) > 2 for item in items):
        assert sorted(items) == sorted(lines), f"The score is {', '.join(lines)}."
        return
    totals: Counter[str] = Counter()
    for entry in scored.entries:
        totals[entry.side] += entry.points
    fact = [f"{side} {totals[side]}" for side in Side if totals[side]]
    assert items == fact, f"The score is {', '.join(fact) or NONE}."


def _check_holding(t: Table, place: Seat, said: str) -> None:
    """Cards that the hand at a place holds now; after a `no`, one that it does not."""
    held = [card.name for card in t.hands[place]]
    for name in said.removeprefix("no ").split():
        assert (name in held) is not said.startswith("no "), f"{place.label} holds {' '.join(held)}."


def _names(values: object) -> str:
    assert isinstance(values, (list, tuple))
    return " ".join(values) or NONE


def _waits(state: State) -> str:
    return _names([seat for seat in Seat if seat in state.wait.turns]) if state.wait else NONE


def _contract(state: State) -> str:
    contract = state.table.contract
    return f"{contract.terms} {contract.strain.name}, {contract.goal} tricks" if contract else NONE


def _thrown_in(state: State) -> str:
    thrown = state.table.thrown_in
    return f"{thrown.reason}, {'same' if thrown.same_dealer else 'next'} dealer" if thrown else NONE


def _transferred(state: State) -> str:
    moved = state.table.transferred
    return f"{moved.side} {moved.tricks}" if moved else NONE


def _ruling(state: State) -> str:
    return next((event.ruling for event in reversed(state.log) if isinstance(event, ev.Ruled)), NONE)


def _announced(state: State) -> str:
    said = [f"{each.seat} {each.number} {each.measure}" for each in state.table.announced]
    return ", ".join(said) or NONE


def _needs(state: State) -> str:
    goals = state.game.goals(state.table)
    return ", ".join(f"{side} {goals[side]}" for side in goals) or NONE


def _columns(state: State) -> str:
    t = state.table
    assert t.dummy is not None, "There is no dummy yet."
    shown = arranged(t.hands[t.dummy], t.strain)
    return _names([next(iter(column)).suit.letter for column in shown])


def _next_dealer(state: State) -> str:
    """Who deals the next deal of a session, once this one is over."""
    assert state.over, "The deal is not over."
    t = state.table
    board = Match(deals=2).next_board([result(Board(1, t.dealer, {seat: at for at, seat in enumerate(Seat)}), state)])
    assert board is not None
    return board.dealer


def _sees(state: State, player: Seat | None) -> str:
    """The places whose cards a player knows."""
    t = view(state, player).table
    known = t.dealt if t.over else t.hands
    return _names([seat for seat in Seat if seat in known])


def _looks_at(state: State, player: Seat | None) -> str:
    """The cards of finished tricks that a player may look at again; a number where they are many."""
    plays = view(state, player).inspection
    return _names([play.card.name for play in plays]) if len(plays) <= 4 else str(len(plays))


def _sits(state: State, player: Seat | None) -> str:
    assert player is not None
    return state.table.place(player)


_FACTS: Final[dict[str, Callable[[State], str]]] = {
    "announced": _announced,
    "columns": _columns,
    "needs": _needs,
    "contract": _contract,
    "declarer": lambda state: state.table.declarer or NONE,
    "dummy": lambda state: state.table.dummy or NONE,
    "faced": lambda state: _names(state.table.faced),
    "moved": _transferred,
    "next dealer": _next_dealer,
    "ruling": _ruling,
    "thrown in": _thrown_in,
    "turn": lambda state: state.table.turn or NONE,
    "tricks": lambda state: str(len(state.table.tricks)),
    "waits": _waits,
    "won": lambda state: ", ".join(f"{side} {state.table.won[side]}" for side in Side),
}
_OF_A_PLAYER: Final[dict[str, Callable[[State, Seat | None], str]]] = {
    "looks at": _looks_at,
    "sees": _sees,
    "sits": _sits,
}
