"""What a view tells of the hidden hands: always true, and nothing that could not be is left in."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kibitz.analysis.inference import holdings, layouts
from kibitz.analysis.sampling import Holding, Layouts, NoLayout
from kibitz.cards import SPADES, Deal, Hand, Seat
from kibitz.engine import Game, State, act, mover, start, view
from kibitz.engine import events as ev
from kibitz.games import GAMES, game
from tests.battery.variants import Variant, random_deal, title, variants

Step = tuple[Seat, ev.Move]


def honestly(state: State, rng: random.Random, *asides: type[ev.Event]) -> Step:
    """A player and a move: nobody miscounts, and of the asides only these are taken now and then."""
    if asides and rng.random() < 0.1:
        seat = rng.choice(state.table.players)
        offers = [offer for offer in state.asides(seat) if isinstance(offer, asides)]
        if offers:
            kind = rng.choice(sorted({type(offer).__name__ for offer in offers}))
            return seat, rng.choice([offer for offer in offers if type(offer).__name__ == kind])
    seat = rng.choice(list(state.turns))
    moves = state.moves(seat)
    if isinstance(said := moves[0], ev.Announced):
        return seat, ev.Announced(seat, said.measure, said.measure.of(state.table.dealt[seat]))
    if isinstance(moves[0], ev.Answered) and rng.random() < 0.8:  # else most deals would end with the first claim
        return seat, ev.Answered(seat, False)
    return seat, rng.choice(moves)


def states(rules: Game, rng: random.Random, *asides: type[ev.Event]) -> Iterator[State]:
    state = start(rules, deal=random_deal(rules, rng), dealer=rng.choice(list(Seat)))
    yield state
    while not state.over:
        state = act(state, *honestly(state, rng, *asides))
        yield state


def true_hands(state: State, found: Layouts) -> dict[Seat, Hand]:
    return {seat: state.table.dealt[seat] for seat in found.seats}


def viewers(state: State) -> Iterator[Seat | None]:
    """The players, and spectators as soon as they see a hand."""
    yield from state.table.players
    if state.table.faced:
        yield None


def assert_true(state: State, viewer: Seat | None) -> Layouts:
    """The layout that is so is one of those that can be."""
    found = layouts(view(state, viewer))
    truth = true_hands(state, found)
    for seat, hand in truth.items():
        assert found.hidden[seat].admits(hand), (viewer, seat)
    for seat, hand in found.known.items():
        assert hand == state.table.dealt[seat]
    only = layouts(view(state, viewer), {seat: Holding(holds=hand.mask) for seat, hand in truth.items()})
    assert only.count == 1
    return found


@pytest.mark.parametrize("variant", variants(), ids=title)
def test_the_true_layout_is_never_ruled_out(variant: Variant) -> None:
    """With every kind of aside: claims, moves taken back, revokes, cards out of turn."""
    rng = random.Random(title(variant))
    played = list(states(game(*variant), rng, ev.Event))
    for state in rng.sample(played, min(len(played), 10)):
        for viewer in viewers(state):
            found = assert_true(state, viewer)
            now = found.held(found.sample(3, seed=1))
            truth = state.table
            if not truth.over:
                for column, seat in enumerate(Seat):
                    assert all(int(row[column]).bit_count() == len(truth.hands[seat]) for row in now)


@pytest.mark.parametrize("name", GAMES)
def test_every_layout_gives_the_same_view(name: str) -> None:
    """A drawn layout dealt instead, and the same moves made: the viewer cannot tell the difference.

    So announcements, who declares, hands that change places and cards that follow suit all agree.
    """
    rng = random.Random(name)
    rules = game(name)
    for _ in range(3):
        played = list(states(rules, rng, ev.Claimed, ev.Turned))
        for state in rng.sample(played, min(len(played), 8)):
            for viewer in viewers(state):
                found = assert_true(state, viewer)
                for row in found.sample(3, seed=rng.getrandbits(64)):
                    hands = {seat: Hand(rules.deck, int(cell)) for seat, cell in zip(found.seats, row, strict=False)}
                    other = again(state, found.known | hands)
                    assert view(other, viewer) == view(state, viewer)


def again(state: State, hands: dict[Seat, Hand]) -> State:
    """The same moves with other hands, given by the places where they lie in the end."""
    for event in reversed(state.log):
        if isinstance(event, ev.Exchanged):
            hands = hands | {event.seat: hands[event.other], event.other: hands[event.seat]}
    other = start(state.game, deal=Deal(hands), dealer=state.table.dealer)
    while len(other.log) < len(state.log):
        move = state.log[len(other.log)]
        assert isinstance(move, ev.Move), f"{move} does not follow with other hands."
        seat = mover(other.table, move)
        assert seat is not None, f"{move} does not follow with other hands."
        other = act(other, seat, move)
    return other


def played_until(rules: Game, seed: int, *asides: type[ev.Event], wanted: type[ev.Event]) -> State:
    """A deal played at random up to the first event of a kind."""
    rng = random.Random(seed)
    while True:
        for state in states(rules, rng, *asides):
            if not state.over and any(isinstance(event, wanted) for event in state.log):
                return state


def test_a_hand_that_does_not_follow_suit_has_no_more_of_it() -> None:
    rng = random.Random(2)
    shown_out = 0
    for state in states(game("contract"), rng):
        t = view(state, Seat.NORTH).table
        if state.over or t.trick or not t.tricks:
            continue
        lead, *others = t.tricks[-1].plays
        for play in others:
            if play.card.suit is not lead.card.suit and play.seat in (hidden := holdings(t)):
                held = Hand(state.game.deck, lead.card.suit.mask & ~hidden[play.seat].lacks)
                assert len(held) == sum(
                    each.card.suit is lead.card.suit and each.seat is play.seat
                    for trick in t.tricks
                    for each in trick.plays
                )
                shown_out += 1
    assert shown_out > 3


def test_where_people_may_revoke_nothing_is_shown_by_it() -> None:
    for laws, rule_out in ((False, True), (True, False)):
        *_, state = (s for s in states(game("contract", {"laws": laws}), random.Random(4)) if not s.over)
        assert any(h.lacks for h in holdings(view(state, Seat.NORTH).table).values()) is rule_out


def test_a_hand_shown_with_a_refused_claim_stays_known() -> None:
    state = played_until(game("contract"), 5, ev.Claimed, wanted=ev.PickedUp)
    claimer = next(event.seat for event in state.log if isinstance(event, ev.PickedUp))
    for viewer in Seat:
        assert layouts(view(state, viewer)).known[claimer] == state.table.dealt[claimer]


def test_strengths_and_colour_counts_are_exact() -> None:
    state = next(s for s in states(game("abridged"), random.Random(1)) if s.table.trick)
    leader = state.table.trick[0].seat
    found = layouts(view(state, leader))
    for row in found.sample(200, seed=1):
        for seat, cell in zip(found.seats, row, strict=True):
            hand, truth = Hand(state.game.deck, int(cell)), state.table.dealt[seat]
            assert (hand.points, hand.longest) == (truth.points, truth.longest)


@pytest.mark.parametrize(
    ("name", "moved", "hidden"),
    [
        ("minibridge-simple3", ev.Reseated, 2),
        ("minibridge-normal3", ev.Exchanged, 2),
        ("minibridge-normal3", ev.TookUp, 2),
    ],
)
def test_three_players_know_every_hand_s_points(name: str, moved: type[ev.Event], hidden: int) -> None:
    """Also those of the spare hand, by subtraction, wherever it has gone."""
    state = played_until(game(name), 6, wanted=moved)
    for viewer in state.table.players:
        found = layouts(view(state, viewer))
        assert len(found.seats) == (hidden if state.table.place(viewer) is not state.table.dummy else 3)
        for row in found.sample(100, seed=2):
            for seat, cell in zip(found.seats, row, strict=True):
                assert Hand(state.game.deck, int(cell)).points == state.table.dealt[seat].points


def test_the_spare_hand_s_points_follow_before_anybody_declares() -> None:
    rules = game("minibridge-normal3", {"announcing": "players"})
    *_, state = (s for s in states(rules, random.Random(3)) if len(s.table.announced) == 2 and s.table.declarer is None)
    said = {announced.seat for announced in state.table.announced}
    unsaid = next(seat for seat in state.table.players if seat not in said)
    found = layouts(view(state, unsaid))
    spare = state.table.header.spare
    assert spare is not None
    column = found.seats.index(spare)
    drawn = {Hand(state.game.deck, int(row[column])).points for row in found.sample(50, seed=1)}
    assert drawn == {state.table.dealt[spare].points}


def test_counts_that_cannot_be_true_are_not_believed() -> None:
    """Two slips that make forty together pass the check at the table."""
    rules = game("minibridge", {"announcing": "players"})
    deal = random_deal(rules, random.Random(8))
    state = start(rules, deal=deal)
    north = deal[Seat.NORTH].points
    for seat, number in ((Seat.NORTH, north), (Seat.EAST, 0), (Seat.SOUTH, 3), (Seat.WEST, 37 - north)):
        state = act(state, seat, ev.Announced(seat, ev.Measure.POINTS, number))
    assert state.table.declarer is not None
    seen = {seat: layouts(view(state, seat)) for seat in Seat}
    assert all(found.count for found in seen.values())
    assert any(holding.points == (0, 40) for found in seen.values() for holding in found.hidden.values())


def test_a_promise_that_cannot_be_true_casts_no_doubt_on_the_counts() -> None:
    rules = game("minibridge", {"announcing": "players"})
    state = next(s for s in states(rules, random.Random(8)) if s.table.trick)
    viewer = state.table.trick[0].seat
    found = layouts(view(state, viewer), dict.fromkeys(Seat, Holding(points=(38, 40))))
    assert found.count == 0
    truth = {seat: holding & Holding(points=(38, 40)) for seat, holding in layouts(view(state, viewer)).hidden.items()}
    assert found.hidden == truth
    assert all(holding.points[1] < 38 for holding in truth.values())


def test_promises_narrow_the_hidden_hands() -> None:
    state = start(game("contract"), deal=Deal.from_number(10**28))
    promised = {Seat.EAST: Holding(points=(12, 21), lengths={SPADES: (5, 13)}), Seat.NORTH: Holding(points=(40, 40))}
    plain, found = layouts(view(state, Seat.NORTH)), layouts(view(state, Seat.NORTH), promised)
    assert 0 < found.count < plain.count
    for row in found.sample(200, seed=1):
        assert promised[Seat.EAST].admits(Hand(state.game.deck, int(row[found.seats.index(Seat.EAST)])))
    impossible = layouts(view(state, Seat.NORTH), {Seat.EAST: Holding(points=(38, 40))})
    assert impossible.count == 0
    with pytest.raises(NoLayout):
        impossible.sample(1, seed=1)


def test_who_has_seen_no_hand_can_tell_nothing() -> None:
    state = start(game("contract"), seed="00" * 32, salt="00" * 16)
    for viewer in (Seat.NORTH, None):
        with pytest.raises(ValueError, match="before any hand is seen"):
            layouts(view(state, viewer))


def test_when_all_is_laid_open_there_is_one_layout() -> None:
    *_, state = states(game("bridgewar"), random.Random(1))
    found = layouts(view(state, Seat.NORTH))
    assert (found.seats, found.count) == ((), 1)
