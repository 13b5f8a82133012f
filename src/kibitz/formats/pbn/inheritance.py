"""What a board takes over from boards before it: # from the last, ## from then on, and what a file leaves out."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from kibitz.formats.pbn.pbn_lines import RawBoard, Tag

_OF_THE_DEAL: Final = ("Board", "Dealer", "Vulnerable", "Deal")
_OF_THE_TABLE: Final = ("West", "North", "East", "South", "Room", "Table")
_OF_THE_PLAY: Final = ("Auction", "Play", "Declarer", "Contract", "Result")


class Inheritance:
    """Remembers as much of earlier boards as later ones may refer to.

    Files made from RBN leave out every tag that says what it said before. They are known by a board without its cards,
    which is the last one at another table; from then on event and players are taken over too. Each table has its own
    players: those of the first table of a board are those of the first table before.
    """

    def __init__(self) -> None:
        self._last: dict[str, Tag] = {}
        self._lasting: dict[str, Tag] = {}
        self._people: dict[bool, dict[str, Tag]] = {}
        self.leaves_out = False

    def complete(self, board: RawBoard) -> None:
        """Add to a board what it takes over, in front of what it says itself."""
        said = dict(board.tags)
        for name, tag in said.items():
            if tag.value.startswith("##"):
                tag.value = tag.value[2:]
                if not tag.value and name in self._lasting:
                    self._take(tag, self._lasting[name])
                self._lasting[name] = tag
            elif tag.value == "#" and name in self._last:
                self._take(tag, self._last[name])
            else:
                self._lasting.pop(name, None)
        missing = {name: tag for name, tag in self._lasting.items() if name not in said}
        again = "Deal" not in said and "Deal" in self._last and bool({"Auction", "Contract"} & set(said))
        self.leaves_out = self.leaves_out or again
        if self.leaves_out:
            missing |= self._left_out(said, again=again)
        board.tags = {**{name: structs.replace(tag, line=board.line) for name, tag in missing.items()}, **said}
        self._remember(board, again=again)

    def _take(self, tag: Tag, other: Tag) -> None:
        tag.value, tag.notes = other.value, other.notes
        tag.pieces, tag.rows = other.pieces, other.rows

    def _left_out(self, said: dict[str, Tag], *, again: bool) -> dict[str, Tag]:
        found = {
            name: tag
            for name, tag in self._last.items()
            if name not in said and name not in _OF_THE_PLAY and name not in _OF_THE_TABLE and not tag.rows
        }
        if not again:
            found = {name: tag for name, tag in found.items() if name not in _OF_THE_DEAL}
        people = {name: tag for name, tag in self._people.get(again, {}).items() if name not in said}
        return found | people

    def _remember(self, board: RawBoard, *, again: bool) -> None:
        self._last = board.tags
        people = {name: tag for name, tag in board.tags.items() if name in _OF_THE_TABLE}
        if people:
            self._people[again] = people
