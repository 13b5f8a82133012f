"""Which subject answers which request, and what of each subject lives as long as the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, get_args

from kibitz.app import protocol
from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledger_requests import LedgerAnswers
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.live.connection import Connection
from kibitz.app.messages import FromPage, Outdated
from kibitz.app.storage.writer import Conflict, StoreError
from kibitz.app.subjects.administration.answers import OfficeAnswers
from kibitz.app.subjects.classes.answers import ClassAnswers, class_ledger
from kibitz.app.subjects.classes.desk_answers import DeskAnswers
from kibitz.app.subjects.classes.live_classes import Classes
from kibitz.app.subjects.competition.answers import CompetitionAnswers, competition_ledger
from kibitz.app.subjects.competition.competition_tables import CompetitionTables
from kibitz.app.subjects.competition.results_answers import ResultsPageAnswers, results_ledger
from kibitz.app.subjects.competition.slip_answers import SlipAnswers
from kibitz.app.subjects.evening.answers import EveningAnswers, evening_ledger
from kibitz.app.subjects.home.answers import HomeAnswers
from kibitz.app.subjects.homework.answers import HomeworkAnswers, homework_ledger
from kibitz.app.subjects.homework.live_homework import Homeworks
from kibitz.app.subjects.league.answers import LeagueAnswers, league_ledger
from kibitz.app.subjects.league.league_tables import LeagueTables
from kibitz.app.subjects.lesson.answers import LessonAnswers
from kibitz.app.subjects.lookback.answers import LookbackAnswers
from kibitz.app.subjects.practice.answers import PracticeAnswers
from kibitz.app.subjects.table.answers import TableAnswers
from kibitz.app.subjects.table.voice_answers import VoiceAnswers
from kibitz.app.subjects.viewer.answers import ViewerAnswers


class Answers(Protocol):
    """One request of one page."""

    async def serve(self, request: Any) -> None:
        """Answer it, or refuse."""


LEDGERS: Final[tuple[Callable[[Hub], LedgerSubject[Any, Any]], ...]] = (
    class_ledger,
    homework_ledger,
    competition_ledger,
    results_ledger,
    league_ledger,
    evening_ledger,
)
"""What each subject says of its ledgers, which are made, followed and had as files alike."""

_SUBJECTS: Final[tuple[tuple[object, Callable[[Hub, Connection], Answers]], ...]] = (
    (protocol.LedgerRequest, LedgerAnswers),
    (protocol.TableRequest, TableAnswers),
    (protocol.VoiceRequest, VoiceAnswers),
    (protocol.HomeRequest, HomeAnswers),
    (protocol.LookbackRequest, LookbackAnswers),
    (protocol.PracticeRequest, PracticeAnswers),
    (protocol.ViewerRequest, ViewerAnswers),
    (protocol.LessonRequest, LessonAnswers),
    (protocol.ClassDoorRequest, ClassAnswers),
    (protocol.DeskRequest, DeskAnswers),
    (protocol.HomeworkRequest, HomeworkAnswers),
    (protocol.EventRequest, CompetitionAnswers),
    (protocol.SlipRequest, SlipAnswers),
    (protocol.ResultsPageRequest, ResultsPageAnswers),
    (protocol.LeagueRequest, LeagueAnswers),
    (protocol.EveningRequest, EveningAnswers),
    (protocol.OfficeRequest, OfficeAnswers),
)
ANSWERS: Final[Mapping[type[FromPage], Callable[[Hub, Connection], Answers]]] = {
    request: answers for requests, answers in _SUBJECTS for request in get_args(requests) or (requests,)
}
PARTS: Final = (Classes, CompetitionTables, Homeworks, LeagueTables)
"""What subjects know of what happens at tables and of who follows them."""


def furnish(hub: Hub) -> Hub:
    """Have every subject there from the start, so that it hears what happens."""
    for part in PARTS:
        hub.part(part)
    hub.ledger_subjects.extend(ledger(hub) for ledger in LEDGERS)
    return hub


async def answer(hub: Hub, connection: Connection, request: protocol.Request) -> None:
    """Carry out a request; whatever is wrong with it is a `Refusal`."""
    if not connection.greeted and not isinstance(request, protocol.Hello):
        raise Refusal(w.SAY_HELLO_FIRST())
    try:
        await ANSWERS[type(request)](hub, connection).serve(request)
    except (Conflict, StoreError) as error:
        raise Refusal(w.NOT_STORED()) from error


def outdated(connection: Connection) -> None:
    """Have the page loaded anew, and talk no more with this one."""
    connection.send(Outdated())
    connection.close()
