"""Counters, gauges and histograms in Prometheus' text format; no labels that name a table or a person."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
Labels = tuple[tuple[str, str], ...]


class Counter:
    """A number that only grows, per combination of labels."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name, self.help = name, help_text
        self.plain = 0
        """What was counted without labels; whoever counts often adds to it."""
        self._values: dict[Labels, float] = {}

    def add(self, amount: float = 1, **labels: str) -> None:
        """Count `amount` more."""
        self.count(amount, tuple(sorted(labels.items())))

    def count(self, amount: float = 1, labels: Labels = ()) -> None:
        """The same for whoever counts often: labels as they are kept, sorted by name."""
        self._values[labels] = self._values.get(labels, 0) + amount

    def lines(self) -> list[str]:
        """The exposition of this counter."""
        head = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        values = {(): self.plain, **self._values} if self.plain else self._values
        return head + [f"{self.name}{_braces(key)} {value:g}" for key, value in sorted(values.items())]


class Gauge:
    """A number read at the moment of asking."""

    def __init__(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        self.name, self.help, self._read = name, help_text, read

    def lines(self) -> list[str]:
        """The exposition of this gauge."""
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge", f"{self.name} {self._read():g}"]


class Histogram:
    """Durations in seconds, in buckets from one millisecond to two and a half seconds."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name, self.help = name, help_text
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        """The exposition of this histogram, buckets cumulated as the format wants."""
        out = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        running = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            running += count
            out.append(f'{self.name}_bucket{{le="{bound}"}} {running}')
        return [*out, f"{self.name}_sum {self._sum:g}", f"{self.name}_count {running}"]


class Metrics:
    """What this server counts."""

    def __init__(self) -> None:
        self.requests = Counter("mahfel_http_requests_total", "HTTP answers by method and status.")
        self.refusals = Counter("mahfel_refusals_total", "Refused commands by code.")
        self.commands = Counter("mahfel_commands_total", "Commands of the live connection by type.")
        self.frames = Counter("mahfel_frames_total", "Frames sent to live connections.")
        self.frame_bytes = Counter("mahfel_frame_bytes_total", "Bytes of those frames.")
        self.faults = Counter("mahfel_faults_total", "Errors that should not have happened.")
        self.latency = Histogram("mahfel_http_seconds", "Time from a request to its answer.")
        self.moves = Histogram("mahfel_move_seconds", "Time from a command to its durable answer.")
        self.gauges: list[Gauge] = []

    def watch(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        """Add a gauge that is read whenever somebody asks."""
        self.gauges.append(Gauge(name, help_text, read))

    def text(self) -> str:
        """The whole exposition."""
        counters = (self.requests, self.refusals, self.commands, self.frames, self.frame_bytes, self.faults)
        parts: tuple[Counter | Histogram | Gauge, ...] = (*counters, self.latency, self.moves, *self.gauges)
        lines = [line for part in parts for line in part.lines()]
        return "\n".join(lines) + "\n"


def _braces(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
