"""The ledger of a table: who sits there, how it is set, who is ready or gone; what happens in a deal is its own log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.tables.prepared_deals import OrderedDeals
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine


class Player(Struct, frozen=True):
    """Who has a seat: a person, or a bot that may be keeping it for one.

    Whoever shares the seat sees the same hand, and either may play; their names stand together in `name`.
    """

    kind: Literal["person", "bot"]
    identity: str | None
    name: str
    level: str
    shared: tuple[str, ...] = ()  # the identities of those who sit there too

    @property
    def people(self) -> tuple[str, ...]:
        """The identities of all who have the seat."""
        return () if self.identity is None else (self.identity, *self.shared)


GuestStanding = Literal["asking", "next", "refused", "leaving", "left"]
"""A guest asks for a seat, has one from the next deal on, was refused, goes when the deal is over, or has gone."""

Speed = Literal["calm", "normal", "quick", "at once"]
"""How quickly the bots of a table move."""

AsDummy = Literal["watches", "plays", "hurries"]
"""What a person does as dummy of a bot: watch, play both hands for it, or have the bots finish the deal."""

ToRead = Literal["opening", "dummy"]
"""What a deal waits for where one person plays among bots: that its opening is read, that dummy says what to do."""

Permission = Literal["helping", "hints"]
"""What can be allowed at a table: that dummy helps declarer, that hints are asked for though others play."""


class Guest(Struct, frozen=True):
    """Somebody of whom the table has to know without, or beside, a seat."""

    guest: int  # how the others name them
    identity: str
    name: str
    wish: int | None  # the player whose seat they would like
    standing: GuestStanding
    deal: int  # in which it came to that
    agreed: tuple[int, ...] = ()  # the players who would have them sit down at once
    held: int = 0  # the last deal of which they have seen a hand from a seat of their own


class TableFacts(Struct, frozen=True):
    """All that is known of a table beside its deals. What belongs to one deal begins anew with the next."""

    players: tuple[Player, ...]
    since: float  # when play began, in seconds since 1970
    owner: str | None = None
    is_watchable: bool = False
    is_gathering: bool = False  # its people come together, and nothing is played yet
    is_paused: bool = False
    allowed: frozenset[Permission] = frozenset()
    ordered: OrderedDeals | None = None  # every deal is to order
    speed: Speed = "normal"
    stopping: bool = False  # no deal comes after this one
    draws: Mapping[int, str] = {}  # the cards drawn for seats, by player
    guests: Mapping[str, Guest] = {}  # by identity
    votes: Mapping[int, frozenset[int]] = {}  # who would have a bot for whom
    ready: frozenset[int] = frozenset()  # who wants the next deal
    dummy_does: AsDummy = "watches"  # in this deal, if dummy is a person and declarer a bot
    is_shown: bool = False  # all hands of this deal lie open
    has_voice: bool = False  # those who sit here may speak with each other
    read: frozenset[ToRead] = frozenset()  # what need not be waited for any more in this deal


class TableSetUp(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table was when its ledger began: as it was opened, or as an earlier kibitz left it."""

    facts: TableFacts


class PlayerSeated(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody else, or a bot, has a seat."""

    player: int
    who: Player


class SettingsChanged(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whose table it is, who may watch, whether people speak, how quick bots are; None: as before."""

    owner: str | None = None
    is_watchable: bool | None = None
    has_voice: bool | None = None
    speed: Speed | None = None


class CardsDrawn(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was drawn for seats, all of it."""

    draws: Mapping[int, str]


class PlayBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The waiting room is left."""

    since: float


class TablePaused(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nobody moves, or everybody may again."""

    rests: bool


class Allowed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is allowed from now on, and nothing else."""

    what: frozenset[Permission]


class OrderPlaced(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What deals are to be like from the next one on, with some of them; None: they are dealt as usual."""

    order: OrderedDeals | None


class NextDealt(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another deal has begun."""


class GotReady(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player wants the next deal."""

    player: int


class SessionStopped(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """No deal comes after this one."""


class HandsShown(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All hands of this deal lie open."""


class OpeningRead(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The opening of this deal has been read: the bots may lead."""


class DummyChose(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What dummy of a bot does in this deal."""

    does: AsDummy


class VotedOut(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player would have a bot for somebody who is gone."""

    player: int
    voter: int


class VotesForgotten(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nobody has a bot for that player any more."""

    player: int


class GuestNoted(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table knows of a guest from now on."""

    guest: Guest


class GuestForgotten(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody is no guest any more."""

    identity: str


TableLedgerLine = (
    TableSetUp
    | PlayerSeated
    | SettingsChanged
    | CardsDrawn
    | PlayBegun
    | TablePaused
    | Allowed
    | OrderPlaced
    | NextDealt
    | GotReady
    | SessionStopped
    | HandsShown
    | OpeningRead
    | DummyChose
    | VotedOut
    | VotesForgotten
    | GuestNoted
    | GuestForgotten
)


def facts_after(facts: TableFacts, line: TableLedgerLine) -> TableFacts:
    """What is known after one more line."""
    match line:
        case TableSetUp():
            return line.facts
        case PlayerSeated(player=player, who=who):
            return replace(facts, players=(*facts.players[:player], who, *facts.players[player + 1 :]))
        case SettingsChanged():
            return replace(
                facts,
                owner=facts.owner if line.owner is None else line.owner,
                is_watchable=facts.is_watchable if line.is_watchable is None else line.is_watchable,
                has_voice=facts.has_voice if line.has_voice is None else line.has_voice,
                speed=facts.speed if line.speed is None else line.speed,
            )
        case CardsDrawn(draws=draws):
            return replace(facts, draws=draws)
        case PlayBegun(since=since):
            return replace(facts, is_gathering=False, draws={}, since=since)
        case TablePaused(rests=rests):
            return replace(facts, is_paused=rests)
        case Allowed(what=what):
            return replace(facts, allowed=what)
        case OrderPlaced(order=order):
            return replace(facts, ordered=order)
        case NextDealt():
            return replace(facts, ready=frozenset(), dummy_does="watches", is_shown=False, read=frozenset())
        case GotReady(player=player):
            return replace(facts, ready=facts.ready | {player})
        case SessionStopped():
            return replace(facts, stopping=True)
        case HandsShown():
            return replace(facts, is_shown=True)
        case OpeningRead():
            return replace(facts, read=facts.read | {"opening"})
        case DummyChose(does=does):
            return replace(facts, dummy_does=does, read=facts.read | {"dummy"})
        case VotedOut(player=player, voter=voter):
            votes = facts.votes.get(player, frozenset()) | {voter}
            return replace(facts, votes={**facts.votes, player: votes})
        case VotesForgotten(player=player):
            return replace(facts, votes={each: votes for each, votes in facts.votes.items() if each != player})
        case GuestNoted(guest=guest):
            return replace(facts, guests={**facts.guests, guest.identity: guest})
        case GuestForgotten(identity=identity):
            return replace(facts, guests={who: each for who, each in facts.guests.items() if who != identity})
        case _:
            assert_never(line)


TABLE: Final = LedgerKind[TableLedgerLine, TableFacts](
    "table", 1, TableLedgerLine, TableSetUp, lambda first: first.facts, facts_after
)
