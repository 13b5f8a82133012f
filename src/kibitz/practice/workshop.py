"""Which puzzles each rung of the ladder has, and how any number of them is made and proven again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import BIDS, NT, PASS, Deal, Strain
from kibitz.engine import act, start
from kibitz.engine.events import Called, Chose, Contract, Targeted
from kibitz.games import game
from kibitz.practice.bargains import make_stakes, make_trumps, prove_bargain
from kibitz.practice.endings import make_counted, make_rest, make_safe, prove_rest, prove_safe
from kibitz.practice.lead_puzzles import make_lead, prove_lead
from kibitz.practice.puzzles import Asks, Puzzle, Theme
from kibitz.practice.sameness import follows_rule
from kibitz.practice.signals import Habit, make_signal, prove_signal
from kibitz.practice.suit_plays import make_odds, prove_odds
from kibitz.practice.themed_deals import THEMED, make_deal, prove_deal
from kibitz.scoring.rubber import Doubling

RUNGS: Final[Mapping[str, tuple[str, ...]]] = {
    "bridgewar": ("bridgewar", "heroes", "extreme"),
    "minibridge": ("minibridge",),
    "abridged": ("abridged",),
    "contract": ("contract",),
}
"""The games of each rung that have puzzles, by the game the rung is named after."""


class Recipe(Struct, frozen=True):
    """What a game has of one kind of puzzle: what share, and what it varies."""

    game: str
    asks: Asks
    share: int
    sizes: tuple[int, ...] = ()  # endings: cards in each hand
    themes: tuple[Theme, ...] = ()  # deals
    knows_points: bool = False  # choices: the opponents have announced theirs
    after_lead: bool = False  # choices: the lead is on the table
    is_counted: bool = False  # safe plays: nothing is safe before the points of hidden hands are counted
    is_game: bool = False  # choices of trumps: among games
    against_rule: bool = False  # the rule of thumb does not solve it


_FURTHER: Final = (
    Recipe("minibridge", Asks.REST, 6, sizes=(4, 5), against_rule=True, themes=(Theme.RUFF,)),
    Recipe("contract", Asks.REST, 6, sizes=(5, 6), against_rule=True, themes=(Theme.RUFF,)),
    Recipe("abridged", Asks.REST, 4, sizes=(4, 5), against_rule=True, themes=(Theme.RUFF,)),
    Recipe("heroes", Asks.REST, 4, sizes=(3, 4), against_rule=True),
    Recipe("bridgewar", Asks.REST, 4, sizes=(3, 4), against_rule=True),
    Recipe("minibridge", Asks.SAFE, 8, sizes=(4, 5), against_rule=True),
    Recipe("contract", Asks.SAFE, 8, sizes=(5,), against_rule=True),
    Recipe("abridged", Asks.SAFE, 6, sizes=(4, 5), against_rule=True),
    Recipe("minibridge", Asks.SAFE, 12, sizes=(4, 5), is_counted=True),
    Recipe("contract", Asks.SAFE, 8, sizes=(4, 5), is_counted=True),
    Recipe("minibridge", Asks.ODDS, 14),
    Recipe("abridged", Asks.ODDS, 8),
    Recipe("contract", Asks.ODDS, 18),
    Recipe("minibridge", Asks.TRUMPS, 5, knows_points=True, is_game=True, against_rule=True),
    Recipe("minibridge", Asks.TRUMPS, 2, knows_points=True, against_rule=True),
    Recipe("contract", Asks.TRUMPS, 6, is_game=True, against_rule=True),
    Recipe("contract", Asks.TRUMPS, 3, is_game=True),
    Recipe("minibridge", Asks.STAKES, 5, knows_points=True, against_rule=True),
    Recipe("contract", Asks.STAKES, 5, against_rule=True),
    Recipe("minibridge", Asks.LEAD, 12),
    Recipe("contract", Asks.DEAL, 8, themes=(Theme.FINESSE, Theme.ENTRIES, Theme.HOLD_UP), against_rule=True),
    Recipe("minibridge", Asks.DEAL, 8, themes=(Theme.FINESSE, Theme.ENTRIES, Theme.HOLD_UP), against_rule=True),
)
"""What differs from the first ones of its kind: the high ruff, trumps left alone, games in the shorter suit, odds."""

_BY_PLACE: Final = (
    Recipe("minibridge", Asks.DEAL, 6, themes=(Theme.SECOND_HAND,)),
    Recipe("contract", Asks.DEAL, 6, themes=(Theme.SECOND_HAND,)),
    Recipe("minibridge", Asks.DEAL, 3, themes=(Theme.THIRD_HAND,)),
    Recipe("contract", Asks.DEAL, 3, themes=(Theme.THIRD_HAND,)),
    Recipe("minibridge", Asks.DEAL, 3, themes=(Theme.THIRD_HAND,), against_rule=True),
    Recipe("contract", Asks.DEAL, 3, themes=(Theme.THIRD_HAND,), against_rule=True),
    Recipe("minibridge", Asks.DEAL, 5, themes=(Theme.DISCARDS,)),
    Recipe("contract", Asks.DEAL, 5, themes=(Theme.DISCARDS,)),
)
"""What a defender does in second and third place, and what declarer throws away."""

_AGAINST_RULE: Final = (
    Recipe("minibridge", Asks.LEAD, 8, against_rule=True),
    Recipe("minibridge", Asks.TRUMPS, 4, knows_points=True, against_rule=True),
    Recipe("heroes", Asks.TRUMPS, 4, after_lead=True, against_rule=True),
    Recipe("minibridge", Asks.ODDS, 5, against_rule=True),
    Recipe("abridged", Asks.ODDS, 3, against_rule=True),
    Recipe("contract", Asks.ODDS, 6, against_rule=True),
)
"""More where a rule of thumb went far."""

_WITHOUT_TRUMPS: Final = tuple(theme for theme in THEMED if theme is not Theme.RUFF)

RECIPES: Final = (
    Recipe("bridgewar", Asks.REST, 8, sizes=(3, 3, 4)),
    Recipe("bridgewar", Asks.SAFE, 6, sizes=(3, 4)),
    Recipe("bridgewar", Asks.DEAL, 8, themes=_WITHOUT_TRUMPS),
    Recipe("heroes", Asks.REST, 5, sizes=(3, 4)),
    Recipe("heroes", Asks.TRUMPS, 4, after_lead=True),
    Recipe("heroes", Asks.DEAL, 4, themes=(Theme.RUFF, Theme.LONG_SUIT)),
    Recipe("extreme", Asks.STAKES, 3, knows_points=True, after_lead=True),
    Recipe("minibridge", Asks.REST, 6, sizes=(4, 5)),
    Recipe("minibridge", Asks.SAFE, 6, sizes=(4, 5)),
    Recipe("minibridge", Asks.DEAL, 12, themes=THEMED),
    Recipe("minibridge", Asks.TRUMPS, 4, knows_points=True),
    Recipe("minibridge", Asks.STAKES, 6, knows_points=True),
    Recipe("minibridge", Asks.SIGNAL, 8),
    Recipe("abridged", Asks.REST, 6, sizes=(3, 4, 5)),
    Recipe("abridged", Asks.SAFE, 5, sizes=(3, 4, 5)),
    Recipe("abridged", Asks.DEAL, 8, themes=THEMED),
    Recipe("abridged", Asks.TRUMPS, 3),
    Recipe("abridged", Asks.STAKES, 4, knows_points=True),
    Recipe("contract", Asks.REST, 6, sizes=(5, 6)),
    Recipe("contract", Asks.SAFE, 6, sizes=(5,)),
    Recipe("contract", Asks.DEAL, 14, themes=THEMED),
    Recipe("contract", Asks.STAKES, 5),
    Recipe("contract", Asks.SIGNAL, 8),
    *_FURTHER,
    *_BY_PLACE,
    *_AGAINST_RULE,
)


class Order(Struct, frozen=True):
    """One puzzle to be made: always the same one for the same order."""

    recipe: Recipe
    seed: int
    number: int


def orders(
    number: int,
    seed: int,
    *,
    games: Collection[str] = (),
    asks: Collection[str] = (),
    themes: Collection[str] = (),
    against_rule: bool = False,
) -> list[Order]:
    """So many puzzles, spread over what there is as the shares say; only of these games, questions, themes if named.

    With `against_rule` only of recipes whose puzzles no rule of thumb solves.

    >>> [(order.recipe.game, str(order.recipe.asks)) for order in orders(3, 1, games=("abridged",))]
    [('abridged', 'rest'), ('abridged', 'safe'), ('abridged', 'deal')]
    """
    recipes = [
        replace(each, themes=tuple(theme for theme in each.themes if not themes or theme in themes))
        for each in RECIPES
        if (not games or each.game in games) and (not asks or each.asks in asks) and each.against_rule >= against_rule
    ]
    if themes:
        recipes = [each for each in recipes if each.themes]
    return [Order(recipe, seed, place) for place, recipe in zip(range(number), _in_turn(recipes), strict=False)]


def _in_turn(recipes: list[Recipe]) -> Iterator[Recipe]:
    """Each as often as its share, well mixed."""
    dealt = [0] * len(recipes)
    while recipes:
        place = min(range(len(recipes)), key=lambda each: (dealt[each] / recipes[each].share, each))
        dealt[place] += 1
        yield recipes[place]


def fill(order: Order) -> Puzzle:
    """Make the puzzle that is ordered."""
    recipe, rng = order.recipe, Random(f"{order.seed}/{order.recipe.game}/{order.recipe.asks}/{order.number}")
    while True:
        made = _made(recipe, rng)
        if recipe.asks is Asks.REST and recipe.themes and made.theme not in recipe.themes:
            continue
        if not (recipe.against_rule and follows_rule(made)):
            return made


def _made(recipe: Recipe, rng: Random) -> Puzzle:
    name, deck = recipe.game, game(recipe.game).deck
    match recipe.asks:
        case Asks.REST:
            return make_rest(rng, name, deck, _strains(name), rng.choice(recipe.sizes))
        case Asks.SAFE:
            make = make_counted if recipe.is_counted else make_safe
            return make(rng, name, deck, _strains(name), rng.choice(recipe.sizes))
        case Asks.ODDS:
            return make_odds(rng, name, deck)
        case Asks.LEAD:
            return make_lead(rng, name, deck, contracts_of(name), unlike=recipe.against_rule)
        case Asks.DEAL:
            return make_deal(rng, name, deck, contracts_of(name), rng.choice(recipe.themes))
        case Asks.SIGNAL:
            return make_signal(rng, name, deck, rng.choice(tuple(Habit)))
        case Asks.TRUMPS:
            low = min(contract.goal for contract in contracts_of(name))
            contracts = [contract for contract in contracts_of(name) if contract.goal == low]
            if recipe.is_game:
                contracts = [each for each in contracts_of(name) if each.goal == game_goal(each.strain)]
            unlike = recipe.against_rule
            return make_trumps(
                rng, name, deck, contracts, points=recipe.knows_points, led=recipe.after_lead, unlike=unlike
            )
        case Asks.STAKES:
            ladders = {strain: ladder(name, strain) for strain in _strains(name)}
            unlike = recipe.against_rule
            return make_stakes(
                rng, name, deck, ladders, points=recipe.knows_points, led=recipe.after_lead, unlike=unlike
            )
        case asks:
            assert_never(asks)


def prove(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its answers worked out anew from the question: equal to the puzzle if that is sound.

    A puzzle that has no solution comes back with none.
    """
    match puzzle.asks:
        case Asks.REST:
            return prove_rest(puzzle)
        case Asks.SAFE:
            return prove_safe(puzzle)
        case Asks.DEAL:
            return prove_deal(puzzle)
        case Asks.SIGNAL:
            return prove_signal(puzzle)
        case Asks.ODDS:
            return prove_odds(puzzle)
        case Asks.LEAD:
            return prove_lead(puzzle)
        case Asks.TRUMPS | Asks.STAKES:
            return prove_bargain(puzzle)
        case asks:
            assert_never(asks)


