-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "background" VARCHAR(20) NOT NULL DEFAULT 'clear',
ADD COLUMN     "prints" JSONB,
ADD COLUMN     "review" JSONB,
ADD COLUMN     "review_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "generation_events" (
    "id" BIGSERIAL NOT NULL,
    "generation_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" VARCHAR(30) NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "generation_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "generation_events_generation_id_id_idx" ON "generation_events"("generation_id", "id");

-- AddForeignKey
ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "generations" DROP CONSTRAINT "generations_status";
ALTER TABLE "generations"
  ADD CONSTRAINT "generations_status" CHECK ("status" IN ('pending', 'generating', 'removing_bg', 'uploading',
    'creating_listing', 'creating_product', 'preview', 'finalized', 'error')),
  ADD CONSTRAINT "generations_background" CHECK ("background" IN ('clear', 'keep_enclosed', 'keep_all')),
  -- What waits for a person has a reason and an end.
  ADD CONSTRAINT "generations_preview_has_review" CHECK (
    "status" <> 'preview' OR ("review" IS NOT NULL AND "review_until" IS NOT NULL));

-- A history is written once. It goes with its generation, and not before.
CREATE FUNCTION "history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "generations" WHERE "id" = OLD."generation_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the history of a generation is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "history_is_append_only" BEFORE UPDATE OR DELETE ON "generation_events"
  FOR EACH ROW EXECUTE FUNCTION "history_is_append_only"();
