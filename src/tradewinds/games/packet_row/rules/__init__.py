"""The rules, a module a phase. Numbers like PK-RND-03 are those of the ledger in `docs/rules/`."""
