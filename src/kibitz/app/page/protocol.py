"""The messages between page and server: typed, tagged and versioned. The page's types are made from this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from kibitz.analysis.trick_losses import Accuracy
from kibitz.bots.bidding.explaining import CallMeaning
from kibitz.bots.decision import Why
from kibitz.cards import Seat, Side
from kibitz.engine.events import ClaimLine, Move
from kibitz.engine.text import Text
from kibitz.games.charts import Chart
from kibitz.games.settings import OptionGroup
from kibitz.narration.headlines import Mood
from kibitz.narration.milestones import Milestone
from kibitz.sessions import Sheet

VERSION: Final = 2
"""Raised with every change that a page of before would not understand; it is then told that it is `Outdated`."""


# --- from the page


class FromPage(Struct, frozen=True, tag_field="type", tag=True, gc=False, forbid_unknown_fields=True):
    """The marker of what a page may send. `id` is the page's own number for a request, answered once."""


class Hello(FromPage, frozen=True):
    """The first message: who I am, if I have been here before."""

    version: int
    token: str | None = None


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


class AskHint(FromPage, frozen=True):
    """What would a bot do in my place? First something to think about, then, asked again, the move by its name."""

    id: int
    table: str
    deal: int
    at: int
    step: Literal["nudge", "name"] = "nudge"


class AskHistory(FromPage, frozen=True):
    """What I have played, newest first, a page at a time: those before a time if one is named (seconds since 1970)."""

    id: int
    game: str | None = None
    result: Literal["won", "lost", "made", "down"] | None = None  # "made", "down": contracts of my own side
    company: Literal["bots", "people"] | None = None
    since: float | None = None
    before: float | None = None
    zone: int = 0  # how many minutes my clock is ahead of Greenwich: it decides which day it was


class AskDeal(FromPage, frozen=True):
    """A finished deal to step through."""

    id: int
    table: str
    deal: int


class AskRecord(FromPage, frozen=True):
    """A finished deal as a record to keep."""

    id: int
    table: str
    deal: int


class AskAnalysis(FromPage, frozen=True):
    """What could have been made of a finished deal."""

    id: int
    table: str
    deal: int


class AskMeanings(FromPage, frozen=True):
    """What the calls say that may follow the first `place` of the auction, the one that did among them."""

    id: int
    table: str
    deal: int
    place: int


class AskTables(FromPage, frozen=True):
    """Tables that can be watched."""

    id: int


class LetNetworkIn(FromPage, frozen=True):
    """From the computer that serves: others on its network may come in too."""

    id: int


class AskHandover(FromPage, frozen=True):
    """A short code to go on with on another device."""

    id: int


class TakeOver(FromPage, frozen=True):
    """The code, on the other device."""

    id: int
    code: str


class AskPuzzle(FromPage, frozen=True):
    """A puzzle that fits me, of a rung, question or theme if named, not the one I have just had; or a certain one."""

    id: int
    rung: str | None = None
    asks: str | None = None
    theme: str | None = None
    but: str | None = None
    key: str | None = None


class AnswerPuzzle(FromPage, frozen=True):
    """My answer: a card, or the place of a choice. The first one to each puzzle is rated."""

    id: int
    key: str
    answer: str


class AskDaily(FromPage, frozen=True):
    """The deals of the day, and how mine went among all."""

    id: int


class OpenDaily(FromPage, frozen=True):
    """Today's deal of a game, with me in the South seat. Once a day each."""

    id: int
    nickname: str
    game: str


Request = (
    Hello
    | OpenTable
    | Join
    | LetIn
    | SendAway
    | GiveUp
    | SetWatchable
    | Swap
    | Draw
    | Begin
    | Watch
    | Leave
    | Act
    | GoOn
    | EndSession
    | Say
    | StandUp
    | SitDown
    | AskReplace
    | SetLevel
    | SetPace
    | BeDummy
    | AskHint
    | AskHistory
    | AskDeal
    | AskRecord
    | AskAnalysis
    | AskMeanings
    | AskTables
    | LetNetworkIn
    | AskHandover
    | TakeOver
    | AskPuzzle
    | AnswerPuzzle
    | AskDaily
    | OpenDaily
)


# --- what a table looks like from one place


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
    seat: Seat
    card: str


class ContractShown(Struct, frozen=True, gc=False):
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
    """A card of a hand I play: its move if it may be played now, else why not."""

    seat: Seat
    card: str
    move: Move | None
    why: Text | None


