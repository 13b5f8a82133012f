"""The messages between page and server, collected from the subjects. The page's types are made from them.

Only what is said, and nothing of who says it or what comes of it.
"""

from __future__ import annotations

from kibitz.app.messages import *
from kibitz.app.pictures.puzzle_picture import *
from kibitz.app.pictures.replay_messages import *
from kibitz.app.pictures.results import *
from kibitz.app.subjects.administration.messages import *
from kibitz.app.subjects.classes.messages import *
from kibitz.app.subjects.competition.messages import *
from kibitz.app.subjects.competition.results_messages import *
from kibitz.app.subjects.evening.messages import *
from kibitz.app.subjects.home.messages import *
from kibitz.app.subjects.homework.messages import *
from kibitz.app.subjects.league.messages import *
from kibitz.app.subjects.lesson.messages import *
from kibitz.app.subjects.lookback.messages import *
from kibitz.app.subjects.practice.messages import *
from kibitz.app.subjects.printing.messages import *
from kibitz.app.subjects.table.messages import *
from kibitz.app.subjects.viewer.messages import *
from kibitz.app.tables.messages import *
from kibitz.app.tables.phrases import *

New = FromFile | NewClass | NewHomework | NewCompetition | NewLeague | NewEvening | NewResultsPage
"""What can be made: it gets a code for everybody, and a secret for whoever runs it."""

AnyLedgerPicture = (
    ClassPicture
    | DeskPicture
    | HomeworkPicture
    | HomeworkResults
    | EventPicture
    | SlipsPicture
    | LeaguePicture
    | ResultsPagePicture
    | EveningPicture
)
"""What can be followed."""


class Make(FromPage, frozen=True):
    """Make something new."""

    id: int
    new: New


class Followed(FromServer, frozen=True):
    """All that I see of what I follow from now on."""

    id: int
    ledger: LedgerName
    title: str
    picture: AnyLedgerPicture
    runs: bool  # whether this page has shown the secret
    now: float  # the clock here, in seconds since 1970


LedgerRequest = Make | SendPiece | Follow | Unfollow | AskFile | Delete
LedgerAnswer = Made | Followed | Changed | Deleted | FileText
"""The same for every kind of ledger."""

Request = (
    LedgerRequest
    | TableRequest
    | VoiceRequest
    | HomeRequest
    | LookbackRequest
    | PracticeRequest
    | ViewerRequest
    | LessonRequest
    | ClassDoorRequest
    | DeskRequest
    | HomeworkRequest
    | EventRequest
    | SlipRequest
    | ResultsPageRequest
    | LeagueRequest
    | EveningRequest
    | OfficeRequest
)
Answer = (
    Done
    | Refused
    | Superseded
    | Outdated
    | LedgerAnswer
    | TableAnswer
    | HomeAnswer
    | LookbackAnswer
    | PracticeAnswer
    | ViewerAnswer
    | LessonAnswer
    | ClassAnswer
    | DeskAnswer
    | HomeworkReply
    | EventAnswer
    | SlipAnswer
    | ResultsPageAnswer
    | OfficeAnswer
)
