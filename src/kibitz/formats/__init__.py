"""Ways of writing deals down."""
