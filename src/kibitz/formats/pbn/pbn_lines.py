"""The lines of a PBN file as boards not yet read: tags and their values, and the words and comments below them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct, field

from kibitz.engine.text import Template, Text
from kibitz.formats.errors import FormatError

BOARD_TOO_LONG: Final = Template("files-board-too-long")
BOARD_TOO_FULL: Final = Template("files-board-too-full")
OPEN_COMMENT: Final = Template("files-open-comment")
NOTE_UNNUMBERED: Final = Template("files-note-unnumbered")
STRAY_NOTE: Final = Template("files-stray-note")
NO_TAG: Final = Template("files-no-tag")
TAG_EXPECTED: Final = Template("files-tag-expected")

MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that every board has when it is written, in their order."""

SECTIONS: Final = ("Auction", "Play")
"""The tags below which stand calls and cards."""

_CANONICAL: Final = {name.lower(): name for name in (*MANDATORY, *SECTIONS, "Note")}
_KNOWN_NAMES: Final = frozenset(_CANONICAL.values())
_BEGINNINGS: Final = ("Event", "Board")
_LONGEST: Final = 20_000  # lines of one board: a file without empty lines is not read into memory as a whole
_MOST: Final = 2_000  # tags, words and comments of one board: what takes long to put together is no board
_DIGITS: Final = 6  # of the number of a note
_TAG_LINES: Final = 20  # so many lines may a tag go on over

_OPEN_TAG: Final = re.compile(r'\s*\[\s*(?:\w+\s*(?:"[^"]*)?)?$')
_OPEN_BRACKET: Final = re.compile(r'\s*\[\s*\w+\s*"[^"]*"\s*$')
_LIKE_A_MOVE: Final = re.compile(
    r"(?:pass?|p|ap|all|xx?|dbl|r?dbl|[1-7](?:nt?|[shdc])|[shdc](?:10|[2-9tjqka])|[-+*]|=\d+=|\$\d+|\^\w)[!?*]*",
    re.IGNORECASE,
)
_END_MARKS: Final = "\r\n\x1a\x00"
"""What old programs leave behind the last line."""
_WHOLE_TAG: Final = re.compile(r'\[(\w+) "([^"\\]*)"\]\s*')
"""A line with one tag and nothing else, as nearly all are."""
_NOT_PLAIN: Final = re.compile(r"[;{\[\]\"]")
_TOKEN: Final = re.compile(
    r"\s+"
    r"|;(?P<rest>.*)"
    r"|\{(?P<comment>[^}]*)(?P<closed>\}?)"
    # A quotation mark inside a value is written \"; one that is not, and does not end the tag, is forgiven.
    r'|\[\s*(?P<tag>\w+)\s*"(?P<value>(?:\\[\\"]|[^"\\]|\\(?![\\"])|"(?!\s*\]))*)"\s*\]'
    r"|(?P<word>[^\s;{]+)"
)


class Piece(Struct, gc=False):
    """A word or a comment of a section, and its line."""

    text: str
    line: int
    is_comment: bool = False


class Tag(Struct):
    """A tag, its value, and what stands below it: pieces of an auction or play, rows of anything else."""

    name: str
    value: str
    line: int
    pieces: list[Piece] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)


