"""The four places at the table and the two sides they form."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """Two partners who sit opposite each other."""

    NS = "NS"
    EW = "EW"

    other: Side
    seats: tuple[Seat, Seat]
    label: str

    def __repr__(self) -> str:
        return f"Side.{self.name}"


class Seat(StrEnum):
    """A place at the table.

    >>> Seat.NORTH.left, Seat.NORTH.partner, Seat.NORTH.side
    (Seat.EAST, Seat.SOUTH, Side.NS)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    left: Seat
    partner: Seat
    right: Seat
    side: Side
    label: str

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    def clockwise(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats in turn, this one first."""
        return (self, self.left, self.partner, self.right)


# Plain attributes, not properties: these are read at every card of every deal.
for _i, _seat in enumerate(_ring := tuple(Seat)):
    _seat.left, _seat.partner, _seat.right = (_ring[(_i + k) % 4] for k in (1, 2, 3))
    _seat.side = (Side.NS, Side.EW)[_i % 2]
    _seat.label = _seat.name.capitalize()
for _side in Side:
    _side.other = Side.EW if _side is Side.NS else Side.NS
    _side.seats = (Seat(_side.value[0]), Seat(_side.value[1]))
    _side.label = " and ".join(seat.label for seat in _side.seats)
