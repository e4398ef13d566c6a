-- CreateEnum
CREATE TYPE "subscription_tier" AS ENUM ('free', 'starter', 'pro', 'studio');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('active', 'past_due', 'canceled', 'none');

-- CreateEnum
CREATE TYPE "credit_source" AS ENUM ('signup', 'grant', 'subscription', 'addon');

-- CreateEnum
CREATE TYPE "ledger_cause" AS ENUM ('signup', 'grant', 'subscription', 'addon', 'generation', 'give_back', 'expiry', 'refund', 'dispute', 'reinstate');

-- CreateEnum
CREATE TYPE "stripe_subject" AS ENUM ('session', 'invoice', 'customer', 'payment');

-- Checks, indexes and defaults that compare a column with texts go first, and come back where the type does not say it.
ALTER TABLE "users"
  DROP CONSTRAINT "users_subscription_tier",
  DROP CONSTRAINT "users_subscription_status",
  ALTER COLUMN "subscription_tier" DROP DEFAULT,
  ALTER COLUMN "subscription_status" DROP DEFAULT;
ALTER TABLE "users"
  ALTER COLUMN "subscription_tier" TYPE "subscription_tier" USING "subscription_tier"::"subscription_tier",
  ALTER COLUMN "subscription_tier" SET DEFAULT 'free',
  ALTER COLUMN "subscription_status" TYPE "subscription_status" USING "subscription_status"::"subscription_status",
  ALTER COLUMN "subscription_status" SET DEFAULT 'none';

ALTER TABLE "credit_lots" DROP CONSTRAINT "credit_lots_source";
ALTER TABLE "credit_lots" ALTER COLUMN "source" TYPE "credit_source" USING "source"::"credit_source";

DROP INDEX "ledger_entries_once_per_generation";
DROP INDEX "ledger_entries_one_filling";
ALTER TABLE "ledger_entries"
  DROP CONSTRAINT "ledger_entries_cause",
  DROP CONSTRAINT "ledger_entries_sign",
  DROP CONSTRAINT "ledger_entries_generation";
ALTER TABLE "ledger_entries" ALTER COLUMN "cause" TYPE "ledger_cause" USING "cause"::"ledger_cause";
ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_sign" CHECK (
    CASE WHEN "cause" IN ('generation', 'expiry', 'refund', 'dispute') THEN "delta" < 0 ELSE "delta" > 0 END),
  ADD CONSTRAINT "ledger_entries_generation" CHECK (
    ("cause" IN ('generation', 'give_back')) = ("generation_id" IS NOT NULL));
CREATE UNIQUE INDEX "ledger_entries_once_per_generation"
  ON "ledger_entries" ("generation_id", "cause") WHERE "generation_id" IS NOT NULL;
CREATE UNIQUE INDEX "ledger_entries_one_filling"
  ON "ledger_entries" ("lot_id") WHERE "cause" IN ('signup', 'grant', 'subscription', 'addon');

ALTER TABLE "stripe_events" ALTER COLUMN "subject" TYPE "stripe_subject" USING "subject"::"stripe_subject";

-- The caller holds the account's row, which it must lock before the generation's; a second lock here would be of no use.
CREATE OR REPLACE FUNCTION "spend_credit"(account uuid, generation uuid, words text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid;
BEGIN
  SELECT "id" INTO chosen FROM "credit_lots"
   WHERE "user_id" = account AND "remaining" > 0 AND "expires_at" > now()
   ORDER BY "expires_at", "id" LIMIT 1;
  IF chosen IS NOT NULL THEN
    INSERT INTO "ledger_entries" ("user_id", "lot_id", "generation_id", "cause", "delta", "description")
    VALUES (account, chosen, generation, 'generation', -1, words);
  END IF;
  RETURN chosen;
END $$;
