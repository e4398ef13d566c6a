ALTER TABLE "generations" ADD COLUMN "listing_score" SMALLINT;
ALTER TABLE "generations" ADD CONSTRAINT "generations_listing_score" CHECK ("listing_score" BETWEEN 0 AND 100) NOT VALID;

-- A score alone is nothing that a seller sees: the job that fills it in would report each of their designs as changed.
CREATE OR REPLACE FUNCTION "generation_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_at bigint;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."updated_at" = OLD."updated_at" AND NEW."listing" = OLD."listing"
    AND OLD."listing_score" IS NULL AND NEW."listing_score" IS NOT NULL THEN
    RETURN NEW;
  END IF;
  INSERT INTO "generation_feeds" AS feed ("user_id", "version") VALUES (NEW."user_id", 1)
    ON CONFLICT ("user_id") DO UPDATE SET "version" = feed."version" + 1
    RETURNING "version" INTO now_at;
  PERFORM pg_notify('generation_changed',
    json_build_object('userId', NEW."user_id", 'generationId', NEW."id", 'version', now_at)::text);
  RETURN NEW;
END $$;
