"""Random games under close watch. ``python -m tests.fuzz --games 100000`` for long runs."""
