ALTER TABLE "generations" ADD COLUMN "colors_pending" BOOLEAN NOT NULL DEFAULT false;
