"""How fast random play runs at each speed, measured beside other projects' games in the same run."""
