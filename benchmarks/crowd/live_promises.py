"""What the server promises of its speed beside the peer."""

from __future__ import annotations

from measuring.targets import Target

from crowd.contest import PACE, Contest


def promises(contest: Contest) -> list[Target]:
    """Four times the moves, counted by the clock and by the CPU, and the last seat sees them sooner."""
    return [
        Target("moves/s against boardgame.io's", contest.ratio("saturated", "moves_a_second"), 4, unit="×"),
        Target("moves for each CPU second", contest.ratio("saturated", "moves_a_cpu_second"), 4, unit="×"),
        Target("p99 of theirs, saturated", contest.ratio("saturated", "p99_ms"), 1, at_least=False, unit="×"),
        Target(f"p99 of theirs at {PACE:g} moves/s", contest.ratio("paced", "p99_ms"), 1, at_least=False, unit="×"),
    ]
