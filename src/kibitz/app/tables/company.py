"""Who may come in, look on, sit down and be sent away: pure decisions about one table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable, Resolution, together
from kibitz.app.tables.names import BOT_NAMES, looks_like
from kibitz.app.tables.seating import free_seat, in_hands_of
from kibitz.app.tables.table_ledger import (
    CardsDrawn,
    Guest,
    GuestForgotten,
    GuestNoted,
    Player,
    SettingsChanged,
    VotedOut,
    VotesForgotten,
)

Sight = Literal["hand", "table", "door"]
"""What somebody sees: a hand and the table, the table as a spectator, or only that there is a table."""

PATIENCE_SECONDS: Final = 60.0
"""So long the others wait for somebody who is gone before they may ask for a bot."""


def sight(table: LiveTable, identity: str | None) -> Sight:
    """What that person may see. Who let a bot play sees no more than a spectator until the seat is taken back."""
    player = table.player_of(identity) if identity else None
    if table.is_gathering:
        return "door"
    if player is not None:
        return "hand" if table.players[player].kind == "person" else "table"
    guest = table.guests.get(identity) if identity else None
    # Where boards are made before, others play them too: who is to sit there sees nothing of the one under way.
    is_expected = guest is not None and guest.standing == "next" and not table.is_placed
    return "table" if table.is_watchable or is_expected else "door"


def looks_on(table: LiveTable, identity: str | None) -> bool:
    """Whether that person sees the table, or waits at its door for the deal to end: bots play on for both."""
    guest = table.guests.get(identity) if identity else None
    return sight(table, identity) != "door" or (guest is not None and guest.standing == "next")


def is_known_at(table: LiveTable, identity: str) -> bool:
    """Whether the others at a table are shown who that is; of those who only watch they see nothing."""
    return table.player_of(identity) is not None or identity in table.guests


def may_look_back(table: LiveTable, identity: str | None) -> bool:
    """Whether that person may see deals that are over: who has or had a seat, and who may look on."""
    guest = table.guests.get(identity) if identity else None
    return sight(table, identity) != "door" or (guest is not None and guest.held > 0)


def not_placed(table: LiveTable) -> None:
    """Refuse what is not for the players where somebody else gives out the seats."""
    if table.is_placed:
        raise Refusal(w.SEATS_ARE_GIVEN())


def is_between_deals(table: LiveTable) -> bool:
    """Whether nobody holds cards that others may not see."""
    return table.is_gathering or table.state.over


def ask_for_seat(table: LiveTable, identity: str, name: str, wish: int | None) -> Resolution | None:
    """Sit down if the table is still gathering, else ask those who play; None if the seat is theirs already."""
    mine = table.player_of(identity)
    if mine is not None:
        is_mine = table.players[mine].kind == "person"
        return None if is_mine else table.seat(mine, in_hands_of(table, mine, "person"))
    if table.spot is not None:
        raise Refusal(w.LESSON_TABLE())
    not_placed(table)
    if table.over:
        raise Refusal(w.SESSION_OVER())
    if any(looks_like(name, each.name) for each in table.players):
        raise Refusal(w.NAME_TAKEN(name=name))
    player = free_seat(table, wish)
    guest = table.guests.get(identity)
    if table.is_gathering and guest is None:
        return _sit(table, identity, name, player)
    if guest is not None and guest.standing == "refused" and guest.deal == table.deal:
        raise Refusal(w.NOT_LET_IN())
    if guest is not None and guest.standing in ("asking", "next"):
        return _note(table, replace(guest, name=name, wish=wish))
    number = guest.guest if guest else _number(table)
    held = guest.held if guest else 0
    return _note(table, Guest(number, identity, name, wish, "asking", table.deal, held=held))


def let_in(
    table: LiveTable, by: int, number: int, how: Literal["now", "next", "no"], present: Collection[int]
) -> Resolution:
    """A player's answer to a guest. To sit down in the middle of a deal needs the consent of all who are there."""
    guest = next((each for each in table.guests.values() if each.guest == number), None)
    if guest is None or guest.standing not in ("asking", "next"):
        raise Refusal(w.NO_SUCH_GUEST())
    if how == "no":
        return _note(table, replace(guest, standing="refused", deal=table.deal, agreed=()))
    if is_between_deals(table):
        return _sit(table, guest.identity, guest.name, _seat_for(table, guest))
    if how == "next":
        _seat_for(table, guest)
        return _note(table, replace(guest, standing="next", deal=table.deal, agreed=()))
    if guest.held == table.deal:
        raise Refusal(w.HAS_SEEN_A_HAND(who=guest.name))
    agreed = {*guest.agreed, by}
    if not set(present) <= agreed:
        return _note(table, replace(guest, agreed=tuple(sorted(agreed))))
    return _sit(table, guest.identity, guest.name, _seat_for(table, guest))


