-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "search_words" tsvector,
ADD COLUMN     "sort_title" VARCHAR(100) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "generation_archives" (
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "generation_ids" UUID[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "generation_archives_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "generation_archives_user_id_idx" ON "generation_archives"("user_id");

-- CreateIndex
CREATE INDEX "generation_archives_expires_at_idx" ON "generation_archives"("expires_at");

-- AddForeignKey
ALTER TABLE "generation_archives" ADD CONSTRAINT "generation_archives_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is ours: rules the schema language cannot say.

-- A design in progress is never in the trash.
ALTER TABLE "generations" ADD CONSTRAINT "generations_trash_rests" CHECK (
  "deleted_at" IS NULL OR "status" IN ('preview', 'finalized', 'error'));

-- A deleted design is no answer to a request: the same may be made again.
CREATE UNIQUE INDEX "generations_live_request_once"
  ON "generations" ("user_id", "request_key") WHERE "status" <> 'error' AND "deleted_at" IS NULL;
DROP INDEX "generations_same_request_once";

-- ---------------------------------------------------------------- search

-- Without case and accents. The extension unaccent is not everywhere, and is not immutable.
CREATE FUNCTION "plain_text"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđðħı', 'olddhi')
$$;

-- The mark of the user before each word makes a search read the user's own part of the index, and no other.
CREATE FUNCTION "search_lexemes"(owner uuid, words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT right(owner::text, 12) || ':' || left(word, 60)), '{}')
    FROM regexp_split_to_table("plain_text"(words), '[^[:alnum:]]+') AS word
   WHERE word <> ''
$$;

-- Every word must match, each from its beginning. Null where there is no word.
CREATE FUNCTION "search_query"(owner uuid, words text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery FROM unnest("search_lexemes"(owner, words)) AS lexeme
$$;

CREATE FUNCTION "generation_search"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text := NEW."listing" ->> 'title';
BEGIN
  NEW."search_words" := array_to_tsvector(
    "search_lexemes"(NEW."user_id", concat_ws(' ', NEW."idea", title, NEW."listing" ->> 'tags')));
  NEW."sort_title" := left(regexp_replace("plain_text"(coalesce(title, NEW."idea")), '^[^[:alnum:]]+', ''), 100);
  RETURN NEW;
END $$;
CREATE TRIGGER "generation_search" BEFORE INSERT OR UPDATE OF "idea", "listing", "user_id" ON "generations"
  FOR EACH ROW EXECUTE FUNCTION "generation_search"();

-- The rows that are there, without telling every seller that each of their designs has changed.
ALTER TABLE "generations" DISABLE TRIGGER "generation_changed";
UPDATE "generations" SET "idea" = "idea";
ALTER TABLE "generations" ENABLE TRIGGER "generation_changed";

-- The columns of filters lie in the index, so that a rare one costs no visit of each row.
CREATE INDEX "generations_newest_idx" ON "generations" ("user_id", "created_at" DESC, "id" DESC)
  INCLUDE ("status", "publish_status", "style", "engine", "published_at") WHERE "deleted_at" IS NULL;
CREATE INDEX "generations_title_idx" ON "generations" ("user_id", "sort_title", "id")
  INCLUDE ("status", "publish_status", "style", "engine", "created_at") WHERE "deleted_at" IS NULL;
CREATE INDEX "generations_search_idx" ON "generations" USING gin ("search_words") WHERE "deleted_at" IS NULL;
CREATE INDEX "generations_trash_idx" ON "generations" ("user_id", "deleted_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "generations_purge_idx" ON "generations" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
