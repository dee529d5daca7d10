"""H7 and H8: golden games. What was played once goes the same way for ever, or the rules' version says otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from importlib import resources
from typing import Final

import msgspec

from mahfel.engine import Event, Game, Refused
from mahfel.engine.record import Record, begin, read, verify
from mahfel.testing.case import Broken, cases
from mahfel.testing.checks import checks_of
from mahfel.testing.effort import NORMAL, Effort
from mahfel.testing.random_play import end_of
from mahfel.testing.transcript import encode, seen, snapshot, tags, viewers
from mahfel.testing.walk import walk

DIGESTS: Final = "digests.json"
SPECTATOR: Final = "spectator"


class Shown(msgspec.Struct):
    """What one record shows: its end, the paragraphs asked by, the events told, a digest of all sent to each viewer."""

    end: str
    rules: set[str]
    events: set[str]
    digests: dict[str, str]


def golden(game: Game, effort: Effort = NORMAL) -> None:
    """Every record in the game's folder ``golden`` replays to the end it says, and everybody is sent the same of it.

    There is one for every end in ``end_reasons``, and together they ask by every paragraph and tell every type of event
    that random play meets. ``python -m mahfel.testing.golden_maker GAME`` writes them. Raises ``Broken``.
    """
    files = golden_files(game)
    digests = msgspec.json.decode(files.pop(DIGESTS, b"{}"), type=dict[str, dict[str, str]])
    found: list[Shown] = []
    for name, raw in files.items():
        try:
            shown = show(game, read(raw))
        except Refused as refusal:
            raise Broken(f"{game.meta.key}: golden/{name} is refused: {refusal}") from refusal
        found.append(shown)
        if shown.digests != digests.get(name):
            strange = [who for who, digest in shown.digests.items() if digests.get(name, {}).get(who) != digest]
            raise Broken(f"{game.meta.key}: golden/{name}: what is sent has changed for {', '.join(strange)}")
    _covered(game, found, effort)


def golden_files(game: Game) -> dict[str, bytes]:
    """The files of the game's folder ``golden`` by name, ascending; empty when there is no such folder."""
    folder = resources.files(game.package).joinpath("golden")
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_bytes() for file in files if file.name.endswith(".json")}


def show(game: Game, record: Record) -> Shown:
    """Play a record again and watch with everybody's eyes. Raises ``Refused`` when it does not verify."""
    end = verify(game, record).outcome()
    told: list[Event] = []
    state = begin(game, record, told.append)
    people = {viewer: blake2b(digest_size=16) for viewer in viewers(state)}
    shown = Shown(end_of(end) if end else "", set(), set(), {})

    def look() -> None:
        shown.rules |= {ask.rule for ask in state.asked().values()}
        shown.events |= {event.seen_by(None)["type"] for event in told}
        for viewer, hasher in people.items():
            hasher.update(snapshot(state, viewer) + encode(seen(told, viewer)))
        told.clear()

    look()
    for seat, text in record.moves:
        state.tell = told.append
        state.play(seat, game.parse(text))
        look()
    shown.digests = {_name(viewer): hasher.hexdigest() for viewer, hasher in people.items()}
    return shown


def met_in_random_play(game: Game, effort: Effort) -> Iterator[str]:
    """The paragraphs by which seats (and the clock) are asked in random play."""
    for case in cases(game, effort.games, effort.seed):
        for position in walk(case):
            for ask in position.state.asked().values():
                yield ask.rule


def missing(game: Game, found: list[Shown], effort: Effort) -> Mapping[str, set[str]]:
    """What the golden records lack: ends, paragraphs, types of events."""
    return {
        "end": set(game.end_reasons) - {shown.end for shown in found},
        "paragraph": set(met_in_random_play(game, effort)) - {rule for shown in found for rule in shown.rules},
        "event": set(tags(game)) - checks_of(game).RARE - {event for shown in found for event in shown.events},
    }


def _covered(game: Game, found: list[Shown], effort: Effort) -> None:
    for what, names in missing(game, found, effort).items():
        if names:
            raise Broken(
                f"{game.meta.key}: no golden record for {what} {', '.join(sorted(names))}; "
                f"python -m mahfel.testing.golden_maker {game.meta.key} writes them"
            )


def _name(viewer: int | None) -> str:
    return SPECTATOR if viewer is None else str(viewer)
