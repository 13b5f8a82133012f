"""Cards of tables and people: whoever follows them sits where the plan wants them, with the boards that lie there."""

from __future__ import annotations

import re

import pytest

from kibitz.club.movements import (
    Even,
    Movement,
    MovementKind,
    MovementWish,
    howell,
    individual,
    mitchell,
    planned,
    teams,
    three_handed,
)
from kibitz.club.printing.event_sheets import guides_data, tables_data
from tests.club.afternoon import seated

MOVEMENTS = [
    howell(8, 2),
    howell(7, 2),
    mitchell(10, 2),
    mitchell(9, 2),
    mitchell(8, 2, even=Even.SHARE),
    planned(MovementWish(MovementKind.MITCHELL, 2, sections=2), 20),
    individual(8),
    individual(9),
    three_handed(10, 2),
    teams(4, 4),
    teams(5, 4),
]
SIDES = {"North and South": 1, "East and West": 2, "North": 1, "South": 1, "East": 2, "West": 2}


def numbers(cell: str) -> set[int]:
    return {int(each) for each in re.findall(r"(?:^|, )(\d+) ", cell)}


@pytest.mark.parametrize("movement", MOVEMENTS, ids=lambda each: f"{each.kind}-{each.entrants}")
def test_who_goes_where_a_table_card_says_is_expected_there(movement: Movement) -> None:
    cards = {card["number"]: card["rows"] for card in tables_data(seated(movement).state)["tables"]}
    rows = {(number, int(row[0])): row for number, card in cards.items() for row in card}
    told = 0
    for (table, turn), row in rows.items():
        said = row[4].splitlines()
        if turn == len(movement.rounds):
            assert said == []
            continue
        later = {at: each for at, each in rows.items() if at[1] == turn + 1}
        playing = {who for each in later.values() for cell in each[1:3] for who in numbers(cell)}
        for line in said:
            if goes := re.fullmatch(r"(\d+) to table (\d+), (.+)", line):
                assert int(goes[1]) in numbers(rows[int(goes[2]), turn + 1][SIDES[goes[3]]])
            elif waits := re.fullmatch(r"(\d+) sits out", line):
                assert int(waits[1]) not in playing
            elif stays := re.fullmatch(r"(\d+) stays", line):
                before = next(side for side in (1, 2) if int(stays[1]) in numbers(row[side]))
                assert int(stays[1]) in numbers(rows[table, turn + 1][before])
            elif boards := re.fullmatch(r"boards to table (\d+)", line):
                assert rows[int(boards[1]), turn + 1][3] == row[3]
                assert movement.section(int(boards[1])) == movement.section(table), "which has boards of its own"
            else:
                assert line == "boards aside" and all(each[3] != row[3] for each in later.values())
            told += 1
        people = numbers(row[1]) | numbers(row[2])
        assert sum(not line.startswith("boards") for line in said) == len(people), "everybody is told"
    assert told


def test_a_table_card_says_which_section_its_boards_are_of() -> None:
    movement = planned(MovementWish(MovementKind.MITCHELL, 2, sections=2), 20)
    said = [card["section"] for card in tables_data(seated(movement).state)["tables"]]
    assert said == ["Section 1: its boards stay in it"] * 5 + ["Section 2: its boards stay in it"] * 5
    assert {card["section"] for card in tables_data(seated(mitchell(10, 2)).state)["tables"]} == {""}


@pytest.mark.parametrize("movement", MOVEMENTS, ids=lambda each: f"{each.kind}-{each.entrants}")
def test_a_guide_card_has_a_line_for_every_round_and_agrees_with_the_tables(movement: Movement) -> None:
    state = seated(movement).state
    cards = {card["number"]: card["rows"] for card in tables_data(state)["tables"]}
    rows = {(number, int(row[0])): row for number, card in cards.items() for row in card}
    for card in guides_data(state)["guides"]:
        who = int(card["name"].split()[0])
        assert [int(row[0]) for row in card["rows"]] == list(range(1, len(movement.rounds) + 1))
        for turn, table, seat, boards, against in card["rows"]:
            if not table:
                assert seat == "sits out" and all(
                    who not in numbers(cell) for (_, at), row in rows.items() if at == int(turn) for cell in row[1:3]
                )
                continue
            for each in re.findall(r"\d+", table):
                row = rows[int(each), int(turn)]
                assert who in numbers(row[1]) | numbers(row[2]) and boards == row[3]
                others = numbers(against.split("against ")[-1])
                assert others and others <= numbers(row[1]) | numbers(row[2]) - {who}
