-- CreateEnum
CREATE TYPE "publish_when" AS ENUM ('now', 'approved', 'date', 'batch');

-- CreateEnum
CREATE TYPE "batch_state" AS ENUM ('draft', 'running', 'paused', 'canceled', 'finished');

-- CreateEnum
CREATE TYPE "batch_wait" AS ENUM ('credits', 'connection', 'provider');

-- CreateEnum
CREATE TYPE "batch_publish" AS ENUM ('now', 'approved', 'schedule');

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "batch_id" UUID,
ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_when" "publish_when" NOT NULL DEFAULT 'now';

-- CreateTable
CREATE TABLE "batches" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "state" "batch_state" NOT NULL DEFAULT 'draft',
    "defaults" JSONB NOT NULL,
    "publish" "batch_publish" NOT NULL,
    "schedule" JSONB,
    "time_zone" VARCHAR(60),
    "waiting_for" "batch_wait",
    "waiting_since" TIMESTAMPTZ(3),
    "waiting_until" TIMESTAMPTZ(3),
    "idempotency_key" VARCHAR(255),
    "request_hash" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_rows" (
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "input" JSONB NOT NULL,
    "faults" JSONB NOT NULL DEFAULT '[]',
    "is_faulty" BOOLEAN NOT NULL DEFAULT false,
    "is_discarded" BOOLEAN NOT NULL DEFAULT false,
    "begun_at" TIMESTAMPTZ(3),
    "is_skipped" BOOLEAN NOT NULL DEFAULT false,
    "generation_id" UUID,

    CONSTRAINT "batch_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "batches_user_id_created_at_idx" ON "batches"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "batches_state_idx" ON "batches"("state");

-- CreateIndex
CREATE UNIQUE INDEX "batches_user_id_idempotency_key_key" ON "batches"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "batch_rows_generation_id_idx" ON "batch_rows"("generation_id");

-- CreateIndex
CREATE UNIQUE INDEX "batch_rows_batch_id_position_key" ON "batch_rows"("batch_id", "position");

-- AddForeignKey
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A design is drawn for one row; a row that was skipped points to the design that was there.
CREATE UNIQUE INDEX "batch_rows_generation_once" ON "batch_rows" ("generation_id") WHERE NOT "is_skipped";

ALTER TABLE "batches"
  ADD CONSTRAINT "batches_schedule" CHECK (("publish" = 'schedule') = ("schedule" IS NOT NULL)),
  ADD CONSTRAINT "batches_waiting" CHECK (("waiting_for" IS NULL) = ("waiting_since" IS NULL));

-- What became of each row, in one place. A design in the trash, and one that was purged, is a discarded row.
CREATE VIEW "batch_row_states" AS
SELECT "row"."id", "row"."batch_id", "row"."position",
       CASE
         WHEN "row"."is_discarded" OR "design"."deleted_at" IS NOT NULL THEN 'discarded'
         WHEN "row"."begun_at" IS NULL AND "batch"."state" = 'canceled' THEN 'canceled'
         WHEN "row"."begun_at" IS NULL AND "row"."is_faulty" THEN 'faulty'
         WHEN "row"."begun_at" IS NULL THEN 'waiting'
         WHEN "design"."id" IS NULL THEN 'discarded'
         WHEN "row"."is_skipped" THEN 'skipped'
         WHEN "design"."status" = 'error' THEN 'failed'
         WHEN "design"."status" = 'preview' THEN 'needs_review'
         WHEN "design"."status" <> 'finalized' THEN 'making'
         WHEN "design"."publish_status" = 'published' THEN 'published'
         WHEN "design"."publish_status" = 'publishing' THEN 'publishing'
         WHEN "design"."publish_status" = 'failed' THEN 'publish_failed'
         WHEN "design"."publish_when" = 'approved' THEN 'made'
         ELSE 'approved'
       END AS "state"
  FROM "batch_rows" AS "row"
  JOIN "batches" AS "batch" ON "batch"."id" = "row"."batch_id"
  LEFT JOIN "generations" AS "design" ON "design"."id" = "row"."generation_id";

-- Equal notifications of one transaction are sent once.
CREATE FUNCTION "batch_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('batch_changed', json_build_object(
    'userId', NEW."user_id", 'batchId', coalesce(to_jsonb(NEW) ->> 'batch_id', NEW."id"::text))::text);
  RETURN NEW;
END $$;
CREATE TRIGGER "batch_changed" AFTER INSERT OR UPDATE ON "batches" FOR EACH ROW EXECUTE FUNCTION "batch_changed"();
CREATE TRIGGER "batch_changed" AFTER INSERT OR UPDATE ON "batch_rows" FOR EACH ROW EXECUTE FUNCTION "batch_changed"();
