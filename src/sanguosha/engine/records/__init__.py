"""What is kept: records and replays, scenarios, clones and sampled worlds."""
