"""Live ledgers, written once for all kinds: load, decide, store, follow.

What is in a ledger is said by its subject. Known here are only tables, at which a ledger gives seats, and that a sheet
of paper is set of a competition, a league or a session.
"""
