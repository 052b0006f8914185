"""三国杀：a rules engine."""

__version__ = "0.4.0"
