"""kibitz lead: an opening lead tried out on many layouts that fit the hand and the auction."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import numpy as np
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibitz.analysis.hand_counts import points_of
from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts, Masks
from kibitz.analysis.studies.averages import Average
from kibitz.analysis.studies.lead_trial import Groundwork, LeadProblem, LeadResult, lead_results, lead_rows
from kibitz.bots.bidding import Promise, interpret
from kibitz.bots.bidding.call_reasons import promised
from kibitz.bots.bidding.system_bidding import context
from kibitz.bots.search.lead_layouts import lead_layouts
from kibitz.cards import FRENCH, PASS, Call, Deal, Hand, Seat, Side
from kibitz.cards.sentences import Text as Sentence
from kibitz.cli.bulk_options import AsJson, Bulk, Cluster, CsvFile, Jobs, Out
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import read_place, read_sides
from kibitz.cli.speech import counted, said, say, spoken
from kibitz.cli.terminal.asking import read_call
from kibitz.cli.terminal.cards import named
from kibitz.engine import IllegalMove, State, act, start, view
from kibitz.engine import events as ev
from kibitz.formats.header_values import SettledContract
from kibitz.games import game
from kibitz.games.naming import bid
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling

EXAMPLE = 'kibitz lead "K72.QJ953.84.T63" --auction "1NT P 3NT AP"'

_IN_A_PART = 10
"""Layouts that one process solves before it reports."""


class _Asked(Struct, frozen=True):
    """The problem, the layouts to try it on, and what is believed of the hidden hands."""

    problem: LeadProblem
    contract: str
    worlds: Masks
    told: Mapping[Seat, Sequence[Sentence]]

    def points(self) -> dict[Seat, tuple[int, int]]:
        """Between what high-card points nine of ten layouts have each hidden hand: what was not bid counts here too."""
        found = {}
        for column, seat in enumerate(Seat):
            held = points_of(self.worlds[:, column])
            if held.min() < held.max():
                low, high = np.quantile(held, (0.05, 0.95), method="nearest").tolist()
                found[seat] = (int(low), int(high))
        return found


def lead(
    hand: Annotated[str, typer.Argument(metavar="HAND", help="help-lead-hand")],
    auction: Annotated[str | None, typer.Option(metavar="CALLS", help="help-lead-auction")] = None,
    contract: Annotated[str | None, typer.Option(metavar="CONTRACT", help="help-lead-contract")] = None,
    declarer: Annotated[str, typer.Option(metavar="SEAT", help="help-lead-declarer")] = "S",
    points: Annotated[str, typer.Option(metavar="SEAT=POINTS,…", help="help-lead-points")] = "",
    dummy: Annotated[str | None, typer.Option(metavar="HAND", help="help-lead-dummy")] = None,
    dealer: Annotated[str, typer.Option(metavar="SEAT", help="help-lead-dealer")] = "N",
    vulnerable: Annotated[str, typer.Option(metavar="SIDES", help="help-lead-vulnerable")] = "none",
    layouts: Annotated[int, typer.Option(metavar="N", min=2, help="help-lead-layouts")] = 200,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="help-lead-seed")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    out: Out = None,
    csv: CsvFile = None,
    as_json: AsJson = False,
) -> None:
    """Try every opening lead on layouts that fit your hand and what the calls show, and say what each brings."""
    sides = read_sides(vulnerable)
    if (auction is None) == (contract is None):
        raise Mistake("cli-lead-auction-or-contract")
    held = _hand(hand)
    if auction is not None:
        if points or dummy:
            raise Mistake("cli-lead-known-besides")
        asked = _after_auction(held, _calls(auction), read_place(dealer), sides, layouts, seed)
    else:
        assert contract is not None
        agreed, player = SettledContract.parse(contract), read_place(declarer)
        asked = _against(held, agreed, player, sides, _points(points), dummy, layouts, seed)
    given = {
        "command": "lead",
        "hand": hand,
        "auction": auction,
        "contract": asked.contract,
        "leader": asked.problem.leader.value,
        "points": points,
        "dummy": dummy,
        "dealer": dealer,
        "vulnerable": vulnerable,
        "layouts": layouts,
        "seed": seed,
    }
    parts = [asked.worlds[at : at + _IN_A_PART] for at in range(0, len(asked.worlds), _IN_A_PART)]
    bulk = Bulk(jobs, cluster, out, csv, quiet=as_json)
    rows = list(bulk.rows(said("cli-bar-leading"), partial(lead_rows, asked.problem, FRENCH), parts, given, len))
    found = lead_results(asked.problem, FRENCH, rows)
    if as_json:
        typer.echo(json.dumps(_as_data(asked, found)))
    else:
        _show(Console(highlight=False), asked, found)


def _after_auction(
    hand: Hand, calls: list[Call], dealer: Seat, vulnerable: tuple[Side, ...], number: int, seed: int
) -> _Asked:
    leader = _leader(calls, dealer, vulnerable)
    state = _called(_any_deal(hand, leader), calls, dealer, vulnerable)
    t = state.table
    declarer, agreed = t.bargain
    believed = lead_layouts(view(state, leader), number, seed)
    scores = tuple(-_net(state, 13 - tricks, declarer) for tricks in range(14))
    spoken = [(called.seat, called.call) for called in t.calls]
    read = interpret(spoken, dealer, context(t))
    told = {seat: [*promised(found)] for seat, found in read.items() if seat is not leader and found != Promise()}
    known = Groundwork.EXPLAINED if believed.explained else Groundwork.UNEXPLAINED
    doubled = agreed.terms != Doubling.UNDOUBLED
    problem = LeadProblem(leader, agreed.strain, 14 - agreed.goal, scores, doubled, known)
    return _Asked(problem, str(SettledContract(bid(agreed), Doubling(agreed.terms))), believed.held, told)


def _against(
    hand: Hand,
    contract: SettledContract,
    declarer: Seat,
    vulnerable: tuple[Side, ...],
    shown: dict[Seat, tuple[int, int]],
    dummy: str | None,
    number: int,
    seed: int,
) -> _Asked:
    leader = declarer.left
    known = {leader: hand} | ({declarer.partner: _hand(dummy)} if dummy else {})
    if dummy and known[declarer.partner].mask & hand.mask:
        raise Mistake("cli-lead-same-card")
    if wrong := [seat for seat in shown if seat in known]:
        raise Mistake("cli-lead-hand-known", who=wrong[0])
    hidden = {seat: Holding(points=shown.get(seat, (0, 40))) for seat in Seat if seat not in known}
    out_of_sight = WHOLE_PACK & ~sum(each.mask for each in known.values())
    found = Layouts(out_of_sight, hidden, known=known)
    if not found.count:
        raise Mistake("cli-lead-no-such-points")
    level, is_vulnerable = contract.bid.level, declarer.side in vulnerable
    scores = tuple(
        -duplicate.net(contract.strain, level, contract.doubling, 13 - tricks, vulnerable=is_vulnerable)
        for tricks in range(14)
    )
    told = {seat: [_points_shown(low, high)] for seat, (low, high) in shown.items()}
    problem = LeadProblem(leader, contract.strain, 8 - level, scores)
    return _Asked(problem, str(contract), found.held(found.worlds(number, seed)), told)


def _points_shown(low: int, high: int) -> Sentence:
    if low == high:
        return Sentence("cli-lead-points", {"points": low})
    return Sentence("bidding-points", {"low": low, "high": high})


def _leader(calls: list[Call], dealer: Seat, vulnerable: tuple[Side, ...]) -> Seat:
    """Who leads; the cards do not matter for that."""
    state = _called(Deal.from_number(0), calls, dealer, vulnerable)
    if state.table.thrown_in is not None:
        raise Mistake("cli-lead-passed-out")
    if state.table.contract is None:
        raise Mistake("cli-lead-not-over")
    return state.table.bargain[0].left


def _called(deal: Deal, calls: list[Call], dealer: Seat, vulnerable: tuple[Side, ...]) -> State:
    state = start(game("contract", {"scoring": "duplicate"}), deal=deal, dealer=dealer, vulnerable=vulnerable)
    for number, call in enumerate(calls, 1):
        seat = next(iter(state.turns), None)
        if seat is None or state.table.contract is not None:
            raise Mistake("cli-lead-over-before", number=number, call=call.name)
        try:
            state = act(state, seat, ev.Called(seat, call))
        except IllegalMove as error:
            raise Mistake("record-call-not-legal", error, number=number, call=call.name, who=seat) from error
    return state


def _net(state: State, tricks: int, declarer: Seat) -> int:
    entries = state.game.score(state.table, tricks)
    return sum(entry.points if entry.side is declarer.side else -entry.points for entry in entries)


def _any_deal(hand: Hand, leader: Seat) -> Deal:
    """A deal in which the leader holds that hand; the others' cards are never looked at."""
    rest = [card for card in FRENCH.cards if not hand.mask & card.bit]
    hands = {leader: hand}
    for place, seat in enumerate(seat for seat in Seat if seat is not leader):
        hands[seat] = Hand(FRENCH, sum(card.bit for card in rest[13 * place : 13 * place + 13]))
    return Deal(hands)