def send_away(table: LiveTable, by: int, player: int, when: Literal["now", "next", "stay"]) -> Resolution | None:
    """The owner has somebody leave; a bot takes over at once, or when the deal is over. Until then they may stay."""
    if table.players[by].identity is None or table.players[by].identity != table.owner:
        raise Refusal(w.NOT_THE_OWNER())
    if not 0 <= player < len(table.players):
        raise Refusal(w.NO_SUCH_PLAYER())
    if table.players[player].identity is None:
        raise Refusal(w.NOT_A_PERSON())
    if player == by:
        raise Refusal(w.NOT_YOURSELF())
    if when == "stay":
        guest = table.guests.get(table.players[player].identity or "")
        return _forget(guest) if guest is not None and guest.standing == "leaving" else None
    if when == "next" and not is_between_deals(table):
        return _note(table, _leaver(table, player, "leaving"))
    return _leave(table, player)


def let_watch(table: LiveTable, by: int, watchable: bool) -> Resolution:
    """The owner opens the table to those who only look on, or closes it to them."""
    if table.players[by].identity != table.owner:
        raise Refusal(w.NOT_THE_OWNER())
    if table.spot is not None:
        raise Refusal(w.LESSON_TABLE())
    return Resolution((SettingsChanged(is_watchable=watchable, has_voice=False if watchable else None),))


def is_awaited(table: LiveTable, here: Collection[str]) -> bool:
    """Whether only bots play, and somebody who is here has the next deal's seat: then nobody has to ask for it."""
    if any(each.kind == "person" for each in table.players):
        return False
    return any(each.standing == "next" and each.identity in here for each in table.guests.values())


def expected(table: LiveTable, identity: str, name: str, player: int) -> Resolution:
    """Somebody has a seat from the next deal on."""
    known = table.guests.get(identity)
    number, held = (known.guest, known.held) if known else (_number(table), 0)
    return _note(table, Guest(number, identity, name, player, "next", table.deal, held=held))


def not_expected(table: LiveTable, identities: Collection[str | None]) -> Resolution:
    """Those who were to sit down, and are not to any more."""
    waiting = [each for each in table.guests.values() if each.standing == "next" and each.identity not in identities]
    return together(*map(_forget, waiting))


def give_up(table: LiveTable, player: int) -> Resolution:
    """Leave for good. The table goes on with a bot, and with another owner if it was theirs."""
    others = [each.identity for number, each in enumerate(table.players) if each.identity and number != player]
    if not others:
        raise Refusal(w.NOBODY_ELSE())
    return _leave(table, player, others[0] if table.players[player].identity == table.owner else None)


def change_over(table: LiveTable, here: Collection[str]) -> Resolution | None:
    """Between two deals: who was to leave leaves, and who was let in and is here sits down."""
    players = list(table.players)
    steps: list[Resolution] = []
    for guest in table.guests.values():
        mine = table.player_of(guest.identity)
        if guest.standing == "leaving" and mine is not None:
            players[mine] = _a_bot(players, players[mine].level)
            steps.append(_note(table, replace(guest, standing="left", deal=table.deal)))
    for guest in table.guests.values():
        free = [number for number, each in enumerate(players) if each.identity is None]
        is_coming = guest.identity in here or table.is_placed  # there whoever runs it has given the seat
        if guest.standing == "next" and is_coming and free:
            player = guest.wish if guest.wish in free else free[0]
            players[player] = Player("person", guest.identity, guest.name, players[player].level)
            steps.append(_forget(guest))
    return together(table.reseat(tuple(players)), *steps) if steps else None


