-- CreateEnum
CREATE TYPE "mail_code_purpose" AS ENUM ('sign_in', 'reauthentication');

-- CreateEnum
CREATE TYPE "assurance_level" AS ENUM ('aal1', 'aal2');

-- CreateEnum
CREATE TYPE "factor_type" AS ENUM ('totp', 'recovery_code');

-- CreateEnum
CREATE TYPE "factor_status" AS ENUM ('unverified', 'verified');

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "aal" "assurance_level" NOT NULL DEFAULT 'aal1',
ADD COLUMN     "factor_id" UUID;

-- CreateTable
CREATE TABLE "mail_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "mail_code_purpose" NOT NULL,
    "code_hash" VARCHAR(64) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factors" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "factor_type" NOT NULL,
    "status" "factor_status" NOT NULL DEFAULT 'unverified',
    "friendly_name" VARCHAR(100) NOT NULL,
    "secret" BYTEA,
    "last_step" INTEGER,
    "last_challenged_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factor_challenges" (
    "id" UUID NOT NULL,
    "factor_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_challenges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "factor_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_codes_user_id_purpose_key" ON "mail_codes"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "factors_user_id_idx" ON "factors"("user_id");

-- CreateIndex
CREATE INDEX "factor_challenges_factor_id_idx" ON "factor_challenges"("factor_id");

-- CreateIndex
CREATE INDEX "factor_challenges_session_id_idx" ON "factor_challenges"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");

-- CreateIndex
CREATE INDEX "recovery_codes_factor_id_idx" ON "recovery_codes"("factor_id");

-- AddForeignKey
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_fkey" FOREIGN KEY ("factor_id") REFERENCES "factors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_factor_id_fkey" FOREIGN KEY ("factor_id") REFERENCES "factors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

-- Processes that know a session by heart hear of its level, and whether its user has a factor.
DROP TRIGGER "access_changed" ON "sessions";
CREATE TRIGGER "access_changed" AFTER UPDATE OF "aal" OR DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('user_id');
CREATE TRIGGER "access_changed" AFTER UPDATE OF "status" OR DELETE ON "factors"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('user_id');
