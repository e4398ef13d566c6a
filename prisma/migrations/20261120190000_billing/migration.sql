-- CreateTable
CREATE TABLE "expiry_warnings" (
    "lot_id" UUID NOT NULL,
    "days" SMALLINT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "expiry_warnings_pkey" PRIMARY KEY ("lot_id","days")
);

-- CreateTable
CREATE TABLE "billing_accounts" (
    "user_id" UUID NOT NULL,
    "customer_id" VARCHAR(255) NOT NULL,
    "subscription_id" VARCHAR(255),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "period_end" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" VARCHAR(255) NOT NULL,
    "type" VARCHAR(100) NOT NULL,
    "subject" VARCHAR(20),
    "subject_id" VARCHAR(255),
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" VARCHAR(255) NOT NULL,
    "user_id" UUID NOT NULL,
    "source_key" VARCHAR(120) NOT NULL,
    "amount" INTEGER NOT NULL,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "disputed" INTEGER NOT NULL DEFAULT 0,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_accounts_customer_id_key" ON "billing_accounts"("customer_id");

-- CreateIndex
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events"("received_at");

-- CreateIndex
CREATE INDEX "payments_source_key_idx" ON "payments"("source_key");

-- CreateIndex
CREATE INDEX "payments_user_id_paid_at_idx" ON "payments"("user_id", "paid_at");

-- CreateIndex
CREATE INDEX "credit_lots_expires_at_idx" ON "credit_lots"("expires_at");

-- AddForeignKey
ALTER TABLE "expiry_warnings" ADD CONSTRAINT "expiry_warnings_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "credit_lots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

-- Money that goes back takes credits back with it, and a dispute that is won brings them again.
ALTER TABLE "ledger_entries"
  DROP CONSTRAINT "ledger_entries_sign",
  DROP CONSTRAINT "ledger_entries_cause";
ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_sign" CHECK (
    CASE WHEN "cause" IN ('generation', 'expiry', 'refund', 'dispute') THEN "delta" < 0 ELSE "delta" > 0 END),
  ADD CONSTRAINT "ledger_entries_cause" CHECK (
    "cause" IN ('signup', 'grant', 'subscription', 'addon', 'generation', 'give_back', 'expiry', 'refund', 'dispute',
      'reinstate'));

-- What the seller is told of their plan is one of what the screens know.
ALTER TABLE "users"
  ADD CONSTRAINT "users_subscription_tier" CHECK ("subscription_tier" IN ('free', 'starter', 'pro', 'studio')),
  ADD CONSTRAINT "users_subscription_status" CHECK ("subscription_status" IN ('active', 'past_due', 'canceled', 'none'));

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_amounts" CHECK ("amount" > 0 AND "refunded" BETWEEN 0 AND "amount" AND "disputed" >= 0);
