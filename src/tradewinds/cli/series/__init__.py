"""Many games of one seed: how they are played side by side, counted, and reported."""
