"""How often a suit brings so many tricks: every way to play it against every way the missing cards can lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from math import comb
from typing import Final

from msgspec import Struct

from kibitz.cards import Card, Hand, Seat

_OURS: Final = "NS"
_HIDDEN: Final = 26
"""Cards in the two hidden hands when a deal begins, of which the suit has some."""

_Sets = tuple[int, ...]
"""Ways to play, each as the set of layouts in which it wins enough: a bit for each layout. None is within another."""


class SuitMoment(Struct, frozen=True):
    """A suit between two hands that are seen, with the tricks that are to be won in it.

    `round_before` is a trick that was played already, from North on; `leader` and `trick` are of the one that is
    played now. The hidden hands have followed with their lowest cards.
    """

    hands: tuple[Hand, Hand]  # North and South
    out: Hand
    need: int
    leader: Seat
    trick: tuple[Card, ...] = ()
    round_before: tuple[Card, ...] = ()


def odds(moment: SuitMoment) -> dict[Card, float]:
    """For each card that can be played now, how often the best play from there on wins enough.

    Either hand can be reached whenever it is wanted, defenders see all cards and never err, and who plays sees
    two hands only. Of cards that come to the same defenders show no one more than another.

    >>> def to_play(north: str, south: str, out: str, *trick: str) -> dict[str, int]:
    ...     hands = Hand.parse(f"{north}..."), Hand.parse(f"{south}...")
    ...     cards = tuple(map(card, trick))
    ...     found = odds(SuitMoment(hands, Hand.parse(f"{out}..."), 2, Seat.SOUTH, cards))
    ...     return {each.name: round(100 * chance) for each, chance in found.items()}
    >>> from kibitz.cards import card
    >>> to_play("AQ", "2", "KJT9876", "S3", "S4")
    {'SA': 0, 'SQ': 50}
    """
    turn = moment.leader.clockwise()[len(moment.trick)]
    held = moment.hands[_OURS.index(turn.value)]
    layout = _layout(moment)
    likely = _likely(moment, layout)
    total = sum(weight for _, weight in likely)
    found: dict[Card, float] = {}
    known: dict[int, float] = {}
    for card in held:
        place = _place(moment, card)
        while layout[place + 1 : place + 2] == turn.value:
            place += 1  # cards side by side come to the same
        if place not in known:
            ways = _ways_from(moment, layout, place)
            known[place] = max(sum(weight for at, weight in likely if way >> at & 1) for way in ways) / total
        found[card] = known[place]
    return found


def split_odds(missing: int) -> tuple[tuple[int, int], float]:
    """How so many missing cards lie most often, and how often they do.

    >>> split_odds(5)[0], round(100 * split_odds(5)[1])
    ((3, 2), 68)
    >>> split_odds(4)[0], round(100 * split_odds(4)[1])
    ((3, 1), 50)
    """
    chances: dict[tuple[int, int], float] = {}
    for west in range(missing + 1):
        split = (max(west, missing - west), min(west, missing - west))
        chances[split] = chances.get(split, 0.0) + comb(missing, west) * _rest(missing, west)
    likeliest = max(chances, key=lambda each: chances[each])
    return likeliest, chances[likeliest]


def tricks_for_sure(north: Hand, south: Hand, split: tuple[int, int] | None = None) -> int:
    """The tricks that a suit brings however the missing cards lie, or however they do in such a split.

    >>> ours = Hand.parse("AK654..."), Hand.parse("732...")
    >>> tricks_for_sure(*ours), tricks_for_sure(*ours, (3, 2))
    (2, 4)
    """
    moment = SuitMoment((north, south), missing(north, south), 0, Seat.SOUTH)
    layout = _layout(moment)
    among = _bits(
        at
        for at, west in enumerate(_worlds(layout))
        if split is None or sum(west) in (split if sum(split) == len(moment.out) else ())
    )
    for need in range(max(len(north), len(south)), 0, -1):
        if any(way & among == among for way in _ways(layout, need)):
            return need
    return 0


def missing(north: Hand, south: Hand) -> Hand:
    """The cards of a suit that two hands have not."""
    (suit,) = {card.suit for hand in (north, south) for card in hand}
    return Hand.of_cards(
        (card for card in north.deck.cards if card.suit is suit and card not in north and card not in south),
        north.deck,
    )


def _rest(missing: int, west: int) -> float:
    return comb(_HIDDEN - missing, _HIDDEN // 2 - west) / comb(_HIDDEN, _HIDDEN // 2)


# --- how things lie: the suit from the top as letters, "o" for a card that is out


def _all_cards(moment: SuitMoment) -> list[tuple[Card, str]]:
    """With whom each card is, or was before the trick that is played now, the highest first."""
    letters = {card: letter for letter, hand in zip(_OURS, moment.hands, strict=True) for card in hand}
    letters |= dict.fromkeys(moment.out, "o")
    for seat, card in zip(moment.leader.clockwise(), moment.trick, strict=False):
        letters[card] = seat.value if seat.value in _OURS else "o"
    return sorted(letters.items(), key=lambda each: -each[0].rank)


def _layout(moment: SuitMoment) -> str:
    return "".join(letter for _, letter in _all_cards(moment))


def _place(moment: SuitMoment, card: Card) -> int:
    return [each for each, _ in _all_cards(moment)].index(card)


@cache
def _runs(layout: str) -> tuple[tuple[int, int], ...]:
    """Where cards that are out lie side by side: these are all the same. First place, and how many."""
    found, place = [], 0
    while place < len(layout):
        if layout[place] != "o":
            place += 1
            continue
        length = len(layout[place:]) - len(layout[place:].lstrip("o"))
        found.append((place, length))
        place += length
    return tuple(found)


@cache
def _worlds(layout: str) -> tuple[tuple[int, ...], ...]:
    """How many of each run West can have."""
    return tuple(product(*(range(length + 1) for _, length in _runs(layout))))


def _likely(moment: SuitMoment, layout: str) -> list[tuple[int, float]]:
    """The layouts that fit what was played, and how likely each was when the cards were dealt."""
    runs = _runs(layout)
    missing = len(layout.replace("N", "").replace("S", ""))
    spent = 2 if moment.round_before else 0  # one card of each hidden hand, of the lowest
    is_west = moment.leader.left is Seat.WEST
    found = []
    for at, west in enumerate(_worlds(layout)):
        dealt = list(west)
        sizes = [length for _, length in runs]
        if spent:
            # They were below all others that are out; with none of that kind left they are of the last run.
            dealt[-1] += 1
            sizes[-1] += 2
        # Who has played to this trick did so with a card of the lowest run.
        if len(moment.trick) > 1 and not (west[-1] if is_west else runs[-1][1] - west[-1]):
            continue
        ways = 1
        for size, number in zip(sizes, dealt, strict=True):
            ways *= comb(size, number)
        found.append((at, ways * _rest(missing + spent, sum(dealt))))
    return found


# --- the search


def _ways_from(moment: SuitMoment, layout: str, place: int) -> _Sets:
    if not moment.trick:
        return _after_lead(layout, moment.need, place)
    led = _place(moment, moment.trick[0])
    return _after_third(layout, moment.need, led, len(_runs(layout)) - 1, place)


@cache
def _ways(layout: str, need: int) -> _Sets:
    """All ways to win so many tricks from here, with the lead in either hand."""
    everywhere = (1 << len(_worlds(layout))) - 1
    if need <= 0:
        return (everywhere,)
    if max(layout.count(each) for each in _OURS) < need:
        return (0,)
    found = [way for place in _leads(layout, _OURS) for way in _after_lead(layout, need, place)]
    return _widest(found)


def _leads(layout: str, hands: str) -> Iterator[int]:
    """The lowest of each row of cards in one of these hands that no other card parts."""
    for place, letter in enumerate(layout):
        if letter in hands and letter != "o" and layout[place + 1 : place + 2] != letter:
            yield place


@cache
def _after_lead(layout: str, need: int, led: int) -> _Sets:
    """The next hand is hidden: it plays what it likes, of what it has."""
    is_west = layout[led] == "S"
    runs, worlds = _runs(layout), _worlds(layout)
    replies = []
    for run in [*range(len(runs)), None]:
        among = _able(worlds, runs, run, is_west=is_west)
        if among:
            third = "N" if layout[led] == "S" else "S"
            places: list[int | None] = [*_leads(layout, third)] or [None]
            ways = [way for place in places for way in _after_third(layout, need, led, run, place)]
            replies.append((among, _widest(ways)))
    return _against(replies)


@cache
def _after_third(layout: str, need: int, led: int, second: int | None, third: int | None) -> _Sets:
    """The last hand is hidden too; then the trick is won, and the next one begins with what is left."""
    is_west = layout[led] == "N"  # the hand that plays last
    runs, worlds = _runs(layout), _worlds(layout)
    replies = []
    for run in [*range(len(runs)), None]:
        among = _able(worlds, runs, run, is_west=is_west)
        among &= _able(worlds, runs, second, is_west=not is_west)
        if second is not None and second == run:
            among &= _bits(at for at, west in enumerate(worlds) if 0 < west[run] < runs[run][1])
        if among:
            replies.append((among, _after_trick(layout, need, led, second, third, run, is_west=is_west)))
    return _against(replies)


def _after_trick(
    layout: str, need: int, led: int, second: int | None, third: int | None, last: int | None, *, is_west: bool
) -> _Sets:
    runs, worlds = _runs(layout), _worlds(layout)
    ours = min(place for place in (led, third) if place is not None)
    theirs = min((runs[run][0] for run in (second, last) if run is not None), default=len(layout))
    gone = {place for place in (led, third) if place is not None}
    taken = [0] * len(runs)
    from_west = [0] * len(runs)
    for run, by_west in ((second, not is_west), (last, is_west)):
        if run is not None:
            gone.add(runs[run][0] + taken[run])
            taken[run] += 1
            from_west[run] += by_west
    left = "".join(letter for place, letter in enumerate(layout) if place not in gone)
    # Runs grow together when what parted them is gone.
    into: list[int] = []
    at = -1
    was_out = False
    for place, letter in enumerate(layout):
        if place in gone:
            continue
        if letter == "o" and not was_out:
            at += 1
        was_out = letter == "o"
        if letter == "o":
            run = next(i for i, (first, length) in enumerate(runs) if first <= place < first + length)
            while len(into) <= run:
                into.append(at)
            into[run] = at
    while len(into) < len(runs):
        into.append(-1)
    after = {world: place for place, world in enumerate(_worlds(left))}
    count = len(_runs(left))
    where: list[int | None] = []
    for west in worlds:
        counts = [0] * count
        fits = True
        for run, number in enumerate(west):
            rest = number - from_west[run]
            if not 0 <= rest <= runs[run][1] - taken[run]:
                fits = False
            elif runs[run][1] - taken[run]:
                counts[into[run]] += rest
        where.append(after[tuple(counts)] if fits else None)
    ways = _ways(left, need - (ours < theirs))
    return tuple(_bits(at for at, to in enumerate(where) if to is not None and way >> to & 1) for way in ways)


def _able(worlds: Sequence[tuple[int, ...]], runs: Sequence[tuple[int, int]], run: int | None, *, is_west: bool) -> int:
    """The layouts in which a hidden hand has a card of this run; or none of the suit."""

    def has(west: tuple[int, ...], each: int) -> int:
        return west[each] if is_west else runs[each][1] - west[each]

    if run is None:
        return _bits(at for at, west in enumerate(worlds) if not any(has(west, each) for each in range(len(runs))))
    return _bits(at for at, west in enumerate(worlds) if has(west, run))


def _against(replies: Sequence[tuple[int, _Sets]]) -> _Sets:
    """Somebody who sees all answers: a layout is won if each answer that is possible in it is."""
    found: _Sets = (0,)
    first = True
    for among, ways in replies:
        cut = _widest([way & among for way in ways])
        if first:
            found, covered, first = cut, among, False
            continue
        merged = []
        for one, other in product(found, cut):
            both = covered & among
            merged.append((one & other & both) | (one & ~both) | (other & ~both))
        found, covered = _widest(merged), covered | among
    return found


def _widest(ways: Iterable[int]) -> _Sets:
    """Without those that are within another."""
    kept: list[int] = []
    for way in sorted(set(ways), key=lambda each: -each.bit_count()):
        if not any(way & other == way for other in kept):
            kept.append(way)
    return tuple(kept)


def _bits(places: Iterable[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def last_run(moment: SuitMoment) -> set[Card]:
    """Those cards of the hidden hands that were the lowest of all and side by side when the suit was first played."""
    ours = {card for hand in moment.hands for card in hand} | set(moment.trick[::2]) | set(moment.round_before[::2])
    hidden = {*moment.out, *moment.trick[1::2], *moment.round_before[1::2]}
    lowest = min(hidden, key=lambda card: card.rank).rank
    above = min((card.rank for card in ours if card.rank > lowest), default=99)
    return {card for card in hidden if card.rank < above}
