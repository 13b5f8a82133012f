"""What a table looks like from one place, and what the server says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.app.tables.table_ledger import Permission
from kibitz.app.tables.table_rows import FirstPlayed
from kibitz.bots.agreement import Bidding
from kibitz.bots.bidding.explaining import CallMeaning
from kibitz.bots.decision import Why
from kibitz.cards import Seat, Side
from kibitz.engine.events import ClaimLine, Move
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Prose
from kibitz.narration.headlines import Mood
from kibitz.narration.milestones import Milestone
from kibitz.sessions import Sheet


class Shown(FromServer, frozen=True):
    """The table as I see it: the whole picture, when I come to look at it.

    After that I am told what has `Changed` in it. Who asks to `Watch` it once more gets all of it once more.
    """

    picture: Picture


class Waiting(FromServer, frozen=True):
    """The table is not to be seen, or not yet."""

    room: Room


class Spoke(FromServer, frozen=True):
    """Somebody at the table said one of the set phrases."""

    table: str
    player: int
    phrase: str


class Hint(FromServer, frozen=True):
    """What to think about; or what a bot that sees what I see would do, and why."""

    id: int
    said: tuple[Text, ...]
    move: Move | None = None
    why: Why | None = None


class Meanings(FromServer, frozen=True):
    """Calls in words, each that is or was possible there."""

    id: int
    calls: tuple[CallMeaning, ...]


class VoiceOffer(Struct, frozen=True, gc=False, tag_field="kind", tag="offer", forbid_unknown_fields=True):
    """How a browser would like to be spoken with, as WebRTC describes it (SDP)."""

    sdp: str


class VoiceAnswer(Struct, frozen=True, gc=False, tag_field="kind", tag="answer", forbid_unknown_fields=True):
    """How the other browser agrees to that."""

    sdp: str


class VoicePaths(Struct, frozen=True, gc=False, tag_field="kind", tag="paths", forbid_unknown_fields=True):
    """Ways by which a browser might be reached (ICE candidates): addresses, for those alone who have joined."""

    candidates: tuple[str, ...]


class VoiceAgain(Struct, frozen=True, gc=False, tag_field="kind", tag="again", forbid_unknown_fields=True):
    """The connection is lost on this side: an offer is asked for."""


VoiceSignal = VoiceOffer | VoiceAnswer | VoicePaths | VoiceAgain
"""By what two browsers find each other; the server carries it and looks at nothing in it."""


class VoiceHeard(FromServer, frozen=True):
    """A signal of somebody who has joined voice at my table; `call` is which of their connections it is about."""

    table: str
    sender: str  # their visit
    call: str
    signal: VoiceSignal


class InVoice(Struct, frozen=True, gc=False):
    """Somebody who has joined voice: the player, and this visit's number, which another begins anew."""

    player: int
    visit: str


class Place(Struct, frozen=True, gc=False):
    """One side of the table: who is there and what of the hand is to be seen."""

    seat: Seat
    player: int | None  # None: nobody, the spare hand of three players
    name: str
    kind: Literal["you", "person", "bot", "spare"]
    away: bool  # a person who is not connected
    role: Literal["declarer", "dummy"] | None
    cards: tuple[str, ...]  # face up for the one who looks, sorted for a fan
    columns: tuple[tuple[str, ...], ...]  # face up on the table: suit by suit from the right of the one who sits there
    count: int
    said: Text | None  # the last thing announced or called
    level: str | None = None  # of the bot that plays this seat, for itself or for a person
    away_for: int | None = None  # seconds since a person lost the connection, as far as is known
    leaving: bool = False  # goes when the deal is over
    facts: tuple[Text, ...] = ()  # what was announced of the hand and stays in sight during the play
    played_by: str | None = None  # the person who as dummy plays both hands for this bot


class CardPlayed(Struct, frozen=True, gc=False):
    """A card on the table, and whose it is."""

    seat: Seat
    card: str


class ContractShown(Struct, frozen=True, gc=False):
    """What is being played, in words; its trumps, and who needs how many tricks."""

    text: Text
    strain: str
    goals: Mapping[Side, int]  # tricks that each side needs; empty where none decides
    declarer: Seat | None


class Choice(Struct, frozen=True, gc=False):
    """A move that is not a card: what to write on its button, and what to send."""

    label: Text
    move: Move
    group: str  # "call", "contract", "announce", "target", "cut", "answer"
    goal: int | None = None  # contract: the tricks it needs, if any number decides
    pays: Text | None = None  # what it pays, where the score of the game can be said in a line


