CREATE INDEX CONCURRENTLY "generations_syncing_art" ON "generations" ("updated_at") WHERE "art_sync" = 'syncing';
