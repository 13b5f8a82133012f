"""What is tried: each target makes an input from a number, gives it to kibitz, and knows what is a fault."""

from __future__ import annotations

import functools
import http.client
import io
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, get_args

from websockets.exceptions import ConnectionClosed

from kibitz.analysis.orders.dealer_script import is_dealer_script, parse_dealer_script
from kibitz.analysis.orders.language import parse_order
from kibitz.app.errors import Refusal
from kibitz.app.messages import FileKind
from kibitz.app.subjects.competition.answers import read_event_file, written_event
from kibitz.app.subjects.competition.competition_ledger import COMPETITION
from kibitz.app.subjects.competition.picture import draw_event, for_everybody
from kibitz.app.subjects.league.answers import read_league_file, written_league
from kibitz.app.subjects.league.league_ledger import LEAGUE
from kibitz.cards import Deal, NotationError
from kibitz.cli.files import logs
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import AdjustedScore, TableBoard
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.league.league_decisions import deal_won, enrolled, founded
from kibitz.club.league.league_file import LEAGUE_LOGS
from kibitz.club.league.league_state import LEAGUE_RESULTS, LeagueLine
from kibitz.club.movements import howell, mitchell, teams
from kibitz.engine.errors import Objection, ReplayError
from kibitz.formats import record
from kibitz.formats.board_code import board_code, read_board_code
from kibitz.formats.exchange import FORMATS, read_whole, replayed, write_boards
from kibitz.formats.fairness import verify
from kibitz.formats.lin.hand_viewer import link, read_link
from kibitz.lessons.lesson_file import read_lesson
from tests.app.client import PageClient
from tests.app.serving import ServerThread
from tests.club.afternoon import played, seated
from tests.fuzz.inputs import random_request, spoiled_bytes

_HERE: Final = Path(__file__).parents[2]
_GOLDEN: Final = sorted((_HERE / "tests/golden/v1").glob("*.json"))
_LESSONS: Final = sorted((_HERE / "src/kibitz/words").glob("*/lessons/*.md"))
_ORDERS: Final = (
    b"south 15-17 hcp balanced",
    b"S 5+ spades 12-14 points\nN 4+ hearts",
    b"south: hcp 15..17 and shape 4333; north spades >= 4",
    b"hcp(north) >= 20 && shape(south, any 4432 + any 5332)\naction printall",
    b"predeal south SAKQ\ncondition hearts(north) > 4 or controls(west) <= 2",
)
_NUMBERS: Final = re.compile(rb'(?<=[:,\[])(\d+|"[^"]{1,12}")(?=[,\]}])')
_REFUSALS: Final = (NotationError, Objection, ReplayError)
_PATHS: Final = (
    "/api/games",
    "/api/words/en",
    "/api/rules/minibridge",
    "/api/lessons/en",
    "/qr.svg",
    "/health",
    "/metrics",
)
_PATHS_TOO: Final = ("/pictures/en/x.svg", "/api/bidding/system", "/api/referee", "/t/0123456789", "/assets/x.js", "/")

TOGETHER: Final = b"\x1e"
"""Between messages that are a fault only together, in a case that is kept."""
_PAGES: Final = 4
_LAST: Final = 2**40
"""The number of the request that each page ends with: no other has it."""
_ANSWER_SECONDS: Final = 60.0


class Target(NamedTuple):
    """`make` is the input of that chance; `give` has kibitz read it, and whatever it raises is a fault.

    Where most of the time is spent waiting, `give_all` gives many at once.
    """

    make: Callable[[Random], bytes]
    give: Callable[[bytes], object]
    give_all: Callable[[Sequence[bytes]], object] | None = None


@functools.cache
def _boards(suffix: str) -> list[bytes]:
    """Files of that format, each with a board that was played."""
    written = []
    for path in _GOLDEN:
        for board in read_whole(path.read_bytes(), path.name).boards:
            with suppress(NotationError):
                one = io.BytesIO()
                write_boards([board], one, FORMATS[suffix])
                written.append(one.getvalue())
    assert written
    return written


def _in_format(suffix: str) -> Target:
    def give(content: bytes) -> None:
        for board in read_whole(content, f"fuzz.{suffix}", lambda boards: boards > 5).boards:
            for use in (replayed, link, lambda each: read_board_code(board_code(each))):
                with suppress(*_REFUSALS):
                    use(board)

    return Target(lambda rng: spoiled_bytes(b"".join(rng.choices(_boards(suffix), k=2)), rng), give)


