#!/bin/sh
# Upgrades what docker-compose.yml runs without losing a request: new processes start beside the old ones, which stop once
# the new ones are ready. Also for changed settings. Files other than docker-compose.yml are named in COMPOSE_FILE.
set -eu
cd "$(dirname "$0")/.."

# As many processes of a service as there are, with today's image and settings. Where they do not become ready, the old
# ones stay.
replace() {
  old=$(docker compose ps --quiet "$1")
  test -n "$old" || { echo "No $1 runs: docker compose up --detach" >&2; exit 1; }
  count=$(echo "$old" | wc -w)
  # shellcheck disable=SC2046,SC2086 # one argument for each container
  if docker compose up --detach --no-build --no-deps --no-recreate --wait --scale "$1=$((count * 2))" "$1"; then
    docker stop $old && docker rm $old
  else
    docker rm --force $(docker compose ps --all --quiet "$1" | grep --invert-match --line-regexp --fixed-strings "$old")
    echo "The new $1 did not become ready. The old one still runs." >&2
    exit 1
  fi
}

docker compose build
docker compose run --rm migrate
replace api
replace worker
