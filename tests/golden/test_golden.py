"""The golden logs are all there, replay under today's rules, and come out the same from their seeds."""

from __future__ import annotations

import pytest

from kibitz.cards import DOUBLE, Seat, Side
from kibitz.cards.shuffle import commitment
from kibitz.engine import events as ev
from kibitz.formats.record import DealRecord, SessionRecord, read, replay_deal, replay_session, write
from kibitz.games import GAMES, game
from kibitz.sessions import result, session
from tests.golden.make import FILES, FOLDER

files = pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.iterdir()))
games = pytest.mark.parametrize("name", GAMES)


def deal_of(name: str) -> DealRecord:
    record = read((FOLDER / name).read_bytes())
    assert isinstance(record, DealRecord)
    return record


def session_of(name: str) -> SessionRecord:
    record = read((FOLDER / name).read_bytes())
    assert isinstance(record, SessionRecord)
    return record


def test_every_game_has_its_golden_log_and_every_log_its_maker() -> None:
    found = {path.name for path in FOLDER.iterdir()}
    assert {f"{name}.json" for name in GAMES} <= found
    assert found == set(FILES)


@files
def test_reads_and_writes_the_same_bytes(name: str) -> None:
    text = (FOLDER / name).read_bytes()
    assert write(read(text)) == text


@files
def test_the_seed_makes_the_same_file(name: str) -> None:
    assert write(FILES[name]()) == (FOLDER / name).read_bytes()


@files
def test_replays_to_the_same_log(name: str) -> None:
    record = read((FOLDER / name).read_bytes())
    if isinstance(record, DealRecord):
        states, logs = [replay_deal(record.events)], [record.events]
    else:
        states, logs = [*replay_session(record)], [deal.events for deal in record.deals]
    assert all(state.over for state in states)
    assert [state.log for state in states] == logs


@games
def test_a_log_is_of_its_game_and_was_scored(name: str) -> None:
    record = deal_of(f"{name}.json")
    opened, scored = record.events[0], record.events[-2]
    assert isinstance(opened, ev.Opened)
    assert (opened.game, opened.version, opened.options) == (name, 1, {})
    assert isinstance(scored, ev.Scored)
    assert set(record.players) == {seat for seat in Seat if seat is not opened.spare}


@games
def test_a_log_has_a_claim_refused_and_a_move_taken_back(name: str) -> None:
    kinds = {type(event) for event in deal_of(f"{name}.json").events}
    assert {ev.Claimed, ev.PickedUp, ev.Asked, ev.Declined, ev.Undone} <= kinds


@games
def test_the_seed_laid_open_is_the_one_committed_to(name: str) -> None:
    events = deal_of(f"{name}.json").events
    committed, laid_open = events[1], events[-1]
    assert isinstance(committed, ev.Committed)
    assert isinstance(laid_open, ev.LaidOpen)
    assert laid_open.seed is not None
    assert laid_open.salt is not None
    assert commitment(laid_open.seed, laid_open.salt) == committed.digest


def test_what_is_special_about_a_game_came_up() -> None:
    def kinds(name: str) -> set[type]:
        return {type(event) for event in deal_of(name).events}

    assert ev.Targeted in kinds("abridged.json")
    assert {ev.Exchanged, ev.Reseated} <= kinds("minibridge-simple3.json")
    assert {ev.Reseated, ev.TookUp} <= kinds("minibridge-normal3.json")
    assert any(isinstance(event, ev.Called) and event.call is DOUBLE for event in deal_of("contract.json").events)


def test_the_laws_table_saw_every_irregularity() -> None:
    events = deal_of("laws-minibridge.json").events
    rulings = [event.ruling for event in events if isinstance(event, ev.Ruled)]
    assert rulings == ["corrected", "established"]
    kinds = [type(event) for event in events]
    assert {ev.Accepted, ev.Exposed, ev.Turned} <= set(kinds)
    assert kinds.count(ev.Rejected) == 2  # both opponents, so that the lead went back
    taken_back = [event for event in events if isinstance(event, ev.TookBack)]
    assert len(taken_back) == 2  # the lead, and the revoke that was corrected
    assert [event.tricks for event in events if isinstance(event, ev.Transferred)] == [1]


def test_the_rubber_ended_with_two_games_and_its_bonus() -> None:
    record = session_of("session-rubber.json")
    states = replay_session(record)
    form = session(record.session, record.session_options, game(record.game, record.options))
    results = [result(deal.board, state) for deal, state in zip(record.deals, states, strict=True)]
    standing = form.standing(results)
    written = {side: sum(each.points(side) for each in results) for side in Side}
    # East and West won two games to one: 500.
    assert standing.finished
    assert standing.totals[:2] == (written[Side.NS], written[Side.EW] + 500)
