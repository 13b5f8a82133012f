"""What a page may do at a table: open it, come, play, go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.live.relays import Relay
from kibitz.app.messages import FromPage, FromServer
from kibitz.app.tables.messages import AskHint, Hint, Shown, Spoke, VoiceHeard, VoiceSignal, Waiting
from kibitz.cards import Seat, Side
from kibitz.engine.events import Move


class DealWanted(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A certain deal: the code of its cards, who deals, who is vulnerable, and whose hand I would like.

    `below` has the part-scores that each side had at a rubber: they decide what is worth bidding.
    """

    code: str
    dealer: Seat = Seat.SOUTH
    vulnerable: tuple[Side, ...] = ()
    seat: Seat = Seat.SOUTH
    below: Mapping[Side, int] = {}


class OpenTable(FromPage, frozen=True):
    """A new table with me at it and bots in all other seats, until friends come."""

    id: int
    nickname: str
    game: str
    options: Mapping[str, Any] = {}
    session: str | None = None
    session_options: Mapping[str, Any] = {}
    bots: str = "learner"
    levels: Mapping[int, str] = {}  # of bots at certain seats, by their players' numbers; the others are as `bots`
    gather: bool = False  # friends come together in the waiting room before the first card
    watchable: bool = False  # others find it in the list and may look on
    practice: bool = False  # moves can be taken back whatever was played since
    hints: bool = False  # may be asked for although other people play too
    deal: DealWanted | None = None  # one deal that was made before, and no other
    order: str = ""  # what every deal is to be like, in the language of orders: everybody at the table is told


class Join(FromPage, frozen=True):
    """A seat at somebody's table: that one, or the first that a bot keeps warm. Once play has begun all are asked."""

    id: int
    table: str
    nickname: str
    player: int | None = None


class LetIn(FromPage, frozen=True):
    """Somebody asks for a seat: from now on if all agree, from the next deal on, or not."""

    id: int
    table: str
    guest: int
    how: Literal["now", "next", "no"]


class SendAway(FromPage, frozen=True):
    """The owner of a table has somebody leave, now or when the deal is over; or lets them stay after all."""

    id: int
    table: str
    player: int
    when: Literal["now", "next", "stay"] = "now"


class GiveUp(FromPage, frozen=True):
    """I leave for good, and a bot has my seat."""

    id: int
    table: str


class SetWatchable(FromPage, frozen=True):
    """The owner of a table lets others look on, or no longer."""

    id: int
    table: str
    watchable: bool


class SetOrder(FromPage, frozen=True):
    """The owner of a table says between two deals what all that follow are to be like; nothing: as they come."""

    id: int
    table: str
    want: str


class Swap(FromPage, frozen=True):
    """In the waiting room: these two change places."""

    id: int
    table: str
    one: int
    other: int


class Draw(FromPage, frozen=True):
    """In the waiting room: I draw a card for my seat."""

    id: int
    table: str


class Begin(FromPage, frozen=True):
    """All are there: the waiting room becomes the table."""

    id: int
    table: str


class Watch(FromPage, frozen=True):
    """Look at a table, from my own seat if I have one there, through its door if it is private."""

    id: int
    table: str


class Leave(FromPage, frozen=True):
    """Look away. My seat stays mine."""

    table: str


class Act(FromPage, frozen=True):
    """A move, made on the table as it stood after `at` events. `nonce` keeps it from being played twice."""

    id: int
    table: str
    deal: int
    at: int
    nonce: str
    move: Move


class TakeBack(FromPage, frozen=True):
    """Alone among bots: my last move of that deal never was."""

    id: int
    table: str
    deal: int


class GoOn(FromPage, frozen=True):
    """I have seen the result: next deal."""

    id: int
    table: str
    deal: int


class EndSession(FromPage, frozen=True):
    """No new deal after this one."""

    id: int
    table: str


class Say(FromPage, frozen=True):
    """One of the set phrases."""

    table: str
    phrase: str


class StandUp(FromPage, frozen=True):
    """A bot plays for me until I come back."""

    id: int
    table: str


class SitDown(FromPage, frozen=True):
    """I take my seat back from the bot."""

    id: int
    table: str


class AskReplace(FromPage, frozen=True):
    """A player is gone: shall a bot play on? All other people at the table must agree."""

    id: int
    table: str
    player: int
    agree: bool = True


class SetLevel(FromPage, frozen=True):
    """How well the bot in that seat plays, from its next decision on. Anybody with a seat may say so."""

    id: int
    table: str
    player: int
    level: str


class SetPace(FromPage, frozen=True):
    """How quickly the bots of the table move. Anybody with a seat may say so."""

    id: int
    table: str
    pace: Literal["calm", "normal", "quick", "at once"]


class BeDummy(FromPage, frozen=True):
    """I am dummy of a bot: I play both hands for it, watch, or have the bots finish the deal at once."""

    id: int
    table: str
    deal: int
    does: Literal["watches", "plays", "hurries"]


class ReadOpening(FromPage, frozen=True):
    """I have read how the deal began: the bots may lead."""

    id: int
    table: str
    deal: int


class PointAt(FromPage, frozen=True):
    """I am dummy and help: this is the card that declarer could play, on the table as it stood after `at` events."""

    id: int
    table: str
    deal: int
    at: int
    move: Move


class SetVoice(FromPage, frozen=True):
    """The owner of a private table lets those who sit there speak with each other, or no longer."""

    id: int
    table: str
    speak: bool


class JoinVoice(FromPage, frozen=True):
    """I agree to speak with those at the table, who learn my network address; `visit` is this page's own number."""

    id: int
    table: str
    visit: str


class LeaveVoice(FromPage, frozen=True):
    """I hang up."""

    table: str


class SendSignal(FromPage, frozen=True):
    """For the browser of somebody who has joined too: their visit, and which connection it is about."""

    id: int
    table: str
    to: str
    call: str
    signal: VoiceSignal


class VoiceJoined(FromServer, frozen=True):
    """From now on I am among those who speak; these help browsers in different networks find each other."""

    id: int
    relays: tuple[Relay, ...]


VoiceRequest = SetVoice | JoinVoice | LeaveVoice | SendSignal
TableRequest = (
    OpenTable
    | Join
    | LetIn
    | SendAway
    | GiveUp
    | SetWatchable
    | SetOrder
    | Swap
    | Draw
    | Begin
    | Watch
    | Leave
    | Act
    | TakeBack
    | GoOn
    | EndSession
    | Say
    | StandUp
    | SitDown
    | AskReplace
    | SetLevel
    | SetPace
    | BeDummy
    | ReadOpening
    | PointAt
    | AskHint
)
TableAnswer = Shown | Waiting | Spoke | Hint | VoiceJoined | VoiceHeard