class Offers(Struct, frozen=True, gc=False):
    """What I may do besides: most tables show these in a menu."""

    claim_up_to: int | None  # tricks that may be claimed
    lines: tuple[ClaimLine, ...]  # how a claim may be explained
    undo: bool
    others: tuple[Choice, ...]  # laws tables: accept or reject a lead, call the referee; turn a card
    exposes: tuple[Choice, ...] = ()  # laws tables: the cards that may be dropped by accident
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


class TrickShown(Struct, frozen=True, gc=False):
    """A trick of a deal that is over."""

    plays: tuple[CardPlayed, ...]
    winner: Seat


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


class StoryLine(Struct, frozen=True, gc=False):
    """One thing that happened; lines are numbered from 0 in each deal."""

    number: int
    text: Text


class Picture(Struct, frozen=True, gc=False):
    """All that one person sees of one table. Sent whole after every change: nothing to merge, nothing to lose."""

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
    playable: tuple[Playable, ...]
    choices: tuple[Choice, ...]
    offers: Offers
    pending: Pending | None
    story: tuple[StoryLine, ...]  # what happened and why, oldest first: the last lines of it that I may still read
    told: int  # how many lines the story of this deal has in all, so that new ones can be told from old
    sheets: tuple[Sheet, ...]
    verdict: Text | None  # the session is over
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
    redealt: Text | None = None  # why the deal before was not played, and this one dealt in its place
    pace: Literal["calm", "normal", "quick", "at once"] = "normal"  # of the bots, and of what is shown
    dummy_does: Literal["watches", "plays", "hurries"] | None = None  # I am dummy of a bot
    may_hurry: bool = False  # as such I may have the bots finish the deal
    vulnerability: Text | None = None  # who is vulnerable, in words; None where nobody ever is
    outlook: tuple[Text, ...] = ()  # what each side still needs, most important first
    milestones: tuple[Milestone, ...] = ()  # what the deal that is over brought besides its score
    below: Mapping[Side, int] = {}  # part-scores towards a game that the sides had before this deal
    hints: bool = False  # I may ask for one when it is my turn
    patience: int = 60  # seconds that somebody who is gone has to come back before a bot is asked for
    kept: tuple[Side, ...] | None = None  # who won each trick so far, where players keep their cards before them


class Glimpse(Struct, frozen=True, gc=False):
    """How a table stands, for who thinks of looking at it: nothing that does not lie open."""

    stage: Text
    contract: Text | None
    tricks_won: Mapping[Side, int]
    names: Mapping[Seat, str]
    bots: tuple[Seat, ...]  # who of them is one
    watchers: int


class TableLine(Struct, frozen=True, gc=False):
    """A table in a list; `deal` is the number of the last, as the sheet counts."""

    table: str
    game: str
    session: str
    names: tuple[str, ...]
    deal: int
    finished: bool
    yours: bool
    your_turn: bool
    gathering: bool  # its people are still in the waiting room
    at: float  # seconds since 1970
    trouble: Text | None = None  # why it cannot be opened
    glimpse: Glimpse | None = None  # of a table that may be watched


class DealLine(Struct, frozen=True, gc=False):
    """A deal in my history."""

    table: str
    deal: int
    number: int  # as the sheet counts
    game: str
    text: Text
    mood: Mood | None  # None: a bot played it for me, or it was kept before such things were
    points: int | None  # for my side, less those of the others
    partner: str | None
    others: tuple[str, ...]  # who sat there besides
    at: float


class DealTally(Struct, frozen=True, gc=False):
    """What became of my deals of one game against one level of bots."""

    game: str
    level: str | None  # "mixed": each bot its own; None: with other people
    deals: int
    won: int
    lost: int
    declared: int  # contracts of my side that could be made or not
    made: int
    defended: int  # those of the others
    beaten: int


class Streaks(Struct, frozen=True, gc=False):
    """Without a gap, and the longest there has been: days on which I played, contracts that my side made."""

    days: int
    most_days: int
    contracts: int
    most_contracts: int


class BestContract(Struct, frozen=True, gc=False):
    """A contract that would have served its side best, and the tricks it takes."""

    text: Text
    declarers: tuple[Seat, ...]
    tricks: int
    points: int | None  # net, for declarer's side; None where it depends on more than the deal


class ReplayStep(Struct, frozen=True, gc=False):
    """One thing that happened, for stepping through a deal."""

    kind: Literal["call", "card", "other"]
    seat: Seat | None
    value: str
    text: Text | None
    trick_winner: Seat | None = None
    why: Why | None = None  # a bot's reason, if a bot did it and had one


# --- practice


class PuzzleHand(Struct, frozen=True, gc=False):
    """A hand that is shown."""

    seat: Seat
    cards: tuple[str, ...]


class PuzzleChoice(Struct, frozen=True, gc=False):
    """An answer that is no card."""

    answer: str
    label: Text


