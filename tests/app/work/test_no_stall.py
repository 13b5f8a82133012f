"""No request keeps everybody else waiting: every one of the protocol, with the largest values that it takes.

A new request is in this test by being in the protocol, and the test fails if none like it is carried out: what is
refused at once costs nothing and shows nothing. What is measured is the processor time of the loop's own thread between
two waits, so that a busy machine fails nothing.
"""

from __future__ import annotations

import enum
import gc
import itertools
import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
import pytest
from msgspec import inspect

from kibitz.app.hub.office_key import OfficeKey
from kibitz.app.live.limits import Allowance
from kibitz.app.protocol import Hello
from kibitz.app.registry import ANSWERS
from kibitz.app.tables.people import hashed
from kibitz.app.web.door import FILE_ADDRESS, FILE_BYTES, MESSAGE_BYTES
from kibitz.app.web.opening import FileDesk
from kibitz.app.web.plain import Plain
from kibitz.app.web.press import Press
from kibitz.app.wording import NO_SUCH_CODE
from kibitz.bots.agreement import BIDDINGS
from kibitz.cards import Deal
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.movements import mitchell
from kibitz.club.printing.stationery import PrintedSheet
from kibitz.club.school.lesson_plan import PLANS
from kibitz.engine import codec
from kibitz.formats.board_code import board_code
from kibitz.formats.board_record import BoardRecord
from kibitz.games.registry import GAMES
from kibitz.practice.puzzles import shipped
from kibitz.words import languages, text_of
from tests.amounts import AT_NIGHT
from tests.app.client import Frame, PageClient, first_move, play_deal, refusal_id
from tests.app.competition.test_competitions import send_file
from tests.app.serving import ServerThread
from tests.club.afternoon import played, seated

MOST_SECONDS: Final = 0.05
HUGE: Final = 2**53 - 1
LARGE: Final = ((40, "(" * 3000), (200, "S 5+ spades or " * 200), (HUGE, "1e999999999"))
"""Numbers that somebody could mean, and one that nobody does; with them long texts, and one that is short to write."""
AT_ONCE: Final = 20
NUMBER: Final = 2**40
"""The id by which one waits for all that was sent before."""
NUMBERS: Final[dict[type[msgspec.Struct], int]] = {kind: NUMBER + number for number, kind in enumerate(ANSWERS, 1)}
"""The id of what is sent, another one for each kind: an answer that comes late is not taken for the next kind's."""
FOLLOWED: Final = {"class": "desk", "homework": "homework_results"}
PUPILS: Final = 12
MEANT: Final[Frame] = {
    "nickname": "Ann",
    "name": "Bea",
    "names": ["Ann", "Bea", "Cem", "Dan"],
    "title": "Cup",
    "game": "minibridge",
    "session": "minibridge-scored",
    "form": "points",
    "method": "matchpoints",
    "bots": "club",
    "level": "club",
    "want": "N 15-17 points",
    "lesson": "1-first-tricks",
    "language": "en",
    "competing": "pairs",
    "entrants": 12,
    "deals": 3,
    "count": 4,
    "minutes": 5,
    "other": 2,
    "loser": 2,
    "phrase": "Hello!",
    "rung": "minibridge",
    "visit": "0123456789abcdef",
    "token": "the administrator's",
    "address": "192.0.2.1",
    "declarer": "N",
    "tricks": 9,
    "place": 0,
    "amount": "10",
    "at": 0,
}
"""What somebody could mean by a field of that name; of the others any small value will do."""
PLAYERS: Final = [f"Player {number}" for number in range(40)]


class Places(msgspec.Struct):
    """A large one of everything that a code can be of, with what opens it, and what else a request can be about."""

    secrets: dict[str, str]  # by code
    shown: dict[str, str]  # by code: as what whoever runs it follows it
    meant: Frame  # by the name of a field: what can be carried out
    of_kind: dict[str, Frame] = {}  # what only one kind of request means by such a name


def done(page: PageClient, kind: str, /, **fields: Any) -> Frame:
    answer = page.ask(kind, **fields)
    assert answer["type"] != "Refused", (kind, answer)
    return answer