def _hand(text: str) -> Hand:
    found = Hand.parse(text)
    if found.deck is not FRENCH or len(found) != 13:
        raise Mistake("cli-lead-not-thirteen", said=text, cards=len(found))
    return found


def _calls(text: str) -> list[Call]:
    calls: list[Call] = []
    for word in text.replace(",", " ").split():
        if word.upper() == "AP":
            calls += [PASS] * 3
        elif (call := read_call(word)) is not None:
            calls.append(call)
        else:
            raise Mistake("cli-lead-no-call", said=word)
    return calls


def _points(text: str) -> dict[Seat, tuple[int, int]]:
    found = {}
    for part in filter(None, text.split(",")):
        seat, equals, span = part.partition("=")
        low, _, high = span.partition("-")
        if not equals or not low.strip().isdecimal() or not (high or low).strip().isdecimal():
            raise Mistake("cli-lead-no-points", said=part)
        found[read_place(seat)] = (int(low), int(high or low))
    return found


def _as_data(asked: _Asked, found: list[LeadResult]) -> dict[str, Any]:
    return {
        "leader": asked.problem.leader.value,
        "contract": asked.contract,
        "layouts": len(asked.worlds),
        "shown": {seat.value: ", ".join(map(str, told)) for seat, told in asked.told.items()},
        "points": {seat.value: list(span) for seat, span in asked.points().items()},
        "leads": [
            {
                "cards": [card.name for card in each.cards],
                **{
                    name: {"mean": value.mean, "error": value.error}
                    for name, value in (
                        ("score", each.score),
                        ("tricks", each.tricks),
                        ("beats", each.beats),
                        ("chance", each.chance),
                        ("behind", each.behind),
                    )
                },
            }
            for each in found
        ],
    }


