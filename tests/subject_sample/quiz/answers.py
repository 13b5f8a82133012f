"""What a page asks of a quiz evening: make one, follow it, answer."""

from __future__ import annotations

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.quiz.messages import AnswerQuiz, FollowQuiz, MakeQuiz, QuizMade, QuizRequest, QuizShown
from kibitz.app.subjects.quiz.picture import QUIZ_SHOWN
from kibitz.app.subjects.quiz.quiz_ledger import QUIZ, QuizAnswered, QuizOpened
from kibitz.app.tables.people import fresh_token


class QuizAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: QuizRequest) -> None:
        match request:
            case MakeQuiz(id=number, question=question):
                self.connection.count_opening()
                secret = fresh_token()
                quiz = await self.hub.ledgers.open(QUIZ, [QuizOpened(question=question)], secret)
                self.connection.send(QuizMade(number, quiz.code, secret))
            case FollowQuiz(id=number, code=code):
                quiz = await come_in(self.hub.ledgers, self.connection, QUIZ, code)
                answers = self.hub.audience.follow(QUIZ_SHOWN, self.connection, quiz)
                self.connection.send(QuizShown(number, quiz.state.question, answers))
            case AnswerQuiz(id=number, code=code, nickname=nickname, answer=answer):
                quiz = await come_in(self.hub.ledgers, self.connection, QUIZ, code)
                who = await somebody(self.hub, self.connection, nickname)
                await self.hub.ledgers.write(quiz, lambda _: Entries((QuizAnswered(who=who, answer=answer),)))
                self.connection.send(Done(number))
