"""What could have been made of a deal that is over, with all four hands seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from kibitz.analysis.par import ParContract, par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import TrickTable, table
from kibitz.analysis.trick_losses import Course, TrickLoss, course
from kibitz.app.pictures.replay_messages import Analysis, BestContract, CardCosts, LossShown
from kibitz.app.pictures.retelling import lessons
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import Game, resumed
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.formats import BoardRecord, FormatError, replayed
from kibitz.formats.board_events import board_events, club_bridge
from kibitz.formats.own_games import is_ours
from kibitz.games.naming import contract_text
from kibitz.narration.wording import GAVE_AWAY
from kibitz.scoring.rubber import Doubling


def what_could_be_made(state: State) -> Analysis:
    """Tricks by declarer and strain, the best contract as this game scores it, or par, and where tricks went."""
    t = state.table
    assert t.laid_open is not None
    return _analysed(state.game, replace(t, dealt=t.laid_open.hands), state.log, state)


def what_was_recorded(board: BoardRecord) -> Analysis:
    """The same of a board of a file that gives all four hands. The coach speaks only where the rules bear it out."""
    if is_ours(board):
        return what_could_be_made(replayed(board))
    told = board_events(board)
    try:
        legal = replayed(board)
    except FormatError:
        legal = None
    return _analysed(club_bridge(), told.table, told.log, legal)


def _analysed(rules: Game, t: Table, log: Sequence[ev.AnyEvent], legal: State | None) -> Analysis:
    tricks = table(t.dealt)
    letters = {seat: {strain.letter: number for strain, number in row.items()} for seat, row in tricks.items()}
    best = _best(rules, t, log, tricks)
    if t.contract is None:
        return Analysis(0, letters, best)
    went = course(t)
    said = lessons(legal, went.losses) if legal is not None else [()] * len(went.losses)
    losses = tuple(map(LossShown, map(_gave_away, went.losses), said, _places(went)))
    cards = tuple(
        CardCosts(each.seat, {card.name: cost for card, cost in each.costs.items()}) for each in went.compared
    )
    return Analysis(0, letters, best, t.declarer, went.prospects, losses, went.accuracy, cards)


def _places(went: Course) -> Iterator[int]:
    """Which of all cards played each loss was."""
    return (place for place, each in enumerate(went.compared) if each.costs.get(each.card))


def _gave_away(each: TrickLoss) -> Text:
    return GAVE_AWAY(trick=each.trick, who=each.seat, card=each.card.name, tricks=each.tricks, better=each.better.name)


def _best(rules: Game, t: Table, log: Sequence[ev.AnyEvent], tricks: TrickTable) -> tuple[BestContract, ...]:
    chosen = next((at for at, event in standing(log) if isinstance(event, ev.Targeted | ev.Chose)), None)
    if chosen is not None:
        before = resumed(rules, (), Table(), tuple(log[:chosen]))
        first = prospects(before)[0]
        assert before.table.declarer is not None
        return (BestContract(contract_text(first.contract), (before.table.declarer,), first.tricks, first.net),)
    if not t.calls and t.declarer is None:
        return ()
    found = par(tricks, t.dealer, t.header.vulnerable)
    return tuple(_ends_in(rules, t, each, abs(found.score)) for each in found.contracts)


def _ends_in(rules: Game, t: Table, each: ParContract, worth: int) -> BestContract:
    doubling = Doubling.DOUBLED if each.doubled else Doubling.UNDOUBLED
    contract = ev.Contract(each.bid.strain, each.bid.level + 6, doubling)
    tricks = each.bid.level + 6 + each.over
    side = each.declarers[0].side
    entries = rules.score(replace(t, declarer=each.declarers[0], contract=contract), tricks)
    net = sum(entry.points if entry.side is side else -entry.points for entry in entries)
    # Where the score of a deal stands by itself it is what par was reckoned by; at a rubber the game is still to come.
    return BestContract(contract_text(contract), each.declarers, tricks, net if abs(net) == worth else None)
