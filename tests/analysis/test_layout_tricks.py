"""Worlds in, tricks out: checked against the solver's own notation, one position at a time."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.analysis.layout_tricks import declarers_tricks, look_back, solve_worlds
from kibitz.analysis.solver import Position, solve, solve_cards, table
from kibitz.cards import FRENCH, Deal, Hand, Seat, card, strain
from kibitz.cards.deal import DEALS
from kibitz.engine.events import Played
from kibitz.engine.table import winner


def _ending(rng: Random, cards: int) -> dict[Seat, Hand]:
    pack = list(FRENCH.cards)
    rng.shuffle(pack)
    return {seat: Hand.of_cards(pack[cards * n : cards * (n + 1)]) for n, seat in enumerate(Seat)}


@pytest.mark.parametrize("letter", ["S", "H", "D", "C", "NT"])
@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_every_card_has_the_tricks_that_the_solver_gives_it(letter: str, played: int) -> None:
    rng = Random(f"{letter} {played}")
    for leader in Seat:
        hands = _ending(rng, 5)
        trick: tuple[Played, ...] = ()
        for seat in leader.clockwise()[:played]:
            legal = hands[seat].of(trick[0].card.suit) if trick else hands[seat]
            chosen = rng.choice(list(legal if len(legal) else hands[seat]))
            trick += (Played(seat, chosen),)
            hands[seat] -= chosen
        turn = leader.clockwise()[played]
        held = np.array([[hands[seat].mask for seat in Seat]] * 2, np.uint64)
        solved = solve_worlds(held, FRENCH, strain(letter), trick, turn)
        expected = solve_cards(Position(hands, letter, leader, [play.card for play in trick]))
        for row in solved.tricks:
            assert dict(zip(solved.cards, row.tolist(), strict=True)) == expected


def test_worlds_that_differ_keep_their_rows() -> None:
    one, two = (
        {seat: Hand.of_cards([card(name)]) for seat, name in zip(Seat, names, strict=True)}
        for names in (("SA", "SK", "SQ", "SJ"), ("SA", "HK", "SQ", "SJ"))
    )
    two[Seat.NORTH] = Hand.of_cards([card("SA")])
    held = np.array([[world[seat].mask for seat in Seat] for world in (two, one, two)], np.uint64)
    solved = solve_worlds(held, FRENCH, strain("H"), (), Seat.NORTH)
    assert solved.tricks[:, 0].tolist() == [0, 1, 0]


def test_declarers_tricks_are_those_of_the_table_before_and_after_the_lead() -> None:
    deal = Deal.from_number(Random(5).randrange(DEALS))
    held = np.array([[deal[seat].mask for seat in Seat]], np.uint64)
    known = table(deal)
    for letter in ("S", "NT"):
        tricks = int(declarers_tricks(held, strain(letter), Seat.SOUTH)[0])
        assert tricks == known[Seat.SOUTH][letter]
        after = []
        for lead in deal[Seat.WEST]:
            rest = held.copy()
            rest[0, 3] &= ~np.uint64(lead.bit)
            after.append(int(declarers_tricks(rest, strain(letter), Seat.SOUTH, (Played(Seat.WEST, lead),))[0]))
        assert min(after) == tricks


def test_only_the_cards_asked_about_are_solved() -> None:
    hands = _ending(Random(2), 6)
    held = np.array([[hands[seat].mask for seat in Seat]], np.uint64)
    every = solve_worlds(held, FRENCH, strain("H"), (), Seat.EAST)
    some = every.cards[1::2]
    asked = solve_worlds(held, FRENCH, strain("H"), (), Seat.EAST, among=sum(each.bit for each in some))
    assert asked.cards == some
    assert asked.tricks.tolist() == every.tricks[:, 1::2].tolist()


@pytest.mark.parametrize("letter", ["D", "NT"])
@pytest.mark.parametrize("first", [0, 1, 5, 7])
def test_looking_back_gives_what_each_position_on_the_way_was_worth(letter: str, first: int) -> None:
    rng = Random(f"{letter} {first}")
    now, plays, won = _ending(rng, 6), list[Played](), {Seat.NORTH.side: 0, Seat.EAST.side: 0}
    turn, before = Seat.WEST, list[tuple[dict[Seat, Hand], Seat, int]]()
    for number in range(11):
        before.append((dict(now), turn, won[Seat.NORTH.side]))
        trick = plays[number - number % 4 :]
        legal = now[turn].of(trick[0].card.suit) if trick else now[turn]
        plays.append(Played(turn, rng.choice(list(legal if len(legal) else now[turn]))))
        now[turn] -= plays[-1].card
        turn = turn.left
        if len(trick) == 3:
            turn = winner(tuple(plays[-4:]), strain(letter))
            won[turn.side] += 1
    before.append((dict(now), turn, won[Seat.NORTH.side]))
    held = np.array([[now[seat].mask for seat in Seat]] * 2, np.uint64)
    seen = look_back(held, FRENCH, strain(letter), plays, first, turn)
    leads_north_south = plays[first - first % 4].seat.side is Seat.NORTH.side
    total = 6 - first // 4
    for step, (hands, seat, taken) in enumerate(before[first:]):
        number = first + step
        leader = plays[number - number % 4].seat if number % 4 else seat
        laid = [play.card for play in plays[number - number % 4 : number]]
        solved = solve(Position(hands, letter, leader, laid))
        mine = solved if seat.side is Seat.NORTH.side else len(hands[seat]) - solved
        north_south = mine + taken - before[first][2]
        expected = north_south if leads_north_south else total - north_south
        assert seen.tricks[:, step].tolist() == [expected] * 2
    again = solve_worlds(held, FRENCH, strain(letter), tuple(plays[8:]), turn)
    assert seen.solved.cards == again.cards
    assert seen.solved.tricks.tolist() == again.tricks.tolist()
