"""The page's types are made from the protocol, and are up to date."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from kibitz.app import protocol
from kibitz.app.protocol.typescript import generate

_FILE = Path(__file__).parents[3] / "web" / "src" / "live" / "protocol.ts"


def test_the_committed_types_are_those_of_the_protocol() -> None:
    """Run `python -m kibitz.app.protocol.typescript > web/src/live/protocol.ts` after a change."""
    assert _FILE.read_text() == generate()


def test_every_message_has_a_type() -> None:
    written = generate()
    for message in (*get_args(protocol.Request), *get_args(protocol.Answer)):
        assert f'export interface {message.__name__} {{\n  readonly type: "{message.__name__}";' in written
    assert "readonly nonce: string;" in written and "readonly token?: string | null;" in written
