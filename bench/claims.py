"""What the coach claims against what is true: said and so, in steps of ten per cent, one claim of a kind a deal.

python -m bench.claims needs --deals 5000          who has a card, whether it falls, how a suit divides
python -m bench.claims follows --deals 20000       where a card must be, and who has hardly a trump
python -m bench.claims calls --deals 20000         where a card must be by the calls of an auction
python -m bench.claims advice --deals 8000         how often the contract is made or beaten, and whether a card is best
python -m bench.claims contracts --deals 8000      how often a contract succeeds, played by bots of that level
python -m bench.claims recounts --deals 500        the same, counted over many more layouts
python -m bench.claims ruffs --deals 200           how often a trump is held back
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from random import Random
from typing import Final

from msgspec import Struct
from tests.battery.variants import random_deal
from tests.coach.moments import GAMES, Moment, moments

from kibitz.analysis.solver import Position, Solver
from kibitz.bots.decision import Decision
from kibitz.bots.levels import LEVELS
from kibitz.bots.maxims.learner import card_view_of
from kibitz.bots.search.contract_choice import ContractEffort, outlooks
from kibitz.cards import Seat
from kibitz.coach.adviser import advised
from kibitz.coach.card_explanations import HARDLY
from kibitz.coach.choice_explanations import NEVER_FAILS, SUCCEEDS_MOSTLY, SUCCEEDS_OFTEN, SUCCEEDS_SELDOM
from kibitz.coach.coaching import explained
from kibitz.coach.deductions import BY_CALLS, placed
from kibitz.coach.needs import (
    Falls,
    Has,
    HasOneOf,
    Need,
    NoRuff,
    Split,
    chance,
    is_as_often_so,
    is_more_often_so,
    lets_go,
    seen_so_far,
)
from kibitz.coach.recognising import recognise
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game

_STANDARD_ERRORS: Final = 3.0


class Claim(Struct, frozen=True):
    """Something that was said with a chance, and whether it was so."""

    kind: str
    said: float
    so: bool
    plays: str  # by whom the cards were played
    game: str


def is_so(state: State, need: Need) -> bool:
    """Looked up in the cards that lie there: nothing of the coach is asked."""
    hands = state.table.hands
    match need:
        case Has(seat=seat, cards=cards):
            return all(card in hands[seat] for card in cards)
        case HasOneOf(seat=seat, suit=suit):
            return hands[seat].length(suit) > 0
        case Split(suit=suit, seats=seats, most=most):
            return all(hands[seat].length(suit) <= most for seat in seats)
        case NoRuff(suit=suit, trump=trump, seats=seats):
            return not any(hands[seat].length(trump) and not hands[seat].length(suit) for seat in seats)
        case Falls(card=card, within=within):
            return any(card in hands[seat] and hands[seat].length(card.suit) <= most for seat, most in within)


# --- one deal, one claim of each kind


def needs(name: str, level: str, number: int) -> list[Claim]:
    """What a legal card needs: of each kind of need the first from a random trick on."""
    rng = Random(f"needs {name} {level} {number}")
    since = {kind: rng.randrange(13) for kind in _NEED_WORDS}
    told: dict[type[object], Claim] = {}
    for moment in one_deal(name, level, number):
        s, trick = card_view_of(moment.view), len(moment.state.table.tricks)
        found: dict[type[object], list[Need]] = defaultdict(list)
        for card in s.legal:
            need = recognise(s, card).need
            of_this = type(need)
            if need is not None and of_this in since and of_this not in told and trick >= since[of_this]:
                found[of_this].append(need)
        seen = seen_so_far(moment.view) if found else None
        if seen is None or not seen.count:
            continue
        for kind, some in found.items():
            need = rng.choice(some)
            share = chance(seen, need)
            words = _NEED_WORDS[kind]
            if 0.0 < share < 1.0 and kind is not Falls and not is_as_often_so(seen, need):
                words += _IN_WORDS[is_more_often_so(seen, need, share)]
            told[kind] = Claim(words, share, is_so(moment.state, need), level, name)
        if len(told) == len(since):
            break
    return list(told.values())


_IN_WORDS: Final = {None: ", unsaid", True: ", more often than not", False: ", less often than not"}
_NEED_WORDS: Final[dict[type[object], str]] = {
    Has: "who has a card",
    Falls: "whether a card falls",
    Split: "how a suit divides",
}


def follows(name: str, level: str, number: int) -> list[Claim]:
    """Where a card must be, and who has hardly a trump: of each the first from a random trick on."""
    rng = Random(f"follows {name} {level} {number}")
    told: dict[str, Claim] = {}
    since = {"placed": rng.randrange(13), "hardly": rng.randrange(13)}
    for moment in one_deal(name, level, number):
        trick = len(moment.state.table.tricks)
        wanted = {kind for kind, first in since.items() if kind not in told and trick >= first}
        if not wanted:
            continue
        s, seen = card_view_of(moment.view), seen_so_far(moment.view)
        if "placed" in wanted:
            honours = [card for card in s.hand.deck.cards if card.points and card.bit & s.unseen]
            rng.shuffle(honours)
            for known in (placed(seen, card) for card in honours):
                if known is not None and known.why.say not in BY_CALLS:
                    so = known.card in moment.state.table.hands[known.holder]
                    told["placed"] = Claim("where a card must be", 1.0, so, level, name)
                    break
        if "hardly" in wanted:
            for seat, trump in seen.would_have_ruffed.items():
                share = chance(seen, HasOneOf(seat, trump))
                if 0.0 < share <= HARDLY:
                    has = moment.state.table.hands[seat].length(trump) > 0
                    told["hardly"] = Claim("that somebody has hardly a trump", 1 - share, not has, level, name)
    return list(told.values())


def by_calls(name: str, level: str, number: int) -> list[Claim]:
    """Where a card must be if calls are as good as their word."""
    rng = Random(f"calls {name} {level} {number}")
    for moment in from_a_random_trick(one_deal("contract", level, number), rng):
        s = card_view_of(moment.view)
        seen = seen_so_far(moment.view)
        honours = [card for card in s.hand.deck.cards if card.points and card.bit & s.unseen]
        for known in (placed(seen, card) for card in honours):
            if known is not None and known.why.say in BY_CALLS:
                so = known.card in moment.state.table.hands[known.holder]
                return [Claim("where a card is by the calls", 1.0, so, level, "contract")]
    return []


def advice(name: str, level: str, number: int) -> list[Claim]:
    """How often the contract comes in with the advised card and with another, and whether that card is best."""
    rng = Random(f"advice {name} {level} {number}")
    for moment in from_a_random_trick(one_deal(name, level, number), rng):
        if len(card_view_of(moment.view).legal) < 2:
            continue
        decision = advised(moment.view)
        t = moment.state.table
        chosen, why = decision.why.chosen, decision.why
        if not isinstance(decision.move, ev.Played) or t.contract is None or chosen is None or not why.worlds:
            continue
        told: list[Claim] = []
        mine = why.alternatives[chosen]
        others = [each for each in why.alternatives if each is not mine]
        if mine.works is None or not others:
            continue
        made = {each.name: _tricks_then(moment.state, each.name) for each in why.alternatives}
        needed = card_view_of(moment.view).needed + t.won[decision.move.seat.side]
        other = max(others, key=lambda each: each.value)
        for kind, each in (("that the contract comes in with the advised card", mine), ("with another card", other)):
            if each.works is not None:
                told.append(Claim(kind, each.works, made[each.name] >= needed, level, name))
        if mine.best is not None:
            told.append(Claim("that a card is best", mine.best, made[mine.name] == max(made.values()), level, name))
        return told
    return []


def _tricks_then(state: State, name: str) -> int:
    """All tricks of the side of the hand to play if nobody errs any more, all hands seen."""
    seat = card_view_of(view(state, next(iter(state.turns)))).seat
    card = next(each for each in state.table.hands[seat] if each.name == name)
    after = act(state, next(iter(state.turns)), ev.Played(seat, card))
    t = after.table
    won = t.won[seat.side]
    if after.over or t.turn is None or t.strain is None:
        return won
    leader = t.trick[0].seat if t.trick else t.turn
    left = Solver().solve(Position(t.hands, t.strain, leader, tuple(play.card for play in t.trick)))
    all_left = t.cards - len(t.tricks)
    return won + (left if t.turn.side is seat.side else all_left - left)


def contracts(name: str, level: str, number: int) -> list[Claim]:
    """How often a contract succeeds that the adviser would choose, played by club players to its end."""
    rules, rng = game(name), Random(f"claims {name} {level} {number}")
    state = start(rules, deal=random_deal(rules, rng))
    quick = LEVELS["learner"](1)
    told: list[Claim] = []
    chose: list[tuple[Seat, float]] = []
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        if isinstance(seen.moves[0], ev.Chose) and not chose:
            decision: Decision = advised(seen)
            why = decision.why
            works = why.alternatives[why.chosen].works if why.chosen is not None else None
            chose = [] if works is None else [(seat, works)]
            state = act(state, seat, decision.move)
        elif isinstance(seen.moves[0], ev.Played):
            state = act(state, seat, LEVELS[level](number).choose(seen))
        else:
            state = act(state, seat, quick.choose(seen))
    t = state.table
    for seat, share in chose:
        assert t.contract is not None
        goal = state.game.goals(t)[t.place(seat).side]
        told.append(Claim("that a contract succeeds", share, t.won[t.place(seat).side] >= goal, level, name))
    return told


def recounts(name: str, level: str, number: int) -> list[Claim]:
    """What is said of the adviser's contract, against a count over many more layouts that it has not seen."""
    rules = game(name)
    state = start(rules, deal=random_deal(rules, Random(f"recounts {name} {level} {number}")))
    quick = LEVELS["learner"](1)
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        if not isinstance(seen.moves[0], ev.Chose):
            state = act(state, seat, quick.choose(seen))
            continue
        decision = advised(seen)
        assert isinstance(decision.move, ev.Chose)
        told = next((text for text in explained(seen, decision).why.said if text.say in _SUCCEEDS), None)
        if told is None:
            return []
        again = outlooks(seen, [decision.move.contract], _RECOUNT, number + 1)[0].works
        assert again is not None
        if told.say == SUCCEEDS_OFTEN.say:
            near = abs(int(told.values["works"]) / 100 - again) <= _NEAR
            return [Claim("a number, within ten of a hundred", 1.0, near, level, name)]
        return [Claim(told.say, 1.0, _SUCCEEDS[told.say](again), level, name)]
    return []


