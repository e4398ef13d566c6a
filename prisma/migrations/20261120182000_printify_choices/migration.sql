-- AlterTable
ALTER TABLE "user_settings" ADD COLUMN     "size_prices" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "printify_connections" ADD COLUMN     "scopes" TEXT[],
ADD COLUMN     "token_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "warned_days" INTEGER;

-- AlterTable
ALTER TABLE "catalog_variants" ADD COLUMN     "available" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "product_choices" (
    "user_id" UUID NOT NULL,
    "blueprint_id" INTEGER NOT NULL,
    "print_provider_id" INTEGER NOT NULL,
    "sizes" TEXT[],
    "title" VARCHAR(300) NOT NULL,
    "brand" VARCHAR(120) NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "image_url" TEXT,
    "provider_title" VARCHAR(200) NOT NULL,
    "provider_location" VARCHAR(200),
    "chosen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_choices_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "catalog_lists" (
    "name" VARCHAR(80) NOT NULL,
    "content" JSONB NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_lists_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "printify_connections_token_expires_at_idx" ON "printify_connections"("token_expires_at");

-- AddForeignKey
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "printify_connections" ADD CONSTRAINT "printify_connections_warned" CHECK ("warned_days" > 0);
