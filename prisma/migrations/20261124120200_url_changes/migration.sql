-- "This was not me" removes webhooks that a thief has made or has turned to another address.
ALTER TABLE "webhook_endpoints" ADD COLUMN "url_changed_at" TIMESTAMPTZ(3);
