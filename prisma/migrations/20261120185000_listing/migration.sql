-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "listing_sync" VARCHAR(20) NOT NULL DEFAULT 'synced',
ADD COLUMN     "listing_sync_error" TEXT,
ADD COLUMN     "listing_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "user_settings" ADD COLUMN     "ai_disclosure" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "ai_disclosure_text" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN     "blocked_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "partner_line" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "partner_line_text" VARCHAR(300) NOT NULL DEFAULT '',
ADD COLUMN     "title_style" VARCHAR(10) NOT NULL DEFAULT 'short';

-- CreateTable
CREATE TABLE "blocked_terms" (
    "id" UUID NOT NULL,
    "term" VARCHAR(60) NOT NULL,
    "severity" VARCHAR(10) NOT NULL,
    "note" VARCHAR(200) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocked_terms_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "blocked_terms_term_key" ON "blocked_terms"("term");

ALTER TABLE "generations" ADD CONSTRAINT "generations_listing_sync" CHECK (
  "listing_sync" IN ('synced', 'pending', 'failed'));
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_title_style" CHECK ("title_style" IN ('short', 'long'));
ALTER TABLE "blocked_terms" ADD CONSTRAINT "blocked_terms_severity" CHECK ("severity" IN ('block', 'warn', 'allow'));
