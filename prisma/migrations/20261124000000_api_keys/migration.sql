CREATE TABLE "api_keys" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" VARCHAR(80) NOT NULL,
  "prefix" VARCHAR(12) NOT NULL,
  "key_hash" BYTEA NOT NULL,
  "scopes" TEXT[],
  "credits_per_day" INTEGER,
  "expires_at" TIMESTAMPTZ(3),
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "api_keys_credits_per_day" CHECK ("credits_per_day" BETWEEN 0 AND 10000)
);
CREATE UNIQUE INDEX "api_keys_prefix_key" ON "api_keys" ("prefix");
CREATE INDEX "api_keys_user_id_created_at_idx" ON "api_keys" ("user_id", "created_at");

CREATE TABLE "idempotency_keys" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "key" VARCHAR(255) NOT NULL,
  "request_hash" BYTEA NOT NULL,
  "effects" BYTEA[],
  "status" SMALLINT,
  "answer" BYTEA,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "idempotency_keys_user_id_key_key" ON "idempotency_keys" ("user_id", "key");
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

-- Whom the credits of jobs are charged to, beside their seller: an API key or an app, with its cap.
ALTER TYPE "batch_wait" ADD VALUE 'daily_cap';
ALTER TABLE "batches" ADD COLUMN "program" JSONB;
ALTER TABLE "batches" ALTER COLUMN "request_hash" DROP NOT NULL;
ALTER TABLE "batch_rows" ADD COLUMN "program" JSONB;
ALTER TABLE "design_products" ADD COLUMN "program" JSONB;
ALTER TABLE "ledger_entries" ADD COLUMN "program_id" UUID, ADD COLUMN "program_name" VARCHAR(80);

-- Beside the function of three arguments, which the release before calls while this one starts.
CREATE FUNCTION "spend_credit"(account uuid, generation uuid, words text, program uuid, name text)
  RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid;
BEGIN
  SELECT "id" INTO chosen FROM "credit_lots"
   WHERE "user_id" = account AND "remaining" > 0 AND "expires_at" > now()
   ORDER BY "expires_at", "id" LIMIT 1;
  IF chosen IS NOT NULL THEN
    INSERT INTO "ledger_entries"
      ("user_id", "lot_id", "generation_id", "cause", "delta", "description", "program_id", "program_name")
    VALUES (account, chosen, generation, 'generation', -1, words, program, name);
  END IF;
  RETURN chosen;
END $$;
