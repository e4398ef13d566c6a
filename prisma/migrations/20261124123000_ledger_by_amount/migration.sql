-- Administrators sort the ledger by amount.
CREATE INDEX CONCURRENTLY "ledger_entries_delta_id_idx" ON "ledger_entries" ("delta", "id");
