"""Files made to take long: each is read or refused in a moment, however often something stands in it."""

from __future__ import annotations

import gc
import io
import time
from collections.abc import Callable, Iterator
from weakref import ref

import pytest

from kibitz.formats import lin, pbn, rbn
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.lin.hand_viewer import read_link

Reading = Callable[[io.StringIO, str, Callable[[FormatError], None]], Iterator[BoardRecord]]

MANY = 60_000
DEAL = '[Board "1"]\n[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"]\n'
FILES: dict[str, tuple[Reading, str]] = {
    "glyphs of a call": (pbn.read, f'{DEAL}[Auction "N"]\n1C {"$1 " * MANY}\n'),
    "comments of a call": (pbn.read, f'{DEAL}[Auction "N"]\n1C {"{}" * MANY}\n'),
    "comments of a header": (pbn.read, DEAL + "{}" * MANY),
    "comments, one a line": (pbn.read, DEAL + "{}\n" * MANY),
    "all passes": (pbn.read, f'{DEAL}[Auction "N"]\n{"- " * MANY}{"AP " * MANY}\n'),
    "tags": (pbn.read, "".join(f'[X{number} "##"]\n' for number in range(MANY))),
    "a tag without an end": (pbn.read, f'{DEAL}[Site "{"a " * MANY}\n' * 5),
    "brackets": (pbn.read, DEAL + "[" * MANY),
    "quotation marks": (pbn.read, f'{DEAL}[Site "{chr(34) * MANY}\n'),
    "a long number of a note": (pbn.read, f'{DEAL}[Auction "N"]\n1C ={"9" * MANY}=\n'),
    "a note with a long number": (pbn.read, f'{DEAL}[Auction "N"]\n1C\n[Note "{"9" * MANY}:odd"]\n'),
    "calls in one command": (lin.read, f"md|1,,,|mb|{'p' * MANY}|"),
    "alerts in one command": (lin.read, f"md|1,,,|mb|{'p!' * MANY}|"),
    "names": (lin.read, "pn|a|" * MANY),
    "notes": (lin.read, "md|1,,,|" + "nt|a|" * MANY),
    "what nobody knows": (lin.read, f"md|1,,,|zz|{'a' * MANY}|" + "zz|a|" * MANY),
    "cards of nobody": (lin.read, "md|1,,,|" + "mb|p|" * 2_000 + "pc|SA|" * MANY),
    "lines of a comment": (rbn.read, "B 1\n{" + "a\n" * MANY),
    "comments of a record": (rbn.read, "B 1\n" + "{a}\n" * MANY),
    "calls of a record": (rbn.read, f"A NZ:{'-' * MANY}{'A' * MANY}\n"),
    "notes of a record": (rbn.read, "A NZ:1C\n" + "1 a\n" * MANY),
}


@pytest.mark.parametrize("what", FILES)
def test_no_file_takes_long(what: str) -> None:
    """Processor time: what is quadratic in so many takes minutes."""
    read, text = FILES[what]
    began = time.process_time()
    list(read(io.StringIO(text), "hostile", lambda fault: None))
    assert time.process_time() - began < 2.0


def test_no_link_takes_long() -> None:
    began = time.process_time()
    with pytest.raises(FormatError):
        read_link(f"handviewer.html?d=n&a={'p' * MANY}")
    assert time.process_time() - began < 2.0


@pytest.mark.parametrize(
    ("read_game", "text"), [(pbn.read_game, DEAL), (lin.read_game, "md|1,,,|mb|p|")], ids=["pbn", "lin"]
)
def test_a_file_that_was_read_is_let_go(read_game: Callable[[io.StringIO], object], text: str) -> None:
    """What a board takes over from those before it is remembered, but not for longer than somebody reads."""
    handle = io.StringIO(text * 2)
    assert read_game(handle)
    gone = ref(handle)
    del handle
    gc.collect()
    assert gone() is None
