"""Pages that find a game which stands at a position."""
