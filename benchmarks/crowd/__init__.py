"""A crowd at its tables: the load on a server, ours or the peer's, over real sockets on this machine."""
