CREATE TYPE "product_kind" AS ENUM ('t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt', 'tote', 'mug', 'poster');
CREATE TYPE "design_product_state" AS ENUM ('waiting', 'making', 'made', 'failed', 'refused');

ALTER TABLE "app_settings" ADD COLUMN "extra_product_credits" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "app_settings" ADD CONSTRAINT "app_settings_extra_product_credits"
  CHECK ("extra_product_credits" BETWEEN 0 AND 1) NOT VALID;

CREATE TABLE "line_ups" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" VARCHAR(60) NOT NULL,
  "items" JSONB NOT NULL,
  "is_default" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "line_ups_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "line_ups_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "line_ups_user_id_name_key" ON "line_ups" ("user_id", "name");
CREATE UNIQUE INDEX "line_ups_one_default" ON "line_ups" ("user_id") WHERE "is_default";

CREATE TABLE "design_products" (
  "id" UUID NOT NULL,
  "generation_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "kind" "product_kind" NOT NULL,
  "blueprint_id" INTEGER NOT NULL,
  "print_provider_id" INTEGER NOT NULL,
  "place" VARCHAR(60) NOT NULL,
  "choice" JSONB NOT NULL,
  "credits" INTEGER NOT NULL DEFAULT 0,
  "charge_id" UUID,
  "state" "design_product_state" NOT NULL DEFAULT 'waiting',
  "message" TEXT,
  "verdict" JSONB,
  "art_version" INTEGER NOT NULL DEFAULT 0,
  "is_outdated" BOOLEAN NOT NULL DEFAULT false,
  "art_sent" INTEGER,
  "prints" JSONB,
  "listing" JSONB,
  "prices" JSONB,
  "shop_id" INTEGER,
  "product_id" VARCHAR(40),
  "deep_link" TEXT,
  "mockup_urls" TEXT[],
  "external_id" TEXT,
  "external_handle" TEXT,
  "publish_status" "publish_status" NOT NULL DEFAULT 'draft',
  "publish_error" TEXT,
  "published_at" TIMESTAMPTZ(3),
  "waiting_for" "wait_target",
  "waiting_reason" "wait_reason",
  "waiting_since" TIMESTAMPTZ(3),
  "waiting_until" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "design_products_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "design_products_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "design_products_made_has_product" CHECK ("state" <> 'made' OR "product_id" IS NOT NULL),
  CONSTRAINT "design_products_published_has_external_id" CHECK (
    "publish_status" <> 'published' OR "external_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "design_products_generation_id_blueprint_id_print_provider_i_key"
  ON "design_products" ("generation_id", "blueprint_id", "print_provider_id", "place");
CREATE UNIQUE INDEX "design_products_product_once" ON "design_products" ("product_id") WHERE "product_id" IS NOT NULL;
CREATE INDEX "design_products_state_updated_at_idx" ON "design_products" ("state", "updated_at");
CREATE INDEX "design_products_user_id_idx" ON "design_products" ("user_id");

ALTER TABLE "generations" ADD COLUMN "further_products" JSONB NOT NULL DEFAULT '[]';

-- The design's row sums its further products up, so that lists of designs need no other table, and so that its own
-- trigger reports each change of them.
CREATE FUNCTION "design_product_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  design uuid := coalesce(NEW."generation_id", OLD."generation_id");
BEGIN
  UPDATE "generations" SET "further_products" = coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', "kind", 'state', "state", 'publish', "publish_status") ORDER BY "position")
      FROM "design_products" WHERE "generation_id" = design), '[]')
   WHERE "id" = design;
  RETURN NULL;
END $$;
CREATE TRIGGER "design_product_changed" AFTER INSERT OR UPDATE OR DELETE ON "design_products"
  FOR EACH ROW EXECUTE FUNCTION "design_product_changed"();
