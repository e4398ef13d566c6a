-- A mirror made before is read anew: it is a copy.
TRUNCATE "catalog_mirrored_variants", "catalog_offers", "catalog_blueprints", "catalog_refreshes";

-- AlterTable
ALTER TABLE "catalog_mirrored_variants" DROP CONSTRAINT "catalog_mirrored_variants_pkey",
DROP COLUMN "position",
ADD CONSTRAINT "catalog_mirrored_variants_pkey" PRIMARY KEY ("refresh_id", "blueprint_id", "print_provider_id", "variant_id");
