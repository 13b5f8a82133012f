"""The same public history twice, with other hidden cards: who may not see them must be sent the same.

Two servers play the same moves, as people who only know what lies open would see them. In the second one small cards of
a suit have changed places between two hands. Every byte that everybody else is sent is compared: pictures, answers,
refusals, files, what is asked for beside the live line, the figures of the server and its log.
"""

from __future__ import annotations

import argparse
import logging
import re
import sys
import tempfile
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from tests.app.client import PageClient, changed
from tests.app.serving import ServerThread

from kibitz.app.live.limits import CROWD
from kibitz.cards import Deal, Hand, Seat
from kibitz.engine.events import AnyEvent
from kibitz.engine.visibility import sees
from kibitz.games import GAMES, game

Frame = dict[str, Any]

VARIANTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *((name, {}) for name in ("bridgewar", "minibridge", "abridged", "contract")),
    ("bridgewar", {"play_on": True}),
    ("minibridge", {"laws": True, "announcing": "players"}),
    ("minibridge", {"scoring": "targets"}),
    ("contract", {"laws": True, "tricks": "kept"}),
    ("contract", {"scoring": "duplicate"}),
    ("abridged", {"announcing": "players"}),
    ("extreme", {"tricks": "collected", "level_points": "redeal"}),
)
"""Games with the options that change what is told and shown; those that are not named here are added as they are."""
SETTINGS: Final = ("table", "competition")
"""Where four people play boards that are given. Classes are not among them yet; in homework and lessons bots play,
which go by their own cards."""
_SMALL: Final = 9
"""Cards up to this are no honours: nobody announces or counts them."""
_TIMES: Final = re.compile(r"\d{9,}\.\d+")
_OWN: Final = re.compile(r'"(sign|knocks_with)":"[^"]*"')
_MEASURED: Final = re.compile(r"^.*(seconds|stalls|thinkers|pictures|commits|requests).*$", re.MULTILINE)
"""Lines of figures that say how long something took, or how often a page asked before it was shown something."""
_MOST_MOVES: Final = 70


class Recorded:
    """The line of a page, keeping what came over it as it came."""

    def __init__(self, line: Any, kept: list[str]) -> None:
        self._line = line
        self._kept = kept

    def recv(self, timeout: float | None = None) -> str:
        text: str = self._line.recv(timeout=timeout)
        self._kept.append(text)
        return text

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)


class Onlooker(PageClient):
    """A page that keeps everything it is sent."""

    def __init__(self, address: str) -> None:
        self.kept: list[str] = []
        super().__init__(address)
        self.line = Recorded(self.line, self.kept)  # type: ignore[assignment]

    def told(self, codes: list[str]) -> list[str]:
        """All of it but what is drawn by lot; of pictures of one moment the last, for a slow page gets the newest."""
        found: dict[str, str] = {}
        shown: Frame | None = None
        for number, text in enumerate(self.kept):
            frame = msgspec.json.decode(text)
            is_of_table = frame["type"] == "Shown" or (frame["type"] == "Changed" and frame["kind"] == "table")
            if is_of_table:
                # How much has changed since the last one is a matter of how soon it was sent: the whole is compared.
                shown = changed(shown, frame) if shown and frame["type"] == "Changed" else frame["picture"]
                frame = {"type": "Shown", "picture": shown}
                text = msgspec.json.encode(frame).decode()
            moment = f"{shown['deal']}.{shown['at']}" if shown and is_of_table else ""
            key = moment or "room" if frame["type"] == "Waiting" else str(number)
            kind = frame["type"] if frame["type"] in ("Shown", "Waiting", "Changed") else f"{number}"
            found[f"{kind} {key}"] = neutral(text, codes)
        return list(found.values())


def neutral(text: str, codes: list[str]) -> str:
    for number, code in enumerate(codes):
        text = text.replace(code, f"<{number}>")
    return _OWN.sub(r'"\1":"…"', _TIMES.sub("…", text))


