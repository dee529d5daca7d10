"""From markdown to paragraphs, examples and pictures."""

import pytest

from mahfel.engine import registry
from mahfel.server.messages.rulebook import RuleExample, RuleFigure, RuleParagraph
from mahfel.server.rulebook import RulebookError, Shelf, parse

GAME = "high_society"
BOOK = """
# A book

## 1 First things

**1.1** One *word* and [another](#high_society-1.2).

- a list
- that belongs to it

**1.2** A tag <script>alert(1)</script> is only text.

```figure
cards: [L3, P1]
```

## 2 More

**2.1** The last.

```example
id: twins
kind: reckoning
position: {hands: [[1], [2], [3]], owned: [["L1"], ["L2"], ["L3"]]}
```
"""


@pytest.fixture
def book():
    return parse(registry.find(GAME), BOOK)


def test_sections_and_paragraphs_have_ids_of_the_game(book):
    assert book.title == "A book"
    assert [(s.id, s.heading) for s in book.sections] == [
        ("high_society-1", "First things"),
        ("high_society-2", "More"),
    ]
    paragraphs = [b for s in book.sections for b in s.blocks if isinstance(b, RuleParagraph)]
    assert [(p.id, p.number) for p in paragraphs] == [
        ("high_society-1.1", "1.1"),
        ("high_society-1.2", "1.2"),
        ("high_society-2.1", "2.1"),
    ]


def test_a_list_belongs_to_the_paragraph_before_it(book):
    first = book.sections[0].blocks[0]
    assert "<em>word</em>" in first.html
    assert '<a href="#high_society-1.2">another</a>' in first.html
    assert "<li>that belongs to it</li>" in first.html


def test_html_in_a_rulebook_is_only_text(book):
    assert "<script>" not in book.sections[0].blocks[1].html
    assert "&lt;script&gt;" in book.sections[0].blocks[1].html


def test_pictures_are_data(book):
    assert book.sections[0].blocks[2] == RuleFigure(figure={"cards": ["L3", "P1"]})


def test_examples_are_computed_by_the_game(book):
    example = book.sections[1].blocks[1]
    assert isinstance(example, RuleExample)
    assert example.id == "twins"
    assert example.example["kind"] == "reckoning"
    assert example.example["accounts"][0]["cast_out"] is True
    assert example.example["winners"] == (2,)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("## 1 A\n\n**1.1** B", "begins with"),
        ("# T\n\n**1.1** B", "before the first section"),
        ("# T\n\n## 1 A\n\nno number", "has no number"),
        ("# T\n\n## A\n\n**1.1** B", "must be"),
        ("# T\n\n## 1 A\n\n**1.1** B\n\n## 2 C\n\n**1.1** D", "stands twice"),
        ("# T\n\n## 1 A\n\n```other\nx: 1\n```", "unknown kind"),
        ("# T\n\n## 1 A\n\n```example\nid: x\n```", "needs an id and a kind"),
        ("# T\n\n## 1 A\n\n```figure\nx: [1\n```", "not closed"),
        ("# T\n\n## 1 A\n\n```example\nid: x\nkind: auction\nposition: {}\nmoves: [1 pass]\n```", "comma is missing"),
        ("# T\n\n## 1 A\n\n```example\nid: x\nkind: auction\nposition: {}\nmoves: ['1 pass']\n```", "cannot be played"),
    ],
)
def test_a_book_that_breaks_the_format_is_refused_in_words(source, words):
    with pytest.raises(RulebookError, match=words):
        parse(registry.find(GAME), source)


def test_every_rulebook_of_every_game_parses_with_the_same_ids_in_all_languages():
    shelf = Shelf()
    for key, game in registry.games().items():
        if not game.rulebook("fa"):
            continue
        books = [shelf.book(key, lang) for lang in ("fa", "en", "ru")]
        ids = [[_id(b) for s in book.sections for b in s.blocks] for book in books]
        assert ids[0] == ids[1] == ids[2]
        assert ids[0]


def _id(block):
    return getattr(block, "id", "figure")
