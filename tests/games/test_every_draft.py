"""Options that people write themselves, in every game that has some: held to what the lobby and the server rest on."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest
from catalogue import Catalogue, every_game
from msgspec import inspect

from mahfel.engine import Game, Refused
from mahfel.engine.draft import Draft

DRAFTS = [(game, option, draft) for game in every_game() for option, draft in game.drafts.items()]
every_draft_s = pytest.mark.parametrize(
    ("game", "option", "draft"), DRAFTS, ids=[f"{game.meta.key}-{option}" for game, option, _ in DRAFTS]
)


def longest(game: Game, option: str) -> int:
    """The most characters of an option that is a text."""
    info = inspect.type_info(get_type_hints(game.meta.options, include_extras=True)[option])
    kind = info.type if isinstance(info, inspect.Metadata) else info
    assert isinstance(kind, inspect.StrType)
    assert kind.max_length is not None
    return kind.max_length


def test_there_are_drafts() -> None:
    assert len(DRAFTS) >= 1


@every_draft_s
def test_a_draft_is_an_option_that_is_a_text_of_a_greatest_length(game: Game, option: str, draft: Draft) -> None:
    most = longest(game, option)
    assert all(len(sample.text) <= most for sample in draft.samples())
    assert draft.check(" " * (most + 1)).faults


@every_draft_s
def test_samples_have_names_and_no_faults_and_are_for_some_players(game: Game, option: str, draft: Draft) -> None:
    least, most = game.meta.seats
    keys = Catalogue(game).keys
    assert draft.samples()
    for sample in draft.samples():
        checked = draft.check(sample.text)
        assert checked.faults == ()
        assert checked.seats
        assert all(least <= seats <= most for seats in checked.seats)
        assert {sample.key, *(remark.key for remark in checked.remarks)} <= keys


@every_draft_s
@pytest.mark.parametrize("text", ["", "{", "[]", "null", "0", "\x00", "🂡", '{"a":' * 900, "[" * 5000])
def test_a_fault_is_the_refusal_of_a_table_with_its_place(game: Game, option: str, draft: Draft, text: str) -> None:
    checked = draft.check(text)
    assert checked.faults
    assert (checked.remarks, checked.seats) == ((), ())
    keys = Catalogue(game).keys
    for fault in checked.faults:
        assert fault.place.startswith("$")
        assert fault.refusal.text_key in keys
        assert fault.refusal.arguments["place"]
        assert msgspec.json.encode(fault)
    with pytest.raises(Refused) as refused:
        draft.rehearse(text, game.meta.seats[0], 1, 1)
    assert refused.value.code == checked.faults[0].code


@every_draft_s
def test_a_rehearsal_is_the_same_for_the_same_seed_and_can_be_told(game: Game, option: str, draft: Draft) -> None:
    sample = draft.samples()[0]
    seats = draft.check(sample.text).seats[0]
    told: list[Any] = [draft.rehearse(sample.text, seats, 3, 7) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0].games == 3
    words = {key for remark in told[0].remarks for key in remark.words.values()}
    keys = {*(part.key for part in told[0].parts), *(remark.key for remark in told[0].remarks), *words}
    assert keys <= Catalogue(game).keys
    assert all(0 <= part.low <= part.share <= part.high <= 1 for part in told[0].parts)