def closed_event(seed: int) -> str:
    """The file of an event as large as they are, with every result."""
    desk = seated(mitchell(40, 2, 19))
    state = played(desk, seed=seed)
    desk.note(decisions.dealt(state, {number: Deal.from_number(10**25 + number) for number in (1, 2)}))
    desk.note(decisions.closed(desk.state))
    return EVENT_LOGS.write(tuple(desk.log)).decode()


def furnished(page: PageClient, others: list[PageClient]) -> Places:
    table = page.open("minibridge", practice=True, hints=True)
    play_deal(page)
    event = page.make("NewCompetition", title="Cup", game="minibridge")
    done(page, "Follow", kind="event", code=event["code"], secret=event["secret"])
    for act in (
        {"type": "NameAll", "names": PLAYERS},
        {"type": "SeatAll", "wish": {"kind": "mitchell", "boards": 2, "rounds": 19}},
        {"type": "DrawBoards"},
        {"type": "BeginRound", "round": 1},
    ):
        done(page, "RunEvent", code=event["code"], act=act)
    done(page, "Follow", kind="slips", code=event["code"])
    done(page, "BeEntrant", code=event["code"], entrant=1, nickname="Ann")
    mine = page.see("slips", lambda slips: slips["mine"] is not None)["mine"]
    coded = page.make("NewCompetition", title="Cup", game="minibridge", table_codes=True)
    done(page, "Follow", kind="event", code=coded["code"], secret=coded["secret"])
    for act in ({"type": "NameAll", "names": PLAYERS}, {"type": "SeatAll", "wish": {"kind": "mitchell", "boards": 2}}):
        done(page, "RunEvent", code=coded["code"], act=act)
    table_code = page.see("event", lambda event: bool(event["table_codes"]))["table_codes"]["1"]
    league = page.make("NewLeague", title="League", game="minibridge", form="points", deals=32)
    done(page, "Follow", kind="league", code=league["code"], secret=league["secret"])
    done(page, "RunLeague", code=league["code"], act={"type": "EnrolAll", "names": PLAYERS})
    teams = page.make("NewLeague", title="Teams", game="minibridge", form="points", deals=32, teams=True)
    done(page, "Follow", kind="league", code=teams["code"], secret=teams["secret"])
    done(page, "RunLeague", code=teams["code"], act={"type": "EnrolAll", "names": PLAYERS})
    done(page, "RunLeague", code=teams["code"], act={"type": "OpenMatch", "one": 1, "other": 2})
    school = page.make("NewClass", title="4b", game="minibridge")
    done(page, "Follow", kind="desk", code=school["code"], secret=school["secret"])
    *pupils, late = others
    for number, pupil in enumerate(pupils):
        done(pupil, "Follow", kind="class", code=school["code"])
        done(pupil, "ComeToClass", code=school["code"], nickname=f"Pupil {number}")
    done(
        page, "SeatClass", code=school["code"], how="random", boards={"game": "minibridge", "count": 2, "bots": "club"}
    )
    send_file(page, (text_of("en", PLANS) / "1-first-tricks.json").read_text("utf-8"))
    done(page, "KeepPlan", code=school["code"])
    done(late, "Follow", kind="class", code=school["code"])
    done(late, "ComeToClass", code=school["code"], nickname="Late")
    results = page.make("NewResultsPage", title="Club")
    done(page, "Follow", kind="results", code=results["code"], secret=results["secret"])
    for seed in (1, 2):
        send_file(page, closed_event(seed))
        kept = page.ask("Make", new={"type": "FromFile", "ledger": "event"})
        act = {"type": "ListEvent", "event": kept["code"], "secret": kept["secret"]}
        done(page, "RunResultsPage", code=results["code"], act=act)
    add = {"type": "AddUp", "title": "Cup", "events": [1, 2], "adding": "mean"}
    done(page, "RunResultsPage", code=results["code"], act=add)
    evening = page.make("NewEvening", game="abridged", session="abridged-pivot", names=["A", "B", "C", "D"])
    homework = page.make("NewHomework", title="Home", game="minibridge", count=4, puzzles={"count": 4})
    done(page, "Follow", kind="homework_results", code=homework["code"], secret=homework["secret"])
    done(page, "BeginHomework", code=homework["code"], nickname="Ann")
    done(page, "Follow", kind="evening", code=evening["code"], secret=evening["secret"])
    waiting = page.open("minibridge", gather=True)
    done(late, "Join", table=waiting, nickname="Late")
    playing = page.open("contract", practice=True, hints=True)
    picture = page.wait_until(lambda each: bool(each["table"] == playing and first_move(each)))
    made = (event, coded, league, teams, school, evening, homework, results)
    assert all("code" in each for each in made), made
    puzzle = done(page, "AskPuzzle", rung=None)["puzzle"]
    (deal,) = done(page, "OrderDeals", want="N 15-17 points", count=1)["codes"]
    here = {"table": playing, "deal": picture["deal"], "at": picture["at"], "step": "why"}
    answer = next((each["answer"] for each in puzzle["choices"]), None) or puzzle["cards"][0]
    return Places(
        {each["code"]: each["secret"] for each in made},
        {each["code"]: FOLLOWED.get(str(each["ledger"]), str(each["ledger"])) for each in made},
        MEANT | {"table": table, "key": puzzle["key"], "codes": [deal], "board": mine["lines"][0]["board"]},
        {
            **{kind: {"table": waiting} for kind in ("Swap", "Draw", "Begin", "SetVoice", "JoinVoice", "LeaveVoice")},
            **dict.fromkeys(("AskHint", "BeDummy", "TakeBack"), here),
            "Act": here | {"nonce": "0123456789abcdef", "move": first_move(picture)},
            "AnswerPuzzle": {"answer": answer},
            "AskBoard": {"code": board_code(BoardRecord(headers={"Board": "7", "Dealer": "S"}))},
            "AskFile": {"ledger": "event"},
            "ShowTableCode": {"code": coded["code"], "table": 1, "table_code": table_code},
            "PlayAnother": {"game": "abridged", "session": "abridged-pivot", "names": ["A", "B", "C", "D"]},
            "RunResultsPage": {"event": event["code"]},
            **{
                kind: {"event": 1, "board": 1, "entrant": 1}
                for kind in ("AskListedEvent", "AskListedBoard", "AskListedCard")
            },
            "TellClass": {"phrase": "Take your time."},
            "AskHomeworkPuzzle": {"task": 5},
            "AnswerHomework": {"task": 5},
        },
    )


