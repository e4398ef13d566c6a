-- Since there are several connections, an event says which one it is about; null is the first.
CREATE OR REPLACE FUNCTION "connection_writes_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own jsonb := to_jsonb(NEW);
BEGIN
  PERFORM "write_event"(NEW."user_id", 'connection.expiring', NULL, jsonb_build_object(
    'provider', coalesce(own ->> 'network', 'printify'), 'connectionId', own -> 'id',
    'expiresAt', "wire_time"(NEW."token_expires_at")));
  RETURN NULL;
END $$;
CREATE TRIGGER "connection_writes_event" AFTER UPDATE OF "warned_days" ON "further_connections" FOR EACH ROW
  WHEN (NEW."warned_days" IS NOT NULL AND NEW."warned_days" IS DISTINCT FROM OLD."warned_days")
  EXECUTE FUNCTION "connection_writes_event"();
