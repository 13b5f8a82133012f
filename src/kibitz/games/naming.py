"""What contracts are called at the table."""

from __future__ import annotations

from typing import Final

from kibitz.cards import NT, Bid
from kibitz.engine.events import Contract
from kibitz.engine.text import Template, Text
from kibitz.scoring.minibridge import TRICKS

STAKES: Final = ("skirmish", "clash", "showdown")

STRAIN_ONLY: Final = Template("{strain:trumps}")
FREE: Final = Template("Free-for-All, {word:terms}")
BATTLE: Final = Template("Hero Battle in {strain:trumps}, {word:terms}")
CONTRACTS: Final = {
    "part-score": Template("Part-score in {strain:trumps}"),
    "game": Template("Game in {strain:trumps}"),
    "slam": Template("Slam in {strain:trumps}"),
    "hero": Template("Heroes: {strain:trumps}"),
    "free": Template("No trumps"),
    "play": Template("Play in {strain:trumps}"),
    "ten": Template("Ten in {strain:trumps}"),
    "seven": Template("Seven in {strain:trumps}"),
    "undoubled": Template("{call:bid}"),
    "doubled": Template("{call:bid} doubled"),
    "redoubled": Template("{call:bid} redoubled"),
}


def contract_text(contract: Contract) -> Text:
    """What stands on the button, and beside the table afterwards.

    >>> from kibitz.cards import SPADES
    >>> print(contract_text(Contract(SPADES, 10, "game")))
    Game in spades
    """
    if contract.terms in STAKES:
        if contract.strain is NT:
            return FREE(terms=contract.terms)
        return BATTLE(trumps=contract.strain.letter, terms=contract.terms)
    template = CONTRACTS.get(contract.terms, STRAIN_ONLY)
    if "{call:bid}" in template.say:
        return template(bid=bid(contract).name)
    return template(trumps=contract.strain.letter) if "{strain:" in template.say else template()


def goal(contract: Contract) -> int | None:
    """How many tricks the contract needs; None where each trick counts by itself."""
    return None if contract.terms == TRICKS else contract.goal


def bid(contract: Contract) -> Bid:
    """An auction's contract as it was bid: 4S."""
    return Bid(contract.goal - 6, contract.strain)
