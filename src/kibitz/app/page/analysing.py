"""What could have been made of a deal that is over, with all four hands seen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from kibitz.analysis.par import ParContract, par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import TrickTable, table
from kibitz.analysis.trick_losses import Course, TrickLoss, course
from kibitz.app.page.protocol import Analysis, BestContract, CardCosts, LossShown
from kibitz.app.page.retelling import lessons
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import resumed
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text
from kibitz.narration.wording import GAVE_AWAY
from kibitz.scoring.rubber import Doubling


def what_could_be_made(state: State) -> Analysis:
    """Tricks by declarer and strain, the best contract as this game scores it, or par, and where tricks went."""
    t = state.table
    assert t.laid_open is not None
    tricks = table(t.laid_open.hands)
    letters = {seat: {strain.letter: number for strain, number in row.items()} for seat, row in tricks.items()}
    if t.contract is None:
        return Analysis(0, letters, _best(state, tricks))
    went = course(t)
    losses = tuple(map(LossShown, map(_gave_away, went.losses), lessons(state, went.losses), _places(went)))
    cards = tuple(
        CardCosts(each.seat, {card.name: cost for card, cost in each.costs.items()}) for each in went.compared
    )
    return Analysis(0, letters, _best(state, tricks), t.declarer, went.prospects, losses, went.accuracy, cards)


def _places(went: Course) -> Iterator[int]:
    """Which of all cards played each loss was."""
    return (place for place, each in enumerate(went.compared) if each.costs.get(each.card))


def _gave_away(each: TrickLoss) -> Text:
    return GAVE_AWAY(trick=each.trick, who=each.seat, card=each.card.name, tricks=each.tricks, better=each.better.name)


def _best(state: State, tricks: TrickTable) -> tuple[BestContract, ...]:
    chosen = next((at for at, event in standing(state.log) if isinstance(event, ev.Targeted | ev.Chose)), None)
    if chosen is not None:
        before = resumed(state.game, (), Table(), state.log[:chosen])
        first = prospects(before)[0]
        assert before.table.declarer is not None
        return (BestContract(contract_text(first.contract), (before.table.declarer,), first.tricks, first.net),)
    if not state.table.calls:
        return ()
    found = par(tricks, state.table.dealer, state.table.header.vulnerable)
    return tuple(_ends_in(state, each, abs(found.score)) for each in found.contracts)


def _ends_in(state: State, each: ParContract, worth: int) -> BestContract:
    doubling = Doubling.DOUBLED if each.doubled else Doubling.UNDOUBLED
    contract = ev.Contract(each.bid.strain, each.bid.level + 6, doubling)
    tricks = each.bid.level + 6 + each.over
    side = each.declarers[0].side
    entries = state.game.score(replace(state.table, declarer=each.declarers[0], contract=contract), tricks)
    net = sum(entry.points if entry.side is side else -entry.points for entry in entries)
    # Where the score of a deal stands by itself it is what par was reckoned by; at a rubber the game is still to come.
    return BestContract(contract_text(contract), each.declarers, tricks, net if abs(net) == worth else None)
