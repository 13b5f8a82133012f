"""Several events added up: who has what over all evenings, days or sections, by pairs and teams or by each player.

Each event counts as its ranking stands. Nothing is compared anew, so a total can be had of events of any size.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.entry import people_of
from kibitz.club.competition.reports import has_victory_points, is_knockout, is_percentage, ranking
from kibitz.club.competition.state import Competition
from kibitz.engine.text import Template

OTHER_UNIT: Final = Template("results-other-unit")
MOST_SESSIONS: Final = 60
"""So many events are added up: more than a club has in a year of weeks."""
LEFT_OUT: Final = "…"
"""What stands for somebody who wishes not to be named."""


class Adding(StrEnum):
    """How scores become one: their mean, or their sum."""

    MEAN = "mean"
    SUM = "sum"


class Whose(StrEnum):
    """Whose total it is: that of pairs and teams as they came, or of each player with whoever it was."""

    ENTRANTS = "entrants"
    PLAYERS = "players"


class SessionScore(Struct, frozen=True):
    """What somebody has from one event: the people with their member numbers, and a score in the unit of the event."""

    people: tuple[tuple[str, str], ...]
    name: str
    score: Fraction


class SessionScores(Struct, frozen=True):
    """All scores of one event. `unit` says what they are: scores of other units are not added to them."""

    unit: str
    scores: tuple[SessionScore, ...]


class TotalPlace(Struct, frozen=True):
    """A line of a total. `scores` has one for each event, None where somebody was not there; `counted` of them count.

    Whoever has fewer than must count has the place 0.
    """

    place: int
    shared: bool
    name: str
    total: Fraction
    scores: tuple[Fraction | None, ...]
    counted: int


def session_scores(state: Competition) -> SessionScores:
    """What an event gives to a total: per cent, victory points, IMPs or points."""
    percent = is_percentage(state)
    unit = "percent" if percent else "vp" if has_victory_points(state) else str(state.method)
    if is_knockout(state):
        unit = "rounds"
    scores = []
    for line in ranking(state):
        for each in line.places:
            known = state.entrant(each.entrant)
            names = people_of(known.name)
            members = known.members or ("",) * len(names)
            people = tuple(zip(names, members, strict=False))
            scores.append(SessionScore(people, known.name, 100 * each.score if percent else each.score))
    return SessionScores(unit, tuple(scores))


def total(
    sessions: Sequence[SessionScores], adding: Adding = Adding.MEAN, best: int = 0, whose: Whose = Whose.ENTRANTS
) -> tuple[TotalPlace, ...]:
    """Everybody in order. Of each the `best` scores count, all of them if it is 0.

    A mean is that of as many events as must count: whoever has been to fewer stands below the line. A sum counts what
    there is. People are known by their member numbers, else by their names, and a pair by both of them.
    """
    units = {each.unit for each in sessions}
    if len(units) > 1:
        raise CompetitionError(OTHER_UNIT())
    wanted = min(best, len(sessions)) or len(sessions)
    scores: dict[frozenset[str], dict[int, Fraction]] = defaultdict(dict)
    names: dict[frozenset[str], str] = {}
    who = _Identities(sessions)
    for number, session in enumerate(sessions):
        for each in session.scores:
            one_by_one = [(frozenset((who(person),)), person[0]) for person in each.people]
            together = [(frozenset(who(person) for person in each.people), each.name)]
            for key, name in together if whose is Whose.ENTRANTS else one_by_one:
                names[key] = name  # as it stood last
                before = scores[key].get(number)
                scores[key][number] = each.score if before is None else max(before, each.score)
    found = []
    for key, held in scores.items():
        counted = sorted(held.values(), reverse=True)[:wanted]
        whole = sum(counted, Fraction(0))
        is_in = adding is Adding.SUM or len(counted) == wanted
        reached = whole / len(counted) if adding is Adding.MEAN else whole
        every = tuple(held.get(number) for number in range(len(sessions)))
        found.append(TotalPlace(int(is_in), False, names[key], reached, every, len(counted)))
    found.sort(key=lambda each: (not each.place, -each.total, each.name))
    totals = [each.total for each in found if each.place]
    return tuple(
        replace(each, place=totals.index(each.total) + 1, shared=totals.count(each.total) > 1) if each.place else each
        for each in found
    )


class _Identities:
    """Who is who: by member numbers; a name alone is whoever has that name and one number."""

    def __init__(self, sessions: Sequence[SessionScores]) -> None:
        numbers: dict[str, set[str]] = defaultdict(set)
        for session in sessions:
            for each in session.scores:
                for name, member in each.people:
                    numbers[_alike(name)].update(filter(None, (member,)))
        self._of_name: Mapping[str, str] = {
            name: next(iter(found)) for name, found in numbers.items() if len(found) == 1
        }

    def __call__(self, person: tuple[str, str]) -> str:
        name, member = person
        number = member or self._of_name.get(_alike(name))
        return f"#{number}" if number else _alike(name)


def _alike(name: str) -> str:
    return " ".join(name.casefold().split())


def unnamed(state: Competition, left_out: Collection[str]) -> Competition:
    """The event without the names of those who wish it, and without anybody's member number."""
    hidden = {_alike(name) for name in left_out}
    entrants = {number: _unnamed(name, hidden) for number, name in state.entrants.items()}
    known = {number: replace(each, name=entrants[number], members=()) for number, each in state.registered.items()}
    return replace(state, entrants=entrants, registered=known)


def _unnamed(name: str, hidden: Collection[str]) -> str:
    if _alike(name) in hidden:
        return LEFT_OUT
    called, colon, _ = name.rpartition(":")
    people = (LEFT_OUT if _alike(each) in hidden else each for each in people_of(name))
    return f"{called}{colon} " * bool(colon) + " & ".join(people)


def unnamed_places(places: Sequence[TotalPlace], left_out: Collection[str]) -> tuple[TotalPlace, ...]:
    """The same of a total, which was reckoned with all names."""
    hidden = {_alike(name) for name in left_out}
    return tuple(replace(each, name=_unnamed(each.name, hidden)) for each in places)
