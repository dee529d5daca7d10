"""The live connection: a link to one client, the session behind it, and the feed of one table to all its links."""
