-- What the nightly sweep deletes, oldest first.
CREATE INDEX CONCURRENTLY "generation_events_progress_idx" ON "generation_events" ("at")
  WHERE "kind" IN ('began', 'resumed', 'step_done', 'waiting');
