"""Events: no field without a declared visibility."""

from __future__ import annotations

from typing import Annotated

import pytest

from mahfel.engine import PUBLIC, Event, private
from mahfel.engine.event import declared


class Dealt(Event, frozen=True, tag="dealt", tag_field="type"):
    seat: Annotated[int, PUBLIC]
    card: Annotated[str, private("seat")]


class Whispered(Event, frozen=True, tag="whispered", tag_field="type"):
    seats: Annotated[tuple[int, ...], PUBLIC]
    text: Annotated[str, private("seats")]


def test_a_private_field_reaches_its_owner_and_nobody_else():
    event = Dealt(2, "crown")
    assert event.seen_by(2) == {"type": "dealt", "seat": 2, "card": "crown"}
    for other in (0, 1, 3, None):
        assert event.seen_by(other) == {"type": "dealt", "seat": 2}


def test_a_field_may_belong_to_several_seats():
    event = Whispered((0, 3), "now")
    assert event.seen_by(3)["text"] == event.seen_by(0)["text"] == "now"
    assert "text" not in event.seen_by(1)
    assert "text" not in event.seen_by(None)


def test_a_field_without_a_visibility_is_refused():
    class Careless(Event, frozen=True, tag="careless", tag_field="type"):
        card: str

    with pytest.raises(TypeError, match=r"Careless\.card must be declared PUBLIC or private"):
        declared(Careless)


def test_a_field_with_two_visibilities_is_refused():
    class Torn(Event, frozen=True, tag="torn", tag_field="type"):
        seat: Annotated[int, PUBLIC, private("seat")]

    with pytest.raises(TypeError, match="once"):
        declared(Torn)


def test_the_owner_of_a_private_field_must_be_a_public_field():
    class Lost(Event, frozen=True, tag="lost", tag_field="type"):
        card: Annotated[str, private("owner")]

    class Hidden(Event, frozen=True, tag="hidden", tag_field="type"):
        seat: Annotated[int, private("seat")]
        card: Annotated[str, private("seat")]

    for event in (Lost, Hidden):
        with pytest.raises(TypeError, match="not a public field"):
            declared(event)


def test_an_event_needs_a_tag():
    class Nameless(Event, frozen=True):
        seat: Annotated[int, PUBLIC]

    with pytest.raises(TypeError, match="needs a tag"):
        declared(Nameless)


def test_a_game_with_a_careless_event_is_not_registered(monkeypatch):
    from mahfel.engine import registry
    from mahfel.testing.toys import coin_auction

    class Careless(Event, frozen=True, tag="careless", tag_field="type"):
        card: str

    monkeypatch.setattr(type(coin_auction), "event_types", (*coin_auction.event_types, Careless))
    with pytest.raises(TypeError, match="Careless"):
        registry.add(coin_auction)
