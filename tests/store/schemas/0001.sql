-- A database as schema 1 wrote it; never to be changed.
PRAGMA application_id = 1296123974;
CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
CREATE TABLE log (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    id TEXT,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE deadline (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;INSERT INTO schema_version VALUES (1);
INSERT INTO log VALUES ('old-table', 1, 1764480000000, NULL, NULL, CAST('{"type":"opened"}' AS BLOB));
INSERT INTO log VALUES ('old-table', 2, 1764480000001, 0, 'u1', CAST('{"type":"joined"}' AS BLOB));
INSERT INTO deadline VALUES ('old-table', 1, 1764480090000, 2);
