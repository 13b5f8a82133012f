"""One bidding at a table: what its bots bid by, its hints advise and its calls are explained by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, get_args

from msgspec.structs import replace

from kibitz.analysis.sampling import Holding
from kibitz.analysis.solver import Cancellation
from kibitz.bots.bidding.explaining import why_by_guidelines
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.bot import Explaining
from kibitz.bots.decision import Decision, Why
from kibitz.bots.maxims.simple_bidding import call_by_guidelines
from kibitz.bots.maxims.simple_promises import heard_bids, held_by
from kibitz.bots.search.bidding_protocol import BiddingSystem
from kibitz.cards import PLAY, Call, Seat
from kibitz.engine import Table, View
from kibitz.engine import events as ev

Bidding = Literal["guidelines", "system"]
BIDDINGS: Final[tuple[Bidding, ...]] = get_args(Bidding)
"""The simplest first."""
OPTION: Final = "bidding"
"""The option of Contract Bridge that says which; a table that does not leaves it to each player's level."""

BIDDING_BY_GUIDELINES: Final = frozenset({"beginner", "learner"})
"""The levels that know nothing but the simple guidelines; all others can bid by the system."""


def bidding_among(levels: Iterable[str]) -> Bidding:
    """What bots of these levels can all bid by. Where there is none people sit, and they learn the guidelines first.

    >>> bidding_among(["strong", "learner"]), bidding_among(["club", "expert"]), bidding_among([])
    ('guidelines', 'system', 'guidelines')
    """
    known = list(levels)
    return "system" if known and BIDDING_BY_GUIDELINES.isdisjoint(known) else "guidelines"


def named_bidding(t: Table) -> Bidding | None:
    """What the table says, if it says anything."""
    match t.header.options.get(OPTION):
        case "guidelines":
            return "guidelines"
        case "system":
            return "system"
        case _:
            return None


def agreed(view: View, bidding: Bidding) -> View:
    """The same view at a table that bids by that, unless the table itself says otherwise."""
    t = view.table
    if named_bidding(t) is not None or t.header.game != "contract":
        return view
    header = replace(t.header, options={**t.header.options, OPTION: bidding})
    return replace(view, table=replace(t, opened=header))


class GuidelinesBidding:
    """The simple guidelines, and what calls tell by them."""

    def call(
        self, view: View, legal: Sequence[Call], seed: int = 0, cancellation: Cancellation | None = None
    ) -> tuple[Call, Why]:
        t = view.table
        assert view.seat is not None
        chosen = call_by_guidelines(view.seat, t.dealt[view.seat], t.calls, legal)
        return chosen, why_by_guidelines([(each.seat, each.call) for each in t.calls], t.dealer, chosen)

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        made = heard_bids(t.calls)
        return {called.seat: held_by(made, called.seat) for called in t.calls}


class TableBidding:
    """What the table bids by; where it does not say, what this player bids by."""

    def __init__(self, own: BiddingSystem, system: SystemBidding | None = None) -> None:
        self.own = own
        self._by: Mapping[Bidding, BiddingSystem] = {
            "guidelines": GuidelinesBidding(),
            "system": system or SystemBidding(),
        }

    def call(
        self, view: View, legal: Sequence[Call], seed: int = 0, cancellation: Cancellation | None = None
    ) -> tuple[Call, Why]:
        return self._at(view.table).call(view, legal, seed, cancellation)

    def promises(self, t: Table) -> Mapping[Seat, Holding]:
        return self._at(t).promises(t)

    def _at(self, t: Table) -> BiddingSystem:
        named = named_bidding(t)
        return self.own if named is None else self._by[named]


def promises_at(t: Table) -> Mapping[Seat, Holding]:
    """What the calls at a table tell; where it does not say by what it bids, by the system."""
    return TableBidding(SystemBidding()).promises(t)


class Agreeing:
    """A player of simple rules who bids by the guidelines, or by the system at a table that does."""

    def __init__(self, player: Explaining) -> None:
        self.player = player
        self.bidding = TableBidding(GuidelinesBidding())

    def choose(self, view: View) -> ev.Move:
        return self.decide(view).move

    def decide(self, view: View) -> Decision:
        """The move, and why."""
        legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
        if not legal or PLAY in legal or view.seat is None:
            return self.player.decide(view)
        call, why = self.bidding.call(view, legal)
        return Decision(ev.Called(view.seat, call), why)
