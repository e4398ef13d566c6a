-- Alone in its file, as the one before.
CREATE INDEX CONCURRENTLY "generations_unscored_idx" ON "generations" ("id")
  WHERE "listing_score" IS NULL AND "listing" IS NOT NULL;