class World:
    """A server with one deal under way, its four players, and everybody else who has a page open."""

    def __init__(self, stack: ExitStack, setting: str, name: str, options: dict[str, Any], deal: Deal) -> None:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        # Of sheets in a minute each world has as many as it asks for.
        self.server = ServerThread(f"sqlite:///{folder}/kibitz.sqlite3", crowd=10 * CROWD)
        stack.callback(self.server.stop)
        self._stack = stack
        self.codes: list[str] = []
        self.onlookers: list[Onlooker] = []
        self.name, self.options, self.deal = name, options, deal
        self.ledger: Frame | None = None
        people, self.table = getattr(self, f"_{setting}")()
        self.codes.append(self.table)
        self.players: dict[Seat, Onlooker] = {}
        for person in people:
            person.ask("Watch", table=self.table)
        for person in people:
            picture = person.wait_until(lambda each: each["table"] == self.table and not _away(each))
            self.players[Seat(picture["seat"])] = person

    def page(self) -> Onlooker:
        page = Onlooker(self.server.address)
        self._stack.callback(page.close)
        return page

    def made(self, page: Onlooker, kind: str, **fields: Any) -> Frame:
        self.ledger = page.make(kind, **fields)
        assert self.ledger["type"] == "Made", self.ledger
        self.codes += [self.ledger["code"], self.ledger["secret"]]
        return self.ledger

    def _table(self) -> tuple[list[Onlooker], str]:
        count = GAMES[self.name].players
        people = [self.page() for _ in range(count)]
        deal = {"code": self.deal.code, "dealer": "S"}
        opened = people[0].ask(
            "OpenTable", nickname="P0", game=self.name, options=self.options, deal=deal, gather=True, watchable=True
        )
        assert opened["type"] == "Done", opened
        table = opened["table"]
        for number, person in enumerate(people[1:], 1):
            person.ask("Join", table=table, nickname=f"P{number}", player=number)
        people[0].ask("Begin", table=table)
        spectator, stranger = self.page(), self.page()
        spectator.ask("Watch", table=table)
        self.onlookers += [spectator, stranger]
        return people, table

    def _competition(self) -> tuple[list[Onlooker], str]:
        desk, people = self.page(), [self.page() for _ in range(8)]
        made = self.made(desk, "NewCompetition", title="Cup", game=self.name, options=self.options, tablets=True)
        code = made["code"]
        desk.ask("Follow", kind="event", code=code, secret=made["secret"])
        run = partial(self._runs, desk, code)
        run("NameAll", names=[f"Pair {number + 1}" for number in range(4)])
        wish = {"kind": "mitchell", "boards": 1, "rounds": None, "share": False, "switched": 0, "together": False}
        run("SeatAll", wish=wish)
        other = Deal.random(5, game(self.name, self.options).deck, self.deal.cards)
        desk.ask("SendPiece", place=0, text="\n".join([self.deal.code] + [other.code] * 3))
        run("GiveBoards", name="")
        for number, person in enumerate(people):
            person.ask("Follow", kind="event", code=code)
            person.ask("BeEntrant", code=code, entrant=number // 2 + 1, nickname=f"Player {number}")
        run("BeginRound", round=1)
        places: dict[str, list[Onlooker]] = {}
        for person in people:
            mine = person.see("event", lambda each: each["me"] is not None and each["me"]["table"] is not None)["me"]
            places.setdefault(mine["table"], []).append(person)
        for table in places:
            places[table][0].ask("Watch", table=table)
        boards = {table: there[0].wait_until(lambda each: True)["number"] for table, there in places.items()}
        mine = min(boards, key=lambda table: boards[table])
        stranger = self.page()
        stranger.ask("Follow", kind="event", code=code)
        self.codes += [table for table in places if table != mine]
        self.onlookers += [stranger, *(person for table in places if table != mine for person in places[table])]
        return places[mine], mine

    def _runs(self, desk: Onlooker, code: str, act: str, **fields: Any) -> None:
        done = desk.ask("RunEvent", code=code, act={"type": act, **fields})
        assert done["type"] == "Done", done

    # --- moves and mischief

    def public(self) -> list[AnyEvent]:
        """What has happened for everybody to see."""
        log = self.server.hub.tables[self.table].state.log
        return [event for event in log if sees(None, event)]

    def picture(self, seat: Seat) -> Frame:
        found = self.players[seat].picture
        assert found is not None
        return found

    def moves(self, seat: Seat) -> dict[str, Frame]:
        shown = self.picture(seat)
        offers = (*shown["choices"], *shown["playable"])
        return {str(each["move"]): each["move"] for each in offers if each["move"] is not None}

    def waiting(self) -> list[Seat]:
        return [seat for seat in self.players if self.picture(seat)["you"] in self.picture(seat)["waiting"]]

    def move(self, seat: Seat, move: Frame, nonce: str) -> None:
        before = self.picture(seat)
        done = self.players[seat].act(before, move, nonce)
        assert done["type"] == "Done", done
        for person in (*self.players.values(), *self.onlookers):
            if person.picture is not None and person.picture["table"] == self.table:
                person.wait_past(before)

    def tries(self, page: Onlooker, move: Frame) -> None:
        """What somebody may not do, or may not know yet."""
        where = {"table": self.table, "deal": 1}
        at = page.picture["at"] if page.picture is not None else 0
        page.ask("Act", **where, at=at, nonce=f"mischief-{at}", move=move)
        page.ask("PointAt", **where, at=at, move=move)
        for kind in ("AskDeal", "TakeBack", "ReadOpening"):
            page.ask(kind, **where)
        if self.ledger is not None:
            code, name = self.ledger["code"], self.ledger["ledger"]
            page.ask("AskFile", ledger=name, code=code, what="whole")
            if name == "event":
                page.ask("AskTraveller", code=code, board=1)
                page.ask("AskScoreCard", code=code, entrant=1)

    def beside(self) -> str:
        """What is to be had without a line: figures, and a sheet of paper."""
        figures = _MEASURED.sub("", _fetched(self.server.address + "/metrics"))
        code = self.ledger["code"] if self.ledger else ""
        order = {"sheet": "hands", "event": code, "paper": "a4", "language": "en"}
        paper = _fetched(self.server.address + "/api/print", msgspec.json.encode(order))
        return neutral(figures + paper, self.codes)


def _away(picture: Frame) -> bool:
    return any(place["away"] for place in picture["places"])


def _fetched(address: str, body: bytes | None = None) -> str:
    try:
        with urllib.request.urlopen(address, body, timeout=20) as answer:
            return str(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return f"{error.code} {error.read()!r}"


class Log(logging.Handler):
    """What each server says, by its thread."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[int | None, list[str]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if "kept everybody" not in record.getMessage():
            self.said.setdefault(record.thread, []).append(record.getMessage())


# --- two deals that look alike


def swapped(deal: Deal, rng: Random, keep: Seat) -> tuple[Deal, tuple[Seat, Seat]] | None:
    """The deal with small cards of a suit changed between two hands, and which; `keep` has the same hand."""
    pairs = list(combinations([seat for seat in Seat if seat is not keep], 2))
    rng.shuffle(pairs)
    for one, other in pairs:
        hands = {seat: set(deal[seat]) for seat in Seat}
        changed = 0
        for suit in deal[one].deck.suits:
            ours = [card for card in sorted(hands[one], key=str) if card.suit is suit and _is_small(card)]
            theirs = [card for card in sorted(hands[other], key=str) if card.suit is suit and _is_small(card)]
            if ours and theirs:
                mine, yours = rng.choice(ours), rng.choice(theirs)
                hands[one] = (hands[one] - {mine}) | {yours}
                hands[other] = (hands[other] - {yours}) | {mine}
                changed += 1
        if changed:
            deck = deal[one].deck
            return Deal({seat: Hand.of_cards(cards, deck) for seat, cards in hands.items()}), (one, other)
    return None


def _is_small(card: Any) -> bool:
    return card.name[-1] in "23456789"


class Found(Struct, frozen=True):
    """What a pair of deals came to."""

    moves: int
    compared: int
    different: tuple[str, ...]


def compare(setting: str, name: str, options: dict[str, Any], seed: int) -> Found:
    """One deal in two worlds, until the cards that differ lie open or nothing is left that both can do."""
    rng = Random(f"{setting} {name} {options} {seed}")
    rules = game(name, options)
    deal = Deal.random(rng.randrange(2**60), rules.deck, rules.cards)
    keep = rng.choice(list(Seat))
    found = swapped(deal, rng, keep)
    if found is None:
        return Found(0, 0, ())
    other, seats = found
    log = Log()
    logging.getLogger("kibitz").addHandler(log)
    try:
        with ExitStack() as stack:
            worlds = [World(stack, setting, name, options, each) for each in (deal, other)]
            moves = _played(worlds, seats, rng)
            if worlds[0].public() != worlds[1].public():
                return Found(0, 0, ())  # other points were announced, say: that is another history
            return _compared(worlds, seats, moves, log)
    finally:
        logging.getLogger("kibitz").removeHandler(log)


def _played(worlds: list[World], seats: tuple[Seat, Seat], rng: Random) -> int:
    one, other = worlds
    honest = [seat for seat in one.players if seat not in seats]
    pack = sorted(card.name for card in one.deal[Seat.NORTH].deck.cards)
    for number in range(_MOST_MOVES):
        waiting = one.waiting()
        if waiting != other.waiting() or not waiting or _lie_open(one, seats) or one.public() != other.public():
            return number
        mover = waiting[0]
        there = other.moves(mover)
        common = [move for text, move in one.moves(mover).items() if text in there]
        if not common:
            return number
        if rng.random() < 0.15:
            move = {"event": "played", "seat": rng.choice("NESW"), "card": rng.choice(pack)}
            place = rng.randrange(len(honest) + len(one.onlookers))
            for world in worlds:
                pages = [*(world.players[seat] for seat in honest), *world.onlookers]
                world.tries(pages[place], move)
        chosen, nonce = rng.choice(common), f"nonce-{number}-{rng.randrange(10**9)}"
        for world in worlds:
            world.move(mover, chosen, nonce)
    return _MOST_MOVES


def _lie_open(world: World, seats: tuple[Seat, Seat]) -> bool:
    shown = world.picture(next(iter(world.players)))
    return shown["outcome"] is not None or any(
        place["columns"] for place in shown["places"] if Seat(place["seat"]) in seats
    )


def _compared(worlds: list[World], seats: tuple[Seat, Seat], moves: int, log: Log) -> Found:
    one, other = worlds
    different: list[str] = []
    compared = 0
    is_open = _lie_open(one, seats)
    pairs = [(one.players[seat], other.players[seat]) for seat in one.players if seat not in seats]
    for here, there in (*pairs, *zip(one.onlookers, other.onlookers, strict=True)):
        ours, theirs = here.told(one.codes), there.told(other.codes)
        for first, second in zip(ours, theirs, strict=False):
            compared += len(first)
            if first != second and not (is_open and _is_of_the_end(first, ours)):
                different.append(_first_difference(first, second))
        if abs(len(ours) - len(theirs)) > 0:
            different.append(f"{len(ours)} messages here, {len(theirs)} there")
    if not is_open:
        beside = [world.beside() for world in worlds]
        compared += len(beside[0])
        if beside[0] != beside[1]:
            different.append(_first_difference(*beside))
    said = [sorted(neutral(text, one.codes + other.codes) for text in each) for each in log.said.values()]
    if len(said) > 1 and said[0] != said[1]:
        different.append(f"logs: {said[0]} / {said[1]}")
    return Found(moves, compared, tuple(different))


def _is_of_the_end(text: str, told: list[str]) -> bool:
    """The last picture may be the one in which the cards lie open."""
    shown = [each for each in told if '"type":"Shown"' in each]
    return bool(shown) and text == shown[-1]


def _first_difference(first: str, second: str) -> str:
    both = enumerate(zip(first, second, strict=False))
    at = next((at for at, (one, other) in both if one != other), min(len(first), len(second)))
    return f"{first[max(0, at - 80) : at + 60]!r} / {second[max(0, at - 20) : at + 60]!r}"


def cases(names: Iterator[str] | None = None) -> list[tuple[str, str, dict[str, Any]]]:
    """Every game for four and the options that matter, at a table; and some in competitions."""
    named = {name for name, _ in VARIANTS}
    at_tables = [*VARIANTS, *((name, {}) for name in GAMES if name not in named and GAMES[name].players == len(Seat))]
    elsewhere: list[tuple[str, str, dict[str, Any]]] = [
        (each, name, {}) for each in SETTINGS[1:] for name in ("bridgewar", "contract")
    ]
    return [*(("table", name, dict(options)) for name, options in at_tables), *elsewhere]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="pairs of deals of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="a part of what the lines begin with")
    given = parser.parse_args()
    logging.getLogger("kibitz").setLevel(logging.INFO)
    bad = Counter[str]()
    for setting, name, options in cases():
        title = f"{setting}: {name} {options or ''}".strip()
        if given.only and given.only not in title:
            continue
        results = [compare(setting, name, options, given.seed + number) for number in range(given.deals)]
        moves, size = sum(each.moves for each in results), sum(each.compared for each in results)
        different = [each for found in results for each in found.different]
        bad[title] = len(different)
        sys.stdout.write(f"{title}: {moves} moves, {size} bytes compared, {len(different)} differ\n")
        for each in different[:3]:
            sys.stdout.write(f"    {each}\n")
        sys.stdout.flush()
    if bad.total():
        sys.exit("Somebody was told something of cards that they may not see.")


if __name__ == "__main__":
    main()
