"""The server's figures as tables."""

from __future__ import annotations

from measuring.figures import Figure, written
from measuring.report import facts, table
from measuring.targets import HEADINGS, Target

from crowd.contest import PACE, Contest
from crowd.servers import OURS

_ROWS = (
    ("saturated", "moves_a_second", "moves/s, as fast as the server can"),
    ("saturated", "moves_a_cpu_second", "moves for each CPU second of the server"),
    ("saturated", "cpu_us_a_move", "CPU of the server for a move, µs"),
    ("saturated", "p99_ms", "p99 to the last seat's frame, saturated, ms"),
    ("paced", "p50_ms", f"p50 at {PACE:g} moves/s, ms"),
    ("paced", "p99_ms", f"p99 at {PACE:g} moves/s, ms"),
    ("saturated", "bytes_a_frame", "bytes of a frame"),
    ("saturated", "server_cores", "cores that the server kept busy, saturated"),
    ("saturated", "load_cores", "cores that the load generator kept busy"),
    ("saturated", "foreign_cores", "cores that anything else kept busy"),
)


def page(contest: Contest | None, targets: list[Target], circumstances: dict[str, str]) -> str:
    """What was measured on what, whether the targets hold, and the figures of all servers."""
    parts = [facts(circumstances), table(HEADINGS, [target.row() for target in targets])]
    if contest is not None:
        servers = (OURS, *contest.peers)
        rows = [
            (words, *(_spread(contest.figure(mode, server, name)) for server in servers)) for mode, name, words in _ROWS
        ]
        parts.append(
            table(("median (range)", f"{OURS}, durable", *(f"{peer}, in memory" for peer in contest.peers)), rows)
        )
    return "\n\n".join(parts)


def _spread(figure: Figure) -> str:
    return f"{written(figure.median)} ({written(figure.least)} – {written(figure.most)})"
