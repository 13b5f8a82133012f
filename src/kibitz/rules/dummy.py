"""Dummy's hand goes on the table."""

from __future__ import annotations

from kibitz.engine.events import Faced
from kibitz.engine.game import Do, Step
from kibitz.engine.table import Table


def face_dummy(t: Table) -> Step | None:
    dummy = t.dummy
    if dummy is None or dummy in t.faced:
        return None
    return Do((Faced(dummy, t.hands[dummy]),))
