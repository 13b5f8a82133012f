"""When a move comes too late, and why one is refused: the one place for Python, terminal, server and page.

The words stand here and not in `narration` because the engine itself says them. A reason is made from the view of the
player who is refused and from nothing else, so it cannot tell what that player may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, assert_never

from kibitz.cards import PLAY, REDOUBLE, Bid, Call, Seat
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.engine.text import Template, Text

if TYPE_CHECKING:
    from kibitz.engine.game import View

MOVED_ON: Final = Template("refusals-moved-on")
NOBODY_SITS: Final = Template("refusals-nobody-sits")
DEAL_OVER: Final = Template("refusals-deal-over")
CLAIM_OPEN: Final = Template("refusals-claim-open")
WISH_OPEN: Final = Template("refusals-wish-open")
NOT_ASKED: Final = Template("refusals-not-asked")
NOT_TURN: Final = Template("refusals-not-turn")
NOT_OFFERED: Final = Template("refusals-not-offered")
TOO_LOW: Final = Template("refusals-too-low")
NOTHING_TO_DOUBLE: Final = Template("refusals-nothing-to-double")
NOTHING_TO_REDOUBLE: Final = Template("refusals-nothing-to-redouble")
NO_SUCH_MOMENT: Final = Template("refusals-no-such-moment")
NOT_NOW: Final = Template("refusals-not-now")

PLAY_NOT_BEGUN: Final = Template("refusals-play-not-begun")
YOU_ARE_DUMMY: Final = Template("refusals-you-are-dummy")
NOT_YOUR_CARDS: Final = Template("refusals-not-your-cards")
ANSWER_LEAD: Final = Template("refusals-answer-lead")
NOT_HELD: Final = Template("refusals-not-held")
FOLLOW_SUIT: Final = Template("refusals-follow-suit")
FOLLOW_COLOUR: Final = Template("refusals-follow-colour")

NO_CLAIM: Final = Template("refusals-no-claim")
NOTHING_TO_TAKE_BACK: Final = Template("refusals-nothing-to-take-back")
NO_CARD_TO_TURN: Final = Template("refusals-no-card-to-turn")
NO_LEAD_TO_ANSWER: Final = Template("refusals-no-lead-to-answer")
NOBODY_SUSPECTED: Final = Template("refusals-nobody-suspected")
NO_EXPOSING: Final = Template("refusals-no-exposing")


def is_stale(log: Sequence[ev.AnyEvent], t: Table, player: Seat, move: ev.Move, at: int) -> bool:
    """Whether something happened, after so many events of the log, that gives the move another meaning."""
    if not 0 <= at <= len(log):
        return True
    since = [type(event) for event in log[at:]]
    if ev.Undone in since or ev.TookBack in since:
        return True
    match move:
        case ev.Answered():
            return ev.Claimed in since or ev.Asked in since  # the answer was to another question
        case ev.Announced():
            return ev.Recounted in since
        case ev.Called():
            return ev.Called in since
        case ev.Played() | ev.Accepted() | ev.Rejected():
            return ev.Played in since
        case ev.Claimed() | ev.Turned():
            return since.count(ev.Played) > len(t.trick)  # a trick was finished: fewer are left, another was the last
        case ev.Asked():
            return t.own_moves.get(player, -1) >= at  # the move to be taken back is a later one
        case ev.Cut() | ev.Chose() | ev.Targeted() | ev.Nominated() | ev.Exposed() | ev.Challenged():
            return False
        case _:
            assert_never(move)


def why_not(view: View, move: ev.Move) -> Text:
    """Why the player whose view it is may not make that move now."""
    t = view.table
    assert view.seat is not None
    if not view.waiting:
        return DEAL_OVER()
    if isinstance(move, ev.Answered):
        return NOT_ASKED()
    if t.claim is not None:
        return CLAIM_OPEN()
    if t.asked is not None:
        return WISH_OPEN()
    match move:
        case ev.Played():
            return _why_not_card(view, view.seat, move)
        case ev.Cut() | ev.Announced() | ev.Called() | ev.Chose() | ev.Targeted() | ev.Nominated():
            if not view.moves:
                return NOT_TURN(who=t.place(view.waiting[0]))
            if not any(type(legal) is type(move) for legal in view.moves):
                return NOT_NOW()
            return _why_not_call(view, move.call) if isinstance(move, ev.Called) else NOT_OFFERED()
        case ev.Claimed():
            return NO_CLAIM()
        case ev.Asked():
            return NOTHING_TO_TAKE_BACK()
        case ev.Turned():
            return NO_CARD_TO_TURN()
        case ev.Accepted() | ev.Rejected():
            return NO_LEAD_TO_ANSWER()
        case ev.Challenged():
            return NOBODY_SUSPECTED()
        case ev.Exposed():
            return NO_EXPOSING()
        case _:
            assert_never(move)


def _why_not_call(view: View, call: Call) -> Text:
    in_auction = all(legal.call is not PLAY for legal in view.moves if isinstance(legal, ev.Called))
    if not in_auction or call is PLAY:
        return NOT_OFFERED()
    if isinstance(call, Bid):
        return TOO_LOW(bid=call.name)
    return (NOTHING_TO_REDOUBLE if call is REDOUBLE else NOTHING_TO_DOUBLE)()


def _why_not_card(view: View, player: Seat, move: ev.Played) -> Text:
    t, seat = view.table, move.seat
    if seat is t.dummy and t.people.get(seat) is player:
        return YOU_ARE_DUMMY()
    if t.turn is None:
        return PLAY_NOT_BEGUN()
    if not t.commands(player, seat):
        return NOT_YOUR_CARDS(whose=seat)
    if not _waits_for_card(view):
        # Declarer chooses, or somebody announces: all others wait for that.
        awaited = view.waiting[0]
        return PLAY_NOT_BEGUN() if awaited is player else NOT_TURN(who=t.place(awaited))
    if t.lead_out_of_turn:
        return ANSWER_LEAD()
    if seat is not t.turn:
        return NOT_TURN(who=t.turn)
    if seat in t.hands and move.card not in t.hands[seat]:
        return NOT_HELD(card=move.card.name)
    if t.trick and move.card.suit is not (led := t.trick[0].card.suit):
        # Suits are many, a colour is one.
        return (FOLLOW_SUIT if led.name.endswith("s") else FOLLOW_COLOUR)(led=led.letter)
    return NOT_NOW()


def _waits_for_card(view: View) -> bool:
    """Whether the game waits for a card. Only an opening lead is made before there is a contract."""
    t = view.table
    if view.moves:
        return any(isinstance(legal, ev.Played) for legal in view.moves)
    assert t.turn is not None
    return t.player(t.turn) in view.waiting and (t.contract is not None or not t.trick)
