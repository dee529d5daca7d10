"""Hints after a commit: a table has a new version. They may be lost, repeated or disordered; the log is the truth."""

from mahfel.broker.hints import Broker, Hint
from mahfel.broker.local import LocalBroker

__all__ = ["Broker", "Hint", "LocalBroker"]
