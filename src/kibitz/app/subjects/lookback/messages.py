"""What was played: what is asked of it, and what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.app.pictures.replay_messages import Analysis, ReplayStep
from kibitz.app.tables.messages import ContractShown, Meanings, Outcome
from kibitz.app.tables.table_rows import FirstPlayed
from kibitz.cards import Seat, Side
from kibitz.coach.card_verdicts import CardVerdict
from kibitz.engine.text import Text
from kibitz.learner.path import Trey
from kibitz.learner.points_curve import CurvePoint
from kibitz.learner.portrait import SkillSeen, Trend
from kibitz.narration.headlines import Mood


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
    by_seat: bool = False  # it is told by points of the compass: of a lesson, or where somebody gives out the seats


class Recorded(FromServer, frozen=True):
    """A finished deal as a file, and a name for it."""

    id: int
    name: str
    text: str


class CardsJudged(FromServer, frozen=True):
    """What can be said of my cards by what I could know, and in one sentence how the deal came to its end."""

    id: int
    reason: Text | None
    verdicts: tuple[CardVerdict, ...]


class Opinion(FromServer, frozen=True):
    """What the coach would have done, seeing what the player saw, and why; whether that is what was done."""

    id: int
    said: tuple[Text, ...]
    is_same: bool


class ProgressShown(FromServer, frozen=True):
    """My picture as a learner, from the deals that I played myself, each once."""

    id: int
    deals: int
    waiting: int  # deals that have not been looked at yet
    charts: tuple[GameChart, ...] = ()
    told: Text | None = None  # how well I choose by now, in a sentence
    face: Trey = "smiles"
    practise: Text | None = None  # the kind of play that I miss most
    practise_theme: str = ""  # what puzzles of it are about
    said: Text | None = None  # of the charts, in a sentence
    skills: tuple[SkillSeen, ...] = ()
    themes: tuple[SkillSeen, ...] = ()  # of puzzles
    trends: tuple[Trend, ...] = ()


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
    again: bool = False  # it had been played before, and is not counted


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


class AskProgress(FromPage, frozen=True):
    """My picture as a learner. With many deals it takes a while: as long as some wait, it is asked again."""

    id: int


class AskMyData(FromPage, frozen=True):
    """All that is kept of me, as a file."""

    id: int


class ForgetMyDeals(FromPage, frozen=True):
    """Delete my history, my answers to puzzles and my picture, and the finished tables at which nobody else sat."""

    id: int


class ChartDot(Struct, frozen=True, gc=False):
    """A deal that I declared: the points of the two hands, and the tricks that they won."""

    table: str
    deal: int
    at: float  # seconds since 1970
    points: int
    tricks: int


class GameChart(Struct, frozen=True, gc=False):
    """My deals of one game, oldest first, beside those that were simulated."""

    game: str
    dots: tuple[ChartDot, ...]
    curve: tuple[CurvePoint, ...]


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
    place: int | None = None  # as that player saw it, for who had no seat there


class AskRecord(FromPage, frozen=True):
    """A finished deal as a file to keep: a record of ours, or one that other bridge programs read."""

    id: int
    table: str
    deal: int
    form: Literal["json", "pbn"] = "json"


class AskAnalysis(FromPage, frozen=True):
    """What could have been made of a finished deal."""

    answered_beside: ClassVar[bool] = True
    id: int
    table: str
    deal: int


class AskVerdicts(FromPage, frozen=True):
    """What can be said of my cards in a finished deal."""

    answered_beside: ClassVar[bool] = True
    id: int
    table: str
    deal: int


class AskMeanings(FromPage, frozen=True):
    """What the calls say that may follow the first `place` of the auction, the one that did among them."""

    id: int
    table: str
    deal: int
    place: int


class AskOpinion(FromPage, frozen=True):
    """What the coach would have called or chosen at that place of the log of a finished deal, where I did."""

    id: int
    table: str
    deal: int
    at: int


class PlayAgain(FromPage, frozen=True):
    """A finished deal once more from before the move at that place of its log, in my seat, with the same bots."""

    id: int
    nickname: str
    table: str
    deal: int
    at: int = 0


LookbackRequest = (
    AskHistory
    | AskDeal
    | AskRecord
    | AskAnalysis
    | AskVerdicts
    | AskMeanings
    | AskOpinion
    | PlayAgain
    | AskProgress
    | AskMyData
    | ForgetMyDeals
)
LookbackAnswer = History | DealShown | Recorded | Analysis | CardsJudged | Meanings | Opinion | ProgressShown
