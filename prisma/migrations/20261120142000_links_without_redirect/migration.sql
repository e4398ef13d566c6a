-- AlterTable
ALTER TABLE "one_time_tokens" DROP COLUMN "redirect_to";