def _record(content: bytes) -> None:
    with suppress(*_REFUSALS):
        found = record.read(content)
        for log in logs(found):
            verify(log)
            record.replay_deal(log)


def _text(content: bytes) -> str:
    return content.decode(errors="replace")


def _order(content: bytes) -> None:
    text = _text(content)
    with suppress(*_REFUSALS):
        parse_dealer_script(text) if is_dealer_script(text) else parse_order(text)


def _deal_code(content: bytes) -> None:
    text = _text(content)
    for read in (Deal.parse, Deal.from_code, read_board_code, read_link):
        with suppress(*_REFUSALS):
            read(text)


def _event_file(content: bytes) -> None:
    """Opened as a server does it, shown to everybody, and written as whatever an event is written as."""
    text = _text(content)
    with suppress(Refusal):
        log = read_event_file(text)
        state = COMPETITION.fold(log)
        for_everybody(draw_event("", state), state.event)
        for what in get_args(FileKind):
            with suppress(Refusal):
                written_event(what, state, log)
    with suppress(Refusal):
        league = read_league_file(text)
        written_league("whole", LEAGUE.fold(league), league)


def _spoiled_from(good: Callable[[Random], bytes]) -> Callable[[Random], bytes]:
    return lambda rng: spoiled_bytes(good(rng), rng)


def _codes(rng: Random) -> bytes:
    deal = Deal.from_number(rng.getrandbits(95))
    return rng.choice(
        (deal.code, str(deal), "https://example.org/handviewer.html?d=n&a=1N(15%20-%2017)ppp&s=SAKQ")
    ).encode()


@functools.cache
def _event_logs() -> list[bytes]:
    """Files of events and leagues, some of which go on."""
    written = []
    for movement, rounds in ((mitchell(6, 2), 1), (howell(4, 1), None), (teams(4, 2), 1)):
        desk = seated(movement)
        played(desk, rounds)
        if rounds is None:
            desk.note(decisions.credited(desk.state, 1, Decimal(-2)))
            half = AdjustedScore(percent=Decimal(45))
            desk.note(decisions.adjusted(desk.state, TableBoard(1, 1, 1), half))
            desk.note(decisions.closed(desk.state))
        written.append(EVENT_LOGS.write(tuple(desk.log)))
    league: list[LeagueLine] = [founded("Term", "bridgewar")]
    league.append(enrolled(LEAGUE_RESULTS.fold(league), ["Owls", "Foxes", "Bears"]))
    league.append(deal_won(LEAGUE_RESULTS.fold(league), 1, 2))
    return [*written, LEAGUE_LOGS.write(tuple(league))]


def _events(rng: Random) -> bytes:
    """With numbers and words in the place of others, so that what is still a file says what is not so."""
    content = rng.choice(_event_logs())
    for _ in range(rng.randrange(4)):
        numbers = [*_NUMBERS.finditer(content)]
        one, other = rng.choice(numbers), rng.choice(numbers)
        content = (
            content[: one.start()]
            + rng.choice((other[0], b"0", b"999", b"-1", b"1e99999", b"null"))
            + content[one.end() :]
        )
    return content


def _sometimes_spoiled(good: Callable[[Random], bytes]) -> Callable[[Random], bytes]:
    def made(rng: Random) -> bytes:
        content = good(rng)
        return spoiled_bytes(content, rng) if rng.random() < 0.3 else content

    return made


READERS: Final[dict[str, Target]] = {
    **{suffix: _in_format(suffix) for suffix in ("pbn", "lin", "rbn", "dup", "bbo")},
    "record": Target(_spoiled_from(lambda rng: rng.choice(_GOLDEN).read_bytes()), _record),
    "order": Target(_spoiled_from(lambda rng: rng.choice(_ORDERS)), _order),
    "code": Target(_spoiled_from(_codes), _deal_code),
    "lesson": Target(
        _spoiled_from(lambda rng: rng.choice(_LESSONS).read_bytes()),
        lambda content: read_lesson(_text(content), "fuzz"),
    ),
    "event": Target(_sometimes_spoiled(_events), _event_file),
}
"""What reads files and texts, in this process."""


class Fault(Exception):
    """What a server did that it should not have done."""


