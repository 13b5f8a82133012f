"""What contracts are called at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.cards import NT, Bid, Strain
from kibitz.engine.events import Contract
from kibitz.engine.text import Template, Text
from kibitz.scoring.abridged import Pledge
from kibitz.scoring.bridgewar import Battle, Stakes
from kibitz.scoring.minibridge import Aim
from kibitz.scoring.rubber import Doubling

STRAIN_ONLY: Final = Template("story-strain-only")
FREE_FOR_ALL: Final = Template("story-free-for-all")
BATTLE: Final = Template("story-battle")
CONTRACTS: Final[Mapping[str, Template]] = {
    Aim.PART_SCORE: Template("story-contracts-part-score"),
    Aim.GAME: Template("story-contracts-game"),
    Aim.SLAM: Template("story-contracts-slam"),
    Battle.HERO: Template("story-contracts-hero"),
    Battle.FREE: Template("words-No-trumps"),
    Pledge.PLAY: Template("story-contracts-play"),
    Pledge.TEN: Template("story-contracts-ten"),
    Pledge.SEVEN: Template("story-contracts-seven"),
    Doubling.UNDOUBLED: Template("story-contracts-undoubled"),
    Doubling.DOUBLED: Template("story-contracts-doubled"),
    Doubling.REDOUBLED: Template("story-contracts-redoubled"),
}


def contract_text(contract: Contract) -> Text:
    """What stands on the button, and beside the table afterwards.

    >>> from kibitz.cards import SPADES
    >>> print(contract_text(Contract(SPADES, 10, "game")))
    Game in spades
    """
    if contract.terms in tuple(Stakes):
        if contract.strain is NT:
            return FREE_FOR_ALL(terms=contract.terms)
        return BATTLE(trumps=contract.strain.letter, terms=contract.terms)
    template = CONTRACTS.get(contract.terms, STRAIN_ONLY)
    if "bid" in template.holes:
        return template(bid=bid(contract).name)
    return template(trumps=contract.strain.letter) if "trumps" in template.holes else template()


def goal(contract: Contract) -> int | None:
    """How many tricks the contract needs; None where each trick counts by itself."""
    return None if contract.terms == Aim.TRICKS else contract.goal


def bid(contract: Contract) -> Bid:
    """An auction's contract as it was bid: 4S."""
    return Bid(contract.goal - 6, contract.strain)


def strain_names(strain: Strain) -> tuple[str, ...]:
    """How a suit, a colour or no-trumps may be typed or written."""
    if not strain.is_suit:
        return ("nt", "n", "no-trumps", "no-trump", "notrumps", "notrump", "free", "free-for-all")
    return (strain.letter.lower(), strain.name, strain.name.removesuffix("s"), strain.symbol)
