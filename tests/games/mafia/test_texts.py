"""The catalogues of Mafia: words for everything that the rules can say or ask, alike in three languages."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from catalogue import LANGUAGES, Catalogue, inside, named

from mahfel.engine import SplitMix64
from mahfel.games.mafia import game
from mahfel.games.mafia.cards import CARDS
from mahfel.games.mafia.effects import Side
from mahfel.games.mafia.options import MafiaOptions, ScenarioKey
from mahfel.games.mafia.player import Cause
from mahfel.games.mafia.roles import ROLES
from mahfel.games.mafia.scenarios import SCENARIOS
from mahfel.games.mafia.sign import SignKind
from mahfel.games.mafia.view import OPENLY, TO_ITS_OWNER

TEXTS = Catalogue(game)
TOLD_ALONE = {"dealt", "proposals_shown", "night_news", "eyes_opened"}
"""Everybody is told these at the same moment; in the log each reads only their own."""

HEADINGS = {"moment_told"}
"""What only stands above what follows."""


def test_every_role_has_a_neutral_and_a_popular_name_and_a_text_on_its_card() -> None:
    assert len(ROLES) > 60
    assert {f"role-{key}{what}" for key in ROLES for what in ("", "-popular", "-power")} <= TEXTS.keys
    assert {f"{field}-{key}" for key in ROLES for field in ("dealt", "told")} <= TEXTS.keys
    assert {f"{field}-{side}" for side in get_args(Side) for field in ("side", "told")} <= TEXTS.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_roles_share_a_neutral_name(language: str) -> None:
    names = [TEXTS.say(language, f"role-{key}") for key in ROLES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_roles_of_a_table_share_a_popular_name(language: str) -> None:
    for scenario in SCENARIOS.values():
        for seats in scenario.table:
            keys = dict(scenario.counts(seats))
            assert len({TEXTS.say(language, f"role-{key}-popular") for key in keys}) == len(keys), (scenario.key, seats)


def test_neutral_names_are_not_those_of_films() -> None:
    films = "Godfather|Lecter|Leon|Kane|Watson|Saul|Constantine|Nostradamus|Joker"
    assert not [key for key in ROLES if re.search(films, TEXTS.say("en", f"role-{key}"))]
    assert len([key for key in ROLES if re.search(films, TEXTS.say("en", f"role-{key}-popular"))]) == 9


def called_otherwise(language: str) -> dict[str, re.Pattern[str]]:
    """The neutral names that no table with popular names may show, and how they are found in a sentence.

    A word that some role goes by in popular language too is no slip. Russian bends its words: what follows the stem of
    a name may differ.
    """
    pairs = {key: [TEXTS.say(language, f"role-{key}{what}") for what in ("", "-popular")] for key in ROLES}
    popular = {name for _, name in pairs.values()}
    found = {}
    for key, (neutral, other) in pairs.items():
        if neutral != other and neutral not in popular:
            words = [bent(word) if language == "ru" else re.escape(word) for word in neutral.split()]
            found[key] = re.compile(rf"(?<![\w\u200c]){' '.join(words)}(?!\w)")
    return found


def bent(word: str) -> str:
    """A Russian noun or adjective in any of its cases: its stem, which may lose its last vowel, and what follows it."""
    if fleeting := re.fullmatch("(.*)([ео])([кц])", word):
        return f"{re.escape(fleeting[1])}{fleeting[2]}?{fleeting[3]}[а-яё]{{0,3}}"
    return rf"{re.escape(word.rstrip('аеийоьыюя'))}[а-яё]{{0,3}}"


NAMES = re.compile(r"(role|dealt|told)-[a-z_]+-popular")
SCENARIO_NAMES = {"scenario-capo", "written-two_guns-help"}
"""Here Capo is the name of a scenario, which has but one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_popular_names_shows_no_neutral_one(language: str) -> None:
    slips = {}
    forbidden = called_otherwise(language)
    for key in TEXTS.keys - SCENARIO_NAMES:
        if f"{key}-popular" in TEXTS.keys or re.fullmatch(r"role-[a-z_]+", key):
            continue
        said = "\n".join(inside(TEXTS.messages[language][key].value).words)
        slips.update({(key, role): said for role, name in forbidden.items() if name.search(said)})
        # What a text takes over from another is not looked up anew: it would be the neutral name.
        taken = re.findall(r"id=Identifier\(name='(role-[a-z_]+)'", repr(TEXTS.messages[language][key].value))
        slips.update({(key, other): said for other in taken if not key.endswith("-popular")})
    assert slips == {}


