import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from './database.ts';

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it.each(['ledger_entries', 'audit_entries'])(
  'lets the product add to %s, and neither change nor remove',
  async (table) => {
    const { url, appUrl, drop } = await createTestDatabase();
    const denied = 'permission denied';
    const noOwner = 'must be owner';
    expect(await query(appUrl, `SELECT count(*)::int AS n FROM ${table}`)).toEqual([{ n: 0 }]);
    for (const sql of [`UPDATE ${table} SET id = 1`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
      await expect(query(appUrl, sql)).rejects.toThrow(denied);
    }
    const triggers = await query(
      url,
      `SELECT tgname FROM pg_trigger WHERE tgrelid = '${table}'::regclass AND NOT tgisinternal`,
    );
    expect(triggers.length).toBeGreaterThan(0);
    for (const { tgname } of triggers) {
      await expect(query(appUrl, `DROP TRIGGER ${tgname} ON ${table}`)).rejects.toThrow(noOwner);
      await expect(query(appUrl, `ALTER TABLE ${table} DISABLE TRIGGER ${tgname}`)).rejects.toThrow(noOwner);
    }
    await expect(query(appUrl, `DROP TABLE ${table}`)).rejects.toThrow(noOwner);
    await expect(query(appUrl, 'SET session_replication_role = replica')).rejects.toThrow(denied);
    // PostgreSQL answers this with a warning alone.
    await query(appUrl, `GRANT DELETE ON ${table} TO CURRENT_USER`);
    await expect(query(appUrl, `DELETE FROM ${table}`)).rejects.toThrow(denied);
    await expect(query(appUrl, 'SELECT * FROM _prisma_migrations')).rejects.toThrow(denied);
    await drop();
  },
);

it('lets the product own the queue alone', async () => {
  const { appUrl, drop } = await createTestDatabase();
  const owned = await query(
    appUrl,
    `SELECT relname FROM pg_class WHERE relowner = current_user::regrole AND relnamespace <> 'pgboss'::regnamespace
        AND relnamespace NOT IN ('pg_toast'::regnamespace)`,
  );
  expect(owned).toEqual([]);
  expect(
    await query(appUrl, 'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  await expect(query(appUrl, 'CREATE TABLE mine (n int)')).rejects.toThrow('permission denied');
  await drop();
});

it('gives each caller a migrated database of its own, also all at once', async () => {
  const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
  expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
  for (const { url, drop } of databases) {
    expect(await query(url, 'SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NULL')).toEqual([
      { n: 0 },
    ]);
    await drop();
    await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
  }
});
