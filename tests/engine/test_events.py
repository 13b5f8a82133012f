"""Events are all in one union, and a `match` over them that forgets one is a type error."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import kibitz
from kibitz.engine import events as ev

ROOT = Path(kibitz.__file__).parent
EVENTS = {event.__name__ for event in get_args(ev.AnyEvent)}


def test_every_event_is_a_move_or_a_consequence_or_the_withdrawal() -> None:
    declared = {
        name
        for name, each in inspect.getmembers(ev, inspect.isclass)
        if issubclass(each, ev.Event) and each is not ev.Event
    }
    moves, consequences = ({each.__name__ for each in get_args(union)} for union in (ev.Move, ev.Consequence))
    assert declared == EVENTS == moves | consequences | {"Undone"}
    assert not moves & consequences


def test_every_match_over_events_ends_in_assert_never() -> None:
    """mypy proves the rest: what a match forgets cannot be passed to `assert_never`."""
    loose = {
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*.py")
        for match in _matches(path)
        if _names_events(match) and not _is_exhaustive(match)
    }
    assert loose == set()


def _matches(path: Path) -> Iterator[ast.Match]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Match))


def _names_events(match: ast.Match) -> bool:
    classes = (node.cls for case in match.cases for node in ast.walk(case.pattern) if isinstance(node, ast.MatchClass))
    return any(isinstance(cls, ast.Attribute) and cls.attr in EVENTS for cls in classes)


def _is_exhaustive(match: ast.Match) -> bool:
    last = match.cases[-1]
    return ast.unparse(last.body[-1]).startswith("assert_never(")
