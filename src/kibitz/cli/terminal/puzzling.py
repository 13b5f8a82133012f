"""A puzzle in the terminal: the cards, the question, the answer, and why."""

from __future__ import annotations

from rich.text import Text

from kibitz.cards import Card, Hand, Seat
from kibitz.cli.speech import said, say, seat_name, spoken, strain_name
from kibitz.cli.terminal.asking import read_card
from kibitz.cli.terminal.cards import chip, in_order, named, row
from kibitz.cli.terminal.screen import Terminal
from kibitz.cli.terminal.telling import rendered
from kibitz.games.naming import contract_text
from kibitz.games.registry import GAMES
from kibitz.practice.puzzle_words import TITLES, explanation, facts, question
from kibitz.practice.puzzles import Puzzle


def ask_puzzle(terminal: Terminal, puzzle: Puzzle) -> bool:
    """Ask until there is an answer, and explain; whether it was right."""
    terminal.say(Text(_title(puzzle), style="bold"))
    terminal.say(*_cards(puzzle), *(rendered(fact) for fact in facts(puzzle)), rendered(question(puzzle)))
    if puzzle.contracts:
        for number, contract in enumerate(puzzle.contracts, 1):
            terminal.say(Text(f"  {number}  ").append_text(rendered(contract_text(contract))))
    while (answer := _read(puzzle, terminal.ask(said("cli-your-answer")))) is None:
        terminal.say(Text(said("cli-type-one-of"), style="yellow"))
    is_right = answer in puzzle.right
    terminal.say(
        Text(said("cli-right"), style="bold green")
        if is_right
        else Text(said("cli-not-this-time"), style="bold yellow")
    )
    terminal.say(*(rendered(line) for line in explanation(puzzle, answer)))
    return is_right


def _title(puzzle: Puzzle) -> str:
    game = spoken().word(GAMES[puzzle.game].title)
    return said("cli-game-asks", game=game, question=say(TITLES[puzzle.asks]()))


def _cards(puzzle: Puzzle) -> list[Text]:
    lines = []
    for seat in puzzle.you.left.clockwise():
        if seat in puzzle.hands:
            you = seat is puzzle.you
            name = said("cli-seat-you", who=seat_name(seat)) if you else seat_name(seat)
            lines.append(Text(f"  {name}", style="bold" if you else "dim"))
            lines += row(in_order(puzzle.hands[seat], puzzle.strain), _keys(puzzle) if seat is _asked(puzzle) else None)
    if puzzle.out is not None and len(puzzle.hands) == 2 and len(puzzle.out) < 26:
        lines.append(Text(f"  {said('cli-still-out')} ", style="dim").append_text(_in_line(puzzle.out)))
    if puzzle.strain is not None:
        is_suit = puzzle.strain.is_suit
        trumps = said("cli-trumps", trumps=strain_name(puzzle.strain)) if is_suit else said("cli-no-trumps")
        lines.append(Text(f"  {trumps}", style="dim"))
    if puzzle.trick:
        laid = Text(f"  {said('cli-on-the-table')} ", style="dim")
        for seat, card in zip(puzzle.leader.clockwise(), puzzle.trick, strict=False):
            laid.append(f"{seat_name(seat)} ").append_text(chip(card)).append(" ")
        lines.append(laid)
    return lines


def _in_line(hand: Hand) -> Text:
    return Text(" ").join(named(card) for card in hand)


def _asked(puzzle: Puzzle) -> Seat | None:
    return None if puzzle.contracts else puzzle.turn


def _keys(puzzle: Puzzle) -> dict[Card, str]:
    shown = in_order(puzzle.hands[puzzle.turn], puzzle.strain)
    return {card: str(number) for number, card in enumerate((c for c in shown if c in puzzle.playable), 1)}


def _read(puzzle: Puzzle, text: str) -> str | None:
    if puzzle.contracts:
        return str(int(text) - 1) if text.isdecimal() and 1 <= int(text) <= len(puzzle.contracts) else None
    by_key = {key: card.name for card, key in _keys(puzzle).items()}
    found = read_card(text, puzzle.deck)
    name = by_key.get(text, found.name if found else "")
    return name if name in puzzle.answers else None
