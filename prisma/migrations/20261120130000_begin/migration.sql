-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "confirmation_sent_at" TIMESTAMPTZ(3),
    "recovery_sent_at" TIMESTAMPTZ(3),
    "new_email" VARCHAR(255),
    "email_change_sent_at" TIMESTAMPTZ(3),
    "last_sign_in_at" TIMESTAMPTZ(3),
    "banned_until" TIMESTAMPTZ(3),
    "user_metadata" JSONB NOT NULL DEFAULT '{}',
    "identity_id" UUID NOT NULL,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "name" VARCHAR(100),
    "avatar_url" TEXT,
    "subscription_tier" VARCHAR(20) NOT NULL DEFAULT 'free',
    "subscription_status" VARCHAR(20) NOT NULL DEFAULT 'none',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "amr" JSONB NOT NULL,
    "user_agent" VARCHAR(400),
    "ip" VARCHAR(64),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refreshed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "parent_id" UUID,
    "sealed" BYTEA,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "redirect_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_states" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "auth_code" UUID,
    "challenge" VARCHAR(128) NOT NULL,
    "method" VARCHAR(10) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "code_expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "flow_states_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "credit_lots" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "source" VARCHAR(20) NOT NULL,
    "source_key" VARCHAR(120) NOT NULL,
    "amount" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_lots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "lot_id" UUID NOT NULL,
    "generation_id" UUID,
    "cause" VARCHAR(20) NOT NULL,
    "delta" INTEGER NOT NULL,
    "description" VARCHAR(300) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "idea" VARCHAR(2000) NOT NULL,
    "colors" TEXT[],
    "style" VARCHAR(20) NOT NULL,
    "request_key" VARCHAR(64) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "request" JSONB NOT NULL,
    "image_key" TEXT,
    "print_key" TEXT,
    "listing" JSONB,
    "report" JSONB,
    "product_id" VARCHAR(40),
    "shop_id" INTEGER,
    "mockup_urls" TEXT[],
    "deep_link" TEXT,
    "external_id" TEXT,
    "external_handle" TEXT,
    "publish_status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "publish_error" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "error_code" VARCHAR(60),
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "generations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generation_steps" (
    "generation_id" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "result" JSONB NOT NULL,
    "took" INTEGER NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "generation_steps_pkey" PRIMARY KEY ("generation_id","name")
);

