ALTER TABLE "generations" ADD COLUMN "price_pending" BOOLEAN NOT NULL DEFAULT false;
