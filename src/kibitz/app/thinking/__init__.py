"""Processes that think for the bots, and the pool that shares them out. Nothing here knows a table."""
