"""Our server under 200 tables of four over real sockets, side by side with boardgame.io's, and what has to be small.

    python benchmarks/live.py [--rounds 4] [--seconds 4] [--only speed|frames|memory|start|client] [--no-write] [--json]

Needs `make setup` and `benchmarks/setup`, two cores, and about five minutes. The server under load has one core to
itself and the load generator the other. Ours is `mahfel serve` itself: every move is checked by the rules of High
Society, written with synchronous=FULL, and sent to four seats. The exit code is the number of targets that are not
held, 125 when nothing could be measured.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from crowd import small
from crowd.contest import WARM_UP, Contest, compete
from crowd.live_page import page
from crowd.live_promises import promises
from crowd.servers import ServerFailedError
from measuring.machine import circumstances, version_of
from measuring.places import NotSetUpError, node, other_node, our_python
from measuring.report import write_page, write_results
from measuring.targets import Target, exit_code

SMALL = {"frames": small.frames, "memory": small.connections, "start": small.start, "client": small.client}


def main() -> int:
    wanted = _arguments()
    found = circumstances()
    targets: list[Target] = []
    details: dict[str, Any] = {}
    contest: Contest | None = None
    try:
        found["versions"] = f"CPython {version_of([our_python(), '--version']).split()[1]}"
        if wanted.only in (None, "speed"):
            peers = {f"boardgame.io on Node {version_of([each, '--version'])[1:]}": each for each in _nodes()}
            found["versions"] += "; boardgame.io 0.50.2"
            found["rounds"] = f"{wanted.rounds} of {wanted.seconds:g} s after {WARM_UP:g} s to warm up, for each mode"
            contest = compete(wanted.rounds, wanted.seconds, peers)
            targets += promises(contest)
            details["speed"] = {f"{mode}, {server}": rounds for (mode, server), rounds in contest.rounds.items()}
        for name, measure in SMALL.items():
            if wanted.only in (None, name):
                target, details[name] = measure()
                targets.append(target)
    except (NotSetUpError, ServerFailedError, AssertionError) as fault:
        print(fault, file=sys.stderr)
        return 125
    text = page(contest, targets, found)
    summary: dict[str, object] = {
        "suite": "live",
        "circumstances": found,
        "targets": [target.plain() for target in targets],
        "details": details,
    }
    print(json.dumps(summary, ensure_ascii=False) if wanted.json else text)
    if wanted.only is None and not wanted.no_write:
        write_results("live", summary)
        write_page("live", text)
    return exit_code(targets)


def _nodes() -> list[str]:
    """The Node that builds our client, and this machine's own."""
    other = other_node()
    return [node()] if other is None else [node(), other]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=4, help="rounds of each mode (default 4)")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long a round is measured (default 4)")
    parser.add_argument("--only", choices=("speed", *SMALL), help="measure this alone; nothing is written")
    parser.add_argument("--no-write", action="store_true", help="leave results/ and docs/benchmarks.md alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the tables")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
