-- AlterTable
ALTER TABLE "passkeys" ADD COLUMN     "added_by" UUID;
