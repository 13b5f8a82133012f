"""Where a deal of any game ends when everybody chooses as well as can be with all cards seen, by its own score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from msgspec import Struct

from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.par import par
from kibitz.analysis.solver import table
from kibitz.cards import Bid, Card, Deal, Deck, Hand, Seat, Side, Strain
from kibitz.engine import OptionError, State, act, start
from kibitz.engine import events as ev
from kibitz.games import GAMES, game_for
from kibitz.scoring.rubber import Doubling


class Ending(Struct, frozen=True):
    """A contract that nobody could have bettered, and the tricks that declarer's side takes in it.

    Where nobody declares, `declarer` is None and the tricks are the dealer's side's. `lead` is the best one where
    it is made before the contract is named.
    """

    declarer: Seat | None
    contract: ev.Contract
    tricks: int
    lead: Card | None = None


class BestResult(Struct, frozen=True):
    """What North and South score net, and the endings that bring it: an auction may have several, or none."""

    net: int
    endings: tuple[Ending, ...]


def best_result(state: State) -> BestResult:
    """What a deal comes to from before the play on, when each side picks what is best for it with all cards seen.

    Works for every game: choices are tried one after the other, and only a real auction, which is too long for
    that, is worked out backwards as par.

    >>> from kibitz import Deal, game, start
    >>> deal = Deal.parse("N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54")
    >>> for name, options in (("minibridge", {}), ("contract", {"scoring": "duplicate"}), ("bridgewar", {})):
    ...     found = best_result(start(game(name, options), deal=deal))
    ...     found.net, found.endings[0].tricks
    (420, 10)
    (420, 10)
    (1, 8)
    """
    return _Search().result(state)


def results(
    deal: Deal, dealer: Seat = Seat.NORTH, vulnerable: tuple[Side, ...] = (), names: Iterable[str] | None = None
) -> Iterator[tuple[str, BestResult]]:
    """The best result of each of these games in which the deal can be played, with its own pack and score."""
    for name in GAMES if names is None else names:
        try:
            rules = game_for(deal, name, GAMES[name].alone)
        except OptionError:
            continue  # dealt with another number of cards
        yield name, best_result(start(rules, deal=_in(deal, rules.deck), dealer=dealer, vulnerable=vulnerable))


class _Search:
    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], int] = {}

    def result(self, state: State) -> BestResult:
        moves = [(seat, move) for seat, turns in state.turns.items() for move in turns]
        if not moves:
            return BestResult(0, ())  # dealt again, or passed out
        if any(isinstance(move, ev.Called) and isinstance(move.call, Bid) for _, move in moves):
            return _auction(state)
        if state.table.contract is not None and isinstance(moves[0][1], ev.Played):
            return self._played(state)
        best: BestResult | None = None
        for seat, move in moves:
            side = state.table.place(seat).side
            found = self.result(act(state, seat, move))
            if best is None or (found.net - best.net) * (1 if side is Side.NS else -1) > 0:
                best = found
        assert best is not None
        return best

    def _played(self, state: State) -> BestResult:
        t = state.table
        assert t.contract is not None
        tricks = self._tricks(state, t.contract.strain, t.declarer or t.dealer)
        entries = state.game.score(t, tricks)
        net = sum(entry.points if entry.side is Side.NS else -entry.points for entry in entries)
        lead = t.trick[0].card if t.trick else None
        return BestResult(net, (Ending(t.declarer, t.contract, tricks, lead),))

    def _tricks(self, state: State, strain: Strain, declarer: Seat) -> int:
        t = state.table
        held = tuple(t.hands[seat].mask for seat in Seat)
        key = (held, strain, declarer)
        if key not in self._known:
            found = declarers_tricks(np.array([held], np.uint64), strain, declarer, t.trick)
            self._known[key] = int(found[0])
        return self._known[key]


def _auction(state: State) -> BestResult:
    t = state.table
    found = par(table(t.dealt), t.dealer, t.header.vulnerable)
    endings = []
    for each in found.contracts:
        terms = Doubling.DOUBLED if each.doubled else Doubling.UNDOUBLED
        contract = ev.Contract(each.bid.strain, each.bid.level + 6, terms)
        endings += [Ending(declarer, contract, contract.goal + each.over) for declarer in each.declarers]
    return BestResult(found.score, tuple(endings))


def _in(deal: Deal, deck: Deck) -> Deal:
    """The same cards of another pack: colours for suits, numbers for ranks."""
    return deal if deal.deck is deck else Deal({seat: Hand(deck, hand.mask) for seat, hand in deal.hands.items()})
