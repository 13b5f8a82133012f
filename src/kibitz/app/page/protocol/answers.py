"""What the server sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kibitz.analysis.trick_losses import Accuracy
from kibitz.app.page.protocol.learner_messages import GameChart
from kibitz.app.page.protocol.lesson_messages import LedgerPlace, LessonMark, LessonReply
from kibitz.app.page.protocol.listings import DealLine, DealTally, Streaks, TableLine
from kibitz.app.page.protocol.puzzle_messages import DailyLine, PuzzleKind, PuzzlePicture, YourPractice
from kibitz.app.page.protocol.retrospect import BestContract, CardCosts, LossShown, ReplayStep
from kibitz.app.page.protocol.table_picture import ContractShown, Outcome, Picture
from kibitz.app.page.protocol.viewer_messages import BoardDetails
from kibitz.app.page.protocol.waiting_room import Room
from kibitz.app.storage.rows import FirstPlayed
from kibitz.bots.bidding.explaining import CallMeaning
from kibitz.bots.decision import Why
from kibitz.cards import Seat, Side
from kibitz.engine.events import Move
from kibitz.engine.text import Text
from kibitz.learner.portrait import SkillSeen, Trend
from kibitz.lessons.lesson import Prose


class FromServer(Struct, frozen=True, tag_field="type", tag=True, gc=False):
    """The marker of what the server sends."""


class Welcome(FromServer, frozen=True):
    """The first answer: who I am, and which of my tables are not over."""

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
    """The table as I see it: the whole picture, after every change."""

    picture: Picture


class Waiting(FromServer, frozen=True):
    """The table is not to be seen, or not yet."""

    room: Room


class Spoke(FromServer, frozen=True):
    """Somebody at the table said one of the set phrases."""

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
    first: FirstPlayed | None = None  # the deal had been played before: where


class BoardShown(FromServer, frozen=True):
    """A board of a file or of a link, to step through."""

    id: int
    board: BoardDetails


class DealsDrawn(FromServer, frozen=True):
    """The codes of deals that are as wanted, and how rare those are."""

    id: int
    codes: tuple[str, ...] = ()
    rarity: Text | None = None


class Hint(FromServer, frozen=True):
    """What to think about; or what a bot that sees what I see would do, and why."""

    id: int
    said: tuple[Text, ...]
    move: Move | None = None
    why: Why | None = None


class Recorded(FromServer, frozen=True):
    """A finished deal as a file, and a name for it."""

    id: int
    name: str
    text: str


class Analysis(FromServer, frozen=True):
    """With all cards seen and no mistakes: tricks by declarer and strain, and the contracts that pay best."""

    id: int
    tricks: Mapping[Seat, Mapping[str, int]]
    best: tuple[BestContract, ...]
    declarer: Seat | None = None
    course: tuple[int, ...] = ()  # tricks that declarer's side could count on, before the lead and after each trick
    losses: tuple[LossShown, ...] = ()  # where they changed
    accuracy: tuple[Accuracy, ...] = ()
    cards: tuple[CardCosts, ...] = ()  # in the order in which they were played


class Meanings(FromServer, frozen=True):
    """Calls in words, each that is or was possible there."""

    id: int
    calls: tuple[CallMeaning, ...]


class Opinion(FromServer, frozen=True):
    """What the coach would have done, seeing what the player saw, and why; whether that is what was done."""

    id: int
    said: tuple[Text, ...]
    is_same: bool


class Tables(FromServer, frozen=True):
    """The tables that are open to who would like to watch."""

    id: int
    tables: tuple[TableLine, ...]


class Network(FromServer, frozen=True):
    """The address at which others reach us."""

    id: int
    address: str


class Handover(FromServer, frozen=True):
    """The short code with which another device of mine goes on."""

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
    """The deals of the day, one for each rung."""

    id: int
    day: str
    lines: tuple[DailyLine, ...]


class MyLessons(FromServer, frozen=True):
    """The lessons that I have begun, the newest first."""

    id: int
    lessons: tuple[LessonMark, ...]


class LessonShown(FromServer, frozen=True):
    """Where I am in a lesson, and what is said to what I did."""

    id: int
    lesson: str
    at: int  # the block; as many as there are: the end
    furthest: int  # the last one that I have come to
    marks: Mapping[int, Literal["done", "missed"]]  # what came of each
    tries: int
    table: str | None  # the one played last, for this block or an earlier one
    reply: LessonReply | None
    sheet: LedgerPlace | None
    notes: tuple[Prose, ...]  # at the end: what was seen besides
    is_learnt: bool


class ProgressShown(FromServer, frozen=True):
    """My picture as a learner, from the deals that I played myself, each once."""

    id: int
    deals: int
    waiting: int  # deals that have not been looked at yet
    charts: tuple[GameChart, ...] = ()
    said: Text | None = None  # of the charts, in a sentence
    skills: tuple[SkillSeen, ...] = ()
    themes: tuple[SkillSeen, ...] = ()  # of puzzles
    trends: tuple[Trend, ...] = ()


class Outdated(FromServer, frozen=True):
    """The page is of another version than the server, or its greeting makes no sense: it must be loaded anew.

    `{"type": "Outdated"}` is the one message that every version of the page understands, whatever else changes: its
    name stays for ever, and a page looks at nothing else in it. It is the last message on its line.
    """


HouseAnswer = (
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
    | BoardShown
    | DealsDrawn
    | Meanings
    | Opinion
    | Hint
    | Tables
    | Network
    | Handover
    | PuzzleShown
    | PuzzleAnswered
    | DailyShown
    | MyLessons
    | LessonShown
    | ProgressShown
    | Outdated
)
