"""How sure a share is."""

import pytest

from mahfel.bots.interval import interval, mean_of, wilson


def test_what_differs_has_an_interval_by_how_much_it_differs():
    mean, low, high = interval([0.0, 1.0, 0.0, 1.0])
    assert mean == 0.5
    assert (low, high) == (0.0, 1.0)  # cut at what a share can be
    mean, reach = mean_of([0.4, 0.6] * 50)
    assert (mean, round(reach, 4)) == (0.5, 0.0197)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_share_that_never_varied_is_not_certain_for_all_that(share):
    mean, low, high = interval([share] * 25)
    assert mean == share
    assert round(high - low, 3) == 0.133
    assert low <= share <= high


def test_wilson_s_interval_of_a_known_case():
    assert tuple(round(bound, 4) for bound in wilson(0.5, 100)) == (0.4038, 0.5962)
