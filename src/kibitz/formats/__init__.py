"""Ways of writing deals down, and of reading what others wrote. Nothing here plays or scores."""
