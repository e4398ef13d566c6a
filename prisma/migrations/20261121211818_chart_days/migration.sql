-- CreateIndex
CREATE INDEX "ledger_entries_created_at_idx" ON "ledger_entries" USING BRIN ("created_at");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");

-- What follows is ours: rules the schema language cannot say.

CREATE INDEX "generation_events_failures_idx" ON "generation_events" ("at") WHERE "kind" IN ('failed', 'publish_failed');
