-- Alone in its file, as all that are made CONCURRENTLY.
CREATE INDEX CONCURRENTLY "generations_score_idx"
  ON "generations" ("user_id", (coalesce("listing_score", -1)) DESC, "id" DESC)
  INCLUDE ("status", "publish_status", "style", "engine", "created_at") WHERE "deleted_at" IS NULL;