_NEAR: Final = 0.1
_RECOUNT: Final = ContractEffort(worlds=400, heat=400, positions=400)
_SUCCEEDS: Final[dict[str, Callable[[float], bool]]] = {
    SUCCEEDS_OFTEN.say: lambda share: True,
    SUCCEEDS_MOSTLY.say: lambda share: share > 0.5,
    SUCCEEDS_SELDOM.say: lambda share: share < 0.5,
    NEVER_FAILS.say: lambda share: share > 1 - _NEAR,
}
"""What is said of how often a contract succeeds, and when the larger count bears it out."""


def from_a_random_trick(deal: Iterable[Moment], rng: Random) -> Iterator[Moment]:
    """The moments of a deal from some trick on, chosen beforehand.

    A moment chosen among all that there were would know how the deal went on: where a finesse can be taken for longer,
    it is not as often right.
    """
    first = rng.randrange(13)
    return (each for each in deal if len(each.state.table.tricks) >= first)


def one_deal(name: str, level: str, number: int) -> Iterator[Moment]:
    """All cards of one deal, played by bots of that level."""
    rules, rng = game(name), Random(f"claims {name} {level} {number}")
    state = start(rules, deal=random_deal(rules, rng))
    bot = LEVELS[level](number)
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        decision = bot.decide(seen)
        if isinstance(decision.move, ev.Played):
            yield Moment(state, seen, decision.move.card, decision)
        state = act(state, seat, decision.move)


