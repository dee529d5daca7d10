"""Games: a module-level object in a game's folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar

import msgspec

from mahfel.engine.chance import Chance
from mahfel.engine.draft import Draft
from mahfel.engine.event import Event, Listener
from mahfel.engine.level import Level
from mahfel.engine.meta import Meta
from mahfel.engine.move import Move
from mahfel.engine.options import Options
from mahfel.engine.refusal import Refused
from mahfel.engine.seat import Seat
from mahfel.engine.state import State
from mahfel.engine.view import View

LANGUAGES = ("fa", "en", "ru")


class Game(ABC):
    """The rules of one game and all that belongs to them.

    ``move_types`` and ``event_types`` list every move and event; ``view_type`` is the view's type. ``package`` is the
    Python package that holds the game's ``texts``, ``rulebook`` and ``golden`` folders.
    """

    meta: ClassVar[Meta]
    package: ClassVar[str]
    move_types: ClassVar[tuple[type[Move], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]
    end_reasons: ClassVar[tuple[str, ...]]
    """Every way a game can end (``Outcome.reason``, or ``reason/decided_by``); each needs a golden record."""

    levels: ClassVar[Mapping[str, Level]] = {}
    """The bots' levels from weak to strong."""

    drafts: ClassVar[Mapping[str, Draft]] = {}
    """The text options that people write themselves, each with its rules for checking and rehearsing."""

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance, tell: Listener | None = None) -> State:
        """A new game, its first events told to ``tell``. Seat 0 is the host's. Raises ``Refused`` for seats or options
        that cannot be played."""

    def start_after(
        self, winner: Seat | None, seats: int, options: Options, chance: Chance, tell: Listener | None = None
    ) -> State:
        """As ``start``, at a table where ``winner`` alone won the game before; None: nobody there did, or it is the
        first game. For games in which that matters; in all others it is forgotten."""
        return self.start(seats, options, chance, tell)

    @abstractmethod
    def arrange(self, **position: Any) -> State:
        """Any reachable position, in plain words. Raises ValueError for one that cannot be."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance, belief: Any = None) -> State:
        """A world drawn among those the view allows, uniformly or weighted by a belief, with fresh chance inside."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move written in short notation. Raises ``Refused("move.unreadable")``."""

    @abstractmethod
    def notate(self, move: Move) -> str:
        """The short notation of a move: ``parse(notate(move)) == move``."""

    def side_dealt(self, state: State, seat: Seat) -> str:
        """The side that a seat was dealt to at the start of a game in which sides win; empty where everybody plays for
        themselves, and where sides are no matter of the deal. For counting, never for players: it may be secret."""
        return ""

    def example(self, spec: dict[str, Any]) -> dict[str, Any]:
        """The worked example that a block of the rulebook asks for, computed by the rules; JSON-able values.

        Raises ValueError when the game draws no such examples.
        """
        raise ValueError(f"{self.meta.key} computes no examples")

    # -- values in and out -----------------------------------------------------------------------------------------

    def read_move(self, raw: Any) -> Move:
        """The move in JSON-able values or in short notation. Raises ``Refused("move.unreadable")``; legality is not
        looked at."""
        if isinstance(raw, str):
            return self.parse(raw)
        try:
            # Looked up by its tag: a union would be taken apart again for every move.
            tag = raw.get("type") if isinstance(raw, dict) else None
            kind = self._move_kinds.get(tag) if isinstance(tag, str) else None
            move: Move = msgspec.convert(raw, kind or self.move_union, strict=True)
        except (msgspec.ValidationError, RecursionError, UnicodeEncodeError):  # the last one: half a surrogate pair
            raise Refused("move.unreadable") from None
        return move

    def read_view(self, raw: Any) -> View:
        """The view in JSON-able values. Raises msgspec.ValidationError."""
        return msgspec.convert(raw, self.view_type, strict=True)

    def read_options(self, raw: Any) -> Options:
        """The options in JSON-able values, defaults filled in. Raises ``Refused("options.unreadable")``."""
        try:
            return msgspec.convert(raw, self.meta.options, strict=True)
        except (msgspec.ValidationError, UnicodeEncodeError) as fault:
            raise Refused("options.unreadable", why=str(fault)) from None

    def check_seats(self, seats: int) -> None:
        """Raise ``Refused("table.seats")`` unless so many can play."""
        least, most = self.meta.seats
        if not least <= seats <= most:
            raise Refused("table.seats", least=least, most=most, seats=seats)

    def sizes(self, options: Options) -> tuple[int, ...]:
        """How many can play with these options, fewest first; none, when they do not go together."""
        least, most = self.meta.seats
        return tuple(seats for seats in range(least, most + 1) if _goes(options, seats))

    @cached_property
    def _move_kinds(self) -> dict[Any, type[Move]]:
        return {kind.__struct_config__.tag: kind for kind in self.move_types}

    @cached_property
    def move_union(self) -> Any:
        """The union of all move types, for decoders."""
        union: Any = self.move_types[0]
        for kind in self.move_types[1:]:
            union = union | kind
        return union

    # -- the game's own files --------------------------------------------------------------------------------------

    def texts(self, language: str) -> str:
        """The game's Fluent catalogue in one of ``LANGUAGES``; empty when it has none."""
        return self.resource(f"texts/{language}.ftl")

    def rulebook(self, language: str) -> str:
        """The game's rulebook (markdown with numbered paragraphs); empty when it has none."""
        return self.resource(f"rulebook/{language}.md")

    def resource(self, path: str) -> str:
        """The text of a file in the game's package; empty when there is none."""
        file = resources.files(self.package).joinpath(path)
        return file.read_text(encoding="utf-8") if file.is_file() else ""


def _goes(options: Options, seats: int) -> bool:
    try:
        options.check(seats)
    except Refused:
        return False
    return True
