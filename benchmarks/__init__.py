"""Speed and memory, measured against a fixed baseline. ``python -m benchmarks``."""
