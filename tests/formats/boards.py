"""Boards as hypothesis makes them: anything a file may say, whether or not a table would have it."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from kibitz.cards import BIDS, DOUBLE, PASS, REDOUBLE, Call, Deal, Seat
from kibitz.cards.deal import DEALS
from kibitz.engine import State, act, start
from kibitz.engine import events as ev
from kibitz.formats.board_record import Annotation, AuctionRecord, BoardRecord, PlayRecord, RecordedCall, RecordedCard
from kibitz.formats.header_values import write_deal
from kibitz.formats.own_games import board_of
from kibitz.formats.pbn.pbn_lines import MANDATORY
from kibitz.games import game

LETTERS = st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs"), exclude_characters="\u2028\u2029\x85")
TEXTS = st.text(LETTERS, max_size=30).map(str.strip)
VALUES = TEXTS.filter(lambda text: not text.startswith("#"))
COMMENTS = st.lists(TEXTS.map(lambda text: " ".join(text.split())).filter(bool), max_size=2).map(tuple)
DEALT = st.integers(0, DEALS - 1).map(Deal.from_number)
CALLS: st.SearchStrategy[Call | None] = st.sampled_from([PASS, DOUBLE, REDOUBLE, *BIDS, None])


def marks(notes: dict[int, str]) -> st.SearchStrategy[Annotation]:
    numbers = st.lists(st.sampled_from(sorted(notes)), max_size=2) if notes else st.just([])

    def made(drawn: tuple[list[int], list[int], str, tuple[str, ...]]) -> Annotation:
        found, glyphs, irregularity, comments = drawn
        return Annotation(tuple(found), tuple(glyphs), irregularity, comments, alerted=False)

    glyphs = st.lists(st.integers(1, 30), max_size=2)
    return st.tuples(numbers, glyphs, st.sampled_from(["", "I", "R"]), COMMENTS).map(made)


@st.composite
def any_board(draw: Any) -> BoardRecord:
    """A board with hands as far as they are known, calls and cards with all marks, tables and tags of its own."""
    deal = draw(DEALT)
    state = bid_and_played(deal, random.Random(draw(st.integers(0, 1000))), draw(st.integers(0, 14)))
    known = draw(st.sets(st.sampled_from(list(Seat)), min_size=1))
    names = draw(st.lists(st.from_regex(r"X[A-Za-z0-9_]{1,8}", fullmatch=True), unique=True, max_size=3))
    headers = {
        **dict.fromkeys(MANDATORY, "?"),
        **{tag: draw(VALUES) for tag in ("Event", "Site", "West", "North")},
        "Deal": write_deal({seat: deal[seat] for seat in known}, draw(st.sampled_from(list(Seat)))),
        "Vulnerable": draw(st.sampled_from(["None", "NS", "EW", "All"])),
        "Contract": state_contract(state),
        "Declarer": draw(st.sampled_from(["N", "?", "^S"])),
        "Result": draw(st.sampled_from(["9", "EW 9", "NS 4 EW 9", "^8", "?"])),
        **{name: draw(VALUES) for name in names},
        "OptimumResultTable": "Declarer;Denomination\\2R;Result\\2R",
    }
    notes = draw(st.dictionaries(st.integers(1, 32), TEXTS, max_size=3))
    dealer = draw(st.sampled_from(list(Seat)))
    calls = tuple(
        RecordedCall(dealer.clockwise()[place % 4], call, _alert(draw(marks(notes))))
        for place, call in enumerate(draw(st.lists(CALLS, min_size=1, max_size=9)))
    )
    tables = {"OptimumResultTable": ("N NT  9", "E  S 10")}
    comments = {after: found for after in ("", "Site", *names) if (found := draw(COMMENTS))}
    return BoardRecord(
        headers=headers,
        auction=AuctionRecord(dealer, calls, notes, draw(st.sampled_from(["", "*", "+"]))),
        play=draw(plays(state)),
        tables=tables,
        comments=comments,
        directives=draw(st.lists(TEXTS.filter(lambda text: text[:1] in "xyz" and bool(text)), max_size=2).map(tuple)),
    )


def _alert(made: Annotation) -> Annotation:
    return Annotation(made.notes, made.glyphs, made.irregularity, made.comments, alerted=bool(made.notes))


@st.composite
def plays(draw: Any, state: State) -> PlayRecord | None:
    """The cards of a deal under way, with marks."""
    cards = [*(played for trick in state.table.tricks for played in trick.plays), *state.table.trick]
    if not cards:
        return None
    notes = draw(st.dictionaries(st.integers(1, 32), TEXTS, max_size=2))
    made = tuple(RecordedCard(played.seat, played.card, draw(marks(notes))) for played in cards)
    return PlayRecord(made[0].seat, made, notes, draw(st.sampled_from(["", "*"])))


def state_contract(state: State) -> str:
    """The contract as a header has it."""
    return board_of(state).headers["Contract"]


def bid_and_played(deal: Deal, rng: random.Random, cards: int = 52) -> State:
    """Contract bridge with a random auction, or one that leads to four spades, and random cards after it."""
    state = start(game("contract", {"scoring": "duplicate"}), deal=deal, dealer=rng.choice(list(Seat)))
    calls = 0
    while not state.over and len(state.table.tricks) * 4 + len(state.table.trick) < cards:
        seat, moves = next(iter(state.turns.items()))
        if isinstance(moves[0], ev.Called):
            calls += 1
            bids = [move for move in moves if isinstance(move, ev.Called) and move.call.name == "4S"]
            move: ev.Move = bids[0] if calls == 1 and bids else rng.choice(moves[:3]) if calls < 6 else moves[0]
        else:
            move = rng.choice(moves)
        state = act(state, seat, move)
    return state
