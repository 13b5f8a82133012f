"""The boards that a desk sends (anew, to order, by code, of a lesson's step), and those that its tables have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import count, islice
from random import Random
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.order_stock import check_order, drawn
from kibitz.app.pictures.results import result_shown
from kibitz.app.subjects.classes.messages import BoardOutcomes, BoardsWanted, ClassBoards, ClassResults, TableOutcome
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.placed_tables import Handed, rules_for
from kibitz.app.tables.prepared_deals import SetBoard, deal_with_code
from kibitz.app.thinking.deal_drawing import DealsOrdered
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.cards import FULL_HAND, Deal, Seat
from kibitz.cards.deal import deals_of
from kibitz.club.competition.competition_decisions import DEALT_AGAIN
from kibitz.club.paper_play import played_here
from kibitz.engine import Game, OptionError
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.vetting import rules_of_table
from kibitz.rules.dealing import is_dealt_again
from kibitz.sessions.registry import board_match

_MOST_SENT: Final = 32


class BoardSet(Struct, frozen=True):
    """Boards for every table, the rules they are played by, and how the tables are."""

    rules: Game
    handed: tuple[Handed, ...]
    bots: str
    helping: bool
    hints: bool


async def board_set(
    wanted: BoardsWanted, lessons: Mapping[str, Lesson], work: Gateway, share: Share, chance: Random
) -> BoardSet:
    """What is to be sent, or a refusal."""
    if wanted.lesson is not None:
        rules, handed = _of_lesson(wanted, lessons)
    else:
        deals = await _deals(wanted, work, share, chance)
        rules = rules_for(deals, wanted.game, wanted.options)
        handed = tuple(Handed(number, deal) for number, deal in enumerate(deals, 1))
    return BoardSet(rules, handed, wanted.bots, wanted.helping, wanted.hints)


def boards_again(tables: Sequence[LiveTable]) -> BoardSet:
    """What most of these tables have, for a table more: the same cards, rules and help."""
    if not tables:
        raise Refusal(w.NO_SUCH_TABLES())
    sent = Counter((table.game.name, tuple(each.code for each in table.boards)) for table in tables)
    (most, _), *_ = sent.most_common(1)
    like = next(each for each in tables if (each.game.name, tuple(board.code for board in each.boards)) == most)
    handed = tuple(
        Handed(each.board.number, deal_with_code(each.code, like.game.deck), each.board) for each in like.boards
    )
    level = like.players[0].level
    return BoardSet(like.game, handed, level, "helping" in like.allowed, "hints" in like.allowed)


def boards_at(request: int, tables: Sequence[LiveTable]) -> ClassBoards:
    """What most of these tables have been sent, to be given once more; the options of a game as far as unusual."""
    if not tables:
        raise Refusal(w.NO_SUCH_TABLES())
    sent = Counter((table.game.name, tuple(each.code for each in table.boards)) for table in tables)
    (name, deals), _ = sent.most_common(1)[0]
    rules = next(table.game for table in tables if table.game.name == name)
    usual = game(name, GAMES[name].alone or {}).options
    options = {option: value for option, value in rules.options.items() if value != usual.get(option)}
    return ClassBoards(request, name, options, deals)


class PlayedTable(NamedTuple):
    """A table of the class, by its number: who sat there, with no name where a bot did, and whether it goes on."""

    number: int
    live: LiveTable
    names: Sequence[str]
    is_open: bool


def results_at(request: int, tables: Sequence[PlayedTable]) -> ClassResults:
    """What came of each board at these tables; the same cards at several tables are one board."""
    found: dict[tuple[str, str], list[tuple[PlayedTable, SetBoard]]] = defaultdict(list)
    for each in tables:
        for board in each.live.boards:
            found[each.live.game.name, board.code].append((each, board))
    return ClassResults(request, tuple(_outcomes(*each) for each in found.items()))


def _outcomes(what: tuple[str, str], tables: Sequence[tuple[PlayedTable, SetBoard]]) -> BoardOutcomes:
    name, code = what
    (first, each), *_ = tables
    like = first.live
    made, playing = [], 0
    for table, board in tables:
        seats = _seats(table.live)
        bots = table.live.names if table.is_open else ()
        names = {
            seat: name or (bots[n] if bots else "")
            for n, (seat, name) in enumerate(zip(seats, table.names, strict=True))
        }
        came = [each for each in table.live.results if each.board.number == board.board.number]
        made += [TableOutcome(table.number, names, result_shown(played_here(result))) for result in came]
        playing += table.is_open and not came
    deal = deal_with_code(code, like.game.deck)
    hands = {} if playing else {seat: tuple(card.name for card in hand) for seat, hand in deal.hands.items()}
    made.sort(key=lambda outcome: (outcome.result.ew - outcome.result.ns, outcome.table))
    return BoardOutcomes(name, each.board.number, each.board.vulnerable, each.board.dealer, hands, playing, tuple(made))


def _seats(live: LiveTable) -> tuple[Seat, ...]:
    """In the order of a table's players. Of three the spare hand is South."""
    return tuple(seat for seat in Seat if len(live.players) == len(Seat) or seat is not Seat.SOUTH)


