"""Results that are hardly so: what is asked before one is entered. Nothing is forbidden, for odd things happen."""

from __future__ import annotations

from typing import Final

from kibitz.cards import Deal, Seat
from kibitz.club.competition.state import Competition
from kibitz.club.paper_play import TableResult, paper_form
from kibitz.engine.text import Template, Text
from kibitz.games import GAMES, game, game_for
from kibitz.rules.dealing import announced

FAR_DOWN: Final = Template("slips-so-many-down")
FAR_OVER: Final = Template("slips-so-many-over")
WEAKER_SIDE: Final = Template("slips-weaker-side")
OTHER_POINTS: Final = Template("slips-other-points")
NOT_THEIR_LEAD: Final = Template("slips-not-their-lead")
NOT_THEIR_POINTS: Final = Template("slips-not-their-points")

_FAR: Final = 5
"""From so many tricks beside the goal on it is asked about."""


def against_the_cards(event: Competition, board: int, result: TableResult) -> Text | None:
    """What the cards of a board say against a result that has been entered. It tells no number of any hand."""
    created, four = event.created, len(Seat)
    if result.declarer is None or board not in event.deals or GAMES[created.game].players != four:
        return None
    deal = Deal.from_code(event.deals[board], game(created.game, created.options).deck)
    rules = game_for(deal, created.game, created.options)
    stronger = announced(rules, deal).declarer
    side = result.declarer.side
    if stronger is not None and stronger.side is not side:
        return WEAKER_SIDE(side=side)
    leader = result.declarer.left
    if result.lead and result.lead not in {card.name for card in deal[leader]}:
        return NOT_THEIR_LEAD(who=leader)
    by_points = paper_form(created.game, created.options).by_points
    if by_points is None or result.contract is None:
        return None
    held = sum(deal[seat].points for seat in side.seats)
    return OTHER_POINTS() if result.contract.goal != by_points(held) else None


def doubt(
    event: Competition, board: int, result: TableResult, *, points: int | None = None, knows_cards: bool = False
) -> Text | None:
    """What is odd about a result; with the cards of the board only for those who may know them."""
    if result.declarer is None or result.contract is None:
        return None
    side, created = result.declarer.side, event.created
    by_points = paper_form(created.game, created.options).by_points
    if knows_cards and points is not None and by_points is not None and board in event.deals:
        deck = game(created.game, created.options).deck
        hands = Deal.from_code(event.deals[board], deck).hands
        held = sum(hands[seat].points for seat in side.seats if seat in hands)
        if held != points:
            return NOT_THEIR_POINTS(side=side, points=held, said=points)
    if knows_cards and (odd := against_the_cards(event, board, result)) is not None:
        return odd
    beside = result.tricks - result.contract.goal
    if beside <= -_FAR:
        return FAR_DOWN(down=-beside)
    return FAR_OVER(over=beside) if beside >= _FAR else None
