"""kibitz play: a whole session in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat
from kibitz.cards.shuffle import fresh_seed
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.terminal.menu import pick_game
from kibitz.cli.terminal.playing import COMPANIONS, Evening, Setup
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES, game, game_for
from kibitz.sessions import SESSIONS, Board, default_session, session

EXAMPLE = "Example: kibitz play minibridge --option scoring=lesson --session-option deals=8 --save evening.json"


def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; without it you pick one.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    session_name: Annotated[
        str | None, typer.Option("--session", metavar="NAME", help="What the deals are part of: match, rubber …")
    ] = None,
    session_option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the session.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="N|E|S|W", help="Where you sit first: by default where the first dealer does.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="Shuffle from this seed, to play it again.")] = None,
    deal: Annotated[str | None, typer.Option(metavar="CODE", help="The first deal, by its code.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the session down as a record.")] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", help=f"How well the others play: {', '.join(LEVELS)}.")
    ] = "learner",
    your_name: Annotated[str, typer.Option("--name", metavar="YOU", help="Your name on the score sheet.")] = "Guest",
) -> None:
    """Play a whole session against opponents of the level you like."""
    if level.lower() not in LEVELS:
        raise Mistake(f"There is no level called “{level}”: choose from {', '.join(LEVELS)}.")
    if name is None and (name := pick_game(Terminal())) is None:
        return
    entrance = GAMES.get(name.lower())
    if entrance is None:
        raise Mistake(f"There is no game called “{name}”: choose from {', '.join(GAMES)}.")
    first = Deal.from_code(deal, game(entrance.name).deck) if deal else None
    settings = given(entrance.title, entrance.options, option or ())
    rules = game_for(first, entrance.name, settings) if first else game(entrance.name, settings)
    chosen = session_name or default_session(rules)
    if chosen not in SESSIONS:
        raise Mistake(f"There is no session called “{chosen}”: choose from {', '.join(SESSIONS)}.")
    options = given(SESSIONS[chosen].title, SESSIONS[chosen].options, session_option or ())
    form = session(chosen, options, rules)
    board = form.next_board([])
    assert board is not None
    player = _player(board, seat)
    names = [*COMPANIONS][: len(board.seats) - 1]
    names.insert(player, your_name)
    setup = Setup(
        game=rules,
        session=chosen,
        session_options=options,
        form=form,
        names=tuple(names),
        player=player,
        seed=_checked_seed(seed),
        deal=first,
        save=_writable(save),
        level=level.lower(),
    )
    sit_down(setup)


def sit_down(setup: Setup) -> None:
    """Play, and part in good order however it ends."""
    terminal = Terminal()
    evening = Evening(setup, terminal, LEVELS[setup.level](int(setup.seed or fresh_seed(), 16) % (1 << 32)))
    try:
        evening.play()
    except (Quit, EOFError, KeyboardInterrupt) as end:
        if terminal.interactive and not isinstance(end, Quit):
            terminal.say("")  # the question still stands on this line
        terminal.say(evening.leave())
    if setup.save is not None:
        terminal.say(evening.write())


def _player(board: Board, text: str | None) -> int:
    places = ", ".join(place.value for place in board.seats)
    if text is None:
        return board.seats[board.dealer]
    found = next((seat for seat in Seat if text.lower() in (seat.value.lower(), seat.label.lower())), None)
    if found is None:
        raise Mistake(f"“{text}” is no seat: choose from {places}.")
    if found not in board.seats:
        raise Mistake(f"Nobody sits {found.label} at the first deal of this game: choose from {places}.")
    return board.seats[found]


def _checked_seed(seed: str | None) -> str | None:
    """A seed has 64 hex digits; a shorter one stands for itself with zeros before it."""
    if seed is not None and not re.fullmatch(r"[0-9a-fA-F]{1,64}", seed):
        raise Mistake(f"“{seed}” is no seed: it has up to 64 hex digits.")
    return seed.lower().zfill(64) if seed else None


def _writable(path: Path | None) -> Path | None:
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise Mistake(f"Nothing can be written to {path}: its folder does not exist or it is a folder itself.")
    return path
