"""Moves in words: `W plays S4`, `N chooses game spades`, `E claims 3 as in any order`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kibitz.cards import Call, Seat, card
from kibitz.cards.deck import BLUE, CLUBS, DIAMONDS, GREEN, HEARTS, NT, RED, SPADES, YELLOW
from kibitz.engine import State, Table
from kibitz.engine import events as ev

STRAINS: Final = {each.name: each for each in (CLUBS, DIAMONDS, HEARTS, SPADES, NT, RED, GREEN, YELLOW, BLUE)}

VERBS: Final[dict[str, type[ev.Move] | tuple[type[ev.Move], ...]]] = {
    "cuts": ev.Cut,
    "says": (ev.Announced, ev.Targeted),
    "names": (ev.Nominated,),
    "calls": ev.Called,
    "chooses": ev.Chose,
    "plays": ev.Played,
    "turns": ev.Turned,
    "claims": ev.Claimed,
    "agrees": ev.Answered,
    "refuses": ev.Answered,
    "asks": ev.Asked,
    "exposes": ev.Exposed,
    "accepts": ev.Accepted,
    "rejects": ev.Rejected,
    "challenges": ev.Challenged,
}


def players_of(t: Table, word: str) -> Seat:
    """A player, named by the seat they came to or by what they are; nobody at dummy's place: the spare seat."""
    if word in [*Seat]:
        return Seat(word)
    assert t.declarer is not None, "There is no declarer yet."
    places = {"declarer": t.declarer, "left": t.declarer.left, "dummy": t.declarer.partner, "right": t.declarer.right}
    if word not in places:
        raise ValueError(f"“{word}” is no player: use N, E, S, W, declarer, dummy, or declarer’s left or right.")
    player = t.people.get(places[word], t.header.spare)
    assert player is not None
    return player


def move_of(state: State, text: str) -> tuple[Seat, ev.Move]:
    """Who moves, and the move; it need not be legal."""
    who, verb, *rest = text.split(maxsplit=2)
    player = players_of(state.table, who)
    if verb not in _MAKE:
        raise ValueError(f"“{verb}” is nothing one can do at the table: use {', '.join(VERBS)}.")
    return player, _MAKE[verb](state, player, rest[0] if rest else "")


def described(move: ev.Move) -> str:
    """A move as it is written after its verb."""
    match move:
        case ev.Played(card=played):
            return played.name
        case ev.Chose(contract=contract):
            return f"{contract.terms} {contract.strain.name}"
        case ev.Called(call=call):
            return call.name
        case ev.Targeted(terms=terms):
            return terms
        case ev.Nominated(declarer=declarer):
            return declarer.value
        case ev.Announced(number=number):
            return str(number)
        case _:
            raise ValueError(f"There is no list of {type(move).__name__}.")


def _place(state: State, player: Seat) -> Seat:
    """Where a player sits; the engine refuses what is said in the name of a seat where nobody does."""
    return state.table.place(player) if player in state.table.people.values() else player


def _says(state: State, player: Seat, text: str) -> ev.Move:
    if not text.isdecimal():
        return ev.Targeted(player, text)
    asked = [move.measure for move in state.moves(player) if isinstance(move, ev.Announced)]
    return ev.Announced(player, asked[0] if asked else ev.Measure.POINTS, int(text))


def _chooses(state: State, player: Seat, text: str) -> ev.Move:
    """A choice on offer, by its terms and strain or the strain alone; one that is not on offer, for the refusal."""
    *terms, name = text.split()
    if name not in STRAINS:
        raise ValueError(f"“{name}” is none of {', '.join(STRAINS)}.")
    choices = [move for move in state.moves(player) if isinstance(move, ev.Chose) and described(move).endswith(text)]
    if len(choices) > 1:
        raise ValueError(f"“{text}” could be {' or '.join(map(described, choices))}.")
    return choices[0] if choices else ev.Chose(player, ev.Contract(STRAINS[name], 13, " ".join(terms)))


def _plays(state: State, player: Seat, text: str) -> ev.Move:
    name, _, hand = text.partition(" from ")
    return ev.Played(Seat(hand) if hand else _place(state, player), card(name))


def _claims(state: State, player: Seat, text: str) -> ev.Move:
    tricks, _, line = text.partition(" as ")
    return ev.Claimed(player, int(tricks), _line(line))


_MAKE: Final[dict[str, Callable[[State, Seat, str], ev.Move]]] = {
    "cuts": lambda _, player, text: ev.Cut(player, int(text)),
    "says": _says,
    "calls": lambda _, player, text: ev.Called(player, Call.parse(text)),
    "chooses": _chooses,
    "names": lambda _, player, text: ev.Nominated(player, Seat(text)),
    "plays": _plays,
    "turns": lambda state, player, _: ev.Turned(_place(state, player)),
    "claims": _claims,
    "agrees": lambda _, player, __: ev.Answered(player, True),
    "refuses": lambda _, player, __: ev.Answered(player, False),
    "asks": lambda _, player, __: ev.Asked(player),
    "exposes": lambda state, player, text: ev.Exposed(_place(state, player), card(text)),
    "accepts": lambda _, player, __: ev.Accepted(player),
    "rejects": lambda _, player, __: ev.Rejected(player),
    "challenges": lambda _, player, text: ev.Challenged(player, Seat(text)),
}


def _line(said: str | None) -> ev.ClaimLine:
    """A set phrase; anything else is handed on as it is, for the engine to refuse."""
    if not said:
        return ev.ClaimLine.HIGH
    return next((line for line in ev.ClaimLine if line == said), cast("ev.ClaimLine", said))
