"""What a page asks for, and what it gets."""

from __future__ import annotations

import time

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub import bus as news
from kibitz.app.hub.boards.board_requests import answer_viewer
from kibitz.app.hub.classroom.learning import Learning
from kibitz.app.hub.clubhouse.reception import Reception
from kibitz.app.hub.company_requests import Company
from kibitz.app.hub.connection import TAKE_OVERS, Connection
from kibitz.app.hub.dealing.table_opening import TableOpening
from kibitz.app.hub.hub import Acknowledge, Hub
from kibitz.app.hub.lists import Lists
from kibitz.app.hub.past.again import Again
from kibitz.app.hub.past.finished import Finished
from kibitz.app.hub.past.own_progress import OwnProgress
from kibitz.app.hub.practising import Practising
from kibitz.app.page import protocol
from kibitz.app.page.call_meanings import meanings_at
from kibitz.app.page.protocol import Done, Outdated, Welcome
from kibitz.app.storage import store as st
from kibitz.app.storage.writer import Change, Conflict, StoreError
from kibitz.app.tables import moving, people
from kibitz.app.tables.company import ask_for_seat, come_back, not_placed, replace_gone, sight
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.names import clean_nickname
from kibitz.app.tables.seating import check_level, in_hands_of
from kibitz.engine.refusals import MOVED_ON, NOT_NOW


async def answer(hub: Hub, connection: Connection, request: protocol.Request) -> None:
    """Carry out a request; whatever is wrong with it is a `Refusal`."""
    if not connection.greeted and not isinstance(request, protocol.Hello):
        raise Refusal(w.SAY_HELLO_FIRST())
    try:
        await Desk(hub, connection).serve(request)
    except (Conflict, StoreError) as error:
        raise Refusal(w.NOT_STORED()) from error


def outdated(connection: Connection) -> None:
    """Have the page loaded anew, and talk no more with this one."""
    connection.send(Outdated())
    connection.close()


