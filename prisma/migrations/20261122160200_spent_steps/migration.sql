-- What the nightly sweep deletes, oldest first.
CREATE INDEX CONCURRENTLY "generation_steps_spent_idx" ON "generation_steps" ("finished_at")
  WHERE "name" IN ('upload', 'publish');
