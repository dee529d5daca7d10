"""What happens in Coup. What only two players know is private to them."""

from __future__ import annotations

from typing import Annotated

from mahfel.engine import PUBLIC, Event, Seat, private


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    """A seat gets its cards, which it alone sees."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class SideTaken(Event, frozen=True, tag="side_taken", tag_field="type"):
    """A seat belongs to a party."""

    seat: Annotated[Seat, PUBLIC]
    party: Annotated[str, PUBLIC]


class TurnBegan(Event, frozen=True, tag="turn_began", tag_field="type"):
    """It is a seat's turn."""

    seat: Annotated[Seat, PUBLIC]


class Declared(Event, frozen=True, tag="declared", tag_field="type"):
    """A seat names an action; ``role`` is the character claimed for it, if any, ``target`` whom it is aimed at."""

    seat: Annotated[Seat, PUBLIC]
    action: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]
    target: Annotated[Seat | None, PUBLIC]
    cost: Annotated[int, PUBLIC]


class Claimed(Event, frozen=True, tag="claimed", tag_field="type"):
    """A seat claims a character against an action or in answer to a loss; ``against`` names what it answers."""

    seat: Annotated[Seat, PUBLIC]
    role: Annotated[str, PUBLIC]
    against: Annotated[str, PUBLIC]


class Doubted(Event, frozen=True, tag="doubted", tag_field="type"):
    """``seat`` does not believe ``other``, who claims ``role``."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]
    role: Annotated[str, PUBLIC]


class Believed(Event, frozen=True, tag="believed", tag_field="type"):
    """Nobody doubts a claim."""

    seat: Annotated[Seat, PUBLIC]
    role: Annotated[str, PUBLIC]


class Proved(Event, frozen=True, tag="proved", tag_field="type"):
    """A seat shows what it claimed; the cards go back to the Court and are replaced."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[str, ...], PUBLIC]


class Drew(Event, frozen=True, tag="drew", tag_field="type"):
    """A seat draws cards from the Court, which it alone sees."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    cards: Annotated[tuple[str, ...], private("seat")]


class Admitted(Event, frozen=True, tag="admitted", tag_field="type"):
    """A seat does not prove its claim: the doubt was right."""

    seat: Annotated[Seat, PUBLIC]
    role: Annotated[str, PUBLIC]


class Lost(Event, frozen=True, tag="lost", tag_field="type"):
    """A seat loses an influence; the card lies face up from now on."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, PUBLIC]


class SetAside(Event, frozen=True, tag="set_aside", tag_field="type"):
    """A lost influence lies aside face down, because its owner claims a character that reacts to the loss."""

    seat: Annotated[Seat, PUBLIC]
    card: Annotated[str, private("seat")]


class FellOut(Event, frozen=True, tag="fell_out", tag_field="type"):
    """A seat has no influence left."""

    seat: Annotated[Seat, PUBLIC]


class Gained(Event, frozen=True, tag="gained", tag_field="type"):
    """A seat gets coins from the Treasury or from the reserve."""

    seat: Annotated[Seat, PUBLIC]
    coins: Annotated[int, PUBLIC]


