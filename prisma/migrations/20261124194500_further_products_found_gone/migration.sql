-- Also where a retry finds it deleted and makes it anew at once: then it never is in the state 'failed'.
CREATE OR REPLACE TRIGGER "lost_product_writes_event" AFTER UPDATE OF "product_id" ON "design_products" FOR EACH ROW
  WHEN (OLD."product_id" IS NOT NULL AND NEW."product_id" IS NULL)
  EXECUTE FUNCTION "lost_product_writes_event"();
