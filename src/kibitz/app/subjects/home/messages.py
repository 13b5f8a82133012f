"""Before a table: who I am, which tables there are, what a code is of, what can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer, LedgerName
from kibitz.app.tables.messages import Glimpse
from kibitz.app.tables.phrases import Phrase
from kibitz.club.law_tree import LawQuestion
from kibitz.engine.text import Text
from kibitz.games.charts import Chart
from kibitz.games.settings import OptionGroup
from kibitz.learner.path import NextStep, Rung, Trey


class Hello(FromPage, frozen=True):
    """The first message: who I am, if I have been here before."""

    version: int
    token: str | None = None


class Welcome(FromServer, frozen=True):
    """The first answer: who I am, and which of my tables are not over."""

    version: int
    token: str
    nickname: str | None
    tables: tuple[TableLine, ...]  # mine, to resume


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
    again: bool  # deals that were played before, one by one
    practice: bool  # every move can be taken back
    gathering: bool  # its people are still in the waiting room
    at: float  # seconds since 1970
    trouble: Text | None = None  # why it cannot be opened
    glimpse: Glimpse | None = None  # of a table that may be watched


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
    """A game with its options, and the sessions in which it can be played."""

    name: str
    title: str
    blurb: str
    players: int
    deck: Literal["french", "colours"]
    options: tuple[OptionInfo, ...]
    sessions: tuple[SessionInfo, ...]  # the default first
    competes: bool  # whether there can be a competition of it


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


class RefereeBook(Struct, frozen=True, gc=False):
    """All that the referee asks about tables with real cards: the first question, and each by its name."""

    first: str
    questions: Mapping[str, LawQuestion]


CodeKind = Literal[LedgerName, "table"]


class FindCode(FromPage, frozen=True):
    """I have a code, and do not know what it is of."""

    id: int
    code: str


class CodeFound(FromServer, frozen=True):
    """What it is of, and the code as it stands in addresses."""

    id: int
    kind: CodeKind
    code: str


class AskHome(FromPage, frozen=True):
    """What is next for me, and how far up the ladder I am; `zone` is how many minutes my clock is ahead."""

    id: int
    language: str = "en"
    zone: int = 0


class StartAt(FromPage, frozen=True):
    """I can play already: my way begins at this rung; an empty one begins at the first again."""

    id: int
    rung: str


class HomeShown(FromServer, frozen=True):
    """What is next for me wherever something ends, and Trey's words on it; the ladder; how my days and my week went."""

    id: int
    face: Trey
    greeting: Text
    step: NextStep
    rungs: tuple[Rung, ...]
    star: str  # the rung whose star has come with what I did last
    tomorrow: Text | None  # what there will be the next day
    days: int  # with cards one after the other, a day between them forgiven
    is_today: bool  # today is one of them
    week: Text | None
    week_theme: str  # of the puzzles that it leads to
    week_puzzles: tuple[str, ...]  # or certain ones, by their keys


HomeRequest = Hello | AskTables | AskHome | StartAt | FindCode | LetNetworkIn | AskHandover | TakeOver
HomeAnswer = Welcome | Tables | HomeShown | CodeFound | Network | Handover
