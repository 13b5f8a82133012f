"""Deals that are over as the page shows them: steps, what could have been, the coach’s words. None under way."""
