# saloon: `make run` opens the house, `make play` plays in the terminal, `make test` checks everything. Each does its own set-up.

SHELL := bash
.DEFAULT_GOAL := help

.PHONY: help run town play production web types test mutants soak races bench audit fuzz attack storm

help: ## What can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

run: web ## Build everything and open the house on http://127.0.0.1:8080
	@[ -x target/quick/saloon ] || echo "Building the server. The first time this takes some minutes; after that, seconds."
	@cargo build --profile quick -p saloon-cli
	@./target/quick/saloon serve

town: web ## Three nodes on one PostgreSQL and NATS behind nginx, on http://127.0.0.1:8080
	@cargo build --profile quick -p saloon-cli
	@scripts/town

play: ## Build and sit down at a table for five in the terminal
	@[ -x target/quick/saloon ] || echo "Building the game. The first time this takes some minutes; after that, seconds."
	@cargo build --profile quick -p saloon-cli
	@./target/quick/saloon play

production: web ## One program for a server, as fast as it gets: target/release/saloon, with the web client inside
	@echo "Building the server with all optimisations. This takes several minutes."
	@cargo build --release -p saloon-cli
	@echo "Done: target/release/saloon holds everything. docs/serving.md tells how to run it."

web: web/node_modules/.package-lock.json ## Build the web client
	@echo "Building the web client."
	@cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo "Fetching what the web client is built with."
	@cd web && npm ci --no-progress --loglevel=error && touch node_modules/.package-lock.json

types: ## Write the TypeScript types of everything on the wire, and the JSON Schema of the messages
	@cargo run --quiet -p saloon-protocol --features ts --example types
	@cargo run --quiet -p saloon-protocol --features schema --example schema

test: ## Format, lints, documentation and all tests
	@scripts/test

balance: ## Play every edition with every number of players and renew docs/balance.md; three quarters of an hour on one core
	@cargo run --quiet --profile quick -p saloon-cli -- balance --out docs

soak: ## The long ones: a million games over all configurations, fuzzing for minutes
	@scripts/soak

races: ## Heist over real sockets: 200 races of two players 20 and 120 ms away; distance must not decide
	@scripts/races

attack: ## Attack a server of its own on this machine and say what held
	@scripts/attack

storm: ## A town of its own for ten minutes: nodes killed and frozen, ways cut, databases fallen; then who was told what against what is stored
	@scripts/storm

bench: ## Benchmarks: time and instruction counts
	@scripts/bench

mutants: ## Break the rules in SAMPLE small ways (500, or all) chosen by SEED and count which breaks scenes and tests notice; PATIENCE=0: scenes alone
	@cargo run --quiet -p saloon-mutants -- --sample $(or $(SAMPLE),500) --seed $(or $(SEED),1) --file "$(FILE)" --again "$(AGAIN)" --patience $(or $(PATIENCE),10)

fuzz: ## Fuzz actions, replays, scenes, frames and bodies for a minute each
	@scripts/fuzz 60

audit: ## Licences, bans and sources of everything we build on
	@scripts/audit
