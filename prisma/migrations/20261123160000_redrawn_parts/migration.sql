ALTER TABLE "generation_versions" ADD COLUMN "redraw" JSONB, ADD COLUMN "notice" TEXT;
