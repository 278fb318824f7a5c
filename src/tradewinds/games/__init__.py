"""The games, a package each. They are found by entry points, as games from elsewhere are."""
