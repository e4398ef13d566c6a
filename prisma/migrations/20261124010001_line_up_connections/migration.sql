ALTER TABLE "line_ups" VALIDATE CONSTRAINT "line_ups_connection_id_fkey";