def is_sound(puzzle: Puzzle) -> bool:
    """Whether all right answers, and what is said of each answer, are what the solver finds."""
    return bool(puzzle.right) and prove(puzzle) == puzzle


def ladder(name: str, strain: Strain) -> tuple[Contract, ...]:
    """The contracts in one strain from which to choose a height, lowest first."""
    offered = [contract for contract in contracts_of(name) if contract.strain is strain]
    if len(offered) <= 3:
        return tuple(offered)
    # An auction offers seven: a part-score, the game, the small slam.
    return tuple(contract for contract in offered if contract.goal in (8, game_goal(strain), 12))


def game_goal(strain: Strain) -> int:
    """The tricks that make a game."""
    return 9 if strain is NT else 10 if strain.is_major else 11


def _strains(name: str) -> tuple[Strain, ...]:
    """What a deal of the game can be played in."""
    return tuple(dict.fromkeys(contract.strain for contract in contracts_of(name)))


@lru_cache
def contracts_of(name: str) -> tuple[Contract, ...]:
    """All contracts that a deal of the game can come to, as the game itself offers them."""
    rules = game(name)
    state = start(rules, deal=Deal.from_number(10**28, rules.deck))
    found: dict[Contract, None] = {}
    waiting = [state]
    while waiting:
        state = waiting.pop()
        if state.table.contract is not None:
            found[state.table.contract] = None
            continue
        if state.over:
            continue
        seat, moves = next(iter(state.turns.items()))
        if isinstance(moves[0], Chose | Targeted):
            waiting += [act(state, seat, move) for move in moves]
        else:
            passes = [move for move in moves if isinstance(move, Called) and move.call is PASS]
            waiting.append(act(state, seat, (passes or moves)[0]))
    bid = (Contract(bid.strain, bid.level + 6, Doubling.UNDOUBLED) for bid in BIDS)
    return tuple(sorted(found or bid, key=lambda each: (each.goal, -each.strain.index)))
