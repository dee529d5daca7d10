"""Verdicts: every round has to agree."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

from measuring.figures import Figure, written
from measuring.report import table
from measuring.targets import Target, exit_code


@pytest.mark.parametrize(
    ("rounds", "at_least", "verdict"),
    [
        ((4.0, 5.0, 6.0), True, "holds"),
        ((3.9, 5.0, 6.0), True, "tie"),
        ((1.0, 2.0, 3.9), True, "missed"),
        ((1.0, 2.0, 3.9), False, "holds"),
        ((1.0, 2.0, 4.0), False, "tie"),
        ((4.0, 5.0, 6.0), False, "missed"),
    ],
)
def test_a_target_holds_only_when_every_round_bears_it_out(
    rounds: tuple[float, ...], at_least: bool, verdict: str
) -> None:
    assert Target("four", Figure(rounds), 4, at_least=at_least).verdict == verdict


def test_the_exit_code_counts_the_targets_that_are_not_held() -> None:
    held, tie, missed = (Target("x", Figure(rounds), 4) for rounds in ((5.0,), (3.0, 5.0), (3.0,)))
    assert exit_code([held, held]) == 0
    assert exit_code([held, tie, missed]) == 2


def test_figures_are_written_with_four_digits() -> None:
    assert written(312_437.2) == "312\u202f400"
    assert written(7.31234) == "7.312"
    assert written(0.6) == "0.6"


def test_a_table_is_markdown_whose_columns_stand_under_each_other() -> None:
    lines = table(("a", "b"), [("one", "1"), ("two", "22")]).splitlines()
    assert lines == ["| a   |  b |", "| --- | -: |", "| one |  1 |", "| two | 22 |"]