class Paid(Event, frozen=True, tag="paid", tag_field="type"):
    """A seat gives coins to another; ``other`` None: to the Treasury."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat | None, PUBLIC]
    coins: Annotated[int, PUBLIC]


class Refunded(Event, frozen=True, tag="refunded", tag_field="type"):
    """The cost of an action that came to nothing comes back."""

    seat: Annotated[Seat, PUBLIC]
    coins: Annotated[int, PUBLIC]


class Blocked(Event, frozen=True, tag="blocked", tag_field="type"):
    """A block stands: the action, or that part of it, does not happen."""

    seat: Annotated[Seat, PUBLIC]
    action: Annotated[str, PUBLIC]


class LetPass(Event, frozen=True, tag="let_pass", tag_field="type"):
    """Nobody stands in the way of an action, or joins it."""

    action: Annotated[str, PUBLIC]


class Exchanged(Event, frozen=True, tag="exchanged", tag_field="type"):
    """A seat has put ``count`` cards back; which it kept, it alone knows."""

    seat: Annotated[Seat, PUBLIC]
    count: Annotated[int, PUBLIC]
    kept: Annotated[tuple[str, ...], private("seat")]


class Shown(Event, frozen=True, tag="shown", tag_field="type"):
    """A seat hands a card to another; only the two know which."""

    seat: Annotated[Seat, PUBLIC]
    other: Annotated[Seat, PUBLIC]
    pair: Annotated[tuple[Seat, ...], PUBLIC]
    card: Annotated[str, private("pair")]


class Spared(Event, frozen=True, tag="spared", tag_field="type"):
    """The card that was looked at stays."""

    seat: Annotated[Seat, PUBLIC]


class Swapped(Event, frozen=True, tag="swapped", tag_field="type"):
    """The card that was looked at has to be replaced."""

    seat: Annotated[Seat, PUBLIC]


class Converted(Event, frozen=True, tag="converted", tag_field="type"):
    """A seat changes its party."""

    seat: Annotated[Seat, PUBLIC]
    party: Annotated[str, PUBLIC]


class BombHeld(Event, frozen=True, tag="bomb_held", tag_field="type"):
    """The bomb lies before a seat."""

    seat: Annotated[Seat, PUBLIC]


class BombDefused(Event, frozen=True, tag="bomb_defused", tag_field="type"):
    """The bomb is harmless."""

    seat: Annotated[Seat, PUBLIC]


class BombExploded(Event, frozen=True, tag="bomb_exploded", tag_field="type"):
    """The bomb goes off before a seat."""

    seat: Annotated[Seat, PUBLIC]


class Joined(Event, frozen=True, tag="joined_in", tag_field="type"):
    """A seat joins what another does."""

    seat: Annotated[Seat, PUBLIC]
    action: Annotated[str, PUBLIC]


class RefusedToPay(Event, frozen=True, tag="refused_to_pay", tag_field="type"):
    """A seat does not pay."""

    seat: Annotated[Seat, PUBLIC]


class TokenPlaced(Event, frozen=True, tag="token_placed", tag_field="type"):
    """A token lies before a seat; ``role`` is the character that a Tax token marks (else empty)."""

    seat: Annotated[Seat, PUBLIC]
    token: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]


class TokenGone(Event, frozen=True, tag="token_gone", tag_field="type"):
    """A token goes back to the centre."""

    seat: Annotated[Seat, PUBLIC]
    token: Annotated[str, PUBLIC]


class EstateSettled(Event, frozen=True, tag="estate_settled", tag_field="type"):
    """Coins of the eliminated go to the Treasury."""

    seat: Annotated[Seat, PUBLIC]
    coins: Annotated[int, PUBLIC]


class Revealed(Event, frozen=True, tag="revealed", tag_field="type"):
    """The end: what was hidden before a seat."""

    seat: Annotated[Seat, PUBLIC]
    cards: Annotated[tuple[str, ...], PUBLIC]


class Won(Event, frozen=True, tag="won", tag_field="type"):
    """The last one left wins."""

    seats: Annotated[tuple[Seat, ...], PUBLIC]
    reason: Annotated[str, PUBLIC]


EVENT_TYPES = (
    Dealt,
    SideTaken,
    TurnBegan,
    Declared,
    Claimed,
    Doubted,
    Believed,
    Proved,
    Drew,
    Admitted,
    Lost,
    SetAside,
    FellOut,
    Gained,
    Paid,
    Refunded,
    Blocked,
    LetPass,
    Exchanged,
    Shown,
    Spared,
    Swapped,
    Converted,
    BombHeld,
    BombDefused,
    BombExploded,
    Joined,
    RefusedToPay,
    TokenPlaced,
    TokenGone,
    EstateSettled,
    Revealed,
    Won,
)
