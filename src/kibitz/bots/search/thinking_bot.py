"""A player who imagines the hidden hands, solves them, and can say why."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from kibitz.analysis.sampling import NoLayout
from kibitz.analysis.solver import Cancellation, IllegalPosition
from kibitz.bots.bidding import RehearsalEffort
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.card_reasons import card_by_maxim, only_card
from kibitz.bots.decision import Decision
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.learner import SimpleBot, card_to_play
from kibitz.bots.maxims.reasons import maxim_behind
from kibitz.bots.search import contract_choice as contracts
from kibitz.bots.search.bidding_protocol import BiddingSystem
from kibitz.bots.search.blind_lead import lead_before_contract
from kibitz.bots.search.cardplay import Manner, decide_card
from kibitz.bots.search.pass_or_play import pass_or_play
from kibitz.cards import PLAY, Seat
from kibitz.engine import View
from kibitz.engine import events as ev
from kibitz.rules.auction import last_bid

_NUMBER_OF_SEEDS: Final = 1 << 64


class Thinking(Struct, frozen=True):
    """All that makes one thinking player different from another."""

    manner: Manner
    choosing: contracts.ContractEffort
    bidding: RehearsalEffort | None = None  # for close calls


class ThinkingBot:
    """Chooses by imagined layouts where that helps, and by rules where it does not.

    The same seed and the same view always give the same move, on however many `cores` layouts are solved at a time.
    `cancellation.cancel()`, from another thread, ends a decision under way with `Cancelled`.
    """

    def __init__(
        self,
        thinking: Thinking,
        seed: int = 0,
        *,
        bidding: BiddingSystem | None = None,
        cancellation: Cancellation | None = None,
    ) -> None:
        self.thinking = thinking
        self.seed = seed
        self.bidding: BiddingSystem = bidding or SystemBidding(thinking.bidding)
        self.cancellation = cancellation
        self.cores = 1
        self.rules = SimpleBot(Random(seed))

    def choose(self, view: View) -> ev.Move:
        return self.decide(view).move

    def decide(self, view: View) -> Decision:
        """The move, and why."""
        refused = any(isinstance(move, ev.Rejected) for move in (*view.moves, *view.asides))
        if not refused:
            try:
                first = view.moves[0]
                if isinstance(first, ev.Played):
                    return self._card(view)
                if isinstance(first, ev.Called):
                    return self._call(view, first.seat)
                if isinstance(first, ev.Chose | ev.Targeted):
                    return contracts.decide(view, self.thinking.choosing, self._seed(view), self.cancellation)
            except (NoLayout, IllegalPosition):
                pass  # somebody has erred, so that nothing fits what was seen: rules go on playing
        return self.rules.decide(view)

    def _card(self, view: View) -> Decision:
        manner = self.thinking.manner
        s = CardView(view, tuple(move for move in view.moves if isinstance(move, ev.Played)))
        if len(s.legal) == 1:
            return Decision(ev.Played(s.seat, s.legal[0]), only_card(s.legal[0]))
        if len(s.hand) >= manner.effort.maxims_from_cards:
            card = card_to_play(view)
            return Decision(ev.Played(s.seat, card), card_by_maxim(card, maxim_behind(s, card)))
        if s.t.contract is None and self.thinking.choosing.leads:
            return lead_before_contract(view, s, self.thinking.choosing.leads, self._seed(view), self.cancellation)
        # Pass and Play are no auction.
        auction = manner.evidence.auction and last_bid(s.t.calls) is not None
        promises = self.bidding.promises(s.t) if auction else {}
        card, why = decide_card(view, s, manner, self._seed(view), promises, self.cancellation, cores=self.cores)
        return Decision(ev.Played(s.seat, card), why)

    def _call(self, view: View, seat: Seat) -> Decision:
        legal = [move.call for move in view.moves if isinstance(move, ev.Called)]
        if PLAY in legal:
            calls = self.thinking.choosing.calls
            if calls:
                return pass_or_play(view, calls, self._seed(view))
            return self.rules.decide(view)
        call, why = self.bidding.call(view, legal, self._seed(view), self.cancellation)
        return Decision(ev.Called(seat, call), why)

    def _seed(self, view: View) -> int:
        """Other layouts for every decision, and always the same for the same one."""
        t = view.table
        cards = sum(hand.mask for hand in t.hands.values())
        return (
            self.seed * 0x9E3779B97F4A7C15 + view.at * 0xBF58476D1CE4E5B9 + cards * 0x94D049BB133111EB
        ) % _NUMBER_OF_SEEDS
