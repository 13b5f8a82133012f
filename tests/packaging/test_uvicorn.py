"""The door rests on the inside of uvicorn's protocols: it is bound to the versions it was read against."""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kibitz.app.web.door import LiveLine, PlainLine

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
INSTALLED = f"uvicorn {version('uvicorn')}"
CALLED_FROM_OUTSIDE = {
    *("__init__", "connection_made", "connection_lost", "data_received", "eof_received"),  # by the server and asyncio
    *("on_headers_complete", "on_message_complete"),  # by httptools
}


def test_only_versions_that_were_looked_at_are_installed() -> None:
    """uvicorn promises nothing about its protocols: read a new one, see the door's tests pass, raise the bound."""
    project = tomllib.loads(PYPROJECT.read_text())["project"]
    (needed,) = (one for one in map(Requirement, project["dependencies"]) if one.name == "uvicorn")
    major, minor, _ = map(int, version("uvicorn").split("."))
    assert version("uvicorn") in needed.specifier
    assert f"{major}.{minor + 1}.0" not in needed.specifier


@pytest.mark.parametrize(
    ("line", "base"), [(PlainLine, HttpToolsProtocol), (LiveLine, WebSocketsSansIOProtocol)], ids=["plain", "live"]
)
def test_what_the_door_overrides_and_reads_is_there(line: type, base: type) -> None:
    ours, theirs = _class(line), _class(base)
    overridden = {name for name in _methods(ours) if not name.startswith("_") or name == "__init__"}
    known = _methods(theirs) | {name for name in dir(asyncio.Protocol) if not name.startswith("_")}
    assert overridden <= known, f"{INSTALLED} has no longer: {overridden - known}"
    for name in overridden:
        before, after = (list(inspect.signature(getattr(each, name)).parameters) for each in (base, line))
        assert before == after, f"{INSTALLED}: {name} takes {before}"
    read = {name for name in _attributes(ours) if not name.startswith("_")}
    there = _attributes(theirs) | _methods(theirs)
    assert read <= there, f"{INSTALLED} has no longer: {read - there}"
    called = overridden - CALLED_FROM_OUTSIDE
    assert called <= _attributes(theirs), f"{INSTALLED} no longer calls: {called - _attributes(theirs)}"


def _class(of: type) -> ast.ClassDef:
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(of))).body
    assert isinstance(found, ast.ClassDef)
    return found


def _methods(of: ast.ClassDef) -> set[str]:
    return {node.name for node in of.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def _attributes(of: ast.ClassDef) -> set[str]:
    """What is read from or written to `self`."""
    return {
        node.attr
        for node in ast.walk(of)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
