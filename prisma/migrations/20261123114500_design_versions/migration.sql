-- CreateEnum
CREATE TYPE "art_sync_state" AS ENUM ('synced', 'pending', 'syncing', 'failed');

-- CreateEnum
CREATE TYPE "version_state" AS ENUM ('drawing', 'ready', 'failed');

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "art_sync" "art_sync_state" NOT NULL DEFAULT 'synced',
ADD COLUMN     "art_sync_error" TEXT,
ADD COLUMN     "art_sync_since" TIMESTAMPTZ(3),
ADD COLUMN     "art_target" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "art_version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "product_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "generation_versions" (
    "generation_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "words" TEXT[],
    "state" "version_state" NOT NULL DEFAULT 'drawing',
    "message" TEXT,
    "restored_from" INTEGER,
    "prints" JSONB,
    "report" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "generation_versions_pkey" PRIMARY KEY ("generation_id","version")
);

-- AddForeignKey
ALTER TABLE "generation_versions" ADD CONSTRAINT "generation_versions_generation_id_fkey" FOREIGN KEY ("generation_id") REFERENCES "generations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "generation_versions"
  ADD CONSTRAINT "generation_versions_number" CHECK ("version" >= 0),
  ADD CONSTRAINT "generation_versions_ready" CHECK ("state" <> 'ready' OR ("prints" IS NOT NULL AND "report" IS NOT NULL)),
  ADD CONSTRAINT "generation_versions_failed" CHECK (("state" = 'failed') = ("message" IS NOT NULL));

-- The ones to be taken up again where a worker died.
CREATE INDEX "generation_versions_drawing" ON "generation_versions" ("updated_at") WHERE "state" = 'drawing';

CREATE FUNCTION "version_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The design as it was drawn becomes a row with its first save: nothing that anybody waits for.
  IF NEW."version" = 0 THEN
    RETURN NEW;
  END IF;
  PERFORM pg_notify('version_changed', json_build_object(
    'userId', (SELECT "user_id" FROM "generations" WHERE "id" = NEW."generation_id"),
    'generationId', NEW."generation_id", 'version', NEW."version", 'state', NEW."state")::text);
  RETURN NEW;
END $$;
CREATE TRIGGER "version_changed" AFTER INSERT OR UPDATE OF "state" ON "generation_versions"
  FOR EACH ROW EXECUTE FUNCTION "version_changed"();
