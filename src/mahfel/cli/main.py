"""``mahfel``: find the command, run it, and turn refusals into words and exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from mahfel import __version__, plugged
from mahfel.cli import arena, check, games, golden, new_game, play, replay, serve, simulate, verify
from mahfel.cli.plug import plug
from mahfel.cli.refusing import refusal_text
from mahfel.engine import Refused

COMMANDS = (serve, games, play, simulate, arena, replay, verify, check, golden, new_game)

FAILED = 1
MISUSED = 2


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    top = argparse.ArgumentParser(prog="mahfel", description="An online table for social card games.")
    top.add_argument("--version", action="version", version=f"mahfel {__version__}")
    top.add_argument(
        "--plug",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help="also load the games of a package under development, as `mahfel new-game` writes it",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the process's exit code: 0 done, 1 refused or failed, 2 misused."""
    given = parser().parse_args(arguments)
    try:
        plugged.load()
        for folder in given.plug:
            plug(folder)
        code: int = given.run(given)
        sys.stdout.flush()
    except Refused as refusal:
        print(f"mahfel: {refusal_text(refusal, getattr(given, 'lang', None))}", file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # The reader (`head`, say) has seen enough.
        _drop_output()
        return 0
    except OSError as fault:
        # Such as a full disk behind standard output.
        _drop_output()
        print(f"mahfel: {fault}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return 130
    return code


def _drop_output() -> None:
    """Let what is still waiting for standard output go nowhere, so that the end of the process does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