class PuzzlePicture(Struct, frozen=True, gc=False):
    """A puzzle before it is answered."""

    key: str
    game: str
    deck: Literal["french", "colours"]
    title: Text
    strength: int  # how hard it has proved, on the scale of the players
    question: Text
    facts: tuple[Text, ...]
    you: Seat
    hands: tuple[PuzzleHand, ...]
    out: tuple[str, ...]  # the cards of the hidden hands together, where a player would have counted them
    strain: str | None
    trick: tuple[CardPlayed, ...]
    turn: Seat | None  # the hand that the card comes from, if a card is asked for
    cards: tuple[str, ...]  # those that can be answered
    choices: tuple[PuzzleChoice, ...]


class PuzzleKind(Struct, frozen=True, gc=False):
    """A question or a theme of which a rung has puzzles."""

    name: str
    title: Text
    count: int


class ThemeTally(Struct, frozen=True, gc=False):
    """What somebody has solved of a theme."""

    theme: str
    title: Text
    solved: int
    tried: int


class YourPractice(Struct, frozen=True, gc=False):
    """How I do with puzzles; `streak` is how many I have solved in a row."""

    strength: int
    deviation: int
    tried: int
    solved: int
    streak: int
    best: int
    themes: tuple[ThemeTally, ...]


class DailyLine(Struct, frozen=True, gc=False):
    """The deal of the day of one game: my table if I have begun, and how it stands among all who have finished."""

    game: str
    table: str | None
    score: int | None  # net, for North and South
    tricks: int | None
    finished: int
    place: int | None
    scores: tuple[tuple[int, int], ...]  # a score and how many have it, best first; only for who has finished


# --- from the server


class FromServer(Struct, frozen=True, tag_field="type", tag=True, gc=False):
    """The marker of what the server sends."""


class Welcome(FromServer, frozen=True):
    version: int
    token: str
    nickname: str | None
    tables: tuple[TableLine, ...]  # mine, to resume


class Done(FromServer, frozen=True):
    """The request is stored; for a move, where in the log it stands."""

    id: int
    table: str | None = None
    at: int | None = None


class Refused(FromServer, frozen=True):
    """The request was not carried out; nothing has changed. `id` is None for a message that was no request."""

    id: int | None
    text: Text


class Shown(FromServer, frozen=True):
    picture: Picture


class Waiting(FromServer, frozen=True):
    """The table is not to be seen, or not yet."""

    room: Room


class Spoke(FromServer, frozen=True):
    table: str
    player: int
    phrase: str


class Superseded(FromServer, frozen=True):
    """The same person has opened kibitz elsewhere; this connection sees no more."""

    moved: bool = False  # with a code: this device no longer knows who I am


class History(FromServer, frozen=True):
    """A page of my deals. With the first page comes what there is to say about all of them."""

    id: int
    deals: tuple[DealLine, ...]
    more: bool  # there are older ones
    tallies: tuple[DealTally, ...] = ()  # of what was asked for, whatever the results
    streaks: Streaks | None = None
    games: tuple[str, ...] = ()  # all that I have played


class DealShown(FromServer, frozen=True):
    """A finished deal: four hands as they were played, the code of the cards as dealt, and everything that happened."""

    id: int
    table: str
    deal: int
    number: int  # as the sheet counts
    game: str
    deck: Literal["french", "colours"]
    code: str
    seat: Seat | None  # where I sat, if I did
    dealer: Seat
    names: Mapping[Seat, str]
    hands: Mapping[Seat, tuple[str, ...]]
    steps: tuple[ReplayStep, ...]
    contract: ContractShown | None
    tricks_won: Mapping[Side, int]
    outcome: Outcome
    has_meanings: bool  # what its calls said can be asked


class Hint(FromServer, frozen=True):
    """What to think about; or what a bot that sees what I see would do, and why."""

    id: int
    said: tuple[Text, ...]
    move: Move | None = None
    why: Why | None = None


class Recorded(FromServer, frozen=True):
    """A finished deal as `kibitz replay` and `kibitz verify` read it, and a name for the file."""

    id: int
    name: str
    text: str


class LossShown(Struct, frozen=True):
    """A card that gave tricks away, and a better one with what the coach says of it, from what its player saw."""

    text: Text
    lesson: tuple[Text, ...]


class Analysis(FromServer, frozen=True):
    """With all cards seen and no mistakes: tricks by declarer and strain, and the contracts that pay best."""

    id: int
    tricks: Mapping[Seat, Mapping[str, int]]
    best: tuple[BestContract, ...]
    declarer: Seat | None = None
    course: tuple[int, ...] = ()  # tricks that declarer's side could count on, before the lead and after each trick
    losses: tuple[LossShown, ...] = ()  # where they changed
    accuracy: tuple[Accuracy, ...] = ()


