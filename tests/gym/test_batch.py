"""The batch in C++ against the engine, move by move: who moves, what is legal, what everybody knows, what is paid."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz import _batch
from kibitz.cards import FRENCH, Deal, Hand, NotationError, Seat, Side
from kibitz.engine import Game, OptionError, State, Table, act, start, view
from kibitz.engine import events as ev
from kibitz.games import GAMES, game
from kibitz.gym import (
    ACTION_NAMES,
    ACTIONS,
    OBSERVATION_SIZE,
    action_id,
    batch_rules,
    legal_actions,
    observation,
    parts,
)
from kibitz.gym.batch import DealBatch
from kibitz.gym.batch_rules import BATCH_GAMES, NOT_IN_BATCH
from tests.amounts import often
from tests.battery.variants import Variant, random_deal, title, variants
from tests.battery.variants import settings as other_values
from tests.battery.walking import Walk, walks

SEATS = list(Seat)
LEVEL = Deal.parse("N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2")


def _is_offered(variant: Variant) -> bool:
    name, options = variant
    return name in BATCH_GAMES and not any(NOT_IN_BATCH.get(option) == value for option, value in options.items())


OFFERED = [variant for variant in variants() if _is_offered(variant)]


def _agree(batch: DealBatch, place: int, state: State) -> None:
    """Whose turn it is, what is legal, and what each player knows, are the same in both."""
    player = batch.players[place]
    assert [SEATS[player]] == list(state.turns) if player >= 0 else state.over
    moves = state.moves(SEATS[player]) if player >= 0 else ()
    assert np.flatnonzero(batch.masks()[place]).tolist() == sorted(map(action_id, moves))
    for number, seat in enumerate(SEATS):
        row = batch.observations(seats=[number] * len(batch))[place]
        if seat in state.table.players:
            assert (row == observation(view(state, seat))).all(), seat
        else:
            assert not row.any()


def _paid(state: State) -> list[float]:
    scored = state.table.scored
    net = sum(entry.points if entry.side is Side.NS else -entry.points for entry in scored.entries) if scored else 0
    sides = {who: place.side for place, who in state.table.people.items()}
    return [(net if sides[seat] is Side.NS else -net) if seat in sides else 0 for seat in SEATS]


def _some_action(legal: dict[int, ev.Move], rng: random.Random) -> int:
    """Any, but of calls mostly a low one: left to chance, an auction has hardly a double in it."""
    actions = sorted(legal)
    is_call = isinstance(legal[actions[0]], ev.Called)
    return rng.choice(actions[:3] if is_call and rng.random() < 0.9 else actions)


def _follow(batch: DealBatch, state: State, rng: random.Random, *, first: Sequence[int] = ()) -> None:
    """A deal in both, with the same moves, to its end: the first as they are given, the rest at random."""
    _agree(batch, 0, state)
    rewards = [0.0] * 4
    given = list(first)
    while not state.over:
        (seat,) = state.turns
        legal = legal_actions(state.moves(seat))
        action = given.pop(0) if given else _some_action(legal, rng)
        state = act(state, seat, legal[action])
        outcome = batch.step([action])
        _agree(batch, 0, state)
        assert outcome.over.tolist() == [state.over]
        rewards = outcome.rewards[0].tolist()
    assert rewards == _paid(state)


def _opened(batch: DealBatch, deal: Deal, dealer: Seat, vulnerable: tuple[Side, ...]) -> State:
    batch.put(0, deal, dealer, vulnerable)
    return start(batch.rules, deal=deal, dealer=dealer, vulnerable=vulnerable)


def test_the_numbers_are_those_of_the_library() -> None:
    assert (_batch.ACTIONS, _batch.OBSERVATION_SIZE) == (ACTIONS, OBSERVATION_SIZE)


@pytest.mark.parametrize("variant", OFFERED, ids=title)
def test_it_plays_as_the_engine_does(variant: Variant) -> None:
    name, options = variant
    rng = random.Random(title(variant))
    batch = DealBatch(name, 1, auto_reset=False, **options)
    for _ in range(often(1, 3)):
        vulnerable = tuple(side for side in Side if rng.random() < 0.5)
        _follow(batch, _opened(batch, random_deal(batch.rules, rng), rng.choice(SEATS), vulnerable), rng)


@st.composite
def offers(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """Any game of the batch with any of its options together."""
    name = draw(st.sampled_from(BATCH_GAMES))
    values = [each for each in other_values(name) if NOT_IN_BATCH.get(each[0]) != each[1]]
    options = dict(draw(st.lists(st.sampled_from(values), max_size=6)))
    try:
        return game(name, options), options
    except OptionError:
        return game(name), {}


@settings(max_examples=often(20, 300))
@given(offer=offers(), walk=walks(), seed=st.integers(0, 2**32))
def test_it_plays_as_the_engine_does_with_options_together(
    offer: tuple[Game, dict[str, Any]], walk: Walk, seed: int
) -> None:
    rules, options = offer
    batch = DealBatch(rules.name, 1, auto_reset=False, **options)
    _follow(batch, _opened(batch, walk.deal(rules), walk.dealer, walk.vulnerable), random.Random(seed))


HONOURS = (
    "N:AKQJT.A2.A32.A32 9876.K.KQJT9.KQJ 54.T9876.876.T98 32.QJ543.54.7654",
    "N:AK2.KQJT9.2.9876 QJT98.2.AKQJ.T32 7654.A876.T98.54 3.543.76543.AKQJ",
    "N:A2.A2.AJ9765.A32 KQJT3.43.432.KQJ 98.KQJT9.KT.T987 7654.8765.Q8.654",
)


@pytest.mark.parametrize(("honours", "aces"), [*product(("any", "declarers", "none"), ("no-trump", "any"))])
def test_honours_are_paid_as_the_engine_pays_them(honours: str, aces: str) -> None:
    batch = DealBatch("contract", 1, auto_reset=False, honours=honours, four_aces=aces)
    rng = random.Random(1)
    for text, strain, dealer in product(HONOURS, range(5), (Seat.NORTH, Seat.EAST)):
        bid_and_passes = [ACTION_NAMES.index("call 1C") + strain, *[ACTION_NAMES.index("call pass")] * 3]
        deal = Deal.parse(text)
        batch.put(0, deal, dealer)
        state = start(batch.rules, deal=deal, dealer=dealer)
        for action in (*bid_and_passes, *[None] * 52):
            (seat,) = state.turns
            legal = legal_actions(state.moves(seat))
            chosen = rng.choice(sorted(legal)) if action is None else action
            state = act(state, seat, legal[chosen])
            rewards, _ = batch.step([chosen])
        assert rewards[0].tolist() == _paid(state)


@pytest.mark.parametrize("choice", ["nominate self", "nominate partner"])
def test_equal_partners_choose_who_declares(choice: str) -> None:
    batch = DealBatch("minibridge", 1, auto_reset=False, equal_partners="choose")
    rng = random.Random(choice)
    found = 0
    while found < 3:
        state = _opened(batch, random_deal(batch.rules, rng), rng.choice(SEATS), ())
        if not state.over and isinstance(next(iter(state.turns.values()))[0], ev.Nominated):
            _follow(batch, state, rng, first=[ACTION_NAMES.index(choice)])
            found += 1


def _played(name: str, found: Callable[[Table], bool], times: int) -> None:
    """Deals of the game in which that is so once it is settled who declares, followed to their end."""
    batch = DealBatch(name, 1, auto_reset=False)
    rng = random.Random(name)
    while times:
        state = _opened(batch, random_deal(batch.rules, rng), rng.choice(SEATS), ())
        if found(state.table):
            _follow(batch, state, rng)
            times -= 1


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("minibridge-simple3", lambda t: t.thrown_in is not None),
        ("minibridge-simple3", lambda t: t.declarer is t.dealer),
        ("minibridge-simple3", lambda t: t.declarer is t.dealer.left),
        ("minibridge-simple3", lambda t: t.declarer is t.dealer.right),
        ("minibridge-normal3", lambda t: t.thrown_in is not None),
        ("minibridge-normal3", lambda t: t.declarer is t.dealer and t.place(t.dealer) is t.dealer),
        ("minibridge-normal3", lambda t: t.declarer is t.dealer.left),
        ("minibridge-normal3", lambda t: t.declarer is t.dealer.right),
    ],
)
def test_three_players_change_hands_and_places_as_the_engine_has_them(
    name: str, found: Callable[[Table], bool]
) -> None:
    _played(name, found, 2)


def test_a_seat_to_which_nobody_came_knows_nothing_and_is_paid_nothing() -> None:
    batch = DealBatch("minibridge-simple3", 200, seed=5)
    spare = np.array([(SEATS.index(batch.deal(place)[1]) + 2) % 4 for place in range(200)])
    assert not batch.observations(seats=spare).any() and (batch.players != spare).all()
    assert batch.observations(seats=(spare + 1) % 4).any(axis=1).all()
    paid = batch.random_playout(400)
    assert (np.sort((paid != 0).sum(axis=1))[[0, -1]] <= 3).all()
    # The player who sits alone against two is paid what both of them lose.
    assert (np.abs(paid).max(axis=1) > 0).all() and (np.abs(paid.sum(axis=1)) == np.abs(paid).max(axis=1)).all()


def test_targets_are_set_by_the_points_that_declarers_hold() -> None:
    batch = DealBatch("minibridge", 1, auto_reset=False, scoring="targets")
    rng = random.Random(4)
    goals = set()
    for tops in range(8, 17):
        pack = sorted(FRENCH.cards, key=lambda card: (-card.points, rng.random()))
        rich, rest = pack[:tops], pack[tops:]
        rng.shuffle(rest)
        ours, theirs = [*rich, *rest[: 26 - tops]], rest[26 - tops :]
        hands = dict(zip("NSEW", (ours[::2], ours[1::2], theirs[::2], theirs[1::2]), strict=True))
        deal = Deal({Seat(seat): Hand.of_cards(cards) for seat, cards in hands.items()})
        state = _opened(batch, deal, Seat.WEST, ())
        _follow(batch, state, rng)
        goals.add(int(parts(batch.observations(seats=[0]))["goal"][0, 0]))
    assert goals >= {11, 12, 13}


@pytest.mark.parametrize("options", [{}, {"level_points": "redeal"}])
def test_level_points_go_to_the_dealer_or_are_dealt_again(options: dict[str, Any]) -> None:
    batch = DealBatch("extreme", 1, auto_reset=False, **options)
    for dealer in Seat:
        state = _opened(batch, LEVEL, dealer, ())
        assert state.over is bool(options)
        _follow(batch, state, random.Random(dealer))


@pytest.mark.parametrize("name", BATCH_GAMES)
def test_deals_side_by_side_do_not_disturb_each_other(name: str) -> None:
    """Many deals that begin anew by themselves, each followed by the engine through two deals."""
    batch = DealBatch(name, 5, seed=11)
    states = [_as_dealt(batch, place) for place in range(5)]
    ended = [0] * 5
    while min(ended) < 2:
        assert [SEATS[player] for player in batch.players] == [next(iter(state.turns)) for state in states]
        masks = batch.masks()
        actions = batch.random_actions()
        for place, state in enumerate(states):
            (seat,) = state.turns
            legal = legal_actions(state.moves(seat))
            assert np.flatnonzero(masks[place]).tolist() == sorted(legal)
            states[place] = act(state, seat, legal[int(actions[place])])
        rewards, over = batch.step(actions)
        assert over.tolist() == [state.over for state in states]
        for place, state in enumerate(states):
            assert rewards[place].tolist() == (_paid(state) if state.over else [0.0] * 4)
            if state.over:
                ended[place] += 1
                states[place] = _as_dealt(batch, place)


def _as_dealt(batch: DealBatch, place: int) -> State:
    deal, dealer, vulnerable = batch.deal(place)
    return start(batch.rules, deal=deal, dealer=dealer, vulnerable=vulnerable)


def test_a_seed_gives_the_same_deals_whatever_is_played() -> None:
    def second_deals(first_action: bool) -> list[str]:
        batch = DealBatch("contract", 4, seed=3)
        found: dict[int, str] = {}
        while len(found) < 4:
            legal = [np.flatnonzero(row) for row in batch.masks()]
            over = batch.step([row[0] if first_action else row[-1] for row in legal]).over
            for place in np.flatnonzero(over):
                found.setdefault(int(place), str(batch.deal(int(place))))
        return [found[place] for place in range(4)]

    assert second_deals(True) == second_deals(False)
    batch = DealBatch("contract", 4, seed=3)
    before = [str(batch.deal(place)) for place in range(4)]
    assert len(set(before)) == 4
    batch.step(batch.random_actions())
    batch.reset(seed=3)
    assert [str(batch.deal(place)) for place in range(4)] == before
    batch.reset(seed=4)
    assert [str(batch.deal(place)) for place in range(4)] != before


def test_random_playouts_come_from_the_same_chances_as_the_engine_s_deals() -> None:
    """The mean of many MiniBridge deals scored by tricks: six and a half tricks each, and spread alike."""
    paid = DealBatch("first-tricks", 1, seed=1, cards=13).random_playout(20_000)
    assert (paid[:, 0] == paid[:, 2]).all() and (paid[:, 0] == -paid[:, 1]).all()
    assert abs(paid[:, 0].mean()) < 0.2
    assert set(np.unique(np.abs(paid))) <= {1.0, 3.0, 5.0, 7.0, 9.0, 11.0, 13.0}
    again = DealBatch("first-tricks", 1, seed=1, cards=13).random_playout(20_000)
    assert (paid == again).all()


def test_random_actions_are_each_equally_likely() -> None:
    """Chi-square over the first call of an auction: pass or any of 35 bids."""
    batch = DealBatch("contract", 36_000, seed=8)
    numbers, counts = np.unique(batch.random_actions(), return_counts=True)
    assert numbers.tolist() == [52, *range(55, 90)]
    chi_square = float(((counts - 1000) ** 2 / 1000).sum())
    assert chi_square < 75  # 35 degrees of freedom: more than that once in ten thousand seeds


def test_cards_are_dealt_evenly() -> None:
    """Chi-square over who holds each card, in 4,000 deals."""
    batch = DealBatch("bridgewar", 4_000, seed=2)
    hands = batch.observations(seats=[0] * 4_000)[:, :52].sum(axis=0)
    assert float(((hands - 1000) ** 2 / 750).sum()) < 52 + 40
    assert hands.sum() == 13 * 4_000
    dealers = [batch.deal(place)[1] for place in range(400)]
    assert all(dealers.count(seat) > 60 for seat in Seat)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = DealBatch("contract", 2, seed=1)
    before = batch.observations()
    for wrong in (0, 53, 90, -1, ACTIONS, 2**40):
        with pytest.raises(ValueError, match=f"The action {wrong} is not legal in deal 1"):
            batch.step([52, wrong])
    with pytest.raises(ValueError, match="one number a deal among the actions, shape"):
        batch.step([52])
    assert (batch.observations() == before).all()


def test_without_a_new_deal_a_deal_that_is_over_waits() -> None:
    batch = DealBatch("minibridge", 2, seed=1, auto_reset=False)
    batch.put(0, LEVEL)
    assert batch.players.tolist()[0] == -1
    assert not batch.masks()[0].any()
    assert not batch.observations()[0].any()
    assert batch.random_actions()[0] == -1
    rewards, over = batch.step(batch.random_actions())
    assert over.tolist() == [True, False]
    assert not rewards.any()


def test_a_deal_of_your_own_may_be_text() -> None:
    one, other = DealBatch("contract", 1, seed=1), DealBatch("contract", 1, seed=2)
    one.put(0, LEVEL, Seat.EAST, [Side.EW])
    other.put(0, str(LEVEL), "E", ["EW"])
    assert one.deal(0) == other.deal(0) and one.players.tolist() == other.players.tolist() == [1]
    assert (one.observations() == other.observations()).all()
    with pytest.raises(NotationError, match="not four"):
        other.put(0, "N:AKQ2.J43.T98.765")


def test_what_it_does_not_play_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(BATCH_GAMES) == set(GAMES)
    with monkeypatch.context() as changed:
        changed.setattr(batch_rules, "GAMES", {**GAMES, "spades": GAMES["heroes"]})
        with pytest.raises(ValueError, match="The batch does not play"):
            DealBatch("spades", 1)
    with pytest.raises(ValueError, match="laws=True"):
        DealBatch("minibridge", 1, laws=True)
    with pytest.raises(ValueError, match="announcing=players"):
        DealBatch("minibridge", 1, announcing="players")
    with pytest.raises(OptionError):
        DealBatch("minibridge", 1, trumps="stars")
    with pytest.raises(ValueError, match="these cards"):
        DealBatch("abridged", 1).put(0, LEVEL)


def test_a_batch_of_nothing_and_a_seed_beyond_bounds_are_refused() -> None:
    with pytest.raises(ValueError, match="one deal or more"):
        DealBatch("heroes", 0)
    for seed in (-1, 1 << 64):
        with pytest.raises(ValueError, match="A seed is"):
            DealBatch("heroes", 1, seed=seed)
        with pytest.raises(ValueError, match="A seed is"):
            DealBatch("heroes", 1).reset(seed)


def test_threads_that_share_a_batch_find_it_whole() -> None:
    """Each draws its actions before another may have moved: then they are refused, and nothing is broken."""
    batch = DealBatch("contract", 8, seed=1)

    def play(_: int) -> int:
        refused = 0
        for _ in range(300):
            try:
                batch.step(batch.random_actions())
            except ValueError:
                refused += 1
        return refused

    with ThreadPoolExecutor(4) as pool:
        refused = sum(pool.map(play, range(4)))
    assert refused < 1200
    assert batch.masks().any(axis=1).all()
    batch.step(batch.random_actions())


def test_arrays_can_be_filled_again() -> None:
    batch = DealBatch("heroes", 3, seed=1)
    masks, rows = batch.masks(), batch.observations()
    batch.step(batch.random_actions())
    assert batch.masks(masks) is masks
    assert (masks == batch.masks()).all()
    assert batch.observations(rows) is rows
    assert (rows == batch.observations()).all()
    assert len(batch) == 3


def test_an_array_that_would_be_filled_in_vain_is_refused() -> None:
    """Of another type or layout it would have to be copied, and whoever gave it would read what was there before."""
    batch = DealBatch("minibridge", 4)
    for made in (np.uint8, np.int32, np.float32):
        with pytest.raises(TypeError):
            batch.masks(np.full((4, ACTIONS), 9, made))
        with pytest.raises(TypeError):
            batch.observations(np.full((4, OBSERVATION_SIZE), 9, made))
    for strange in (np.empty((4, 2 * ACTIONS), np.int8)[:, ::2], np.empty((4, ACTIONS), np.int8, order="F")):
        with pytest.raises(TypeError):
            batch.masks(strange)
    as_booleans = np.zeros((4, ACTIONS), np.bool_)
    assert batch.masks(as_booleans) is as_booleans and (as_booleans == batch.masks()).all()
    for name, wrong in (("players", np.int64), ("random_actions", np.int32), ("playout", np.float64)):
        with pytest.raises(TypeError):
            getattr(batch._core, name)(np.zeros((4, 4) if name == "playout" else 4, wrong))


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        (lambda b: b.step([52.0, 52.0, 52.0]), TypeError, "actions are whole numbers, not float64"),
        (lambda b: b.step([True, True, True]), TypeError, "actions are whole numbers, not bool"),
        (lambda b: b.step([[52, 52, 52]]), ValueError, r"shape \(3,\), not shape \(1, 3\)"),
        (
            lambda b: b.masks(np.empty((3, ACTIONS), np.uint8)),
            TypeError,
            "masks are .* int8 or bool, not of uint8",
        ),
        (
            lambda b: b.masks(np.empty((2, ACTIONS), np.int8)),
            ValueError,
            r"of shape \(3, \d+\), not of shape \(2, \d+\)",
        ),
        (lambda b: b.masks(np.empty((ACTIONS, 3), np.int8).T), TypeError, "row by row"),
        (lambda b: b.masks([[0]]), TypeError, "into an array of NumPy, not into a list"),
        (lambda b: b.observations(np.empty((3, OBSERVATION_SIZE))), TypeError, "of int8, not of float64"),
        (lambda b: b.observations(seats=[0, 1, 4]), ValueError, "seats are from -1 to 3; that of deal 2 is 4"),
        (lambda b: b.observations(seats=[0, 1]), ValueError, "one number a deal among the seats"),
        (lambda b: b.deal_again([0, 1, 0]), TypeError, "True or False, not int64"),
        (lambda b: b.deal_again([True]), ValueError, "True or False a deal"),
        (lambda b: b.deal(7), IndexError, "no deal 7: they are numbered from 0 to 2"),
        (lambda b: b.deal(-1), IndexError, "no deal -1"),
        (lambda b: b.put(3, LEVEL), IndexError, "no deal 3"),
        (lambda b: b.take([0.5]), ValueError, "whole numbers from 0 to 2"),
        (lambda b: b.take([3]), ValueError, "whole numbers from 0 to 2"),
        (lambda b: b.random_playout(-1), ValueError, "-1 deals cannot be played"),
    ],
)
def test_what_does_not_fit_is_said_in_words_and_changes_nothing(
    wrong: Callable[[DealBatch], object], kind: type[Exception], said: str
) -> None:
    batch = DealBatch("minibridge", 3, seed=4)
    before = batch.observations()
    with pytest.raises(kind, match=said):
        wrong(batch)
    assert (batch.observations() == before).all()


def test_an_array_that_cannot_be_written_to_is_refused() -> None:
    still = np.empty((2, ACTIONS), np.int8)
    still.flags.writeable = False
    with pytest.raises(TypeError, match="cannot be written to"):
        DealBatch("minibridge", 2).masks(still)


def test_lists_will_do_where_one_number_a_deal_is_asked_for() -> None:
    batch, other = DealBatch("heroes", 2, seed=4), DealBatch("heroes", 2, seed=4)
    batch.deal_again([True, False])
    other.deal_again(np.array([True, False]))
    assert (batch.observations(seats=[0, -1]) == other.observations(seats=np.array([0, -1], np.int8))).all()
    assert batch.deal(np.int64(1)) == other.deal(1)
