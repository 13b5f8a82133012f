"""Which games and options the batch in C++ plays, and what it must know of each: steps, contracts, what they pay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from itertools import count
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from kibitz import _batch
from kibitz.cards import BIDS, FULL_HAND, Deal, Seat, Side
from kibitz.engine import Game, State, Table, act, start
from kibitz.engine import events as ev
from kibitz.games import GAMES
from kibitz.games.abridged import AbridgedOptions
from kibitz.games.bridgewar import BridgeWarOptions, ExtremeOptions
from kibitz.games.common import TableOptions
from kibitz.games.contract import ContractOptions
from kibitz.games.minibridge import MiniBridgeOptions, PartnersOptions
from kibitz.games.settings import read_options
from kibitz.gym.action_ids import CHOSEN_TERMS, CONTRACT_TERMS, FIRST_CHOICE, STRAINS, action_id
from kibitz.rules.announcing import PACK_POINTS
from kibitz.scoring.minibridge import Aim, target
from kibitz.scoring.rubber import Doubling


class Opening(IntEnum):
    """How it is settled who declares, as in native/batch/rules.hpp."""

    NOBODY = 0
    DEALER = 1
    STRONGER = 2
    FIRST_TO_PLAY = 3
    AUCTION = 4
    STRONGEST_OF_THREE = 5
    DEALER_AND_SPARE = 6


class HonoursPaid(IntEnum):
    """To whom honours are paid, as in native/batch/rules.hpp."""

    NONE = 0
    ANY = 1
    DECLARERS = 2


class PlayOrder(Struct, frozen=True):
    """The steps of a game before and during the play."""

    opening: Opening
    level_is_thrown_in: bool = False
    equals_choose: bool = False
    dummy_first: bool = False
    stops_when_certain: bool = False
    next_player_redoubles: bool = False
    honours: HonoursPaid = HonoursPaid.NONE
    aces_always: bool = False


def _first_tricks(options: TableOptions) -> PlayOrder:
    return PlayOrder(Opening.NOBODY)


def _dealers_war(options: BridgeWarOptions) -> PlayOrder:
    return PlayOrder(Opening.DEALER, stops_when_certain=not options.play_on)


def _extreme(options: ExtremeOptions) -> PlayOrder:
    redeal = options.level_points == "redeal"
    return PlayOrder(Opening.STRONGER, level_is_thrown_in=redeal, stops_when_certain=not options.play_on)


def _minibridge(options: PartnersOptions) -> PlayOrder:
    equals_choose = options.equal_partners == "choose"
    return PlayOrder(Opening.STRONGER, level_is_thrown_in=True, equals_choose=equals_choose, dummy_first=True)


def _strongest_of_three(options: MiniBridgeOptions) -> PlayOrder:
    return PlayOrder(Opening.STRONGEST_OF_THREE, dummy_first=True)


def _dealer_and_spare(options: MiniBridgeOptions) -> PlayOrder:
    return PlayOrder(Opening.DEALER_AND_SPARE, dummy_first=True)


def _abridged(options: AbridgedOptions) -> PlayOrder:
    return PlayOrder(Opening.FIRST_TO_PLAY, dummy_first=True)


def _contract(options: ContractOptions) -> PlayOrder:
    return PlayOrder(
        Opening.AUCTION,
        next_player_redoubles=options.redouble == "next",
        honours=HonoursPaid.NONE if options.scoring == "duplicate" else HonoursPaid[options.honours.upper()],
        aces_always=options.four_aces == "any",
    )


_ORDERS: Final[Mapping[str, Callable[[Any], PlayOrder]]] = {
    "first-tricks": _first_tricks,
    "bridgewar": _dealers_war,
    "heroes": _dealers_war,
    "battles": _dealers_war,
    "extreme": _extreme,
    "minibridge": _minibridge,
    "minibridge-simple3": _strongest_of_three,
    "minibridge-normal3": _dealer_and_spare,
    "abridged": _abridged,
    "contract": _contract,
}

BATCH_GAMES: Final = tuple(_ORDERS)
"""The games that the batch plays: all of the house."""

NOT_IN_BATCH: Final[Mapping[str, Any]] = {"laws": True, "announcing": "players"}
"""The values of options that it does not play: slips, and points counted by the players themselves."""


def is_in_batch(name: str, options: Mapping[str, Any]) -> bool:
    """Whether the batch plays the game with these options."""
    return name in _ORDERS and _unplayed(options) is None


def _unplayed(options: Mapping[str, Any]) -> str | None:
    return next((each for each, value in options.items() if each in NOT_IN_BATCH and NOT_IN_BATCH[each] == value), None)


def batch_rules(name: str, options: Mapping[str, Any]) -> tuple[Game, _batch.Rules]:
    """A table of a game, and the same for the batch; `ValueError` says what it does not play."""
    if name not in GAMES:
        raise ValueError(f"There is no game “{name}”: the batch plays {', '.join(BATCH_GAMES)}.")
    if name not in _ORDERS:
        raise ValueError(f"The batch does not play {GAMES[name].title}: it plays {', '.join(BATCH_GAMES)}.")
    if unplayed := _unplayed(options):
        raise ValueError(f"The batch does not play with {unplayed}={options[unplayed]}.")
    entrance = GAMES[name]
    read = read_options(entrance.title, entrance.options, options)
    rules, order = entrance.make(read), _ORDERS[name](read)
    agreed, contracts, chosen, aim = _contracts(rules, order)
    return rules, _batch.rules(
        cards=rules.cards,
        opening=order.opening,
        level_is_thrown_in=order.level_is_thrown_in,
        equals_choose=order.equals_choose,
        dummy_first=order.dummy_first,
        stops_when_certain=order.stops_when_certain,
        next_player_redoubles=order.next_player_redoubles,
        honours=order.honours,
        aces_always=order.aces_always,
        contracts=[_priced(rules, contract, order) for contract in contracts],
        agreed=agreed,
        chosen=chosen,
        aim=aim,
    )


def _contracts(rules: Game, order: PlayOrder) -> tuple[int, list[ev.Contract], list[int], list[int]]:
    """Which contract needs no choosing, all there are, which one a choice names, and how far on by points."""
    chosen = [-1] * (len(CHOSEN_TERMS) * len(STRAINS))
    aim = [0] * (PACK_POINTS + 1)
    if order.opening is Opening.AUCTION:
        bought = (ev.Contract(bid.strain, 6 + bid.level, terms) for bid in BIDS for terms in Doubling)
        return -1, list(bought), chosen, aim
    opened = _under_way(rules)
    if opened.table.contract is not None:
        return 0, [opened.table.contract], chosen, aim
    contracts: list[ev.Contract] = []
    for move in _choices(opened):
        chosen[action_id(move) - FIRST_CHOICE] = len(contracts)
        if move.contract.terms == Aim.TARGET:
            goals = range(target(0), FULL_HAND + 1)
            contracts += (replace(move.contract, goal=goal) for goal in goals)
            aim = [goals.index(target(points)) for points in range(PACK_POINTS + 1)]
        else:
            contracts.append(move.contract)
    return -1, contracts, chosen, aim


def _under_way(rules: Game) -> State:
    """Any deal that is not thrown in: what can be chosen is the same in all."""
    deals = (Deal.from_number(number, rules.deck, rules.cards) for number in count())
    return next(state for deal in deals if not (state := start(rules, deal=deal)).over)


def _choices(state: State) -> Iterator[ev.Chose]:
    """Every choice of a contract that the calls from here can lead to, each once."""
    ((player, moves),) = state.turns.items()
    if isinstance(moves[0], ev.Chose):
        yield from (move for move in moves if isinstance(move, ev.Chose))
        return
    said = isinstance(moves[0], ev.Called | ev.Targeted)
    found: dict[ev.Contract, ev.Chose] = {}
    for move in moves if said else moves[:1]:
        for choice in _choices(act(state, player, move)):
            found.setdefault(choice.contract, choice)
    yield from found.values()


def _priced(rules: Game, contract: ev.Contract, order: PlayOrder) -> tuple[int, int, int, list[list[int]]]:
    net = [
        [_net(rules, contract, order, tricks, vulnerable=each) for tricks in range(FULL_HAND + 1)] for each in (0, 1)
    ]
    return CONTRACT_TERMS.index(contract.terms), contract.strain.index, contract.goal, net


def _net(rules: Game, contract: ev.Contract, order: PlayOrder, tricks: int, *, vulnerable: int) -> int:
    """What declarer's side, or the dealer's, gets less what the other gets, by the game's own score; honours apart."""
    if tricks > rules.cards:
        return 0
    cards = UNSET if rules.cards == FULL_HAND else rules.cards
    sides = (Side.NS,) if vulnerable else ()
    header = ev.Opened(rules.name, rules.version, rules.options, Seat.NORTH, sides, cards=cards)
    declarer = None if order.opening is Opening.NOBODY else Seat.NORTH
    t = Table(opened=header, declarer=declarer, contract=contract)
    return sum(entry.points if entry.side is Side.NS else -entry.points for entry in rules.score(t, tricks))
