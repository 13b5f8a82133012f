"""A finished deal to step through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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
    for event, step in told_steps(state.log):
        at = step.at
        # With a cut the same cards cannot be dealt again: what is played again begins after it.
        if at in moves and not isinstance(event, ev.Cut) and not (steps and steps[-1].at == at):
            chosen = isinstance(event, ev.Called | ev.Chose | ev.Targeted) and event.seat is mine
            step = replace(step, why=reasons.get(at), is_move=True, has_opinion=chosen and at not in reasons)
        steps.append(step)
    return tuple(steps)


def told_steps(log: Sequence[ev.AnyEvent]) -> Iterator[tuple[ev.Happening, ReplayStep]]:
    """What happened, was not withdrawn, and is to be told; a card that went back to its hand was never played."""
    steps: list[tuple[ev.Happening, ReplayStep]] = []
    t = Table()
    for at, event in standing(log):
        t = fold(t, event, at)
        if isinstance(event, ev.TookBack):
            _drop(steps, event)
        steps += [(event, replace(step, at=at)) for step in _step(event, t)]
    return iter(steps)


def _drop(steps: list[tuple[ev.Happening, ReplayStep]], event: ev.TookBack) -> None:
    for place in range(len(steps) - 1, -1, -1):
        if steps[place][0] == ev.Played(event.seat, event.card):
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
