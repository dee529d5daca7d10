# make run    a server on this machine, from a fresh clone, with nothing but Python 3.11, git and make
# make test   everything: linters, types, architecture, the browser client, all tests with real Chromium, PostgreSQL, NATS

SHELL := /bin/bash
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
STAMPS := .venv/stamps

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run setup web chromium lint unit browser test lock clean

help: ## what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 10

run: $(STAMPS)/run web ## install, build and serve with a database under ./var; ARGS go to mahfel serve
	$(BIN)/mahfel serve --data var $(ARGS)

setup: $(STAMPS)/dev web ## everything for development, into .venv and web/node_modules

# --- Python ---------------------------------------------------------------------------------------------------------

$(BIN)/python:
	scripts/venv.sh

$(STAMPS)/run: requirements-build.lock pyproject.toml | $(BIN)/python
	$(PIP) --require-hashes -r requirements-build.lock
	MAHFEL_SKIP_WEB=1 $(PIP) --no-deps --no-build-isolation -e .
	@mkdir -p $(@D) && touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/run
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

# --- the browser client ---------------------------------------------------------------------------------------------
# hatch_build.py itself finds out whether the client is up to date, and builds it with the Node of the virtual environment.

web: $(STAMPS)/run
	@$(BIN)/python hatch_build.py

lock: $(STAMPS)/run ## renew the requirements locks; ARGS go to uv pip compile, such as ARGS=--upgrade
	scripts/lock.sh $(ARGS)
