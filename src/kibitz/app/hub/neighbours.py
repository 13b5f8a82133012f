"""The other processes that share the database: what they tell this one, and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kibitz.app.live import bus as news

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


class Neighbours:
    """Hears the news for one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def hear(self, notice: news.AnyNotice) -> None:
        self.hub.presence.heard_from(notice.process)
        match notice:
            case news.LogsGrew(codes=codes, added=added):
                for code in codes:
                    self.hub.ledgers.heard(code, bytes(added[code]) if code in added else None)
            case news.Here(process=process, table=code, identity=identity):
                was_here = self.hub.presence.is_here(code, identity)
                self.hub.presence.here_elsewhere(process, (code, identity))
                if not was_here:
                    self.hub.presence_changed(code, identity)
            case news.Gone(process=process, table=code, identity=identity):
                self.hub.presence.gone_elsewhere(process, (code, identity))
                if not self.hub.presence.is_here(code, identity):
                    self.hub.presence_changed(code, identity)
            case news.Arrived(identity=identity, moved=moved):
                self.hub.supersede(identity, moved=moved)
            case news.Spoken(table=code, player=player, phrase=phrase):
                self.hub.speak(code, player, phrase)
            case news.Pointed(table=code, pointed=pointed):
                if code in self.hub.tables:
                    self.hub.tables[code].pointed = pointed
                    self.hub.changed(self.hub.tables[code])
            case news.VoiceCame() | news.VoiceWent() | news.VoiceCarried():
                self.hub.voices.hear(notice)
            case news.RollCall():
                self._answer_roll_call()
            case news.Alive():
                pass
            case _:
                self.hub.when_told[type(notice)](notice)

    def _answer_roll_call(self) -> None:
        for code, identity in self.hub.presence.everyone_here():
            self.hub.bus.tell(news.Here(process=self.hub.bus.process, table=code, identity=identity))
        self.hub.voices.tell_all()

    def after_gap(self) -> None:
        """News may have been missed, also at the very beginning: look at everything again, and ask who is where."""
        self.hub.bus.tell(news.RollCall(process=self.hub.bus.process))
        self._answer_roll_call()
        self.hub.ledgers.tidy(after_gap=True)
