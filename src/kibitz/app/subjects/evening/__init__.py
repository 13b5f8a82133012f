"""Evenings with real cards: who looks on, who writes, what is shown. No table is played here."""
