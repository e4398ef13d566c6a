-- An answer that stays open to a program ends with its key.
CREATE TRIGGER "access_changed" AFTER DELETE ON "api_keys"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('user_id');