@pytest.mark.parametrize(
    ("language", "slip"),
    [
        ("en", "one bullet of the Marksman."),
        ("fa", "یک تیرِ تیرانداز را می‌گیرد"),
        ("ru", "одну пулю Стрелка."),
        ("ru", "лечит Врача мафии"),
    ],
)
def test_a_neutral_name_in_a_sentence_would_be_found(language: str, slip: str) -> None:
    assert [role for role, name in called_otherwise(language).items() if name.search(slip)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_otherwise_for_popular_names_names_somebody_by_them(language: str) -> None:
    changed = [key for key in TEXTS.keys if key.endswith("-popular") and not NAMES.fullmatch(key)]
    changed.remove("option-names-popular")  # what is chosen there
    assert len(changed) == 5
    names = {TEXTS.say(language, f"role-{key}-popular") for key in ROLES}
    for key in changed:
        said = TEXTS.say(language, key)
        assert said != TEXTS.say(language, key.removesuffix("-popular"))
        assert any(name[:-1] in said for name in names), key


def test_every_ability_has_a_verb_and_says_what_it_does() -> None:
    abilities = {ability.key for role in ROLES.values() for ability in role.abilities}
    built_in = named(game, r'Aim\(\s*"(\w+)"') - {"nothing"}
    assert {"shot", "fire", "propose", "hand_on", "ballot"} <= built_in | {"shot", "ballot"}
    assert {f"ability-{key}{what}" for key in abilities | built_in for what in ("", "-help")} <= TEXTS.keys
    assert {"ability-shot", "ability-shot-help", "ability-ballot"} <= TEXTS.keys


def test_every_card_and_every_scenario_has_a_name_and_an_explanation() -> None:
    assert {f"card-{key}{what}" for key in CARDS for what in ("", "-power")} <= TEXTS.keys
    assert {*SCENARIOS, "custom"} == set(get_args(ScenarioKey))
    assert {f"scenario-{key}{what}" for key in get_args(ScenarioKey) for what in ("", "-help")} <= TEXTS.keys


def test_every_event_is_told_with_a_paragraph_behind_it() -> None:
    tags = {event.__struct_config__.tag for event in game.event_types}
    assert {f"event-{tag}" for tag in tags - TOLD_ALONE - HEADINGS} == set(TEXTS.rules)
    assert {f"turn-{tag}" for tag in HEADINGS} <= TEXTS.keys
    assert {f"event-{tag}-you" for tag in TOLD_ALONE} <= TEXTS.keys
    assert not {f"event-{tag}" for tag in TOLD_ALONE} & TEXTS.keys


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("classic", 8),
        ("shab_e_mafia", 14),
        ("godfather", 11),
        ("commando", 10),
        ("tv", 12),
        ("inspector", 10),
        ("representative", 12),
        ("capo", 12),
    ],
)
def test_whatever_an_event_of_a_game_says_has_a_word(scenario: str, seats: int) -> None:
    heard: list[Any] = []
    for seed in range(3):
        chance = SplitMix64(seed)
        state = game.start(seats, MafiaOptions(scenario=scenario), chance.copy(), heard.append)  # type: ignore[arg-type]
        while state.phases:
            asked = state.asked()
            seat = next(seat for seat, ask in asked.items() if not ask.optional)
            state.play(seat, state.legal(seat).sample(chance))
    missing = set()
    for event in heard:
        for field in event.__struct_fields__:
            value = getattr(event, field)
            words = [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
            name = field.removesuffix("s")
            missing |= {f"{name}-{word}" for word in words if isinstance(word, str) and word}
        for note in getattr(event, "notes", ()):
            missing.add(f"note-{note.kind}")
    assert len(missing) > 20
    assert missing - TEXTS.keys == set()


def test_every_word_that_the_rules_tell_alone_or_at_the_end_is_there() -> None:
    assert {f"note-{kind}" for kind in named(game, r'Note\([^,()]*(?:\.cycle)?, "(\w+)"')} <= TEXTS.keys
    assert {f"came_to-{word}" for word in named(game, r'came_to = "(\w+)"')} <= TEXTS.keys
    assert {
        f"came_to-{word}" for word in named(game, r'return "(\w+)"') & {"nothing", "wrong", "right", "hit", "done"}
    } <= TEXTS.keys
    assert {f"how-{cause}" for cause in get_args(Cause) if cause} <= TEXTS.keys
    assert {f"what-{what}" for what in named(game, r'events\.Announced, "(\w+)"')} <= TEXTS.keys
    assert {f"mark-{kind}" for kind in OPENLY | TO_ITS_OWNER} <= TEXTS.keys
    assert {f"sign-{kind}" for kind in get_args(SignKind)} <= TEXTS.keys


def test_every_ask_has_a_question_and_a_line_for_those_who_wait() -> None:
    kinds = (
        named(game, r'\bask\("(\w+)"') | named(game, r'KIND = "(\w+)"') | {"take_one", "look_at_two", "draw", "card"}
    )
    assert len(kinds) >= 19
    assert {f"{what}-{kind}" for kind in kinds for what in ("ask", "wait")} <= TEXTS.keys


def test_every_way_to_end_and_every_room_has_words() -> None:
    whys = named(game, r'_won\(state, "\w+", "(\w+)"') | named(game, r'Result\(side, "(\w+)"')
    assert whys == {"mafia_gone", "parity", "last_two", "among_the_last", "all_colours", "handshake", "nobody_left"}
    assert {f"{what}-{why}" for why in whys for what in ("why", "decided")} <= TEXTS.keys
    sides = (*get_args(Side), "nobody")
    assert {f"{what}-{side}" for side in sides for what in ("end", "reason", "side")} <= TEXTS.keys
    assert {"room-team", "room-left"} <= TEXTS.keys


def test_every_warning_has_a_sentence() -> None:
    assert {f"warning-{word}" for word in named(game, r'found\.append\("(\w+)"\)')} <= TEXTS.keys


def test_what_is_not_told_is_not_said() -> None:
    plain = TEXTS.say("en", "event-left_city", seat="Sara", how="by vote", told=0)
    assert plain == "Sara leaves the city: by vote."
    assert TEXTS.say("en", "event-left_city", seat="Sara", how="by vote", told="Boss").endswith("by vote (Boss).")
    assert TEXTS.say("fa", "event-accused", seats="", count=0) == "کسی به حد نصاب نرسید."
    assert TEXTS.say(
        "en", "event-happened", seat="Sara", ability="Dig up", seats="", count=0, role=0, came_to="done"
    ) == ("Sara, Dig up: done.")
