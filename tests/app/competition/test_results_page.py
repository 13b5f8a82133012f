"""A club's results page over the wire: what people look up at home, and what nobody learns there."""

from __future__ import annotations

from kibitz.cards import Deal, Seat
from tests.app.client import Frame, PageClient, refusal_id, refused
from tests.app.competition.test_competitions import Organiser, Pages
from tests.app.serving import ServerThread

NAMES = ["Ann #4711 & Ben", "Cy & Di", "Eve & Flo", "Gil & Hal"]


def evening(page: PageClient, title: str, *, closed: bool = True, up: int = 0) -> Organiser:
    desk = Organiser(page, title=title)
    desk.seats(NAMES, kind="howell", boards=2)
    desk.does("DrawBoards")
    for round_ in (1, 2, 3):
        desk.does("BeginRound", round=round_)
        picture = page.ask("Follow", kind="event", code=desk.code, secret=desk.secret)["picture"]
        for line in picture["tables"].values():
            for board in line["boards"] if line["round"] == round_ else ():
                said = f"N game hearts {9 + (board * line['table'] + up) % 4}"
                assert desk.enters(line["table"], board, said, round_)["type"] == "Done"
        desk.does("EndRound", round=round_)
    if closed:
        assert desk.does("CloseEvent")["type"] == "Done"
    return desk


class Keeper:
    """Who runs the page."""

    def __init__(self, page: PageClient) -> None:
        self.page = page
        made = page.make("NewResultsPage", title="Village Club")
        self.code, self.secret = made["code"], made["secret"]
        self.follow()

    def follow(self) -> Frame:
        return self.page.ask("Follow", kind="results", code=self.code, secret=self.secret)

    def does(self, kind: str, **fields: object) -> Frame:
        return self.page.ask("RunResultsPage", code=self.code, act={"type": kind, **fields})


def test_what_people_look_up_at_home(server: ServerThread, pages: Pages) -> None:
    desk_page, guest = pages(server.address), pages(server.address)
    monday, tuesday = evening(desk_page, "Monday"), evening(desk_page, "Tuesday", up=1)
    keeper = Keeper(desk_page)
    for desk in (monday, tuesday):
        assert keeper.does("ListEvent", event=desk.code, secret=desk.secret)["type"] == "Done"
    again = keeper.does("ListEvent", event=monday.code, secret=monday.secret)
    assert refusal_id(again) == "results-is-listed"
    assert keeper.does("AddUp", title="The week", events=[1, 2], adding="mean")["type"] == "Done"
    page = guest.ask("Follow", kind="results", code=keeper.code)["picture"]
    assert [each["title"] for each in page["events"].values()] == ["Monday", "Tuesday"]
    shown = guest.ask("AskListedEvent", code=keeper.code, event=1)
    assert shown["names"]["1"] == "Ann & Ben" and shown["boards"] == [1, 2, 3, 4, 5, 6]
    own = desk_page.ask("Follow", kind="event", code=monday.code)["picture"]["places"]
    assert shown["places"] == own
    card = guest.ask("AskListedCard", code=keeper.code, event=1, entrant=1)["results"]
    assert [line["at"]["board"] for line in card] == [1, 2, 3, 4, 5, 6] or len(card) == 6
    board = guest.ask("AskListedBoard", code=keeper.code, event=1, board=3)
    assert len(board["results"]) == 2 and len(list(Deal.from_code(board["deal"])[Seat.NORTH])) == 13
    assert sorted(map(len, board["hands"].values())) == [13] * 4 and board["dealer"] == "S"
    total = guest.ask("AskTotal", code=keeper.code, title="The week")
    one, two = (guest.ask("AskListedEvent", code=keeper.code, event=each)["places"] for each in (1, 2))
    for line in total["places"]:
        number = next(key for key, name in shown["names"].items() if name == line["name"])
        scores = float(one[number]["score"]), float(two[number]["score"])
        assert tuple(map(float, line["scores"])) == scores
        assert abs(float(line["total"]) - sum(scores) / 2) < 0.011
    for secret in (monday.code, monday.secret, keeper.secret, "4711"):
        assert secret not in str(guest.frames)


