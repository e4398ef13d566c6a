-- Processes that know a user by heart hear of a new address and a new role too.
DROP TRIGGER "access_changed" ON "users";
CREATE TRIGGER "access_changed" AFTER UPDATE OF "banned_until", "email", "is_admin" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "access_changed"('id');
