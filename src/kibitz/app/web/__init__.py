"""HTTP and WebSocket: the outermost room. What goes on at the tables is decided further in."""
