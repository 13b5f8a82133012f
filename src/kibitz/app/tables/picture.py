"""All that one person sees of one table, drawn from that seat's view and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.tables import choices, moving
from kibitz.app.tables.call_meanings import bidding_at, has_bidding, has_meanings
from kibitz.app.tables.company import PATIENCE_SECONDS
from kibitz.app.tables.lesson_tasks import lesson_table
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import (
    CardPlayed,
    ContractShown,
    Offers,
    Outcome,
    Pending,
    Picture,
    Place,
    Playable,
    ShuffleShown,
    TrickShown,
)
from kibitz.app.tables.seeing import Seen
from kibitz.app.tables.speaking import in_voice
from kibitz.app.tables.waiting_room import asked_for_seat, knocks
from kibitz.cards import NT, Deal, Hand, Seat, Side, Strain, arranged
from kibitz.engine import Game, State, View
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.games.naming import contract_text
from kibitz.narration import story
from kibitz.narration import wording as told
from kibitz.narration.before_play import opening
from kibitz.narration.headlines import headline
from kibitz.narration.milestones import milestones
from kibitz.narration.outlook import outlook, vulnerability
from kibitz.narration.score_lines import score_lines
from kibitz.narration.sheet_sides import own_first
from kibitz.narration.verdicts import verdict
from kibitz.rules.announcing import PACK_POINTS
from kibitz.rules.dealing import as_dealt
from kibitz.rules.inspecting import kept_in_order
from kibitz.sessions import Sheet

STORY_LINES = 40
"""How much of the story a picture has."""

Present = Callable[[int], bool]


class DrawnTable(Struct, frozen=True):
    """A picture in the parts that are compared: what a card leaves as it is, what all see of it, and the rest."""

    lasting: Picture
    shared: Mapping[str, Any]
    own: Mapping[str, Any]

    def whole(self) -> Picture:
        return replace(self.lasting, **self.shared, **self.own)


class _ForAll(Struct, frozen=True):
    """A table as everybody sees it, who sits there and who only looks on; and what decides who may do anything.

    `lasting` are the fields as they stay from card to card, as long as what they are `made_of` is the same; of those
    that a card changes `shared` are the same for all, and `own` are as who only looks on sees them.
    """

    made_of: tuple[object, ...]
    lasting: Picture
    shared: Mapping[str, Any]
    own: Mapping[str, Any]
    is_laid_down: bool
    moves_itself: bool
    both: tuple[int, int] | None  # declarer who is a bot, and dummy who is a person
    helped: tuple[int, int] | None  # declarer, and dummy who came round the table


def draw(
    table: LiveTable,
    player: int | None,
    is_present: Present,
    *,
    now: float = 0.0,
    visitor: str | None = None,
    voices: Mapping[str, str] | None = None,
) -> Picture:
    """The table as a player sees it, or a spectator (None), who may be known. Who let a bot play is one for so long."""
    return drawn(table, player, is_present, now=now, visitor=visitor, voices=voices).whole()


def drawn(
    table: LiveTable,
    player: int | None,
    is_present: Present,
    *,
    now: float = 0.0,
    visitor: str | None = None,
    voices: Mapping[str, str] | None = None,
) -> DrawnTable:
    """The same in its parts. What all see is drawn once, and to it comes what this one person has besides."""
    here = tuple([each.kind == "person" and is_present(number) for number, each in enumerate(table.players)])
    gone = tuple(max(0, int(now - since)) for since in table.gone_since.values()) if table.gone_since else ()
    company = here, gone, id(table.practice)
    common = table.kept.of("picture", (table.revision, company), lambda: _for_all(table, is_present, now, company))
    if player is not None:
        lasting, own = _for_one(table, common, player, is_present, now)
        if table.has_voice:
            own["voice"] = in_voice(table, player, voices or {})
        return DrawnTable(lasting, common.shared, own)
    is_yours = visitor is not None and visitor == table.owner
    return DrawnTable(
        common.lasting,
        common.shared,
        {**common.own, "is_yours": is_yours, "asked": asked_for_seat(table, visitor)},
    )


def _for_all(table: LiveTable, is_present: Present, now: float, company: tuple[object, ...]) -> _ForAll:
    seen = table.seen_by(None)
    view = seen.view(table.state, table.asides)
    t = view.table
    is_laid_down = table.is_at_rest or table.is_paused or moving.laid_down(table) is not None
    moves_itself = is_laid_down or moving.is_last_card(table)
    shared: dict[str, Any] = {
        "at": view.at,
        "turn": None if table.is_at_rest else _turn(table, t),
        "waiting": () if moves_itself else _waiting(table, view),
        "trick": _cards(t.trick),
        "last_winner": t.tricks[-1].winner if t.tricks else None,
        "tricks_won": t.won,
        "kept": _kept(table.game, t),
    }
    own: dict[str, Any] = {
        "last_trick": _last_trick(view),
        "pending": _pending(table, view, None, False, is_present),
        "story": _story(seen, view),
        "told": len(seen.story.lines),
    }
    # A card changes none of the other fields: they are drawn anew with whatever else happens.
    same = (t.people, t.announced, t.calls, t.declarer, t.contract, t.faced, t.awarded, bool(t.tricks))
    is_in_play = t.contract is not None and bool(t.tricks or t.trick) and not t.over and table.spot is None
    made_of = table.facts, table.deal, len(table.results), company, same if is_in_play else table.revision
    lasting = table.kept.of("lasting", made_of, lambda: _lasting(table, t, {**shared, **own}))
    sight = _Sight(table, view, None, None, is_present, now, made_of)
    own["places"] = tuple(map(sight.place, Seat))
    both, helped = table.kept.of(
        "partners", made_of, lambda: (moving.bot_and_dummy(table), moving.helped_by_dummy(table))
    )
    return _ForAll(made_of, lasting, shared, own, is_laid_down, moves_itself, both, helped)


def _lasting(table: LiveTable, t: Table, changing: Mapping[str, Any]) -> Picture:
    sheets, standing = table.sheets()
    return Picture(
        **changing,
        places=(),
        table=table.id,
        deal=table.deal,
        game=table.game.name,
        options=table.game.options,
        session=table.session_name,
        deck="french" if table.game.deck.name == "french" else "colours",
        you=None,
        seat=None,
        dealer=t.dealer,
        vulnerable=t.header.vulnerable,
        below=t.header.below,
        contract=contract_shown(table.game, t),
        auction=tuple((called.seat, called.call.name) for called in t.calls),
        has_meanings=has_meanings(table.state, t),
        bidding=bidding_at(table, t) if has_bidding(table.game) else None,
        playable=(),
        choices=(),
        offers=choices.NO_OFFERS,
        sheets=own_first(sheets, None),
        verdict=verdict(standing, table.names) if table.over else None,
        has_won=False,
        outcome=outcome(table.state, t, None) if t.over else None,
        ready=tuple(sorted(table.ready)),
        stopping=table.stopping,
        free=tuple(
            number for number, each in enumerate(table.players) if each.identity is None and not table.is_placed
        ),
        until=table.until,
        watchable=table.is_watchable,
        practice=table.is_practice,
        lent=tuple(number for number, each in enumerate(table.players) if each.kind == "bot" and each.identity),
        number=table.board.number,
        digest=t.digest,
        redealt=_redealt(table),
        pace=table.speed,
        may_hurry=moving.may_hurry(table),
        vulnerability=_vulnerability(table, None),
        outlook=_outlook(table, None),
        milestones=milestones(table.session, table.results, t, None) if t.over else (),
        patience=int(PATIENCE_SECONDS),
        lesson=lesson_table(table),
        placed=table.is_placed,
        paused=table.is_paused,
        all_shown=table.is_shown,
        allowed=tuple(sorted(table.allowed)),
        first=table.first,
        order=table.ordered.want if table.ordered else "",
    )


def _for_one(
    table: LiveTable, common: _ForAll, player: int, is_present: Present, now: float
) -> tuple[Picture, dict[str, Any]]:
    """What a card does not change of what a player sees, and what it does."""
    both, helped = common.both, common.helped
    plays_self = table.players[player].kind == "person"
    # Who as dummy plays both hands for a bot sees the table as that bot would.
    speaker = both[0] if both is not None and both[1] == player and table.dummy_does == "plays" else player
    seen = table.seen_by(speaker if plays_self else None)
    view = seen.view(table.state, table.asides)
    made_of = common.made_of
    lasting = table.kept.of(("lasting", player), made_of, lambda: _lasting_for(table, common, player, view.table))
    pointed = moving.pointed_at(table, player)
    helps = helped is not None and helped[1] == player
    own = player, speaker, helped[0] if helped is not None and helps else player
    sight = _Sight(table, view, player, helped, is_present, now, made_of)
    return lasting, {
        "places": tuple([sight.place(each.seat) if each.player in own else each for each in common.own["places"]]),
        "last_trick": _last_trick(view),
        "playable": _playable(table, view, helped, player) if plays_self and not common.moves_itself else (),
        "choices": choices.choices(view) if plays_self and not common.is_laid_down else (),
        "offers": _offers(table, view, player if plays_self else None),
        "pending": _pending(table, view, player, plays_self and not table.is_paused, is_present),
        "story": _story(seen, view),
        "told": len(seen.story.lines),
        "pointed": None if pointed is None else CardPlayed(pointed.seat, pointed.card),
    }


def _lasting_for(table: LiveTable, common: _ForAll, player: int, t: Table) -> Picture:
    """What a card does not change of what a player sees."""
    both, helped = common.both, common.helped
    who = table.players[player]
    plays_self = who.kind == "person"
    home = table.home(moving.speaks_for(table, player))
    side, place = home.side, story.place_of(t, home)
    helps = helped is not None and helped[1] == player
    return replace(
        common.lasting,
        you=player,
        seat=place,
        sheets=_sheets(table, side),
        has_won=table.over and _has_won(table, player),
        outcome=_outcome(table, t, place) if t.over else None,
        bot_plays=not plays_self,
        is_yours=who.identity is not None and who.identity == table.owner,
        knocks=knocks(table, player) if plays_self else (),
        asked=asked_for_seat(table, who.identity),
        dummy_does=table.dummy_does if both is not None and both[1] == player else None,
        awaits=moving.awaits(table) if plays_self else None,
        vulnerability=_vulnerability(table, side),
        outlook=_outlook(table, home),
        milestones=milestones(table.session, table.results, t, side) if t.over else (),
        hints=plays_self and not t.over and moving.may_ask_for_hints(table),
        helping=None if helped is None or player not in helped else "gives" if helps else "gets",
        opening=_opening(table, t, place) if plays_self else (),
    )


def _outcome(table: LiveTable, t: Table, place: Seat) -> Outcome:
    """The same until the next deal, or until something is taken back."""
    made_of = table.deal, len(table.state.log)
    return table.kept.of(("outcome", place), made_of, lambda: outcome(table.state, t, place))


def _story(seen: Seen, view: View) -> Mapping[int, Text]:
    return seen.story.readable(STORY_LINES, view.table, view.inspection)


def _last_trick(view: View) -> tuple[CardPlayed, ...]:
    t = view.table
    return _cards(t.tricks[-1].plays if t.over and t.tricks else view.inspection)


def _sheets(table: LiveTable, side: Side) -> tuple[Sheet, ...]:
    """The sheets as the players of a side read them: they change with a result, and not with a card."""
    sheets, _ = table.sheets()
    made_of = len(table.results), table.names, table.stopping, table.state.over
    return table.kept.of(("sheets", side), made_of, lambda: own_first(sheets, side))


def _vulnerability(table: LiveTable, side: Side | None) -> Text | None:
    made_of = table.deal, len(table.results)
    return table.kept.of(("vulnerability", side), made_of, lambda: vulnerability(table.session, table.board, side))


def _outlook(table: LiveTable, home: Seat | None) -> tuple[Text, ...]:
    """What is still needed: it changes with a result. No deal comes after the last one, wherever the session is."""
    if table.over or table.stopping:
        return ()
    made_of = table.deal, len(table.results), table.names
    return table.kept.of(
        ("outlook", home), made_of, lambda: outlook(table.session, table.results, table.board, home, table.names)
    )


def _opening(table: LiveTable, t: Table, place: Seat) -> tuple[Text, ...]:
    if t.trick or t.tricks:
        return ()
    names = {seat: table.players[table.board.seats[home]].name for seat, home in t.people.items()}
    return opening(t, table.game.goals(t), place, None if table.is_at_rest else _turn(table, t), names)


def _kept(game: Game, t: Table) -> tuple[Side, ...] | None:
    """Law 12: a card before its player points to the winners of its trick, and everybody sees that."""
    return tuple(trick.winner.side for trick in t.tricks) if game.inspect is kept_in_order else None


def _redealt(table: LiveTable) -> Text | None:
    """Why the deal before was thrown in, if this one was dealt in its place."""
    last = table.results[-1] if table.results and not table.state.over else None
    if last is None or last.thrown_in is None or last.board.number != table.board.number:
        return None
    return story.thrown_in(last.thrown_in.reason)


def _has_won(table: LiveTable, player: int) -> bool:
    """Of a session that is over. Where all are level nobody has."""
    _, standing = table.sheets()
    return player in standing.winners and len(standing.leaders) < len(standing.parties)


def _offers(table: LiveTable, view: View, player: int | None) -> Offers:
    if player is None or table.spot is not None or table.is_paused:
        return choices.NO_OFFERS
    offers = _beside(table, view).offers
    at_once = moving.may_take_back(table, player)
    undo = not at_once and offers.undo and view.seat is not None and table.may_take_back(view.seat)
    sure = choices.sure(view) if offers.claim_up_to is not None else None
    if sure is None and not at_once and undo == offers.undo:
        return offers
    return replace(offers, undo=undo, take_back=at_once, sure=sure)


def contract_shown(game: Game, t: Table) -> ContractShown | None:
    if t.contract is None:
        return None
    # Where nobody declares and nothing is trumps there is no contract to speak of.
    is_plain = t.declarer is None and t.contract.strain is NT
    text = told.EVERY_TRICK() if is_plain else contract_text(t.contract)
    return ContractShown(text, t.contract.strain.letter, game.goals(t), t.declarer)


def outcome(state: State, t: Table, place: Seat | None) -> Outcome:
    """The end of a deal, from a table that has been laid open, for who sits there or only looks on (None)."""
    told_first = headline(t, state.game.goals(t), place.side if place else None)
    assert t.laid_open is not None
    dealt = as_dealt(t.laid_open.hands, state.log)
    return Outcome(
        headline=told_first.text,
        mood=told_first.mood,
        text=story.result(t),
        score=story.score(t),
        points=story.side_scores(t),
        lines=score_lines(t),
        thrown_in=t.thrown_in is not None,
        hands={seat: sorted_cards(hand, t.strain) for seat, hand in t.dealt.items()},
        tricks=tuple(TrickShown(_cards(trick.plays), trick.winner) for trick in t.tricks),
        code=dealt.code,
        committed=t.laid_open.seed is not None,
        shuffle=_shuffle(t, dealt),
    )


def _shuffle(t: Table, dealt: Deal) -> ShuffleShown | None:
    shown = t.laid_open
    if shown is None or shown.seed is None or shown.salt is None or t.cut is None:
        return None
    hands = {seat: tuple(card.name for card in dealt[seat]) for seat in Seat}
    return ShuffleShown(shown.seed, shown.salt, t.cut, t.header.dealer.left, t.header.hand_size, hands)


@lru_cache(maxsize=8192)  # a hand is drawn for everybody after every card, and changes once a trick
def columns(hand: Hand, trumps: Strain | None) -> tuple[tuple[str, ...], ...]:
    """A hand laid on the table: a column for each suit, high cards first."""
    return tuple(tuple(card.name for card in suit) for suit in arranged(hand, trumps))


@lru_cache(maxsize=8192)
def sorted_cards(hand: Hand, trumps: Strain | None) -> tuple[str, ...]:
    """A hand for a fan: suits of alternating colours, high cards at the left, trumps first once they are named."""
    return tuple(chain.from_iterable(columns(hand, trumps)))


class _Sight:
    """The places of the table for one who looks."""

    def __init__(
        self,
        table: LiveTable,
        view: View,
        viewer: int | None,
        helped: tuple[int, int] | None,
        is_present: Present,
        now: float,
        made_of: tuple[object, ...],
    ) -> None:
        self._table = table
        self._view = view
        self._viewer = viewer
        self._helped = helped
        self._is_present = is_present
        self._now = now
        self._made_of = made_of

    def place(self, seat: Seat) -> Place:
        """The same as before, unless a card has left its hand or come back to it, or more than a card has changed."""
        made_of = self._made_of, self._table.state.table.hands.get(seat)
        return self._table.kept.of(("place", seat, self._viewer), made_of, lambda: self._drawn(seat))

    def _drawn(self, seat: Seat) -> Place:
        table, view, t = self._table, self._view, self._view.table
        home = t.people.get(seat)
        player = None if home is None else table.board.seats[home]
        # A dummy who has come round the table to help sees declarer's cards.
        is_helped = self._helped is not None and player is not None and self._helped == (player, self._viewer)
        is_open = not t.over and (table.is_shown or is_helped)
        hand = t.dealt.get(seat) if t.over else (table.state.table if is_open else t).hands.get(seat)
        is_mine = home is not None and home is view.seat
        # A hand that was shown with a claim and picked up again is remembered by the view, but no longer shown.
        in_sight = hand is not None and (is_mine or t.over or is_open or seat in t.faced)
        face_up = (is_open or seat in t.faced) and not t.over
        who = None if player is None else table.players[player]
        is_away = who is not None and player is not None and who.kind == "person" and not self._is_present(player)
        since = table.gone_since.get(who.identity) if is_away and who is not None and who.identity else None
        guest = table.guests.get(who.identity) if who is not None and who.identity else None
        return Place(
            seat=seat,
            player=player,
            name="" if who is None else who.name,
            kind=_kind(table, player, self._viewer),
            away=is_away,
            role="declarer" if seat is t.declarer else "dummy" if seat is t.dummy else None,
            cards=sorted_cards(hand, t.strain) if hand is not None and in_sight and (is_mine or not face_up) else (),
            columns=columns(hand, t.strain) if hand is not None and in_sight and face_up else (),
            count=_count(table, t, seat),
            said=_said(t, table.state.log, seat, home) if home is not None else None,
            level=who.level if who is not None and who.kind == "bot" else None,
            away_for=None if since is None else max(0, int(self._now - since)),
            leaving=guest is not None and guest.standing == "leaving",
            facts=_facts(t, table.state.log, seat, home) if home is not None else (),
            played_by=_played_by(table, player),
        )


def _playable(table: LiveTable, view: View, helped: tuple[int, int] | None, player: int) -> tuple[Playable, ...]:
    """The cards that this person plays, or as a dummy who helps may point at: declarer's."""
    if helped is not None and player == helped[1]:
        view = table.seen_by(helped[0]).view(table.state, table.asides)
    return choices.playable(view, _beside(table, view).cards)


