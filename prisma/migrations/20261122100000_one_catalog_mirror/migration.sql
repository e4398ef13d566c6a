-- CreateEnum
CREATE TYPE "catalog_refresh_state" AS ENUM ('running', 'current', 'replaced', 'failed');

-- What depends on the column goes first, and comes back below.
DROP INDEX "catalog_refreshes_one_running", "catalog_refreshes_one_current";
ALTER TABLE "catalog_refreshes" DROP CONSTRAINT "catalog_refreshes_state", DROP CONSTRAINT "catalog_refreshes_end";

-- AlterTable
ALTER TABLE "catalog_refreshes" ALTER COLUMN "state" DROP DEFAULT,
ALTER COLUMN "state" TYPE "catalog_refresh_state" USING "state"::text::"catalog_refresh_state",
ALTER COLUMN "state" SET DEFAULT 'running';

ALTER TABLE "catalog_refreshes" ADD CONSTRAINT "catalog_refreshes_end" CHECK (("state" = 'running') = ("finished_at" IS NULL));
CREATE UNIQUE INDEX "catalog_refreshes_one_running" ON "catalog_refreshes" ("state") WHERE "state" = 'running';
CREATE UNIQUE INDEX "catalog_refreshes_one_current" ON "catalog_refreshes" ("state") WHERE "state" = 'current';

-- AlterTable
ALTER TABLE "catalog_blueprints" ADD COLUMN     "image_url" TEXT,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "catalog_mirrored_variants" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "catalog_offers" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- What sellers' shirts were last known to come in moves to the one table of stored answers.
INSERT INTO "catalog_lists" ("name", "content", "fetched_at")
SELECT format('variants %s %s', "blueprint_id", "print_provider_id"),
       jsonb_agg(jsonb_build_object('variantId', "variant_id", 'color', "color", 'size', "size",
                                    'printWidth', "print_width", 'printHeight', "print_height",
                                    'available', "available") ORDER BY "position"),
       min("fetched_at")
  FROM "catalog_variants"
 GROUP BY "blueprint_id", "print_provider_id";

-- DropTable
DROP TABLE "catalog_variants";
