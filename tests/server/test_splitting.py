"""Taking a frame apart: nothing is lost, nothing is told twice, and what no longer is does not linger."""

from __future__ import annotations

import json

from mahfel.server.splitting import FRAME_BYTES, Told, split


def frame(version=1, *, view=None, seats=(), **fields):
    told = {"type": "frame", "version": version, "now": 7, "table": {"game": "g", "seats": list(seats)}, "view": view}
    return json.dumps({**told, "will": None, "events": [{"v": version}], **fields}).encode()


def said(messages):
    return [json.loads(message) for message in messages]


def test_the_first_messages_say_everything_and_the_next_ones_what_has_changed():
    told = Told()
    chairs = [{"seat": seat, "name": "n" * 60} for seat in range(60)]
    first = said(split(frame(view={"a": 1, "b": "x"}, seats=chairs), told))
    assert [message["type"] for message in first] == ["part"] * (len(first) - 1) + ["rest"]
    assert [message.get("anew") for message in first][:2] == [True, False]
    assert len(first) > 2
    assert sorted(card["seat"] for message in first for card in message["seats"]) == list(range(60))
    chairs[41] = {"seat": 41, "name": "other"}
    (rest,) = said(split(frame(2, view={"a": 1, "b": "y"}, seats=chairs), told))
    assert (rest["version"], rest["now"], rest["events"]) == (2, 7, [{"v": 2}])
    assert (rest["frame"], rest["table"], rest["view"], rest["seats"]) == ({}, {}, {"b": "y"}, [chairs[41]])


def test_all_is_told_anew_where_a_field_has_gone():
    told = Told()
    split(frame(view={"a": 1, "b": 2}), told)
    part, rest = said(split(frame(2, view={"a": 1}), told))
    assert part["anew"]
    assert (rest["view"], rest["table"], rest["frame"]) == ({"a": 1}, {"game": "g"}, {"will": None})


def test_a_field_that_was_not_there_before_is_told_with_the_others():
    told = Told()
    split(frame(view={"a": 1}, seats=[{"seat": 0}]), told)
    (rest,) = said(split(frame(2, view={"a": 1, "b": 2}, seats=[{"seat": 0}, {"seat": 1}], ask=None), told))
    assert (rest["view"], rest["seats"], rest["frame"]) == ({"b": 2}, [{"seat": 1}], {"ask": None})


def test_a_view_that_is_not_there_is_told_among_the_fields_of_the_frame():
    told = Told()
    split(frame(view={"a": 1}), told)
    part, rest = said(split(frame(2, view=None), told))
    assert part["anew"]
    assert rest["frame"]["view"] is None
    part, rest = said(split(frame(3, view={"a": 1}), told))
    assert part["anew"]
    assert (rest["view"], "view" in rest["frame"]) == ({"a": 1}, False)


def test_a_field_larger_than_a_piece_goes_alone_and_all_others_stay_small():
    told = Told()
    messages = split(frame(view={"small": 1, "large": "x" * 9000, **{f"f{n}": "y" * 900 for n in range(12)}}), told)
    large = [json.loads(message) for message in messages if len(message) >= FRAME_BYTES]
    assert [message["view"].keys() for message in large] == [{"large"}]
    assert sum(len(message["view"]) for message in said(messages)) == 14
