"""The messages between page and server, collected from the subjects. The page's types are made from them.

Only what is said, and nothing of who says it or what comes of it.
"""

from __future__ import annotations

from kibitz.app.messages import *
from kibitz.app.pictures.puzzle_picture import *
from kibitz.app.pictures.replay_messages import *
from kibitz.app.pictures.results import *
from kibitz.app.subjects.classes.messages import *
from kibitz.app.subjects.competition.messages import *
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

Request = (
    TableRequest
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
    | LeagueRequest
    | EveningRequest
)
Answer = (
    Done
    | Refused
    | Superseded
    | Outdated
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
    | LeagueAnswer
    | EveningAnswer
)
