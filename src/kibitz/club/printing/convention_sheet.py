"""What stands on a printed convention card: each place in the auction with the calls that may follow, in words."""

from __future__ import annotations

from kibitz.bots.agreement import Bidding
from kibitz.bots.convention_card import CONVENTION_CARD, CardSection, convention_card
from kibitz.bots.decision import CALL
from kibitz.club.printing.stationery import Printed
from kibitz.words import Language


def convention_data(bidding: Bidding, language: Language) -> Printed:
    """The card of one bidding, as the page and the terminal show it too."""
    card = convention_card(bidding)
    return {
        "title": language.say(CONVENTION_CARD()),
        "bidding": language.say(card.title),
        "count": language.say(card.count),
        "sections": [_section(each, language) for each in card.sections],
    }


def _section(section: CardSection, language: Language) -> Printed:
    return {
        "title": language.say(section.title),
        "after": [[each, _word(each, language)] for each in section.after],
        "calls": [
            [
                *(each.call, _word(each.call, language), language.say(each.sense)),
                ", ".join(map(language.say, each.shows)) or language.say(each.intro),
            ]
            for each in section.calls
        ],
    }


def _word(call: str, language: Language) -> str:
    return language.say(CALL(call=call))