# --- many deals


_OF: Final[dict[str, tuple[Callable[[str, str, int], list[Claim]], Sequence[str]]]] = {
    "needs": (needs, GAMES),
    "follows": (follows, GAMES),
    "calls": (by_calls, ("contract",)),
    "advice": (advice, GAMES),
    "recounts": (recounts, ("minibridge", "heroes", "battles", "extreme")),
    "contracts": (contracts, ("minibridge", "heroes", "battles", "extreme")),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=(*_OF, "ruffs"))
    parser.add_argument("--deals", type=int, default=5000, help="of each level")
    parser.add_argument("--levels", default="learner,club")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    if asked.what == "ruffs":
        held_back(levels, 52 * asked.deals)
        return
    of_deal, games = _OF[asked.what]
    numbers = range(asked.first, asked.first + asked.deals)
    tasks = [(games[number % len(games)], level, number) for number in numbers for level in levels]
    with ProcessPoolExecutor(asked.processes) as pool:
        found = pool.map(partial(_claims_of, of_deal), tasks, chunksize=8)
        tell([claim for some in found for claim in some])


def _claims_of(of_deal: Callable[[str, str, int], list[Claim]], task: tuple[str, str, int]) -> list[Claim]:
    return of_deal(*task)


def tell(claims: Iterable[Claim]) -> None:
    """Said and so: of each kind by steps of ten per cent, and by game where it was not certain."""
    kinds: dict[str, list[Claim]] = defaultdict(list)
    for each in claims:
        kinds[each.kind].append(each)
    off: list[str] = []
    for kind, found in sorted(kinds.items()):
        print(f"\n{kind}: {len(found)} claims\n")
        print("| said | claims | said, on average | so | standard error |\n|---|---|---|---|---|")
        open_ones = [each for each in found if 0.0 < each.said < 1.0]
        lines = [(_STEPS[step], [each for each in found if _step(each) == step]) for step in _STEPS]
        lines += [(f"*{name}*", [each for each in open_ones if each.game == name]) for name in dict.fromkeys(GAMES)]
        for words, some in (*lines, ("*all*", open_ones)):
            if some:
                off += _line(kind, words, some)
    print(f"\nOff by more than {_STANDARD_ERRORS:.0f} standard errors: {len(off)}", *off, sep="\n")