class RawBoard(Struct):
    """What belongs to one board, in order; of a tag that comes twice the first counts."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    directives: list[str] = field(default_factory=list)
    comments: list[tuple[str, str]] = field(default_factory=list)  # after which tag, and what


class Scanner:
    """Takes the lines of a handle one by one and gives board after board, holding one at a time."""

    def __init__(self, lines: Callable[[], str], fail: Callable[[Text, int], FormatError]) -> None:
        self._next_line = lines
        self._fail = fail
        self._number = 0
        self._kept_lines: deque[str] = deque()  # looked at already: what follows is decided by them
        self._looked_to = 0  # so far it is known that the board goes on
        self._spoilt = False

    def boards(self) -> Iterator[RawBoard]:
        while (board := self.board()) is not None:
            yield board

    def board(self) -> RawBoard | None:
        """The next board, or None at the end; after an error the board that follows the faulty one."""
        if self._spoilt:
            self._skip()
        board = RawBoard(self._number + 1)
        self._taken = 0
        self._tag: Tag | None = None
        self._section: Tag | None = None
        self._open: list[str] | None = None  # the lines so far of a comment that is not closed yet
        self._spoilt = True
        while line := self._line():
            text = line.rstrip(_END_MARKS)
            if self._open is None and not text.strip():
                if board.tags and not self._goes_on(board):
                    break
                continue
            if self._open is None and self._begins_another(text, board):
                self._keep([line])
                break
            if self._open is None and (_OPEN_TAG.match(text) or _OPEN_BRACKET.match(text)):
                text = self._whole_tag(text)
            if self._number - board.line > _LONGEST:
                raise self._fail(BOARD_TOO_LONG(lines=_LONGEST), board.line)
            self._take(text, board)
        self._spoilt = False
        if self._open is not None:
            raise self._fail(OPEN_COMMENT(), self._opened)
        return board if board.tags or board.directives or board.comments else None

    def _line(self) -> str:
        line = self._kept_lines.popleft() if self._kept_lines else self._next_line()
        if line:
            self._number += 1
        return line

    def _keep(self, lines: list[str]) -> None:
        """Lines that were looked at, to be read in their turn."""
        self._kept_lines.extendleft(reversed(lines))
        self._number -= len(lines)

    def _goes_on(self, board: RawBoard) -> bool:
        """Whether what stands after an empty line is the board's still, as some programs write it.

        So are its auction and play, more calls and cards, other tags that do not begin a board, and remarks at the
        end of the file.
        """
        if self._number < self._looked_to:
            return True
        ahead: list[str] = []
        said = in_braces = False
        found: bool | None = None
        while found is None and len(ahead) < _LONGEST and (line := self._line()):
            ahead.append(line)
            text = line.strip().strip(_END_MARKS)
            said = said or bool(text)
            if in_braces or text.startswith("{"):
                in_braces = "}" not in text
            elif text and text[0] not in ";%":
                found = self._is_more(text, board, ahead)
        found = said if found is None else found
        self._looked_to = self._number if found else self._looked_to
        self._keep(ahead)
        return found

    def _is_more(self, text: str, board: RawBoard, ahead: list[str]) -> bool:
        """Whether this line, the first that says something, is more of the board; `ahead` takes what has to be seen."""
        if not text.startswith("["):
            moves = self._section is not None and _LIKE_A_MOVE.fullmatch(text.split()[0]) is not None
            return moves or (self._section is None and self._tag is not None and bool(self._tag.rows))
        names = [canonical(text[1:].split('"')[0].strip())]
        line = ""
        if names[0] in MANDATORY or names[0] in board.tags:
            return False
        while len(ahead) < _LONGEST and (line := self._line()).strip():
            ahead.append(line)
            names += [canonical(found) for found in re.findall(r"^\s*\[\s*(\w+)", line)]
        if line:
            ahead.append(line)
        return not any(name in MANDATORY or name in board.tags for name in names)

    def _whole_tag(self, text: str) -> str:
        """A tag that goes on over lines, as one; if it has no end, it is left as it stood."""
        whole = text
        for _ in range(_TAG_LINES):
            line = self._line()
            if not line.strip():
                break
            if _OPEN_BRACKET.match(whole) and not line.lstrip().startswith("]"):
                self._keep([line])
                break
            whole = f"{whole} {line.strip()}"
            if not (_OPEN_TAG.match(whole) or _OPEN_BRACKET.match(whole)):
                break
        return whole

    def _skip(self) -> None:
        """To the end of a board that cannot be read."""
        while (line := self._line()) and line.strip():
            pass

    def _begins_another(self, text: str, board: RawBoard) -> bool:
        if "Deal" not in board.tags or "[" not in text:
            return False
        found = _TOKEN.match(text)
        name = found["tag"] if found else None
        return bool(name) and canonical(str(name)) in _BEGINNINGS and canonical(str(name)) in board.tags

    def _take(self, text: str, board: RawBoard) -> None:
        if self._open is not None:
            text = self._close(text, board)
        elif text.startswith("%"):
            board.directives.append(text[1:])
            return
        elif self._is_row(text):
            assert self._tag is not None
            self._tag.rows.append(text.rstrip())
            return
        elif whole := _WHOLE_TAG.fullmatch(text):
            self._count(1, board)
            self._begin(canonical(whole[1]), whole[2], board)
            return
        elif self._section is not None and not _NOT_PLAIN.search(text):
            words = text.split()
            self._count(len(words), board)
            self._section.pieces += [Piece(word, self._number) for word in words]
            return
        at = 0
        while at < len(text):
            found = _TOKEN.match(text, at)
            assert found is not None  # a word matches whatever nothing else does
            at = found.end()
            self._count(1, board)
            self._token(found, board)

    def _count(self, number: int, board: RawBoard) -> None:
        self._taken += number
        if self._taken > _MOST:
            raise self._fail(BOARD_TOO_FULL(most=_MOST), board.line)

    def _is_row(self, text: str) -> bool:
        tag = self._tag
        return tag is not None and tag.name not in (*SECTIONS, "Note") and text.lstrip()[0] not in "[;{"

    def _close(self, text: str, board: RawBoard) -> str:
        assert self._open is not None
        inside, brace, rest = text.partition("}")
        self._open.append(inside)
        if not brace:
            return ""
        said, self._open = "\n".join(self._open), None
        self._comment(said, board)
        return rest

    def _token(self, found: re.Match[str], board: RawBoard) -> None:
        if found["rest"] is not None:
            self._comment(found["rest"], board)
        elif found["comment"] is not None:
            if found["closed"]:
                self._comment(found["comment"], board)
            else:
                self._open, self._opened = [found["comment"]], self._number
        elif found["tag"] is not None:
            self._begin(canonical(found["tag"]), unescaped(found["value"]), board)
        elif found["word"] is not None:
            self._word(found["word"])

    def _begin(self, name: str, value: str, board: RawBoard) -> None:
        if name == "Note":
            self._note(value)
            return
        tag = Tag(name, value, self._number)
        board.tags.setdefault(name, tag)
        self._tag = tag
        self._section = tag if name in SECTIONS else None

    def _note(self, value: str) -> None:
        number, colon, text = value.partition(":")
        if not colon or not number.strip().isdecimal() or len(number) > _DIGITS:
            raise self._fail(NOTE_UNNUMBERED(note=value), self._number)
        if self._section is None:
            raise self._fail(STRAY_NOTE(), self._number)
        self._section.notes.setdefault(int(number), text.strip())

    def _comment(self, text: str, board: RawBoard) -> None:
        if self._section is not None:
            self._section.pieces.append(Piece(text.strip(), self._number, is_comment=True))
        else:
            board.comments.append((self._tag.name if self._tag else "", text.strip()))

    def _word(self, word: str) -> None:
        if word.startswith("["):
            raise self._fail(NO_TAG(word=word), self._number)
        if self._tag is None:
            raise self._fail(TAG_EXPECTED(word=word), self._number)
        if self._section is not None:
            self._section.pieces.append(Piece(word, self._number))
        else:
            self._tag.rows.append(word)


def canonical(name: str) -> str:
    """A tag's name as it is written: capitals do not matter in those that the standard knows."""
    return name if name in _KNOWN_NAMES else _CANONICAL.get(name.lower(), name)


def unescaped(value: str) -> str:
    r"""The value of a tag without the backslashes before quotation marks and backslashes.

    >>> unescaped(r'the \"big\" one'), unescaped(r'Result\2R')
    ('the "big" one', 'Result\\2R')
    """
    return re.sub(r'\\([\\"])', r"\1", value)


def escaped(value: str) -> str:
    r"""The inverse: a backslash is doubled only where a reader would take it for more.

    >>> escaped('the "big" one'), escaped('Result\\2R'), escaped('a\\"b\\')
    ('the \\"big\\" one', 'Result\\2R', 'a\\\\\\"b\\\\')
    """
    return re.sub(r'\\(?=[\\"]|$)', r"\\\\", value).replace('"', '\\"')
