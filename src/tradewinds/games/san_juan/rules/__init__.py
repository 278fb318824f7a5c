"""The rules, a module a phase. Numbers like SJ-CRN-03 are those of the ledger in `docs/rules/`."""
