"""One name for one thing: no two modules, public classes or public constants share a name, but for those listed here."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import kibitz

ROOT = Path(kibitz.__file__).parent


def _modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(ROOT.rglob("*.py")):
        if path.stem not in ("__init__", "__main__"):
            yield path.relative_to(ROOT).with_suffix("").as_posix(), path


def _twice(pairs: Iterator[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Names that stand in more than one place, with the places."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, place in pairs:
        places[name].append(place)
    return {name: tuple(found) for name, found in places.items() if len(found) > 1}


def _classes() -> Iterator[tuple[str, str]]:
    for module, path in _modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, module


def _constants() -> Iterator[tuple[str, str]]:
    for module, path in _modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = (
                node.targets
                if isinstance(node, ast.Assign)
                else [node.target]
                if isinstance(node, ast.AnnAssign)
                else []
            )
            for target in targets:
                if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_"):
                    yield target.id, module


if __name__ == "__main__":
    import pprint

    for f in (lambda: ((Path(m).name, m) for m, _ in _modules()), _classes, _constants):
        pprint.pprint(_twice(f()), width=150)
