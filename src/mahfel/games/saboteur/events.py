"""What happens. Hidden are roles until a round is over, what is drawn, discarded or seen on a map, and gold."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from mahfel.engine import PUBLIC, Event, Seat, private


class RoundBegan(Event, frozen=True, tag="round_began", tag_field="type"):
    """Roles, goals and cards are dealt for round ``n``; ``seat`` begins."""

    n: Annotated[int, PUBLIC]
    seat: Annotated[Seat, PUBLIC]


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat gets a role and a hand; ``count`` cards."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    role: Annotated[str, private("seat")]
    cards: Annotated[tuple[str, ...], private("seat")]


class Dug(Event, frozen=True, tag="dug", tag_field="type"):
    """A seat lays a tunnel at ``x``, ``y``; ``lit`` are the cells that are joined to the start by it, itself first, in
    the order in which the light reaches them (goals that it turns up included)."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    turned: Annotated[bool, PUBLIC]
    x: Annotated[int, PUBLIC]
    y: Annotated[int, PUBLIC]
    lit: Annotated[tuple[tuple[int, int], ...], PUBLIC]


class GoalTurned(Event, frozen=True, tag="goal_turned", tag_field="type"):
    """A goal is reached and turned over: ``card`` is GOLD, STONE_R or STONE_L, ``turned`` by half a turn or not."""

    seat: Annotated[Seat, PUBLIC]
    goal: Annotated[str, PUBLIC]
    card: Annotated[str, PUBLIC]
    turned: Annotated[bool, PUBLIC]


class Broke(Event, frozen=True, tag="broke", tag_field="type"):
    """A seat breaks a tool of another."""

    seat: Annotated[Seat, PUBLIC]
    target: Annotated[Seat, PUBLIC]
    tool: Annotated[str, PUBLIC]


class Mended(Event, frozen=True, tag="mended", tag_field="type"):
    """A seat mends a tool of a player, perhaps its own, with ``card``."""

    seat: Annotated[Seat, PUBLIC]
    target: Annotated[Seat, PUBLIC]
    tool: Annotated[str, PUBLIC]
    card: Annotated[str, PUBLIC]


class Fell(Event, frozen=True, tag="fell", tag_field="type"):
    """A seat lets a rock fall on the tunnel at ``x``, ``y``; ``dark`` are the cells that are cut off by it."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]
    turned: Annotated[bool, PUBLIC]
    x: Annotated[int, PUBLIC]
    y: Annotated[int, PUBLIC]
    dark: Annotated[tuple[tuple[int, int], ...], PUBLIC]


class MapRead(Event, frozen=True, tag="map_read", tag_field="type"):
    """A seat looks at a goal; only it sees which ``card`` it is."""

    seat: Annotated[Seat, PUBLIC]
    goal: Annotated[str, PUBLIC]
    card: Annotated[str, private("seat")]


class Passed(Event, frozen=True, tag="passed", tag_field="type"):
    """A seat discards a card face down."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, private("seat")]


class Drew(Event, frozen=True, tag="drew", tag_field="type"):
    """A seat takes the top card of the draw pile, which has ``left`` cards now."""

    seat: Annotated[Seat, PUBLIC]
    left: Annotated[int, PUBLIC]
    card: Annotated[str, private("seat")]


class RoundEnded(Event, frozen=True, tag="round_ended", tag_field="type"):
    """Round ``n`` is over: ``seat`` has reached the treasure, or (None) nobody has, and all cards are played.

    ``treasure`` says where it lay: all goals are turned up now.
    """

    n: Annotated[int, PUBLIC]
    seat: Annotated[Seat | None, PUBLIC]
    treasure: Annotated[str, PUBLIC]


class RolesShown(Event, frozen=True, tag="roles_shown", tag_field="type"):
    """Everybody shows the role: ``seats`` were saboteurs; ``aside`` is the role card that nobody had."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    aside: Annotated[str, PUBLIC]


class PoolDrawn(Event, frozen=True, tag="pool_drawn", tag_field="type"):
    """``count`` gold cards are drawn, face down, for the miners, and taken by ``seats`` in this order, a card each."""

    count: Annotated[int, PUBLIC]
    seats: Annotated[tuple[Seat, ...], PUBLIC]


class PoolSeen(Event, frozen=True, tag="pool_seen", tag_field="type"):
    """A seat is handed the ``left`` gold cards that are still to be taken, and looks at them."""

    seat: Annotated[Seat, PUBLIC]
    left: Annotated[int, PUBLIC]
    gold: Annotated[tuple[int, ...], private("seat")]


class GoldKept(Event, frozen=True, tag="gold_kept", tag_field="type"):
    """A seat keeps one gold card, worth ``nuggets``."""

    seat: Annotated[Seat, PUBLIC]
    nuggets: Annotated[int, private("seat")]


class Paid(Event, frozen=True, tag="paid", tag_field="type"):
    """A saboteur is paid ``nuggets`` in the cards ``gold``, openly; ``loose`` nuggets where no cards made it up."""

    seat: Annotated[Seat, PUBLIC]
    nuggets: Annotated[int, PUBLIC]
    gold: Annotated[tuple[int, ...], PUBLIC]
    loose: Annotated[int, PUBLIC]


class NobodyPaid(Event, frozen=True, tag="nobody_paid", tag_field="type"):
    """Nobody gets any gold this round: no saboteur was there to be paid, or no miner may take any (``why``)."""

    why: Annotated[Literal["no_saboteur", "no_miner"], PUBLIC]


class Counted(Event, frozen=True, tag="counted", tag_field="type"):
    """At the end of the game a seat shows its gold cards and counts the nuggets."""

    seat: Annotated[Seat, PUBLIC]
    gold: Annotated[tuple[int, ...], PUBLIC]
    nuggets: Annotated[int, PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The winner, or several with equally many nuggets."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]


EVENT_TYPES: Final = (
    RoundBegan,
    Dealt,
    Dug,
    GoalTurned,
    Broke,
    Mended,
    Fell,
    MapRead,
    Passed,
    Drew,
    RoundEnded,
    RolesShown,
    PoolDrawn,
    PoolSeen,
    GoldKept,
    Paid,
    NobodyPaid,
    Counted,
    Won,
)
