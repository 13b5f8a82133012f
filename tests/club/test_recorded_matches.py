"""Files as matches: rooms side by side, IMPs to the right team, and how it stands."""

from __future__ import annotations

from kibitz.club.recorded_matches import RecordedMatch, recorded_matches
from kibitz.formats.exchange import read_whole
from tests.formats.test_event_files import CHAMPIONSHIP, VUGRAPH, boards

DEAL = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"


def board(number: int, room: str, contract: str, result: int, **tags: str) -> str:
    given = {
        "Board": str(number),
        "Room": room,
        "Deal": DEAL,
        "Dealer": "N",
        "Vulnerable": "None",
        "Declarer": "S",
        "Contract": contract,
        "Result": str(result),
        **tags,
    }
    return "".join(f'[{name} "{value}"]\n' for name, value in given.items()) + "\n"


def matches(*texts: str) -> list[RecordedMatch]:
    return list(recorded_matches(read_whole("".join(texts).encode(), "x.pbn").boards))


def test_the_open_room_counts_for_the_home_team_wherever_it_stands() -> None:
    (match,) = matches(board(1, "Closed", "4S", 10), board(1, "Open", "4S", 9), board(2, "Open", "3NT", 9))
    first, second = match.boards
    assert [result.room for result in first.results] == ["Open", "Closed"]
    assert (first.imps, first.standing) == (-10, (0, 10))
    assert (second.imps, second.standing) == (None, None) and match.is_match


def test_matchpoints_are_not_compared_in_imps() -> None:
    (match,) = matches(board(1, "Open", "4S", 9, Scoring="MP"), board(1, "Closed", "4S", 10, Scoring="MP"))
    assert match.boards[0].imps is None and not match.is_match


def test_another_segment_begins_anew() -> None:
    found = matches(
        *(board(1, room, "4S", 9 + (room == "Open"), Stage=stage) for stage in "12" for room in ("Open", "Closed"))
    )
    assert [(match.stage, match.boards[-1].standing) for match in found] == [("1", (10, 0)), ("2", (10, 0))]


def test_segments_of_a_match_are_added_up_where_their_boards_go_on() -> None:
    def segment(number: int, stage: str, **tags: str) -> list[str]:
        teams = {"HomeTeam": "Reds", "VisitTeam": "Blues", **tags}
        return [board(number, room, "4S", 9 + (room == "Open"), Stage=stage, **teams) for room in ("Open", "Closed")]

    found = matches(
        *segment(1, "Final:1"), *segment(1, "Poff:1"), *segment(2, "Final:2"), *segment(1, "Final:3"),
        *segment(3, "Final:4", VisitTeam="Greens"), *segment(9, "Final:5"),
    )  # fmt: skip
    assert [(match.carried, match.gained, match.goes_on) for match in found] == [
        ((0, 0), (10, 0), False),
        ((0, 0), (10, 0), False),
        ((10, 0), (10, 0), True),
        ((0, 0), (10, 0), False),  # it counts its boards from one: nobody says that it belongs to those before
        ((0, 0), (10, 0), False),
        ((10, 0), (10, 0), True),
    ]


def test_a_double_that_the_contract_leaves_out_counts() -> None:
    doubled = board(1, "Open", "4S", 9).rstrip() + "\n" + '[Auction "S"]\n4S X AP\n'
    (match,) = matches(doubled)
    assert match.boards[0].results[0].score == -100 and str(match.boards[0].results[0].contract) == "4SX"


def test_a_vugraph_match_goes_on_from_what_it_began_with() -> None:
    (match,) = recorded_matches(boards(VUGRAPH))
    assert match.teams == ("Nickell", "Fleisher") and match.carried == (80, 99)
    assert [each.imps for each in match.boards][:4] == [0, 0, -7, 1]
    assert match.boards[-1].standing == (110, 140)


def test_a_championship_has_a_match_for_each_segment() -> None:
    found = list(recorded_matches(boards(CHAMPIONSHIP)))
    assert len(found) == 26 and found[0].teams == ("Poland", "Sweden") and found[0].stage == "Final:1"
    assert all(len(each.results) == 2 for each in found[0].boards)
    assert [(each.stage, each.gained, each.standing) for each in found[:2]] == [
        ("Final:1", (29, 46), (29, 46)),
        ("Final:2", (14, 42), (43, 88)),
    ]
    assert found[7].standing == (241, 370), "after all eight segments"
