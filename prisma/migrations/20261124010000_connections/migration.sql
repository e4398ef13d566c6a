CREATE TYPE "print_network" AS ENUM ('printify', 'printful');

CREATE TABLE "further_connections" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" VARCHAR(60) NOT NULL,
  "network" "print_network" NOT NULL,
  "sealed_token" BYTEA NOT NULL,
  "account_key" VARCHAR(64) NOT NULL,
  "shops" JSONB NOT NULL,
  "selected_shop_id" INTEGER,
  "connected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "token_expires_at" TIMESTAMPTZ(3),
  "scopes" TEXT[],
  "warned_days" INTEGER,
  CONSTRAINT "further_connections_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "further_connections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "further_connections_warned" CHECK ("warned_days" > 0)
);
CREATE UNIQUE INDEX "further_connections_user_id_name_key" ON "further_connections" ("user_id", "name");
CREATE UNIQUE INDEX "further_connections_user_id_account_key_key" ON "further_connections" ("user_id", "account_key");
CREATE INDEX "further_connections_token_expires_at_idx" ON "further_connections" ("token_expires_at");

-- What products of another network than Printify cost. An older release reads and writes catalog_costs by a key that
-- has no network.
CREATE TABLE "catalog_network_costs" (
  "network" "print_network" NOT NULL,
  "blueprint_id" INTEGER NOT NULL,
  "print_provider_id" INTEGER NOT NULL,
  "variant_id" INTEGER NOT NULL,
  "cost" INTEGER NOT NULL,
  "sku" VARCHAR(120),
  "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "catalog_network_costs_pkey" PRIMARY KEY ("network", "blueprint_id", "print_provider_id", "variant_id"),
  CONSTRAINT "catalog_network_costs_cost" CHECK ("cost" >= 0)
);

-- NO ACTION: a connection that a line-up uses stays; the account's deletion takes both.
ALTER TABLE "line_ups" ADD COLUMN "connection_id" UUID;
ALTER TABLE "line_ups" ADD COLUMN "shop_id" INTEGER;
ALTER TABLE "line_ups" ADD CONSTRAINT "line_ups_connection_id_fkey" FOREIGN KEY ("connection_id")
  REFERENCES "further_connections" ("id") ON DELETE NO ACTION ON UPDATE CASCADE NOT VALID;

-- No foreign key: a product says where it belongs also when its connection is gone.
ALTER TABLE "design_products" ADD COLUMN "connection_id" UUID;
ALTER TABLE "design_products" ADD COLUMN "chosen_shop_id" INTEGER;
