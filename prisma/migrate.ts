import pg from 'pg';
import { NO_FILTER, OUR_FILES, readMigrations, withEngine } from './engine.ts';

/** Any number that nothing else on the same database uses as an advisory lock. */
const LOCK = 4_937_120_626;

/**
 * Applies the migrations that the database lacks, as `prisma migrate deploy` would, and keeps the same table of what
 * has been applied. Any number of processes may call it at once: one works, the others wait and find nothing to do.
 *
 * @returns the names of the migrations that were applied now
 * @throws when a migration fails; the database then tells `prisma migrate resolve` what to do about it
 */
export async function migrate(databaseUrl: string, files = OUR_FILES): Promise<string[]> {
  const guard = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks while we wait says so through the query that is under way.
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await withEngine(databaseUrl, files, async (engine) => {
      const input = { migrationsList: readMigrations(files), filters: NO_FILTER };
      return (await engine.applyMigrations(input)).appliedMigrationNames;
    });
  } finally {
    await guard.end();
  }
}

async function main(): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
  const applied = await migrate(DATABASE_URL);
  console.log(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to migrate');
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
