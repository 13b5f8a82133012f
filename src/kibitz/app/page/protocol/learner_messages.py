"""The learner's picture: what is asked of it, and what is in it."""

from __future__ import annotations

from msgspec import Struct

from kibitz.app.page.protocol.table_requests import FromPage
from kibitz.learner.points_curve import CurvePoint


class AskProgress(FromPage, frozen=True):
    """My picture as a learner. With many deals it takes a while: as long as some wait, it is asked again."""

    id: int


class AskMyData(FromPage, frozen=True):
    """All that is kept of me, as a file."""

    id: int


class ForgetMyDeals(FromPage, frozen=True):
    """Delete my history, my answers to puzzles and my picture, and the finished tables at which nobody else sat."""

    id: int


class ChartDot(Struct, frozen=True, gc=False):
    """A deal that I declared: the points of the two hands, and the tricks that they won."""

    table: str
    deal: int
    at: float  # seconds since 1970
    points: int
    tricks: int


class GameChart(Struct, frozen=True, gc=False):
    """My deals of one game, oldest first, beside those that were simulated."""

    game: str
    dots: tuple[ChartDot, ...]
    curve: tuple[CurvePoint, ...]


LearnerRequest = AskProgress | AskMyData | ForgetMyDeals
