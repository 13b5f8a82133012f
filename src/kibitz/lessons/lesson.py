"""What a lesson is made of, as types: talk, tables to play at, tasks, questions and sheets to fill in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from kibitz.cards import Call, Card, Hand, Seat, Strain

FragmentStyle = Literal["plain", "strong", "emphasis", "card", "picture"]


class Fragment(Struct, frozen=True):
    """A piece of text in one style. A card is named as everywhere ("SA"); of a picture the text says what is on it."""

    text: str
    style: FragmentStyle = "plain"
    picture: str = ""


class Paragraph(Struct, frozen=True):
    """Fragments that are read together; `bullet` where it is one of a list."""

    fragments: tuple[Fragment, ...]
    bullet: bool = False

    def __str__(self) -> str:
        return "".join(each.text for each in self.fragments)


Prose = tuple[Paragraph, ...]
"""What is said to the learner."""


# --- what the learner has to do


class CardDeed(Struct, frozen=True, tag="played"):
    """A card played: first the situation in which it counts, then what card it has to be."""

    trick: int | None = None  # the first is 1
    lead: bool | None = None
    place: int | None = None  # 1 leads, 4 plays last
    after: Literal["winning", "losing"] | None = None  # what became of the trick before, for the same hand
    void: bool | None = None  # the hand has no card of the suit led
    partner_winning: bool | None = None
    hand: Literal["own", "dummy"] | None = None

    cards: tuple[Card, ...] = ()  # one of these
    suit: Literal["led", "trumps", "longest", "partner", "other"] | Strain | None = None
    rank: Literal["lowest", "highest", "winning", "cheapest"] | None = None


class CountDeed(Struct, frozen=True, tag="announced"):
    """A count announced, of points, strength or the longest colour: the right one, or this one."""

    number: Literal["right"] | int = "right"
    measure: Literal["points", "strength", "longest"] | None = None


class CallDeed(Struct, frozen=True, tag="called"):
    """A call made: first the situation in which it counts, then what call it has to be.

    It is one of these, any bid, or what the guidelines say for the hand and the calls before.
    """

    call: Literal["guidelines", "bid"] | tuple[Call, ...]
    time: int | None = None  # which of the learner's own calls; the first is 1
    opening: bool | None = None  # nobody has bid before


class TargetDeed(Struct, frozen=True, tag="targeted"):
    """So many tricks promised, by the game's own word, before trumps are named."""

    terms: str


class ContractDeed(Struct, frozen=True, tag="chose"):
    """A contract chosen: in one of these strains, in the longest suit of both hands, or with eight trumps and more."""

    strain: Literal["longest", "fit"] | Strain | None = None
    terms: str | None = None


class TrickDeed(Struct, frozen=True, tag="won"):
    """Tricks won by the learner's side, at least so many, or as many as it needs."""

    tricks: Literal["goal"] | int


Deed = CardDeed | CountDeed | CallDeed | TargetDeed | ContractDeed | TrickDeed


class WrongMove(Struct, frozen=True):
    """A kind of wrong move that the author has foreseen, and what is said to who makes it.

    All that is given has to hold of the move. What it says of a card means the same as in `CardDeed`.
    """

    reply: Prose
    step: int | None = None  # which of the task's deeds it was to be; the first is 1
    cards: tuple[Card, ...] = ()
    suit: Literal["led", "trumps", "longest", "partner", "other"] | Strain | None = None
    rank: Literal["lowest", "highest", "winning", "cheapest"] | None = None
    call: tuple[Call, ...] = ()
    strain: Literal["longest", "fit"] | Strain | None = None
    terms: str | None = None
    number: int | None = None


class Task(Struct, frozen=True):
    """What to do at a table, and what is said when it was done and when not.

    To a wrong move the first of `wrong` that fits it replies, and `missed` where none does.

    The first chance decides, unless `chance` is any. Of a `quiet` task nothing is said: what came of it is noted.
    """

    line: int
    do: tuple[Deed, ...]
    ask: Prose = ()
    done: Prose = ()
    missed: Prose = ()
    wrong: tuple[WrongMove, ...] = ()
    chance: Literal["first", "any"] = "first"
    quiet: bool = False
    note: Prose = ()  # of a quiet task: what it is that was noted


# --- the blocks of a lesson


class Talk(Struct, frozen=True, tag="talk"):
    """Something to read."""

    line: int
    prose: Prose


class Stop(Struct, frozen=True):
    """Where a table ends: at declarer or contract, after so many calls of the learner's or tricks, or with the deal."""

    at: Literal["declarer", "contract", "calls", "tricks", "end"] = "end"
    tricks: int = 0
    calls: int = 0


