-- CreateTable
CREATE TABLE "signup_gifts" (
    "key" VARCHAR(43) NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signup_gifts_pkey" PRIMARY KEY ("key")
);
