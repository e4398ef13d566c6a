-- CreateEnum
CREATE TYPE "generation_state" AS ENUM ('pending', 'generating', 'removing_bg', 'uploading', 'creating_listing', 'creating_product', 'preview', 'finalized', 'error');

-- CreateEnum
CREATE TYPE "publish_status" AS ENUM ('draft', 'publishing', 'published', 'failed');

-- CreateEnum
CREATE TYPE "design_engine" AS ENUM ('ai', 'press');

-- CreateEnum
CREATE TYPE "background_choice" AS ENUM ('clear', 'keep_enclosed', 'keep_all');

-- CreateEnum
CREATE TYPE "listing_sync_state" AS ENUM ('synced', 'pending', 'failed');

-- CreateEnum
CREATE TYPE "title_style" AS ENUM ('short', 'long');

-- CreateEnum
CREATE TYPE "term_decision" AS ENUM ('block', 'warn', 'allow');

-- Constraints and the partial index compare the columns with text: they go first and come back at the end.
ALTER TABLE "generations"
  DROP CONSTRAINT "generations_status",
  DROP CONSTRAINT "generations_publish_status",
  DROP CONSTRAINT "generations_published_has_external_id",
  DROP CONSTRAINT "generations_preview_has_review",
  DROP CONSTRAINT "generations_background",
  DROP CONSTRAINT "generations_engine",
  DROP CONSTRAINT "generations_listing_sync";
ALTER TABLE "user_settings" DROP CONSTRAINT "user_settings_title_style";
ALTER TABLE "blocked_terms" DROP CONSTRAINT "blocked_terms_severity";
DROP INDEX "generations_same_request_once";

-- A default of the old type cannot be cast, so it is set again. One statement a table: it is written anew once.
ALTER TABLE "generations"
  ALTER COLUMN "status" DROP DEFAULT,
  ALTER COLUMN "publish_status" DROP DEFAULT,
  ALTER COLUMN "engine" DROP DEFAULT,
  ALTER COLUMN "background" DROP DEFAULT,
  ALTER COLUMN "listing_sync" DROP DEFAULT,
  ALTER COLUMN "status" TYPE "generation_state" USING "status"::text::"generation_state",
  ALTER COLUMN "publish_status" TYPE "publish_status" USING "publish_status"::text::"publish_status",
  ALTER COLUMN "engine" TYPE "design_engine" USING "engine"::text::"design_engine",
  ALTER COLUMN "background" TYPE "background_choice" USING "background"::text::"background_choice",
  ALTER COLUMN "listing_sync" TYPE "listing_sync_state" USING "listing_sync"::text::"listing_sync_state",
  ALTER COLUMN "status" SET DEFAULT 'pending',
  ALTER COLUMN "publish_status" SET DEFAULT 'draft',
  ALTER COLUMN "engine" SET DEFAULT 'ai',
  ALTER COLUMN "background" SET DEFAULT 'clear',
  ALTER COLUMN "listing_sync" SET DEFAULT 'synced';
ALTER TABLE "user_settings"
  ALTER COLUMN "title_style" DROP DEFAULT,
  ALTER COLUMN "title_style" TYPE "title_style" USING "title_style"::text::"title_style",
  ALTER COLUMN "title_style" SET DEFAULT 'short';
ALTER TABLE "blocked_terms"
  ALTER COLUMN "severity" TYPE "term_decision" USING "severity"::text::"term_decision";

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "generations"
  ADD CONSTRAINT "generations_published_has_external_id" CHECK (
    "publish_status" <> 'published' OR "external_id" IS NOT NULL),
  -- What waits for a person has a reason and an end.
  ADD CONSTRAINT "generations_preview_has_review" CHECK (
    "status" <> 'preview' OR ("review" IS NOT NULL AND "review_until" IS NOT NULL));

-- The same request twice at once is one generation and one charge; after an error it may be made again.
CREATE UNIQUE INDEX "generations_same_request_once"
  ON "generations" ("user_id", "request_key") WHERE "status" <> 'error';
