"""Routes, one file per concern; each handler describes itself for the OpenAPI document."""
