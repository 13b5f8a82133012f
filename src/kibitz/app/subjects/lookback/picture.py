"""Deals that are over for the page: one to step through, all in lines, tallies and runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.pictures.replay_messages import ReplayStep
from kibitz.app.pictures.replaying import told_steps
from kibitz.app.subjects.lookback.messages import DealLine, DealShown, DealTally, Streaks
from kibitz.app.tables.call_meanings import has_meanings
from kibitz.app.tables.picture import contract_shown, outcome, sorted_cards
from kibitz.app.tables.table_rows import FirstPlayed
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.engine import events as ev
from kibitz.engine.game import moves_of
from kibitz.engine.text import Text
from kibitz.narration.headlines import Mood
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
    *,
    by_seat: bool = False,
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
        by_seat=by_seat,
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


def deal_line(row: Mapping[str, Any], names: Sequence[str], number: int) -> DealLine:
    """A deal as it is stored; `names` are those at the table now, for what was kept without."""
    others = tuple(names) if row["others"] is None else tuple(msgspec.json.decode(row["others"], type=list[str]))
    return DealLine(
        table=row["table_id"],
        deal=row["deal"],
        number=number,
        game=row["game"],
        text=_said(row["headline"]),
        mood=None if row["mood"] is None else Mood(row["mood"]),
        points=row["points"],
        partner=row["partner"],
        others=others,
        at=row["ended"],
        again=bool(row["again"]),
    )


def tally(row: Mapping[str, Any]) -> DealTally:
    counts = ("deals", "won", "lost", "declared", "made", "defended", "beaten")
    return DealTally(row["game"], row["level"], *(int(row[each]) for each in counts))


def streaks(days: Sequence[int], today: int, runs: Mapping[str, Any]) -> Streaks:
    """`days` on which something was played, newest first. Who played yesterday can still keep the run going.

    >>> streaks([20, 19, 18, 15, 14], 21, {"latest": 2, "longest": 5})
    Streaks(days=3, most_days=3, contracts=2, most_contracts=5)
    """
    lengths = list(_runs(days))
    is_going = bool(days) and days[0] >= today - 1
    return Streaks(lengths[0] if is_going else 0, max(lengths, default=0), int(runs["latest"]), int(runs["longest"]))


def _runs(days: Sequence[int]) -> Iterable[int]:
    length = 1
    for later, earlier in pairwise(days):
        if later - earlier == 1:
            length += 1
        else:
            yield length
            length = 1
    if days:
        yield length


def _said(stored: str | None) -> Text:
    """How a deal ended, as it was stored."""
    try:
        return msgspec.json.decode(stored or "", type=Text)
    except msgspec.MsgspecError:
        return w.DAMAGED_DEAL()
