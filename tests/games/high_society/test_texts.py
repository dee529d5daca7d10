"""The catalogues of High Society: complete, alike in three languages, and right in the grammar that can be checked."""

from __future__ import annotations

import pytest
from catalogue import LANGUAGES, PLURALS, Catalogue, inside

from mahfel.games.high_society import game

TEXTS = Catalogue(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_knows_every_plural_of_its_language(language: str) -> None:
    plural = 0
    for key, message in TEXTS.messages[language].items():
        for named in inside(message.value).choices:
            # Either it tells only exact numbers from the rest, or it speaks all the plurals.
            assert named in ({"other"}, PLURALS[language]), key
            plural += named == PLURALS[language] and language != "fa"
    assert plural or language == "fa"


def test_russian_counts_cards_and_points() -> None:
    assert [TEXTS.say("ru", "move-bid-hint", count=n) for n in (1, 3, 5, 11, 21)] == [
        "добавите 1 карту",
        "добавите 3 карты",
        "добавите 5 карт",
        "добавите 11 карт",
        "добавите 21 карту",
    ]
    assert TEXTS.say("ru", "event-reckoned-you", status=3.5) == "У вас 3,5 очка статуса."
    assert TEXTS.say("ru", "event-reckoned-you", status=14) == "У вас 14 очков статуса."


def test_a_card_for_nothing_and_a_card_for_money_are_told_apart() -> None:
    assert "Nobody bid" in TEXTS.say("en", "event-taken", seat="Sara", card="Perfume", price=0)
    assert TEXTS.say("en", "event-taken", seat="Sara", card="Perfume", price=1) == "Sara wins Perfume for 1."


def test_one_winner_several_and_none_are_told_apart() -> None:
    assert TEXTS.say("en", "event-won", seats="Sara", count=1) == "Victory goes to Sara."
    assert TEXTS.say("en", "event-won", seats="", count=0) == "Everyone is cast out; nobody wins."
    assert TEXTS.say("en", "event-won-you", seats="Sara", count=1) == "You win!"
    assert TEXTS.say("en", "event-won-you", seats="Sara and Dima", count=2) == "You share the victory: Sara and Dima."
