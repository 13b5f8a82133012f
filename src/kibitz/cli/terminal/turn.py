"""Your turn: what you see, what you are asked, and what you may type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, assert_never

from rich.text import Text

from kibitz.bots.agreement import OPTION, Bidding, named_bidding
from kibitz.bots.bot import Explaining
from kibitz.cards import PLAY, Seat
from kibitz.cli.speech import problem, said, say, seat_name, spoken, strain_name
from kibitz.cli.terminal.answers import meant, shown
from kibitz.cli.terminal.asking import NotUnderstood, keys, question, understood
from kibitz.cli.terminal.cards import named
from kibitz.cli.terminal.convention import card_drawn
from kibitz.cli.terminal.drawing import auction_box, contract_grid, hand_drawn, table_drawn, trick_on_table
from kibitz.cli.terminal.screen import Terminal
from kibitz.cli.terminal.telling import called, put_in, rendered
from kibitz.cli.terminal.typed import aside, help_lines, out_of_turn
from kibitz.coach.coaching import explained
from kibitz.coach.hints import nudge
from kibitz.engine import Game, IllegalMove, State, Table, View, act, view
from kibitz.engine import events as ev
from kibitz.engine.text import Text as Sentence
from kibitz.games import GAMES
from kibitz.narration.payoffs import pays

_RECAP: Final = 10
"""How many lines of what happened stand over the table on a fresh screen."""


class TerminalSeat:
    """Your place at the table for one deal. `players` are the names of all, by the seat they came to."""

    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        me: Seat,
        players: Mapping[Seat, str],
        title: str,
        adviser: Explaining,
        show_sheet: Callable[[], None],
        recap: Callable[[View], Iterable[Text]],
        bidding: Bidding = "guidelines",
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.me = me
        self.players = players
        self.title = title
        self.adviser = adviser
        self.show_sheet = show_sheet
        self.recap = recap
        self.bidding: Bidding = bidding  # where the table itself does not say
        self.tricks_seen = 0
        self.nudged_at: int | None = None  # where in the log the last nudge was given

    def wants_a_word(self, state: State) -> bool:
        """At a laws table, before each trick that another leads to: here a person may lead out of turn."""
        t = state.table
        between = not t.trick and len(t.tricks) > self.tricks_seen
        return between and any(isinstance(move, ev.Played) for move in state.asides(self.me))

    def interject(self, state: State) -> State:
        """Let the others go on, or do something out of turn."""
        self.tricks_seen = len(state.table.tricks)
        return self._ask(state, said("cli-let-them-go-on"))

    def turn(self, state: State) -> State:
        """Ask until there is an answer that can stand."""
        seen = view(state, self.me)
        if seen.table.dealt:
            if self.terminal.wipe():
                self.terminal.say(*list(self.recap(seen))[-_RECAP:])
            self.show(seen)
        return self._ask(state, question(seen))

    def show(self, seen: View) -> None:
        """The table, your hand, and dummy's when it is dummy's turn."""
        t = seen.table
        self.terminal.say(table_drawn(seen, self.game.goals(t), self.labels(t), self.title))
        place = t.place(self.me)
        card = next((move for move in seen.moves if isinstance(move, ev.Played)), None)
        own_card = card is not None and card.seat is place
        self._hand(said("cli-your-hand"), hand_drawn(seen, place, keys(seen) if own_card else None))
        if card is not None and not own_card:
            self._hand(said("cli-dummys-cards"), hand_drawn(seen, card.seat, keys(seen)))
        contracts = [move.contract for move in seen.moves if isinstance(move, ev.Chose)]
        if contracts:
            self.terminal.say(*contract_grid(contracts))
        self.terminal.say(*payoffs(seen))

    def watch(self, seen: View) -> None:
        """You are dummy: your cards are played for you."""
        cards = hand_drawn(seen, seen.table.place(self.me), None)
        self._hand(said("cli-you-are-dummy"), cards)

    def labels(self, t: Table) -> dict[Seat, str]:
        """Who sits where now."""
        found = {}
        for seat in Seat:
            who = t.people.get(seat)
            name = said("cli-you") if who is self.me else self.players[who] if who else said("cli-spare")
            found[seat] = f"{seat_name(seat)} {name}"
        return found

    def _ask(self, state: State, prompt: str) -> State:
        while True:
            text = self.terminal.ask(prompt)
            seen = view(state, self.me)
            try:
                if self._looked(seen, text):
                    continue
                move = aside(seen, text)
                if move is None and not seen.moves:
                    if not text:
                        return state
                    move = out_of_turn(seen, text)
                return act(state, self.me, move or understood(seen, text))
            except (NotUnderstood, IllegalMove) as error:
                self.terminal.say(Text(problem(error), style="yellow"))

    def _hand(self, title: str, lines: list[Text]) -> None:
        if lines:
            self.terminal.say(Text(f"  {title}", style="dim"), *lines)

    # --- looking at things

    def _looked(self, seen: View, text: str) -> bool:
        """Whether it was a wish to look at something, which is granted at once."""
        match meant(text):
            case "help":
                self._help(seen)
            case "last":
                self._last_trick(seen)
            case "score":
                self.show_sheet()
            case "hint":
                self._hint(seen)
            case "bidding":
                self._bidding(seen.table)
            case "calls":
                self._calls(seen.table)
            case "table":
                self.show(seen)
            case _:
                return False
        return True

    def _help(self, seen: View) -> None:
        laws = any(isinstance(move, ev.Exposed) for move in seen.asides)
        for word, meaning in help_lines(laws=laws):
            self.terminal.say(Text.assemble((f"  {word:18}", "bold"), meaning))

    def _last_trick(self, seen: View) -> None:
        if seen.inspection:
            t = seen.table
            self.terminal.say(*trick_on_table(seen.inspection, t.place(self.me), self.labels(t)))
        else:
            self.terminal.say(said("cli-nothing-to-look-at"))

    def _hint(self, seen: View) -> None:
        """First something to think about; asked again at the same moment, what to do and why."""
        if not seen.moves:
            self.terminal.say(said("cli-not-your-turn"))
            return
        decision = explained(seen, self.adviser.decide(seen))
        thought_of = nudge(seen, decision)
        if thought_of and self.nudged_at != seen.at:
            self.nudged_at = seen.at
            self.terminal.say(_joined(thought_of), Text(said("cli-another-hint"), style="dim"))
            return
        if decision.why.said:
            self.terminal.say(_joined(decision.why.said))
        self.terminal.say(put_in("cli-coach-would-choose", move=in_words(decision.move)))

    def _bidding(self, t: Table) -> None:
        """The convention card of this table, where there is one."""
        if OPTION not in GAMES[self.game.name].options.__struct_fields__:
            self.terminal.say(said("cli-no-bidding-here"))
            return
        self.terminal.say(said("bidding-at-this-table"), card_drawn(named_bidding(t) or self.bidding))

    def _calls(self, t: Table) -> None:
        if t.calls:
            self.terminal.say(*auction_box(t))
        for each in t.announced:
            id_ = "cli-announced-longest" if each.measure is ev.Measure.LONGEST else "cli-announced-points"
            self.terminal.say("  " + said(id_, who=seat_name(each.seat), number=each.number))
        if not t.calls and not t.announced:
            self.terminal.say(said("cli-nothing-called"))


def _joined(texts: Iterable[Sentence]) -> Text:
    return Text(" ").join(map(rendered, texts))


def payoffs(seen: View) -> list[Text]:
    """What each choice pays, in a line."""
    play = any(isinstance(move, ev.Called) and move.call is PLAY for move in seen.moves)
    lines: dict[str, str] = {}
    for move in seen.moves:
        if text := pays(move, seen.table.header.options, beside_play=play):
            name = spoken().word(move.contract.terms) if isinstance(move, ev.Chose) else str(in_words(move))
            lines[name] = say(text)
    return [Text(f"  {name}: {line}", style="dim") for name, line in lines.items()]


def in_words(move: ev.Move) -> Text:
    """A move as one would say it."""
    match move:
        case ev.Played(card=card):
            return named(card)
        case ev.Called(call=call):
            return called(call, in_full=True)
        case ev.Chose(contract=contract):
            return Text(f"{spoken().word(contract.terms)}, {strain_name(contract.strain)}")
        case ev.Targeted(terms=terms):
            return Text(shown(terms))
        case ev.Nominated(seat=seat, declarer=declarer):
            return Text(shown("me" if declarer is seat else "partner"))
        case ev.Announced(number=number):
            return Text(str(number))
        case ev.Answered(agreed=agreed):
            return Text(shown("yes" if agreed else "no"))
        case ev.Cut(place=place):
            return Text(said("cli-move-cut", place=place))
        case ev.Accepted() | ev.Rejected():
            return Text(said("cli-move-accept" if isinstance(move, ev.Accepted) else "cli-move-reject"))
        case ev.Turned():
            return Text(said("cli-move-turn"))
        case ev.Claimed(tricks=tricks):
            return Text(said("cli-move-claim", tricks=tricks))
        case ev.Asked():
            return Text(shown("undo"))
        case ev.Challenged(of=of):
            return Text(said("cli-move-referee", who=seat_name(of).lower()))
        case ev.Exposed(card=card):
            return put_in("cli-move-expose", card=named(card))
        case _:
            assert_never(move)
