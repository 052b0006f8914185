"""The playing cards: one class for each behaviour, one object for each name, and the decks."""
