"""The registry: games are found by entry point or added by name."""

from __future__ import annotations

import pytest

from mahfel.engine import Refused, registry
from mahfel.games.high_society import game as high_society
from mahfel.testing.toys import coin_auction


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch):
    monkeypatch.setattr(registry, "_added", dict(registry._added))


def test_high_society_is_installed():
    assert registry.games()["high_society"] is registry.find("high_society") is high_society


def test_games_are_listed_by_key():
    registry.add(coin_auction)
    assert list(registry.games()) == sorted(registry.games())
    assert registry.find("coin_auction") is coin_auction


def test_a_game_is_added_by_the_place_of_its_object():
    assert registry.add_named("mahfel.testing.toys:coin_auction") is coin_auction
    assert registry.find("coin_auction") is coin_auction


def test_an_unknown_game_is_refused_with_those_that_there_are():
    with pytest.raises(Refused, match=r"game\.unknown") as caught:
        registry.find("chess")
    assert caught.value.arguments == {"game": "chess", "games": list(registry.games())[:12]}


@pytest.mark.parametrize(
    ("place", "fault"),
    [("mahfel.nowhere:game", ImportError), ("mahfel.engine:game", TypeError), ("mahfel.engine:chess", AttributeError)],
)
def test_a_place_without_a_game_is_an_error(place, fault):
    with pytest.raises(fault):
        registry.add_named(place)


def test_the_list_of_games_cannot_be_changed_from_outside():
    with pytest.raises(TypeError):
        registry.games()["chess"] = coin_auction
