-- Whether a seller has a design of an idea, however it was spaced and spelled. Alone in its file, as the one before.
CREATE INDEX CONCURRENTLY "generations_idea_idx" ON "generations"
  ("user_id", md5(lower(btrim(regexp_replace("idea", '\s+', ' ', 'g'))))) WHERE "deleted_at" IS NULL;
