import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { pendingSql } from '../../prisma/drift.ts';
import type { SchemaFiles } from '../../prisma/engine.ts';
import { migrate } from '../../prisma/migrate.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { until } from './support/until.ts';

const SCHEMA = `datasource db {
  provider = "postgresql"
}

model Sheet {
  id     Int    @id
  color String
}
`;

const MIGRATION = `CREATE TABLE "Sheet" ("id" INTEGER NOT NULL, "color" TEXT NOT NULL, CONSTRAINT "Sheet_pkey" PRIMARY KEY ("id"));
ALTER TABLE "Sheet" ADD CONSTRAINT "color_is_some" CHECK ("color" <> '');
CREATE UNIQUE INDEX "one_white" ON "Sheet"("color") WHERE "color" = 'white';
CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.color := upper(NEW.color); RETURN NEW; END $$;
CREATE TRIGGER shouts BEFORE INSERT ON "Sheet" FOR EACH ROW EXECUTE FUNCTION shout();
`;

let database: TestDatabase;
let files: SchemaFiles;
let home: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  home = mkdtempSync(join(tmpdir(), 'migrate-spec-'));
  files = { migrations: join(home, 'migrations'), schema: join(home, 'schema.prisma') };
  mkdirSync(files.migrations);
  writeFileSync(files.schema, SCHEMA);
  writeFileSync(join(files.migrations, 'migration_lock.toml'), 'provider = "postgresql"\n');
  addMigration('20260101000000_begin', MIGRATION);
});

afterEach(async () => {
  rmSync(home, { recursive: true, force: true });
  await database.drop();
});

function addMigration(name: string, sql: string): void {
  mkdirSync(join(files.migrations, name));
  writeFileSync(join(files.migrations, name, 'migration.sql'), sql);
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('refuses a database that is not in Unicode, before it changes anything', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const other = `${name}_latin`;
  await query(`CREATE DATABASE ${other} ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`);
  const url = new URL(database.url);
  url.pathname = `/${other}`;
  await expect(migrate(url.href, files)).rejects.toThrow(/has the encoding LATIN1.*--encoding=UTF8/);
  await query(`DROP DATABASE ${other}`);
});

it('applies each migration once, however many start at once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, files)));
  expect(applied.flat()).toEqual(['20260101000000_begin']);
  expect(await query('SELECT migration_name FROM _prisma_migrations')).toHaveLength(1);
});

it('runs functions and triggers as they are written', async () => {
  await migrate(database.url, files);
  await query(`INSERT INTO "Sheet" VALUES (1, 'black')`);
  expect(await query('SELECT color FROM "Sheet"')).toEqual([{ color: 'BLACK' }]);
});

it('undoes the whole of a migration that fails, and says why', async () => {
  await migrate(database.url, files);
  addMigration('20260102000000_wrong', 'CREATE TABLE half (n int); CREATE TABLE "Sheet" (n int);');
  await expect(migrate(database.url, files)).rejects.toThrow(/already exists[\s\S]*20260102000000_wrong/);
  expect(await query(`SELECT 1 FROM pg_tables WHERE tablename = 'half'`)).toEqual([]);
});

it('stops nobody who reads while it waits for a table, and goes on when the table is free', async () => {
  await migrate(database.url, files);
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('BEGIN; SELECT * FROM "Sheet"');
  addMigration('20260102000000_weight', 'ALTER TABLE "Sheet" ADD COLUMN weight int');
  const migrated = migrate(database.url, files);
  const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%ADD COLUMN weight%'`;
  await until(
    () => query(waits),
    (rows) => rows.length > 0,
  );
  expect(await query('SELECT * FROM "Sheet"')).toEqual([]);
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrated).toEqual(['20260102000000_weight']);
});

it('sees what the migrations lack, and nothing in what only they can say', async () => {
  expect(await pendingSql(database.url, files)).toBe('');
  writeFileSync(files.schema, SCHEMA.replace('String', 'String\n  weight Int?'));
  expect(await pendingSql(database.url, files)).toContain('ADD COLUMN     "weight" INTEGER');
});

it('leaves no shadow database', async () => {
  await pendingSql(database.url, files);
  expect(await query(`SELECT datname FROM pg_database WHERE datname LIKE 'prisma%'`)).toEqual([]);
});
