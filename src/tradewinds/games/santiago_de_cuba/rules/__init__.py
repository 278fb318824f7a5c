"""The rules, a module a phase. Numbers like SC-CAR-03 are those of the ledger in `docs/rules/`."""