async def _deals(wanted: BoardsWanted, work: Gateway, share: Share, chance: Random) -> list[Deal]:
    if not 1 <= (len(wanted.deals) or wanted.count) <= _MOST_SENT:
        raise Refusal(w.HOW_MANY_BOARDS(most=_MOST_SENT))
    entrance = GAMES.get(wanted.game)
    try:
        rules = game(wanted.game, {**((entrance.alone or {}) if entrance else {}), **wanted.options})
    except OptionError as error:
        raise Refusal(error.text) from error
    if wanted.deals:
        return _given(wanted, rules)
    if wanted.order.strip():
        return await _ordered(wanted, rules, work, share, chance)
    numbers = (chance.randrange(deals_of(rules.cards)) for _ in count())
    deals = (Deal.from_number(number, rules.deck, rules.cards) for number in numbers)
    return list(islice((deal for deal in deals if not is_dealt_again(rules, deal)), wanted.count))


def _given(wanted: BoardsWanted, rules: Game) -> list[Deal]:
    deals = [deal_with_code(code, rules.deck) for code in wanted.deals]
    for number, deal in enumerate(deals, 1):
        if deal.cards == rules.cards and is_dealt_again(rules, deal):
            raise Refusal(DEALT_AGAIN(board=number, game=GAMES[rules.name].title))
    return deals


async def _ordered(wanted: BoardsWanted, rules: Game, work: Gateway, share: Share, chance: Random) -> list[Deal]:
    """Drawn behind the gateway, and only such as the game plays."""
    if rules.cards != FULL_HAND:
        raise Refusal(w.NOT_TO_ORDER())
    check_order(wanted.order)
    seed = str(chance.getrandbits(256))
    order = DealsOrdered(wanted.order, wanted.count, seed, rules.name, rules.options)
    found = await drawn(work, share, order)
    if len(found.codes) < wanted.count:
        raise Refusal(w.NO_SUCH_DEALS())
    return [Deal.from_code(code, rules.deck) for code in found.codes]


def _of_lesson(wanted: BoardsWanted, lessons: Mapping[str, Lesson]) -> tuple[Game, tuple[Handed, ...]]:
    """The cards of a step of a lesson, for everybody together."""
    lesson = lessons.get(wanted.lesson or "")
    if lesson is None:
        raise Refusal(w.NO_SUCH_LESSON())
    step = lesson.blocks[wanted.block] if 0 <= wanted.block < len(lesson.blocks) else None
    if not isinstance(step, Practice):
        raise Refusal(w.NO_SUCH_STEP())
    tables = [block for block in lesson.blocks if isinstance(block, Practice)]
    _, deal = rules_of_table(step, tables)
    if deal is None:
        raise Refusal(w.NO_SUCH_STEP())
    rules = rules_for([deal], step.game, step.options)
    board = replace(board_match(rules).board(1), dealer=step.dealer, vulnerable=())
    return rules, (Handed(1, deal, board),)
