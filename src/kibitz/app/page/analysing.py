"""What could have been made of a deal that is over, with all four hands seen."""

from __future__ import annotations

from kibitz.analysis.par import par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import TrickTable, table
from kibitz.analysis.trick_losses import TrickLoss, course
from kibitz.app.page.protocol import Analysis, BestContract, LossShown
from kibitz.app.page.retelling import lessons
from kibitz.app.tables.live import resumed
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
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
    if t.declarer is None or t.contract is None:
        return Analysis(0, letters, _best(state, tricks))
    went = course(t)
    losses = tuple(map(LossShown, map(_gave_away, went.losses), lessons(state, went.losses)))
    return Analysis(0, letters, _best(state, tricks), t.declarer, went.prospects, losses, went.accuracy)


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
    return tuple(
        BestContract(
            contract_text(
                ev.Contract(
                    each.bid.strain, each.bid.level + 6, Doubling.DOUBLED if each.doubled else Doubling.UNDOUBLED
                )
            ),
            each.declarers,
            each.bid.level + 6 + each.over,
            None,
        )
        for each in found.contracts
    )
