"""Random play of our games through the public interface, side by side with the card games of other engines.

    python benchmarks/engine.py [--rounds 5] [--seconds 0.3] [--core 1] [--only-ours] [--no-write] [--json]

Needs `make setup` and `benchmarks/setup`; about three minutes. Every peer's round stands directly after one of ours on
the same core, and each ratio is taken within such a pair: a machine that slows down for a while favours nobody. Rates
are decisions per second of CPU time. The exit code is the number of targets that are not held, 125 when nothing could
be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sys

from measuring.machine import circumstances
from measuring.places import NotSetUpError
from measuring.report import write_page, write_results
from measuring.targets import exit_code
from players.catalogue import FRAMES, NIGHTS, OURS
from players.match import Match, play
from players.page import page
from players.promises import promises
from players.running import WorkerFailedError


def main() -> int:
    wanted = _arguments()
    found = circumstances()
    try:
        match = play(wanted.rounds, wanted.seconds, wanted.core, peers=not wanted.only_ours)
    except (NotSetUpError, WorkerFailedError) as fault:
        print(fault, file=sys.stderr)
        return 125
    found["versions"] = "; ".join(f"{version} on {interpreter}" for version, interpreter in match.versions.items())
    found["rounds"] = f"{wanted.rounds} of {wanted.seconds:g} CPU seconds, one core"
    targets = promises(match)
    text = page(match, targets, found)
    summary: dict[str, object] = {
        "suite": "engine",
        "circumstances": found,
        "ours": {game: match.ours(game).plain() for game in OURS.games},
        "frames": {game: match.frame(game).plain() for game in FRAMES.games},
        "nights": {game: match.night(game).plain() for game in NIGHTS.games},
        "peers": [_plain(match, at) for at in range(len(match.peers))],
        "targets": [target.plain() for target in targets],
    }
    print(json.dumps(summary, ensure_ascii=False) if wanted.json else text)
    if match.peers and not wanted.no_write:
        write_results("engine", summary)
        write_page("engine", text)
    return exit_code(targets)


def _plain(match: Match, at: int) -> dict[str, object]:
    peer = match.peers[at]
    return {
        "engine": peer.group.engine,
        "drive": peer.group.drive,
        "game": peer.game,
        "rate": peer.rate.plain(),
        "ours_is_times_as_fast": peer.ratio.plain(),
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays (default 5)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds of a round (default 0.3)")
    parser.add_argument("--core", type=int, default=(os.cpu_count() or 1) - 1, help="the core that all run on")
    parser.add_argument("--only-ours", action="store_true", help="leave the peers out; nothing is written")
    parser.add_argument("--no-write", action="store_true", help="leave results/ and docs/benchmarks.md alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object in place of the tables")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