-- CreateTable
CREATE TABLE "generation_feeds" (
    "user_id" UUID NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "generation_feeds_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "user_settings" (
    "user_id" UUID NOT NULL,
    "prompt_template" VARCHAR(400) NOT NULL DEFAULT '',
    "negative_prompt" VARCHAR(400) NOT NULL DEFAULT '',
    "title_template" VARCHAR(500) NOT NULL DEFAULT '',
    "description_template" VARCHAR(1000) NOT NULL DEFAULT '',
    "default_price" INTEGER NOT NULL DEFAULT 2499,

    CONSTRAINT "user_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "printify_connections" (
    "user_id" UUID NOT NULL,
    "sealed_token" BYTEA NOT NULL,
    "account_key" VARCHAR(64) NOT NULL,
    "shops" JSONB NOT NULL,
    "selected_shop_id" INTEGER,
    "connected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "printify_connections_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "catalog_variants" (
    "blueprint_id" INTEGER NOT NULL,
    "print_provider_id" INTEGER NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "print_width" INTEGER NOT NULL,
    "print_height" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_variants_pkey" PRIMARY KEY ("blueprint_id","print_provider_id","variant_id")
);

-- CreateTable
CREATE TABLE "app_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "monthly_preview_limit" INTEGER NOT NULL DEFAULT 20,
    "new_user_credits" INTEGER NOT NULL DEFAULT 20,
    "default_width" INTEGER NOT NULL DEFAULT 1024,
    "default_height" INTEGER NOT NULL DEFAULT 1536,

    CONSTRAINT "app_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_tokens_token_hash_key" ON "refresh_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_tokens_token_hash_key" ON "one_time_tokens"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_tokens_user_id_kind_key" ON "one_time_tokens"("user_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "flow_states_auth_code_key" ON "flow_states"("auth_code");

-- CreateIndex
CREATE INDEX "flow_states_user_id_kind_idx" ON "flow_states"("user_id", "kind");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "credit_lots_source_key_key" ON "credit_lots"("source_key");

-- CreateIndex
CREATE INDEX "credit_lots_user_id_expires_at_idx" ON "credit_lots"("user_id", "expires_at");

-- CreateIndex
CREATE INDEX "ledger_entries_user_id_created_at_idx" ON "ledger_entries"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "ledger_entries_lot_id_idx" ON "ledger_entries"("lot_id");

-- CreateIndex
CREATE INDEX "generations_user_id_created_at_idx" ON "generations"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "generations_status_updated_at_idx" ON "generations"("status", "updated_at");

-- CreateIndex
CREATE INDEX "generations_publish_status_updated_at_idx" ON "generations"("publish_status", "updated_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_states" ADD CONSTRAINT "flow_states_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "credit_lots"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_steps" ADD CONSTRAINT "generation_steps_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation_feeds" ADD CONSTRAINT "generation_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printify_connections" ADD CONSTRAINT "printify_connections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

-- ---------------------------------------------------------------- accounts

ALTER TABLE "users" ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email"));

-- ---------------------------------------------------------------- credits
-- A lot is moved by ledger entries alone, so that what is left of it always equals the sum of its entries.

ALTER TABLE "credit_lots"
  ADD CONSTRAINT "credit_lots_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "credit_lots_remaining_bounds" CHECK ("remaining" BETWEEN 0 AND "amount"),
  ADD CONSTRAINT "credit_lots_source" CHECK ("source" IN ('signup', 'grant', 'subscription', 'addon'));

ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_delta_not_zero" CHECK ("delta" <> 0),
  ADD CONSTRAINT "ledger_entries_sign" CHECK (
    CASE WHEN "cause" IN ('generation', 'expiry') THEN "delta" < 0 ELSE "delta" > 0 END),
  ADD CONSTRAINT "ledger_entries_cause" CHECK (
    "cause" IN ('signup', 'grant', 'subscription', 'addon', 'generation', 'give_back', 'expiry')),
  ADD CONSTRAINT "ledger_entries_generation" CHECK (
    ("cause" IN ('generation', 'give_back')) = ("generation_id" IS NOT NULL));

-- One charge and one give-back a generation; one entry that fills a lot, one that expires it.
CREATE UNIQUE INDEX "ledger_entries_once_per_generation"
  ON "ledger_entries" ("generation_id", "cause") WHERE "generation_id" IS NOT NULL;
CREATE UNIQUE INDEX "ledger_entries_one_filling"
  ON "ledger_entries" ("lot_id") WHERE "cause" IN ('signup', 'grant', 'subscription', 'addon');

CREATE FUNCTION "ledger_moves_lot"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "credit_lots" SET "remaining" = "remaining" + NEW."delta"
   WHERE "id" = NEW."lot_id" AND "user_id" = NEW."user_id";
  IF NOT FOUND THEN
    RAISE EXCEPTION 'ledger entry for a lot that is not of this user' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "ledger_moves_lot" AFTER INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "ledger_moves_lot"();

CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "ledger_is_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
CREATE TRIGGER "ledger_is_never_emptied" BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();

CREATE FUNCTION "lot_is_moved_by_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."remaining" <> 0 THEN
    RAISE EXCEPTION 'a lot begins empty and is filled by its ledger entry' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."remaining" <> OLD."remaining" AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a lot is moved by ledger entries alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "lot_is_moved_by_ledger" BEFORE INSERT OR UPDATE ON "credit_lots"
  FOR EACH ROW EXECUTE FUNCTION "lot_is_moved_by_ledger"();

-- ---------------------------------------------------------------- generations

ALTER TABLE "generations"
  ADD CONSTRAINT "generations_status" CHECK ("status" IN ('pending', 'generating', 'removing_bg', 'uploading',
    'creating_listing', 'creating_product', 'finalized', 'error')),
  ADD CONSTRAINT "generations_publish_status" CHECK (
    "publish_status" IN ('draft', 'publishing', 'published', 'failed')),
  ADD CONSTRAINT "generations_published_has_external_id" CHECK (
    "publish_status" <> 'published' OR "external_id" IS NOT NULL);

-- The same wish twice at once is one generation and one charge; after an error it may be asked again.
CREATE UNIQUE INDEX "generations_same_request_once"
  ON "generations" ("user_id", "request_key") WHERE "status" <> 'error';

-- One product belongs to one generation.
CREATE UNIQUE INDEX "generations_product_once" ON "generations" ("product_id") WHERE "product_id" IS NOT NULL;

CREATE FUNCTION "generation_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_at bigint;
BEGIN
  INSERT INTO "generation_feeds" AS feed ("user_id", "version") VALUES (NEW."user_id", 1)
    ON CONFLICT ("user_id") DO UPDATE SET "version" = feed."version" + 1
    RETURNING "version" INTO now_at;
  PERFORM pg_notify('generation_changed',
    json_build_object('userId', NEW."user_id", 'generationId', NEW."id", 'version', now_at)::text);
  RETURN NEW;
END $$;
CREATE TRIGGER "generation_changed" AFTER INSERT OR UPDATE ON "generations"
  FOR EACH ROW EXECUTE FUNCTION "generation_changed"();

-- ---------------------------------------------------------------- settings

ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_price" CHECK ("default_price" BETWEEN 100 AND 999999);
ALTER TABLE "app_settings"
  ADD CONSTRAINT "app_settings_one_row" CHECK ("id" = 1),
  ADD CONSTRAINT "app_settings_bounds" CHECK (
    "default_width" BETWEEN 32 AND 1536 AND "default_height" BETWEEN 32 AND 1536
    AND "new_user_credits" >= 0 AND "monthly_preview_limit" >= 0);
INSERT INTO "app_settings" ("id") VALUES (1);
