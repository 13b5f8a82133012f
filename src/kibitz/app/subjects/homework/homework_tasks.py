"""The tasks of new homework: deals by their codes, drawn or to order, and puzzles."""

from __future__ import annotations

import asyncio
from itertools import islice
from random import Random
from typing import Final

from kibitz.analysis.orders import DealOrder
from kibitz.analysis.sampling import NoLayout
from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.subjects.homework.messages import PuzzlesWanted, SetHomework
from kibitz.app.tables.placed_tables import rules_for
from kibitz.app.tables.prepared_deals import deal_with_code
from kibitz.app.thinking.order_process import NeverPlayed, those_played
from kibitz.cards import FULL_HAND, Deal, NotationError
from kibitz.cards.deal import deals_of
from kibitz.club.school.homework_log import DealTask, HomeworkTask, PuzzleTask
from kibitz.club.school.homework_moves import HOW_MANY_TASKS, MOST_TASKS
from kibitz.engine import Game, OptionError
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.practice.picking import wanted
from kibitz.practice.puzzles import shipped
from kibitz.practice.workshop import RUNGS
from kibitz.rules.dealing import is_dealt_again

_MOST_MISSES: Final = 20_000
_LONGEST_ORDER: Final = 200


async def tasks_of(request: SetHomework, chance: Random) -> tuple[Game, tuple[HomeworkTask, ...]]:
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
        deals += await asyncio.to_thread(_ordered, request.order, request.count, rules, chance.getrandbits(48))
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


def _ordered(order: str, count: int, rules: Game, seed: int) -> list[Deal]:
    if rules.cards != FULL_HAND:
        raise Refusal(w.NOT_TO_ORDER())
    try:
        made = DealOrder(order[:_LONGEST_ORDER])
        made.most_misses = _MOST_MISSES
        return list(islice(those_played(made.deals(seed), rules), count))
    except NeverPlayed as error:
        raise Refusal(w.NEVER_PLAYED()) from error
    except NotationError as error:
        raise Refusal(error.text) from error
    except NoLayout as error:
        raise Refusal(w.ORDER_NOT_MADE()) from error


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
