-- Turns of sellers are counted by it: of designs whose listing, picture or publishing is under way.
CREATE INDEX CONCURRENTLY "generations_at_work_idx" ON "generations" ("user_id", "created_at")
  WHERE "listing_sync" = 'pending' OR "art_sync" = 'syncing' OR "publish_status" = 'publishing';
