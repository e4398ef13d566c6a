-- Which designs of a seller wait for what is away: their turns are counted by it. Alone in its file, as every index that
-- is built while others write.
CREATE INDEX CONCURRENTLY "generations_waiting_idx" ON "generations" ("user_id", "created_at")
  WHERE "status" NOT IN ('preview', 'finalized', 'error') AND "waiting_for" IS NOT NULL;
