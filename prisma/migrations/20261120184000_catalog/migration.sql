-- CreateTable
CREATE TABLE "catalog_refreshes" (
    "id" SERIAL NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'running',
    "requested_by" UUID NOT NULL,
    "blueprints" INTEGER,
    "blueprints_read" INTEGER NOT NULL DEFAULT 0,
    "offers" INTEGER NOT NULL DEFAULT 0,
    "offers_read" INTEGER NOT NULL DEFAULT 0,
    "variant_count" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "message" VARCHAR(500),
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "catalog_refreshes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalog_blueprints" (
    "refresh_id" INTEGER NOT NULL,
    "blueprint_id" INTEGER NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "brand" VARCHAR(120) NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "listed_at" TIMESTAMPTZ(3),

    CONSTRAINT "catalog_blueprints_pkey" PRIMARY KEY ("refresh_id","blueprint_id")
);

-- CreateTable
CREATE TABLE "catalog_offers" (
    "refresh_id" INTEGER NOT NULL,
    "blueprint_id" INTEGER NOT NULL,
    "print_provider_id" INTEGER NOT NULL,
    "provider_name" VARCHAR(200) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "catalog_offers_pkey" PRIMARY KEY ("refresh_id","blueprint_id","print_provider_id")
);

-- CreateTable
CREATE TABLE "catalog_mirrored_variants" (
    "refresh_id" INTEGER NOT NULL,
    "blueprint_id" INTEGER NOT NULL,
    "print_provider_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "option_id" INTEGER NOT NULL,
    "print_area_id" INTEGER NOT NULL,
    "is_available" BOOLEAN NOT NULL,

    CONSTRAINT "catalog_mirrored_variants_pkey" PRIMARY KEY ("refresh_id","blueprint_id","print_provider_id","position")
);

-- CreateTable
CREATE TABLE "catalog_options" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "color" VARCHAR(120) NOT NULL,
    "size" VARCHAR(120) NOT NULL,

    CONSTRAINT "catalog_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalog_print_areas" (
    "id" SERIAL NOT NULL,
    "digest" CHAR(32) NOT NULL,
    "areas" JSONB NOT NULL,

    CONSTRAINT "catalog_print_areas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalog_costs" (
    "blueprint_id" INTEGER NOT NULL,
    "print_provider_id" INTEGER NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "cost" INTEGER NOT NULL,
    "sku" VARCHAR(120),
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalog_costs_pkey" PRIMARY KEY ("blueprint_id","print_provider_id","variant_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "catalog_options_title_color_size_key" ON "catalog_options"("title", "color", "size");

-- CreateIndex
CREATE UNIQUE INDEX "catalog_print_areas_digest_key" ON "catalog_print_areas"("digest");

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "catalog_refreshes"
  ADD CONSTRAINT "catalog_refreshes_state" CHECK ("state" IN ('running', 'current', 'replaced', 'failed')),
  ADD CONSTRAINT "catalog_refreshes_end" CHECK (("state" = 'running') = ("finished_at" IS NULL));
CREATE UNIQUE INDEX "catalog_refreshes_one_running" ON "catalog_refreshes" ("state") WHERE "state" = 'running';
CREATE UNIQUE INDEX "catalog_refreshes_one_current" ON "catalog_refreshes" ("state") WHERE "state" = 'current';

ALTER TABLE "catalog_costs" ADD CONSTRAINT "catalog_costs_cost" CHECK ("cost" >= 0);
-- For the search that begins with a SKU.
CREATE INDEX "catalog_costs_sku" ON "catalog_costs" (lower("sku") text_pattern_ops) WHERE "sku" IS NOT NULL;
