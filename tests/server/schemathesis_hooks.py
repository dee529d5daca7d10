"""What schemathesis generates, made into what a JSON client would send."""

import os

import schemathesis


@schemathesis.hook
def map_body(context, body):
    """JSON Schema takes 59.0 for an integer; our wire does not, on purpose, and no client writes one that way."""
    return _whole(body)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Any table that may be one becomes the table of the test, any seat one that it has, and any game and option one
    that is written; the rest stays wrong."""
    if not path_parameters:
        return path_parameters
    table, seat = path_parameters.get("table"), path_parameters.get("seat")
    mapped = dict(path_parameters)
    if isinstance(table, str) and 1 <= len(table) <= 64:
        mapped["table"] = os.environ["MAHFEL_TEST_TABLE"]
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat <= 99:
        mapped["seat"] = seat % 5
    if isinstance(path_parameters.get("option"), str) and 1 <= len(path_parameters["option"]) <= 64:
        mapped.update(key="mafia", option="written")
    return mapped


def _whole(value):
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: _whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return value
