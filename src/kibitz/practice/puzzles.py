"""A puzzle as data: the position, the question, every right answer, and where the ones that come with kibitz are."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.positions import Position
from kibitz.cards import Card, Deck, Hand, NotationError, Seat, Strain
from kibitz.engine import codec
from kibitz.engine.events import Contract
from kibitz.engine.text import Template
from kibitz.formats.errors import FormatError
from kibitz.games.registry import GAMES

NO_PUZZLE: Final = Template("practice-no-puzzle")

SHIPPED: Final = "puzzles.jsonl"


class Asks(StrEnum):
    """What a puzzle asks."""

    REST = "rest"  # all hands shown: take every trick that is left
    SAFE = "safe"  # two hands shown: win so many, wherever the other cards lie
    DEAL = "deal"  # a whole deal, all hands shown: which card makes the contract?
    TRUMPS = "trumps"  # two hands shown: which strain?
    STAKES = "stakes"  # two hands shown: how high?
    SIGNAL = "signal"  # one suit of a hand: which card tells partner?
    ODDS = "odds"  # one suit of two hands: which card wins enough most often?
    LEAD = "lead"  # a hand, dummy and the contract: which first lead wins most?


class Theme(StrEnum):
    """What a puzzle is about."""

    TRICKS = "tricks"
    FINESSE = "finesse"
    LONG_SUIT = "long-suit"
    RUFF = "ruff"
    ENTRIES = "entries"
    HOLD_UP = "hold-up"
    SAFETY = "safety"
    FIT = "fit"
    POINTS = "points"
    SIGNALS = "signals"
    CHANCES = "chances"
    COUNTING = "counting"
    LEADS = "leads"
    SECOND_HAND = "second-hand"
    THIRD_HAND = "third-hand"
    DISCARDS = "discards"


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """A position and a question about it.

    `hands` are the hands shown. `out` are the cards that lie in the others, where those are hidden. `trick` has
    the cards on the table from `leader` on, `round_before` those of the trick before, from North on, where it
    matters. `points` are those that hidden hands have left. With a card for an answer, `need` are the tricks that
    the side to play must win from here on, the one on the table included. Otherwise `contracts` are the answers to
    choose from.
    `right` names all right answers; `figures` has what is known of each, in the way of its question.
    """

    game: str
    asks: Asks
    theme: Theme
    hands: Mapping[Seat, Hand]
    you: Seat = Seat.SOUTH
    strain: Strain | None = None
    leader: Seat = Seat.SOUTH
    trick: tuple[Card, ...] = ()
    round_before: tuple[Card, ...] = ()
    need: int = 0
    out: Hand | None = None
    points: Mapping[Seat, int] = {}
    contracts: tuple[Contract, ...] = ()
    habit: str = ""  # a signal: what it tells
    suit: Strain | None = None  # a signal: in which suit
    only: Strain | None = None  # the suit that a lead has to be of
    code: str = ""  # of the deal that the position comes from
    right: tuple[str, ...] = ()
    figures: Mapping[str, tuple[float, ...]] = {}
    rating: int = 1200

    @cached_property
    def key(self) -> str:
        """Names the question, whatever is known of its answer.

        >>> shipped()[0].key == replace(shipped()[0], right=(), rating=900).key
        True
        """
        question = replace(self, right=(), figures={}, rating=1200)
        return hashlib.sha256(encode(question)).hexdigest()[:12]

    @property
    def deck(self) -> Deck:
        return next(iter(self.hands.values())).deck

    @property
    def turn(self) -> Seat:
        """The hand that the next card comes from."""
        return self.leader.clockwise()[len(self.trick)]

    @property
    def answers(self) -> tuple[str, ...]:
        """All that can be answered: cards by name, contracts by their place in the list."""
        if self.contracts:
            return tuple(map(str, range(len(self.contracts))))
        return tuple(card.name for card in self.playable)

    @property
    def playable(self) -> Hand:
        """The cards that can be played next."""
        held = self.hands[self.turn]
        asked = self.trick[0].suit if self.trick else self.only
        return (held.of(asked) if asked else held) or held

    @property
    def position(self) -> Position:
        """As the solver takes it, where all hands are shown."""
        assert self.strain is not None
        return Position(self.hands, self.strain, self.leader, self.trick)


def encode(puzzle: Puzzle) -> bytes:
    """One line of a file of puzzles."""
    return codec.encode(puzzle)


_decoder: Final = msgspec.json.Decoder(Puzzle, dec_hook=codec.from_text)


def decode(line: bytes | str) -> Puzzle:
    """A puzzle back from its line.

    >>> decode(encode(shipped()[0])) == shipped()[0]
    True
    """
    try:
        return _decoder.decode(line)
    except msgspec.MsgspecError as error:
        raise NotationError(NO_PUZZLE(why=str(error))) from error


def read_puzzles(lines: Iterable[bytes | str], name: str) -> Iterator[Puzzle]:
    """The puzzles of a file, one a line; what is wrong is said with its line."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield decode(line)
            except NotationError as error:
                raise FormatError.at(error, file=name, line=number) from error


@lru_cache(maxsize=1)
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with kibitz."""
    text = files(__package__).joinpath(SHIPPED).read_bytes()
    return tuple(read_puzzles(text.splitlines(), SHIPPED))


@lru_cache(maxsize=1)
def by_key() -> Mapping[str, Puzzle]:
    """The same, to be looked up."""
    return {puzzle.key: puzzle for puzzle in shipped()}


def options_of(puzzle: Puzzle) -> dict[str, Any]:
    """The options of the game under which a deal of the puzzle counts by itself."""
    return dict(GAMES[puzzle.game].alone or {})