class Playable(Struct, frozen=True, gc=False):
    """Cards of a hand I play of which the same holds: each may be played now, or why none of them may."""

    seat: Seat
    cards: tuple[str, ...]
    why: Text | None  # None: they may be played


class Offers(Struct, frozen=True, gc=False):
    """What I may do besides: most tables show these in a menu."""

    claim_up_to: int | None  # tricks that may be claimed
    lines: tuple[ClaimLine, ...]  # how a claim may be explained
    undo: bool
    others: tuple[Choice, ...]  # laws tables: accept or reject a lead, call the referee; turn a card
    exposes: tuple[Choice, ...] = ()  # laws tables: the cards that may be dropped by accident
    take_back: bool = False  # alone among bots: my last move, at once
    sure: Choice | None = None  # all tricks left are mine whatever anybody plays: a claim of them in one press


class Pending(Struct, frozen=True, gc=False):
    """Something that is waiting for an answer."""

    kind: Literal["claim", "undo", "replace"]
    by: int
    text: Text
    answer: tuple[Choice, ...]  # empty: others are asked
    about: int | None = None  # replace: the player who is gone
    asked: bool = False  # replace: I am asked, and answer with AskReplace


class Knock(Struct, frozen=True, gc=False):
    """Somebody who asks for a seat at a table that is being played at."""

    guest: int
    name: str
    seat: Seat | None  # the one they would like
    may_come_now: bool  # has not held a hand of this deal
    agreed: bool  # I have said that they may sit down now; the others are asked


class TrickShown(Struct, frozen=True, gc=False):
    """A trick of a deal that is over."""

    plays: tuple[CardPlayed, ...]
    winner: Seat


class ShuffleShown(Struct, frozen=True, gc=False):
    """What opens the promise of a shuffle, so that a page can check by itself what was dealt."""

    seed: str
    salt: str
    cut: int
    first: Seat  # who was given the first card
    cards: int  # in each hand
    hands: Mapping[Seat, tuple[str, ...]]  # as they were dealt, before any were exchanged


class Outcome(Struct, frozen=True, gc=False):
    """A deal that is over: how it ended, step by step how the score came about, all hands and all tricks."""

    headline: Text  # how it went for the one who looks
    mood: Mood
    text: Text
    score: Text  # who gets how much
    points: Mapping[Side, int]
    lines: tuple[Text, ...]
    thrown_in: bool
    hands: Mapping[Seat, tuple[str, ...]] = {}  # as they were dealt
    tricks: tuple[TrickShown, ...] = ()
    code: str = ""  # of the cards as they were dealt
    committed: bool = (
        True  # the shuffle was promised before the cut; False: the deal was made before it came to the table
    )
    shuffle: ShuffleShown | None = None


