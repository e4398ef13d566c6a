import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '../../../prisma/adapter.ts';
import { TEMPLATE } from '../../../scripts/postgres/scratch-server.ts';

/** A migrated, empty database that nothing else uses. */
export interface TestDatabase {
  /** Its connection URL, as the owner of everything. */
  url: string;
  /** As the product connects, which owns nothing. */
  appUrl: string;
  /** Removes it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** SQLSTATE object_in_use: another copy is being made from the template at this moment. */
const OBJECT_IN_USE = '55006';

/** Makes a database by copying the migrated template, which takes some tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await retryWhileBusy(() => maintain(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
  return {
    url: withDatabase(serverUrl(), name),
    appUrl: withDatabase(serverUrl('TEST_POSTGRES_APP_URL'), name),
    drop: () => maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function retryWhileBusy(work: () => Promise<void>): Promise<void> {
  for (let left = 100; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!busy || left === 0) throw error;
      await sleep(50);
    }
  }
}

async function maintain(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function serverUrl(variable = 'TEST_POSTGRES_URL'): string {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} is not set: run tests through Jest, whose set-up starts the server.`);
  return url;
}
