"""Playing the examples of the laws on the real engine."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from kibitz.cards import Deal, NotationError, Seat, Side
from kibitz.engine import IllegalMove, OptionError, State, act, start
from kibitz.engine import events as ev
from kibitz.games import GAMES, game
from kibitz.rules.tricks import playable
from tests.laws.checking import check
from tests.laws.moving import VERBS, described, move_of, players_of
from tests.laws.reading import Document, Law, Line

EVERY: Final = ["every", "game"]
WITH_DUMMY: Final = ["every", "game", "with", "dummy"]
WITHOUT_DUMMY: Final = ["first-tricks"]
_QUOTED: Final = re.compile(r'(?P<what>.*?)(?: "(?P<reason>[^"]*)")?')
_TRICKS: Final = re.compile(r"(?P<tricks>\d+) tricks?: (?P<score>.*)")


def prove(document: Document, law: Law) -> None:
    """Play all examples of a law; each must check something, and a law without any proves nothing."""
    if not law.examples:
        raise law.heading.error("No example stands under this heading.")
    for lines in law.examples:
        for name in games_of(lines):
            example = Example(document, name)
            for line in lines:
                try:
                    example.follow(line.text)
                except (AssertionError, ValueError) as error:
                    raise line.error(f"({name}) {error}") from error
            if not example.checks:
                raise lines[0].error("This example checks nothing.")


def games_of(lines: tuple[Line, ...]) -> list[str]:
    """The games that an example is played in."""
    key, _, text = lines[0].text.partition(": ")
    if key != "game":
        raise lines[0].error("An example begins with its game.")
    names = [word for word in text.split() if "=" not in word]
    if names == WITH_DUMMY:
        return [name for name in GAMES if name not in WITHOUT_DUMMY]
    return [*GAMES] if names == EVERY else names


def options_of(text: str) -> dict[str, Any]:
    """The options that a game is set to: the words with an equals sign."""
    plain = {"true": True, "false": False}
    pairs = [word.split("=", 1) for word in text.split() if "=" in word]
    return {option: int(value) if value.isdecimal() else plain.get(value, value) for option, value in pairs}


class Example:
    """One example under way: what its table is set to, and the deal once the first card or word falls."""

    def __init__(self, document: Document, name: str) -> None:
        self.document = document
        self.name = name
        self.options: dict[str, Any] = {}
        self.opening: dict[str, Any] = {}
        self.under_way: State | None = None
        self.checks = 0

    @property
    def state(self) -> State:
        if self.under_way is None:
            self.under_way = start(game(self.name, self.options), **self.opening)
        return self.under_way

    def follow(self, text: str) -> None:
        """Do what a line says, or check it."""
        key, colon, value = text.partition(": ")
        if colon and key in SETTINGS:
            if self.under_way is not None:
                raise ValueError("The table is set before the deal begins.")
            SETTINGS[key](self, value)
        elif colon and key in SERIES:
            SERIES[key](self, value)
        elif text == "play on":
            self.play_on("13")
        elif not colon and text.split()[1] in VERBS:
            self.make(text)
        else:
            self.checks += 1
            if colon and key in PREFIXES:
                PREFIXES[key](self, value)
            elif of := _TRICKS.fullmatch(text):
                self.tricks_would_score(int(of["tricks"]), of["score"])
            else:
                check(self.state, text)

    # --- setting the table

    def set_game(self, text: str) -> None:
        self.options = options_of(text)
        game(self.name, self.options)

    def set_deal(self, text: str) -> None:
        self.opening["deal"] = Deal.parse(self.document.deals.get(text, text))

    def set_dealer(self, text: str) -> None:
        self.opening["dealer"] = Seat(text)

    def set_vulnerable(self, text: str) -> None:
        self.opening["vulnerable"] = tuple(Side(side) for side in text.split())

    def set_seed(self, text: str) -> None:
        self.opening |= {"seed": f"{int(text):064x}", "salt": f"{int(text):032x}"}

    # --- moves

    def make(self, text: str) -> None:
        self.under_way = act(self.state, *move_of(self.state, text))

    def trick(self, text: str) -> None:
        """Cards from the hand whose turn it is on, clockwise; after an arrow, who wins the trick."""
        cards, _, taker = text.partition(" -> ")
        for card in cards.split():
            turn = self.state.table.turn
            assert turn is not None, "Nobody is to play a card."
            self.make(f"{self.state.table.player(turn)} plays {card} from {turn}")
        if taker:
            self.checks += 1
            t = self.state.table
            assert not t.trick, "The trick is not complete."
            assert t.tricks[-1].winner == taker, f"{t.tricks[-1].winner.label} won the trick."

    def in_turn(self, verb: str, text: str) -> None:
        """The same kind of word from all in turn."""
        for word in text.split():
            assert self.state.wait is not None, "The deal is over."
            self.make(f"{next(iter(self.state.wait.turns))} {verb} {word}")

    def calls(self, text: str) -> None:
        self.in_turn("calls", text)

    def says(self, text: str) -> None:
        self.in_turn("says", text)

    def play_on(self, text: str) -> None:
        """Everybody does something proper in turn until so many tricks are won: the highest card, the first choice."""
        while self.state.wait is not None and len(self.state.table.tricks) < int(text):
            seat, moves = next(iter(self.state.wait.turns.items()))
            self.under_way = act(self.state, seat, _simple(self.state, moves))

    # --- what may be done, and what a deal would be worth

    def can(self, text: str) -> None:
        act(self.state, *move_of(self.state, text))

    def refused(self, text: str) -> None:
        """The move, or the setting of the table, must be refused, and for the reason given, if one is."""
        quoted = _QUOTED.fullmatch(text)
        assert quoted is not None
        expected = quoted["reason"] or ""
        reason = self._refusal(quoted["what"], expected)
        assert reason is not None, "This was not refused."
        assert expected in reason, f"Refused, but because: {reason}"

    def _refusal(self, what: str, reason: str) -> str | None:
        key, colon, value = what.partition(": ")
        if colon:
            try:
                SETTINGS[key](Example(self.document, self.name), value)
            except (NotationError, OptionError) as error:
                return str(error)
            return None
        try:
            seat, move = move_of(self.state, what)
        except (
            NotationError
        ) as error:  # no such card or call: the page says so, that a slip of the pen is not taken for it
            if reason:
                return str(error)
            raise
        try:
            act(self.state, seat, move)
        except IllegalMove as error:
            return str(error)
        return None

    def only(self, text: str) -> None:
        """These and no others of this kind are legal in turn."""
        who, verb, what = text.split(maxsplit=2)
        player = players_of(self.state.table, who)
        legal = {described(move) for move in self.state.moves(player) if isinstance(move, VERBS[verb])}
        named = set(what.split(", ") if ", " in what or verb == "chooses" else what.split())
        assert legal == named, f"{player.label} may choose from: {', '.join(sorted(legal)) or 'nothing'}."

    def tricks_would_score(self, tricks: int, score: str) -> None:
        """What it would score if declarer's side took so many tricks in all; the deal itself stays where it is."""
        t = self.state.table
        declarer, _ = t.bargain
        player = t.people[declarer]
        after = act(self.state, player, move_of(self.state, f"{player} claims {tricks - t.won[declarer.side]}")[1])
        while after.wait is not None:
            seat = next(iter(after.wait.turns))
            after = act(after, seat, ev.Answered(seat, True))
        check(after, f"score: {score}")


def _simple(state: State, moves: tuple[ev.Move, ...]) -> ev.Move:
    t, first = state.table, moves[0]
    if isinstance(first, ev.Announced):
        return ev.Announced(first.seat, first.measure, first.measure.of(t.dealt[t.place(first.seat)]))
    if isinstance(first, ev.Called):
        return moves[0] if t.calls else moves[-1]
    if isinstance(first, ev.Played):
        proper = playable(t, first.seat)
        return next(move for move in moves if isinstance(move, ev.Played) and move.card in proper)
    return first


Follow = Callable[[Example, str], None]
SETTINGS: Final[dict[str, Follow]] = {
    "game": Example.set_game,
    "deal": Example.set_deal,
    "dealer": Example.set_dealer,
    "vulnerable": Example.set_vulnerable,
    "seed": Example.set_seed,
}
SERIES: Final[dict[str, Follow]] = {
    "trick": Example.trick,
    "calls": Example.calls,
    "says": Example.says,
    "play on": Example.play_on,
}
PREFIXES: Final[dict[str, Follow]] = {"can": Example.can, "refused": Example.refused, "only": Example.only}
