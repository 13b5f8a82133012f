"""One process and its lines: open pages, who is where, limits, other processes. Nothing here knows a table."""
