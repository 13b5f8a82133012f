"""What a page may ask about: a hint, the past, other tables, practice."""

from __future__ import annotations

from typing import Literal

from kibitz.app.page.protocol.table_requests import FromPage


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
    place: int | None = None  # as that player saw it, for who had no seat there


class AskRecord(FromPage, frozen=True):
    """A finished deal as a file to keep: a record of ours, or one that other bridge programs read."""

    id: int
    table: str
    deal: int
    form: Literal["json", "pbn"] = "json"


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


Inquiry = (
    AskHint
    | AskHistory
    | AskDeal
    | AskRecord
    | AskAnalysis
    | AskMeanings
    | AskOpinion
    | PlayAgain
    | AskTables
    | LetNetworkIn
    | AskHandover
    | TakeOver
    | AskPuzzle
    | AnswerPuzzle
    | AskDaily
    | OpenDaily
)
