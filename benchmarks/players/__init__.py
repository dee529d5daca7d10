"""One adapter for each library that plays games at random, and the worker process that runs any of them."""
