"""TypeScript types of all that crosses the wire: `python -m mahfel.server.typescript` prints web/src/protocol.ts."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from mahfel.engine.channels import Channels
from mahfel.server.messages import answers, cards, commands, drafts, leading, replay, rulebook

HEADER = """\
/**
 * What the server and the browser say to each other. Instants are milliseconds since 1970 by the server's clock.
 * Made by `python -m mahfel.server.typescript`: do not edit.
 */

export type Seat = number;
export type Lang = 'fa' | 'en' | 'ru';
export type Pace = 'relaxed' | 'normal' | 'quick';
export type Windows = 'swift' | 'even';
export type Absent = 'bot' | 'wait' | 'remove';
export type TimeClass = 'turn' | 'window' | 'long' | 'discussion' | 'speech' | 'night' | 'vote';
export type TablePhase = 'lobby' | 'play' | 'over';
export type Among = 'living' | 'seated';
export type SeatKind = 'person' | 'bot' | 'empty';
export type OptionValue = boolean | number | string;

/** A move of some game: a tag and the game's own fields. */
export interface Move {
  type: string;
  [field: string]: unknown;
}

/** Something that happened, as this viewer may know it; `v` is the version of the log row it belongs to. */
export interface Event {
  v: number;
  at: number;
  type: string;
  seat?: Seat;
  [field: string]: unknown;
}

/** Everything a viewer may know of the game; its fields are the game's own. */
export interface View {
  type?: string;
  viewer: Seat | null;
  [field: string]: unknown;
}

/** A worked example of a rulebook; what it holds beside its kind is the game's own. */
export interface ExampleBody {
  kind: string;
  [field: string]: unknown;
}
"""

STRUCTS: tuple[type[msgspec.Struct], ...] = (
    cards.SeatRange,
    cards.OptionCard,
    cards.GameCard,
    cards.SeatCard,
    cards.ModeratorCard,
    cards.TableCard,
    cards.LabelledMove,
    cards.AskCard,
    cards.Waiting,
    Channels,
    cards.Seal,
    cards.TableView,
    leading.PollCard,
    cards.Frame,
    cards.Part,
    cards.Rest,
    answers.Log,
    answers.Accepted,
    answers.Refused,
    answers.Pong,
    answers.Bye,
    answers.Refusal,
    answers.Opened,
    answers.Seated,
    answers.Claimed,
    answers.Done,
    answers.Handover,
    answers.InvitationLink,
    answers.Rematched,
    answers.MoveList,
    answers.EventList,
    answers.Health,
    commands.MoveCommand,
    commands.SayCommand,
    commands.PingCommand,
    commands.OpenCommand,
    commands.JoinCommand,
    commands.BotCommand,
    commands.ExcludeCommand,
    commands.OptionsCommand,
    commands.MoveRequest,
    commands.SayRequest,
    commands.WillRequest,
    leading.AsideLine,
    leading.AsideList,
    leading.AsideRequest,
    leading.PinRequest,
    leading.PollRequest,
    leading.PollAnswer,
    commands.RematchCommand,
    commands.TimesCommand,
    commands.TakeCommand,
    commands.ClaimCommand,
    drafts.DraftCommand,
    drafts.RehearsalCommand,
    drafts.DraftFault,
    drafts.DraftRemark,
    drafts.DraftChecked,
    drafts.DraftPart,
    drafts.DraftRehearsed,
    drafts.DraftSample,
    drafts.DraftSamples,
    replay.ReplayMove,
    replay.ReplayFrame,
    replay.Replay,
    rulebook.RuleParagraph,
    rulebook.RuleExample,
    rulebook.RuleFigure,
    rulebook.RuleSection,
    rulebook.Rulebook,
)

FOOTER = """\
export type Answer = Accepted | Refused;
export type FromServer = Frame | Part | Rest | Log | Answer | Pong | Bye;
export type Command = MoveCommand | SayCommand;
export type ToServer = Command | PingCommand;
export type RuleBlock = RuleParagraph | RuleExample | RuleFigure;
"""

# Literal types that have a name in TypeScript.
_NAMED: dict[tuple[Any, ...], str] = {
    ("fa", "en", "ru"): "Lang",
    ("relaxed", "normal", "quick"): "Pace",
    ("swift", "even"): "Windows",
    ("bot", "wait", "remove"): "Absent",
    ("turn", "window", "long", "discussion", "speech", "night", "vote"): "TimeClass",
    ("lobby", "play", "over"): "TablePhase",
    ("person", "bot", "empty"): "SeatKind",
    ("living", "seated"): "Among",
}
_SIMPLE: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def generate() -> str:
    """The whole file."""
    parts = [HEADER, *map(_interface, STRUCTS), FOOTER]
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_quoted(info.tag)};")
    fields = (f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type)};" for field in info.fields)
    return "\n".join([*lines, *fields, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> str:
    words = " ".join((struct.__doc__ or "").split("\n\n", 1)[0].split())
    return f"/** {words} */"


def _type(info: inspect.Type) -> str:
    """One type. Raises TypeError for a kind the wire does not use yet."""
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            return str((extra or {}).get("ts") or _type(inner))
        case inspect.LiteralType(values=words):
            return _name(words) or " | ".join(map(_quoted, words))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            each = _type(item)
            return f"({each})[]" if " " in each else f"{each}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(_type, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            named = isinstance(key, inspect.LiteralType)
            return f"Partial<Record<{_type(key)}, {_type(value)}>>" if named else f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=kinds):
            return _union(kinds)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case _ if type(info) in _SIMPLE:
            return _SIMPLE[type(info)]
    raise TypeError(f"no TypeScript for {info!r}")


def _union(kinds: tuple[inspect.Type, ...]) -> str:
    names = [_type(kind) for kind in kinds]
    if {"boolean", "number", "string"} <= set(names):
        names = ["OptionValue", *(name for name in names if name not in {"boolean", "number", "string"})]
    return " | ".join(sorted(dict.fromkeys(names), key="null".__eq__))


def _name(words: Iterable[Any]) -> str | None:
    return next((name for known, name in _NAMED.items() if set(known) == set(words)), None)


def _quoted(value: Any) -> str:
    return "'" + json.dumps(value, ensure_ascii=False)[1:-1] + "'"


def main() -> None:
    """Print the file, or write it to the path given."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(generate(), encoding="utf-8")
    else:
        sys.stdout.write(generate())


if __name__ == "__main__":
    main()
