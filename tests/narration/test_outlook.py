"""Who is vulnerable, what each side still needs, what a deal brought, and whose column is WE."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.engine.events import Entry
from kibitz.engine.game import act
from kibitz.games import game
from kibitz.narration.headlines import Mood
from kibitz.narration.milestones import Feat, milestones
from kibitz.narration.outlook import outlook, vulnerability
from kibitz.narration.sheet_sides import own_first
from kibitz.scoring.line import ScoreReason
from kibitz.sessions import Board, Result, Session, begin, begun, session
from kibitz.sessions.boards import FOUR
from kibitz.sessions.turning import turned
from tests.battery.variants import someone

NAMES = ("Ann", "Bob", "Cal", "Dee")


def _form(name: str, options: Mapping[str, Any] = {}, *, of: str = "contract", **game_options: Any) -> Session:
    return session(name, options, game(of, game_options))


def _after(form: Session, *deals: tuple[Entry, ...]) -> tuple[list[Result], Board]:
    """The results of deals that left these entries, and the board that follows."""
    results: list[Result] = []
    for entries in deals:
        board = form.next_board(results)
        assert board is not None
        results.append(Result(board, entries, people={seat: seat for seat in Seat}))
    following = form.next_board(results)
    return results, following or results[-1].board


def _below(side: Side, points: int) -> tuple[Entry, ...]:
    return (Entry(side, points, ScoreReason.TRICKS, below=True),)


def _told(form: Session, reader: Seat | None, *deals: tuple[Entry, ...]) -> list[str]:
    results, board = _after(form, *deals)
    return [str(line) for line in outlook(form, results, board, reader, NAMES)]


def test_a_rubber_says_what_is_needed_for_game() -> None:
    form = _form("rubber")
    assert _told(form, Seat.SOUTH) == ["You need 100 for game.", "They need 100 for game."]
    part = _below(Side.NS, 60)
    assert _told(form, Seat.SOUTH, part) == ["You need 40 more for game.", "They need 100 for game."]
    assert _told(form, Seat.EAST, part) == ["You need 100 for game.", "They need 40 more for game."]
    assert _told(form, None, part)[0] == "North and South need 40 more for game."
    game_won = _below(Side.EW, 120)
    assert _told(form, Seat.SOUTH, part, game_won) == [
        "You need 100 for game.",  # the part-score no longer counts
        "They need 100 for game.",
        "They have won a game: one more wins the rubber.",
    ]
    assert _told(form, Seat.EAST, game_won)[-1] == "You have won a game: one more wins the rubber."
    assert _told(form, None, game_won)[-1] == "East and West have won a game: one more wins the rubber."
    assert _told(form, None, game_won, _below(Side.NS, 100))[-1].startswith("Each side")


def test_chicago_says_which_deal_it_is_too() -> None:
    assert _told(_form("chicago"), Seat.WEST, _below(Side.EW, 40)) == [
        "You need 60 more for game.",
        "They need 100 for game.",
        "Deal 2 of 4.",
    ]


@pytest.mark.parametrize(
    ("form", "reader", "deals", "lines"),
    [
        (
            _form("match", {"target": 5}, of="heroes"),
            Seat.SOUTH,
            [(Entry(Side.NS, 1, ScoreReason.VICTORY),)],
            ["You need 4 more to win.", "They need 5 more to win."],
        ),
        (
            _form("match", {"target": 5}, of="heroes"),
            None,
            [(Entry(Side.NS, 1, ScoreReason.VICTORY),)],
            ["Ann & Cal need 4 more to win.", "Bob & Dee need 5 more to win."],
        ),
        (_form("match", {"deals": 4}, of="minibridge"), Seat.NORTH, [], ["Deal 1 of 4."]),
        (
            _form("match", {"deals": 4}, of="minibridge"),
            Seat.EAST,
            [(Entry(Side.NS, 90, ScoreReason.TRICKS),)],
            ["Deal 2 of 4.", "You are 90 behind."],
        ),
        (
            _form("abridged-game", of="abridged"),
            Seat.NORTH,
            [(Entry(Side.NS, 90, "play"),)],
            ["Hand 2 of 4.", "You lead by 90."],
        ),
        (
            _form("abridged-night", of="abridged"),
            Seat.NORTH,
            [(Entry(Side.NS, 90, "play"),)] * 4 + [(Entry(Side.EW, 360, "play"),)],
            ["Game 2 of 3, hand 2 of 4.", "Both sides are level."],
        ),
    ],
)
def test_other_sessions_say_how_far_it_is(
    form: Session, reader: Seat | None, deals: list[tuple[Entry, ...]], lines: list[str]
) -> None:
    assert _told(form, reader, *deals) == lines


def test_vulnerability_is_said_from_where_one_sits() -> None:
    form = _form("rubber")

    def said(reader: Side | None, *vulnerable: Side) -> str:
        return str(vulnerability(form, Board(1, Seat.NORTH, FOUR, vulnerable), reader))

    assert said(Side.NS) == "Neither side is vulnerable."
    assert said(Side.NS, *Side) == "Both sides are vulnerable."
    assert said(Side.NS, Side.NS) == said(Side.EW, Side.EW) == "You are vulnerable, they are not."
    assert said(Side.NS, Side.EW) == "They are vulnerable, you are not."
    assert said(None, Side.EW) == "East and West are vulnerable."


@pytest.mark.parametrize(
    ("form", "there"),
    [
        (_form("rubber"), True),
        (_form("chicago"), True),
        (_form("match", {"deals": 4}, scoring="duplicate"), True),
        (_form("match", {"deals": 4}, of="minibridge"), False),
        (_form("abridged-night", of="abridged"), False),
    ],
)
def test_vulnerability_is_only_said_where_there_is_any(form: Session, there: bool) -> None:
    board = form.next_board([])
    assert board is not None
    assert (vulnerability(form, board, Side.NS) is not None) is there
    assert (vulnerability(begun(form, turned(board)), turned(board), Side.NS) is not None) is there


def _feats(form: Session, entries: tuple[Entry, ...], *before: tuple[Entry, ...]) -> list[tuple[Feat, str, Mood]]:
    """What a deal brought to North and South, on a table that was played somehow to its end."""
    results, _ = _after(form, *before, entries)
    rng, state = Random(5), begin(game("contract"), Board(1, Seat.NORTH, FOUR), seed="5" * 64, salt="7" * 32)
    while not state.over:
        seat, move = someone(state, rng, asides=0.0)
        state = act(state, seat, move)
    t = state.table
    assert t.scored is not None, "Another seed: this deal was passed out."
    t = replace(t, scored=replace(t.scored, entries=entries))
    return [(each.feat, str(each.text), each.mood) for each in milestones(form, results, t, Side.NS)]


def test_games_and_the_rubber_are_told() -> None:
    form = _form("rubber")
    ours, theirs = _below(Side.NS, 120), _below(Side.EW, 100)
    assert _feats(form, _below(Side.NS, 60)) == []
    assert _feats(form, ours) == [(Feat.GAME, "You win a game: you are vulnerable from the next deal on.", Mood.WON)]
    assert _feats(form, _below(Side.NS, 40), _below(Side.NS, 60))[0][0] is Feat.GAME
    assert _feats(form, theirs)[0][1:] == ("They win a game: they are vulnerable from the next deal on.", Mood.LOST)
    assert _feats(form, ours, ours) == [(Feat.RUBBER, "You win two games, and 700 points for the rubber!", Mood.WON)]
    assert _feats(form, theirs, ours, theirs)[0][1] == "They win two games, and 500 points for the rubber."


def test_bonuses_and_penalties_are_told() -> None:
    form = _form("rubber")
    told = _feats(form, (Entry(Side.EW, 100, ScoreReason.HONOURS), Entry(Side.NS, 500, ScoreReason.SLAM)))
    assert [feat for feat, _, _ in told] == [Feat.HONOURS, Feat.SLAM]
    assert told[0][1:] == ("Honours in one hand: 100 points to East and West.", Mood.LOST)
    assert "slam! 500 points to North and South." in told[1][1]
    assert _feats(form, (Entry(Side.NS, 300, ScoreReason.UNDERTRICKS),))[0][0] is Feat.PENALTY


def test_a_game_at_chicago_and_one_of_a_night_are_told() -> None:
    assert _feats(_form("chicago"), _below(Side.NS, 120)) == [
        (Feat.GAME, "Game! 300 points to North and South.", Mood.WON)
    ]
    hand = (Entry(Side.EW, 90, "play"),)
    assert _feats(_form("abridged-night", of="abridged"), hand, hand, hand) == []
    assert _feats(_form("abridged-night", of="abridged"), hand, hand, hand, hand) == [
        (Feat.GAME, "Game 1 is theirs.", Mood.LOST)
    ]


def test_we_are_those_who_read() -> None:
    form = _form("rubber")
    results, _ = _after(form, _below(Side.NS, 60))
    sheets = form.sheets(results, NAMES)
    assert own_first(sheets, Side.NS) == own_first(sheets, None) == sheets
    (sheet,) = own_first(sheets, Side.EW)
    assert sheet.rows[0].cells == ("Bob & Dee", "Ann & Cal")
    assert sheet.rows[-1].cells == (0, 60)
