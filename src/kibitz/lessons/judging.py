"""Whether tasks were done: patterns over the events of a log, each looked at with the table as it stood before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from msgspec import Struct

from kibitz.bots.maxims.simple_bidding import call_by_guidelines
from kibitz.cards import Bid, Hand, Seat, Strain
from kibitz.engine import Game
from kibitz.engine import events as ev
from kibitz.engine.fold import fold, standing
from kibitz.engine.game import Wait
from kibitz.engine.table import Table, winner
from kibitz.lessons.lesson import (
    CallDeed,
    CardDeed,
    ContractDeed,
    CountDeed,
    Deed,
    Practice,
    Prose,
    TargetDeed,
    Task,
    TrickDeed,
    WrongMove,
)

_FIT = 8
"""So many trumps between two hands make a good trump suit."""


class TaskMark(Struct, frozen=True):
    """What became of a task so far, where in the log it was decided, and the reply to the move that missed it."""

    state: Literal["open", "done", "missed"] = "open"
    at: int = -1
    reply: Prose = ()
    steps: int = 0  # how many of its deeds were done


def said_of(task: Task, mark: TaskMark) -> Prose:
    """What the learner is told about a task: nothing as long as it is open."""
    match mark.state:
        case "done":
            return task.done
        case "missed":
            return mark.reply or task.missed
        case "open":
            return ()


class TaskAim(Struct, frozen=True):
    """What a task wants next, which of its steps that is, and how legal moves fare that decide about it."""

    task: int
    step: int
    deed: Deed
    right: tuple[ev.Move, ...] = ()
    wrong: tuple[tuple[ev.Move, Prose], ...] = ()  # with the replies to them, empty where nobody has foreseen it


def aims(
    practice: Practice, rules: Game, log: Sequence[ev.AnyEvent], moves: Sequence[ev.Move] = ()
) -> tuple[TaskAim, ...]:
    """What the tasks that are still open want next, and what the learner's moves would mean to them."""
    happened, found = standing(log), []
    for number, task in enumerate(practice.tasks):
        t, deeds, mark = _followed(task, practice.you, rules, happened)
        if mark.state != "open":
            continue
        deed, step = deeds[0], len(task.do) - len(deeds) + 1
        met = {} if isinstance(deed, TrickDeed) else {m: _met(deed, practice.you, rules, t, t, m) for m in moves}
        right = tuple(move for move, fits in met.items() if fits)
        wrong = tuple((move, _reply(task, step, t, move)) for move, fits in met.items() if fits is False)
        found.append(TaskAim(number, step, deed, right, wrong if task.chance == "first" else ()))
    return tuple(found)


def judged(practice: Practice, rules: Game, log: Sequence[ev.AnyEvent], *, closed: bool) -> tuple[TaskMark, ...]:
    """The tasks of a table by its whole log; where the table is closed, what is still open was missed."""
    happened = standing(log)
    marks = tuple(_judged(task, practice.you, rules, happened) for task in practice.tasks)
    if not closed:
        return marks
    return tuple(TaskMark("missed", len(log), steps=m.steps) if m.state == "open" else m for m in marks)


def _judged(task: Task, you: Seat, rules: Game, happened: Sequence[tuple[int, ev.Happening]]) -> TaskMark:
    return _followed(task, you, rules, happened)[2]


def _followed(
    task: Task, you: Seat, rules: Game, happened: Sequence[tuple[int, ev.Happening]]
) -> tuple[Table, list[Deed], TaskMark]:
    """The deeds of a task come one after the other: the table in the end, those left over, and what became of it."""
    t, deeds = Table(), list(task.do)
    for at, event in happened:
        after = fold(t, event, at)
        met = _met(deeds[0], you, rules, t, after, event)
        if met:
            deeds.pop(0)
            if not deeds:
                return after, deeds, TaskMark("done", at, steps=len(task.do))
        elif met is False and task.chance == "first":
            done = len(task.do) - len(deeds)
            return after, deeds, TaskMark("missed", at, _reply(task, done + 1, t, event), done)
        t = after
    return t, deeds, TaskMark(steps=len(task.do) - len(deeds))