class Desk:
    """One request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection
        self.lists = Lists(hub, connection.identity)
        self.finished = Finished(hub, connection)

    async def serve(self, request: protocol.Request) -> None:
        if isinstance(request, protocol.ClubRequest):
            await Reception(self.hub, self.connection, self._somebody).serve(request)
            return
        match request:
            case protocol.Act():
                await self._act(request)
            case protocol.Hello():
                await self._hello(request)
            case protocol.OpenTable():
                self._not_too_many_tables()
                await TableOpening(self.hub, self.connection, self._somebody).open(request)
            case protocol.Join():
                await self._join(request)
            case protocol.Watch(id=number, table=code):
                await self._watch(number, code)
            case protocol.Leave(table=code):
                self.hub.look_away(self.connection, code)
            case protocol.GoOn(id=number, table=code, deal=deal):
                table, player = await self._seated(code)
                await self.hub.decide(table, lambda: table.get_ready(player, deal), self._acknowledge(number, table))
                await self.hub.go_on_if_ready(table)
            case protocol.EndSession(id=number, table=code):
                table, _ = await self._seated(code)
                not_placed(table)
                await self.hub.decide(table, lambda: table.stop(time.time()), self._acknowledge(number, table))
            case protocol.Say():
                await self._say(request)
            case protocol.StandUp(id=number, table=code):
                await self._change_seat(number, code, "bot")
            case protocol.SitDown(id=number, table=code):
                await self._change_seat(number, code, "person")
            case protocol.AskReplace():
                await self._replace(request)
            case protocol.SetLevel():
                await self._set_level(request)
            case protocol.SetPace(id=number, table=code, pace=pace):
                table, _ = await self._seated(code)
                await self.hub.decide(table, lambda: table.manners(speed=pace), self._acknowledge(number, table))
            case protocol.SetOrder(id=number, table=code, want=want):
                table, _ = await self._seated(code)
                acknowledge = self._acknowledge(number, table)
                await self.hub.next_deals.set_order(table, self.connection.identity, want, acknowledge)
            case protocol.BeDummy(id=number, table=code, deal=deal, does=does):
                table, _ = await self._seated(code)
                acknowledge = self._acknowledge(number, table)
                await self.hub.decide(
                    table, lambda: moving.be_dummy(table, self._player(table), deal, does), acknowledge
                )
            case protocol.PointAt():
                await self._point(request)
            case protocol.AskHint():
                table, player = await self._seated(request.table)
                address = self.connection.address
                self.connection.send(await self.hub.hints.answer(request, table, player, address))
            case protocol.AskHistory():
                self.connection.send(await self.lists.history(request))
            case protocol.AskDeal():
                self.connection.send(await self.finished.shown(request))
            case protocol.AskRecord():
                self.connection.send(await self.finished.record(request))
            case protocol.AskAnalysis():
                self.connection.send(await self.finished.analysis(request))
            case protocol.AskOpinion():
                self.connection.send(await self.finished.opinion(request, self.connection.address))
            case protocol.PlayAgain():
                self._not_too_many_tables()
                await Again(self.hub, self.connection, self._somebody).open(request)
            case protocol.AskMeanings():
                await self._explain(request)
            case protocol.AskTables(id=number):
                self.connection.send(protocol.Tables(number, await self.lists.open_tables()))
            case protocol.LetNetworkIn(id=number):
                self.connection.send(protocol.Network(number, await self._let_network_in()))
            case protocol.AskHandover(id=number):
                await self._hand_over(number)
            case protocol.TakeOver(code=code):
                await self._take_over(code)
            case protocol.AskPuzzle() | protocol.AnswerPuzzle() | protocol.AskDaily() | protocol.OpenDaily():
                await Practising(self.hub, self.connection, self._somebody).serve(request)
            case (
                protocol.AskLessons()
                | protocol.OpenLesson()
                | protocol.TurnPage()
                | protocol.AnswerQuestion()
                | protocol.WriteSheet()
                | protocol.PlayLesson()
                | protocol.StartOver()
            ):
                await Learning(self.hub, self.connection, self._somebody).serve(request)
            case protocol.AskProgress() | protocol.AskMyData() | protocol.ForgetMyDeals():
                await OwnProgress(self.hub, self.connection).serve(request)
            case protocol.AskBoard() | protocol.AskBoardAnalysis() | protocol.OrderDeals() | protocol.PlayDeals():
                await answer_viewer(self.hub, self.connection, self._somebody, request)
            case _:
                await Company(self.hub, self.connection).serve(request)

    # --- who I am

    async def _hello(self, request: protocol.Hello) -> None:
        if request.version != protocol.VERSION:
            outdated(self.connection)
            return
        if self.connection.greeted:
            raise Refusal(NOT_NOW())
        known = await self.store.identity(people.hashed(request.token)) if request.token else None
        if known is not None and request.token:
            self.connection.token = request.token
            await self._recognised(*known)
        else:
            # Nobody is stored who only looks in; the token counts from the first table on.
            self.connection.greeted = True
            self.connection.send(Welcome(protocol.VERSION, self.connection.token, None, ()))

    async def _recognised(self, identity: str, nickname: str | None, *, moved: bool = False) -> None:
        self.connection.greeted = True
        self.connection.nickname = nickname
        self.hub.arrive(self.connection, identity, moved=moved)
        lines = await Lists(self.hub, identity).my_tables()
        self.connection.send(Welcome(protocol.VERSION, self.connection.token, nickname, lines))

    async def _somebody(self, nickname: str | None) -> str:
        """My identity, stored with the nickname if it is new. Who only solves puzzles needs none."""
        connection, now = self.connection, time.time()
        name = connection.nickname if nickname is None else clean_nickname(nickname)
        if connection.identity is None:
            if not connection.address.may_be_new():
                raise Refusal(w.TOO_MANY_PEOPLE())
            identity = people.fresh_identity()
            token = {"hash": people.hashed(connection.token), "identity": identity, "created": now}
            person = {"id": identity, "nickname": name, "created": now}
            await self.store.commit((Change(st.NEW_IDENTITY, (person,)), Change(st.NEW_TOKEN, (token,))))
            self.hub.arrive(connection, identity)
        elif connection.nickname != name:
            await self.store.commit((Change(st.NICKNAME, ({"who": connection.identity, "name": name},)),))
        connection.nickname = name
        assert connection.identity is not None
        return connection.identity

    async def _let_network_in(self) -> str:
        if self.hub.address is None:
            if self.hub.let_network_in is None or not self.connection.is_from_here:
                raise Refusal(w.NOT_FROM_HERE())
            self.hub.address = await self.hub.let_network_in()
        return self.hub.address

    async def _hand_over(self, number: int) -> None:
        identity = self.connection.identity
        if identity is None:
            raise Refusal(w.NOT_SEATED())
        code, now = people.fresh_handover_code(), time.time()
        row = {"hash": people.hashed(code), "identity": identity, "expires": now + people.HANDOVER_SECONDS}
        expired = Change(st.HANDOVER_USED, ({"code": "", "now": now},))
        await self.store.commit((expired, Change(st.NEW_HANDOVER, (row,))))
        self.connection.send(protocol.Handover(number, f"{code[:4]}-{code[4:]}"))

    async def _take_over(self, typed: str) -> None:
        self.connection.take_overs += 1
        if self.connection.take_overs > TAKE_OVERS or not self.connection.address.may_try_code():
            raise Refusal(w.TOO_FAST())
        now = time.time()
        identity = await self.store.handover(people.hashed(people.read_code(typed)), now)
        if identity is None:
            raise Refusal(w.BAD_CODE())
        # A new token, for only hashes are stored; the older ones end, so that what was handed over is.
        self.connection.token = people.fresh_token()
        token_hash = people.hashed(self.connection.token)
        row = {"hash": token_hash, "identity": identity, "created": now}
        ended = Change(st.END_TOKENS, ({"who": identity, "but": token_hash},))
        codes = Change(st.END_HANDOVERS, ({"who": identity},))
        await self.store.commit((ended, codes, Change(st.NEW_TOKEN, (row,))))
        for code in tuple(self.connection.watching):
            self.hub.look_away(self.connection, code)
        found = await self.store.identity(token_hash)
        await self._recognised(identity, found[1] if found else None, moved=True)

    # --- tables and seats

    def _not_too_many_tables(self) -> None:
        if not (self.connection.tables.may_take() and self.connection.address.may_open_table()):
            raise Refusal(w.TOO_MANY_TABLES())

    async def _join(self, request: protocol.Join) -> None:
        table = await self.hub.table(request.table)
        identity = await self._somebody(request.nickname)
        nickname = self.connection.nickname or ""

        wish = request.player
        acknowledge = self._acknowledge(request.id, table)
        self.hub.look(self.connection, table)  # first, or the others would see somebody who is not there
        await self.hub.decide(table, lambda: ask_for_seat(table, identity, nickname, wish), acknowledge)

    async def _watch(self, number: int, code: str) -> None:
        table = await self.hub.table(code)
        self.hub.look(self.connection, table)
        await self.hub.decide(table, lambda: come_back(table, self.connection.identity))
        self.connection.send(Done(number, table.id))

    async def _seated(self, code: str) -> tuple[LiveTable, int]:
        """A table at which I have a seat, and which."""
        table = await self.hub.table(code)
        return table, self._player(table)

    def _player(self, table: LiveTable) -> int:
        """Where I sit. While a decision waits for its turn that may change: it asks again."""
        player = table.player_of(self.connection.identity) if self.connection.identity else None
        if player is None:
            raise Refusal(w.NOT_SEATED())
        return player

    async def _change_seat(self, number: int, code: str, kind: str) -> None:
        table, _ = await self._seated(code)

        def decider() -> Resolution:
            if table.is_gathering:
                raise Refusal(w.NOT_BEGUN())
            if kind == "bot":
                not_placed(table)
            player = self._player(table)
            return table.seat(player, in_hands_of(table, player, kind))

        await self.hub.decide(table, decider, self._acknowledge(number, table))
        await self.hub.go_on_if_ready(table)

    async def _replace(self, request: protocol.AskReplace) -> None:
        table, _ = await self._seated(request.table)
        gone, agree = request.player, request.agree

        def decider() -> Resolution:
            return replace_gone(table, self._player(table), gone, agree, self.hub.people_here(table), time.time())

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))
        await self.hub.go_on_if_ready(table)

    async def _set_level(self, request: protocol.SetLevel) -> None:
        check_level(request.level)
        table, _ = await self._seated(request.table)
        not_placed(table)
        if not 0 <= request.player < len(table.players):
            raise Refusal(w.NO_SUCH_PLAYER())

        def decider() -> Resolution:
            who = table.players[request.player]
            if who.kind != "bot":
                raise Refusal(w.NOT_A_BOT())
            return table.seat(request.player, replace(who, level=request.level))

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))

    # --- playing

    async def _act(self, request: protocol.Act) -> None:
        people.check_nonce(request.nonce)
        table, _ = await self._seated(request.table)

        def decider() -> Resolution:
            player = self._player(table)
            if table.players[player].kind != "person":
                raise Refusal(w.BOT_HAS_SEAT())
            if moving.laid_down(table) is not None:
                raise Refusal(MOVED_ON())  # the lesson moves for everybody
            speaker = moving.speaks_for(table, player)
            return table.act(speaker, request.deal, request.at, request.nonce, request.move, time.time())

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))
        self.hub.metrics.moves += 1

    async def _point(self, request: protocol.PointAt) -> None:
        table, player = await self._seated(request.table)
        pointed = moving.point_at(table, player, request.deal, request.at, request.move)
        self.connection.send(Done(request.id, table.id))
        self.hub.changed(table)
        self.hub.bus.tell(news.Pointed(process=self.hub.bus.process, table=table.id, pointed=pointed))

    async def _explain(self, request: protocol.AskMeanings) -> None:
        table = await self.hub.table(request.table)
        if request.deal != table.deal or table.state.over:
            self.connection.send(await self.finished.meanings(request))
            return
        if sight(table, self.connection.identity) == "door":
            raise Refusal(w.NO_SUCH_CALL())
        self.connection.send(protocol.Meanings(request.id, meanings_at(table, request.place)))

    async def _say(self, request: protocol.Say) -> None:
        phrase = next((each for each in protocol.PHRASES if each.text == request.phrase), None)
        if phrase is None:
            raise Refusal(w.NO_SUCH_PHRASE())
        table, player = await self._seated(request.table)
        if phrase.after_deal and not table.state.over:
            raise Refusal(w.SAID_LATER())
        self.hub.speak(table.id, player, request.phrase)
        process = self.hub.bus.process
        self.hub.bus.tell(news.Spoken(process=process, table=table.id, player=player, phrase=request.phrase))

    def _acknowledge(self, number: int, table: LiveTable) -> Acknowledge:
        """Says that the request is stored; the hub does it before anybody is shown what changed."""
        return lambda decision: self.connection.send(Done(number, table.id, decision.at if decision else None))
