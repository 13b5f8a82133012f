"""Choosing the contract: expected score over imagined layouts, with what double dummy gets wrong put right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.inference import layouts
from kibitz.analysis.solver import Cancellation
from kibitz.analysis.worlds import declarers_tricks
from kibitz.bots.choosing import best_contract, best_target
from kibitz.bots.estimate import chances, expected_tricks
from kibitz.bots.objective import points, rules_of
from kibitz.bots.optimism import real_tricks
from kibitz.bots.why import Alternative, Decision, Why
from kibitz.cards import Strain
from kibitz.engine import Table, View
from kibitz.engine import events as ev

Numbers = npt.NDArray[np.float64]

_STRAINS: Final = 3
"""How many denominations are looked at closely: those that look best by points and length."""


class Effort(Struct, frozen=True):
    """How many layouts are imagined for a contract, for Pass or Play, and for a lead before there is a contract."""

    worlds: int
    calls: int = 0
    leads: int = 0


class Outlook(Struct, frozen=True):
    """A contract, and what it brings on average."""

    contract: ev.Contract
    value: float
    tricks: float
    works: float


def decide(view: View, effort: Effort, seed: int, cancellation: Cancellation | None = None) -> Decision:
    """Declarer's contract, or the terms of it."""
    moves = view.moves
    if not effort.worlds:
        return _by_rule(view)
    found = outlooks(view, offered(view), effort.worlds, seed, cancellation)
    best = found[0]
    why = Why(worlds=effort.worlds, alternatives=tuple(_alternative(each) for each in found), sentence=_said(found))
    for move in moves:
        if isinstance(move, ev.Chose) and move.contract == best.contract:
            return Decision(move, why)
        if isinstance(move, ev.Targeted) and move.terms == best.contract.terms:
            return Decision(move, why)
    raise AssertionError("The best of the contracts on offer is none of them.")


def offered(view: View) -> tuple[ev.Contract, ...]:
    """The contracts that can still come of the moves there are."""
    found = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    # Only the terms count for the score; how many tricks they ask for is in the game's own chart.
    terms = [move.terms for move in view.moves if isinstance(move, ev.Targeted)]
    return (*found, *(ev.Contract(strain, 0, each) for each in terms for strain in rules_of(view.table).deck.strains))


def outlooks(
    view: View, contracts: Sequence[ev.Contract], worlds: int, seed: int, cancellation: Cancellation | None = None
) -> list[Outlook]:
    """The contracts with what they bring, the best first. What looks hopeless by count alone is left out."""
    t = view.table
    assert t.declarer is not None
    possible = layouts(view)
    held = possible.held(possible.worlds(worlds, seed))
    score = {contract: points(t, contract) for contract in contracts}
    found = []
    for strain in _promising(t, contracts, score):
        chance = real_tricks(declarers_tricks(held, strain, t.declarer, t.trick, cancellation=cancellation))
        for contract in contracts:
            if contract.strain is strain:
                works = float(chance[score[contract] > 0].sum())
                tricks = float(chance @ np.arange(14))
                found.append(Outlook(contract, float(chance @ score[contract]), tricks, works))
    return sorted(found, key=lambda each: -each.value)


def _promising(t: Table, contracts: Sequence[ev.Contract], score: dict[ev.Contract, Numbers]) -> list[Strain]:
    """The denominations whose best contract looks best by points and length alone."""
    assert t.declarer is not None
    one, two = (t.dealt[seat] for seat in t.declarer.side.seats)
    looks: dict[Strain, float] = {}
    for contract in contracts:
        likely = np.array(chances(expected_tricks(one, two, contract.strain), contract.strain))
        looks[contract.strain] = max(looks.get(contract.strain, -np.inf), float(likely @ score[contract]))
    return sorted(looks, key=lambda strain: -looks[strain])[:_STRAINS]


def _by_rule(view: View) -> Decision:
    move = view.moves[0]
    why = Why(rule="points and length", sentence="By points and length this should score most.")
    if isinstance(move, ev.Targeted):
        return Decision(ev.Targeted(move.seat, best_target(view)), why)
    assert isinstance(move, ev.Chose)
    return Decision(ev.Chose(move.seat, best_contract(view)), why)


def _alternative(each: Outlook) -> Alternative:
    return Alternative(_name(each.contract), round(each.value, 2), round(each.tricks, 2), round(each.works, 3), 0.0)


def _name(contract: ev.Contract) -> str:
    return (
        f"{contract.terms} in {contract.strain.name}" if contract.strain.is_suit else f"{contract.terms} at no-trumps"
    )


def _said(found: Sequence[Outlook]) -> str:
    best = found[0]
    said = f"{_name(best.contract)} succeeds {100 * best.works:.0f} times in a hundred and brings {best.value:+.1f}"
    if len(found) > 1:
        said += f"; {_name(found[1].contract)} {100 * found[1].works:.0f} times, {found[1].value:+.1f}"
    return said[0].upper() + said[1:] + "."
