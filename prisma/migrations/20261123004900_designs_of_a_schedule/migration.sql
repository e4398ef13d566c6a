-- Finished designs that a batch's schedule publishes. Alone in its file, as the one before.
CREATE INDEX CONCURRENTLY "generations_scheduled_idx" ON "generations" ("publish_at")
  WHERE "status" = 'finalized' AND "publish_status" = 'draft' AND "publish_when" = 'batch' AND "deleted_at" IS NULL;
