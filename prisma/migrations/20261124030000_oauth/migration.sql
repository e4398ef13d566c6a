CREATE TYPE "oauth_token_kind" AS ENUM ('AuthorizationCode', 'AccessToken', 'RefreshToken');

CREATE TABLE "oauth_clients" (
  "id" VARCHAR(64) NOT NULL,
  "metadata" JSONB NOT NULL,
  "secret_hash" BYTEA,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "oauth_clients_used_at_idx" ON "oauth_clients" ("used_at");

CREATE TABLE "oauth_grants" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "client_id" VARCHAR(2048) NOT NULL,
  "client_name" VARCHAR(120) NOT NULL,
  "client_host" VARCHAR(255) NOT NULL,
  "scopes" TEXT[],
  "credits_per_day" INTEGER,
  "payload" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "oauth_grants_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "oauth_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "oauth_grants_credits_per_day" CHECK ("credits_per_day" > 0)
);
CREATE INDEX "oauth_grants_user_id_created_at_idx" ON "oauth_grants" ("user_id", "created_at");
CREATE INDEX "oauth_grants_client_id_idx" ON "oauth_grants" ("client_id");
CREATE INDEX "oauth_grants_expires_at_idx" ON "oauth_grants" ("expires_at");

CREATE TABLE "oauth_tokens" (
  "id_hash" BYTEA NOT NULL,
  "kind" "oauth_token_kind" NOT NULL,
  "grant_id" UUID NOT NULL,
  "payload" JSONB NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "oauth_tokens_pkey" PRIMARY KEY ("id_hash"),
  CONSTRAINT "oauth_tokens_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_tokens_grant_id_idx" ON "oauth_tokens" ("grant_id");
CREATE INDEX "oauth_tokens_expires_at_idx" ON "oauth_tokens" ("expires_at");

CREATE TABLE "oauth_requests" (
  "id_hash" BYTEA NOT NULL,
  "user_id" UUID,
  "payload" JSONB NOT NULL,
  "answered_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "oauth_requests_pkey" PRIMARY KEY ("id_hash"),
  CONSTRAINT "oauth_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "oauth_requests_user_id_idx" ON "oauth_requests" ("user_id");
CREATE INDEX "oauth_requests_expires_at_idx" ON "oauth_requests" ("expires_at");

-- Whoever knew the old password may have let an app in with it.
CREATE FUNCTION "end_oauth_grants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "oauth_grants" WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "end_oauth_grants" AFTER UPDATE OF "password_hash" ON "users"
  FOR EACH ROW WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash")
  EXECUTE FUNCTION "end_oauth_grants"();
