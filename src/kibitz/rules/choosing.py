"""Declarer settles the contract."""

from __future__ import annotations

from collections.abc import Callable

from kibitz.engine.events import Chose, Contract, Targeted
from kibitz.engine.game import Rule, Step, Wait
from kibitz.engine.table import Table


def choose(contracts: Callable[[Table], tuple[Contract, ...]]) -> Rule:
    """Declarer picks one of the contracts that the game offers."""

    def rule(t: Table) -> Step | None:
        if t.contract is not None:
            return None
        assert t.declarer is not None
        player = t.people[t.declarer]
        return Wait({player: tuple(Chose(player, contract) for contract in contracts(t))})

    return rule


def target(terms: tuple[str, ...]) -> Rule:
    """Declarer says how many tricks, before saying in what."""

    def rule(t: Table) -> Step | None:
        if t.terms is not None:
            return None
        assert t.declarer is not None
        player = t.people[t.declarer]
        return Wait({player: tuple(Targeted(player, each) for each in terms)})

    return rule
