"""Voice: an option of private tables, signals that reach only those who joined, and passwords for relays."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable, Iterator

import pytest

from kibitz.app.live.relays import Relays, is_address
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, fetch, refusal_id
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
ANN, BOB, CAL = "a" * 24, "b" * 24, "c" * 24
CALL = "0123456789abcdef"


def _table(*pages: PageClient) -> str:
    """Everybody in a waiting room, whose owner lets them speak."""
    first, *others = pages
    table = first.open("bridgewar", "Ann", gather=True)
    for name, other in zip(("Bob", "Cal", "Dot"), others, strict=False):
        assert other.ask("Join", table=table, nickname=name)["type"] == "Done"
    assert first.ask("SetVoice", table=table, speak=True)["type"] == "Done"
    return table


def _join(page: PageClient, table: str, visit: str) -> None:
    assert refusal_id(page.ask("JoinVoice", table=table, visit=visit)) == "VoiceJoined"


def _signal(page: PageClient, table: str, to: str, sdp: str = "v=0", call: str = CALL) -> str:
    return refusal_id(page.ask("SendSignal", table=table, to=to, call=call, signal={"kind": "offer", "sdp": sdp}))


def _heard(page: PageClient) -> list[Frame]:
    page.wait_for_newest()
    return [frame for frame in page.frames if frame["type"] == "VoiceHeard"]


def _company(*visits: tuple[int, str]) -> Callable[[Frame], bool]:
    wanted = [{"player": player, "visit": visit} for player, visit in visits]
    return lambda shown: bool(shown["voice"] == wanted)


def test_who_joined_hears_who_joined_and_nobody_else_does(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob, cal, eve = (pages(sqlite_server.address) for _ in range(4))
    table = _table(ann, bob, cal)
    eve.ask("Watch", table=table)
    _join(ann, table, ANN)
    _join(bob, table, BOB)
    for page in (ann, bob, cal):
        page.wait_in_room(_company((0, ANN), (1, BOB)))
    assert eve.wait_in_room()["voice"] is None
    assert _signal(bob, table, ANN) == "Done"
    assert [(each["sender"], each["call"]) for each in _heard(ann)] == [(BOB, CALL)]
    # Cal has a seat and has not joined; Eve has none.
    assert _signal(cal, table, ANN) == "voice-not-joined" and _signal(ann, table, CAL) == "voice-not-reached"
    assert _signal(eve, table, ANN) == "refusals-not-seated"
    assert refusal_id(eve.ask("JoinVoice", table=table, visit=CAL)) == "refusals-not-seated"
    assert not (_heard(bob) or _heard(cal) or _heard(eve)) and len(_heard(ann)) == 1
    assert not any(BOB in str(frame) for frame in eve.frames)
    # Who is sent away is heard no more, though the page still says so.
    assert ann.ask("SendAway", table=table, player=1)["type"] == "Done"
    ann.wait_in_room(_company((0, ANN)))
    assert _signal(bob, table, ANN) == "refusals-not-seated" and _signal(ann, table, BOB) == "voice-not-reached"


def test_a_lost_line_comes_back_as_the_same_visit_and_a_page_that_stays_away_is_gone(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    sqlite_server.hub.voices.patience = 0.3
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = _table(ann, bob)
    _join(ann, table, ANN)
    _join(bob, table, BOB)
    ann.wait_in_room(_company((0, ANN), (1, BOB)))
    bob.close()
    again = pages(sqlite_server.address, bob.token)
    _join(again, table, BOB)
    assert _signal(ann, table, BOB) == "Done" and len(_heard(again)) == 1
    assert all(_company((0, ANN), (1, BOB))(each["room"]) for each in ann.frames[-2:] if each["type"] == "Waiting")
    _join(again, table, CAL)  # the page was loaded again: another visit takes the place of the first
    ann.wait_in_room(_company((0, ANN), (1, CAL)))
    assert _signal(ann, table, BOB) == "voice-not-reached"
    again.close()
    ann.wait_in_room(_company((0, ANN)))
    ann.send("LeaveVoice", table=table)
    ann.wait_in_room(_company())


def test_voice_is_off_and_for_the_owner_of_a_private_table_to_have(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann", gather=True)
    bob.ask("Join", table=table, nickname="Bob")
    assert refusal_id(ann.ask("JoinVoice", table=table, visit=ANN)) == "voice-not-here"
    assert refusal_id(bob.ask("SetVoice", table=table, speak=True)) == "refusals-not-the-owner"
    ann.ask("SetVoice", table=table, speak=True)
    _join(ann, table, ANN)
    _join(bob, table, BOB)
    sqlite_server.hub.tables.clear()  # as after a restart: the option is kept, who spoke is not
    for page in (ann, bob):
        page.ask("Watch", table=table)
    assert ann.wait_in_room(lambda room: room["voice"] is not None)
    # Strangers look on: nobody speaks any more, and cannot until they look on no longer.
    ann.ask("SetWatchable", table=table, watchable=True)
    ann.wait_in_room(lambda room: room["voice"] is None)
    assert _signal(bob, table, ANN) == "voice-not-here"
    assert refusal_id(ann.ask("SetVoice", table=table, speak=True)) == "voice-is-private"
    ann.ask("SetWatchable", table=table, watchable=False)
    assert refusal_id(ann.ask("JoinVoice", table=table, visit=ANN)) == "voice-not-here"


def test_where_a_class_sits_there_is_no_voice(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(sqlite_server.address))
    child = Schoolchild(pages(sqlite_server.address), teacher.code, "Zoe")
    teacher.until(lambda desk: len(desk.members) == 1)
    teacher.seat()
    picture = child.sit_down()
    assert picture["placed"] and picture["voice"] is None
    table = picture["table"]
    assert refusal_id(child.page.ask("SetVoice", table=table, speak=True)) == "refusals-seats-are-given"
    assert refusal_id(child.page.ask("JoinVoice", table=table, visit=ANN)) == "voice-not-here"


def test_signals_are_bounded_in_size_and_number(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = _table(ann, bob)
    _join(ann, table, ANN)
    _join(bob, table, BOB)
    assert _signal(ann, table, BOB, "x" * 5900) == "Done"
    assert _signal(ann, table, BOB, "x" * 6100) == "voice-too-long"
    assert _signal(ann, table, BOB, '"' * 4000) == "voice-too-long"  # as it would be sent on
    assert _signal(ann, table, BOB, call="no number") == "refusals-not-a-message"
    answers = [_signal(ann, table, BOB) for _ in range(70)]
    assert answers[50] == "Done" and answers[-1] == "refusals-too-fast"
    assert refusal_id(bob.ask("Watch", table=table)) == "Done"  # nobody is cut off for it
    joins = [refusal_id(ann.ask("JoinVoice", table=table, visit=f"{number:024x}")) for number in range(12)]
    assert joins[0] == "VoiceJoined" and joins[-1] == "refusals-too-fast"


@pytest.fixture
def neighbours(postgres_database: str) -> Iterator[tuple[ServerThread, ServerThread]]:
    one, other = ServerThread(postgres_database), ServerThread(postgres_database)
    yield one, other
    one.stop()
    other.stop()


def test_two_people_at_two_processes_find_each_other(
    neighbours: tuple[ServerThread, ServerThread], pages: Pages
) -> None:
    ann, bob = (pages(server.address) for server in neighbours)
    table = _table(ann, bob)
    _join(ann, table, ANN)
    bob.wait_in_room(_company((0, ANN)))
    _join(bob, table, BOB)
    ann.wait_in_room(_company((0, ANN), (1, BOB)))
    assert _signal(ann, table, BOB, "x" * 5900) == "Done"
    assert bob.wait_for(lambda frame: frame["type"] == "VoiceHeard")["sender"] == ANN
    bob.send("LeaveVoice", table=table)
    ann.wait_in_room(_company((0, ANN)))


def test_a_microphone_is_to_be_had_at_a_table_and_nowhere_else(sqlite_server: ServerThread) -> None:
    for path, allowed in {
        "/": "()",
        "/play": "()",
        "/t/0123456789/1": "()",
        "/class/ABCDEF": "()",
        "/t/0123456789": "(self)",
    }.items():
        _, headers, _ = fetch(sqlite_server.address, path, Accept="text/html")
        assert f"microphone={allowed}," in headers["permissions-policy"], path


def test_relays_get_passwords_that_end_and_no_secret() -> None:
    relays = Relays(("stun:s.example.org", "turn:t.example.org:3478", "turns:t.example.org"), "deep secret")
    plain, relaying = relays.for_one("12ab", now=1000.0)
    assert plain.urls == ("stun:s.example.org",) and plain.credential is None
    assert relaying.urls == relays.addresses[1:] and relaying.username == f"{1000 + 12 * 3600}:12ab"
    made = hmac.new(b"deep secret", relaying.username.encode(), hashlib.sha1).digest()
    assert relaying.credential == base64.b64encode(made).decode()
    assert Relays().for_one("12ab") == ()
    assert not any(map(is_address, ("", "turn:", "http://a.b", "turn:a b", "stun:a?transport=udp", "turn:a:port")))
