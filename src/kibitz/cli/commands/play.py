"""kibitz play: a whole session in the terminal."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from kibitz.bots.bot import MOST_CORES, Spreading
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat
from kibitz.cards.shuffle import fresh_seed
from kibitz.cli.mistakes import Mistake
from kibitz.cli.options import given
from kibitz.cli.speech import said, seat_name
from kibitz.cli.terminal.menu import pick_game
from kibitz.cli.terminal.playing import COMPANIONS, Evening, Setup
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES, game, game_for
from kibitz.sessions import SESSIONS, Board, default_session, session

EXAMPLE = "kibitz play minibridge --option scoring=lesson --session-option deals=8 --save evening.json"


def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-name")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-simulate-option")] = None,
    session_name: Annotated[
        str | None, typer.Option("--session", metavar="NAME", help="help-play-session-name")
    ] = None,
    session_option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-session-option")
    ] = None,
    seat: Annotated[str | None, typer.Option(metavar="N|E|S|W", help="help-play-seat")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="help-play-seed")] = None,
    deal: Annotated[str | None, typer.Option(metavar="CODE", help="help-play-deal")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-save")] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="help-play-level")] = "learner",
    your_name: Annotated[str | None, typer.Option("--name", metavar="YOU", help="help-play-your-name")] = None,
) -> None:
    """Play a whole session against opponents of the level you like."""
    if level.lower() not in LEVELS:
        raise Mistake("cli-no-level", name=level, levels=", ".join(LEVELS))
    if name is None and (name := pick_game(Terminal())) is None:
        return
    entrance = GAMES.get(name.lower())
    if entrance is None:
        raise Mistake("cli-no-game", name=name, games=", ".join(GAMES))
    first = Deal.from_code(deal, game(entrance.name).deck) if deal else None
    settings = given(entrance.title, entrance.options, option or ())
    rules = game_for(first, entrance.name, settings) if first else game(entrance.name, settings)
    chosen = session_name or default_session(rules)
    if chosen not in SESSIONS:
        raise Mistake("cli-no-session", name=chosen, sessions=", ".join(SESSIONS))
    options = given(SESSIONS[chosen].title, SESSIONS[chosen].options, session_option or ())
    form = session(chosen, options, rules)
    board = form.next_board([])
    assert board is not None
    player = _player(board, seat)
    names = [*COMPANIONS][: len(board.seats) - 1]
    names.insert(player, your_name or said("cli-guest"))
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
    bot = LEVELS[setup.level](int(setup.seed or fresh_seed(), 16) % (1 << 32))
    if isinstance(bot, Spreading):
        bot.cores = min(MOST_CORES, os.cpu_count() or 1)
    if setup.level == "master":
        terminal.say(said("cli-masters-take-their-time"))
    evening = Evening(setup, terminal, bot)
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
    found = next(
        (seat for seat in Seat if text.lower() in (seat.value.lower(), seat.label.lower(), seat_name(seat).lower())),
        None,
    )
    if found is None:
        raise Mistake("cli-no-seat-of", said=text, seats=places)
    if found not in board.seats:
        raise Mistake("cli-nobody-sits", who=seat_name(found), seats=places)
    return board.seats[found]


def _checked_seed(seed: str | None) -> str | None:
    """A seed has 64 hex digits; a shorter one stands for itself with zeros before it."""
    if seed is not None and not re.fullmatch(r"[0-9a-fA-F]{1,64}", seed):
        raise Mistake("cli-no-seed", said=seed)
    return seed.lower().zfill(64) if seed else None


def _writable(path: Path | None) -> Path | None:
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise Mistake("cli-cannot-write-to", file=str(path))
    return path
