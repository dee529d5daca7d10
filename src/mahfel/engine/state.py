"""States: a position of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from hashlib import blake2b
from typing import Any, ClassVar, Final

import msgspec

from mahfel.engine.ask import NOBODY, Ask, Asked
from mahfel.engine.channels import GALLERY, OPEN_TABLE, Channels
from mahfel.engine.event import Listener
from mahfel.engine.move import Move
from mahfel.engine.moves import NONE, Moves
from mahfel.engine.outcome import Outcome
from mahfel.engine.phase import Phase
from mahfel.engine.refusal import Refused
from mahfel.engine.seat import MODERATOR, Seat
from mahfel.engine.view import View

WHOLE: Final = Fraction(1)
"""All of the time that a table gives to a decision."""


class State(ABC):
    """A mutable position of plain values with a cheap ``copy``.

    A game's state is a slotted dataclass derived from this class. ``phases`` is the stack of phases, the present one
    last; an empty stack means that the game is over. ``tell`` hears every event; when it is None no event is built.
    """

    __slots__ = ("phases", "seats", "tell")

    SILENT: ClassVar[frozenset[str]] = frozenset({"tell"})
    """Fields that are not part of the position."""

    LATER: ClassVar[frozenset[str]] = frozenset()
    """Fields that the game has had since a later release of the same rules. Where one is empty it is left out of the
    position's values, so that a game recorded before has the fingerprint that it had."""

    FACE_UP: ClassVar[bool] = False
    """Whether everything lies face up at every moment: all viewers see the same, ``viewer`` apart, and are told the
    same of who is awaited. A server then looks once for all of them."""

    seats: int
    phases: list[Phase[Any]]
    tell: Listener | None

    def asked(self) -> Asked:
        """Who is asked now and for what; several seats at once in windows, votes and nights; empty when it is over."""
        phases = self.phases
        return phases[-1].asked(self) if phases else NOBODY

    def legal(self, seat: Seat) -> Moves:
        """All moves of ``seat``, none when it is not asked. Offered = accepted."""
        phases = self.phases
        if phases and phases[-1].asks(self, seat):
            return phases[-1].legal(self, seat)
        return NONE

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move. Raises ``Refused`` before anything has changed when it is not one of ``legal(seat)``."""
        phases = self.phases
        if not phases:
            raise Refused("game.over")
        phase = phases[-1]
        if not phase.asks(self, seat):
            raise Refused("game.not_asked")
        phase.play(self, seat, move)

    @abstractmethod
    def view(self, viewer: Seat | None) -> View:
        """All that ``viewer`` (None: a spectator) may know, built up field by field; for ``MODERATOR``, in a moderated
        game, everything."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position equal to this one, with nobody listening."""

    def awaited(self, viewer: Seat | None) -> tuple[Seat, ...]:
        """The seats that ``viewer`` may be told are still thinking, ascending.

        All who are asked, unless a game's window must hide who has answered.
        """
        return tuple(sorted(self.asked()))

    def open_move(self, seat: Seat, move: Move) -> bool:
        """Whether everybody sees the whole of this move when it is played; what is not said to be open is not shown."""
        return False

    def channels(self, viewer: Seat | None) -> Channels:
        """The rooms of talk open to ``viewer`` now."""
        return GALLERY if viewer is None or viewer == MODERATOR else OPEN_TABLE

    # -- who is away -----------------------------------------------------------------------------------------------

    def has_left(self, seat: Seat) -> bool:
        """Whether the seat has left the game, as everybody knows: nothing is asked of it, unless the rules bring it
        back."""
        return False

    def exclude(self, seat: Seat) -> None:
        """The table has sent away whoever sits there, for good: from now on the seat gives nothing but defaults, and it
        leaves the game as soon as the rules let it.

        Raises ``Refused("seat.stays")``, with nothing changed: in games that cannot go on without somebody, for a seat
        that has left the game, and when it is over.
        """
        raise Refused("seat.stays", seat=seat)

    def put_off(self, seat: Seat) -> None:
        """Time is up for this seat and nobody is there: its turn comes later, in place of the default.

        Raises ``Refused("seat.turn_stays")``, with nothing changed, where the rules do not have that, or not again.
        """
        raise Refused("seat.turn_stays", seat=seat)

    def away(self, seat: Seat) -> None:
        """Nobody has been there for so long, and nobody plays for the seat, that until ``back`` it is not counted where
        the rules count who is present.

        Raises ``Refused("seat.counts")``, with nothing changed: in games that do not count who is present, for a seat
        that is away already or has left the game, and when it is over.
        """
        raise Refused("seat.counts", seat=seat)

    def back(self, seat: Seat) -> None:
        """Somebody is there again: the seat counts. Raises ``Refused("seat.counts")`` for one that is not away."""
        raise Refused("seat.counts", seat=seat)

    def share(self, ask: Ask) -> Fraction:
        """How much of the time that the table gives to such a decision this one gets: less where little is left to
        decide, or where many want to be heard. Above 0."""
        return WHOLE

    def may_leave_will(self, seat: Seat) -> bool:
        """Whether what this seat writes down now may be read out when it leaves the game: its last words."""
        return False

    def testators(self) -> tuple[Seat, ...]:
        """The seats whose last words are due at this moment: what they wrote down for it is read out."""
        return ()

    # -- the course of the game ------------------------------------------------------------------------------------

    def push(self, phase: Phase[Any]) -> None:
        """Begin a phase on top of the present one."""
        self.phases.append(phase)
        phase.begin(self)

    def finish(self, result: Any = None) -> None:
        """End the present phase and report to the one below; ending the last phase ends the game."""
        ended = self.phases.pop()
        if self.phases:
            self.phases[-1].resumed(self, ended, result)

    # -- identity --------------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """Every field of the position as JSON-able values, by name."""
        names = sorted({name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())} - self.SILENT)
        values = {name: getattr(self, name) for name in names}
        return {
            name: msgspec.to_builtins(value, enc_hook=_plain)
            for name, value in values.items()
            if value or name not in self.LATER
        }

    def fingerprint(self) -> str:
        """32 hexadecimal digits that are the same for equal positions on every platform: BLAKE2b of canonical JSON."""
        canonical = msgspec.json.encode(self.plain(), order="deterministic")
        return blake2b(canonical, digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    plain = getattr(value, "plain", None)
    if plain is None:
        raise TypeError(f"{type(value).__name__} in a state is neither plain nor has plain()")
    return plain()