class Meanings(FromServer, frozen=True):
    """Calls in words, each that is or was possible there."""

    id: int
    calls: tuple[CallMeaning, ...]


class Tables(FromServer, frozen=True):
    id: int
    tables: tuple[TableLine, ...]


class Network(FromServer, frozen=True):
    """The address at which others reach us."""

    id: int
    address: str


class Handover(FromServer, frozen=True):
    id: int
    code: str


class PuzzleShown(FromServer, frozen=True):
    """A puzzle, and what else there is of the rung that was asked for."""

    id: int
    puzzle: PuzzlePicture
    yours: YourPractice
    rungs: tuple[str, ...]
    questions: tuple[PuzzleKind, ...]
    themes: tuple[PuzzleKind, ...]


class PuzzleAnswered(FromServer, frozen=True):
    """Whether it was right, all right answers, and why."""

    id: int
    key: str
    is_right: bool
    right: tuple[str, ...]
    why: tuple[Text, ...]
    theme: Text
    is_rated: bool  # the first answer to this puzzle
    gained: int  # what it did to my strength
    yours: YourPractice
    deal: str | None  # the code of the whole deal, to play it


class DailyShown(FromServer, frozen=True):
    id: int
    day: str
    lines: tuple[DailyLine, ...]


class Outdated(FromServer, frozen=True):
    """The page is of another version than the server, or its greeting makes no sense: it must be loaded anew.

    `{"type": "Outdated"}` is the one message that every version of the page understands, whatever else changes: its
    name stays for ever, and a page looks at nothing else in it. It is the last message on its line.
    """


Answer = (
    Welcome
    | Done
    | Refused
    | Shown
    | Waiting
    | Spoke
    | Superseded
    | History
    | Recorded
    | Analysis
    | DealShown
    | Meanings
    | Hint
    | Tables
    | Network
    | Handover
    | PuzzleShown
    | PuzzleAnswered
    | DailyShown
    | Outdated
)


# --- over plain HTTP: what can be played, at /api/games


class ChoiceInfo(Struct, frozen=True, gc=False):
    """One of the values of an option, as one would say it."""

    value: str
    title: str


class OptionInfo(Struct, frozen=True, gc=False):
    """A choice to make before the cards are dealt."""

    name: str
    title: str
    description: str
    group: OptionGroup
    kind: Literal["switch", "choice", "number"]
    choices: tuple[ChoiceInfo, ...]  # of a "choice"
    default: bool | int | str | None
    least: int | None = None  # of a "number"
    most: int | None = None


class SessionInfo(Struct, frozen=True, gc=False):
    """A way of stringing deals together, and the options of the game that it needs."""

    name: str
    title: str
    blurb: str
    options: tuple[OptionInfo, ...]
    needs: Mapping[str, Any]


class GameInfo(Struct, frozen=True, gc=False):
    name: str
    title: str
    blurb: str
    players: int
    deck: Literal["french", "colours"]
    options: tuple[OptionInfo, ...]
    sessions: tuple[SessionInfo, ...]  # the default first


class Phrase(Struct, frozen=True, gc=False):
    """Something to say. What approves or regrets a play waits until the deal is over (Law 24)."""

    text: str
    after_deal: bool = False


class Catalogue(Struct, frozen=True, gc=False):
    """All games, lowest rung first; the levels of bots; and the address that friends can reach, if it is another."""

    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    phrases: tuple[Phrase, ...]
    address: str | None


class Passage(Struct, frozen=True, gc=False):
    """A piece of the rules: a heading, some sentences, one of a list, or the name of a picture. **So** is stressed."""

    kind: Literal["heading", "text", "item", "picture"]
    text: str


class RuleBook(Struct, frozen=True, gc=False):
    """The rules of a game in one language: its own, those of every table, and what its deals pay."""

    game: str
    own: tuple[Passage, ...]
    shared: tuple[Passage, ...]
    charts: tuple[Chart, ...]


PHRASES: Final = (
    Phrase("Hello!"),
    Phrase("Good luck!"),
    Phrase("One moment, please."),
    Phrase("I am back."),
    Phrase("Goodbye!"),
    Phrase("Well played!", after_deal=True),
    Phrase("Nicely done!", after_deal=True),
    Phrase("Thank you, partner!", after_deal=True),
    Phrase("Sorry!", after_deal=True),
    Phrase("Good game!", after_deal=True),
)
"""All that players can say to each other: nothing about the cards, nothing free."""
