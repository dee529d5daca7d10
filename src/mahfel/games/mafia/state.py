"""A position of Mafia."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import replace

from mahfel.engine import (
    MODERATOR,
    Ask,
    Chance,
    Channels,
    Event,
    Listed,
    Move,
    Moves,
    Outcome,
    Phase,
    Refused,
    Seat,
    State,
)
from mahfel.engine.event import Listener
from mahfel.engine.moves import NONE
from mahfel.games.mafia import events
from mahfel.games.mafia.attendance import come_back, go_away, present
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.line import Line
from mahfel.games.mafia.moments import night
from mahfel.games.mafia.morning import Morning
from mahfel.games.mafia.moves import Act, Use
from mahfel.games.mafia.open_eyes import sees_all
from mahfel.games.mafia.options import MafiaOptions
from mahfel.games.mafia.phases.defence import LastWords
from mahfel.games.mafia.phases.hands import RaisingHands
from mahfel.games.mafia.phases.talk import Talk
from mahfel.games.mafia.player import Note, Player, Status, StatusKind
from mahfel.games.mafia.removal import remove
from mahfel.games.mafia.role import Ability, Role
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.rooms import EVERYWHERE, rooms
from mahfel.games.mafia.scenario import Scenario
from mahfel.games.mafia.sign import Result, Sign, SignKind
from mahfel.games.mafia.time import share
from mahfel.games.mafia.view import MafiaView, view_of

Chosen: TypeAlias = tuple[tuple[Seat, tuple[Use, ...]], ...]
"""The uses of every seat that chose any at night, ascending by seat."""


@dataclass(slots=True)
class MafiaState(State):
    """Players and the course of things. ``now`` is the present moment (see ``moments``).

    ``starter`` spoke first on the present day, ``step`` (1 or -1) is the direction; ``gone`` are those who left, in
    order; ``met`` are the mafia who have met, those who left among them; ``cards`` the final-move cards that are left,
    in the order in which they lie; ``proposals`` tonight's, as (who, whom); ``pending`` the night's choices while
    somebody may still react, ``morning`` what is left to tell; ``inquiries``: how often the table may still ask for the
    sides of those who left, ``inquired`` the last day on which it did; ``quiet`` counts cycles without anybody leaving;
    ``points`` and ``covers``: at whom each seat has pointed, and whom it has covered, last (-1 nobody); ``ledger``: who
    has openly come out against whom; ``counted``: how many of each side had left, each time that was told; ``going``:
    whom the table has sent away, until they leave; ``missing``: who is away and not counted; ``chosen``: what was
    chosen in secret, ``record`` what came of it.
    """

    SILENT: ClassVar[frozenset[str]] = frozenset({"tell", "scenario"})
    LATER: ClassVar[frozenset[str]] = frozenset({"missing"})

    seats: int
    options: MafiaOptions
    scenario: Scenario
    players: list[Player]
    now: int
    starter: Seat
    step: int
    gone: tuple[Seat, ...]
    met: tuple[Seat, ...]
    cards: tuple[str, ...]
    signs: tuple[Sign, ...]
    inquiries: int
    inquired: int
    quiet: int
    proposals: tuple[tuple[Seat, Seat], ...]
    pending: Chosen
    morning: Morning
    challenged: tuple[Seat, ...]
    points: tuple[Seat, ...]
    covers: tuple[Seat, ...]
    ledger: bytes
    counted: tuple[tuple[int, int, int], ...]
    going: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    chosen: tuple[Line, ...]
    record: tuple[Line, ...]
    result: Result | None
    answers: list[Move | None]
    chance: Chance
    phases: list[Phase[Any]]
    tell: Listener | None = None

    def view(self, viewer: Seat | None) -> MafiaView:
        """All that ``viewer`` may know."""
        return view_of(self, viewer)

    def outcome(self) -> Outcome | None:
        """The winning side's seats, dead or alive."""
        result = self.result
        if result is None:
            return None
        return Outcome(
            winners=result.winners,
            scores=tuple(float(seat in result.winners) for seat in range(self.seats)),
            reason=result.side,
            decided_by=result.why,
        )

    def awaited(self, viewer: Seat | None) -> tuple[Seat, ...]:
        """Those who have to answer; who merely may say something is not waited for."""
        return tuple(sorted(seat for seat, ask in self.asked().items() if not ask.optional))

    def open_move(self, seat: Seat, move: Move) -> bool:
        """What a phase does openly; nights, hands and ballots are closed while they last, but for what interrupts."""
        top = self.phases[-1]
        return bool(getattr(top, "OPEN", False)) or (isinstance(top, RaisingHands) and isinstance(move, Act))

    def channels(self, viewer: Seat | None) -> Channels:
        """By day whoever has the word or may talk writes at the table; at night the mafia have a room of their own, and
        those who left have one for themselves at all times."""
        return EVERYWHERE if viewer == MODERATOR else rooms(self, viewer)

    def legal(self, seat: Seat) -> Moves:
        """Whoever was sent away gives nothing but defaults."""
        if seat in self.going:
            ask = self.asked().get(seat)
            return NONE if ask is None else Listed((ask.default,))
        return State.legal(self, seat)  # a dataclass with slots is another class than ``super()`` means

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move; see ``legal``."""
        if seat in self.going and self.phases and move not in self.legal(seat):
            raise Refused("game.wrong_move" if seat in self.asked() else "game.not_asked")
        State.play(self, seat, move)

    def exclude(self, seat: Seat) -> None:
        """See ``removal.remove``."""
        remove(self, seat)

    def put_off(self, seat: Seat) -> None:
        """Whoever should speak and is not there speaks at the end of the round, once in a round."""
        top = self.phases[-1] if self.phases else None
        if not isinstance(top, Talk) or not top.may_wait(seat):
            raise Refused("seat.turn_stays", seat=seat)
        top.wait(self)

    def away(self, seat: Seat) -> None:
        """See ``attendance``."""
        go_away(self, seat)

    def back(self, seat: Seat) -> None:
        """See ``attendance``."""
        come_back(self, seat)

    def share(self, ask: Ask) -> Fraction:
        """See ``time``."""
        return share(ask, len(self.living()))

    def may_leave_will(self, seat: Seat) -> bool:
        """As long as somebody is in the city, where last words are granted at all."""
        return self.scenario.last_words and self.result is None and self.alive(seat) and seat not in self.testators()

    def testators(self) -> tuple[Seat, ...]:
        """Whoever says their last words now, but for who was sent away."""
        top = self.phases[-1] if self.phases else None
        if not isinstance(top, LastWords):
            return ()
        return tuple(seat for seat in (top.speakers[top.at],) if seat not in self.going)

    def copy(self) -> MafiaState:
        """An independent position equal to this one."""
        return MafiaState(
            self.seats,
            self.options,
            self.scenario,
            self.players[:],
            self.now,
            self.starter,
            self.step,
            self.gone,
            self.met,
            self.cards,
            self.signs,
            self.inquiries,
            self.inquired,
            self.quiet,
            self.proposals,
            self.pending,
            self.morning,
            self.challenged,
            self.points,
            self.covers,
            self.ledger,
            self.counted,
            self.going,
            self.missing,
            self.chosen,
            self.record,
            self.result,
            self.answers[:],
            self.chance.copy(),
            self.phases[:],
        )

    # -- time ------------------------------------------------------------------------------------------------------

    @property
    def cycle(self) -> int:
        """The number of the present day and of the night after it; 0 is the introduction."""
        return self.now >> 1

    @property
    def nth_day(self) -> int:
        """Which day the present or latest one is, 1 the first after the introduction: where a night comes before it the
        first day belongs to the second cycle."""
        return self.cycle - (self.options.begins == "night")

    @property
    def by_night(self) -> bool:
        """Whether it is night."""
        return bool(self.now & 1)

    def advance(self) -> None:
        """The next day or night begins; what was to last until now is over."""
        self.now = now = self.now + 1
        for seat, player in enumerate(self.players):
            if any(status.until <= now for status in player.statuses):
                kept = tuple(status for status in player.statuses if status.until > now)
                self.players[seat] = replace(player, statuses=kept)
        if any(sign.until <= now for sign in self.signs):
            self.signs = tuple(sign for sign in self.signs if sign.until > now)

    def cards_gone(self) -> tuple[str, ...]:
        """The final-move cards that were drawn."""
        return tuple(card for card in self.scenario.deck(self.seats) if card not in self.cards)

    def left_tonight(self) -> tuple[Seat, ...]:
        """Who left in the night that is ending."""
        return self.morning.left

    def sign(self, kind: SignKind) -> bool:
        """Whether that is true of the table now."""
        return any(sign.kind == kind for sign in self.signs)

    # -- who is there ----------------------------------------------------------------------------------------------

    def alive(self, seat: Seat) -> bool:
        """Whether a seat is still in the city."""
        return not self.players[seat].cause

    def has_left(self, seat: Seat) -> bool:
        """See ``State.has_left``."""
        return not self.alive(seat)

    def living(self) -> tuple[Seat, ...]:
        """All who are still in the city, ascending."""
        return tuple([seat for seat, player in enumerate(self.players) if not player.cause])

    def present(self) -> tuple[Seat, ...]:
        """The living who are counted, where hands are: see ``attendance``."""
        return present(self)

    def of_side(self, side: Side) -> tuple[Seat, ...]:
        """The living of one side."""
        return tuple([seat for seat, player in enumerate(self.players) if not player.cause and player.side == side])

    def role(self, seat: Seat) -> Role:
        """The present role of a seat."""
        return ROLES[self.players[seat].role]

    def team(self) -> tuple[Seat, ...]:
        """The living mafia who know each other."""
        players = self.players
        return tuple([seat for seat in self.met if not players[seat].cause and players[seat].side == "mafia"])

    def carrier(self) -> Seat | None:
        """Who carries the team's shot: the Boss, or whoever comes next; None when nobody of the team lives."""
        order = self.scenario.succession

        def place(seat: Seat) -> tuple[int, int, int]:
            role = self.role(seat)
            if role.rank == 1:
                return (0, 0, seat)
            return (1, order.index(role.key), seat) if role.key in order else (2, role.rank or 99, seat)

        return min(self.team(), key=place, default=None)

    def from_starter(self) -> tuple[Seat, ...]:
        """The living in the order of speaking, the day's first speaker first."""
        order = [(self.starter + self.step * turn) % self.seats for turn in range(self.seats)]
        return tuple(seat for seat in order if self.alive(seat))

    def nameable(self) -> tuple[str, ...]:
        """The roles that may be named: those that were dealt, or every role there is where the list is closed."""
        return tuple(role for role, _ in self.scenario.counts(self.seats)) if self.scenario.open_roles else tuple(ROLES)

    # -- powers ----------------------------------------------------------------------------------------------------

    def abilities(self, seat: Seat) -> tuple[Ability, ...]:
        """What a seat's role may do, used up or not."""
        player = self.players[seat]
        own = () if player.stripped else ROLES[player.role].abilities
        if not player.statuses:
            return own
        found = {ability.key: ability for ability in own}
        for status in player.statuses:
            if status.kind == "borrowed":
                for ability in ROLES[status.word].abilities:
                    found.setdefault(ability.key, ability)
        return tuple(found.values())

    def ballots(self, seat: Seat) -> int:
        """How many ballots a seat has in the midday sleep."""
        return 1 if self.players[seat].stripped else ROLES[self.players[seat].role].ballots

    def has(self, seat: Seat, kind: StatusKind) -> bool:
        """Whether a status of that kind lies on a seat."""
        return any(status.kind == kind for status in self.players[seat].statuses)

    def put(self, seat: Seat, status: Status) -> None:
        """Lay a status on a seat, in place of an older one of the same kind by the same seat."""
        player = self.players[seat]
        rest = tuple(other for other in player.statuses if not (other.kind == status.kind and other.by == status.by))
        self.players[seat] = replace(player, statuses=(*rest, status))

    def lift(self, seat: Seat, kind: StatusKind) -> None:
        """Take statuses of a kind away."""
        player = self.players[seat]
        self.players[seat] = replace(
            player, statuses=tuple(status for status in player.statuses if status.kind != kind)
        )

    def strip(self, seat: Seat) -> None:
        """A seat is without powers from now on."""
        self.players[seat] = replace(self.players[seat], stripped=True)

    def put_told(self, seat: Seat, told: str) -> None:
        """The role of a seat, or its side, is known to everybody from now on."""
        self.players[seat] = replace(self.players[seat], told=told)

    def borrow(self, seat: Seat, role: str) -> None:
        """A seat holds the powers of a role for a night and a day."""
        self.put(seat, Status("borrowed", night(self.cycle + 1), word=role))

    def charge(self, seat: Seat, ability: Ability, at: tuple[Seat, ...], role: str = "") -> None:
        """A power was used: count it, and remember at whom."""
        player = self.players[seat]
        used = {**dict(player.used), ability.counted: player.times(ability.counted) + 1}
        own_used = dict(player.own_used)
        if seat in at:
            own_used[ability.key] = own_used.get(ability.key, 0) + 1
        last = tuple(entry for entry in player.last if entry[0] != ability.key)
        named = (*player.named, (at[0], role)) if role and at else player.named
        self.players[seat] = replace(
            player,
            used=tuple(sorted(used.items())),
            own_used=tuple(sorted(own_used.items())),
            last=tuple(sorted((*last, (ability.key, self.now, at)))),
            named=named,
        )

    def keep_fresh(self) -> None:
        """A night is skipped: whom nobody may choose twice running, they may not choose in the night after it."""
        for seat, player in enumerate(self.players):
            waiting = {ability.key for ability in self.abilities(seat) if ability.fresh != "any"}
            last = tuple((key, now + 2 if key in waiting else now, at) for key, now, at in player.last)
            self.players[seat] = replace(player, last=last)

    def use_up(self, seat: Seat, what: str) -> None:
        """Something that works by itself, such as armour, has worked: count it."""
        player = self.players[seat]
        used = {**dict(player.used), what: player.times(what) + 1}
        self.players[seat] = replace(player, used=tuple(sorted(used.items())))

    def refund(self, seat: Seat, ability: Ability) -> None:
        """A use is given back."""
        player = self.players[seat]
        used = dict(player.used)
        used[ability.counted] = max(0, used.get(ability.counted, 0) - 1)
        self.players[seat] = replace(player, used=tuple(sorted(used.items())))

    def note(self, seat: Seat, note: Note) -> None:
        """Tell a seat something alone; it is delivered with the next morning's news."""
        player = self.players[seat]
        self.players[seat] = replace(player, notes=(*player.notes, note))

    # -- telling ---------------------------------------------------------------------------------------------------

    def say(self, make: Callable[..., Event], *values: Any) -> None:
        """Tell an event, which is not built when nobody listens."""
        if self.tell is not None:
            self.tell(make(*values))

    def show_ghosts(self) -> None:
        """Where the table plays it so, whoever has left for good is shown what everybody is now."""
        if self.options.ghosts_see_all and self.tell is not None:
            roles = tuple(player.role for player in self.players)
            sides = tuple(player.side for player in self.players)
            for seat in self.gone:
                if sees_all(self, seat):
                    self.tell(events.EyesOpened(seat, roles, sides))

    def deliver(self, before: Iterable[int]) -> None:
        """Tell every living seat what it has learned since its notes were so many; to all alike."""
        if self.tell is not None:
            for seat, count in enumerate(before):
                if self.alive(seat):
                    self.tell(events.NightNews(seat, self.players[seat].notes[count:]))
