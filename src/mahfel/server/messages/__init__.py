"""Every value that crosses the wire, as msgspec structs.

`python -m mahfel.server.typescript` turns them into TypeScript.

`values` holds the shared scalar types with their bounds, `cards` what a table looks like, `commands` what clients send,
`answers` what comes back, `replay` and `rulebook` the two long documents. Whatever is decoded here refuses unknown
fields and wrong types: nothing is coerced.
"""
