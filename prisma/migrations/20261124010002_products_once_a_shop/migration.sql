-- Alone in its file, as all that are made CONCURRENTLY. Products without a shop of their own are in the same one.
CREATE UNIQUE INDEX CONCURRENTLY "design_products_once_a_shop"
  ON "design_products" ("generation_id", "blueprint_id", "print_provider_id", "place", "connection_id", "chosen_shop_id")
  NULLS NOT DISTINCT;
