import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from './database.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

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
