"""kibitz: the bridge family of card games."""
