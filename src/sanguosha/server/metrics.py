"""What is counted for Prometheus; each app has its own registry."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

ANSWERERS = ("person", "bot", "timeout", "auto")
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("sanguosha_connections", "Open WebSockets.", registry=self.registry)
        self.rooms = Gauge("sanguosha_rooms", "Rooms.", registry=self.registry)
        self.games = Gauge("sanguosha_games_running", "Games being played.", registry=self.registry)
        self.finished = Counter("sanguosha_games_finished", "Games that ended, by outcome.", ["outcome"], registry=self.registry)
        self.messages = Counter("sanguosha_messages", "Messages from clients, by type.", ["type"], registry=self.registry)
        self.refused = Counter("sanguosha_refused", "Messages that were refused, by reason.", ["reason"], registry=self.registry)
        self.answers = Counter("sanguosha_answers", "Answers in games, by who gave them.", ["by"], registry=self.registry)
        self.answered = {by: self.answers.labels(by) for by in ANSWERERS}
        self.answering = Histogram(
            "sanguosha_answer_seconds", "From the arrival of an answer to its effect.", registry=self.registry, buckets=QUICK
        )

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
