-- A nightly run compares one of 32 slices of the lots with their entries.
CREATE INDEX CONCURRENTLY "credit_lots_slice_idx" ON "credit_lots" ((get_byte(uuid_send("id"), 15) & 31));