def _beside(table: LiveTable, view: View) -> choices.Beside:
    """Whose claims are the same as before is offered the same."""
    return table.kept.of(("beside", view.seat), view.asides, lambda: choices.beside(view.asides))


def _waiting(table: LiveTable, view: View) -> tuple[int, ...]:
    """Whom the table waits for: who plays for a bot in its place."""
    players = [table.board.seats[seat] for seat in view.waiting]
    return tuple(player if (who := moving.stand_in(table, player)) is None else who for player in players)


def _played_by(table: LiveTable, player: int | None) -> str | None:
    who = None if player is None else moving.stand_in(table, player)
    return None if who is None else table.players[who].name


def _kind(table: LiveTable, player: int | None, viewer: int | None) -> Literal["you", "person", "bot", "spare"]:
    if player is None:
        return "spare"
    if player == viewer:
        return "you"
    return table.players[player].kind


def _count(table: LiveTable, t: Table, seat: Seat) -> int:
    """How many cards a hand has: everyone sees that."""
    if not table.state.table.dealt:
        return 0
    if t.over:
        return t.cards
    return t.cards - len(t.tricks) - any(play.seat is seat for play in t.trick)  # each trick has a card of every hand


def _said(t: Table, log: tuple[ev.AnyEvent, ...], seat: Seat, home: Seat) -> Text | None:
    """The last thing a player announced or called; with three players the points of the hand held now."""
    if t.tricks:
        return None
    if t.header.spare is not None:
        points = _points_held(t, log).get(seat)
        return None if points is None else told.SAID[ev.Measure.POINTS](number=points)
    announced = [said for said in t.announced if said.seat is home]
    if announced:
        return told.SAID[announced[-1].measure](number=announced[-1].number)
    called = [said.call for said in t.calls if said.seat is home]
    return told.CALL_BUTTON(call=called[-1].name) if called else None