class _Tracebacks(logging.Handler):
    """What a server logs with a traceback was foreseen by nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[0] is not None:
            self.found.append(f"{record.getMessage()} {logging.Formatter().formatException(record.exc_info)}")


def _live_codes(owner: PageClient) -> list[str]:
    """Of a table and one of everything that has a code, with what opens it."""
    table = owner.open("minibridge")
    wishes = (
        ("NewCompetition", {"title": "Cup", "game": "minibridge"}),
        ("NewLeague", {"title": "League", "game": "minibridge", "form": "points", "deals": 4}),
        ("NewClass", {"title": "4b", "game": "minibridge"}),
        ("NewHomework", {"title": "Home", "game": "minibridge", "count": 2}),
    )
    made = [owner.make(kind, **fields) for kind, fields in wishes]
    return [table, *(each[name] for each in made for name in ("code", "secret") if name in each)]


class _Attacked:
    """A real server, and a page that sends it anything."""

    def __init__(self, database: str) -> None:
        self.server = ServerThread(database, crowd=0)
        self._port = int(self.server.address.rpartition(":")[2])
        self._tracebacks = _Tracebacks()
        logging.getLogger("kibitz").addHandler(self._tracebacks)
        self._pages: list[PageClient | None] = [None] * _PAGES
        owner = PageClient(self.server.address)
        self.texts = _live_codes(owner)
        owner.close()

    def send(self, message: bytes) -> None:
        """It is answered, whatever it was: by a refusal, or by what was asked for; or the line is closed."""
        self.send_all(message.split(TOGETHER))

    def send_all(self, messages: Sequence[bytes]) -> None:
        """Several pages send them at once; then each asks for something that is always answered."""
        for place in range(_PAGES):
            self._send(place, messages[place::_PAGES])
        for place, page in enumerate(self._pages):
            if page is not None and messages[place::_PAGES]:
                self._hear(place, page)
        self._look()

    def _send(self, place: int, messages: Sequence[bytes]) -> None:
        for message in messages:
            page = self._pages[place] = self._pages[place] or PageClient(self.server.address)
            try:
                with suppress(UnicodeDecodeError):
                    page.line.send(message.decode())
            except ConnectionClosed:
                self._leave(place)
        last = self._pages[place]
        if last is not None and messages:
            with suppress(ConnectionClosed):
                last.send("AskTables", id=_LAST)

    def _hear(self, place: int, page: PageClient) -> None:
        try:
            page.frames.clear()
            page.wait_for(lambda frame: frame.get("id") == _LAST, _ANSWER_SECONDS)
        except TimeoutError as silent:
            raise Fault(f"The server did not answer for {_ANSWER_SECONDS:.0f} seconds.") from silent
        except (ConnectionClosed, AssertionError, KeyError):
            self._leave(place)

    def _leave(self, place: int) -> None:
        if (page := self._pages[place]) is not None:
            page.close()
        self._pages[place] = None

    def fetch(self, asked: bytes) -> None:
        method, _, path = asked.decode("latin-1").partition(" ")
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=10)
        try:
            line.putrequest(method, path, skip_host=False)
            line.endheaders()
            status = line.getresponse().status
        except TimeoutError as silent:
            raise Fault("The server did not answer for ten seconds.") from silent
        except (ValueError, http.client.HTTPException, OSError):
            status = 400  # no request at all, or the server would not hear it
        finally:
            line.close()
        if status >= 500 and status != 503:
            raise Fault(f"The server answered {status}.")
        self._look()

    def _look(self) -> None:
        if self._tracebacks.found:
            found = "\n".join(self._tracebacks.found)
            self._tracebacks.found.clear()
            raise Fault(found)

    def stop(self) -> None:
        for place in range(_PAGES):
            self._leave(place)
        logging.getLogger("kibitz").removeHandler(self._tracebacks)
        self.server.stop()


def _address(rng: Random) -> bytes:
    path = rng.choice((*_PATHS, *_PATHS_TOO)) + rng.choice(("", "?path=/t/x", "?options={}", "?language=fr", "?name=a"))
    method = rng.choice((b"GET", b"GET", b"GET", b"HEAD", b"POST", b"PUT", b"OPTIONS", b"XX"))
    return method + b" " + spoiled_bytes(path.encode(), rng)


@contextmanager
def servers(database: str) -> Iterator[dict[str, Target]]:
    """What a server does with messages and requests, over real connections."""
    attacked = _Attacked(database)
    try:
        yield {
            "wire": Target(lambda rng: random_request(rng, attacked.texts), attacked.send, attacked.send_all),
            "http": Target(_address, attacked.fetch),
        }
    finally:
        attacked.stop()
