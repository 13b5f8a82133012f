"""The messages between page and server: typed, tagged and versioned. The page's types are made from them.

Only what is said, and nothing of who says it or what comes of it.
"""

from __future__ import annotations

from kibitz.app.page.protocol.answers import *
from kibitz.app.page.protocol.brochure import *
from kibitz.app.page.protocol.class_messages import *
from kibitz.app.page.protocol.club.board_results import *
from kibitz.app.page.protocol.club.class_boards import *
from kibitz.app.page.protocol.club.code_messages import *
from kibitz.app.page.protocol.club.evening_messages import *
from kibitz.app.page.protocol.club.event_answers import *
from kibitz.app.page.protocol.club.event_messages import *
from kibitz.app.page.protocol.club.event_picture import *
from kibitz.app.page.protocol.club.homework_messages import *
from kibitz.app.page.protocol.club.league_messages import *
from kibitz.app.page.protocol.club.league_picture import *
from kibitz.app.page.protocol.club.slip_messages import *
from kibitz.app.page.protocol.desk_messages import *
from kibitz.app.page.protocol.learner_messages import *
from kibitz.app.page.protocol.lesson_messages import *
from kibitz.app.page.protocol.listings import *
from kibitz.app.page.protocol.print_orders import *
from kibitz.app.page.protocol.puzzle_messages import *
from kibitz.app.page.protocol.questions import *
from kibitz.app.page.protocol.retrospect import *
from kibitz.app.page.protocol.table_picture import *
from kibitz.app.page.protocol.table_requests import *
from kibitz.app.page.protocol.viewer_messages import *
from kibitz.app.page.protocol.waiting_room import *

ClubRequest = (
    FindCode
    | ClassDoorRequest
    | DeskRequest
    | EventRequest
    | LeagueRequest
    | SlipRequest
    | EveningRequest
    | HomeworkRequest
)
Request = TableRequest | Inquiry | LessonRequest | LearnerRequest | ViewerRequest | ClubRequest
Answer = (
    HouseAnswer
    | CodeFound
    | ClassAnswer
    | DeskAnswer
    | EventAnswer
    | LeagueAnswer
    | SlipAnswer
    | EveningAnswer
    | HomeworkReply
)
