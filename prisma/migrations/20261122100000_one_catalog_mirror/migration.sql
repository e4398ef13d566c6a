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
