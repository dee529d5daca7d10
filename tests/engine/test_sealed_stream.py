"""The page on the sealed stream is true: its vectors hold for the engine and for the page's own pseudo-code."""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from pathlib import Path

import pytest

from mahfel.engine import Chance, Sealed
from mahfel.engine.seal import commitment, seed
from mahfel.games.high_society import game

PAGE = Path(__file__).parents[2] / "docs" / "research" / "sealed-stream.md"
VECTORS = json.loads(re.search(r"```json\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1])


class AsThePageSays:
    """The pseudo-code of the page, word by word."""

    def __init__(self, seed):
        self.seed = bytes.fromhex(seed)
        self.drawn = 0

    def word(self):
        block, place = divmod(self.drawn, 8)
        stream = blake2b(block.to_bytes(8, "little"), key=self.seed, person=b"mahfel-sealed-1", digest_size=64)
        self.drawn += 1
        return int.from_bytes(stream.digest()[8 * place : 8 * place + 8], "little")

    def below(self, bound):
        while True:
            product = self.word() * bound
            if product % 2**64 >= 2**64 % bound:
                return product // 2**64

    def shuffle(self, items):
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


class Given(Chance):
    """Words from the page."""

    def __init__(self, words):
        self.words = [int(word, 16) for word in words]

    def word(self):
        return self.words.pop(0)

    def copy(self):
        raise NotImplementedError

    def plain(self):
        raise NotImplementedError


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["seed"][:8])
@pytest.mark.parametrize("stream", [lambda seed: Sealed(bytes.fromhex(seed)), AsThePageSays], ids=["engine", "page"])
def test_the_streams_of_the_page(vector, stream):
    fresh = stream(vector["seed"])
    assert [f"{fresh.word():016x}" for _ in vector["words"]] == vector["words"]
    fresh = stream(vector["seed"])
    assert [fresh.below(6) for _ in vector["below_6"]] == vector["below_6"]
    fresh = stream(vector["seed"])
    assert [fresh.below(4294967291) for _ in vector["below_4294967291"]] == vector["below_4294967291"]
    fresh = stream(vector["seed"])
    items = list(range(1, 17))
    fresh.shuffle(items)
    assert items == vector["shuffle_1_to_16"]
    assert fresh.below(4) == vector["then_below_4"]
    assert getattr(fresh, "counter", getattr(fresh, "drawn", None)) == vector["words_drawn"]


@pytest.mark.parametrize("vector", VECTORS["below"], ids=lambda vector: f"{vector['words'][-1]}-{vector['bound']}")
def test_the_single_draws_of_the_page(vector):
    given = Given(vector["words"])
    assert given.below(vector["bound"]) == vector["draw"]
    assert given.words == []


def test_the_seal_of_the_page():
    seal = VECTORS["seal"]
    secret = bytes.fromhex(seal["secret"])
    assert commitment(secret) == seal["commit"]
    assert seed(secret, [bytes.fromhex(nonce) for nonce in seal["nonces"]]).hex() == seal["seed"]
    assert VECTORS["streams"][-1]["seed"] == seal["seed"]


def test_the_deal_of_high_society_is_what_the_page_says():
    for vector in VECTORS["streams"]:
        state = game.start(4, game.read_options({}), Sealed(bytes.fromhex(vector["seed"])))
        assert list(state.deck) == vector["shuffle_1_to_16"]
        assert state.starter == vector["then_below_4"]
        hosted = game.start(4, game.read_options({"first_player": "host"}), Sealed(bytes.fromhex(vector["seed"])))
        assert [list(hosted.deck), hosted.starter] == [vector["shuffle_1_to_16"], 0]
