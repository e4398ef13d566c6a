ALTER TABLE "design_products"
  ADD COLUMN "listing_version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "listing_sync" "listing_sync_state" NOT NULL DEFAULT 'synced',
  ADD COLUMN "listing_sync_error" TEXT,
  ADD COLUMN "price_pending" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "colors_pending" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "colors_off" TEXT[];
