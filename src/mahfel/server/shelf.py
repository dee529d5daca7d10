"""Games as cards: what a client must know before a table is made, options described by their own types."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, get_args, get_type_hints

from msgspec import inspect

from mahfel.bots import level_names
from mahfel.engine import registry
from mahfel.engine.game import Game
from mahfel.engine.options import Options
from mahfel.server.messages.cards import GameCard, OptionCard, SeatRange
from mahfel.server.messages.values import OptionValue, Pace, TimeClass
from mahfel.tables.decisions import TIME


def game_cards() -> tuple[GameCard, ...]:
    """Every installed game, by key."""
    return tuple(game_card(game) for game in registry.games().values())


def game_card(game: Game) -> GameCard:
    """One game."""
    meta = game.meta
    least, most = meta.seats
    return GameCard(
        key=meta.key,
        seats=SeatRange(least=least, most=most),
        minutes=meta.minutes,
        age=meta.age,
        stage=meta.stage,
        rules_version=meta.rules_version,
        emblem=meta.emblem or meta.key,
        bots=level_names(game),
        windows=meta.windows,
        moderated=meta.moderated,
        excludes=meta.excludes,
        counts_present=meta.counts_present,
        times=_times(meta.times),
        options=option_cards(meta.options, game.drafts),
    )


def _times(classes: tuple[TimeClass, ...]) -> dict[Pace, dict[TimeClass, int]]:
    """The seconds that each pace gives to these classes of time."""
    return {pace: {name: times[name] // 1000 for name in classes} for pace, times in TIME.items()}


def option_cards(options: type[Options], drafts: Collection[str] = ()) -> tuple[OptionCard, ...]:
    """The options of a game in the order in which they are declared."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    hints = get_type_hints(options)
    return tuple(
        _card(field, hints[field.name], options.WHEN.get(field.encode_name, {}), draft=field.encode_name in drafts)
        for field in info.fields
    )


def _card(field: inspect.Field, hint: Any, when: Mapping[str, OptionValue], *, draft: bool) -> OptionCard:
    kind: Literal["bool", "choice", "number", "text"]
    choices: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None
    match field.type:
        case inspect.BoolType():
            kind = "bool"
        case inspect.LiteralType():
            # As they are declared: msgspec has them sorted.
            kind, choices = "choice", tuple(str(word) for word in get_args(hint))
        case inspect.IntType(ge=low, le=high):
            kind, least, most = "number", low, high
        case inspect.StrType(max_length=int(longest)):
            kind, most = "text", longest
        case other:
            raise TypeError(f"the option {field.encode_name} has a type no screen can offer: {other!r}")
    return OptionCard(
        name=field.encode_name,
        kind=kind,
        default=field.default,
        choices=choices,
        least=least,
        most=most,
        when=dict(when),
        draft=draft,
    )
