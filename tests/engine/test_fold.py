"""A log followed event by event comes to the same table as the whole of it, whatever was withdrawn on the way."""

from __future__ import annotations

import ast
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import kibitz
from kibitz.cards import Deal, Seat
from kibitz.engine import act, start
from kibitz.engine import events as ev
from kibitz.engine.fold import Follower, folded, standing
from kibitz.engine.visibility import sees
from kibitz.formats.record import DealRecord, read
from kibitz.games import game
from tests.golden.make import FOLDER

ROOT = Path(kibitz.__file__).parent
KNOW_UNDONE = {
    "engine/events.py",
    "engine/fold.py",
    "engine/visibility.py",
    "engine/refusals.py",
    "engine/game.py",
}
"""Who names the event, folds it, shows it, finds a move stale after it, and lets who runs a table decide it.

Besides these know it the rule and the story.
"""


def _logs() -> list[tuple[ev.AnyEvent, ...]]:
    found: list[tuple[ev.AnyEvent, ...]] = []
    for path in sorted(FOLDER.iterdir()):
        record = read(path.read_bytes())
        found += [record.events] if isinstance(record, DealRecord) else [deal.events for deal in record.deals]
    return found


LOGS = _logs()


def test_some_golden_log_has_a_withdrawal() -> None:
    assert any(isinstance(event, ev.Undone) for log in LOGS for event in log)


@pytest.mark.parametrize("viewer", [*Seat, None])
def test_who_follows_sees_what_folding_the_whole_log_shows(viewer: Seat | None) -> None:
    eyes = partial(sees, viewer)
    for log in LOGS:
        follower = Follower(eyes)
        for end in (*range(0, len(log), 7), len(log)):
            heard = list(follower.news(log[:end]))
            assert all(eyes(event) for event in heard)
            assert follower.table == folded(log[:end], eyes)


def test_what_was_withdrawn_does_not_stand() -> None:
    state = start(game("bridgewar"), deal=Deal.from_number(10**28))
    (leader,) = state.turns
    state = act(state, leader, state.moves(leader)[0])
    before = state.table
    (declarer,) = state.turns
    state = act(state, declarer, state.moves(declarer)[0])
    state = act(state, declarer, ev.Asked(declarer))
    for seat in state.turns:
        state = act(state, seat, ev.Answered(seat, True))
    assert isinstance(state.log[-1], ev.Undone)
    assert [event for _, event in standing(state.log)] == list(state.log[: state.log[-1].to])
    # Only who has turned a card of the last trick, or played on from it, is not forgotten (Law 13).
    assert state.table == replace(before, at=len(state.log), turned=state.table.turned)


def test_nobody_else_knows_how_withdrawals_are_folded() -> None:
    named = {path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py") if "Undone" in _names(path)}
    assert named == KNOW_UNDONE | {"rules/undoing.py", "narration/story.py"}


def _names(path: Path) -> set[str]:
    """Every name that the code of a module uses."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)} | {
        node.id for node in nodes if isinstance(node, ast.Name)
    }
