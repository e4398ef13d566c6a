#!/bin/sh
# Checks a webhook that was stored: the headers are arguments, the body is read.
# sh webhook.sh "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$WEBHOOK_SIGNATURE" < body.json
set -eu
id=$1 timestamp=$2 signatures=$3

# --- Verify
key=$(printf '%s' "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$id" "$timestamp"; cat; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
age=$(($(date +%s) - timestamp))
case " $signatures " in
  *" v1,$expected "*) ;;
  *) echo "It is not from Inkloom" >&2; exit 1 ;;
esac
if [ "$age" -gt 300 ] || [ "$age" -lt -300 ]; then echo "It is old" >&2; exit 1; fi
echo "It is genuine"
