-- Events of Stripe that wait for their handling: few, whatever the table has.
CREATE INDEX CONCURRENTLY "stripe_events_unhandled_idx" ON "stripe_events" ("received_at") WHERE "handled_at" IS NULL;