def replace_gone(table: LiveTable, by: int, gone: int, agree: bool, present: Collection[int], now: float) -> Resolution:
    """A bot for somebody who is gone: after a minute, and if all who are there agree. One who does not is enough."""
    not_placed(table)
    if not 0 <= gone < len(table.players):
        raise Refusal(w.NO_SUCH_PLAYER())
    who = table.players[gone]
    if who.kind != "person" or who.identity is None:
        raise Refusal(w.NOT_A_PERSON())
    if gone in present:
        raise Refusal(w.NOT_GONE(who=who.name))
    if not agree:
        return forget_votes(table, gone)
    left = table.gone_since.get(who.identity, now) + PATIENCE_SECONDS - now
    if left > 0:
        raise Refusal(w.NOT_YET_REPLACED(who=who.name, seconds=int(left) + 1))
    vote = vote_out(table, gone, by)
    if set(present) <= table.votes.get(gone, frozenset()) | {by}:
        return together(table.seat(gone, in_hands_of(table, gone, "bot")), vote)
    return vote


def vote_out(table: LiveTable, gone: int, voter: int) -> Resolution:
    is_said = voter in table.votes.get(gone, ())
    return Resolution() if is_said else Resolution((VotedOut(player=gone, voter=voter),))


def forget_votes(table: LiveTable, gone: int) -> Resolution:
    return Resolution((VotesForgotten(player=gone),)) if gone in table.votes else Resolution()


def come_back(table: LiveTable, identity: str | None) -> Resolution | None:
    """Whom the others had replaced, or asked to, has the seat again at once."""
    player = table.player_of(identity) if identity else None
    if player is None or not table.votes.get(player):
        return None
    return table.seat(player, in_hands_of(table, player, "person"))


def note_presence(table: LiveTable, here: Collection[int], now: float) -> None:
    """Remember since when somebody is gone, as far as it is known here."""
    people = ((each.identity, number) for number, each in enumerate(table.players))
    gone = [identity for identity, number in people if identity is not None and number not in here]
    if gone or table.gone_since:
        table.gone_since = {identity: table.gone_since.get(identity, now) for identity in gone}


def _sit(table: LiveTable, identity: str, name: str, player: int) -> Resolution:
    seated = table.seat(player, Player("person", identity, name, table.players[player].level))
    steps = [seated]
    if identity in table.guests:
        steps.append(_forget(table.guests[identity]))
    if table.draws:
        steps.append(Resolution((CardsDrawn(draws={}),)))
    return together(*steps)


def _leave(table: LiveTable, player: int, owner: str | None = None) -> Resolution:
    """A bot instead, and a new owner if one is named."""
    bot = table.seat(player, _a_bot(table.players, table.players[player].level))
    steps = [bot, _note(table, _leaver(table, player, "left"))]
    if table.draws or owner is not None:
        steps.append(Resolution((SettingsChanged(owner=owner), CardsDrawn(draws={}))))
    return together(*steps)


def gone_for_good(table: LiveTable, player: int, identity: str) -> Resolution:
    """What the table knows of somebody who loses the seat: the deals played here can still be looked back at."""
    return _note(table, _leaver(table, player, "left", identity))


def _leaver(table: LiveTable, player: int, standing: Literal["leaving", "left"], identity: str | None = None) -> Guest:
    who = table.players[player]
    gone = identity or who.identity
    assert gone is not None
    known = table.guests.get(gone)
    number = known.guest if known else _number(table)
    held = 0 if table.is_gathering else table.deal
    return Guest(number, gone, who.name, player, standing, table.deal, held=held)


def _a_bot(players: Collection[Player], level: str) -> Player:
    names = {each.name for each in players}
    return Player("bot", None, next(name for name in BOT_NAMES if name not in names), level)


def _seat_for(table: LiveTable, guest: Guest) -> int:
    """The seat that a guest wished for, or another that is free."""
    is_free = guest.wish is not None and table.players[guest.wish].identity is None
    return free_seat(table, guest.wish if is_free else None)


def _number(table: LiveTable) -> int:
    return max((each.guest for each in table.guests.values()), default=0) + 1


def _note(table: LiveTable, guest: Guest) -> Resolution:
    """What the table knows of a guest from now on."""
    return Resolution() if table.guests.get(guest.identity) == guest else Resolution((GuestNoted(guest=guest),))


def _forget(guest: Guest) -> Resolution:
    return Resolution((GuestForgotten(identity=guest.identity),))
