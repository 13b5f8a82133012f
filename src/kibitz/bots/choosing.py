"""Declarer's choice of contract, and Pass or Play before anything is seen."""

from __future__ import annotations

from msgspec.structs import replace

from kibitz.bots.estimate import chances, expected_tricks
from kibitz.cards import Strain
from kibitz.engine import Game, Table, View
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.rules.auction import PASS, PLAY

ENOUGH_TO_PLAY = 19
"""Strength plus length of the longest colour with which ten tricks are a fair chance, partner unseen."""


def best_contract(view: View) -> ev.Contract:
    """The contract on offer that is worth most on average, by the scores of its own game."""
    offered = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    rules = _rules(view.table)
    return max(offered, key=lambda contract: _worth(rules, view.table, contract))


def best_target(view: View) -> str:
    """The terms on offer that are worth most, each with the trumps that suit it best."""
    offered = [move.terms for move in view.moves if isinstance(move, ev.Targeted)]
    rules = _rules(view.table)

    def worth(terms: str) -> float:
        # Only the terms count for the score; how many tricks they ask for is in the game's own chart.
        return max(_worth(rules, view.table, ev.Contract(strain, 0, terms)) for strain in rules.deck.strains)

    return max(offered, key=worth)


def pass_or_play(view: View) -> str:
    assert view.seat is not None
    hand = view.table.dealt[view.seat]
    return PLAY if hand.points + hand.longest >= ENOUGH_TO_PLAY else PASS


def _rules(t: Table) -> Game:
    return game(t.header.game, t.header.options)


def _worth(rules: Game, t: Table, contract: ev.Contract) -> float:
    """What declarer's side gains with the contract on average."""
    assert t.declarer is not None
    side = t.declarer.side
    agreed = replace(t, contract=contract)
    gain = 0.0
    for tricks, chance in enumerate(chances(_expected(t, contract.strain), contract.strain)):
        if chance > 0.001:
            gain += chance * sum(
                entry.points if entry.side is side else -entry.points for entry in rules.score(agreed, tricks)
            )
    return gain


def _expected(t: Table, strain: Strain) -> float:
    assert t.declarer is not None
    one, two = (t.dealt[seat] for seat in t.declarer.side.seats)
    return expected_tricks(one, two, strain)
