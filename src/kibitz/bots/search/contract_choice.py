"""Choosing the contract: expected score over imagined layouts, with what double dummy gets wrong put right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from kibitz.analysis.inference import layouts
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation
from kibitz.bots.decision import (
    BY_RULE,
    CONTRACT_BRINGS,
    CONTRACT_YIELDS,
    NEXT_CONTRACT,
    Alternative,
    Decision,
    Maxim,
    Why,
    by_maxim,
)
from kibitz.bots.maxims.contract_by_points import best_contract, best_target, looks, to_target
from kibitz.bots.valuation.trick_estimate import Floats
from kibitz.bots.valuation.trick_values import points
from kibitz.bots.valuation.tricks_at_the_table import Skill, goal_of, real_tricks, real_worth
from kibitz.engine import Table, View
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text, goal

_STANDARD_ERRORS_BEHIND: Final = 2.0
"""By how many standard errors one must be behind to drop out."""


class ContractEffort(Struct, frozen=True):
    """How many layouts are imagined for a contract, for Pass or Play, and for a lead before there is a contract."""

    worlds: int
    calls: int = 0
    leads: int = 0
    heat: int = 8  # so many layouts are solved before contracts drop out that are behind
    positions: int = 64  # after so many solved in all the race of contracts is over: about half a second
    doubt: float = 1.0  # by so many tricks more than estimated a denomination may come out when it is solved


class Outlook(Struct, frozen=True):
    """A contract, and what it brings on average, over so many layouts."""

    contract: ev.Contract
    value: float
    tricks: float
    works: float | None  # how often it is made, where there is anything to make
    worlds: int


def decide(view: View, effort: ContractEffort, seed: int, cancellation: Cancellation | None = None) -> Decision:
    """Declarer's contract, or the terms of it."""
    moves = view.moves
    if not effort.worlds:
        return _by_rule(view)
    found = outlooks(view, offered(view), effort, seed, cancellation)
    best = found[0]
    why = Why(worlds=best.worlds, alternatives=tuple(map(_alternative, found)), chosen=0, said=_said(found))
    for move in moves:
        if isinstance(move, ev.Chose) and move.contract == best.contract:
            return Decision(move, why)
        if isinstance(move, ev.Targeted) and move.terms == best.contract.terms:
            return Decision(move, why)
    raise AssertionError("The best of the contracts on offer is none of them.")


def offered(view: View) -> tuple[ev.Contract, ...]:
    """The contracts that can still come of the moves there are."""
    return (*(move.contract for move in view.moves if isinstance(move, ev.Chose)), *to_target(view))


def outlooks(
    view: View,
    contracts: Sequence[ev.Contract],
    effort: ContractEffort,
    seed: int,
    cancellation: Cancellation | None = None,
) -> list[Outlook]:
    """The contracts with what they bring, the best first. What looks hopeless by count alone is left out."""
    possible = layouts(view)
    held = possible.held(possible.worlds(effort.worlds, seed))
    race = _Race(view.table, {contract: points(view.table, contract) for contract in contracts}, effort.doubt)
    for start in range(0, len(held), effort.heat):
        race.run(held[start : start + effort.heat], cancellation)
        if len(race.running) == 1 or race.solved >= effort.positions:
            break
    return race.result()


class _Race:
    """Contracts in the same layouts, a few at a time; those that fall behind drop out."""

    def __init__(self, t: Table, scores: Mapping[ev.Contract, Floats], doubt: float) -> None:
        self.t, self.scores, self.led = t, scores, bool(t.trick)
        self.worth = {contract: real_worth(score, led=self.led) for contract, score in scores.items()}
        # A denomination that is behind even with a trick or two more than the count says is not looked at closely.
        best, hopes = (
            max(looks(t, scores, Skill.STRONG).values()),
            looks(t, scores, Skill.STRONG, doubt),
        )
        hopeful = {contract.strain for contract in scores if hopes[contract] >= best}
        self.running = [contract for contract in scores if contract.strain in hopeful]
        self.tricks = {contract.strain: np.zeros(0, np.intp) for contract in self.running}

    def run(self, held: Masks, cancellation: Cancellation | None) -> None:
        declarer, lead = self.t.declarer, self.t.trick
        assert declarer is not None
        for strain in {contract.strain: None for contract in self.running}:
            solved = declarers_tricks(held, strain, declarer, lead, cancellation=cancellation)
            self.tricks[strain] = np.append(self.tricks[strain], solved)
        values = {contract: self._values(contract) for contract in self.running}
        first = max(values, key=lambda contract: values[contract].mean())
        self.running = [c for c in values if c is first or not _is_behind(values[c] - values[first])]

    @property
    def solved(self) -> int:
        """How many positions the solver has answered."""
        return sum(map(len, self.tricks.values()))

    def result(self) -> list[Outlook]:
        """Who has dropped out is shown as far behind the winner as in the layouts that both were solved in."""
        winner = max(self.running, key=lambda contract: self._values(contract).mean())
        pace = self._values(winner)
        found = []
        for contract, score in self.scores.items():
            if contract.strain in self.tricks:
                values = self._values(contract)
                chance = real_tricks(self.tricks[contract.strain], goal_of(score), led=self.led)
                value = float(values.mean() + pace.mean() - pace[: len(values)].mean())
                works = None if goal(contract) is None else float(chance[score > 0].sum())
                found.append(Outlook(contract, value, float(chance @ np.arange(14)), works, len(values)))
        return sorted(found, key=lambda each: (each.contract is not winner, -each.value))

    def _values(self, contract: ev.Contract) -> Floats:
        """What a contract brings in each layout that its denomination was solved in."""
        return self.worth[contract][self.tricks[contract.strain]]


def _is_behind(difference: Floats) -> bool:
    """By so much that more layouts are not likely to change it."""
    error = difference.std() / np.sqrt(len(difference))
    return bool(difference.mean() + _STANDARD_ERRORS_BEHIND * error <= 0)


def _by_rule(view: View) -> Decision:
    move = view.moves[0]
    why = by_maxim(BY_RULE, Maxim.COUNT)
    if isinstance(move, ev.Targeted):
        return Decision(ev.Targeted(move.seat, best_target(view, Skill.STRONG)), why)
    assert isinstance(move, ev.Chose)
    return Decision(ev.Chose(move.seat, best_contract(view, Skill.STRONG)), why)


def _alternative(each: Outlook) -> Alternative:
    what = contract_text(each.contract)
    works = None if each.works is None else round(each.works, 3)
    return Alternative(what, round(each.value, 2), round(each.tricks, 2), works)


def _said(found: Sequence[Outlook]) -> tuple[Text, ...]:
    best = found[0]
    value = round(best.value, 1)
    brings = CONTRACT_YIELDS(value=value)
    if best.works is not None:
        brings = CONTRACT_BRINGS(works=round(100 * best.works), value=value)
    return brings, *(NEXT_CONTRACT(value=round(each.value, 1)) for each in found[1:2])
