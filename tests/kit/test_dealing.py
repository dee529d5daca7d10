from collections import Counter

import pytest

from mahfel.engine import SplitMix64
from mahfel.kit.dealing import deal, unseen


def test_every_card_is_dealt_or_left_once():
    hands, rest = deal(SplitMix64(1), "abcdefg", (2, 0, 3))
    assert [len(hand) for hand in hands] == [2, 0, 3]
    assert sorted([*hands[0], *hands[2], *rest]) == list("abcdefg")


def test_every_division_is_equally_likely():
    chance = SplitMix64(7)
    met = Counter("".join(sorted(deal(chance, "abcd", (2, 2))[0][0])) for _ in range(6000))
    assert len(met) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in met.values()) < 20.5  # χ², five degrees of freedom, p = 0.001


def test_dealing_leaves_the_given_cards_alone():
    cards = [1, 2, 3]
    deal(SplitMix64(3), cards, (2,))
    assert cards == [1, 2, 3]


def test_more_cards_than_there_are_cannot_be_dealt():
    with pytest.raises(ValueError, match="5 cards are to be dealt from 4"):
        deal(SplitMix64(1), "abcd", (3, 2))


def test_a_seen_card_takes_one_copy_away():
    assert unseen("aabbc", "ab", "b") == ["a", "c"]


def test_a_card_seen_more_often_than_it_exists_is_a_contradiction():
    with pytest.raises(ValueError, match="no such cards"):
        unseen("aab", "bb")