class Picture(Struct, frozen=True, gc=False):
    """All that one person sees of one table. Sent whole to who comes, and then field by field what is other."""

    table: str
    deal: int
    at: int
    game: str
    options: Mapping[str, Any]
    session: str
    deck: Literal["french", "colours"]
    you: int | None
    seat: Seat | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    places: tuple[Place, ...]
    turn: Seat | None  # whose card or call is awaited
    waiting: tuple[int, ...]  # the players the table waits for
    trick: tuple[CardPlayed, ...]
    last_trick: tuple[CardPlayed, ...]  # as far as the laws let me look
    last_winner: Seat | None
    tricks_won: Mapping[Side, int]
    contract: ContractShown | None
    auction: tuple[tuple[Seat, str], ...]
    has_meanings: bool  # it can be asked what its calls say
    bidding: Bidding | None  # what everybody here bids by, in a game with bids
    playable: tuple[Playable, ...]
    choices: tuple[Choice, ...]
    offers: Offers
    pending: Pending | None
    story: Mapping[int, Text]  # what happened and why, by lines numbered from 0 in each deal: the last I may still read
    told: int  # how many lines the story of this deal has in all, so that new ones can be told from old
    sheets: tuple[Sheet, ...]
    verdict: Text | None  # the session is over
    has_won: bool  # and I have won it, alone or with others
    outcome: Outcome | None
    ready: tuple[int, ...]  # who wants the next deal
    stopping: bool
    bot_plays: bool = False  # I stood up, or was replaced: a bot has my seat until I sit down
    free: tuple[int, ...] = ()  # the seats that bots keep warm for friends
    until: float | None = None  # no new deal begins after this time, in seconds since 1970
    is_yours: bool = False  # I opened the table: I may send people away and let others watch
    watchable: bool = False
    practice: bool = False  # moves can be taken back whatever was played since
    lent: tuple[int, ...] = ()  # the seats that bots play for people who have them
    knocks: tuple[Knock, ...] = ()  # who asks for a seat, for those who may answer
    asked: Literal["asking", "next", "refused"] | None = None  # how my own wish for a seat stands
    number: int = 1  # of the deal as the sheet counts: one that is dealt again keeps it
    digest: str | None = None  # of seed and salt: the promise of the shuffle, made before the cut
    redealt: Text | None = None  # why the deal before was not played, and this one dealt in its place
    pace: Literal["calm", "normal", "quick", "at once"] = "normal"  # of the bots, and of what is shown
    dummy_does: Literal["watches", "plays", "hurries"] | None = None  # I am dummy of a bot
    awaits: Literal["opening", "dummy"] | None = None  # the bots wait until I have read the opening, or answer as dummy
    may_hurry: bool = False  # as such I may have the bots finish the deal
    vulnerability: Text | None = None  # who is vulnerable, in words; None where nobody ever is
    outlook: tuple[Text, ...] = ()  # what each side still needs, most important first
    milestones: tuple[Milestone, ...] = ()  # what the deal that is over brought besides its score
    below: Mapping[Side, int] = {}  # part-scores towards a game that the sides had before this deal
    hints: bool = False  # I may ask for one when it is my turn
    patience: int = 60  # seconds that somebody who is gone has to come back before a bot is asked for
    first: FirstPlayed | None = None  # this deal is played again: where it was played before
    lesson: LessonTable | None = None  # the table belongs to one
    placed: bool = False  # seats are given out by whoever runs the table: nobody takes or leaves one
    paused: bool = False  # nobody moves until the table is let go on
    all_shown: bool = False  # all hands of this deal lie open
    helping: Literal["gives", "gets"] | None = None  # dummy sees declarer's cards and points: I am dummy, or declarer
    allowed: tuple[Permission, ...] = ()  # that dummy helps declarer at this table, and hints though others play
    pointed: CardPlayed | None = None  # the card that dummy points at
    order: str = ""  # what every deal here is to be like, in the language of orders
    opening: tuple[Text, ...] = ()  # before the first card: what is played, what we need, who leads
    kept: tuple[Side, ...] | None = None  # who won each trick so far, where players keep their cards before them
    voice: tuple[InVoice, ...] | None = None  # those who speak with each other here; None: not at this table, or not I


class Chair(Struct, frozen=True, gc=False):
    """A seat in the waiting room."""

    player: int
    seat: Seat
    name: str
    kind: Literal["you", "person", "bot"]
    away: bool
    level: str | None
    card: str | None  # drawn for the seat


class Room(Struct, frozen=True, gc=False):
    """What somebody sees of a table that they do not see: its waiting room before play, its door after."""

    table: str
    game: str
    session: str
    options: Mapping[str, Any]
    deck: Literal["french", "colours"]
    stage: Literal["gathering", "playing", "over"]
    owner: str  # the name of who opened it
    is_yours: bool
    you: int | None
    chairs: tuple[Chair, ...]  # at the door only those that are free
    asked: Literal["asking", "next", "refused"] | None  # how my wish for a seat stands
    knocks: tuple[Knock, ...]
    watchable: bool
    practice: bool
    hints: bool  # may be asked for by everybody at the table
    order: str = ""  # what every deal here is to be like, in the language of orders
    placed: bool = False  # whoever runs the table gives out its seats
    voice: tuple[InVoice, ...] | None = None  # those who speak with each other here; None: not at this table, or not I


class TaskShown(Struct, frozen=True, gc=False):
    """What to do at a table, and once that is decided what is said about it."""

    ask: Prose
    state: Literal["open", "done", "missed"]
    said: Prose


class LessonTable(Struct, frozen=True, gc=False):
    """The lesson that a table belongs to, and how its tasks stand."""

    lesson: str
    block: int
    tasks: tuple[TaskShown, ...]
    stopped: bool  # the lesson has it end here
    done: bool  # all that was to be done


class Glimpse(Struct, frozen=True, gc=False):
    """How a table stands, for who thinks of looking at it: nothing that does not lie open."""

    stage: Text
    contract: Text | None
    tricks_won: Mapping[Side, int]
    names: Mapping[Seat, str]
    bots: tuple[Seat, ...]  # who of them is one
    watchers: int


class AskHint(FromPage, frozen=True):
    """What would a bot do in my place? First something to think about, then, asked again, the move by its name."""

    id: int
    table: str
    deal: int
    at: int
    step: Literal["nudge", "name"] = "nudge"
