-- How many designs of a seller are in work. Alone in its file: an index that is built while others write cannot be made
-- in a transaction.
CREATE INDEX CONCURRENTLY "generations_open_idx" ON "generations" ("user_id")
  WHERE "status" NOT IN ('preview', 'finalized', 'error') AND "waiting_for" IS NULL;
