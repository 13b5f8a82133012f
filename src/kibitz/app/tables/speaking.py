"""Where people may speak with each other: at private tables of friends whose owner says so, and only those seated."""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.company import not_placed
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.messages import InVoice
from kibitz.app.tables.table_ledger import SettingsChanged


def may_speak(table: LiveTable) -> bool:
    """Not where a class, a competition or a lesson sits, nor where strangers look on."""
    return table.has_voice and not (table.is_placed or table.is_watchable or table.spot is not None)


def let_speak(table: LiveTable, by: int, *, speak: bool) -> Resolution | None:
    """The owner lets those at the table speak with each other, or no longer."""
    not_placed(table)
    if table.spot is not None:
        raise Refusal(w.LESSON_TABLE())
    if table.players[by].identity != table.owner:
        raise Refusal(w.NOT_THE_OWNER())
    if speak and table.is_watchable:
        raise Refusal(w.VOICE_IS_PRIVATE())
    return None if table.has_voice is speak else Resolution((SettingsChanged(has_voice=speak),))


def in_voice(table: LiveTable, player: int | None, voices: Mapping[str, str]) -> tuple[InVoice, ...] | None:
    """Who has joined, as somebody with a seat is shown it; None for all others, and where nobody may."""
    if player is None or not may_speak(table):
        return None
    return tuple(
        InVoice(number, voices[each.identity])
        for number, each in enumerate(table.players)
        if each.identity is not None and each.identity in voices
    )
