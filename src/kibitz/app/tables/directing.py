"""What only whoever runs a table does, over the heads of its players: place, pause, allow, show hands, take back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.company import expected, gone_for_good, is_between_deals, not_expected
from kibitz.app.tables.live import LiveTable, Resolution, together
from kibitz.app.tables.placed_tables import a_bot, named
from kibitz.app.tables.table_ledger import Allowed, HandsShown, Permission, Player, SettingsChanged, TablePaused
from kibitz.engine import IllegalMove
from kibitz.engine.events import Announced, Cut, Event, Move
from kibitz.engine.game import withdrawn


def place(table: LiveTable, players: Sequence[Player]) -> Resolution | None:
    """Everybody in these seats from now on; who had one and has none any more may still look back at the deals."""
    if len(players) != len(table.players):
        raise Refusal(w.NO_SUCH_PLAYER())
    seated = named(players)
    if seated == table.players:
        return None
    stay = {who for each in seated for who in each.people}
    gone = [(number, who) for number, each in enumerate(table.players) for who in each.people if who not in stay]
    return together(table.reseat(seated), *(gone_for_good(table, *each) for each in gone))


def close(table: LiveTable, now: float) -> Resolution | None:
    """Everybody gets up, nobody watches, and no deal comes after this one."""
    stopped = [] if table.is_gathering or table.stopping else [table.stop(now)]
    shut = [Resolution((SettingsChanged(is_watchable=False),))] if table.is_watchable else []
    left = place(table, [each if each.identity is None else a_bot(each.level) for each in table.players])
    decided = together(*stopped, *shut, *([left] if left else []))
    return decided if decided.lines else None


def settle(table: LiveTable, players: Sequence[Player], *, at_once: bool) -> Resolution | None:
    """Everybody where they belong, at the levels of the table; nothing, if it is over.

    Unless it is `at_once`, nobody comes to cards that others have begun to play: who is new there sits down with the
    next deal, and a bot plays the rest of this one.
    """
    if table.over:
        return None
    settled = list(map(_settled, players, table.players))
    is_fresh = is_between_deals(table) or not any(map(_is_choice, table.state.log))
    newcomers = {} if at_once or is_fresh else _newcomers(table, settled)
    placed = place(table, [_a_bot_first(table, number, each, newcomers) for number, each in enumerate(settled)])
    waiting = [expected(table, each.identity or "", each.name, number) for number, each in newcomers.items()]
    gone = not_expected(table, {each.identity for each in newcomers.values()})
    decided = together(*([placed] if placed else []), gone, *waiting)
    return decided if decided.lines else None


def _is_choice(event: Event) -> bool:
    """Whether somebody has decided something in view of the cards; to cut and to count points is none."""
    return isinstance(event, Move) and not isinstance(event, Cut | Announced)


def _newcomers(table: LiveTable, settled: Sequence[Player]) -> dict[int, Player]:
    """Who has not held these cards before: whoever got up in this deal may sit down again in the same seat."""
    new = {}
    for number, each in enumerate(settled):
        known = table.guests.get(each.identity or "")
        is_back = known is not None and (known.held, known.wish) == (table.deal, number)
        is_kept = _is_kept(table.players[number]) and (known is None or known.held != table.deal)
        if each.identity not in (None, table.players[number].identity) and not is_back and not is_kept:
            new[number] = each
    return new


def _a_bot_first(table: LiveTable, number: int, each: Player, newcomers: Mapping[int, Player]) -> Player:
    if number not in newcomers:
        return each
    old = table.players[number]
    return old if old.identity is None and not _is_kept(old) else a_bot(old.level)


def _settled(new: Player, old: Player) -> Player:
    """Bots that sit there already stay who they are, and bots that play for somebody go on."""
    if new.identity != old.identity or _is_kept(new) != _is_kept(old):
        return replace(new, level=old.level)
    return old if new.identity is None else replace(old, name=new.name, shared=new.shared)


def _is_kept(who: Player) -> bool:
    """Whether the seat waits for somebody who has not come: nobody has played, or seen, its cards."""
    return who.kind == "person" and who.identity is None


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
    return table.taken_back(state, now)
