"""Scalar types of the wire with their bounds, so that a body is refused before anything reads it.

`extra={"ts": NAME}` names the type in the generated TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Lang = Literal["fa", "en", "ru"]
Pace = Literal["relaxed", "normal", "quick"]
Windows = Literal["swift", "even"]
Absent = Literal["bot", "wait", "remove"]
TimeClass = Literal["turn", "window", "long", "discussion", "speech", "night", "vote"]
TablePhase = Literal["lobby", "play", "over"]
SeatKind = Literal["person", "bot", "empty"]

Seat = Annotated[int, msgspec.Meta(extra={"ts": "Seat"})]
Instant = int
# A version is the number of a log entry; 2**53 is where a browser's numbers stop being exact.
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
# Chosen by the client, once per command: the second arrival of the same id is answered like the first.
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PollNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
GameKey = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
LevelName = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
# Wide on purpose: the bounds are the table's, which says what they are.
Seconds = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Times = dict[TimeClass, Seconds]
SomeTimes = dict[TimeClass, Seconds | None]
# 32 bytes in hexadecimal: the player's own share in the shuffle.
Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
# Wide on purpose: what a name may be is decided, and explained, by the table (1–24 graphemes).
NameText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
Room = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
# Wide on purpose, as a name is: how long it may be is said by the table.
ReasonText = Annotated[str, msgspec.Meta(max_length=480)]
QuestionText = Annotated[str, msgspec.Meta(min_length=1, max_length=800)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]

# Values whose fields belong to the game: a tag and whatever else the game declares.
MoveValue = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Move"})]
EventValue = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Event"})]
ViewValue = Annotated[Any, msgspec.Meta(extra={"ts": "View"})]
MaybeView = Annotated[Any, msgspec.Meta(extra={"ts": "View | null"})]
ExampleValue = Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "ExampleBody"})]
OptionValue = bool | int | str
# A move in JSON, or in the game's short notation ("bid:2+15").
MoveInput = MoveValue | Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
# Options as sent are checked against the game's own options type.
OptionValues = dict[str, Any]
