"""What only whoever runs a table does, over the heads of its players: place, pause, allow, show hands, take back."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.company import gone_for_good
from kibitz.app.tables.live import LiveTable, Resolution, together
from kibitz.app.tables.placed_tables import named
from kibitz.app.tables.table_ledger import Allowed, HandsShown, Permission, Player, TablePaused
from kibitz.app.tables.table_rows import event_rows
from kibitz.engine import IllegalMove
from kibitz.engine.game import withdrawn


def place(table: LiveTable, players: Sequence[Player]) -> Resolution | None:
    """Everybody in these seats from now on; who had one and has none any more may still look back at the deals."""
    if len(players) != len(table.players):
        raise Refusal(w.NO_SUCH_PLAYER())
    seated = named(players)
    if seated == table.players:
        return None
    stay = {each.identity for each in seated}
    gone = [number for number, each in enumerate(table.players) if each.identity and each.identity not in stay]
    return together(table.reseat(seated), *(gone_for_good(table, number) for number in gone))


def settle(table: LiveTable, players: Sequence[Player]) -> Resolution | None:
    """Everybody where they belong; bots that sit there already stay who they are."""
    kept = [
        old if new.identity is None and old.identity is None else new
        for new, old in zip(players, table.players, strict=True)
    ]
    return place(table, kept)


def pause(table: LiveTable, *, rests: bool) -> Resolution | None:
    """Nobody moves, neither people nor bots, until the table is let go on."""
    return None if table.is_paused is rests else Resolution((TablePaused(rests=rests),))


def allow(table: LiveTable, what: Permission, *, is_allowed: bool) -> Resolution | None:
    """That dummy helps declarer, or that hints are asked for, from now on or no longer."""
    allowed = table.allowed | {what} if is_allowed else table.allowed - {what}
    return None if allowed == table.allowed else Resolution((Allowed(what=allowed),))


def show_hands(table: LiveTable) -> Resolution | None:
    """All hands of this deal lie open for everybody at the table: what has been seen is not hidden again."""
    return None if table.is_shown or table.state.over else Resolution((HandsShown(),))


def take_back(table: LiveTable, deal: int, to: int, now: float) -> Resolution:
    """The deal as it stood before the move at that place of its log, whoever made it. The log keeps what was played."""
    if deal != table.deal or table.state.over:
        raise Refusal(w.TAKEN_BACK_TOO_LATE())
    try:
        state = withdrawn(table.state, to)
    except IllegalMove as error:
        raise Refusal(error.text) from error
    first = len(table.state.log)
    return Resolution(state=state, rows=(event_rows(table.id, deal, first, state.log[first:], now),), at=first)
