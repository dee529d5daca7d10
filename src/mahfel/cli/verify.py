"""``mahfel verify``: whether a record is a game that the rules allow and that was dealt as sealed."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from mahfel.cli.record_file import add_record, names_of, read_record
from mahfel.cli.refusing import refusal_text
from mahfel.cli.words import Words, add_language
from mahfel.engine import Outcome, Refused, registry
from mahfel.engine.record import Record, verify


def add(commands: Any) -> None:
    """Declare the command."""
    command: argparse.ArgumentParser = commands.add_parser(
        "verify", help="play a record again and check the deal, every move and the result"
    )
    add_record(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """0 when the record holds, 1 when it does not."""
    try:
        record = read_record(given.record)
        state = verify(registry.find(record.game), record)
    except Refused as refusal:
        if given.json:
            answer = {"verified": False, "code": refusal.code, "args": dict(refusal.arguments)}
            print(msgspec.json.encode(answer).decode())
        else:
            print(Words(given.lang).say("verify-refused", {"why": refusal_text(refusal, given.lang)}))
        return 1
    outcome = state.outcome()
    if given.json:
        answer = {
            "verified": True,
            "game": record.game,
            "moves": len(record.moves),
            "sealed": record.seal is not None,
            "abandoned": record.ended is not msgspec.UNSET,
            "outcome": msgspec.to_builtins(outcome),
        }
        print(msgspec.json.encode(answer).decode())
        return 0
    words = Words(given.lang)
    result = _result(record, outcome, words)
    dealt = words.say("verify-sealed" if record.seal else "verify-seeded")
    arguments = {"game": record.game, "moves": len(record.moves), "dealt": dealt, "result": result}
    print(words.say("verify-holds", arguments))
    return 0


def _result(record: Record, outcome: Outcome | None, words: Words) -> str:
    """How the game came out, in words."""
    if outcome is None:
        return words.say("verify-broken_off" if record.ended is msgspec.UNSET else "verify-abandoned")
    if not outcome.winners:
        return words.say("verify-nobody")
    names = names_of(record, words)
    return words.say("verify-won", {"names": words.listed([names[seat] for seat in outcome.winners])})
