"""Shuffles: fair, repeatable, bound to their commitment, and new with every cut."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Sequence
from math import factorial, sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import COLOURS, FRENCH, Card, Deal, Seat, shuffle
from kibitz.cards.shuffle import PLACES, commitment, fresh_salt, fresh_seed, shuffled
from tests.cards.drawing import patient

SHUFFLES = Path(__file__).parent.parent / "data" / "shuffles.json"
ORDERS = factorial(52)
DRAWS = 1 << 232
FAIR = DRAWS - DRAWS % ORDERS

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
salts = st.binary(min_size=16, max_size=16).map(bytes.hex)
cuts = st.sampled_from(PLACES)


@patient
@given(seeds, cuts)
def test_the_same_seed_and_cut_give_the_same_whole_pack(seed: str, cut: int) -> None:
    pack = shuffled(seed, cut)
    assert set(pack) == set(FRENCH.cards)
    assert pack == shuffled(seed, cut)
    assert [one.index for one in shuffled(seed, cut, COLOURS)] == [one.index for one in pack]


@pytest.mark.parametrize("made", json.loads(SHUFFLES.read_text()), ids=lambda made: made["cut"])
def test_shuffles_that_the_page_is_compared_with(made: dict[str, Any]) -> None:
    """`web/tests/fair_deal.test.ts` reads the same file."""
    deck = {"french": FRENCH, "colours": COLOURS}[made["deck"]]
    assert " ".join(card.name for card in shuffled(made["seed"], made["cut"], deck)) == made["pack"]
    assert commitment(made["seed"], made["salt"]) == made["digest"]


def test_every_cut_gives_another_deal() -> None:
    """Not only another pack: other hands, wherever the deal begins."""
    seed = "5a" * 32
    packs = [shuffled(seed, cut) for cut in PLACES]
    assert list(PLACES) == list(range(1, 52))
    assert len(set(packs)) == len(PLACES)
    hands = [frozenset(Deal.from_pack(pack, Seat.NORTH).hands.values()) for pack in packs]
    assert len(set(hands)) == len(PLACES)


@patient
@given(seeds, salts)
def test_the_commitment_is_plain_sha_256(seed: str, salt: str) -> None:
    assert commitment(seed, salt) == hashlib.sha256(bytes.fromhex(seed + salt)).hexdigest()


def test_a_known_shuffle_stays_what_it_was() -> None:
    """Logs that were written stay true only as long as this does."""
    pack = shuffled("00" * 32, 1)
    assert " ".join(one.name for one in pack[:8]) == "C3 C2 H4 CJ H3 CA S4 C9"
    assert commitment("00" * 32, "00" * 16) == "17b0761f87b081d5cf10757ccc89f12be355c70e2e29df288b65b30710dcbcd1"


def test_a_commitment_cannot_be_opened_with_the_seed_ending_elsewhere() -> None:
    secret = "ab" * 48
    commitment(secret[:64], secret[64:])
    for end in (0, 62, 66, 96):
        with pytest.raises(ValueError, match="A seed has 32 bytes and a salt 16, not"):
            commitment(secret[:end], secret[end:])


def test_fresh_seeds_are_long_and_new() -> None:
    made = {fresh_seed() for _ in range(50)}
    assert len(made) == 50
    assert {len(bytes.fromhex(seed)) for seed in made} == {32}
    assert len(bytes.fromhex(fresh_salt())) == 16
    assert len(commitment(fresh_seed(), fresh_salt())) == 64


# --- every order is equally likely


def test_each_order_has_as_many_fair_draws_as_any_other() -> None:
    """Draws below the bound fall into whole rounds of all orders, and no round is thrown away without need."""
    assert FAIR % ORDERS == 0
    assert DRAWS - FAIR < ORDERS
    assert FAIR // ORDERS == 85


@pytest.mark.parametrize(
    ("draws", "order"),
    [
        ([0], 0),
        ([ORDERS - 1], ORDERS - 1),
        ([ORDERS], 0),
        ([FAIR - 1], ORDERS - 1),
        ([FAIR, 5], 5),
        ([DRAWS - 1, FAIR, FAIR - ORDERS], 0),
    ],
)
def test_draws_from_the_bound_on_are_thrown_away(draws: list[int], order: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def sha256(key: bytes) -> SimpleNamespace:
        asked.append(key)
        draw = draws[len(asked) - 1].to_bytes(29, "big")
        return SimpleNamespace(digest=lambda: draw + b"\xff\xff\xff")

    monkeypatch.setattr(shuffle, "hashlib", SimpleNamespace(sha256=sha256))
    assert shuffle._order(b"key") == order
    assert asked == [b"key" + count.to_bytes(4, "big") for count in range(len(draws))]


def test_a_real_draw_that_is_thrown_away_is_followed_by_the_next() -> None:
    def draw(key: bytes, count: int) -> int:
        return int.from_bytes(hashlib.sha256(key + count.to_bytes(4, "big")).digest()[:29], "big")

    keys = [place.to_bytes(2, "big") for place in range(1000)]
    unfair = [key for key in keys if draw(key, 0) >= FAIR]
    assert unfair
    for key in unfair:
        assert shuffle._order(key) == next(each for each in (draw(key, 1), draw(key, 2)) if each < FAIR) % ORDERS


@patient
@given(st.integers(0, ORDERS - 1) | st.sampled_from((0, 1, ORDERS - 1)))
def test_every_order_is_another_pack(order: int) -> None:
    """The number can be read off the pack, so no two numbers share one: all 52! packs come up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shuffle, "_order", lambda key: order)
        pack = shuffled("00" * 32, 1)
    assert _order_of(pack) == order


