"""How the store's shelves came to be, step by step."""