def _reply(task: Task, step: int, t: Table, event: ev.Happening) -> Prose:
    """What the author has foreseen to say to this move; nothing where it is answered as all others are."""
    deed = task.do[step - 1]
    return next((each.reply for each in task.wrong if _is_foreseen(each, step, deed, t, event)), ())


def _is_foreseen(wrong: WrongMove, step: int, deed: Deed, t: Table, event: ev.Happening) -> bool:
    if wrong.step not in (None, step):
        return False
    if isinstance(deed, TrickDeed):
        return wrong == WrongMove(wrong.reply, wrong.step)  # which card it was that lost a trick is not asked
    about_cards = bool(wrong.cards or wrong.suit or wrong.rank)
    if isinstance(event, ev.Played) and about_cards:
        kind = CardDeed(cards=wrong.cards, suit=wrong.suit, rank=wrong.rank)
        return _is_card(kind, t, event, t.hands[event.seat])
    if isinstance(event, ev.Called) and wrong.call:
        return event.call in wrong.call
    if isinstance(event, ev.Announced) and wrong.number is not None:
        return event.number == wrong.number
    if isinstance(event, ev.Targeted) and wrong.terms is not None:
        return event.terms == wrong.terms
    if isinstance(event, ev.Chose) and (wrong.strain is not None or wrong.terms is not None):
        return bool(_contract(ContractDeed(wrong.strain, wrong.terms), t, event))
    return wrong == WrongMove(wrong.reply, wrong.step)


def _met(deed: Deed, you: Seat, rules: Game, t: Table, after: Table, event: ev.Happening) -> bool | None:
    """Whether this event is the deed; None if it has nothing to do with it."""
    match deed:
        case CardDeed():
            return _card(deed, you, t, event) if isinstance(event, ev.Played) else None
        case CountDeed(number=number, measure=measure):
            if not isinstance(event, ev.Announced) or event.seat is not you or measure not in (None, event.measure):
                return None
            return event.number == (event.measure.of(t.dealt[you]) if number == "right" else number)
        case CallDeed():
            return _call(deed, rules, t, event) if isinstance(event, ev.Called) and event.seat is you else None
        case TargetDeed(terms=terms):
            return event.terms == terms if isinstance(event, ev.Targeted) and event.seat is you else None
        case ContractDeed():
            return _contract(deed, t, event) if isinstance(event, ev.Chose) and event.seat is you else None
        case TrickDeed(tricks=tricks):
            return _tricks(tricks, you, rules, after, event)
        case _:
            assert_never(deed)


def _card(deed: CardDeed, you: Seat, t: Table, play: ev.Played) -> bool | None:
    if t.player(play.seat) is not you:
        return None
    hand = t.hands[play.seat]
    return _is_card(deed, t, play, hand) if _arises(deed, you, t, play, hand) else None


def _arises(deed: CardDeed, you: Seat, t: Table, play: ev.Played, hand: Hand) -> bool:
    """Whether this is the situation in which the card counts."""
    led = t.trick[0].card.suit if t.trick else None
    before = t.tricks[-1].winner if t.tricks else None
    of = "dummy" if play.seat is t.dummy else "own"
    facts: tuple[tuple[object, object], ...] = (
        (deed.trick, len(t.tricks) + 1),
        (deed.lead, led is None),
        (deed.place, len(t.trick) + 1),
        (deed.after, None if before is None else "winning" if before is play.seat else "losing"),
        (deed.void, led is not None and not hand.length(led)),
        (deed.partner_winning, bool(t.trick) and winner(t.trick, t.strain) is play.seat.partner),
        (deed.hand, of),
    )
    if deed.suit == "partner" and _suit_of(play.seat.partner, t) is None:
        return False
    return all(wanted is None or wanted == fact for wanted, fact in facts)


