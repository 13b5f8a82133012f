"""A table with people at it: it decides, and knows who sits where and who has seen what. No sockets, no queries."""
