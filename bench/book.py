"""How the book on opening leads in `bots.leads` was found, and how good it is: `python -m bench.book`.

The card led in each deal of `bench.selfplay` is compared with the rest of the hand.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
import typer

from bench.logit import fit, score
from bench.selfplay import SELFPLAY, Record, called, records
from kibitz.bots.search.likelihood import bid_suits
from kibitz.bots.search.opening_leads import NO_TRUMPS, Trait, book_card, merits, traits
from kibitz.cards import FRENCH, Card

KINDS: Final = ("no-trumps", "side suit", "trumps")
Feature = tuple[str, Trait]
_RIDGE: Final = 5e-4
_NAMED: Final[Feature] = ("any", ("the small card that the book names", 0))
app = typer.Typer(add_completion=False)
Deals = Annotated[int, typer.Option(min=10, help="How many deals.")]


@app.command("fit")
def fitted(deals: Deals = 3000) -> None:
    """The book again: all its lines with their numbers, and how well two thirds of the deals foretell the others."""
    hands = [_features(record) for record in _records(deals)]
    names = sorted({feature for cards in hands for features in cards for feature in features})
    column = {feature: number for number, feature in enumerate(names)}
    whole = np.zeros((len(hands), 13, len(names)))
    for case, cards in enumerate(hands):
        for choice, features in enumerate(cards):
            whole[case, choice, [column[feature] for feature in features]] = 1
    kept = 2 * len(whole) // 3
    print(f"{score(whole[kept:], fit(whole[:kept], _RIDGE)):.3f} over {len(whole) - kept} leads, fitted to the others")
    weights = fit(whole, _RIDGE)
    for (kind, (name, place)), weight in zip(names, weights.tolist(), strict=True):
        print(f"{kind:10} {name:12} {place}  {weight:+.1f}")


@app.command("score")
def scored(deals: Deals = 3000) -> None:
    """How well the book foretells which card is led: the mean logarithm of its chance."""
    logs = []
    for record in _records(deals):
        strain, theirs, partners = _around(record)
        looks = merits(_leader(record), strain, theirs, partners)
        logs.append(looks[record.cards[0].index] - np.logaddexp.reduce(list(looks.values())))
    print(f"{np.mean(logs):.3f} over {len(logs)} leads; a card taken at random has {-np.log(13):.3f}")


def _records(deals: int) -> list[Record]:
    if not SELFPLAY.exists():
        raise typer.BadParameter(f"{SELFPLAY} is not here.")
    return list(records(most=deals))


def _leader(record: Record) -> int:
    turn = called(record).table.turn
    assert turn is not None
    return record.deal[turn].mask


def _around(record: Record) -> tuple[int, frozenset[int], frozenset[int]]:
    """The strain by its index, the suits that they bid, and those of partner."""
    t = called(record).table
    assert t.turn is not None
    strain = t.strain.index if t.strain is not None and t.strain.is_suit else NO_TRUMPS
    return strain, *bid_suits(t, t.turn)


def _features(record: Record) -> list[list[Feature]]:
    """What the book sees in each card of the leader's hand, the card led first."""
    strain, theirs, partners = _around(record)
    mask = _leader(record)
    led = record.cards[0]
    cards = [led, *(card for card in FRENCH.cards if card.bit & mask and card != led)]
    return [_seen(card, mask, strain, theirs, partners) for card in cards]


def _seen(card: Card, mask: int, strain: int, theirs: frozenset[int], partners: frozenset[int]) -> list[Feature]:
    suit = card.suit.index
    kind = KINDS[0] if strain == NO_TRUMPS else KINDS[2] if suit == strain else KINDS[1]
    ranks = tuple(other.rank for other in reversed(FRENCH.cards) if other.suit is card.suit and other.bit & mask)
    found = [(kind, trait) for trait in traits(ranks, card.rank)]
    if suit != strain:
        found += [(kind, ("partners", 0))] * (suit in partners) + [(kind, ("theirs", 0))] * (suit in theirs)
    small = len(ranks) > 2 and card.rank < 10
    if small and card.rank == book_card(ranks, strain != NO_TRUMPS, suit == strain):
        found.append(_NAMED)
    return found


if __name__ == "__main__":
    app()
