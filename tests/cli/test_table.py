"""What is drawn, told and understood at the table."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from kibitz.bots import SimpleBot
from kibitz.bots.bot import play_out
from kibitz.cards import COLOURS, DOUBLE, FRENCH, HEARTS, Bid, Call, Deal, Hand, Seat, card
from kibitz.cli.terminal.asking import NotUnderstood, keys, question, read_card, understood
from kibitz.cli.terminal.cards import chip, face_up, named, row
from kibitz.cli.terminal.drawing import contract_grid, four_hands, status, trick_on_table
from kibitz.cli.terminal.playing import Evening, Setup
from kibitz.cli.terminal.screen import Terminal
from kibitz.cli.terminal.sheets import drawn
from kibitz.cli.terminal.telling import Teller
from kibitz.cli.terminal.typed import aside, out_of_turn
from kibitz.engine import State, View, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.formats import record
from kibitz.games import game
from kibitz.sessions import Row, Sheet, session
from tests.bots.positions import minibridge, played

# North declares, South is dummy and East leads.
DEAL = "N:AKQ.AKQ.AKQ2.432 JT9.JT9.JT9.KQJT 876.876.8765.865 5432.5432.43.A97"


def text(*lines: RenderableType) -> str:
    console = Console(width=80, highlight=False, no_color=True)
    with console.capture() as captured:
        for line in lines:
            console.print(line)
    return "\n".join(each.rstrip() for each in captured.get().splitlines())


def lying(seat: Seat) -> list[str]:
    """A dummy at that place, as South sees it."""
    return text(*face_up(Hand.parse("AK.T2.7.93"), HEARTS, seat, Seat.SOUTH)).splitlines()


def test_dummy_opposite_lies_in_columns_with_trumps_at_declarers_left() -> None:
    assert lying(Seat.NORTH) == [
        " ♥10  ♠A   ♦7   ♣9",
        " ♥2   ♠K        ♣3",
    ]


def test_your_own_hand_as_dummy_has_trumps_at_your_right() -> None:
    assert lying(Seat.SOUTH) == [
        " ♣9   ♦7   ♠A   ♥10",
        " ♣3        ♠K   ♥2",
    ]


def test_dummy_at_your_side_lies_in_rows_with_trumps_at_dummys_right() -> None:
    rows = [" ♥10  ♥2", " ♠A   ♠K", " ♦7", " ♣9   ♣3"]
    assert lying(Seat.WEST) == rows[::-1]  # looking at you from the left, West has the right hand near you
    assert lying(Seat.EAST) == rows


def test_keys_stand_beneath_the_cards_that_may_be_played() -> None:
    hand = Hand.parse("AK.T2.7.93")
    lines = text(*row(hand, {card("HT"): "1", card("H2"): "2"})).splitlines()
    assert lines[0].split() == ["♠A", "♠K", "♥10", "♥2", "♣9", "♣3", "♦7"]
    assert lines[1].split() == ["1", "2"]
    assert lines[1].index("1") == lines[0].index("♥10")


def test_colours_of_the_cards() -> None:
    styles = {name: str(chip(card(name)).spans[0].style) for name in ("SA", "HA", "R14", "G14", "Y14", "B14")}
    assert styles["HA"] != styles["SA"]
    assert len(set(styles.values())) == 6
    assert chip(card("SA"), bright=False) != chip(card("SA"))
    assert named(card("R14")).plain == "●14"


def test_a_trick_in_compass_shape_with_you_at_the_bottom() -> None:
    plays = (ev.Played(Seat.EAST, card("SJ")), ev.Played(Seat.SOUTH, card("S6")))
    lines = text(*trick_on_table(plays, Seat.NORTH, {seat: seat.label for seat in Seat})).splitlines()
    assert lines[0].strip() == "South"
    assert lines[1].strip() == "♠6"
    assert lines[2].split() == [">", "East", "West"]
    assert lines[3].split() == ["♠J", "··"]
    assert lines[5].strip() == "North"


def test_contracts_in_a_grid() -> None:
    state = start(game("minibridge"), deal=Deal.parse(DEAL))
    contracts = [move.contract for move in state.moves(Seat.NORTH) if isinstance(move, ev.Chose)]
    lines = text(*contract_grid(contracts)).splitlines()
    assert lines[0].split() == ["(tricks)", "♠", "♥", "♦", "♣", "NT"]
    assert lines[2].split() == ["game", "6", "(10)", "7", "(10)", "8", "(11)", "9", "(11)", "10", "(9)"]


def test_four_hands_with_their_points() -> None:
    shown = text(*four_hands(Deal.parse(DEAL)))
    assert "North, 27 points" in shown
    assert "♦ 8 7 6 5" in shown


def test_sheets_are_ruled() -> None:
    sheet = Sheet(
        Text("Rubber"),
        (Text("WE"), Text("THEY")),
        (Row(Text("above"), (50, None), ruled=True), Row(Text("TOTAL"), (50, 0))),
    )
    words = text(drawn(sheet)).split()
    line = words[3]
    assert set(line) == {"─"}
    assert words == ["Rubber", "WE", "THEY", line, "above", "50", line, "TOTAL", "50", "0"]


def test_the_teller_tells_only_what_a_seat_sees() -> None:
    state = minibridge(DEAL, "game NT", "SJ S6 S2 SA")
    told = [text(line) for line in Teller(Seat.EAST).news(state)]
    assert "North chooses game in no-trumps: 9 tricks." in told
    assert told[-1] == "Trick  1: E ♠J  S ♠6  W ♠2  N ♠A  North wins it (NS 1, EW 0)."
    assert len([line for line in told if line.startswith("Trick")]) == 1


def test_the_teller_follows_a_withdrawal() -> None:
    state = minibridge(DEAL, "game NT", "SJ S6")
    teller = Teller(None)
    list(teller.news(state))
    state = act(state, Seat.NORTH, ev.Asked(Seat.NORTH))
    for seat in (Seat.EAST, Seat.WEST):
        state = act(state, seat, ev.Answered(seat, True))
    assert text(*teller.news(state)).splitlines()[-1] == "The move is taken back."
    assert len(teller.table.trick) == 1


# --- understanding


@pytest.mark.parametrize("typed", ["sa", "SA", "as", " sa ", "♠A"])
def test_ways_to_type_a_card(typed: str) -> None:
    assert read_card(typed, FRENCH) is card("SA")


def test_coloured_cards_by_name() -> None:
    assert read_card("r14", COLOURS) is card("R14")
    assert read_card("10b", COLOURS) is card("B10")
    assert read_card("●9", COLOURS) is card("R9")
    assert read_card("sa", COLOURS) is None


def _at(state: State) -> View:
    assert state.wait is not None
    return view(state, next(iter(state.wait.turns)))


def test_a_card_by_its_number_is_the_one_drawn_above_it() -> None:
    seen = _at(minibridge(DEAL, "game NT", "SJ S6 S2"))
    for drawn_card, key in keys(seen).items():
        assert understood(seen, key) == ev.Played(Seat.NORTH, drawn_card)
    with pytest.raises(NotUnderstood, match="1 to 3"):
        understood(seen, "4")


def test_enter_plays_the_only_card() -> None:
    seen = _at(minibridge(DEAL, "game NT", "DJ D5 D4 DA DK D9 D6 D3 DQ DT D7 S2 D2 S9"))
    assert understood(seen, "") == ev.Played(Seat.SOUTH, card("D8"))


@pytest.mark.parametrize(
    ("typed", "terms", "letter"),
    [
        ("game spades", "game", "S"),
        ("game in spades", "game", "S"),
        ("g s", "game", "S"),
        ("part-score no trumps", "part-score", "NT"),
        ("partscore nt", "part-score", "NT"),
        ("7", "game", "H"),
    ],
)
def test_contracts_in_words(typed: str, terms: str, letter: str) -> None:
    move = understood(_at(start(game("minibridge"), deal=Deal.parse(DEAL))), typed)
    assert isinstance(move, ev.Chose)
    assert (move.contract.terms, move.contract.strain.letter) == (terms, letter)


@pytest.mark.parametrize("typed", ["game", "11", "0", "whist", "", "game whist"])
def test_contracts_that_are_none(typed: str) -> None:
    with pytest.raises(NotUnderstood, match="contract"):
        understood(_at(start(game("minibridge"), deal=Deal.parse(DEAL))), typed)


def test_calls() -> None:
    seen = _at(start(game("contract"), deal=Deal.parse(DEAL)))
    for typed, call in {"p": "pass", "1n": "1NT", "1nt": "1NT", "2♠": "2S", "3 d": "3D", "PASS": "pass"}.items():
        assert understood(seen, typed) == ev.Called(Seat.NORTH, Call.parse(call))
    for typed, why in {
        "8c": "A call is",
        "": "A call is",
    }.items():
        with pytest.raises(NotUnderstood, match=why):
            understood(seen, typed)
    after = _at(act(start(game("contract"), deal=Deal.parse(DEAL)), Seat.NORTH, ev.Called(Seat.NORTH, Bid(2, HEARTS))))
    assert understood(after, "dbl") == ev.Called(Seat.EAST, DOUBLE)
    # Why a call is not legal the table says, as it does for a card.
    assert understood(after, "2c") == ev.Called(Seat.EAST, Call.parse("2C"))


def test_other_questions() -> None:
    rng = Random(3)
    asked: dict[str, list[str]] = {}
    for name, options in (("abridged", {"announcing": "players"}), ("extreme", {}), ("minibridge", {"laws": True})):
        state = start(game(name, options), seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex())
        bot = SimpleBot(rng)
        while state.wait is not None:
            seen = _at(state)
            asked.setdefault(question(seen), []).append(name)
            state = act(state, next(iter(state.wait.turns)), bot.choose(seen))
    assert {"Pass or Play?", "Your card?", "Dummy’s card?", "Your contract (its number, or in words)?"} <= set(asked)


# --- beside the turn


def test_claims_and_their_lines() -> None:
    seen = _at(minibridge(DEAL, "game NT", "SJ S6 S2 SA"))
    assert aside(seen, "claim 8") == ev.Claimed(Seat.NORTH, 8, ev.ClaimLine.HIGH)
    assert aside(seen, "claim 0") == ev.Claimed(Seat.NORTH, 0, ev.ClaimLine.THEIRS)
    assert aside(seen, "claim 8 in any") == ev.Claimed(Seat.NORTH, 8, ev.ClaimLine.ANY_ORDER)
    assert aside(seen, "sk") is None


def test_at_a_laws_table() -> None:
    state = minibridge(DEAL, "game NT", "SJ S6", laws=True)
    state = played(act(state, Seat.WEST, ev.Played(Seat.WEST, card("H5"))), "SA")
    seen = view(state, Seat.EAST)
    assert aside(seen, "referee west") == ev.Challenged(Seat.EAST, Seat.WEST)
    assert aside(seen, "expose h9") == ev.Exposed(Seat.EAST, card("H9"))
    assert out_of_turn(seen, "ck") == ev.Played(Seat.EAST, card("CK"))
    for wrong in ("referee", "referee north", "expose", "expose sa"):
        with pytest.raises(NotUnderstood, match="Say "):
            aside(seen, wrong)
    with pytest.raises(NotUnderstood, match="Enter to go on"):
        out_of_turn(seen, "whist")


def test_the_clock_ends_a_session(tmp_path: Path) -> None:
    class Silent(Terminal):
        def say(self, *lines: RenderableType) -> None:
            pass

        def ask(self, question: str) -> str:
            return "1"

    rules = game("bridgewar")
    setup = Setup(
        game=rules,
        session="match",
        session_options={"minutes": 1},
        form=session("match", {"minutes": 1}, rules),
        names=("Ada", "Finch", "Robin", "Wren"),
        player=0,
        seed="5eed".zfill(64),
        save=tmp_path / "evening.json",
    )
    times = iter([0.0, 10.0, 20.0, 61.0])
    evening = Evening(setup, Silent(), SimpleBot(Random(1)), clock=lambda: next(times))
    evening.play()
    assert len(evening.results) == 2
    evening.write()
    written = record.read((tmp_path / "evening.json").read_bytes())
    assert isinstance(written, record.SessionRecord)
    assert written.stopped


def test_the_tricks_that_each_side_needs() -> None:
    heroes = start(game("heroes"), deal=Deal.parse(DEAL))
    heroes = act(heroes, Seat.EAST, ev.Played(Seat.EAST, card("SJ")))
    heroes = act(heroes, Seat.NORTH, heroes.moves(Seat.NORTH)[0])
    shown = text(*status(heroes.table, heroes.game.goals(heroes.table)))
    assert "won: North-South 0 of 8, East-West 0 of 8." in shown


def test_where_every_trick_counts_nobody_speaks_of_a_goal() -> None:
    state = start(game("minibridge", {"scoring": "tricks"}), deal=Deal.parse(DEAL))
    contracts = [move.contract for move in state.moves(Seat.NORTH) if isinstance(move, ev.Chose)]
    assert "(" not in text(*contract_grid(contracts))
    state = act(state, Seat.NORTH, state.moves(Seat.NORTH)[0])
    assert "won: North-South 0, East-West 0." in text(*status(state.table, state.game.goals(state.table)))
    end = play_out(state, dict.fromkeys(Seat, SimpleBot(Random(1))))
    told = text(*Teller(None).news(end))
    assert "chooses spades: every trick counts a point." in told
    assert re.search(r"North won \d+ tricks?: North and South score \d+", told)
    assert not re.search("needed|goal", told)


class Screen(Terminal):
    """A terminal on which one sees only what was said since it was last wiped."""

    def __init__(self) -> None:
        super().__init__()
        self.interactive = True
        self.now: list[str] = []
        self.before: list[str] = []

    @contextlib.contextmanager
    def page(self) -> Iterator[None]:
        self.before, self.now = self.now, []
        yield
        self.before, self.now = [], self.before

    def wipe(self) -> bool:
        self.now = []
        return True

    def say(self, *lines: RenderableType) -> None:
        self.now += text(*lines).splitlines()


@pytest.mark.parametrize("tricks", ["kept", "collected"])
def test_on_a_screen_closed_tricks_are_told_without_their_cards(tricks: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    asked: list[list[str]] = []

    class Player(Screen):
        def ask(self, question: str) -> str:
            asked.append([line for line in self.now if line.startswith("Trick")])
            return "1"

    rules = game("bridgewar", {"tricks": tricks, "play_on": True})
    form = session("match", {"deals": 1}, rules)
    names = ("Ada", "Finch", "Robin", "Wren")
    setup = Setup(rules, "match", {"deals": 1}, form, names, player=0, seed="5eed".zfill(64))
    screen = Player()
    Evening(setup, screen, SimpleBot(Random(1))).play()
    told = [line for lines in asked for line in lines]
    assert any(re.search("[♠♥♦♣]", line) for line in told) and any(not re.search("[♠♥♦♣]", line) for line in told)
    for lines in asked:
        assert not any(re.search("[♠♥♦♣]", line) for line in lines[:-1])  # only the last one may be open
    over = [line for line in screen.now if line.startswith("Trick")]
    assert len(over) == 13 and all(re.search("[♠♥♦♣]", line) for line in over)
