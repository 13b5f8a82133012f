"""Every option of every game and every session, with what it does and what it can be set to."""

from __future__ import annotations

from msgspec import Struct

from handbook.markdown import code, said, table
from kibitz.games import GAMES
from kibitz.games.settings import Setting, settings
from kibitz.sessions import SESSIONS, Offer


def all_options() -> str:
    """Game by game, then the sessions."""
    parts: list[str] = []
    for entrance in GAMES.values():
        parts += [f"## {entrance.title}", f"`{entrance.name}`: {entrance.blurb}"]
        parts += [option_table(entrance.options, entrance.title)]
    parts += ["## Sessions", *map(session_text, SESSIONS.values())]
    return "\n\n".join(parts)


def session_text(offer: Offer) -> str:
    """A session with its options, and what the game must be set to for it."""
    needs = sorted({f"{name}={value}" for wanted in offer.games.values() for name, value in wanted.items()})
    blurb = said(offer.blurb, f"The session {offer.name}")
    text = f"**{offer.title}** (`{offer.name}`): {blurb}"
    if needs:
        text += f" It needs {', '.join(map(code, needs))} at Contract Bridge."
    return f"{text}\n\n{option_table(offer.options, offer.title)}" if settings(offer.options) else text


def option_table(options: type[Struct], of: str) -> str:
    """One row an option: how it is written, its values with the default first, and what it does."""
    return table(
        ["option", "values, the default first", "what it does"], [_row(each, of) for each in settings(options)]
    )


def _row(setting: Setting, of: str) -> list[str]:
    what = f"The option {setting.name} of {of}"
    described = f"**{said(setting.title, what)}.** {said(setting.description, what)}"
    return [code(setting.name), _values(setting, what), described]


def _values(setting: Setting, what: str) -> str:
    if setting.kind == "number":
        span = f"{setting.least or 0} to {setting.most:,}" if setting.most is not None else f"from {setting.least or 0}"
        return f"{'none' if setting.default is None else code(setting.default)}; {span}"
    given = setting.default if setting.kind == "choice" else str(setting.default).lower()
    ordered = sorted(setting.choices, key=lambda value: value != given)
    if setting.kind == "switch":
        return ", ".join(map(code, ordered))
    return "<br>".join(f"{code(value)}: {_worded(setting, value, what)}" for value in ordered)


def _worded(setting: Setting, value: str, what: str) -> str:
    words = setting.words.get(value, value)
    # A choice without words of its own is shown by its name, which nobody but a programmer says.
    return said("" if words == value else words, f"The value {value} of {what[0].lower()}{what[1:]}")
