-- DropIndex
DROP INDEX "one_time_tokens_user_id_kind_key";

-- AlterTable
ALTER TABLE "flow_states" ADD COLUMN     "password_hash" TEXT,
ADD COLUMN     "user_metadata" JSONB;

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "email" VARCHAR(255),
ADD COLUMN     "flow_id" UUID,
ADD COLUMN     "replaced_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "password_guesses" (
    "key" BYTEA NOT NULL,
    "failures" INTEGER NOT NULL,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,
    "last_try_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_guesses_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "one_time_tokens_user_id_kind_idx" ON "one_time_tokens"("user_id", "kind");

-- CreateIndex
CREATE INDEX "one_time_tokens_flow_id_idx" ON "one_time_tokens"("flow_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_id_fkey" FOREIGN KEY ("flow_id") REFERENCES "flow_states"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

-- A PKCE link of the release before finds its flow by user and kind.
UPDATE "one_time_tokens" AS t SET "flow_id" = (
  SELECT f."id" FROM "flow_states" AS f
  WHERE f."user_id" = t."user_id" AND f."kind" = t."kind" AND f."auth_code" IS NULL
  ORDER BY f."created_at" DESC LIMIT 1);

-- Passwords of sign-ups that nobody has confirmed prove nothing: no password has this hash.
UPDATE "users" SET "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
WHERE "email_confirmed_at" IS NULL;
