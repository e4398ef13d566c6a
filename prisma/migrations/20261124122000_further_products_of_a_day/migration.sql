ALTER TABLE "design_products" ADD COLUMN "product_made_at" TIMESTAMPTZ(3);
