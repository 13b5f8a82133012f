"""Live ledgers, written once for all kinds: load, decide, store, follow. Nothing here knows what is in them."""