def test_every_card_goes_everywhere_equally_often() -> None:
    seeds = (count.to_bytes(32, "big").hex() for count in range(2_000))
    assert abs(_deviation(shuffled(seed, 1 + count % 51) for count, seed in enumerate(seeds))) < 3


def test_every_player_gets_every_card_equally_often() -> None:
    times = 2_000
    north = [0] * 52
    for count in range(times):
        deal = Deal.from_pack(shuffled(count.to_bytes(32, "little").hex(), 26), Seat.EAST)
        for one in deal[Seat.NORTH]:
            north[one.index] += 1
    # Each is a binomial with a quarter; of 52 such none is five deviations off.
    assert all(abs(found - times / 4) < 5 * sqrt(times * 3 / 16) for found in north)


@pytest.mark.parametrize("bad", ["swaps with any card", "turns the pack"])
def test_bad_shuffles_are_found_out(bad: str) -> None:
    rng = random.Random(bad)
    turn: dict[str, Callable[[], Sequence[Card]]] = {
        "swaps with any card": lambda: _careless(rng),
        "turns the pack": lambda: FRENCH.cards[(cut := rng.randrange(26)) :] + FRENCH.cards[:cut],
    }
    assert _deviation(turn[bad]() for _ in range(2_000)) > 10


def _careless(rng: random.Random) -> list[Card]:
    """The shuffle that everyone writes once: 52 to the 52nd ways do not divide evenly into 52! orders."""
    pack = list(FRENCH.cards)
    for place in range(52):
        other = rng.randrange(52)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def _deviation(packs: Iterable[Sequence[Card]]) -> float:
    """By how many standard deviations chi-square of where each card goes is off."""
    counts = [[0] * 52 for _ in range(52)]
    times = 0
    for pack in packs:
        times += 1
        for place, one in enumerate(pack):
            counts[one.index][place] += 1
    expected = times / 52
    chi_square = sum((found - expected) ** 2 / expected for row in counts for found in row)
    # Every row and every column adds up, so 51 times 51 counts are free; the sum over all is 52/51 of theirs.
    free = 51 * 51
    return (chi_square * 51 / 52 - free) / sqrt(2 * free)


def _order_of(pack: Sequence[Card]) -> int:
    """The number of a pack, read off the exchanges that made it."""
    before = list(FRENCH.cards)
    chosen = {}
    for last in range(51, 0, -1):
        # Later exchanges leave this place alone, so the card that lies there in the end came there now.
        chosen[last] = before.index(pack[last])
        before[chosen[last]] = before[last]
    order = 0
    for last in range(1, 52):
        order = order * (last + 1) + chosen[last]
    return order
