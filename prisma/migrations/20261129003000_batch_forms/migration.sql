-- The form of a new batch as its seller left it, for their other devices. As text: it is read and written whole.
CREATE TABLE "batch_forms" (
  "user_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "fields" JSON,
  "saved_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "batch_forms_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "batch_forms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
