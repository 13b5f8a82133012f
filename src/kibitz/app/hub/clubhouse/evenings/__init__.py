"""Evenings with real cards on the server: who looks on, who writes, and what is shown.

Not here: what a deal is worth and who sits where next (`kibitz.club.evening`).
"""
