"""The rules, a module a phase. Numbers like PR-CAP-03 are those of the ledger in `docs/rules/`."""