def _is_card(deed: CardDeed, t: Table, play: ev.Played, hand: Hand) -> bool:
    suit, card = deed.suit, play.card
    if deed.cards and card not in deed.cards:
        return False
    if isinstance(suit, Strain) and card.suit is not suit:
        return False
    led = t.trick[0].card.suit if t.trick else None
    match suit:
        case "led" if card.suit is not led:
            return False
        case "trumps" if card.suit is not t.strain:
            return False
        case "other" if card.suit in (led, t.strain):
            return False
        case "longest" if hand.length(card.suit) < hand.longest:
            return False
        case "partner" if card.suit is not _suit_of(play.seat.partner, t):
            return False
        case _:
            return _is_rank(deed, t, play, hand)


def _is_rank(deed: CardDeed, t: Table, play: ev.Played, hand: Hand) -> bool:
    """Whether the card is the one of its suit that is wanted."""
    alike = [other for other in hand.of(play.card.suit) if other is not play.card]

    def wins(played: ev.Played) -> bool:
        return winner((*t.trick, played), t.strain) is played.seat

    match deed.rank:
        case None:
            return True
        case "lowest":
            return all(other.rank > play.card.rank for other in alike)
        case "highest":
            return all(other.rank < play.card.rank for other in alike)
        case "winning":
            return wins(play)
        case "cheapest":
            lower = (other for other in alike if other.rank < play.card.rank)
            return wins(play) and not any(wins(ev.Played(play.seat, other)) for other in lower)
        case _:
            assert_never(deed.rank)


def _suit_of(seat: Seat, t: Table) -> Strain | None:
    """The suit that a hand led first."""
    return next((trick.plays[0].card.suit for trick in t.tricks if trick.leader is seat), None)


def _call(deed: CallDeed, rules: Game, t: Table, made: ev.Called) -> bool | None:
    facts: tuple[tuple[object, object], ...] = (
        (deed.time, 1 + sum(called.seat is made.seat for called in t.calls)),
        (deed.opening, not any(isinstance(called.call, Bid) for called in t.calls)),
    )
    if any(wanted is not None and wanted != fact for wanted, fact in facts):
        return None
    match deed.call:
        case "bid":
            return isinstance(made.call, Bid)
        case "guidelines":
            step = rules.step(t)
            assert isinstance(step, Wait)
            legal = [move.call for move in step.turns[made.seat] if isinstance(move, ev.Called)]
            return made.call is call_by_guidelines(made.seat, t.dealt[made.seat], t.calls, legal)
        case calls:
            return made.call in calls


def _contract(deed: ContractDeed, t: Table, event: ev.Chose) -> bool:
    contract, declarer = event.contract, t.declarer
    assert declarer is not None
    if deed.terms is not None and contract.terms != deed.terms:
        return False
    lengths = {suit: sum(t.dealt[seat].length(suit) for seat in declarer.side.seats) for suit in _suits(t)}
    match deed.strain:
        case None:
            return True
        case "longest":
            return lengths.get(contract.strain, 0) == max(lengths.values())
        case "fit":
            return lengths.get(contract.strain, 0) >= _FIT
        case strain:
            return contract.strain is strain


def _suits(t: Table) -> tuple[Strain, ...]:
    """The suits of the pack in play."""
    return next(iter(t.dealt.values())).deck.suits


def _tricks(wanted: int | Literal["goal"], you: Seat, rules: Game, after: Table, event: ev.Happening) -> bool | None:
    if after.contract is None:
        return None
    side = after.place(you).side
    needed = rules.goals(after).get(side, after.cards // 2 + 1) if wanted == "goal" else wanted
    if after.won[side] >= needed:
        return True
    return False if after.won[side] + after.remaining < needed else None
