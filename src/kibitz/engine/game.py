"""A game as an ordered tuple of rules, and the four things one does with it: start, act, view, replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final, assert_never

from msgspec import UNSET, Struct

from kibitz.cards import FRENCH, FULL_HAND, Deal, Deck, Seat, Side
from kibitz.cards.shuffle import commitment
from kibitz.engine import events as ev
from kibitz.engine.differing import difference, kind
from kibitz.engine.errors import IllegalMove, Objection, ReplayError, StaleMove
from kibitz.engine.fold import extended, folded, standing
from kibitz.engine.refusals import MOVED_ON, NO_SUCH_MOMENT, NOBODY_SITS, is_stale, why_not
from kibitz.engine.table import Table
from kibitz.engine.text import SpokenError, Template, Text
from kibitz.engine.visibility import sees

OTHER_SIZE: Final = Template("record-other-size")
OTHER_PACK: Final = Template("record-other-pack")
CANNOT_BE_OPENED: Final = Template("record-cannot-be-opened")
NO_OPENING: Final = Template("record-no-opening")
NO_CARDS_IN_LOG: Final = Template("record-no-cards-in-log")
OTHER_RULES: Final = Template("record-other-rules")
DOES_NOT_FOLLOW: Final = Template("record-does-not-follow")
NOT_LEGAL: Final = Template("record-event-not-legal")
BREAKS_OFF: Final = Template("record-breaks-off")
BREAKS_OFF_BEFORE: Final = Template("record-breaks-off-before")

Moves = Mapping[Seat, tuple[ev.Move, ...]]


class Wait(Struct, frozen=True, gc=False):
    """The game waits: for each player whose turn it is, the legal moves."""

    turns: Moves


class Do(Struct, frozen=True, gc=False):
    """Something happens by itself."""

    events: tuple[ev.AnyEvent, ...]


Step = Wait | Do
Rule = Callable[[Table], Step | None]
Aside = Callable[[Table, Wait], Moves]
Score = Callable[[Table, int], tuple[ev.Entry, ...]]
Goals = Callable[[Table], Mapping[Side, int]]
Inspection = Callable[[Table, Seat | None], tuple[ev.Played, ...]]


class Game(Struct, frozen=True):
    """The rules of a game in the order in which they speak; the first with something to say does.

    `asides` offer what may be done while the game waits although nobody waits for it: a claim, a
    wish to take a card back. `cards` is how many each hand gets. `score` tells what the deal would be
    worth at a number of tricks for declarer's side, or where nobody declares for the dealer's; `goals`
    how many each side needs, once that is settled and if anything depends on it;
    `inspect` which cards of finished tricks a player may look at again. Where `leads_blind`
    holds, the opening lead is made before the contract is named.
    """

    name: str
    version: int
    rules: tuple[Rule, ...]
    asides: tuple[Aside, ...]
    options: Mapping[str, Any]
    score: Score
    goals: Goals
    inspect: Inspection
    deck: Deck = FRENCH
    cards: int = FULL_HAND
    spare_opposite_dealer: bool = False
    leads_blind: bool = False

    def step(self, t: Table) -> Step | None:
        if t.laid_open is not None:
            return None
        for rule in self.rules:
            step = rule(t)
            if step is not None:
                return step
        return None


class State(Struct, frozen=True):
    """A deal under way: its log, the table folded from it, and what the game waits for."""

    game: Game
    log: tuple[ev.AnyEvent, ...]
    table: Table
    wait: Wait | None

    @property
    def over(self) -> bool:
        return self.wait is None

    @property
    def turns(self) -> Moves:
        """The players whom the game waits for, with their legal moves; empty when the deal is over."""
        return self.wait.turns if self.wait else {}

    def moves(self, seat: Seat) -> tuple[ev.Move, ...]:
        """What the player may do now, in turn."""
        return self.turns.get(seat, ())

    def asides(self, seat: Seat) -> tuple[ev.Move, ...]:
        """What the player may do now although nobody waits for it."""
        return self.all_asides().get(seat, ())

    def all_asides(self) -> Moves:
        """The same of every player."""
        found: dict[Seat, tuple[ev.Move, ...]] = {}
        if self.wait is not None:
            for aside in self.game.asides:
                for seat, moves in aside(self.table, self.wait).items():
                    found[seat] = (*found[seat], *moves) if seat in found else moves
        return found


class View(Struct, frozen=True):
    """All that one player, or a spectator (seat None), knows and may do.

    The table remembers every card that was played, as a player with a good memory does;
    `inspection` holds the cards that may be looked at again.
    """

    seat: Seat | None
    table: Table
    inspection: tuple[ev.Played, ...]
    moves: tuple[ev.Move, ...]
    asides: tuple[ev.Move, ...]
    waiting: tuple[Seat, ...]
    at: int


def start(
    game: Game,
    *,
    seed: str = "",
    salt: str = "",
    deal: Deal | None = None,
    dealer: Seat = Seat.NORTH,
    vulnerable: tuple[Side, ...] = (),
    below: Mapping[Side, int] | None = None,
) -> State:
    """Open a deal: from a secret seed and salt, which are committed to, or from a deal made before."""
    spare = dealer.partner if game.spare_opposite_dealer else None
    cards = UNSET if game.cards == FULL_HAND else game.cards
    opened = ev.Opened(game.name, game.version, game.options, dealer, vulnerable, spare, below or {}, cards)
    if deal is not None:
        if deal.cards != game.cards:
            raise Objection(OTHER_SIZE(game=game.name, cards=game.cards, given=deal.cards))
        if deal.deck is not game.deck:
            raise Objection(OTHER_PACK(game=game.name, pack=game.deck.name))
        hands = tuple(ev.Dealt(seat, deal[seat]) for seat in dealer.left.clockwise())
        return _advance(game, (), Table(), (opened, *hands))
    if not seed or not salt:
        raise ValueError("A deal starts from a seed and a salt, or from a deal made before.")
    return _advance(game, (), Table(), (opened, ev.Committed(commitment(seed, salt)), ev.Seeded(seed, salt)))


def act(state: State, seat: Seat, move: ev.Move, *, at: int | None = None) -> State:
    """The deal after a player's move; refused with a reason, and nothing changed, if it is not legal.

    `at` is how many events of the log the player had seen: `StaleMove` is what was overtaken, be it that the
    move is not legal any more, or that it is but means something else by now.
    """
    if at is not None and is_stale(state.log, state.table, seat, move, at):
        raise StaleMove(MOVED_ON())
    if move in state.moves(seat) or move in state.asides(seat):
        return _advance(state.game, state.log, state.table, (move,))
    overtaken = at is not None and at != len(state.log)
    raise (StaleMove if overtaken else IllegalMove)(_reason(state, seat, move))


def withdrawn(state: State, to: int) -> State:
    """The deal as it stood before the move at that place of its log, which keeps what came after.

    Nobody is asked: it is for who runs a table, and for who plays alone. The pack is not cut anew.
    """
    moves = {
        place for place, event in standing(state.log) if isinstance(event, ev.Move) and not isinstance(event, ev.Cut)
    }
    if to not in moves:
        raise IllegalMove(NO_SUCH_MOMENT())
    return _advance(state.game, state.log, state.table, (ev.Undone(to),))


def _reason(state: State, seat: Seat, move: ev.Move) -> Text:
    """Why not, as far as that player can know."""
    return why_not(view(state, seat), move) if seat in state.table.players else NOBODY_SITS(place=seat)


def view(state: State, seat: Seat | None) -> View:
    """What a player knows, folded from the events that player may see; None is a spectator."""
    if seat is not None and seat not in state.table.players:
        raise ValueError(f"Nobody sits {seat.label}: that is the spare hand.")
    moves, asides = (state.moves(seat), state.asides(seat)) if seat else ((), ())
    table = folded(state.log, partial(sees, seat))
    return View(seat, table, state.game.inspect(table, seat), moves, asides, tuple(state.turns), len(state.log))


def replay(game: Game, log: Iterable[ev.AnyEvent]) -> State:
    """Play a log again, move by move, and check that everything else in it follows by the rules."""
    log = tuple(log)
    try:
        state = reopened(game, log)
    except ReplayError:
        raise
    except ValueError as error:
        raise ReplayError(CANNOT_BE_OPENED(), error if isinstance(error, SpokenError) else None) from error
    while len(state.log) < len(log):
        _same(state.log, log)
        at = len(state.log)
        move = log[at]
        seat = mover(state.table, move) if isinstance(move, ev.Move) else None
        try:
            if isinstance(move, ev.Undone):
                state = withdrawn(state, move.to)
            elif isinstance(move, ev.Move) and seat is not None:
                state = act(state, seat, move)
            else:
                raise ReplayError(DOES_NOT_FOLLOW(number=at + 1, kind=kind(move)))
        except IllegalMove as error:
            raise ReplayError(NOT_LEGAL(number=at + 1), error) from error
    _same(state.log, log)
    return state


def moves_of(game: Game, log: tuple[ev.AnyEvent, ...]) -> Iterator[tuple[State, Seat, ev.Move]]:
    """Every move of a log that replays, who made it, and the deal before it."""
    now = reopened(game, log)
    while len(now.log) < len(log):
        move = log[len(now.log)]
        if isinstance(move, ev.Undone):
            now = withdrawn(now, move.to)
            continue
        assert isinstance(move, ev.Move)
        who = mover(now.table, move)
        assert who is not None
        yield now, who, move
        now = act(now, who, move)


def resumed(game: Game, log: tuple[ev.AnyEvent, ...], t: Table, events: Iterable[ev.AnyEvent]) -> State:
    """A deal that goes on with events from the store, which were checked when they went in."""
    for event in events:
        if isinstance(event, ev.Opened) and (event.game, event.version) != (game.name, game.version):
            raise ReplayError(OTHER_RULES(game=event.game, version=event.version, known=game.version))
        t = extended(t, event, log, len(log))
        log = (*log, event)
    step = game.step(t)
    if isinstance(step, Do):
        raise ReplayError(BREAKS_OFF())
    return State(game, log, t, step)


def reopened(game: Game, log: tuple[ev.AnyEvent, ...]) -> State:
    """The deal of a log before any move."""
    if not log or not isinstance(opened := log[0], ev.Opened):
        raise ReplayError(NO_OPENING())
    seeded = next((event for event in log if isinstance(event, ev.Seeded)), None)
    if seeded is not None:
        deal, seed, salt = None, seeded.seed, seeded.salt
    else:
        deal, seed, salt = _deal_in(log), "", ""
    return start(
        game,
        deal=deal,
        seed=seed,
        salt=salt,
        dealer=opened.dealer,
        vulnerable=opened.vulnerable,
        below=opened.below,
    )


def _deal_in(log: tuple[ev.AnyEvent, ...]) -> Deal:
    hands = {event.seat: event.hand for event in log if isinstance(event, ev.Dealt)}
    if len(hands) != 4:
        raise ReplayError(NO_CARDS_IN_LOG())
    return Deal(hands)


def mover(t: Table, move: ev.Move) -> Seat | None:
    """The player who makes a move; None if nobody plays the cards of that hand."""
    match move:
        case ev.Played(seat=seat):
            return next((player for player in t.players if t.commands(player, seat)), None)
        case ev.Exposed(seat=seat) | ev.Turned(seat=seat):
            return t.people.get(seat)
        case (
            ev.Cut(seat=seat)
            | ev.Announced(seat=seat)
            | ev.Called(seat=seat)
            | ev.Chose(seat=seat)
            | ev.Targeted(seat=seat)
            | ev.Nominated(seat=seat)
            | ev.Claimed(seat=seat)
            | ev.Answered(seat=seat)
            | ev.Asked(seat=seat)
            | ev.Accepted(seat=seat)
            | ev.Rejected(seat=seat)
            | ev.Challenged(seat=seat)
        ):
            return seat
        case _:
            assert_never(move)


def _same(mine: tuple[ev.AnyEvent, ...], log: tuple[ev.AnyEvent, ...]) -> None:
    for at, event in enumerate(mine):
        if at >= len(log):
            raise ReplayError(BREAKS_OFF_BEFORE(number=at + 1, kind=kind(event)))
        if log[at] != event:
            raise ReplayError(difference(at, log[at], event))


def _advance(game: Game, log: tuple[ev.AnyEvent, ...], t: Table, events: tuple[ev.AnyEvent, ...]) -> State:
    """Add events, and all that follows from them, until the game waits or is over."""
    while True:
        for event in events:
            t = extended(t, event, log, len(log))
            log = (*log, event)
        step = game.step(t)
        if not isinstance(step, Do):
            return State(game, log, t, step)
        events = step.events
