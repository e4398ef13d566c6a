-- CreateTable
CREATE TABLE "generation_images" (
    "id" BIGSERIAL NOT NULL,
    "generation_id" UUID NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "quality" VARCHAR(20) NOT NULL,
    "text_tokens" INTEGER NOT NULL,
    "image_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_micros" INTEGER,
    "billed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "generation_images_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "generation_images_generation_id_idx" ON "generation_images"("generation_id");

-- CreateIndex
CREATE INDEX "generation_images_billed_at_idx" ON "generation_images" USING BRIN ("billed_at");
