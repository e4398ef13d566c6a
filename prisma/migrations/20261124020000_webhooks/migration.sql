CREATE TYPE "webhook_off_reason" AS ENUM ('seller', 'gone', 'failing');
CREATE TYPE "webhook_delivery_state" AS ENUM ('waiting', 'delivered', 'failed');

CREATE TABLE "events" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "number" BIGINT,
  "type" VARCHAR(40) NOT NULL,
  "subject" UUID,
  "data" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "events_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "events_user_id_number_key" ON "events" ("user_id", "number");
CREATE INDEX "events_at_idx" ON "events" USING BRIN ("at");

CREATE TABLE "event_counters" (
  "user_id" UUID NOT NULL,
  "last" BIGINT NOT NULL,
  CONSTRAINT "event_counters_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "event_counters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "webhook_endpoints" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "url" VARCHAR(2048) NOT NULL,
  "events" TEXT[],
  "is_enabled" BOOLEAN NOT NULL DEFAULT true,
  "off_reason" "webhook_off_reason",
  "off_at" TIMESTAMPTZ(3),
  "sealed_secret" BYTEA NOT NULL,
  "sealed_previous" BYTEA,
  "previous_until" TIMESTAMPTZ(3),
  "failing_since" TIMESTAMPTZ(3),
  "retry_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "webhook_endpoints_off_has_reason" CHECK (
    "is_enabled" = ("off_reason" IS NULL) AND "is_enabled" = ("off_at" IS NULL)),
  CONSTRAINT "webhook_endpoints_previous" CHECK (("sealed_previous" IS NULL) = ("previous_until" IS NULL))
);
CREATE INDEX "webhook_endpoints_user_id_idx" ON "webhook_endpoints" ("user_id");

CREATE TABLE "webhook_deliveries" (
  "id" UUID NOT NULL,
  "endpoint_id" UUID NOT NULL,
  "event_id" UUID NOT NULL,
  "number" BIGINT NOT NULL,
  "subject" UUID,
  "state" "webhook_delivery_state" NOT NULL DEFAULT 'waiting',
  "tries" INTEGER NOT NULL DEFAULT 0,
  "tried_since" TIMESTAMPTZ(3),
  "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "attempts" JSONB NOT NULL DEFAULT '[]',
  "answer" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "webhook_deliveries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
-- Each event once in the log of each endpoint.
CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_id_key" ON "webhook_deliveries" ("endpoint_id", "event_id");
CREATE INDEX "webhook_deliveries_endpoint_id_number_idx" ON "webhook_deliveries" ("endpoint_id", "number" DESC);
CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries" ("event_id");
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" ("endpoint_id", "subject", "number")
  WHERE "state" = 'waiting';

-- An event is written once. It goes with its account, else after 30 days.
CREATE FUNCTION "events_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD."number" IS NULL AND to_jsonb(NEW) - 'number' = to_jsonb(OLD) - 'number' THEN
      RETURN NEW;
    END IF;
  ELSIF OLD."at" < now() - interval '30 days' OR NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "events_are_append_only" BEFORE UPDATE OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "events_are_append_only"();

-- Runs when the transaction commits: the counter is the last row that it locks, so that no two transactions wait for each
-- other, and numbers come in the order of commits.
CREATE FUNCTION "event_goes_out"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own bigint;
  endpoint uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "events" WHERE "id" = NEW."id") THEN
    RETURN NULL;
  END IF;
  INSERT INTO "event_counters" AS counter ("user_id", "last") VALUES (NEW."user_id", 1)
    ON CONFLICT ("user_id") DO UPDATE SET "last" = counter."last" + 1
    RETURNING "last" INTO own;
  UPDATE "events" SET "number" = own WHERE "id" = NEW."id";
  FOR endpoint IN
    INSERT INTO "webhook_deliveries" ("id", "endpoint_id", "event_id", "number", "subject")
    SELECT gen_random_uuid(), "id", NEW."id", own, NEW."subject" FROM "webhook_endpoints"
     WHERE "user_id" = NEW."user_id" AND "is_enabled" AND NEW."type" = ANY ("events")
    RETURNING "endpoint_id"
  LOOP
    PERFORM pg_notify('webhook_waiting', json_build_object('userId', NEW."user_id", 'endpointId', endpoint)::text);
  END LOOP;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "event_goes_out" AFTER INSERT ON "events" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "event_goes_out"();

