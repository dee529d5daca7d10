"""What one seat makes of the game: what it knows, what it believes, and what everybody believes of it."""

from __future__ import annotations

from functools import cached_property
from math import log

from mahfel.engine import Chance, Seat
from mahfel.games.mafia.bots.belief import SURE, suspicion
from mahfel.games.mafia.bots.evidence import Evidence, gather
from mahfel.games.mafia.bots.knowledge import asked_before, known_sides
from mahfel.games.mafia.effects import FlipAnswer, FoolAsker, Lead
from mahfel.games.mafia.moves import Use
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.state import MafiaState

UNANSWERED = 4.0
"""What silence says where only the mafia are silent."""

ASKED_IN_VAIN = 3.0
"""What an answer says that may have been turned round."""


class Mind:
    """One seat at one decision. Nothing is looked at but what that seat may know; so an imagined world does as well as
    the true one."""

    def __init__(self, state: MafiaState, seat: Seat, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.of_mafia = state.players[seat].side == "mafia"

    # -- what is known ---------------------------------------------------------------------------------------------

    @cached_property
    def mates(self) -> tuple[Seat, ...]:
        """The living of the own team, without oneself; nobody for the city."""
        return tuple(other for other in self.state.team() if other != self.seat) if self._met else ()

    @cached_property
    def known(self) -> dict[Seat, str]:
        """Sides that this seat was told, or knows as one of the team."""
        return known_sides(self.state, self.seat)

    @cached_property
    def asked(self) -> frozenset[Seat]:
        """Whom this seat has asked about."""
        return asked_before(self.state, self.seat) | frozenset(self.unanswered)

    @cached_property
    def evidence(self) -> Evidence:
        """What everybody knows."""
        return gather(self.state)

    @property
    def _met(self) -> bool:
        return self.of_mafia and self.seat in self.state.met

    # -- what is believed ------------------------------------------------------------------------------------------

    @cached_property
    def public(self) -> tuple[float, ...]:
        """How likely everybody takes each seat to be of the mafia."""
        return suspicion(self.evidence)

    @cached_property
    def belief(self) -> tuple[float, ...]:
        """How likely this seat takes each seat to be of the mafia."""
        if self._met:
            team = {self.seat, *self.state.met}
            return tuple(float(other in team) for other in range(self.state.seats))
        return suspicion(self.evidence._replace(private=tuple(self._private())))

    def _private(self) -> list[tuple[Seat, float]]:
        """What the notes add. A role is certain; an answer may have been turned round, and some look like the city."""
        hidden, fooled, flipped = self._hidden
        found_out = ASKED_IN_VAIN if flipped else SURE
        cleared = ASKED_IN_VAIN if fooled or flipped else SURE
        found: dict[Seat, float] = {}
        for note in self.state.players[self.seat].notes:
            if len(note.about) != 1:
                continue
            about = note.about[0]
            if note.kind == "role" and note.word in ROLES:
                found[about] = SURE if ROLES[note.word].side == "mafia" else -SURE
            elif note.kind == "side":
                found[about] = found_out if note.word == "mafia" else max(-cleared, log(max(hidden, 0.02)))
        for other in self.unanswered:
            found[other] = UNANSWERED
        found[self.seat] = SURE if self.of_mafia else -SURE
        return sorted(found.items())

    @cached_property
    def unanswered(self) -> tuple[Seat, ...]:
        """Whom this seat has led some night and heard nothing of: that is how one of the mafia answers."""
        state, player = self.state, self.state.players[self.seat]
        keys = {ability.key for ability in state.abilities(self.seat) if isinstance(ability.effect, Lead)}
        silent: list[Seat] = []
        for line in state.chosen if keys else ():
            if line.actor != self.seat or line.ability not in keys or state.now <= line.now:
                continue
            heard = [note for note in player.notes if note.cycle == line.now >> 1]
            if not any(note.kind == "blocked" or note.about == line.at for note in heard):
                silent.extend(line.at)
        return tuple(silent)

    @cached_property
    def _hidden(self) -> tuple[float, bool, bool]:
        """Which share of the mafia looks like the city to whoever asks; whether who asks may be fooled, so that one of
        the mafia seems to be of the city; and whether an answer may be turned round, either way."""
        if not self.state.scenario.open_roles:
            return 0.4, True, True
        mafia = self.state.scenario.table[self.state.seats][0]
        effects = [ability.effect for role in mafia for ability in ROLES[role].abilities]
        fooled = any(isinstance(effect, FoolAsker) for effect in effects)
        flipped = any(isinstance(effect, FlipAnswer) for effect in effects)
        return sum(ROLES[role].seen_as is not None for role in mafia) / len(mafia), fooled, flipped

    # -- how things stand ------------------------------------------------------------------------------------------

    @cached_property
    def living(self) -> tuple[Seat, ...]:
        """All who live."""
        return self.state.living()

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The living without oneself."""
        return tuple(other for other in self.living if other != self.seat)

    @cached_property
    def mafia_left(self) -> float:
        """How many of the mafia are expected to live, as everybody sees it."""
        return sum(self.public[other] for other in self.living)

    @cached_property
    def average(self) -> float:
        """How likely any of the others is of the mafia, before anything is known of them."""
        return max(0.05, self.mafia_left / max(1, len(self.living)))

    @cached_property
    def last_chance(self) -> bool:
        """Whether the city may not be wrong once more: with another one gone by day and one by night the mafia have
        as many as the others."""
        return len(self.living) - 2 <= 2 * self.mafia_left

    @cached_property
    def now_or_never(self) -> bool:
        """Whether the city has to be right today: after one more night the mafia have as many as the others."""
        return len(self.living) - 1 <= 2 * round(self.mafia_left)

    @cached_property
    def wins_today(self) -> bool:
        """Whether the team that this seat knows has won as soon as one more of the others leaves."""
        return self._met and 2 * (1 + len(self.mates)) >= len(self.living) - 1

    @cached_property
    def has_to_try(self) -> bool:
        """Whether somebody has to be voted out on whatever little is known: today or never, or where nobody is ever
        going to find out more."""
        return self.now_or_never or not (self.spare or self.evidence.askers)

    @property
    def own_choices(self) -> tuple[tuple[Seat, tuple[Use, ...]], ...]:
        """What this seat has chosen in secret and what has still to be opened."""
        return tuple(found for found in self.state.pending if found[0] == self.seat)

    @cached_property
    def spare(self) -> bool:
        """Whether a day without a vote costs the city nothing: with an even number of living the mafia need as many
        nights with it as without. But where nobody leaves for long, every day is going to cost somebody."""
        return len(self.living) % 2 == 0 and self.state.quiet < 1

    def most(self, seats: tuple[Seat, ...], weights: tuple[float, ...], noise: float = 0.05) -> Seat:
        """The seat with the greatest weight; between nearly equal ones the lot decides."""
        return max(seats, key=lambda seat: weights[seat] + noise * self.chance.below(1000) / 1000)

    def least(self, seats: tuple[Seat, ...], weights: tuple[float, ...], noise: float = 0.05) -> Seat:
        """The seat with the least weight."""
        return min(seats, key=lambda seat: weights[seat] + noise * self.chance.below(1000) / 1000)

    def happens(self, percent: int) -> bool:
        """Whether something happens that does so in so many of a hundred cases."""
        return self.chance.below(100) < percent