def _facts(t: Table, log: tuple[ev.AnyEvent, ...], seat: Seat, home: Seat) -> tuple[Text, ...]:
    """What was announced of a hand: everybody has heard it, and nobody has to remember it."""
    if t.contract is None or t.over:
        return ()
    if t.header.spare is not None:
        points = _points_held(t, log).get(seat)
        return () if points is None else (told.SAID[ev.Measure.POINTS](number=points),)
    return _said_of(t.announced, home)


@lru_cache(maxsize=8192)
def _said_of(announced: tuple[ev.Announced, ...], home: Seat) -> tuple[Text, ...]:
    said = {each.measure: each.number for each in announced if each.seat is home}
    return tuple(told.SAID[measure](number=said[measure]) for measure in ev.Measure if measure in said)


def _points_held(t: Table, log: tuple[ev.AnyEvent, ...]) -> dict[Seat, int]:
    """The points of the hand at each place, as all at a table of three know them: the spare hand has the rest."""
    held = t.announcements(ev.Measure.POINTS)
    if len(held) < len(t.players):
        return held
    assert t.header.spare is not None
    held[t.header.spare] = PACK_POINTS - sum(held.values())
    for event in log:
        if isinstance(event, ev.Exchanged):
            held[event.seat], held[event.other] = held[event.other], held[event.seat]
    return held


