# Everything a person does here, one word each. Every target sets up what it needs by itself.

BIN := .venv/bin
ARGS ?=
PYTHON ?=
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help setup play test cover lint format bench lock clean run-packages dev-packages bench-packages

help: ## Say what can be done
	@echo 'make TARGET, where TARGET is one of:'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' Makefile

setup: run-packages ## Make .venv with what playing needs
	@echo 'Ready. To play: make play'

play: run-packages ## Open the harbour: play in your browser (ARGS='--host 0.0.0.0' lets others in)
	@$(BIN)/tradewinds serve --open $(ARGS)

test: lint ## Lint, then run all tests in parallel (ARGS='-k word' for some)
	@tools/test $(ARGS)

cover: dev-packages ## Run all tests interpreted, and list what they never reach
	@tools/test --cover $(ARGS)

lint: dev-packages ## Check style, format and types
	@echo '· ruff check' && $(BIN)/ruff check --quiet
	@echo '· ruff format' && $(BIN)/ruff format --check --quiet
	@echo '· mypy' && $(BIN)/mypy
	@echo '· svelte-check' && $(BIN)/python tools/client.py check

format: dev-packages ## Put the code into shape, mending what can be mended
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format

bench: bench-packages ## Measure speed beside the peers (ARGS=...)
	@$(BIN)/tradewinds bench $(ARGS)

lock: dev-packages ## Remake the locks from pyproject.toml (ARGS=--upgrade: to the newest versions)
	@tools/lock $(ARGS)

clean: ## Remove all that was made here, .venv too
	@rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules src/tradewinds/server/static
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

run-packages:
	@tools/setup run

dev-packages:
	@tools/setup dev

bench-packages:
	@tools/setup bench
