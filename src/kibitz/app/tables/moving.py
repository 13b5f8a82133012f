"""Who makes the moves of a seat: its player, a bot, the person who is a bot's dummy, or a last card itself."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.seeing import Pointing
from kibitz.app.tables.table_ledger import AsDummy, DummyChose, OpeningRead, ToRead
from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.fold import standing
from kibitz.engine.game import mover, withdrawn
from kibitz.engine.refusals import MOVED_ON, NOTHING_TO_TAKE_BACK
from kibitz.lessons.runner import by_itself


def bot_and_dummy(table: LiveTable) -> tuple[int, int] | None:
    """Declarer who is a bot and dummy who is a person, once dummy's cards are on the table."""
    return None if table.state.table.over else _bot_and_dummy(table)


def _bot_and_dummy(table: LiveTable) -> tuple[int, int] | None:
    """The same, also when the deal is over."""
    both = _declarer_and_dummy(table)
    kinds = tuple(table.players[each].kind for each in both) if both else ()
    return both if kinds == ("bot", "person") else None


def helped_by_dummy(table: LiveTable) -> tuple[int, int] | None:
    """Declarer and dummy who come together over declarer's cards: both people, while the cards are played."""
    t = table.state.table
    is_helped = "helping" in table.allowed and t.contract is not None and not t.over
    both = _declarer_and_dummy(table) if is_helped else None
    return both if both and all(table.players[each].kind == "person" for each in both) else None


def _declarer_and_dummy(table: LiveTable) -> tuple[int, int] | None:
    """Their players' numbers, once dummy's cards are on the table and where somebody came to both seats."""
    t = table.state.table
    if t.declarer is None or t.dummy not in t.faced:
        return None
    declarer, dummy = t.people.get(t.declarer), t.people.get(t.declarer.partner)
    return None if declarer is None or dummy is None else (table.board.seats[declarer], table.board.seats[dummy])


def speaks_for(table: LiveTable, player: int) -> int:
    """Whose moves a player makes: their own, or as dummy those of the bot that declares."""
    return player if table.state.table.over else _spoke_for(table, player)


def _spoke_for(table: LiveTable, player: int) -> int:
    """The same, also when the deal is over."""
    both = _bot_and_dummy(table)
    return both[0] if both is not None and both[1] == player and table.dummy_does == "plays" else player


def stand_in(table: LiveTable, player: int) -> int | None:
    """The person who makes the moves of that player's seat, if it is somebody else's."""
    both = bot_and_dummy(table)
    return both[1] if both is not None and both[0] == player and table.dummy_does == "plays" else None


def may_hurry(table: LiveTable) -> bool:
    """Bots may finish a deal at once where no second person holds cards of it."""
    return sum(each.kind == "person" for each in table.players) == 1


def may_ask_for_hints(table: LiveTable) -> bool:
    """Alone among bots everybody may; where other people play or the table is somebody else's, if it was opened so."""
    if table.spot is not None:
        return False  # the lesson says what there is to say
    return "hints" in table.allowed or (table.is_alone and not table.is_placed)


def may_take_back(table: LiveTable, player: int) -> bool:
    """Alone among bots the last own move can be taken back until the next deal comes, whatever was seen since.

    Not where results are set beside those of others: in competitions, classes and homework, and in the deal of the day.
    """
    is_free = table.is_alone and not (table.is_placed or table.is_daily or table.is_gathering or table.spot)
    return is_free and last_own_move(table, player) is not None


def take_back(table: LiveTable, player: int, deal: int, now: float) -> Resolution:
    """The deal as it stood before that player's last move. The log keeps what was played, and it is not counted."""
    if deal != table.deal:
        raise Refusal(MOVED_ON())
    to = last_own_move(table, player)
    if to is None or not may_take_back(table, player):
        raise Refusal(NOTHING_TO_TAKE_BACK())
    return table.taken_back(withdrawn(table.state, to), now)


def last_own_move(table: LiveTable, player: int) -> int | None:
    """The place in the log of what a player chose last, a claim that ended the deal too; no card that played itself."""
    t, home = table.state.table, table.home(_spoke_for(table, player))
    log = standing(table.state.log)
    by_themselves = set() if _people_may_err(table) else {at for at, _ in _played(log)[4 * (t.cards - 1) :]}
    chosen = ev.Played | ev.Called | ev.Chose | ev.Targeted | ev.Nominated
    made = ((at, event) for at, event in reversed(log) if at not in by_themselves)
    return next(
        (
            at
            for at, event in made
            if (isinstance(event, chosen) or (table.state.over and isinstance(event, ev.Claimed)))
            and mover(t, event) is home
        ),
        None,
    )


