"""The catalogues of Coup: words for everything the rules can say, alike in three languages, and right where it can be
checked."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from catalogue import LANGUAGES, Catalogue, named

from mahfel.games.coup import game
from mahfel.games.coup.actions import GENERAL, REFORMATION
from mahfel.games.coup.characters import CHARACTERS, G54

TEXTS = Catalogue(game)
ACTIONS = {
    action.key
    for declared in (*GENERAL.values(), REFORMATION, *(character.actions for character in CHARACTERS.values()))
    for action in declared
}
# A turn is told by the heading of its group in the log.
EVENTS = {event.__struct_config__.tag for event in game.event_types} - {"turn_began"}


def test_every_character_has_a_name_a_letter_and_a_line_on_the_aid_card() -> None:
    assert len(CHARACTERS) == 32
    wanted = {f"{kind}-{key}" for key in CHARACTERS for kind in ("card", "role", "card-help", "card-letter")}
    assert wanted <= TEXTS.keys
    assert {f"category-{character.category}" for character in CHARACTERS.values()} <= TEXTS.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_characters_of_a_set_share_a_name_or_a_letter(language: str) -> None:
    letter = {key: TEXTS.say(language, f"card-letter-{key}") for key in CHARACTERS}
    names = [TEXTS.say(language, f"card-{key}") for key in CHARACTERS]
    assert len(set(names)) == len(names)
    classic = [key for key in CHARACTERS if CHARACTERS[key].category == "classic"]
    sets = [tuple(classic)]
    pairs = list(combinations(G54["special"], 2))
    sets += [(a, b, c, *two) for a, b, c, two in product(G54["finance"], G54["communications"], G54["force"], pairs)]
    assert len(sets) == 5_626
    for roles in sets:
        assert len({letter[key] for key in roles}) == len(roles), roles
    width = 1 if language == "fa" else 2
    assert {len(value) for value in letter.values()} == {width}


def test_every_action_has_a_verb_and_a_line_and_every_block_says_what_it_answers() -> None:
    assert {f"{kind}-{key}" for key in ACTIONS for kind in ("action", "action-help")} <= TEXTS.keys
    blocked = {action for character in CHARACTERS.values() for action in character.blocks}
    claimed = named(game, r'events\.Claimed\([^)]*"(\w+)"\)')
    against = {word for word in claimed if word not in CHARACTERS}
    assert against == {"loss", "bomb", "disappear", "share"}
    assert {f"against-{word}" for word in blocked | against} <= TEXTS.keys


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    assert {f"event-{tag}" for tag in EVENTS} == set(TEXTS.rules)
    assert "turn-turn_began" in TEXTS.keys


def test_every_word_of_an_answer_has_words() -> None:
    words = named(game, r'\bdecide\("(\w+)"\)')
    assert words >= {"pay", "refuse", "swap", "spare", "more", "stop", "join", "explode", "decline"}
    words |= {"empire", "resistance"}
    assert {f"{kind}-{word}" for word in words for kind in ("decide", "what")} <= TEXTS.keys
    assert {f"claim-{key}" for key, one in CHARACTERS.items() if one.reacts.startswith("loss")} <= TEXTS.keys


def test_a_declaration_tells_claim_and_target_where_there_are_any() -> None:
    said = [
        TEXTS.say("en", "event-declared", seat="Sara", role=role, target=target, action=action)
        for role, target, action in ((0, 0, "Income"), (0, "Nima", "Coup"), ("Duke", 0, "Tax"))
    ]
    assert said == ["Sara: Income.", "Sara against Nima: Coup.", "Sara claims Duke: Tax."]
    assert TEXTS.say("en", "event-declared-to-you", seat="Sara", role="Captain", action="Steal") == (
        "Sara claims Captain against you: Steal."
    )


def test_russian_counts_coins() -> None:
    assert [TEXTS.say("ru", "event-gained-you", coins=n) for n in (0, 1, 3, 5, 21)] == [
        "Вы ничего не получаете.",
        "Вы берёте 1 монету.",
        "Вы берёте 3 монеты.",
        "Вы берёте 5 монет.",
        "Вы берёте 21 монету.",
    ]


def test_coins_go_to_the_treasury_or_to_a_player() -> None:
    assert TEXTS.say("en", "event-paid", seat="Sara", other=0, coins=1) == "Sara pays 1 coin to the Treasury."
    assert TEXTS.say("en", "event-paid", seat="Sara", other="Nima", coins=0) == "Sara has nothing to give to Nima."
    assert TEXTS.say("fa", "event-paid-to-you", seat="سارا", coins=2) == "سارا 2 سکه به شما داد."
