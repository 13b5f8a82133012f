"""What could have been made of a deal that is over, with all four hands seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kibitz.analysis.par import ParContract, par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import TrickTable, table
from kibitz.analysis.trick_losses import course
from kibitz.app.pictures.replay_messages import Analysis, BestContract, CardCosts
from kibitz.cards import FRENCH, Deal
from kibitz.coach.card_verdicts import CardVerdict, Judgement, accuracy, card_verdicts
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import Game, resumed
from kibitz.engine.table import Table
from kibitz.formats import BoardRecord, FormatError, replayed
from kibitz.formats.board_events import board_events, club_bridge
from kibitz.formats.own_games import is_ours
from kibitz.games.naming import contract_text
from kibitz.narration.wording import COULD_WIN
from kibitz.practice.further import further
from kibitz.scoring.rubber import Doubling


def what_could_be_made(state: State) -> Analysis:
    """Tricks by declarer and strain, the best contract as this game scores it, or par, and where tricks went."""
    t = state.table
    assert t.laid_open is not None
    return _analysed(state.game, replace(t, dealt=t.laid_open.hands), state.log)


def what_was_recorded(board: BoardRecord) -> Analysis:
    """The same of a board of a file that gives all four hands, with what can be said of its cards.

    The coach speaks only where the rules bear it out.
    """
    if is_ours(board):
        over = replayed(board)
        return judged_with(what_could_be_made(over), over.table, card_verdicts(over))
    told = board_events(board)
    found = _analysed(club_bridge(), told.table, told.log, is_bid=True)  # though nobody may have written how
    try:
        legal = replayed(board)
    except FormatError:
        return found
    return judged_with(found, legal.table, card_verdicts(legal))


def judged_with(found: Analysis, t: Table, verdicts: tuple[CardVerdict, ...]) -> Analysis:
    """With what can be said of the cards."""
    missed = {each.kind for each in verdicts if each.verdict is Judgement.MISTAKE}
    leads = {kind: further(kind, t.header.game, Deal(t.dealt).code) for kind in sorted(missed)}
    return replace(found, verdicts=verdicts, accuracy=accuracy(t, verdicts), further=leads)


def _analysed(rules: Game, t: Table, log: Sequence[ev.AnyEvent], *, is_bid: bool = False) -> Analysis:
    tricks = table(t.dealt)
    letters = {seat: {strain.letter: number for strain, number in row.items()} for seat, row in tricks.items()}
    best = _best(rules, t, log, tricks)
    if t.contract is None:
        return Analysis(0, letters, best)
    went = course(t)
    cards = tuple(
        CardCosts(each.seat, {card.name: cost for card, cost in each.costs.items()}) for each in went.compared
    )
    if not (is_bid or _has_choice_of_suit(rules, log)):
        side, first = t.reckoned, went.prospects[0]
        could = COULD_WIN(whose=side, tricks=first, others=side.other, less=t.cards - first)
        return Analysis(0, {}, (), t.declarer, went.prospects, cards, could=could)
    return Analysis(0, letters, best, t.declarer, went.prospects, cards)


def _has_choice_of_suit(rules: Game, log: Sequence[ev.AnyEvent]) -> bool:
    """Whether a table of tricks in every suit tells anything: suits were bid or chosen, with the usual pack."""
    chosen = any(isinstance(event, ev.Chose | ev.Called) for _, event in standing(log))
    return chosen and rules.deck is FRENCH


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
