"""What the coach claims against what is true: said and so, in steps of ten per cent.

Of hidden cards a deal is asked again in every trick, of everything else once. What is claimed in one deal hangs
together: standard errors go by what all claims of a deal together are off.

python -m bench.claims                             every kind, until there are 5,000 claims of each
python -m bench.claims cards advice                some of them, or one:
    cards       who has a card, whether it falls, how a suit divides, where a card must be (by the calls of an auction
                too), and who has hardly a trump
    advice      how often the contract is made or beaten, and whether a card is best
    contracts   how often a contract succeeds, played by bots of that level
    recounts    the same, counted over many more layouts
    tried       whether nothing brings more than a call that was tried out on imagined deals
    plays       whether Play does better than a pass, played by bots of that level
    ruffs       how often a trump is held back
python -m bench.claims --minutes 9 --first 100000 --out found.json     as far as nine minutes go, kept as numbers
python -m bench.claims --merge one.json other.json                     the tables of several together

It needs kibitz, built, with NumPy and msgspec, and nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from tests.battery.variants import random_deal
from tests.coach.moments import GAMES, Moment, moments

from bench.gathering import PROCESSES, gather
from bench.measuring import conditions
from kibitz.analysis.layout_tricks import declarers_tricks
from kibitz.analysis.solver import Position, Solver
from kibitz.bots import Bot, play_out
from kibitz.bots.agreement import agreed
from kibitz.bots.bidding import read
from kibitz.bots.bidding.judgement.worth import worth
from kibitz.bots.bidding.system_bidding import context
from kibitz.bots.decision import FARES, PASS_FARES, PLAY_FARES, Decision
from kibitz.bots.levels import LEVELS
from kibitz.bots.matches import outcome
from kibitz.bots.maxims.learner import card_view_of
from kibitz.bots.search.contract_choice import ContractEffort, outlooks
from kibitz.cards import PASS, PLAY, Call, Seat, Side
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
from kibitz.games import GAMES as ENTRANCES
from kibitz.games import game

_STANDARD_ERRORS: Final = 3.0


class Claim(Struct, frozen=True, array_like=True):
    """Something that was said with a chance, and whether it was so."""

    kind: str
    said: float
    so: bool
    plays: str  # by whom the cards were played
    game: str
    deal: int = 0  # its number


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


def cards(name: str, level: str, number: int) -> list[Claim]:
    """All that is claimed of hidden cards. The deal is played once for all of it: that is most of the work."""
    deal = list(one_deal(name, level, number))
    return [*needs(deal, name, level, number), *follows(deal, name, level, number)]


def needs(deal: Iterable[Moment], name: str, level: str, number: int) -> list[Claim]:
    """What a legal card needs: in every trick the first need of each kind.

    What is asked when depends on nothing that comes later, so that all of it together is as often so as it is said.
    """
    rng = Random(f"needs {name} {level} {number}")
    told: dict[tuple[type[object], int], Claim] = {}
    for moment in deal:
        s, trick = card_view_of(moment.view), len(moment.state.table.tricks)
        found: dict[type[object], list[Need]] = defaultdict(list)
        for card in s.legal:
            need = recognise(s, card).need
            of_this = type(need)
            if need is not None and of_this in _NEED_WORDS and (of_this, trick) not in told:
                found[of_this].append(need)
        seen = seen_so_far(moment.view) if found else None
        if seen is None or not seen.count:
            continue
        for kind, some in found.items():
            need = rng.choice(some)
            share = chance(seen, need)
            words = _NEED_WORDS[kind]
            if 0.0 < share < 1.0 and not is_as_often_so(seen, need, share):
                words += _IN_WORDS[is_more_often_so(seen, need, share)]
            told[kind, trick] = Claim(words, share, is_so(moment.state, need), level, name, number)
    return list(told.values())


_IN_WORDS: Final = {None: ", unsaid", True: ", more often than not", False: ", less often than not"}
_NEED_WORDS: Final[dict[type[object], str]] = {
    Has: "who has a card",
    Falls: "whether a card falls",
    Split: "how a suit divides",
}


def follows(deal: Iterable[Moment], name: str, level: str, number: int) -> list[Claim]:
    """Where a card must be, what follows from calls apart, and who has hardly a trump: in every third trick."""
    rng = Random(f"follows {name} {level} {number}")
    told: dict[tuple[str, int], Claim] = {}
    for moment in deal:
        trick = len(moment.state.table.tricks)
        wanted = {kind for kind in (_PLACED, _PLACED_BY_CALLS, _HARDLY) if (kind, trick) not in told}
        if not wanted or (trick + number) % _EVERY:
            continue
        hands = moment.state.table.hands
        s, seen = card_view_of(moment.view), seen_so_far(moment.view)
        if not seen.promised:
            wanted.discard(_PLACED_BY_CALLS)
        honours = [card for card in s.hand.deck.cards if card.points and card.bit & s.unseen]
        rng.shuffle(honours)
        for known in filter(None, (placed(seen, card) for card in honours)):
            kind = _PLACED_BY_CALLS if known.why.say in BY_CALLS else _PLACED
            if kind in wanted:
                told[kind, trick] = Claim(kind, 1.0, known.card in hands[known.holder], level, name, number)
                wanted.discard(kind)
            if wanted <= {_HARDLY}:
                break
        for seat, trump in seen.would_have_ruffed.items() if _HARDLY in wanted else ():
            share = chance(seen, HasOneOf(seat, trump))
            if 0.0 < share <= HARDLY:
                has = hands[seat].length(trump) > 0
                told[_HARDLY, trick] = Claim(_HARDLY, 1 - share, not has, level, name, number)
    return list(told.values())


_EVERY: Final = 3
"""What follows takes longest to work out, and is nearly always the same in the next trick."""
_PLACED: Final = "where a card must be"
_PLACED_BY_CALLS: Final = "where a card is by the calls"
_HARDLY: Final = "that somebody has hardly a trump"


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
                told.append(Claim(kind, each.works, made[each.name] >= needed, level, name, number))
        if mine.best is not None:
            told.append(
                Claim("that a card is best", mine.best, made[mine.name] == max(made.values()), level, name, number)
            )
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
        told.append(Claim("that a contract succeeds", share, t.won[t.place(seat).side] >= goal, level, name, number))
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
        words, is_borne_out = _SUCCEEDS[told.say]
        said = int(told.values["works"]) / 100 if told.say == SUCCEEDS_OFTEN.say else None
        return [Claim(words, 1.0, is_borne_out(again, said), level, name, number)]
    return []


_NEAR: Final = 0.1
_RECOUNT: Final = ContractEffort(worlds=400, heat=400, positions=400)
_SUCCEEDS: Final[dict[str, tuple[str, Callable[[float, float | None], bool]]]] = {
    SUCCEEDS_OFTEN.say: (
        "that a contract succeeds, a number: within ten of a hundred",
        lambda share, said: said is not None and abs(share - said) <= _NEAR,
    ),
    SUCCEEDS_MOSTLY.say: ("that a contract succeeds more often than not", lambda share, said: share > 0.5),
    SUCCEEDS_SELDOM.say: ("that a contract fails more often than not", lambda share, said: share < 0.5),
    NEVER_FAILS.say: ("that a contract succeeds in every deal that was tried", lambda share, said: share > 1 - _NEAR),
}
"""What is said of how often a contract succeeds, and when the larger count bears it out."""


def tried(name: str, level: str, number: int) -> list[Claim]:
    """Whether nothing brings more than an advised call, of those that were tried out on imagined deals.

    In the deal as it lies each of them is made, and the auction bid to its end and scored as in the imagined ones.
    """
    rng = Random(f"tried {level} {number}")
    state, bot = start(game(name), deal=random_deal(game(name), rng)), LEVELS[level](number)
    first = rng.randrange(12)
    while not state.over and state.table.contract is None:
        seat = next(iter(state.turns))
        seen = agreed(view(state, seat), "system")
        if not isinstance(seen.moves[0], ev.Called):
            break
        if len(state.table.calls) >= first:
            decision = advised(seen)
            told = next((text for text in decision.why.said if text.say == FARES.say), None)
            if told is not None and isinstance(decision.move, ev.Called):
                share = int(told.values["best"]) / int(told.values["deals"])
                calls = [Call.parse(str(each.what.values["call"])) for each in decision.why.alternatives]
                brought = {call: _brings_then(state, seat, call, bot) for call in calls}
                mine = brought[decision.move.call]
                so = mine >= max(brought.values())
                return [Claim("that nothing brings more than a call that was tried", share, so, level, name, number)]
        state = act(state, seat, bot.choose(seen))
    return []


def _brings_then(state: State, seat: Seat, call: Call, bot: Bot) -> float:
    """Points for the side of that seat by the tricks of best play, if everybody goes on by the plain system."""
    state = act(state, seat, ev.Called(seat, call))
    while not state.over and state.table.contract is None:
        turn = next(iter(state.turns))
        seen = agreed(view(state, turn), "system")
        if not isinstance(seen.moves[0], ev.Called):
            break
        state = act(state, turn, bot.choose(seen))
    t = state.table
    a = read([(each.seat, each.call) for each in t.calls], t.dealer)
    if a.bid is None or a.declarer is None:
        return 0.0
    held = np.array([[t.dealt[each].mask for each in Seat]], np.uint64)
    tricks = int(declarers_tricks(held, a.bid.strain, a.declarer)[0])
    value = worth(context(t), a.declarer.side, a.bid.strain, a.bid.level, a.doubling, tricks)
    return value if a.declarer.side is seat.side else -value


def plays(name: str, level: str, number: int) -> list[Claim]:
    """Whether Play does better than a pass: both are said, and the deal is played to its end by bots of that level."""
    rng = Random(f"plays {level} {number}")
    state, bot = start(game(name), deal=random_deal(game(name), rng)), LEVELS[level](number)
    asked = rng.randrange(4)
    while state.wait is not None and len(state.table.calls) < 4:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        decision = advised(seen) if len(state.table.calls) == asked else bot.decide(seen)
        told = next((text for text in decision.why.said if text.say in (PLAY_FARES.say, PASS_FARES.say)), None)
        if len(state.table.calls) == asked and told is not None and isinstance(decision.move, ev.Called):
            play, passed = (_points_then(state, seat, call, level, number) for call in (PLAY, PASS))
            so = play > passed if decision.move.call is PLAY else play <= passed
            share = int(told.values["better"]) / int(told.values["deals"])
            kind = "that Play does better" if decision.move.call is PLAY else "that a pass does better"
            return [Claim(kind, share, so, level, name, number)]
        state = act(state, seat, decision.move)
    return []


def _points_then(state: State, seat: Seat, call: Call, level: str, number: int) -> float:
    """What the side of that seat gets in the end, less what the others get."""
    ended = play_out(act(state, seat, ev.Called(seat, call)), {each: LEVELS[level](number) for each in Seat})
    north = outcome(ended)[0]
    return north if seat.side is Side.NS else -north


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


class Series(Struct, frozen=True):
    """Claims of one sort: how a deal is asked for them, in which games, and the kinds to have enough of."""

    of_deal: Callable[[str, str, int], list[Claim]]
    games: Sequence[str]
    kinds: tuple[str, ...]


_CHOOSING: Final = ("minibridge", "heroes", "battles", "extreme")
_SERIES: Final = {
    "cards": Series(
        cards,
        GAMES,
        (
            "who has a card",
            "whether a card falls",
            "where a card must be",
            "that somebody has hardly a trump",
            "where a card is by the calls",
        ),
    ),
    "advice": Series(advice, GAMES, ("that a card is best",)),
    "recounts": Series(recounts, _CHOOSING, (_SUCCEEDS[SUCCEEDS_MOSTLY.say][0],)),
    "contracts": Series(contracts, _CHOOSING, ("that a contract succeeds",)),
    "tried": Series(tried, ("contract",), ("that nothing brings more than a call that was tried",)),
    "plays": Series(plays, ("abridged",), ("that Play does better", "that a pass does better")),
}


class Calibration(Struct, frozen=True):
    """What was found: when and on what, the deals asked of each series, the first and how many; and all claims."""

    measured: tuple[dict[str, str], ...]
    deals: tuple[tuple[str, int, int], ...]
    claims: tuple[Claim, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=(*_SERIES, "ruffs", []), help="all if none is named")
    parser.add_argument("--claims", type=int, default=5000, help="of each kind, uncertain ones where there are any")
    parser.add_argument("--deals", type=int, default=1_000_000, help="of each series, at most")
    parser.add_argument("--levels", default="learner,club")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no deal is begun later")
    parser.add_argument("--out", type=Path, help="a file for what was found, as JSON")
    parser.add_argument("--merge", nargs="+", type=Path, help="tell what these files say together")
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    if asked.merge:
        found = merged([msgspec.json.decode(path.read_bytes(), type=Calibration) for path in asked.merge])
    elif asked.what == ["ruffs"]:
        held_back(levels, 52 * min(asked.deals, 5000))
        return
    else:
        wanted = [what for what in asked.what or _SERIES if what in _SERIES]
        numbers = range(asked.first, asked.first + asked.deals)
        found = measured(wanted, levels, numbers, asked.claims, asked.processes, asked.minutes)
    if asked.out is not None:
        asked.out.write_bytes(msgspec.json.encode(found))
    tell(found)


def measured(
    wanted: Sequence[str], levels: Sequence[str], numbers: range, enough: int, processes: int, minutes: float
) -> Calibration:
    found: dict[str, list[Claim]] = {what: [] for what in wanted}
    open_claims: dict[str, int] = defaultdict(int)

    def keep(what: str, claims: list[Claim]) -> bool:
        found[what] += claims
        for each in claims:
            open_claims[each.kind] += 0.0 < each.said < 1.0 or each.kind in _CERTAIN
        return all(open_claims[kind] >= enough for kind in _SERIES[what].kinds)

    kinds = {what: _tasks(what, levels, numbers) for what in wanted}
    done = gather(kinds, _claims_of, keep, processes=processes, minutes=minutes)
    deals = tuple((what, numbers.start, some) for what, some in done.items())
    return Calibration((conditions(),), deals, tuple(each for some in found.values() for each in some))


_CERTAIN: Final = {"where a card must be", "where a card is by the calls", *(words for words, _ in _SUCCEEDS.values())}
"""Kinds of claims that are always said to be so."""


def _tasks(what: str, levels: Sequence[str], numbers: range) -> Iterator[tuple[str, str, str, int]]:
    games = _SERIES[what].games
    return ((what, games[number % len(games)], level, number) for number in numbers for level in levels)


def _claims_of(task: tuple[str, str, str, int]) -> list[Claim]:
    what, name, level, number = task
    return _SERIES[what].of_deal(name, level, number)


def merged(several: Sequence[Calibration]) -> Calibration:
    """Some that were found apart, of other deals each."""
    deals = [each for one in several for each in one.deals]
    for at, (what, first, some) in enumerate(deals):
        for other, begun, more in deals[:at]:
            if other == what and first < begun + more and begun < first + some:
                sys.exit(f"The deals from {first} and from {begun} of {what} overlap: they must not be counted twice.")
    claims = tuple(each for one in several for each in one.claims)
    return Calibration(tuple(each for one in several for each in one.measured), tuple(deals), claims)


def tell(found: Calibration) -> None:
    """Said and so, as tables of docs/coach.md: by steps of ten per cent, and by game and level what was not certain."""
    print(*(", ".join(where.values()) for where in found.measured), sep="\n")
    print(*(f"{what}: {some} deals from {first}" for what, first, some in found.deals), sep="\n")
    print("\n| claim | said | claims | said, on average | so | standard error |\n|---|---|---|---|---|---|")
    off: list[str] = []
    for kind in sorted({each.kind for each in found.claims}):
        some = [each for each in found.claims if each.kind == kind]
        open_ones = [each for each in some if 0.0 < each.said < 1.0]
        parts: dict[str, list[Claim]] = defaultdict(list)
        for step, words in _STEPS.items():
            parts[words] += [each for each in some if _step(each) == step]
        for each in sorted(open_ones, key=lambda one: (ENTRANCES[one.game].title, one.plays)):
            parts[f"*{ENTRANCES[each.game].title}*"].append(each)
            parts[f"*among {each.plays} players*"].append(each)
        for words, alike in (*parts.items(), ("*all that was not certain*", open_ones)):
            if alike:
                line, is_off = _line(kind, words, alike)
                print(line)
                off += [line] if is_off else []
    print(f"\nOff by more than {_STANDARD_ERRORS:.0f} standard errors: {len(off)}", *off, sep="\n")


_STEPS: Final = {-1: "never", **{step: f"{10 * step} to {10 * step + 10} %" for step in range(10)}, 10: "always"}


def _step(claim: Claim) -> int:
    return -1 if claim.said == 0 else int(10 * claim.said)


def _line(kind: str, words: str, some: Sequence[Claim]) -> tuple[str, bool]:
    """A row of the table, and whether it is off."""
    number = len(some)
    mean, share = sum(each.said for each in some) / number, sum(each.so for each in some) / number
    error = _spread(some) ** 0.5 / number
    line = f"| {kind} | {words} | {number} | {100 * mean:.1f} % | {100 * share:.1f} % | {100 * error:.1f} |"
    return line, _is_off(kind, mean, share, _STANDARD_ERRORS * error + 1e-9)


def _is_off(kind: str, mean: float, share: float, far: float) -> bool:
    """A number by more than that; words where it is clearly on the other side; what is not said never."""
    for words, way in ((_IN_WORDS[True], 1), (_IN_WORDS[False], -1)):
        if kind.endswith(words):
            return way * (share - 0.5) < -far
    if kind == _HARDLY:
        return share < mean - far
    return not kind.endswith((_IN_WORDS[None], _PLACED_BY_CALLS)) and abs(share - mean) > far


def _spread(some: Sequence[Claim]) -> float:
    """The variance of how many are so: of each by itself, and more where claims of a deal are wrong together."""
    alone = hanging = 0.0
    together: dict[tuple[str, str, int], float] = defaultdict(float)
    for each in some:
        alone += each.said * (1 - each.said)
        if 0.0 < each.said < 1.0:
            together[each.plays, each.game, each.deal] += each.so - each.said
            hanging -= (each.so - each.said) ** 2
    hanging += sum(off * off for off in together.values())
    return alone + max(0.0, hanging)


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
