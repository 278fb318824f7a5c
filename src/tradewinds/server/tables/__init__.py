"""Tables of play: what happened at them, who sits there, and the match."""
