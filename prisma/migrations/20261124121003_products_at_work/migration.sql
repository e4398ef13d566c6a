-- Turns of sellers are counted by it.
CREATE INDEX CONCURRENTLY "design_products_at_work_idx" ON "design_products" ("user_id", "id")
  WHERE "state" IN ('waiting', 'making');
