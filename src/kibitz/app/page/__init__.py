"""What travels between page and server, and what one person sees of a table. Nothing here decides or keeps anything."""
