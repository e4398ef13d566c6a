import { pendingSql } from '../../prisma/drift.ts';
import { startScratchPostgres } from './server.ts';

export async function pendingSqlOnScratch(): Promise<string> {
  const server = await startScratchPostgres();
  try {
    return await pendingSql(server.url('postgres'));
  } finally {
    await server.stop();
  }
}