-- The ledger outlives an account: what happens to it then is no event.
CREATE FUNCTION "write_event"(seller uuid, kind text, about uuid, facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "events" ("id", "user_id", "type", "subject", "data")
  SELECT gen_random_uuid(), "id", kind, about, facts FROM "users" WHERE "id" = seller;
$$;

-- One for each product, however often it is searched for.
CREATE FUNCTION "write_product_deleted"(seller uuid, design uuid, product text, facts jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT "write_event"(seller, 'product.deleted', design, facts || jsonb_build_object('productId', product))
   WHERE NOT EXISTS (
     SELECT 1 FROM "events" WHERE "user_id" = seller AND "subject" = design AND "type" = 'product.deleted'
        AND "data" ->> 'productId' = product);
$$;

-- As programs read times: ISO 8601, UTC.
CREATE FUNCTION "wire_time"(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;

CREATE FUNCTION "design_title"(design "generations") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(design."listing" ->> 'title', ''), left(design."idea", 140));
$$;

CREATE FUNCTION "history_writes_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  design "generations";
  facts jsonb;
BEGIN
  SELECT * INTO design FROM "generations" WHERE "id" = NEW."generation_id";
  facts := jsonb_build_object('generationId', design."id", 'title', "design_title"(design));
  IF NEW."kind" IN ('publish_failed', 'product_update_failed') THEN
    PERFORM "write_product_deleted"(design."user_id", design."id", design."product_id",
      facts || jsonb_build_object('shopId', design."shop_id", 'designProductId', NULL));
    RETURN NULL;
  END IF;
  facts := facts || jsonb_build_object('status', design."status", 'publishStatus', design."publish_status",
    'batchId', design."batch_id", 'productId', design."product_id");
  CASE NEW."kind"
    WHEN 'finished' THEN
      PERFORM "write_event"(design."user_id", 'design.finished', design."id", facts);
    WHEN 'published' THEN
      PERFORM "write_event"(design."user_id", 'design.published', design."id", facts || jsonb_build_object(
        'externalId', design."external_id",
        'listingUrl', CASE WHEN design."external_handle" ~* '^https?://' THEN design."external_handle" END));
    WHEN 'stopped_for_review' THEN
      PERFORM "write_event"(design."user_id", 'design.needs_review', design."id", facts || jsonb_build_object(
        'reason', design."review" -> 'reason', 'sentences', design."review" -> 'sentences',
        'decideBy', "wire_time"(design."review_until")));
    ELSE
      PERFORM "write_event"(design."user_id", 'design.failed', design."id", facts || jsonb_build_object(
        'code', design."error_code", 'message', design."error_message"));
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER "history_writes_events" AFTER INSERT ON "generation_events" FOR EACH ROW
  WHEN (NEW."kind" IN ('finished', 'failed', 'canceled', 'discarded', 'published', 'stopped_for_review')
    OR (NEW."kind" IN ('publish_failed', 'product_update_failed') AND NEW."detail" ->> 'gone' = 'true'))
  EXECUTE FUNCTION "history_writes_events"();

CREATE FUNCTION "lost_product_writes_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  design "generations";
BEGIN
  SELECT * INTO design FROM "generations" WHERE "id" = NEW."generation_id";
  PERFORM "write_product_deleted"(NEW."user_id", NEW."generation_id", OLD."product_id", jsonb_build_object(
    'generationId', NEW."generation_id", 'title', "design_title"(design), 'shopId', OLD."shop_id",
    'designProductId', NEW."id"));
  RETURN NULL;
END $$;
CREATE TRIGGER "lost_product_writes_event" AFTER UPDATE OF "product_id" ON "design_products" FOR EACH ROW
  WHEN (OLD."product_id" IS NOT NULL AND NEW."product_id" IS NULL AND NEW."state" = 'failed')
  EXECUTE FUNCTION "lost_product_writes_event"();

CREATE FUNCTION "batch_writes_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "write_event"(NEW."user_id", 'batch.finished', NEW."id", jsonb_build_object(
    'batchId', NEW."id", 'name', NEW."name", 'rows', coalesce((
      SELECT jsonb_object_agg("state", "count") FROM (
        SELECT "state", count(*) AS "count" FROM "batch_row_states" WHERE "batch_id" = NEW."id" GROUP BY "state")
        AS counted), '{}')));
  RETURN NULL;
END $$;
CREATE TRIGGER "batch_writes_event" AFTER UPDATE OF "state" ON "batches" FOR EACH ROW
  WHEN (NEW."state" = 'finished' AND OLD."state" <> 'finished')
  EXECUTE FUNCTION "batch_writes_event"();

-- After `ledger_moves_lot`, for triggers run in the order of their names. The 5 is `lowBalance` of credits/model/lots.ts.
CREATE FUNCTION "ledger_writes_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance bigint;
BEGIN
  SELECT coalesce(sum("remaining"), 0) INTO balance FROM "credit_lots"
   WHERE "user_id" = NEW."user_id" AND "expires_at" > now();
  IF NEW."delta" > 0 THEN
    PERFORM "write_event"(NEW."user_id", 'credits.added', NULL, jsonb_build_object(
      'credits', NEW."delta", 'source', NEW."cause", 'balance', balance,
      'expiresAt', (SELECT "wire_time"("expires_at") FROM "credit_lots" WHERE "id" = NEW."lot_id")));
  ELSIF balance <= 5 AND balance - NEW."delta" > 5 THEN
    PERFORM "write_event"(NEW."user_id", 'credits.low', NULL, jsonb_build_object('balance', balance));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_writes_events" AFTER INSERT ON "ledger_entries" FOR EACH ROW
  WHEN (NEW."delta" < 0 OR NEW."cause" IN ('signup', 'grant', 'subscription', 'addon'))
  EXECUTE FUNCTION "ledger_writes_events"();

CREATE FUNCTION "connection_writes_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "write_event"(NEW."user_id", 'connection.expiring', NULL, jsonb_build_object(
    'provider', 'printify', 'expiresAt', "wire_time"(NEW."token_expires_at")));
  RETURN NULL;
END $$;
CREATE TRIGGER "connection_writes_event" AFTER UPDATE OF "warned_days" ON "printify_connections" FOR EACH ROW
  WHEN (NEW."warned_days" IS NOT NULL AND NEW."warned_days" IS DISTINCT FROM OLD."warned_days")
  EXECUTE FUNCTION "connection_writes_event"();