def largest(kind: inspect.Type, large: int, long: str) -> Iterator[Any]:
    """The largest values of a type, several where it has several forms."""
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                if not isinstance(each, inspect.NoneType):
                    yield from largest(each, large, long)
        case inspect.StructType(fields=fields):
            yield from structs(kind, {field.encode_name: field.type for field in fields}, large, long)
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.EnumType(cls=cls):
            yield from (each.value if isinstance(each, enum.Enum) else each for each in cls)
        case inspect.IntType(le=most):
            yield large if most is None else min(large, int(most))
        case inspect.FloatType():
            yield float(large)
        case inspect.BoolType():
            yield True
        case inspect.StrType(max_length=most):
            yield long[:most]
        case inspect.DictType(key_type=keys, value_type=values):
            value = next(largest(values, large, long[:40]))
            numbered = (
                range(100) if isinstance(keys, inspect.IntType) else itertools.cycle([next(largest(keys, large, "x"))])
            )
            yield {str(key): value for key, _ in zip(numbered, range(100), strict=False)}
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            one = next(largest(item, large, long[:40]))
            room = MESSAGE_BYTES // 2 // (len(json.dumps(one)) + 2)
            yield [one] * min(room, 2000)
        case inspect.TupleType(item_types=items):
            yield [next(largest(each, large, long)) for each in items]
        case inspect.CustomType(cls=cls):
            yield from [str(each) for each in cls] if issubclass(cls, enum.Enum) else [long[:40]]
        case _:
            yield long[:40]


