"""What the server promises of its speed beside the peer."""

from __future__ import annotations

from measuring.figures import Figure
from measuring.targets import Target

from crowd.contest import PACE, Contest


def promises(contest: Contest) -> list[Target]:
    """Four times the moves, counted by the clock and by the CPU, and the last seat sees them sooner; for each peer."""
    return [target for peer in contest.peers for target in _against(contest, peer)]


def _against(contest: Contest, peer: str) -> list[Target]:
    def ratio(mode: str, name: str) -> Figure:
        return contest.ratio(mode, peer, name)

    return [
        Target(f"moves/s, against {peer}", ratio("saturated", "moves_a_second"), 4, unit="×"),
        Target(f"moves for each CPU second, against {peer}", ratio("saturated", "moves_a_cpu_second"), 4, unit="×"),
        Target(f"p99 saturated, against {peer}", ratio("saturated", "p99_ms"), 1, at_least=False, unit="×"),
        Target(f"p99 at {PACE:g} moves/s, against {peer}", ratio("paced", "p99_ms"), 1, at_least=False, unit="×"),
    ]