def test_nothing_of_an_event_that_goes_on(sqlite_server: ServerThread, pages: Pages) -> None:
    desk_page, guest = pages(sqlite_server.address), pages(sqlite_server.address)
    desk, keeper = evening(desk_page, "Monday", closed=False), Keeper(desk_page)
    keeper.does("ListEvent", event=desk.code, secret=desk.secret)
    guest.ask("Follow", kind="results", code=keeper.code)

    def asked() -> list[Frame]:
        return [
            guest.ask("AskListedEvent", code=keeper.code, event=1),
            guest.ask("AskListedBoard", code=keeper.code, event=1, board=1),
            guest.ask("AskListedCard", code=keeper.code, event=1, entrant=1),
        ]

    assert {refusal_id(each) for each in asked()} == {"results-still-open"}
    desk.does("CloseEvent")
    assert all(each["type"] != "Refused" for each in asked())
    desk.does("ReopenEvent", why="a wrong result")
    assert {refusal_id(each) for each in asked()} == {"results-still-open"}
    assert refusal_id(guest.ask("AskListedEvent", code=keeper.code, event=2)) == "results-not-listed"
    desk.page.ask("Delete", ledger="event", code=desk.code, secret=desk.secret)
    desk.page.wait_for(lambda frame: frame["type"] == "Deleted")
    assert {refusal_id(each) for each in asked()} == {"refusals-no-such-code"}


def test_an_event_is_listed_with_its_own_secret_by_who_runs_the_page(sqlite_server: ServerThread, pages: Pages) -> None:
    desk_page, thief = pages(sqlite_server.address), pages(sqlite_server.address)
    desk, keeper = evening(desk_page, "Monday"), Keeper(desk_page)
    assert refused(keeper.does("ListEvent", event=desk.code, secret="a guess")).startswith("Only whoever runs this")
    assert refusal_id(thief.ask("Follow", kind="results", code=keeper.code, secret="a guess")) == (
        "results-not-who-runs-it"
    )
    thief.ask("Follow", kind="results", code=keeper.code)
    for act in (
        {"type": "ListEvent", "event": desk.code, "secret": desk.secret},
        {"type": "LeaveNamesOut", "names": []},
        {"type": "UnlistEvent", "number": 1},
    ):
        answer = thief.ask("RunResultsPage", code=keeper.code, act=act)
        assert refusal_id(answer) == "results-not-who-runs-it"
    assert keeper.follow()["picture"]["events"] == {}


def test_who_wishes_it_is_named_nowhere_on_the_page(sqlite_server: ServerThread, pages: Pages) -> None:
    desk_page, guest = pages(sqlite_server.address), pages(sqlite_server.address)
    keeper = Keeper(desk_page)
    for desk in (evening(desk_page, "Monday"), evening(desk_page, "Tuesday")):
        keeper.does("ListEvent", event=desk.code, secret=desk.secret)
    keeper.does("AddUp", title="All", events=[1, 2], adding="sum", whose="players")
    assert keeper.does("LeaveNamesOut", names=["ben", "Nobody Known"])["type"] == "Done"
    page = guest.ask("Follow", kind="results", code=keeper.code)["picture"]
    assert page["left_out"] == [] and keeper.follow()["picture"]["left_out"] == ["ben", "Nobody Known"]
    assert guest.ask("AskListedEvent", code=keeper.code, event=1)["names"]["1"] == "Ann & …"
    names = [line["name"] for line in guest.ask("AskTotal", code=keeper.code, title="All")["places"]]
    assert "…" in names and "Ann" in names
    assert "Ben" not in str(guest.frames) and "ben" not in str(guest.frames)
    keeper.does("UnlistEvent", number=1)
    guest.see("results", lambda page: list(page["events"]) == ["2"])
    assert refusal_id(guest.ask("AskListedEvent", code=keeper.code, event=1)) == "results-not-listed"
