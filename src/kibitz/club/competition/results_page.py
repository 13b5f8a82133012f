"""The ledger of a club's results page: which events stand on it, who is not to be named, and what is added up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from kibitz.club.competition.series import MOST_SESSIONS, Adding, Whose
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine

IS_LISTED: Final = Template("results-is-listed")
NOT_LISTED: Final = Template("results-not-listed")
PAGE_FULL: Final = Template("results-page-full")
TOO_MUCH_LISTED: Final = Template("results-too-many")
TOO_FEW_EVENTS: Final = Template("results-too-few")

MOST_ON_PAGE: Final = 500
MOST_LEFT_OUT: Final = 500
MOST_TOTALS: Final = 50


class PageBegun(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A club has a page for the results of its events."""

    title: str


class Listed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event stands on the page: its code, name and day."""

    event: str
    title: str
    on: str = ""


class Unlisted(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event does not stand there any more."""

    number: int


class NamesLeftOut(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All who wish not to be named on the page."""

    names: Annotated[tuple[str, ...], Meta(max_length=MOST_LEFT_OUT)]


class AddedUp(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some of the events are added up under a name; of no event: that total is gone."""

    title: str
    events: Annotated[tuple[int, ...], Meta(max_length=MOST_SESSIONS)] = ()
    adding: Adding = Adding.MEAN
    best: Annotated[int, Meta(ge=0, le=MOST_SESSIONS)] = 0
    whose: Whose = Whose.ENTRANTS


ResultsPageLine = PageBegun | Listed | Unlisted | NamesLeftOut | AddedUp


class ResultsPage(Struct, frozen=True):
    """All that is known of the page. Events keep the numbers they came with, and totals their names."""

    title: str
    events: Mapping[int, Listed] = {}
    latest: int = 0
    left_out: tuple[str, ...] = ()
    totals: Mapping[str, AddedUp] = {}


def page_after(page: ResultsPage, line: ResultsPageLine) -> ResultsPage:
    """The page after one more line."""
    match line:
        case PageBegun():
            return page
        case Listed():
            number = page.latest + 1
            return replace(page, events={**page.events, number: line}, latest=number)
        case Unlisted(number=number):
            events = {each: listed for each, listed in page.events.items() if each != number}
            fewer = {
                title: replace(each, events=tuple(one for one in each.events if one != number))
                for title, each in page.totals.items()
            }
            return replace(page, events=events, totals={title: each for title, each in fewer.items() if each.events})
        case NamesLeftOut(names=names):
            return replace(page, left_out=names)
        case AddedUp(title=title):
            others = {each: held for each, held in page.totals.items() if each != title}
            return replace(page, totals={**others, title: line} if line.events else others)
        case _:
            assert_never(line)


RESULTS_PAGE: Final = LedgerKind[ResultsPageLine, ResultsPage](
    "results", 1, ResultsPageLine, PageBegun, lambda begun: ResultsPage(begun.title), page_after
)


def listed(page: ResultsPage, event: str, title: str, on: str) -> Listed:
    """An event comes onto the page, once."""
    if any(each.event == event for each in page.events.values()):
        raise Objection(IS_LISTED(title=title))
    if len(page.events) >= MOST_ON_PAGE:
        raise Objection(PAGE_FULL(most=MOST_ON_PAGE))
    return Listed(event=event, title=title, on=on)


def unlisted(page: ResultsPage, number: int) -> Unlisted:
    """An event is taken off the page, and out of what is added up."""
    if number not in page.events:
        raise Objection(NOT_LISTED())
    return Unlisted(number=number)


def names_left_out(names: tuple[str, ...]) -> NamesLeftOut:
    """Everybody who wishes not to be named, one by one."""
    plain = tuple(dict.fromkeys(" ".join(name.split()) for name in names if name.strip()))
    if len(plain) > MOST_LEFT_OUT:
        raise Objection(TOO_MUCH_LISTED(most=MOST_LEFT_OUT))
    return NamesLeftOut(names=plain)


def added_up(page: ResultsPage, wanted: AddedUp) -> AddedUp:
    """Some of the events are added up; of no event: not any more."""
    events = tuple(dict.fromkeys(wanted.events))
    if any(each not in page.events for each in events):
        raise Objection(NOT_LISTED())
    if len(events) > MOST_SESSIONS or (wanted.title not in page.totals and len(page.totals) >= MOST_TOTALS):
        raise Objection(TOO_MUCH_LISTED(most=MOST_SESSIONS))
    if len(events) == 1:
        raise Objection(TOO_FEW_EVENTS())
    return replace(wanted, events=events)
