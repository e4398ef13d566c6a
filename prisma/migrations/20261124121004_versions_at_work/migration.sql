-- Few of all versions are being drawn: recovery and turns read these alone.
CREATE INDEX CONCURRENTLY "generation_versions_drawing_idx" ON "generation_versions" ("generation_id", "version")
  WHERE "state" = 'drawing';
