"""What every game is made of: records, acts, chance, views, texts, machine code. It names no game."""
