import pg from 'pg';
import { createQueueSchema, grantToApp } from './app-role.ts';
import { NO_FILTER, OUR_FILES, readMigrations, withEngine } from './engine.ts';

/** Any number that nothing else on the same database uses as an advisory lock. */
const MIGRATION_LOCK = 4_937_120_626;

/**
 * Applies the migrations that the database lacks, as `prisma migrate deploy` does, and records them in the same table.
 * Any number of processes may call it at once: one works, the others wait and find nothing to do.
 *
 * @param appUrl where the app connects as a role of its own: it gets what it needs, and owns nothing
 * @returns the names of the migrations that were applied now
 * @throws when a migration fails; `prisma migrate resolve` can then repair the record of it. Before the first one, when
 *   the database has another encoding than UTF8
 */
export async function migrate(databaseUrl: string, files = OUR_FILES, appUrl = ''): Promise<string[]> {
  const lockClient = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks while it waits makes the running query fail.
  lockClient.on('error', () => undefined);
  await lockClient.connect();
  try {
    await expectUnicode(lockClient);
    await lockClient.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await withEngine(databaseUrl, files, async (engine) => {
      const input = { migrationsList: readMigrations(files), filters: NO_FILTER };
      return (await engine.applyMigrations(input)).appliedMigrationNames;
    });
    await createQueueSchema(lockClient);
    if (appUrl) await grantToApp(lockClient, appUrl);
    return applied;
  } finally {
    await lockClient.end();
  }
}

/** In another encoding ideas could not be stored: they are compared in one form of Unicode. */
async function expectUnicode(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database has the encoding ${encoding}. Create it anew with UTF8: createdb --encoding=UTF8 --template=template0`,
  );
}

async function main(): Promise<void> {
  const { DATABASE_URL, OWNER_DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
  const applied = OWNER_DATABASE_URL
    ? await migrate(OWNER_DATABASE_URL, OUR_FILES, DATABASE_URL)
    : await migrate(DATABASE_URL);
  console.log(applied.length ? `Applied ${applied.join(', ')}` : 'Nothing to migrate');
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