class Practice(Struct, frozen=True, tag="table"):
    """A table to play at. The learner sits at `you`; bots have the other seats."""

    line: int
    game: str
    you: Seat = Seat.SOUTH
    dealer: Seat = Seat.NORTH
    options: Mapping[str, Any] = {}
    hands: Mapping[Seat, Hand] = {}  # none: dealt by chance, or by the seed
    seed: int | None = None
    name: str = ""
    again: str = ""  # the name of an earlier table, for the same cards once more
    levels: Mapping[Seat, str] = {}
    plays: Mapping[Seat, tuple[Card, ...]] = {}  # what these hands play, one after the other, if they may
    calls: Mapping[Seat, tuple[Call, ...]] = {}  # what these players call, one after the other, if they may
    contract: tuple[str, Strain] | None = None  # chosen already: its terms and its strain
    session: str = ""  # the name of a session, such as a rubber, in which the deals of a lesson count together
    stop: Stop = Stop()
    tasks: tuple[Task, ...] = ()


class QuizAnswer(Struct, frozen=True):
    """One of the answers to choose from, in words or cards, and what is said to who gives it."""

    say: Prose = ()
    cards: tuple[Card, ...] = ()
    right: bool = False
    reply: Prose = ()
    plays: Card | None = None  # where `suit` is told: the card that an answer in words comes to


class SuitHeld(Struct, frozen=True):
    """A suit of the learner and dummy, and what it has to bring: with it the answer to a question can be proved."""

    hands: Mapping[Seat, Hand]  # of North and South
    need: int = 0  # so many tricks are to be won; where the answer is a number, that is how many can be
    led: tuple[Card, ...] = ()  # on the table already: one of these hands has led, and the next has followed
    split: tuple[int, ...] = ()  # how the others hold it, if that is told


class Question(Struct, frozen=True, tag="question"):
    """A question with answers to choose from, or one whose answer is a number."""

    line: int
    ask: Prose
    cards: tuple[Card, ...] = ()  # shown with it, side by side
    answers: tuple[QuizAnswer, ...] = ()
    number: int | None = None
    done: Prose = ()
    missed: Prose = ()
    wrong: tuple[WrongMove, ...] = ()  # numbers that are a mistake of their own kind
    suit: SuitHeld | None = None  # the suit that it is about


Column = Literal[
    "points",
    "tricks",
    "score",
    "we",
    "they",
    "we_below",
    "we_above",
    "they_below",
    "they_above",
    "we_total",
    "they_total",
]
"""What can be written about a deal.

The points that declarer's side held, the tricks it won, and what the deal was worth to the side that scored. Then what
it brought to the learner's side and to the other, in all, below the line and above it; and what the session has so far.
"""


class ToldDeal(Struct, frozen=True):
    """A deal that was not played but is told: what was bid, by whom, and how many tricks declarer's side won."""

    bid: Call
    by: Seat
    tricks: int
    terms: Literal["undoubled", "doubled", "redoubled"] = "undoubled"
    game: str = "contract"
    dealer: Seat = Seat.NORTH


class SheetBlock(Struct, frozen=True, tag="sheet"):
    """A sheet on which the learner writes about a deal just played or told, or which shows deals side by side.

    Of a session it is the whole score sheet; `ahead`, `level` or `behind` says how the learner's side stands.
    """

    line: int
    of: tuple[str, ...] = ()  # names of tables; none is the one played last
    write: tuple[Column, ...] = ()
    ask: Prose = ()
    done: Prose = ()
    missed: Prose = ()
    told: ToldDeal | None = None
    session: str = ""
    beside: str = ""  # a level: the deals of the session are compared with what such bots make of the same cards
    ahead: Prose = ()
    level: Prose = ()
    behind: Prose = ()


Block = Talk | Practice | Question | SheetBlock


class Part(Struct, frozen=True):
    """A heading and what stands under it."""

    title: str
    line: int
    blocks: tuple[Block, ...]


COURSES: Final = ("card-play", "bidding")
"""What can be learnt beside the ladder."""


class Lesson(Struct, frozen=True):
    """A whole lesson."""

    name: str
    title: str
    summary: str
    parts: tuple[Part, ...]
    number: int = 0  # its place among others
    language: str = "en"
    rung: str = ""  # the name of the game whose rung of the ladder it belongs to; empty where it is of none
    course: str = ""  # one of COURSES, if it is for those who go further: no star waits for it
    puzzles: tuple[str, ...] = ()  # by their keys: what to solve once it is learnt

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All blocks in the order in which one comes to them."""
        return tuple(block for part in self.parts for block in part.blocks)
