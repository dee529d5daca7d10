"""Records: a finished (or broken-off) game as header and moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from mahfel.engine.chance import Chance, SplitMix64
from mahfel.engine.event import Listener
from mahfel.engine.game import Game
from mahfel.engine.move import Move
from mahfel.engine.outcome import Outcome
from mahfel.engine.refusal import Refused
from mahfel.engine.seal import Seal, commitment
from mahfel.engine.seal import seed as sealed_seed
from mahfel.engine.sealed import Sealed
from mahfel.engine.seat import Seat
from mahfel.engine.state import State

FORMAT: Final = 1
EXCLUDED: Final = "!excluded"
"""In place of a move: the table sent away whoever sat there (``State.exclude``)."""

PUT_OFF: Final = "!put_off"
"""In place of a move: nobody was there, and the seat's turn comes later (``State.put_off``)."""

AWAY: Final = "!away"
"""In place of a move: nobody has been there for long, and the seat is not counted any more (``State.away``)."""

BACK: Final = "!back"
"""In place of a move: somebody is there again (``State.back``)."""

_DONE: Final[Mapping[str, Callable[[State, Seat], None]]] = {
    EXCLUDED: lambda state, seat: state.exclude(seat),
    PUT_OFF: lambda state, seat: state.put_off(seat),
    AWAY: lambda state, seat: state.away(seat),
    BACK: lambda state, seat: state.back(seat),
}

NO_MOVES: Final = frozenset(_DONE)
"""What a table does with a seat, in the place of moves."""

_PERSON: Final = b"mahfel-record-1"


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that can be replayed: under 1 kB for most.

    ``seal`` is present for a table's game; ``seed`` (decimal) for a simulated one, dealt by SplitMix64. ``moves`` holds
    (seat, short notation). ``last_winner`` is the seat that alone won the game before at the same table, and is left
    out where there is none. ``ended`` says that the host ended the game before it was over, and is left out
    otherwise. ``fingerprint`` is that of the last position, ``check`` a hash of all the rest.
    """

    format: int = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    names: tuple[str, ...] = ()
    last_winner: Seat | msgspec.UnsetType = msgspec.UNSET
    ended: Literal["abandoned"] | msgspec.UnsetType = msgspec.UNSET
    seal: Seal | None = None
    seed: str | None = None
    moves: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    fingerprint: str
    check: str = ""


class Step(msgspec.Struct, frozen=True):
    """One move of a replay (None: one of ``NO_MOVES``) and the position after it."""

    seat: Seat
    move: Move | None
    state: State


def make_record(
    game: Game,
    state: State,
    *,
    options: dict[str, Any],
    moves: tuple[tuple[Seat, str], ...],
    names: tuple[str, ...] = (),
    last_winner: Seat | None = None,
    abandoned: bool = False,
    seal: Seal | None = None,
    seed: int | None = None,
) -> Record:
    """The record of the game that led to ``state``; its ``check`` is filled in. ``abandoned``: it was not played on."""
    record = Record(
        game=game.meta.key,
        rules_version=game.meta.rules_version,
        seats=state.seats,
        options=options,
        names=names,
        last_winner=msgspec.UNSET if last_winner is None else last_winner,
        ended="abandoned" if abandoned else msgspec.UNSET,
        seal=seal,
        seed=None if seed is None else str(seed),
        moves=moves,
        outcome=state.outcome(),
        fingerprint=state.fingerprint(),
    )
    return msgspec.structs.replace(record, check=_check(record))


def write(record: Record) -> bytes:
    """The record's one canonical form in JSON: a file's bytes."""
    return msgspec.json.encode(record, order="deterministic")


def read(raw: bytes) -> Record:
    """The record in a file's bytes.

    Raises ``Refused``: ``record.unreadable`` when it is no record, ``record.format`` when a later release wrote it,
    ``record.altered`` when its bytes are not exactly those that were written.
    """
    try:
        found = msgspec.json.decode(raw, type=dict[str, Any])
        if isinstance(found.get("format"), int) and found["format"] > FORMAT:
            raise Refused("record.format", format=found["format"])
        record = msgspec.json.decode(raw, type=Record, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("record.unreadable") from None
    if record.check != _check(record) or write(record) != raw:
        raise Refused("record.altered")
    return record


def begin(game: Game, record: Record, tell: Listener | None = None) -> State:
    """The first position of a record, its events told to ``tell``.

    Raises ``Refused``: ``record.rules_version``, ``record.seal``, ``record.unreadable`` for a last winner who has no
    seat, or what the options are refused for.
    """
    if record.rules_version != game.meta.rules_version:
        raise Refused("record.rules_version", recorded=record.rules_version, installed=game.meta.rules_version)
    winner = None if record.last_winner is msgspec.UNSET else record.last_winner
    if winner is not None and not 0 <= winner < record.seats:
        raise Refused("record.unreadable")
    return game.start_after(winner, record.seats, game.read_options(record.options), _chance(record), tell)


def replay(game: Game, record: Record) -> Iterator[Step]:
    """Play a record again, move by move; each step holds the one live position, which the next step changes.

    Raises ``Refused("record.illegal")`` with the number of the first move that the rules do not allow.
    """
    state = begin(game, record)
    for number, (seat, text) in enumerate(record.moves):
        try:
            move = replayed(game, state, seat, text)
        except Refused as refusal:
            raise Refused("record.illegal", move=number, seat=seat, text=text, why=refusal.code) from refusal
        yield Step(seat, move, state)


def replayed(game: Game, state: State, seat: Seat, text: str) -> Move | None:
    """Do what one entry of ``Record.moves`` says; the move, or None for one of ``NO_MOVES``. Raises ``Refused``."""
    done = _DONE.get(text)
    if done is not None:
        done(state, seat)
        return None
    move = game.parse(text)
    state.play(seat, move)
    return move


def verify(game: Game, record: Record) -> State:
    """The last position, after the whole record was played again and everything it says was found true.

    Raises ``Refused``: ``record.*``; ``record.seal`` when the secret is not the one committed to, ``record.outcome`` or
    ``record.fingerprint`` when the game ends otherwise than it says. A table's game, which has a seal, is over or was
    abandoned, and one of both alone.
    """
    state = begin(game, record)
    for step in replay(game, record):
        state = step.state
    abandoned = record.ended is not msgspec.UNSET
    if state.outcome() != record.outcome or (abandoned if record.outcome else record.seal and not abandoned):
        raise Refused("record.outcome")
    if state.fingerprint() != record.fingerprint:
        raise Refused("record.fingerprint")
    return state


def _chance(record: Record) -> Chance:
    if (record.seal is None) == (record.seed is None):
        raise Refused("record.seal")
    try:
        if record.seal is None:
            return SplitMix64(int(record.seed or "", 10))
        secret = bytes.fromhex(record.seal.secret)
        nonces = [bytes.fromhex(nonce) for nonce in record.seal.nonces]
    except ValueError:
        raise Refused("record.seal") from None
    if commitment(secret) != record.seal.commit or len(nonces) != record.seats:
        raise Refused("record.seal")
    return Sealed(sealed_seed(secret, nonces))


def _check(record: Record) -> str:
    bare = msgspec.structs.replace(record, check="")
    return blake2b(write(bare), person=_PERSON, digest_size=16).hexdigest()
