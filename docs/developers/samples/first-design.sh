#!/bin/sh
set -eu
INKLOOM_URL=${INKLOOM_URL:-https://inkloom.example}

# Calls the API and prints its answer. Where it is busy, curl waits and tries again.
call() {
  answer=$(curl --silent --show-error --fail-with-body --retry 5 \
    --header "Authorization: Bearer $INKLOOM_KEY" \
    --header 'Content-Type: application/json' "$@") || { echo "$answer" >&2; return 1; }
  printf '%s' "$answer"
}

# Prints a field of the answer that it reads.
field() {
  grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

# --- Create
outcome=$(call "$INKLOOM_URL/api/generate" \
  --header "Idempotency-Key: first-design-$(date -u +%F)" \
  --data '{
    "idea": "Retro sunset with a surfing cat",
    "selectedColors": ["Black"],
    "publish": "approved"
  }')
id=$(printf '%s' "$outcome" | field generationId)
echo "Design $id"

# --- Wait
while
  design=$(call "$INKLOOM_URL/api/generations/$id")
  status=$(printf '%s' "$design" | field status)
  [ "$status" != finalized ] && [ "$status" != preview ] && [ "$status" != error ]
do sleep 2; done
echo "It is $status"

# --- Read
listing=$(call "$INKLOOM_URL/api/generations/$id/listing")
echo "Title: $(printf '%s' "$listing" | field title)"

# --- Publish
if [ "$(printf '%s' "$design" | field publish_status)" = draft ]; then
  call "$INKLOOM_URL/api/generations/$id/publishing" \
    --request PUT --data '{"publish": "now"}' > /dev/null
fi
while
  design=$(call "$INKLOOM_URL/api/generations/$id")
  publishing=$(printf '%s' "$design" | field publish_status)
  [ "$publishing" != published ] && [ "$publishing" != failed ]
do sleep 2; done
echo "It is $publishing: $(printf '%s' "$design" | field external_url)"
