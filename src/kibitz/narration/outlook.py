"""How a session stands while a deal is played: who is vulnerable, and what each side still needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kibitz.cards import Seat, Side
from kibitz.engine.text import Template, Text
from kibitz.scoring.rubber import GAME_POINTS
from kibitz.sessions import Board, HalfTurned, Party, Result, Session
from kibitz.sessions.abridged import HANDS, NIGHT, Games, Pivot
from kibitz.sessions.chicago import Chicago
from kibitz.sessions.match import Match
from kibitz.sessions.rubber import Rubber
from kibitz.sessions.tally import Tally

NOBODY_VULNERABLE: Final = Template("scores-nobody-vulnerable")
ALL_VULNERABLE: Final = Template("scores-all-vulnerable")
YOU_VULNERABLE: Final = Template("scores-you-vulnerable")
THEY_VULNERABLE: Final = Template("scores-they-vulnerable")
SIDE_VULNERABLE: Final = Template("scores-side-vulnerable")

YOU_NEED_GAME: Final = (
    Template("scores-you-need-game-1"),
    Template("scores-you-need-game-2"),
)
THEY_NEED_GAME: Final = (
    Template("scores-they-need-game-1"),
    Template("scores-they-need-game-2"),
)
SIDE_NEEDS_GAME: Final = (
    Template("scores-side-needs-game-1"),
    Template("scores-side-needs-game-2"),
)
"""Each with nothing below the line, and with something."""
YOU_WON_GAME: Final = Template("scores-you-won-game")
THEY_WON_GAME: Final = Template("scores-they-won-game")
EACH_WON_GAME: Final = Template("scores-each-won-game")
SIDE_WON_GAME: Final = Template("scores-side-won-game")

DEAL_OF: Final = Template("scores-deal-of")
BOARD_OF: Final = Template("scores-board-of")
HAND_OF: Final = Template("scores-hand-of")
HAND_OF_GAME: Final = Template("scores-hand-of-game")
YOU_NEED_TARGET: Final = Template("scores-you-need-target")
THEY_NEED_TARGET: Final = Template("scores-they-need-target")
NAMES_NEED_TARGET: Final = Template("scores-names-need-target")
YOU_LEAD: Final = Template("scores-you-lead")
YOU_TRAIL: Final = Template("scores-you-trail")
LEVEL_SO_FAR: Final = Template("scores-level-so-far")


def vulnerability(form: Session, board: Board, reader: Side | None) -> Text | None:
    """Who is vulnerable, to a player of that side or to a spectator (None); None where nobody ever is."""
    form = _upright(form)
    if not (isinstance(form, Rubber | Chicago) or (isinstance(form, Match) and form.duplicate_boards)):
        return None
    if len(board.vulnerable) != 1:
        return (ALL_VULNERABLE if board.vulnerable else NOBODY_VULNERABLE)()
    (side,) = board.vulnerable
    if reader is None:
        return SIDE_VULNERABLE(whose=side)
    return (YOU_VULNERABLE if side is reader else THEY_VULNERABLE)()


def outlook(
    form: Session, results: Sequence[Result], board: Board, reader: Seat | None, names: Sequence[str]
) -> tuple[Text, ...]:
    """What is still needed, most important first: to who came to that seat, or to a spectator (None)."""
    side = reader.side if reader else None
    upright = _upright(form)
    match upright:
        case Rubber():
            tally = upright.tally(results)
            return (*_needs_game(tally, side), *_games_won(tally, side))
        case Chicago():
            return (*_needs_game(upright.tally(results), side), DEAL_OF(number=board.number, of=upright.deals))
    me = board.seats[reader] if reader else None
    parties = form.standing(results).parties
    return (*_place(upright, board), *_race(upright, parties, me, names))


def _upright(form: Session) -> Session:
    return form.form if isinstance(form, HalfTurned) else form


def _sides(reader: Side | None) -> tuple[Side, Side]:
    return (reader, reader.other) if reader else (Side.NS, Side.EW)


def _needs_game(tally: Tally, reader: Side | None) -> Iterator[Text]:
    for side in _sides(reader):
        below = tally.part_score(side)
        words = SIDE_NEEDS_GAME if reader is None else YOU_NEED_GAME if side is reader else THEY_NEED_GAME
        template = words[below > 0]
        points = GAME_POINTS - below
        yield template(points=points) if reader else template(whose=side, points=points)


def _games_won(tally: Tally, reader: Side | None) -> Iterator[Text]:
    ahead = [side for side in _sides(reader) if side in tally.winners]
    if len(ahead) == 2:
        yield EACH_WON_GAME()
    elif ahead and reader is None:
        yield SIDE_WON_GAME(whose=ahead[0])
    elif ahead:
        yield (YOU_WON_GAME if ahead[0] is reader else THEY_WON_GAME)()


def _place(form: Session, board: Board) -> Iterator[Text]:
    """Which deal this is, where it is known how many there are."""
    match form:
        case Match(boards=boards) if board in boards:
            yield BOARD_OF(number=board.number, place=boards.index(board) + 1, of=len(boards))
        case Match(deals=int() as deals):
            yield DEAL_OF(number=board.number, of=deals)
        case Games(games=1):
            yield HAND_OF(number=board.number, of=HANDS)
        case Games() | Pivot():
            games = form.games if isinstance(form, Games) else NIGHT
            game, hand = divmod(board.number - 1, HANDS)
            yield HAND_OF_GAME(game=game + 1, games=games, number=hand + 1, of=HANDS)


def _race(form: Session, parties: Sequence[Party], me: int | None, names: Sequence[str]) -> Iterator[Text]:
    """Who leads by how much, or how far each is from the target."""
    mine = next((party for party in parties if me in party.players), None)
    if isinstance(form, Match) and form.target is not None:
        for party in sorted(parties, key=lambda each: each is not mine):
            points = form.target - party.total
            if party is mine:
                yield YOU_NEED_TARGET(points=points)
            elif mine is not None and len(parties) == 2:
                yield THEY_NEED_TARGET(points=points)
            else:
                yield NAMES_NEED_TARGET(who=" & ".join(names[player] for player in party.players), points=points)
    elif mine is not None and any(party.total for party in parties):
        ahead = mine.total - max(party.total for party in parties if party is not mine)
        yield YOU_LEAD(points=ahead) if ahead > 0 else YOU_TRAIL(points=-ahead) if ahead else LEVEL_SO_FAR()
