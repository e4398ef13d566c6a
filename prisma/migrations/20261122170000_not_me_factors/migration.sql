-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "factor_id" UUID,
ADD COLUMN     "factors_since" TIMESTAMPTZ(3);