def _show(console: Console, asked: _Asked, found: list[LeadResult]) -> None:
    leader = asked.problem.leader
    layouts = counted(len(asked.worlds))
    console.print(said("cli-lead-against", who=leader, contract=asked.contract, layouts=layouts))
    points = asked.points()
    for seat in (each for each in Seat if each in asked.told or each in points):
        if told := asked.told.get(seat):
            shown = said("cli-lead-has-shown", who=seat, shown=", ".join(map(say, told)))
            console.print(f"  {shown}", soft_wrap=True)
        if seat in points:
            low, high = points[seat]
            console.print(f"  {said('cli-lead-layouts-hold', who=seat, low=low, high=high)}", soft_wrap=True)
    table = Table(box=None, padding=(0, 2))
    table.add_column(said("cli-head-lead"))
    for head in ("points-of", "behind", "tricks-of", "all-seen", "beats"):
        table.add_column(said(f"cli-head-{head}"), justify="right")
    for each in found:
        behind = _cell(each.behind, 0) if each is not found[0] else ""
        table.add_row(
            Text(" ").join(named(card) for card in each.cards),
            _cell(each.score, 0),
            behind,
            _cell(each.tricks, 2),
            _percent(each.beats),
            _percent(each.chance),
        )
    console.print(table)


def _cell(each: Average, places: int) -> str:
    return spoken().figure(f"{each.mean:.{places}f} ± {each.error:.{places}f}")


def _percent(each: Average) -> str:
    return f"{100 * each.mean:.0f} % ± {100 * each.error:.0f}"
