"""A finished deal to step through."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from kibitz.app.page.call_meanings import has_meanings
from kibitz.app.page.picture import contract_shown, outcome, sorted_cards
from kibitz.app.page.protocol import DealShown, ReplayStep
from kibitz.app.storage.rows import FirstPlayed
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.fold import fold, standing
from kibitz.engine.game import moves_of
from kibitz.engine.table import Table
from kibitz.narration import story
from kibitz.rules.dealing import as_dealt
from kibitz.sessions import Board


def show_deal(
    request: int,
    table: str,
    number: int,
    board: Board,
    state: State,
    names: tuple[str, ...],
    reasons: Mapping[int, Why],
    player: int | None,
    first: FirstPlayed | None = None,
) -> DealShown:
    """Everything about a deal that is over, for a player or for somebody who had no seat (None)."""
    t = state.table
    assert t.laid_open is not None
    hands = t.laid_open.hands
    seat = next((place for place, home in t.people.items() if board.seats[home] == player), None)
    return DealShown(
        id=request,
        table=table,
        deal=number,
        number=board.number,
        game=state.game.name,
        deck="french" if state.game.deck.name == "french" else "colours",
        code=as_dealt(hands, state.log).code,
        seat=seat,
        dealer=t.dealer,
        names={place: names[board.seats[home]] for place, home in t.people.items()},
        hands={seat: sorted_cards(hand, None) for seat, hand in hands.items()},
        steps=_steps(state, reasons, None if seat is None else t.people[seat]),
        contract=contract_shown(state.game, t),
        tricks_won=t.won,
        outcome=outcome(state, t, seat),
        has_meanings=has_meanings(state, t),
        first=first,
    )


def _steps(state: State, reasons: Mapping[int, Why], mine: Seat | None) -> tuple[ReplayStep, ...]:
    """What happened and was not withdrawn, with the reasons of bots by the places of their moves in the log."""
    steps: list[ReplayStep] = []
    moves = {len(before.log) for before, _, _ in moves_of(state.game, state.log)}
    t = Table()
    for at, event in standing(state.log):
        t = fold(t, event, at)
        if isinstance(event, ev.TookBack):
            _drop(steps, event)
        new = [replace(step, at=at) for step in _step(event, t)]
        # With a cut the same cards cannot be dealt again: what is played again begins after it.
        if new and at in moves and not isinstance(event, ev.Cut):
            chosen = isinstance(event, ev.Called | ev.Chose | ev.Targeted) and event.seat is mine
            new[0] = replace(new[0], why=reasons.get(at), is_move=True, has_opinion=chosen and at not in reasons)
        steps += new
    return tuple(steps)


def _drop(steps: list[ReplayStep], event: ev.TookBack) -> None:
    """A card that went back to its hand was, for the replay, never played."""
    for place in range(len(steps) - 1, -1, -1):
        if (steps[place].kind, steps[place].seat, steps[place].value) == ("card", event.seat, event.card.name):
            del steps[place]
            return


def _step(event: ev.Happening, t: Table) -> list[ReplayStep]:
    lines = story.tell(event, t)
    if isinstance(event, ev.Called):
        return [ReplayStep("call", event.seat, event.call.name, lines[0])]
    if isinstance(event, ev.Played):
        taker = t.tricks[-1].winner if not t.trick else None
        return [ReplayStep("card", event.seat, event.card.name, lines[0], taker)]
    if isinstance(event, ev.TookUp):
        return []  # told to its owner only, in words for that owner
    return [ReplayStep("other", _seat(event), "", line) for line in lines]


def _seat(event: ev.Happening) -> Seat | None:
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, Seat) else None
