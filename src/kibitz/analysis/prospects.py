"""What each contract on offer would score, all four hands seen, under the game's own scoring."""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.cards import Seat, Strain
from kibitz.engine import State, act
from kibitz.engine.events import Chose, Contract, Entry, Targeted


class Prospect(Struct, frozen=True):
    """A contract, the tricks declarer takes in it against best defence, and what declarer's side then scores net."""

    contract: Contract
    tricks: int
    net: int


def prospects(state: State) -> tuple[Prospect, ...]:
    """The contracts that declarer may choose now, best first; of equals the first offered.

    Works wherever a game waits for declarer: battle, stakes and hero suit after the lead, part-score or
    game or slam, Ten or Seven with trumps.

    >>> from kibitz import Deal, game, start
    >>> deal = Deal.parse("N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54")
    >>> best = prospects(start(game("minibridge"), deal=deal))[0]
    >>> str(best.contract.terms), best.contract.strain, best.tricks, best.net
    ('game', strain('H'), 10, 420)
    """
    moves = [move for turns in state.turns.values() for move in turns]
    if any(isinstance(move, Targeted) for move in moves):
        found = [
            prospect
            for seat, turns in state.turns.items()
            for move in turns
            for prospect in prospects(act(state, seat, move))
        ]
    else:
        tricks: dict[Strain, int] = {}
        found = [_prospect(state, move.contract, tricks) for move in moves if isinstance(move, Chose)]
    if not found:
        raise ValueError("Nobody has a contract to choose here.")
    return tuple(sorted(found, key=lambda prospect: -prospect.net))


def _prospect(state: State, contract: Contract, known: dict[Strain, int]) -> Prospect:
    t = state.table
    assert t.declarer is not None
    strain = contract.strain
    if strain not in known:
        held = np.array([[t.hands[seat].mask for seat in Seat]], dtype=np.uint64)
        known[strain] = int(declarers_tricks(held, strain, t.declarer, t.trick)[0])
    tricks = known[strain]
    entries = state.game.score(replace(t, contract=contract), tricks)
    return Prospect(contract, tricks, sum(_for(entry, t.declarer) for entry in entries))


def _for(entry: Entry, declarer: Seat) -> int:
    return entry.points if entry.side is declarer.side else -entry.points
