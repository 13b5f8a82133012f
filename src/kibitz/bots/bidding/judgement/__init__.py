"""What no chapter can settle by rule: how many tricks, what a contract is worth, which of two close calls."""
