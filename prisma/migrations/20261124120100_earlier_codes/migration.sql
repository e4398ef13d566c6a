-- A stranger who asks for one more code must not take the owner's away.
ALTER TABLE "mail_codes" ADD COLUMN "earlier" JSONB NOT NULL DEFAULT '[]';
