"""The rules engine: zones, seats, procedures, moments, requests, decisions, views. It knows no card, general or mode."""
