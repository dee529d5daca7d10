"""Sets of moves made of independent choices: what may be done in each slot, and a vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, product
from math import comb

from mahfel.engine import Chance, Move, Seat
from mahfel.games.mafia.moves import DONE, REST, Act, Ballot, Done, Hands, Use


class Aim:
    """The ways of using one ability: so many of these targets, and one of these roles where one has to be named.

    ``once`` lists pairs (seat, role) that were named before and may not be named again.
    """

    __slots__ = ("ability", "least", "most", "once", "roles", "targets")

    def __init__(
        self,
        ability: str,
        targets: tuple[Seat, ...] = (),
        least: int = 0,
        most: int = 0,
        roles: tuple[str, ...] = (),
        once: frozenset[tuple[Seat, str]] = frozenset(),
    ) -> None:
        self.ability = ability
        self.targets = targets
        self.least = least
        self.most = min(most, len(targets))
        self.roles = roles
        self.once = once

    def __len__(self) -> int:
        ways = sum(comb(len(self.targets), count) for count in range(self.least, self.most + 1))
        return ways * len(self.roles) - len(self.once) if self.roles else ways

    def __iter__(self) -> Iterator[Use]:
        for count in range(self.least, self.most + 1):
            for at in combinations(self.targets, count):
                if not self.roles:
                    yield Use(self.ability, at)
                for role in self.roles:
                    if not (at and (at[0], role) in self.once):
                        yield Use(self.ability, at, role)

    def __contains__(self, use: Use) -> bool:
        at = use.at
        return (
            use.ability == self.ability
            and self.least <= len(at) <= self.most
            and all(seat in self.targets for seat in at)
            and all(low < high for low, high in pairwise(at))
            and (use.role in self.roles if self.roles else not use.role)
            and not (at and (at[0], use.role) in self.once)
        )

    def sample(self, chance: Chance) -> Use:
        """One of them, each as likely."""
        if self.least == self.most == 1 and not self.once:
            at = (self.targets[chance.below(len(self.targets))],)
            return Use(self.ability, at, self.roles[chance.below(len(self.roles))] if self.roles else "")
        point = chance.below(len(self))
        for place, use in enumerate(self):
            if place == point:
                return use
        raise AssertionError("an aim is shorter than it says")


Slot = Sequence[Aim]
"""Alternatives of which at most one is chosen."""


class Slots:
    """All ways of filling the slots, each with one of its alternatives or with nothing.

    A move ``wrap``s the uses in the order of the slots.
    """

    __slots__ = ("slots", "wrap")

    def __init__(self, slots: Sequence[Slot] = (), wrap: Callable[[tuple[Use, ...]], Move] = Act) -> None:
        self.slots = tuple(kept for slot in slots if (kept := tuple(aim for aim in slot if len(aim))))
        self.wrap = wrap

    def __len__(self) -> int:
        ways = 1
        for slot in self.slots:
            ways *= 1 + sum(map(len, slot))
        return ways

    def __iter__(self) -> Iterator[Move]:
        for uses in self.fillings():
            yield self.wrap(uses)

    def fillings(self) -> Iterator[tuple[Use, ...]]:
        """The uses of every move, nothing first."""
        rows = [(None, *(use for aim in slot for use in aim)) for slot in self.slots]
        for filled in product(*rows):
            yield tuple(use for use in filled if use is not None)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Act) and self.fits(move.uses)

    def fits(self, uses: tuple[Use, ...]) -> bool:
        """Whether these uses fill different slots, in the order of the slots."""
        place = 0
        for use in uses:
            while place < len(self.slots) and not any(use in aim for aim in self.slots[place]):
                place += 1
            if place == len(self.slots):
                return False
            place += 1
        return True

    def draw(self, chance: Chance) -> tuple[Use, ...]:
        """One filling, each as likely."""
        uses = []
        for slot in self.slots:
            point = chance.below(1 + sum(map(len, slot)))
            if point == 0:
                continue
            point -= 1
            for aim in slot:
                if point < len(aim):
                    uses.append(aim.sample(chance))
                    break
                point -= len(aim)
        return tuple(uses)

    def sample(self, chance: Chance) -> Move:
        """One of the moves, each as likely."""
        return self.wrap(self.draw(chance))

    def reduced(self) -> Sequence[Move]:
        """Nothing, and every single use; of those that name a role, one of each target."""
        found = [self.wrap(())]
        for slot in self.slots:
            for aim in slot:
                seen = set()
                for use in aim:
                    if use.at not in seen:
                        seen.add(use.at)
                        found.append(self.wrap((use,)))
        return found


class WithDone:
    """The moves of whoever has the word: to be done, or one of the slots."""

    __slots__ = ("slots",)

    def __init__(self, slots: Slots) -> None:
        self.slots = slots

    def __len__(self) -> int:
        return len(self.slots)

    def __iter__(self) -> Iterator[Move]:
        yield DONE
        yield from (move for move in self.slots if move != REST)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Done) or (move != REST and move in self.slots)

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        drawn = self.slots.sample(chance)
        return DONE if drawn == REST else drawn

    def reduced(self) -> list[Move]:
        """To be done, and every single use."""
        return [DONE, *(move for move in self.slots.reduced() if move != REST)]


class Must:
    """Exactly one of the ways of an aim: nobody may leave it out."""

    __slots__ = ("aim",)

    def __init__(self, aim: Aim) -> None:
        self.aim = aim

    def __len__(self) -> int:
        return len(self.aim)

    def __iter__(self) -> Iterator[Move]:
        return (Act((use,)) for use in self.aim)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Act) and len(move.uses) == 1 and move.uses[0] in self.aim

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        return Act((self.aim.sample(chance),))

    def reduced(self) -> list[Move]:
        """All of them."""
        return list(self)


class Subsets:
    """All sets of the candidates, as raised hands; or one of the ways of a power that interrupts the vote."""

    __slots__ = ("aims", "seats")

    def __init__(self, seats: tuple[Seat, ...], aims: Sequence[Aim] = ()) -> None:
        self.seats = seats
        self.aims = tuple(aim for aim in aims if len(aim))

    def __len__(self) -> int:
        return int(1 << len(self.seats)) + sum(map(len, self.aims))

    def __iter__(self) -> Iterator[Move]:
        for count in range(len(self.seats) + 1):
            for chosen in combinations(self.seats, count):
                yield Hands(chosen)
        for aim in self.aims:
            for use in aim:
                yield Act((use,))

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Act):
            return len(move.uses) == 1 and any(move.uses[0] in aim for aim in self.aims)
        if not isinstance(move, Hands):
            return False
        seats = move.seats
        return all(seat in self.seats for seat in seats) and all(low < high for low, high in pairwise(seats))

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        point = chance.below(len(self))
        for aim in self.aims:
            if point < len(aim):
                return Act((aim.sample(chance),))
            point -= len(aim)
        return Hands(tuple(seat for place, seat in enumerate(self.seats) if point >> place & 1))

    def reduced(self) -> Sequence[Move]:
        """No hand, one hand for each, and every use of a power."""
        powers = [Act((use,)) for aim in self.aims for use in aim]
        return [Hands(), *(Hands((seat,)) for seat in self.seats), *powers]


class Ballots:
    """All votes (blank, one name; two names for two ballots) with all ways of using a power beside them."""

    __slots__ = ("accused", "slots", "two")

    def __init__(self, accused: tuple[Seat, ...], slots: Slots, *, two: bool = False) -> None:
        self.accused = tuple(sorted(accused))
        self.slots = slots
        self.two = two

    def _votes(self) -> Iterator[tuple[Seat, ...]]:
        yield ()
        for one in self.accused:
            yield (one,)
        if self.two:
            for place, one in enumerate(self.accused):
                for other in self.accused[place:]:
                    yield (one, other)

    def __len__(self) -> int:
        count = len(self.accused)
        return (1 + count + (count * (count + 1) // 2 if self.two else 0)) * len(self.slots)

    def __iter__(self) -> Iterator[Move]:
        for votes in self._votes():
            for uses in self.slots.fillings():
                yield Ballot(votes, uses)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Ballot) or len(move.votes) > 1 + self.two:
            return False
        votes = move.votes
        return (
            all(seat in self.accused for seat in votes)
            and all(low <= high for low, high in pairwise(votes))
            and self.slots.fits(move.uses)
        )

    def sample(self, chance: Chance) -> Move:
        """One of them, each as likely."""
        votes = tuple(self._votes())
        return Ballot(votes[chance.below(len(votes))], self.slots.draw(chance))

    def reduced(self) -> Sequence[Move]:
        """Each vote without a power, and each power beside the first name."""
        first = self.accused[:1]
        powers = [Ballot(first, move.uses) for move in self.slots.reduced() if isinstance(move, Act) and move.uses]
        return [*(Ballot(votes) for votes in self._votes()), *powers]
