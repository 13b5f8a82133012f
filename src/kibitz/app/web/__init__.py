"""HTTP and WebSocket: the outermost room. Nothing is decided here: what goes on at the tables is settled further in."""