_STEPS: Final = {-1: "never", **{step: f"{10 * step} to {10 * step + 10} %" for step in range(10)}, 10: "always"}


def _step(claim: Claim) -> int:
    return -1 if claim.said == 0 else int(10 * claim.said)


def _line(kind: str, words: str, some: Sequence[Claim]) -> list[str]:
    """Printed; and given back if it is off."""
    number = len(some)
    mean, share = sum(each.said for each in some) / number, sum(each.so for each in some) / number
    error = sum(each.said * (1 - each.said) for each in some) ** 0.5 / number
    line = f"| {words} | {number} | {100 * mean:.1f} % | {100 * share:.1f} % | {100 * error:.1f} |"
    print(line)
    return [f"{kind} {line}"] if abs(share - mean) > _STANDARD_ERRORS * error else []


def held_back(levels: list[str], number: int) -> None:
    """How often who is void and has a trump does not ruff what the other side is winning with a plain card."""
    for level in levels:
        could = did_not = 0
        for moment in islice(moments(f"ruffs {level}", level), number):
            t = moment.state.table
            seat: Seat = card_view_of(moment.view).seat
            trump = t.strain
            if trump is None or not trump.is_suit or not t.trick or t.hands[seat].length(t.trick[0].card.suit):
                continue
            plain = next((card for card in t.hands[seat] if card.suit is not trump), None)
            if plain is None or not t.hands[seat].length(trump):
                continue
            if lets_go((*t.trick, ev.Played(seat, plain)), trump):
                could += 1
                did_not += moment.card.suit is not trump
        print(level, could, did_not, round(did_not / max(could, 1), 3))


if __name__ == "__main__":
    main()
