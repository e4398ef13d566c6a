-- Turns of sellers are counted by it.
CREATE INDEX CONCURRENTLY "design_products_syncing_idx" ON "design_products" ("user_id", "id")
  WHERE "listing_sync" = 'pending';
