-- A charge moves its lot and tells of a low balance in one trigger, and sums the lots of an account only where they can be
-- few: while more than five credits are left in a lot that has not expired, the balance is more than five too. The 5 is
-- `lowBalance` of credits/model/lots.ts.
CREATE OR REPLACE FUNCTION "ledger_moves_lot"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  balance bigint;
BEGIN
  UPDATE "credit_lots" SET "remaining" = "remaining" + NEW."delta"
   WHERE "id" = NEW."lot_id" AND "user_id" = NEW."user_id"
  RETURNING "remaining", "expires_at" INTO lot;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'ledger entry for a lot that is not of this user' USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF NEW."delta" < 0 AND lot."remaining" > 5 AND lot."expires_at" > now() THEN
    RETURN NULL;
  END IF;
  IF NEW."delta" > 0 AND NEW."cause" NOT IN ('signup', 'grant', 'subscription', 'addon') THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(sum("remaining"), 0) INTO balance FROM "credit_lots"
   WHERE "user_id" = NEW."user_id" AND "expires_at" > now();
  IF NEW."delta" > 0 THEN
    PERFORM "write_event"(NEW."user_id", 'credits.added', NULL, jsonb_build_object(
      'credits', NEW."delta", 'source', NEW."cause", 'balance', balance, 'expiresAt', "wire_time"(lot."expires_at")));
  ELSIF balance <= 5 AND balance - NEW."delta" > 5 THEN
    PERFORM "write_event"(NEW."user_id", 'credits.low', NULL, jsonb_build_object('balance', balance));
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "ledger_writes_events" ON "ledger_entries";
DROP FUNCTION "ledger_writes_events"();

-- Where a lot is moved by its ledger entry, nothing is called at all.
CREATE OR REPLACE FUNCTION "lot_is_moved_by_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    RAISE EXCEPTION 'a lot begins empty and is filled by its ledger entry' USING ERRCODE = 'restrict_violation';
  END IF;
  RAISE EXCEPTION 'a lot is moved by ledger entries alone' USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER "lot_is_moved_by_ledger" ON "credit_lots";
CREATE TRIGGER "lot_begins_empty" BEFORE INSERT ON "credit_lots"
  FOR EACH ROW WHEN (NEW."remaining" <> 0) EXECUTE FUNCTION "lot_is_moved_by_ledger"();
CREATE TRIGGER "lot_is_moved_by_ledger" BEFORE UPDATE ON "credit_lots"
  FOR EACH ROW WHEN (NEW."remaining" <> OLD."remaining" AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION "lot_is_moved_by_ledger"();
