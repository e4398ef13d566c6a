-- What a batch has spent, also on designs that were drawn anew. Alone in its file, as the one before.
CREATE INDEX CONCURRENTLY "generations_batch_idx" ON "generations" ("batch_id") WHERE "batch_id" IS NOT NULL;