def _played(log: Sequence[tuple[int, ev.Happening]]) -> list[tuple[int, ev.Played]]:
    return [(at, event) for at, event in log if isinstance(event, ev.Played)]


def _people_may_err(table: LiveTable) -> bool:
    """Where people see to the laws themselves no card is played for them, and one can go back to its hand."""
    return bool(table.game.options.get("laws", False))


def awaits(table: LiveTable) -> ToRead | None:
    """What the bots wait for where one person plays among them, unless that person wants everything at once."""
    is_read = not table.is_unhurried or table.speed == "at once"
    if is_read or not table.is_alone or not may_hurry(table) or table.spot or table.state.over:
        return None
    t = table.state.table
    if bot_and_dummy(table) is not None:
        return None if "dummy" in table.facts.read else "dummy"
    is_opening = t.contract is not None and not t.tricks and not t.trick
    leads = (player for player, moves in table.state.turns.items() if isinstance(moves[0], ev.Played))
    is_bots = any(_is_moved_by_bot(table, player) for player in leads)
    return "opening" if is_opening and is_bots and "opening" not in table.facts.read else None


def read_opening(table: LiveTable, deal: int) -> Resolution:
    """The person has read how the deal began: the bots go on."""
    return Resolution() if deal != table.deal or awaits(table) != "opening" else Resolution((OpeningRead(),))


def is_hurried(table: LiveTable) -> bool:
    """Whether the only person at the table, being dummy, would rather see the result."""
    return table.dummy_does == "hurries" and may_hurry(table) and bot_and_dummy(table) is not None


def is_last_card(table: LiveTable) -> bool:
    """Whether each hand has one card: it plays itself, but where people may err they play it."""
    t = table.state.table
    waits_for_card = any(isinstance(moves[0], ev.Played) for moves in table.state.turns.values())
    return waits_for_card and len(t.tricks) == t.cards - 1 and not _people_may_err(table)


def laid_down(table: LiveTable) -> tuple[Seat, ev.Move] | None:
    """The move that a lesson has laid down for whoever's turn it is, and that nobody chooses."""
    return None if table.practice is None or table.is_at_rest else by_itself(table.practice, table.state)


def bot_turn(table: LiveTable) -> Seat | None:
    """The player whom the table waits for, if a bot moves, the lesson does, or a last card plays itself."""
    if table.is_lost or table.is_gathering or table.is_at_rest or table.is_paused:
        return None
    if (laid := laid_down(table)) is not None:
        return laid[0]
    if awaits(table) is not None:
        return None
    is_last = is_last_card(table)
    return next((seat for seat in table.state.turns if is_last or _is_moved_by_bot(table, seat)), None)


def point_at(table: LiveTable, player: int, deal: int, at: int, move: ev.Move) -> Pointing:
    """Dummy who helps points at a card that declarer may play now. Like a word it is not stored."""
    both = helped_by_dummy(table)
    if both is None or both[1] != player:
        raise Refusal(w.NOT_A_HELPER())
    is_now = (deal, at) == (table.deal, len(table.state.log))
    if not is_now or not isinstance(move, ev.Played) or move not in table.state.moves(table.home(both[0])):
        raise Refusal(MOVED_ON())
    table.pointed = Pointing(deal, at, move.seat, move.card.name)
    return table.pointed


def pointed_at(table: LiveTable, player: int | None) -> Pointing | None:
    """The card that dummy points at, for the two who look at it together and while nothing has been played since."""
    found = table.pointed
    both = helped_by_dummy(table) if found is not None and player is not None else None
    if found is None or both is None or player not in both:
        return None
    return found if (found.deal, found.at) == (table.deal, len(table.state.log)) else None


def be_dummy(table: LiveTable, player: int, deal: int, does: AsDummy) -> Resolution:
    """Dummy, whose partner is a bot, plays both hands, only watches, or has the bots finish."""
    both = bot_and_dummy(table)
    if deal != table.deal:
        raise Refusal(MOVED_ON())
    if both is None or both[1] != player:
        raise Refusal(w.NOT_DUMMY_OF_A_BOT())
    if does == "hurries" and not may_hurry(table):
        raise Refusal(w.OTHERS_PLAY())
    return Resolution((DummyChose(does=does),))


def _is_moved_by_bot(table: LiveTable, seat: Seat) -> bool:
    player = table.board.seats[seat]
    return table.players[player].kind == "bot" and stand_in(table, player) is None
