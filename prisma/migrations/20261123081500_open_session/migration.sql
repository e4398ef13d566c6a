-- A session and its first refresh token in one round trip. The caller holds the account's row, so that sign-ins of one
-- account come one after the other; each statement of the function sees what was committed before it, other sessions
-- among it, and the oldest of more than `most` end. Returns whether the account has a second factor.
CREATE FUNCTION "open_session"(
  account uuid, session uuid, methods jsonb, level assurance_level, factor uuid, agent text, address text,
  token uuid, digest bytea, sealed_token bytea, at timestamptz, most int
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sessions" ("id", "user_id", "amr", "aal", "factor_id", "user_agent", "ip", "created_at", "refreshed_at")
  VALUES (session, account, methods, level, factor, agent, address, at, at);
  INSERT INTO "refresh_tokens" ("id", "session_id", "token_hash", "sealed", "created_at")
  VALUES (token, session, digest, sealed_token, at);
  DELETE FROM "sessions" WHERE "id" IN (
    SELECT "id" FROM "sessions" WHERE "user_id" = account ORDER BY "refreshed_at" DESC OFFSET most);
  RETURN EXISTS (SELECT 1 FROM "factors" WHERE "user_id" = account);
END $$;
