"""The notation of example and figure blocks."""

import pytest

from mahfel.server.rulebook.notation import NotationError, read_block, read_value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-5", -5),
        ("0.5", 0.5),
        ("true", True),
        ("null", None),
        ("L7", "L7"),
        ('"bid:2+15"', "bid:2+15"),
        ("'it is'", "it is"),
        (r'"a \"b\""', 'a "b"'),
        ("[]", []),
        ("{}", {}),
        ("[1, [2, L3], {}]", [1, [2, "L3"], {}]),
        ('{hands: [[25], [1, 2]], "owned": [["L3"], []]}', {"hands": [[25], [1, 2]], "owned": [["L3"], []]}),
        ('["0 bid:3", "1 pass"]', ["0 bid:3", "1 pass"]),
    ],
)
def test_values_are_read(text, value):
    assert read_value(text) == value


@pytest.mark.parametrize("text", ["", "[1", "[1 2]", "{a}", "{a: }", "1 2", "]", '"open', "{a: 1", "[,]"])
def test_what_is_not_a_value_is_refused(text):
    with pytest.raises(NotationError):
        read_value(text)


def test_a_block_may_go_on_over_indented_lines():
    assert read_block("# a remark\nid: one\nposition: {hands:\n  [[1],\n  [2]]}\n") == {
        "id": "one",
        "position": {"hands": [[1], [2]]},
    }


def test_a_line_without_a_name_is_refused():
    with pytest.raises(NotationError):
        read_block("just words")
