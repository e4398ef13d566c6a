import { pendingSql } from '../../prisma/drift.ts';
import { startScratchPostgres } from './server.ts';

/** What the migrations lack to give the schema, as SQL, found on a scratch server; empty where they agree. */
export async function pendingSqlOnScratch(): Promise<string> {
  const server = await startScratchPostgres();
  try {
    return await pendingSql(server.url('postgres'));
  } finally {
    await server.stop();
  }
}
