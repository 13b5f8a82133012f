"""Deals to order: what is wanted, in a small language; counted exactly and drawn evenly. Nothing here plays or bids."""

from kibitz.analysis.orders.language import parse_order
from kibitz.analysis.orders.order import DealOrder, Preference

__all__ = ["DealOrder", "Preference", "parse_order"]
