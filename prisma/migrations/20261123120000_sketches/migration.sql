CREATE TABLE "generation_sketches" (
  "id" UUID NOT NULL,
  "sheet_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "idea" VARCHAR(2000) NOT NULL,
  "image_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "generation_sketches_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "generation_sketches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "generation_sketches_user_id_created_at_idx" ON "generation_sketches" ("user_id", "created_at" DESC);
CREATE INDEX "generation_sketches_created_at_idx" ON "generation_sketches" ("created_at");

ALTER TABLE "app_settings" ADD COLUMN "sketch_sheets_per_day" INTEGER NOT NULL DEFAULT 10;
