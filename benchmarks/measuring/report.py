"""Tables for the terminal, a JSON file for programs, and the same figures between markers in `docs/benchmarks.md`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from measuring.places import PAGE, RESULTS

Rows = Sequence[Sequence[str]]


def table(headings: Sequence[str], rows: Rows) -> str:
    """A Markdown table, padded so that it can be read in a terminal too; all columns after the first to the right."""
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(len(headings))]

    def line(cells: Sequence[str]) -> str:
        first, *rest = (
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "| " + " | ".join([first, *rest]) + " |"

    rule = "| " + " | ".join(["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]) + " |"
    return "\n".join([line(headings), rule, *(line(row) for row in rows)])


def facts(values: dict[str, str]) -> str:
    """A short Markdown list of names and values."""
    return "\n".join(f"- {name}: {value}" for name, value in values.items())


def write_results(suite: str, results: dict[str, object]) -> Path:
    """Write `results/{suite}.json` and return where it lies."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{suite}.json"
    path.write_text(json.dumps(results, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return path


def write_page(suite: str, text: str) -> None:
    """Put `text` between the suite's markers in the page; all around it is written by hand and stays.

    Raises `ValueError` when the page has lost its markers.
    """
    begin, end = f"<!-- {suite}: figures begin -->", f"<!-- {suite}: figures end -->"
    page = PAGE.read_text(encoding="utf-8")
    if page.count(begin) != 1 or page.count(end) != 1:
        raise ValueError(f"{PAGE.name} must hold the markers of {suite} exactly once")
    before, rest = page.split(begin)
    _, after = rest.split(end)
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
