"""Tables, people and the server that keeps them."""
