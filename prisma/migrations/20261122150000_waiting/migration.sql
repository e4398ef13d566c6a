-- CreateEnum
CREATE TYPE "wait_target" AS ENUM ('openai', 'printify', 'files');

-- CreateEnum
CREATE TYPE "wait_reason" AS ENUM ('unavailable', 'rate_limited', 'daily_limit', 'quota_reached');

-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "waiting_for" "wait_target",
ADD COLUMN     "waiting_reason" "wait_reason",
ADD COLUMN     "waiting_since" TIMESTAMPTZ(3),
ADD COLUMN     "waiting_until" TIMESTAMPTZ(3);

-- What follows is ours: rules the schema language cannot say.

-- NOT VALID: no row that is there can break it, and a scan of a large table would lock it.
ALTER TABLE "generations" ADD CONSTRAINT "generations_wait_whole" CHECK (
  num_nulls("waiting_for", "waiting_reason", "waiting_since", "waiting_until") IN (0, 4)) NOT VALID;
