-- Answers that stay open hear of it when a session ends, or when its user is shut out or gone.
CREATE FUNCTION "access_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', json_build_object('userId', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "access_changed" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('user_id');
CREATE TRIGGER "access_changed" AFTER UPDATE OF "banned_until" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('id');