def structs(kind: inspect.StructType, fields: dict[str, inspect.Type], large: int, long: str) -> Iterator[Frame]:
    """One for each form of each field; the other fields have their first form."""
    each = {
        name: [MEANT[name]] if name in MEANT else list(largest(field, large, long)) for name, field in fields.items()
    }
    tag = {str(kind.tag_field): kind.tag} if kind.tag_field else {}
    for place in range(max((len(forms) for forms in each.values()), default=1)):
        yield tag | {name: forms[min(place, len(forms) - 1)] for name, forms in each.items() if forms}


def small(kind: inspect.Type, name: str, meant: Frame) -> Any:
    """What somebody could mean."""
    if isinstance(meant.get(name), dict):
        return meant[name]
    match kind:
        case inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, inspect.NoneType)]
            if len(some) < len(types) and meant.get(name) is None:
                return None
            return small(some[0], name, meant)
        case inspect.StructType(fields=fields):
            tag = {str(kind.tag_field): kind.tag} if kind.tag_field else {}
            said = {each.encode_name: small(each.type, each.encode_name, meant) for each in fields if each.required}
            return tag | said
        case inspect.LiteralType(values=values):
            return meant[name] if meant.get(name) in values else values[0]
        case inspect.EnumType(cls=cls):
            members = [each.value if isinstance(each, enum.Enum) else each for each in cls]
            return meant[name] if meant.get(name) in members else members[0]
        case inspect.IntType():
            return meant[name] if isinstance(meant.get(name), int) else 1
        case inspect.FloatType():
            return 1.0
        case inspect.BoolType():
            return True
        case inspect.StrType():
            return meant[name] if isinstance(meant.get(name), str) else "x"
        case inspect.VarTupleType():
            return meant[name] if isinstance(meant.get(name), list) else []
        case inspect.TupleType(item_types=items):
            return [small(each, name, meant) for each in items]
        case inspect.DictType():
            return {}
        case _:
            return next(largest(kind, 1, "x"))


