-- One charge in one round trip. The account's row is held first, so that charges of one account come one after the
-- other; each statement of the function sees what was committed before it, the lot's rest among it.
CREATE FUNCTION "spend_credit"(account uuid, generation uuid, words text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid;
BEGIN
  PERFORM 1 FROM "users" WHERE "id" = account FOR NO KEY UPDATE;
  SELECT "id" INTO chosen FROM "credit_lots"
   WHERE "user_id" = account AND "remaining" > 0 AND "expires_at" > now()
   ORDER BY "expires_at", "id" LIMIT 1;
  IF chosen IS NOT NULL THEN
    INSERT INTO "ledger_entries" ("user_id", "lot_id", "generation_id", "cause", "delta", "description")
    VALUES (account, chosen, generation, 'generation', -1, words);
  END IF;
  RETURN chosen;
END $$;
