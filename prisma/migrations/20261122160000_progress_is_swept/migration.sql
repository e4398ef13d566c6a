-- A history is written once. It goes with its generation; of the rest, progress that nobody follows any more goes earlier.
CREATE OR REPLACE FUNCTION "history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."kind" IN ('began', 'resumed', 'step_done', 'waiting') AND OLD."at" < now() - interval '90 days' THEN
      RETURN OLD;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM "generations" WHERE "id" = OLD."generation_id") THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the history of a generation is append-only' USING ERRCODE = 'restrict_violation';
END $$;
