"""One name for one thing: no two modules, public types or public constants share a name, but for those listed here."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import kibitz

ROOT = Path(kibitz.__file__).parent
Named = Iterable[tuple[str, str]]

MODULES = {
    "abridged": "a game, its score chart, its sessions",
    "bridgewar": "a game and its scores",
    "minibridge": "a game and its scores",
    "rubber": "what a deal of it scores, and the session",
    "deal": "the thing, and the command that shows one",
    "par": "the sum, and the command that tells it",
    "auction": "its rules, and what a bot makes of one",
    "errors": "what a layer refuses stands beside it",
    "registry": "the list of games, of sessions and of the server's subjects",
    "messages": "each subject has its own",
    "picture": "each subject has its own",
    "answers": "each subject has its own",
    "wording": "the table's sentences and the server's",
}
TYPES: dict[str, str] = {}
CONSTANTS = {
    "EXAMPLE": "each command ends its help with one",
    "T": "a type variable where any type will do",
    "VERSION": "of the protocol and of the records: each has its own",
}


def test_no_two_modules_share_a_name() -> None:
    assert _twice((Path(module).name, module) for module, _ in _modules()) == set(MODULES)


def test_no_two_types_share_a_name() -> None:
    assert _twice(_types()) == set(TYPES)


def test_no_two_constants_share_a_name() -> None:
    assert _twice(_constants()) == set(CONSTANTS)


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(ROOT.rglob("*.py")):
        if path.stem not in ("__init__", "__main__"):
            name = path.relative_to(ROOT).with_suffix("").as_posix()
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def _twice(named: Named) -> set[str]:
    """Names that stand in more than one place."""
    places: dict[str, set[str]] = defaultdict(set)
    for name, place in named:
        places[name].add(place)
    return {name for name, found in places.items() if len(found) > 1}


def _types() -> Iterator[tuple[str, str]]:
    """Public classes and names given to types."""
    for module, tree in _modules():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, module
        yield from ((name, module) for name in _assigned(tree) if name[0].isupper() and not name.isupper())


def _constants() -> Iterator[tuple[str, str]]:
    for module, tree in _modules():
        yield from ((name, module) for name in _assigned(tree) if name.isupper() and not name.startswith("_"))


def _assigned(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
