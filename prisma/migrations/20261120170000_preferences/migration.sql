-- AlterTable
ALTER TABLE "user_settings" ADD COLUMN     "mail_on_failed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mail_on_finished" BOOLEAN NOT NULL DEFAULT false;
