"""Chance: the same words everywhere, and draws without bias."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from mahfel.engine import Chance, Scripted, Sealed, SplitMix64
from mahfel.testing.chi_square import against, pairs, two_samples


class Words(Chance):
    """Words that were written down."""

    def __init__(self, *words):
        self.words = list(words)

    def word(self):
        return self.words.pop(0)

    def copy(self):
        return Words(*self.words)

    def plain(self):
        return self.words


def test_splitmix64_gives_the_published_words():
    chance = SplitMix64(0)
    assert [chance.word() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    chance = SplitMix64(1234567)
    assert [chance.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_negative_seed_is_taken_modulo_2_to_the_64():
    assert SplitMix64(-1).word() == SplitMix64(2**64 - 1).word()


def test_sealed_words_are_blake2b_of_the_block_number():
    seed = bytes(range(32))
    chance = Sealed(seed)
    blocks = [
        blake2b(number.to_bytes(8, "little"), key=seed, person=b"mahfel-sealed-1", digest_size=64).digest()
        for number in range(3)
    ]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[8 * place : 8 * place + 8], "little") for place in range(24)]
    assert [chance.word() for _ in range(24)] == words
    assert chance.plain() == ["sealed", seed.hex(), 24]


def test_a_sealed_stream_goes_on_from_its_counter():
    seed = b"\x07" * 32
    chance = Sealed(seed)
    words = [chance.word() for _ in range(30)]
    for place in (0, 1, 7, 8, 9, 29):
        assert Sealed(seed, place).word() == words[place]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_sealed_stream_needs_a_seed_of_32_bytes(size):
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(bytes(size))


@pytest.mark.parametrize("chance", [SplitMix64(3), Sealed(b"\x01" * 32), Scripted([1, 0, 1, 0])])
def test_a_copy_goes_on_as_the_original_will_and_apart_from_it(chance):
    chance.below(2)
    twin = chance.copy()
    assert twin.plain() == chance.plain()
    ahead = [chance.below(2) for _ in range(3)]
    assert [twin.below(2) for _ in range(3)] == ahead


def test_below_multiplies_and_shifts():
    assert Words(1).below(6) == 0
    assert Words(2**64 - 1).below(6) == 5
    assert Words(2**63 + 1).below(6) == 3
    assert Words(2**64 // 6 + 2).below(6) == 1


def test_below_rejects_the_words_that_would_be_too_many():
    # 2**64 = 6 * q + 4: the products whose low half is under 4 belong to places that have one word too many.
    assert 2**64 % 6 == 4
    too_many = [word for word in (0, 2**63, 2**64 // 6 + 1, 1, 2**63 + 1) if word * 6 % 2**64 < 4]
    assert len(too_many) == 3
    chance = Words(*too_many, 2**63 + 1, 7)
    assert chance.below(6) == 3
    assert chance.words == [7]


def before(word):
    """The SplitMix64 whose next word is this one: its finalizer, step by step backwards."""
    whole = 1 << 64

    def unshifted(value, by):
        found = value
        for _ in range(64 // by):
            found = value ^ found >> by
        return found

    z = unshifted(word, 31) * pow(0x94D049BB133111EB, -1, whole) % whole
    z = unshifted(z, 27) * pow(0xBF58476D1CE4E5B9, -1, whole) % whole
    return SplitMix64(unshifted(z, 30) - 0x9E3779B97F4A7C15)


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 1000, 2**32 - 1])
@pytest.mark.parametrize("word", [0, 1, 2**63, 2**64 // 6 + 1, 2 * (2**64 // 6) + 2, 2**64 - 1, 0x0123456789ABCDEF])
def test_splitmix_draws_below_a_bound_as_every_stream_does(word, bound):
    quick, slow = before(word), before(word)
    assert quick.copy().word() == word
    assert quick.below(bound) == Chance.below(slow, bound)
    assert quick.state == slow.state, "a word that is one too many is passed over by both"


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 6, 7, 8, 28, 67, 110])
def test_splitmix_shuffles_a_deck_as_every_stream_does(cards):
    quick, slow = SplitMix64(cards), SplitMix64(cards)
    for _ in range(20):
        deck, other = list(range(cards)), list(range(cards))
        quick.shuffle(deck)
        Chance.shuffle(slow, other)
        assert deck == other
        assert quick.state == slow.state


@pytest.mark.parametrize("place", [0, 1, 20, 49])
@pytest.mark.parametrize("word", [0, 1, 2**63 + 1, 2**64 - 1])
def test_splitmix_shuffles_a_deck_as_every_stream_does_when_a_word_is_one_too_many(place, word):
    quick, slow = (SplitMix64(before(word).state - place * 0x9E3779B97F4A7C15) for _ in range(2))
    ahead = quick.copy()
    assert [ahead.word() for _ in range(place + 1)][-1] == word
    deck, other = list(range(51)), list(range(51))
    quick.shuffle(deck)
    Chance.shuffle(slow, other)
    assert deck == other
    assert quick.state == slow.state


def test_below_never_rejects_for_a_power_of_two():
    for word in (0, 1, 2**63, 2**64 - 1):
        assert Words(word).below(8) == word >> 61


def stream_of(name):
    return {"splitmix": SplitMix64(99), "sealed": Sealed(blake2b(b"below", digest_size=32).digest())}[name]


@pytest.mark.parametrize("name", ["splitmix", "sealed"])
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 52, 100])
def test_below_is_even(name, bound):
    chance, draws = stream_of(name), 12_000
    counts = Counter(chance.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    assert against(counts, dict.fromkeys(range(bound), draws / bound)).even


@pytest.mark.parametrize("name", ["splitmix", "sealed"])
def test_successive_draws_are_independent(name):
    chance, draws = stream_of(name), 12_000
    counts = Counter((chance.below(6), chance.below(6)) for _ in range(draws))
    cells = {(one, other): draws / 36 for one in range(6) for other in range(6)}
    assert against(counts, cells).even


@pytest.mark.parametrize("name", ["splitmix", "sealed"])
def test_all_orders_of_four_cards_are_as_likely(name):
    chance, draws = stream_of(name), 12_000
    counts = Counter()
    for _ in range(draws):
        cards = list("abcd")
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert against(counts, dict.fromkeys(permutations("abcd"), draws / 24)).even


def test_a_shuffle_of_sixteen_is_even_over_every_pair_of_places():
    chance = SplitMix64(4)
    decks = []
    for _ in range(4000):
        deck = list(range(16))
        chance.shuffle(deck)
        decks.append(deck)
    assert all(verdict.even for verdict in pairs(decks).values())


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down():
    deck = list("abcde")
    chance = Scripted([0, 3, 1, 1])
    chance.shuffle(deck)
    assert chance.bounds == [5, 4, 3, 2]
    assert deck == ["e", "c", "b", "d", "a"]


def test_choice_draws_one_and_refuses_nothing():
    assert Scripted([2]).choice("abc") == "c"
    with pytest.raises(IndexError, match="nothing to choose"):
        SplitMix64(0).choice([])


def test_a_script_says_where_it_ends_and_what_does_not_fit():
    chance = Scripted([5])
    with pytest.raises(ValueError, match="draw 0 of the script is 5"):
        chance.below(3)
    assert chance.below(6) == 5
    with pytest.raises(IndexError, match="ends after 1 draws"):
        chance.below(2)
    with pytest.raises(NotImplementedError):
        chance.word()
    assert chance.plain() == ["scripted", [5], 1]


# -- the statistic itself ----------------------------------------------------------------------------------------------


def test_chi_square_finds_a_loaded_die():
    assert not against({0: 200, 1: 100, 2: 100, 3: 100, 4: 100, 5: 100}, dict.fromkeys(range(6), 700 / 6)).even
    assert against({0: 120, 1: 110, 2: 115, 3: 118, 4: 121, 5: 116}, dict.fromkeys(range(6), 700 / 6)).even


def test_chi_square_finds_what_cannot_happen():
    assert not against({"seven": 1, "one": 5}, {"one": 6}).even


def test_pairs_find_a_deck_that_is_only_cut():
    chance = SplitMix64(1)
    cuts = [[(place + cut) % 8 for place in range(8)] for cut in (chance.below(8) for _ in range(4000))]
    assert not all(verdict.even for verdict in pairs(cuts).values())
    assert all(verdict.even for place, verdict in pairs(cuts).items() if place[0] == place[1])


def test_two_samples_of_one_die_agree_and_of_two_dice_do_not():
    chance = SplitMix64(8)
    one = Counter(chance.below(6) for _ in range(5000))
    two = Counter(chance.below(6) for _ in range(4000))
    loaded = Counter(min(chance.below(6), chance.below(6)) for _ in range(4000))
    assert two_samples(one, two).even
    assert not two_samples(one, loaded).even
