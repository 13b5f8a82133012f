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

MOVED_ON: Final = Template("The table has moved on since then.")
NOBODY_SITS: Final = Template("Nobody sits {seat:place}: that is the spare hand.")
DEAL_OVER: Final = Template("The deal is over.")
CLAIM_OPEN: Final = Template("A claim is on the table: it is answered first.")
WISH_OPEN: Final = Template("Somebody asks to take back a move: that is answered first.")
NOT_ASKED: Final = Template("There is no question for you to answer.")
NOT_TURN: Final = Template("It is {seat:who}’s turn.")
NOT_OFFERED: Final = Template("That is not among your choices.")
TOO_LOW: Final = Template("{call:bid} is not higher than the last bid.")
NOTHING_TO_DOUBLE: Final = Template("There is nothing for you to double now.")
NOTHING_TO_REDOUBLE: Final = Template("There is nothing for you to redouble now.")
NO_SUCH_MOMENT: Final = Template("The deal can only be taken back to before a move that stands in it.")
NOT_NOW: Final = Template("That is not possible now.")

PLAY_NOT_BEGUN: Final = Template("The play of the cards has not begun.")
YOU_ARE_DUMMY: Final = Template("You are dummy: declarer plays your cards.")
NOT_YOUR_CARDS: Final = Template("Those are {seat:whose}’s cards: you do not play them.")
ANSWER_LEAD: Final = Template("A lead out of turn is on the table: it is accepted or rejected first.")
NOT_HELD: Final = Template("{card:card} is not in that hand.")
FOLLOW_SUIT: Final = Template("You must follow suit: {strain:led} were led.")
FOLLOW_COLOUR: Final = Template("You must follow the colour: {strain:led} was led.")

NO_CLAIM: Final = Template("Nothing can be claimed now.")
NOTHING_TO_TAKE_BACK: Final = Template("There is nothing of yours that can be taken back now.")
NO_CARD_TO_TURN: Final = Template("You have no card to turn now.")
NO_LEAD_TO_ANSWER: Final = Template("There is no lead out of turn to answer.")
NOBODY_SUSPECTED: Final = Template("Nobody has failed to follow suit lately.")
NO_EXPOSING: Final = Template("No card can be exposed now.")


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
