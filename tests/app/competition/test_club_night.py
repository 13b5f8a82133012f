"""A club night of twelve people over the wire: two come late, a pair leaves, a table is lost, a result is disputed.

The ranking at the end is reckoned here from what the phones entered, by code that shares nothing with kibitz's own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from tests.app.client import Frame, PageClient
from tests.app.competition.test_competition_tables import come
from tests.app.competition.test_competitions import Organiser, follow
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
FIVE_PAIRS = ["Ann & Ben", "Cy & Di", "Eve & Flo", "Gil & Hal", "Ida & Jon"]
TRICKS = (7, 9, 8, 10, 6, 11, 5, 12)


def test_a_club_night(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address), game="contract", options={"scoring": "duplicate"})
    desk.seats(FIVE_PAIRS, kind="howell", boards=2)
    phones = {number: pages(sqlite_server.address) for number in range(1, 6)}
    for number, phone in phones.items():
        come(phone, desk.code, number, f"Phone {number}")
        phone.ask("Follow", kind="slips", code=desk.code)
    contract = one_no_trump(phones[1], desk.code)
    written: dict[tuple[int, int, int], tuple[int, int, int]] = {}  # who sat there, and what North-South scored

    def play(number: int) -> None:
        assert desk.does("BeginRound", round=number)["type"] == "Done"
        for line in tables_of(desk, number):
            north, east = line["seats"]["N"], line["seats"]["E"]
            for board in line["boards"]:
                tricks = TRICKS[(3 * north + 5 * board + number) % len(TRICKS)]
                said = {"declarer": "N", "contract": contract, "tricks": tricks}
                slip = {"code": desk.code, "round": number, "board": board}
                if north in phones:
                    if (number, board) == (1, line["boards"][0]) and east in phones:
                        _disputed(desk, phones[north], phones[east], {**said, "tricks": 13 - tricks}, slip)
                    assert phones[north].ask("EnterSlip", said=said, **slip)["type"] == "Done"
                    if east in phones:
                        assert phones[east].ask("ConfirmSlip", **slip)["type"] == "Done"
                else:
                    assert desk.enters(line["table"], board, f"N 1NT {tricks}", number)["type"] == "Done"
                result = event_of(desk)["slips"][f"{number}.{line['table']}.{board}"]["result"]
                written[number, line["table"], board] = north, east, result["ns"] - result["ew"]
        assert desk.does("EndRound", round=number)["type"] == "Done"

    play(1)
    # The sixth pair comes late: the organiser reads what it means, and then everybody plays in every round.
    late = {"type": "JoinLate", "name": "Kim & Lou"}
    meant = desk.page.ask("AskPlanAnew", code=desk.code, act=late)["said"]
    assert "competition-anew-nobody-waits" in {each["say"] for each in meant}
    assert len(event_of(desk)["entrants"]) == 5, "asking does nothing"
    assert desk.does("JoinLate", name="Kim & Lou")["type"] == "Done"
    assert [len(tables_of(desk, number)) for number in range(2, 6)] == [3] * 4
    play(2)
    # A pair goes home: one waits in each round, in turn.
    assert desk.does("LeaveEarly", entrant=2)["type"] == "Done"
    assert [len(tables_of(desk, number)) for number in range(3, 6)] == [2] * 3
    play(3)
    # A table is lost while the round goes on: its boards are not played, and three pairs are left.
    assert desk.does("BeginRound", round=4)["type"] == "Done"
    kept, lost = tables_of(desk, 4)
    falls = {"type": "TableFallsOut", "table": lost["table"]}
    meant = desk.page.ask("AskPlanAnew", code=desk.code, act=falls)["said"]
    assert meant[0]["say"] == "competition-anew-boards-fall"
    assert meant[0]["values"]["boards"] == ", ".join(map(str, lost["boards"]))
    assert desk.does("TableFallsOut", table=lost["table"])["type"] == "Done"
    slips = event_of(desk)["slips"]
    assert all(slips[f"4.{lost['table']}.{board}"]["result"] is None for board in lost["boards"])
    for board in kept["boards"]:
        assert desk.enters(kept["table"], board, "N 1NT 7", 4)["type"] == "Done"
        written[4, kept["table"], board] = kept["seats"]["N"], kept["seats"]["E"], 90
    assert desk.does("EndRound", round=4)["type"] == "Done"
    last = tables_of(desk, 5)
    assert len(last) == 1
    play(5)
    assert desk.does("CloseEvent")["type"] == "Done"
    # After the close one result turns out to be wrong: the event opens again, with a reason.
    spot, (north, east, _) = next(iter(written.items()))
    assert desk.does("ReopenEvent", why="Board 1 was scored the wrong way")["type"] == "Done"
    where = dict(zip(("round", "table", "board"), spot, strict=True))
    assert desk.does("EnterResult", at=where, said="E 1NT 7", again=True, why="E declared")["type"] == "Done"
    written[spot] = north, east, -90
    assert desk.does("CloseEvent")["type"] == "Done"
    event = follow(pages(sqlite_server.address), desk.code)["picture"]
    scores = {int(who): Fraction(line["score"]) for who, line in event["places"].items()}
    reckoned = matchpoints(written)
    assert scores.keys() == reckoned.keys()
    for who, share in reckoned.items():
        assert abs(scores[who] - 100 * share) <= Fraction(1, 100), (who, float(scores[who]), float(100 * share))


def matchpoints(written: dict[tuple[int, int, int], tuple[int, int, int]]) -> dict[int, Fraction]:
    """Each pair's share: on every board two for each result beaten and one for each equalled, to the same top."""
    boards: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for (_, _, board), each in written.items():
        boards[board].append(each)
    top = 2 * (_most_plays - 1) if (_most_plays := max(map(len, boards.values()))) else 0
    got: dict[int, list[Fraction]] = defaultdict(list)
    for results in boards.values():
        for north, east, net in results:
            beaten = sum(2 * (net > other) + (net == other) for *_, other in results) - 1
            share = Fraction((beaten + 1) * (top + 2), 2 * len(results)) - 1
            got[north].append(share)
            got[east].append(top - share)
    return {who: sum(each, Fraction(0)) / (top * len(each)) for who, each in got.items()}


def event_of(desk: Organiser) -> Frame:
    picture: Frame = follow(desk.page, desk.code, secret=desk.secret)["picture"]
    return picture


def tables_of(desk: Organiser, number: int) -> list[Frame]:
    lines = (line for line in event_of(desk)["tables"].values() if line["round"] == number)
    return sorted(lines, key=lambda line: int(line["table"]))


def _disputed(desk: Organiser, ours: PageClient, theirs: PageClient, wrong: Frame, slip: Frame) -> None:
    """One side enters what was not so, and the other says No: the organiser sees that they do not agree."""
    assert ours.ask("EnterSlip", said=wrong, **slip)["type"] == "Done"
    assert theirs.ask("DisputeSlip", **slip)["type"] == "Done"
    assert any(
        each["disputed"] == "EW" and each["at"]["board"] == slip["board"] for each in event_of(desk)["slips"].values()
    )


def one_no_trump(phone: PageClient, code: str) -> int:
    form = phone.ask("AskSlipForm", code=code)["form"]["contracts"]
    return next(
        place
        for place, each in enumerate(form)
        if (each["first"]["values"].get("number"), each["strain"], each["goal"]) == (1, "NT", 7)
    )