def one_large(kind: inspect.Type, name: str, meant: Frame, large: int, long: str) -> Iterator[Any]:
    """What somebody could mean, and then one thing of it after the other as large as it can be."""
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                yield from one_large(each, name, meant, large, long)
        case inspect.NoneType():
            yield None
        case inspect.StructType(fields=fields):
            base = small(kind, name, meant)
            yield base
            for field in fields:
                for value in one_large(field.type, field.encode_name, meant, large, long):
                    yield base | {field.encode_name: value}
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield from largest(kind, large, long)
            one = meant[name][0] if isinstance(meant.get(name), list) else small(item, name, meant)
            yield [one] * min(MESSAGE_BYTES // 2 // (len(json.dumps(one)) + 2), 2000)
        case _:
            yield from largest(kind, large, long)


def requests(
    kind: type[msgspec.Struct], places: Places, code: str | None = None, sizes: Iterable[tuple[int, str]] = LARGE
) -> Iterator[Frame]:
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    meant = places.meant | places.of_kind.get(kind.__name__, {})
    if code is not None:
        meant = meant | {"code": code, "secret": places.secrets[code]}
    for large, long in sizes:
        for made in (*one_large(about, "", meant, large, long), *largest(about, large, long)):
            yield made if code is None else made | {"code": code}


@pytest.mark.parametrize("kind", ANSWERS, ids=lambda kind: kind.__name__)
def test_what_is_asked_can_be_read(kind: type[msgspec.Struct]) -> None:
    """That the generator makes what the protocol can read: else the next test would ask for nothing."""
    made = list(requests(kind, Places({}, {}, MEANT)))
    read = [each for each in made if _is_read(kind, each)]
    assert len(read) > len(made) // 4, made[:1]


def _is_read(kind: type[msgspec.Struct], frame: Frame) -> bool:
    try:
        msgspec.json.decode(json.dumps(frame), type=kind, dec_hook=codec.from_text)
    except msgspec.MsgspecError:
        return False
    return True


def catch_up(page: PageClient) -> None:
    """Wait until all that was sent has been answered."""
    page.send("AskTables", id=NUMBER)
    page.wait_for(lambda frame: frame["type"] == "Tables" and frame["id"] == NUMBER, 60)


@pytest.fixture
def without_limits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever asks too often is refused before any work is done: here nobody is.

    The collector comes when it likes, in the middle of whatever is asked: here it does not.
    """
    gc.disable()
    monkeypatch.setattr(Allowance, "wait_to_take", lambda _: 0.0)
    monkeypatch.setattr(Allowance, "take", lambda _: 0.0)
    for where in ("ledgers.ledger_door", "subjects.administration.answers", "subjects.home.answers"):
        monkeypatch.setattr(f"kibitz.app.{where}.TAKE_OVERS", math.inf)
    yield
    gc.enable()


NEVER: Final = {
    "LetNetworkIn",  # the server of a test listens as it does
    # What somebody else has to ask for, or do, at that very moment.
    *("LetIn", "AskReplace", "SendAway", "GiveUp", "CloseTable", "SendSignal", "TakeOver", "AnswerKnock", "SeatLate"),
    *("DisputeSlip", "SlipNotPlayed", "BeginRooms", "LeaveSeat", "BeDummy", "PointAt", "TakeTableBack"),
    *("AskMeanings", "AskOpinion"),  # of a deal with an auction that is over
    "AskBoardAnalysis",  # of a board with all four hands
    "AskFileDeals",  # of a file that was sent in pieces
    "AnswerHomework",  # what was not asked
}
"""Requests that are refused here whatever their values are. With the largest ones they are sent all the same."""


def test_no_request_keeps_the_others_waiting(without_limits: None, sqlite_server: ServerThread, tmp_path: Path) -> None:
    hub = sqlite_server.hub
    page, *others = [PageClient(sqlite_server.address) for _ in range(PUPILS + 1)]
    hub.office_key = OfficeKey(hashed(MEANT["token"]), tmp_path)
    places = furnished(page, others)
    hub.lesson_library.read()  # as a server does when it starts, like the next
    shipped()
    stalls = hub.metrics.stalls
    stalls.busiest.clear()
    never = {}
    for place, kind in enumerate(sorted(ANSWERS, key=ends_something)):
        if kind is Hello:
            continue  # a page says it once
        for code, secret in places.secrets.items():
            done(page, "Follow", kind=places.shown[code], code=code, secret=secret)  # it may have gone meanwhile
        has_code = "code" in kind.__struct_fields__
        before = len(page.frames)
        codes: list[str | None] = [*codes_of(page, kind, places)] if has_code else []
        sent = len(places.secrets) if has_code else 0
        # By day what is carried out with one size is not asked with the others.
        for sizes in (LARGE[place % 3 :][:1], LARGE):
            sent += sum(send_all(page, kind, requests(kind, places, code, sizes)) for code in codes or [None])
            answers = [each for each in page.frames[before:] if each.get("id") in (None, NUMBERS[kind])]
            refusals = Counter(refusal_id(each) for each in answers if each["type"] == "Refused")
            if not AT_NIGHT and (refusals.total() < sent or kind.__name__ in NEVER):
                break
        if refusals.total() >= sent:
            never[kind.__name__] = refusals
    slow = {name: round(used, 3) for name, used in stalls.busiest.items() if used > MOST_SECONDS}
    for each in (page, *others):
        each.close()
    assert not slow
    assert {name: said for name, said in never.items() if name not in NEVER} == {}


def ends_something(kind: type[msgspec.Struct]) -> int:
    """Requests after which others would have nothing to do come last."""
    name = kind.__name__
    if name == "Delete":
        return 4
    if name in ("Act", "TakeBack"):
        return 1 + (name == "TakeBack")
    return 3 * name.startswith(
        (
            "Unfollow",
            "Run",
            "End",
            "Quit",
            "Strike",
            "Leave",
            "Forget",
            "Close",
            "Put",
            "GiveUp",
            "Send",
            "KeepPlan",
            "PlayAnother",
        )
    )


def codes_of(page: PageClient, kind: type[msgspec.Struct], places: Places) -> list[str]:
    """Those that it can be about."""
    found = []
    for code, secret in places.secrets.items():
        meant = places.meant | places.of_kind.get(kind.__name__, {}) | {"code": code, "secret": secret}
        came = len(page.frames)
        send_all(page, kind, [small(inspect.type_info(kind), "", meant)])
        if not any(refusal_id(each) == NO_SUCH_CODE.say for each in page.frames[came:]):
            found.append(code)
    return found if len(found) < len(places.secrets) else []  # of what is no ledger all are let in


def send_all(page: PageClient, kind: type[msgspec.Struct], frames: Iterable[Frame]) -> int:
    """How many there were; all of them are answered."""
    number = {"id": NUMBERS[kind]} if "id" in kind.__struct_fields__ else {}
    seen: set[str] = set()
    for frame in frames:
        text = json.dumps({**frame, "type": kind.__name__, **number})
        if text in seen or len(text) > MESSAGE_BYTES:
            continue
        seen.add(text)
        page.line.send(text)
        if not len(seen) % AT_ONCE:
            catch_up(page)
    catch_up(page)
    return len(seen)


def test_no_plain_request_keeps_the_others_waiting(without_limits: None, sqlite_server: ServerThread) -> None:
    """Every address that is answered over plain HTTP, with the longest that it takes."""
    address, hub = sqlite_server.address, sqlite_server.hub
    page, *others = [PageClient(address) for _ in range(PUPILS + 1)]
    places = furnished(page, others)
    hub.lesson_library.read()
    stalls = hub.metrics.stalls
    stalls.busiest.clear()
    came_of = Counter(ask_plainly(address, path, body) for path, body in plain_requests(places))
    for each in (page, *others):
        each.close()
    slow = {name: round(used, 3) for name, used in stalls.busiest.items() if used > MOST_SECONDS}
    assert not slow
    asked = {route.path for desk in (Plain(hub), FileDesk(hub), Press(hub)) for route in desk.routes()}
    assert asked <= stalls.busiest.keys()
    assert came_of[200] > came_of.total() // 3, came_of


def plain_requests(places: Places) -> Iterator[tuple[str, bytes | None]]:
    for game, language in itertools.product(GAMES, languages()):
        options = json.dumps({f"option {number}": number for number in range(200)})
        yield f"/api/rules/{game}?language={language}", None
        yield f"/api/rules/{game}?options={quote(options)}", None
    for language in languages():
        yield f"/api/words/{language}", None
        yield f"/api/lessons/{language}", None
        yield f"/api/lessons/{language}/1-first-tricks", None
    yield from (
        (path, None) for path in ("/api/games", "/api/referee", "/pictures/fr/suits.svg", "/health", "/metrics")
    )
    yield from ((f"/api/bidding/{bidding}", None) for bidding in BIDDINGS)
    yield f"/qr.svg?path=/{'a' * 40}", None
    yield FILE_ADDRESS, None
    for name, content in (
        ("x.pbn", b"{}"),
        ("x.pbn", b"$1 "),
        ("x.pbn", b'[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n\n'),
        ("x.lin", b"md|3SAK,|"),
        ("x.json", b"["),
        ("x.zip", bytes(1000)),
    ):
        yield f"{FILE_ADDRESS}?name={name}", content * (FILE_BYTES // len(content))
    for sheet, (code, secret) in itertools.product(PrintedSheet, [("", ""), *places.secrets.items()]):
        yield "/api/print", json.dumps({"sheet": sheet, "boards": 36, "code": code, "secret": secret}).encode()
    deals = "\n".join(places.meant["codes"] * 36)
    yield "/api/print", json.dumps({"sheet": PrintedSheet.HANDS, "deals": deals, "game": "contract"}).encode()
    yield "/api/print", b"[" * 60_000


def ask_plainly(address: str, path: str, body: bytes | None) -> int:
    request = Request(address + path, body, {"Origin": address})
    try:
        with urlopen(request, timeout=60) as answer:
            answer.read()
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code
