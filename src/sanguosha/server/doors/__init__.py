"""Who comes in, over which connection, and how much one may ask for."""
