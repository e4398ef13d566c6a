-- Finished designs that are to be published, now or on a date. Alone in its file: an index that is built while others
-- write cannot be made in a transaction.
CREATE INDEX CONCURRENTLY "generations_to_publish_idx" ON "generations" ("publish_at")
  WHERE "status" = 'finalized' AND "publish_status" = 'draft' AND "publish_when" IN ('now', 'date') AND "deleted_at" IS NULL;
