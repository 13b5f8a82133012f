"""What travels between page and server, and what one person sees of a table."""