def _turn(table: LiveTable, t: Table) -> Seat | None:
    turns: Mapping[Seat, tuple[ev.Move, ...]] = table.state.turns
    if len(turns) != 1:
        return None
    ((player, moves),) = turns.items()
    return moves[0].seat if isinstance(moves[0], ev.Played) else story.place_of(t, player)


def _cards(plays: tuple[ev.Played, ...]) -> tuple[CardPlayed, ...]:
    return tuple(CardPlayed(play.seat, play.card.name) for play in plays)


def _pending(table: LiveTable, view: View, player: int | None, plays_self: bool, is_present: Present) -> Pending | None:
    """The question that waits, first of all the one that this person must answer."""
    in_deal = _asked_in_deal(table, view, plays_self)
    if in_deal is not None and in_deal.answer:
        return in_deal
    gone = next((number for number in table.votes if table.players[number].kind == "person"), None)
    if gone is None or is_present(gone):
        return in_deal
    voters = table.votes[gone]
    asked = plays_self and player != gone and player not in voters
    if in_deal is not None and not asked:
        return in_deal
    text = w.REPLACE_ASKED(who=table.players[gone].name)
    return Pending("replace", min(voters), text, (), about=gone, asked=asked)


def _asked_in_deal(table: LiveTable, view: View, plays_self: bool) -> Pending | None:
    t = view.table
    question = t.claim or t.asked
    if question is None:
        return None
    by = table.board.seats[question.seat]
    answer = tuple(choice for choice in choices.choices(view) if choice.group == "answer") if plays_self else ()
    if isinstance(question, ev.Claimed):
        who = story.place_of(t, question.seat)
        text = told.CLAIMS(who=who, tricks=question.tricks, left=t.remaining, line=question.line)
        return Pending("claim", by, text, answer)
    return Pending("undo", by, told.ASKS_UNDO(who=story.place_of(t, question.seat)), answer)
