"""``python -m mahfel.testing.replay GAME …``: the position that a harness complained of, as everybody sees it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

import msgspec

from mahfel.engine import Event, Refused
from mahfel.testing.case import Case, Line
from mahfel.testing.named import game_at
from mahfel.testing.transcript import seen, snapshot, viewers


def read_moves(text: str) -> list[Line]:
    """``"0 bid:3; 1 pass"`` as moves of a record. Raises ValueError."""
    lines = [line.strip().split(" ", 1) for line in text.split(";") if line.strip()]
    return [(int(seat), move) for seat, move in lines]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the moves; print each move's events, then what each viewer is sent. 1 when a move is refused."""
    parser = ArgumentParser(prog="python -m mahfel.testing.replay", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--moves", default="")
    given = parser.parse_args(arguments)
    game = game_at(given.game)
    case = Case(game, given.seats, game.read_options(msgspec.json.decode(given.options)), given.seed)
    out = sys.stdout.write
    state = case.start(_tell)
    for number, (seat, text) in enumerate(read_moves(given.moves)):
        out(f"{number:4d}  {seat} {text}\n")
        state.tell = _tell
        try:
            state.play(seat, game.parse(text))
        except Refused as refusal:
            out(f"      refused: {refusal}\n")
            return 1
    for viewer in viewers(state):
        out(f"{viewer}: {snapshot(state, viewer).decode()}\n")
    out(f"fingerprint {state.fingerprint()}\n")
    return 0


def _tell(event: Event) -> None:
    sys.stdout.write(f"    {seen([event], None)[0]}\n")


if __name__ == "__main__":
    sys.exit(main())
