-- AlterEnum
ALTER TYPE "wait_reason" ADD VALUE 'cost_limit';

-- AlterTable
ALTER TABLE "app_settings" ADD COLUMN     "daily_cost_limit" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "seller_daily_cost_limit" INTEGER NOT NULL DEFAULT 0;

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "app_settings" ADD CONSTRAINT "app_settings_cost_limits" CHECK (
  "daily_cost_limit" >= 0 AND "seller_daily_cost_limit" >= 0);
