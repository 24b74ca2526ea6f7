"""Native units of the bots: the search, and what a good position is in each game."""
