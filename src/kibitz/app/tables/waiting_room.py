"""A table for those who do not see it: the waiting room before play, the door after, and who knocks at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Chair, Knock, Room
from kibitz.app.tables.speaking import in_voice
from kibitz.cards import Seat


def draw_room(
    table: LiveTable, identity: str | None, is_present: Callable[[int], bool], voices: Mapping[str, str]
) -> Room:
    """All that somebody may know of a table who does not see its cards."""
    me = table.player_of(identity) if identity else None
    owner = table.player_of(table.owner) if table.owner else None
    seats = {number: seat for seat, number in table.board.seats.items()}
    chairs = tuple(
        _chair(table, number, seats[number], me, is_present)
        for number, who in enumerate(table.players)
        if table.is_gathering or (who.identity is None and not table.is_placed)
    )
    return Room(
        table=table.id,
        game=table.game.name,
        session=table.session_name,
        options=table.game.options,
        deck="french" if table.game.deck.name == "french" else "colours",
        stage="gathering" if table.is_gathering else "over" if table.over else "playing",
        owner="" if owner is None else table.players[owner].name,
        is_yours=identity is not None and identity == table.owner,
        you=me,
        chairs=chairs,
        asked=asked_for_seat(table, identity),
        knocks=knocks(table, me) if me is not None else (),
        watchable=table.is_watchable,
        practice=table.is_practice,
        hints="hints" in table.allowed,
        order=table.ordered.want if table.ordered else "",
        placed=table.is_placed,
        voice=in_voice(table, me, voices),
    )


def knocks(table: LiveTable, player: int | None) -> tuple[Knock, ...]:
    """Who asks for a seat, as a player at the table is told."""
    seats = {number: seat for seat, number in table.board.seats.items()}
    return tuple(
        Knock(
            guest=each.guest,
            name=each.name,
            seat=None if each.wish is None else seats[each.wish],
            may_come_now=each.held != table.deal,
            agreed=player in each.agreed,
        )
        for each in table.guests.values()
        if each.standing == "asking"
    )


def asked_for_seat(table: LiveTable, identity: str | None) -> Literal["asking", "next", "refused"] | None:
    """How somebody's wish for a seat stands."""
    guest = table.guests.get(identity) if identity else None
    match guest.standing if guest else None:
        case "asking" | "next" as standing:
            return standing
        case "refused" if guest is not None and guest.deal == table.deal:
            return "refused"
        case _:
            return None


def _chair(table: LiveTable, number: int, seat: Seat, me: int | None, is_present: Callable[[int], bool]) -> Chair:
    who = table.players[number]
    is_person = who.kind == "person"
    return Chair(
        player=number,
        seat=seat,
        name=who.name,
        kind="you" if number == me else who.kind,
        away=is_person and not is_present(number),
        level=None if is_person else who.level,
        card=table.draws.get(number),
    )
