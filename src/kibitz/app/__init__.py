"""The server: tables that live, the people at them, and the page they look at."""
