"""The tasks of new homework: deals by their codes, drawn or to order, and puzzles."""

from __future__ import annotations

from random import Random
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.order_stock import check_order, drawn
from kibitz.app.subjects.homework.messages import NewHomework, PuzzlesWanted
from kibitz.app.tables.placed_tables import rules_for
from kibitz.app.tables.prepared_deals import deal_with_code
from kibitz.app.thinking.deal_drawing import DealsOrdered
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.cards import FULL_HAND, Deal
from kibitz.cards.deal import deals_of
from kibitz.club.school.homework_decisions import HOW_MANY_TASKS, MOST_TASKS
from kibitz.club.school.homework_state import DealTask, HomeworkTask, PuzzleTask
from kibitz.engine import Game, OptionError
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.practice.picking import wanted
from kibitz.practice.puzzles import shipped
from kibitz.practice.workshop import RUNGS
from kibitz.rules.dealing import is_dealt_again

_MOST_MISSES: Final = 20_000


async def tasks_of(
    request: NewHomework, work: Gateway, share: Share, chance: Random
) -> tuple[Game, tuple[HomeworkTask, ...]]:
    """The rules of the deals, and all tasks in their order; or a refusal."""
    if len(request.deals) + max(0, request.count) > MOST_TASKS:
        raise Refusal(HOW_MANY_TASKS(most=MOST_TASKS))
    entrance = GAMES.get(request.game)
    try:
        rules = game(request.game, {**((entrance.alone or {}) if entrance else {}), **request.options})
    except OptionError as error:
        raise Refusal(error.text) from error
    deals = [deal_with_code(code, rules.deck) for code in request.deals]
    if request.order:
        deals += await _ordered(request, rules, work, share, chance)
    else:
        deals += [_drawn(rules, chance) for _ in range(max(0, request.count))]
    if deals:
        rules = rules_for(deals, request.game, request.options)
    return rules, (*(DealTask(deal.code) for deal in deals), *_puzzles(request.puzzles, chance))


def _drawn(rules: Game, chance: Random) -> Deal:
    """Any deal that the game plays."""
    while True:
        deal = Deal.from_number(chance.randrange(deals_of(rules.cards)), rules.deck, rules.cards)
        if not is_dealt_again(rules, deal):
            return deal


async def _ordered(request: NewHomework, rules: Game, work: Gateway, share: Share, chance: Random) -> list[Deal]:
    if rules.cards != FULL_HAND:
        raise Refusal(w.NOT_TO_ORDER())
    check_order(request.order)
    seed = str(chance.getrandbits(256))
    found = await drawn(
        work, share, DealsOrdered(request.order, request.count, seed, rules.name, rules.options, _MOST_MISSES)
    )
    if len(found.codes) < request.count:
        raise Refusal(w.ORDER_NOT_MADE())
    return [Deal.from_code(code, rules.deck) for code in found.codes]


def _puzzles(wish: PuzzlesWanted | None, chance: Random) -> list[PuzzleTask]:
    """So many of those that there are, the easier ones first."""
    if wish is None or wish.count <= 0:
        return []
    rung = next((name for name, games in RUNGS.items() if wish.rung in games), wish.rung)
    found = wanted(shipped(), rung, wish.asks, wish.theme)
    if not found:
        raise Refusal(w.NO_SUCH_PUZZLE())
    drawn = chance.sample(found, min(wish.count, len(found), MOST_TASKS))
    return [PuzzleTask(each.key) for each in sorted(drawn, key=lambda each: each.rating)]
