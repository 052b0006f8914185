"""Games that run, and games that ran."""
