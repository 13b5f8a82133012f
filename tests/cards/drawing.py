"""Hands and deals for Hypothesis to try."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from kibitz.cards import COLOURS, DEALS, FRENCH, Deal, Deck, Hand, Seat

patient = settings(max_examples=60)
"""No deadline: a busy machine is no fault of the cards."""

decks: st.SearchStrategy[Deck] = st.sampled_from((FRENCH, COLOURS))
hands: st.SearchStrategy[Hand] = st.builds(Hand, decks, st.integers(0, (1 << 52) - 1))
numbers: st.SearchStrategy[int] = st.integers(0, DEALS - 1)
packs = decks.flatmap(lambda deck: st.permutations(deck.cards).map(lambda pack: (deck, pack)))
deals: st.SearchStrategy[Deal] = packs.map(lambda drawn: Deal.from_pack(drawn[1], Seat.NORTH, drawn[0]))
"""Deals from shuffled packs, so that nothing about their numbers is taken for granted."""
