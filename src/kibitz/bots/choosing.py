"""Declarer's choice of contract, and Pass or Play before anything is seen."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from msgspec.structs import replace

from kibitz.bots.estimate import expected_tricks, spread
from kibitz.cards import Hand, Side, Strain
from kibitz.engine import Table, View
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.rules.auction import PASS, PLAY


def best_contract(view: View) -> ev.Contract:
    """The contract on offer that is worth most on average, by its own game's scores."""
    offered = [move.contract for move in view.moves if isinstance(move, ev.Chose)]
    return max(offered, key=lambda contract: _worth(view.table, contract))


def best_target(view: View) -> str:
    ...


def pass_or_play(view: View) -> str:
    return PASS


def _worth(t: Table, contract: ev.Contract) -> float:
    return 0
