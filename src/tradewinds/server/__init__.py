"""Tables in the browser: the server that knows the state, and keeps it."""
