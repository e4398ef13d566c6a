-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "engine" VARCHAR(10) NOT NULL DEFAULT 'ai';

-- What follows is ours: rules the schema language cannot say.

ALTER TABLE "generations" ADD CONSTRAINT "generations_engine" CHECK ("engine" IN ('ai', 'press'));
