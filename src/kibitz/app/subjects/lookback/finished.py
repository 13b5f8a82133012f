"""What can be asked of a deal that is over: its replay, its record, its calls in words, what could have been made."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.analysing import judged_with, what_could_be_made
from kibitz.app.pictures.replay_messages import Analysis
from kibitz.app.pictures.retelling import retold
from kibitz.app.storage.learners import new_seen
from kibitz.app.storage.writer import StoreError
from kibitz.app.subjects.lookback.messages import (
    AskAnalysis,
    AskDeal,
    AskMeanings,
    AskOpinion,
    AskRecord,
    AskVerdicts,
    CardsJudged,
    DealShown,
    Opinion,
    PlayAgain,
    Recorded,
)
from kibitz.app.subjects.lookback.picture import show_deal
from kibitz.app.tables.call_meanings import bidding_at, meanings_then
from kibitz.app.tables.company import may_look_back
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Meanings
from kibitz.app.tables.people import veiled
from kibitz.app.work.turns import Share
from kibitz.bots.agreement import agreed
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.coach.card_verdicts import CardVerdict
from kibitz.coach.deal_reasons import reason
from kibitz.coach.hints import advice
from kibitz.engine import State, view
from kibitz.engine import events as ev
from kibitz.engine.game import moves_of, resumed
from kibitz.engine.table import Table
from kibitz.formats import board_of, pbn, record
from kibitz.learner.deal_seen import seen_by
from kibitz.sessions import Board

_log = logging.getLogger("kibitz.hub")
Asking = AskDeal | AskRecord | AskAnalysis | AskVerdicts | AskMeanings | AskOpinion | PlayAgain
T = TypeVar("T")


class FinishedDeal(Struct, frozen=True):
    """A deal that is over, and the table at which it was played."""

    table: LiveTable
    number: int
    board: Board
    state: State


class Finished:
    """For one page, whose person sat at the table or may look at it, or who set the deals."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def shown(self, request: AskDeal) -> DealShown:
        return await self.of(request, partial(self._shown, request))

    async def record(self, request: AskRecord) -> Recorded:
        return await self.of(request, partial(self._record, request))

    async def analysis(self, request: AskAnalysis) -> Analysis:
        return await self.of(request, partial(self._analysis, request.id))

    async def verdicts(self, request: AskVerdicts) -> CardsJudged:
        return await self.of(request, partial(self._verdicts, request.id))

    async def opinion(self, request: AskOpinion, address: object) -> Opinion:
        return await self.of(request, partial(self._opinion, request, address))

    async def meanings(self, request: AskMeanings) -> Meanings:
        return await self.of(request, partial(self._meanings, request))

    async def of(self, request: Asking, answer: Callable[[FinishedDeal], Awaitable[T]]) -> T:
        """The answer about a deal; whatever is wrong with what is stored of it is said in a sentence."""
        table = await self.hub.table(request.table)
        if not 0 < request.deal <= table.deal:
            raise Refusal(w.NO_SUCH_DEAL())
        may_look = may_look_back(table, self.connection.identity)
        if not may_look and not await self._may_otherwise(table):
            raise Refusal(w.PRIVATE_DEAL())
        try:
            return await answer(await self._read(table, request.deal))
        except (Refusal, StoreError):
            raise
        except Exception as error:
            _log.warning("Deal %s of table %s cannot be read.", request.deal, veiled(table.id), exc_info=True)
            raise Refusal(w.DAMAGED_DEAL()) from error

    async def _may_otherwise(self, table: LiveTable) -> bool:
        """Whether somebody may look who had no seat there, such as who set the homework."""
        for may in self.hub.may_look_back:
            if await may(self.connection, table):
                return True
        return False

    async def _read(self, table: LiveTable, number: int) -> FinishedDeal:
        found = await self.hub.store.deal(table.id, number)
        if found is None:
            raise Refusal(w.NO_SUCH_DEAL())
        state = resumed(table.game, (), Table(), found[1])
        if not state.over:
            raise Refusal(w.NO_SUCH_DEAL())
        return FinishedDeal(table, number, msgspec.json.decode(found[0], type=Board), state)

    async def _shown(self, request: AskDeal, deal: FinishedDeal) -> DealShown:
        table = deal.table
        reasons = await self._told(deal, await self.hub.store.reasons(table.id, deal.number))
        mine = table.player_of(self.connection.identity) if self.connection.identity else None
        player = request.place if mine is None else mine
        return show_deal(
            request.id,
            table.id,
            deal.number,
            deal.board,
            deal.state,
            table.names,
            reasons,
            player,
            table.first,
            by_seat=table.is_placed or table.spot is not None,
        )

    async def _told(self, deal: FinishedDeal, reasons: dict[int, Why]) -> Mapping[int, Why]:
        """The reasons in the coach's words; if that fails, as the bots gave them: the deal can be shown in any case."""
        try:
            key, share = (deal.table.id, deal.number, len(deal.state.log)), self.connection.share
            return await self.hub.work.remembered(key, share, retold, deal.state, reasons)
        except Exception:
            _log.warning(
                "The coach has no words for deal %s of table %s.", deal.number, veiled(deal.table.id), exc_info=True
            )
            return reasons

    async def _record(self, request: AskRecord, deal: FinishedDeal) -> Recorded:
        names = {seat: deal.table.names[player] for seat, player in deal.board.seats.items()}
        name = f"kibitz-{deal.table.game.name}-{deal.table.id}-{deal.number}.{request.form}"
        if request.form == "pbn":
            return Recorded(request.id, name, pbn.HEADING + "\n" + pbn.text(board_of(deal.state, names, deal.number)))
        kept = record.DealRecord(record.VERSION, deal.state.log, names)
        return Recorded(request.id, name, record.write(kept).decode())

    async def _meanings(self, request: AskMeanings, deal: FinishedDeal) -> Meanings:
        return Meanings(request.id, meanings_then(deal.table, deal.state, request.place))

    async def _opinion(self, request: AskOpinion, address: object, deal: FinishedDeal) -> Opinion:
        found = next(
            (each for each in moves_of(deal.state.game, deal.state.log) if len(each[0].log) == request.at), None
        )
        if found is None or not isinstance(found[2], ev.Called | ev.Chose | ev.Targeted):
            raise Refusal(w.NO_HINT())
        before, who, made = found
        occasion = deal.table.id, deal.number, request.at, deal.board.seats[who]
        seen = agreed(view(before, who), bidding_at(deal.table, before.table))
        thought = await self.hub.hints.thought(occasion, Share(address, deal.table.id), seen)
        return Opinion(request.id, advice(thought), thought.move == made)

    async def _analysis(self, request: int, deal: FinishedDeal) -> Analysis:
        key, share = (deal.table.id, deal.number), self.connection.share
        found = await self.hub.work.remembered(key, share, what_could_be_made, deal.state)
        verdicts = await self.hub.judging.of_people(deal.table, deal.number, deal.board, deal.state, share)
        whole = await self.hub.work.done(share, judged_with, found, deal.state.table, verdicts)
        return replace(whole, id=request)

    async def _verdicts(self, request: int, deal: FinishedDeal) -> CardsJudged:
        place = self._chose_at(deal)
        if place is None:
            return CardsJudged(request, None, ())
        share = self.connection.share
        verdicts = await self.hub.judging.of(deal.table, deal.number, deal.state, share, place)
        await self._note(deal, place, verdicts)
        return CardsJudged(request, await self.hub.work.done(share, reason, deal.state, place, verdicts), verdicts)

    async def _note(self, deal: FinishedDeal, place: Seat, verdicts: Sequence[CardVerdict]) -> None:
        """What the deal says of me is known from now on: the week at home and my progress need not work it out."""
        t, who = deal.state.table, self.connection.identity
        home = t.people.get(place)
        if who is None or home is None or deal.board.seats[home] != deal.table.player_of(who):
            return  # what I played for a bot is not what I was dealt
        seen = seen_by(deal.state, home, verdicts)
        if seen is not None:
            await self.hub.store.commit((new_seen(who, (deal.table.id, deal.number), seen),))

    def _chose_at(self, deal: FinishedDeal) -> Seat | None:
        """Whose cards I chose: my own; declarer's if I played for a bot; of dummy's hand nobody's."""
        t, table = deal.state.table, deal.table
        me = table.player_of(self.connection.identity) if self.connection.identity else None
        place = next((seat for seat, home in t.people.items() if deal.board.seats[home] == me), None)
        if place is None or place is not t.dummy:
            return place
        plays = deal.number == table.deal and table.dummy_does == "plays"
        return t.declarer if plays else None
