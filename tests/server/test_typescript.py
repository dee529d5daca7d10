"""The browser's types are those of the server."""

from pathlib import Path

import msgspec
import pytest

from mahfel.server import typescript
from mahfel.server.messages import answers, cards, commands, drafts, replay, rulebook

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_browsers_file_is_the_generated_one():
    assert PROTOCOL.read_text(encoding="utf-8") == typescript.generate(), (
        "run: .venv/bin/python -m mahfel.server.typescript web/src/protocol.ts"
    )


def test_every_message_is_in_the_file():
    known = set(typescript.STRUCTS)
    for module in (answers, cards, commands, drafts, replay, rulebook):
        for value in vars(module).values():
            ours = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
            if ours and value is not commands.Empty:
                assert value in known, f"{value.__name__} is missing in typescript.STRUCTS"


@pytest.mark.parametrize(
    "line",
    [
        "  move: Move | string;",
        "  warm?: string | null;",
        "  you_are: 'host' | 'moderator' | 'seat' | 'spectator';",
        "  view: View | null;",
        "  options: Record<string, OptionValue>;",
        "  minutes: [number, number];",
        "  eyes: Seat | 'all' | 'none';",
        "  from: string;",
        "  type: 'frame';",
    ],
)
def test_types_come_out_as_people_would_write_them(line):
    assert line in typescript.generate().splitlines()
