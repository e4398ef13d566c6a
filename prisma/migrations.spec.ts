import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** From here on a migration lets a full table be read and written: the earlier ones ran while the tables were small. */
const firstChecked = '20261122150000_waiting';
/** One row, and rows that live for hours. */
const smallTables = new Set(['app_settings', 'one_time_tokens', 'flow_states']);
/** By hand: the change concerns accounts alone that nobody has confirmed. */
const accepted = new Set(['20261122160000_accounts: a change of all rows in the migration itself']);
const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** What each migration does to a table that is there already, by what is wrong with it. `name` is the table's. */
const refused: [string, RegExp][] = [
  ['an index without CONCURRENTLY', /^create (?:unique )?index (?!concurrently\b).*?\bon (?:only )?(?<table>[\w.]+)/i],
  [
    'a constraint without NOT VALID',
    /^alter table (?<table>[\w.]+).*\badd constraint(?!.*\b(?:not valid|using index)\b)/i,
  ],
  ['a unique or primary key column', /^alter table (?<table>[\w.]+).*\badd column.*\b(?:unique|primary key)\b/i],
  [
    'a column that is calculated for each row',
    /^alter table (?<table>[\w.]+).*\badd column.*(?:\bstored\b|random|clock_timestamp)/i,
  ],
  ['another type of a column', /^alter table (?<table>[\w.]+).*\balter (?:column )?\S+ (?:set data )?type\b/i],
  ['a change of all rows in the migration itself', /^(?:update|delete from) (?:only )?(?<table>[\w.]+)/i],
  ['a table that is written anew', /^(?:cluster|vacuum full|reindex(?! .*concurrently))\b.*?(?<table>[\w.]+)$/i],
];

interface Migration {
  name: string;
  sql: string;
}

function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8') }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Without comments and bodies of functions, each on one line, names without quotes. */
function statementsOf(sql: string): string[] {
  const plain = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, 'body');
  const statements = plain.split(';').map((statement) => statement.replaceAll('"', '').replace(/\s+/g, ' ').trim());
  return statements.filter(Boolean);
}

function namesIn(statements: string[], pattern: RegExp): Set<string> {
  return new Set(
    statements.flatMap((statement) => [...statement.matchAll(pattern)].map(([, ...names]) => names.join(' '))),
  );
}

/** What locks a full table for long, in the last of these migrations. */
function longLocks(migrations: Migration[]): string[] {
  const statements = statementsOf(migrations.at(-1)?.sql ?? '');
  const earlier = migrations.slice(0, -1).flatMap(({ sql }) => statementsOf(sql));
  const made = namesIn(statements, /^create table (?:if not exists )?([\w.]+)/gi);
  const found = statements.flatMap((statement) =>
    refused.filter(([, pattern]) => {
      const table = pattern.exec(statement)?.groups?.table;
      return table !== undefined && !made.has(table) && !smallTables.has(table);
    }),
  );
  return [...found.map(([what]) => what), ...missingChecks(statements, earlier), ...mixedFiles(statements)];
}

/** NOT NULL reads the whole table under its lock, unless a check that was validated before says the same. */
function missingChecks(statements: string[], earlier: string[]): string[] {
  const checked = namesIn(earlier, /\badd constraint (\S+) check \(\(?(\S+) is not null\)/gi);
  const validated = namesIn(earlier, /\bvalidate constraint (\S+)/gi);
  const proven = new Set(
    [...checked].filter((name) => validated.has(name.split(' ')[0] ?? '')).map((name) => name.split(' ')[1]),
  );
  return [...namesIn(statements, /\balter (?:column )?(\S+) set not null\b/gi)]
    .filter((column) => !proven.has(column))
    .map(() => 'NOT NULL without a check that an earlier migration has validated');
}

function mixedFiles(statements: string[]): string[] {
  const found: string[] = [];
  const has = (pattern: RegExp) => statements.some((statement) => pattern.test(statement));
  if (statements.length > 1 && has(/\bconcurrently\b/i)) found.push('CONCURRENTLY beside other statements');
  if (has(/\badd constraint .*\bnot valid\b/i) && has(/\bvalidate constraint\b/i))
    found.push('a validation in the migration of its constraint');
  return found;
}

it.each([
  ['CREATE INDEX "a" ON "users"("email");', ['an index without CONCURRENTLY']],
  ['CREATE UNIQUE INDEX "a"\n  ON "users" ("email")\n  WHERE "email" > \'\';', ['an index without CONCURRENTLY']],
  ['CREATE INDEX CONCURRENTLY "a" ON "users"("email");', []],
  ['CREATE INDEX CONCURRENTLY "a" ON "users"("email"); SELECT 1;', ['CONCURRENTLY beside other statements']],
  [
    'CREATE TABLE "new" ("id" INT); CREATE INDEX "a" ON "new"("id"); ALTER TABLE "new" ADD CONSTRAINT "b" CHECK ("id" > 0);',
    [],
  ],
  [
    'ALTER TABLE "users"\n  ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c"("d");',
    ['a constraint without NOT VALID'],
  ],
  ['ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("b" > 0) NOT VALID;', []],
  ['ALTER TABLE "users" ADD CONSTRAINT "a" UNIQUE USING INDEX "b";', []],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "a" CHECK ("b" > 0) NOT VALID; ALTER TABLE "users" VALIDATE CONSTRAINT "a";',
    ['a validation in the migration of its constraint'],
  ],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE TEXT;', ['another type of a column']],
  ['ALTER TABLE "users" ALTER "name" TYPE TEXT;', ['another type of a column']],
  [
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    ['NOT NULL without a check that an earlier migration has validated'],
  ],
  ['ALTER TABLE "users" ALTER COLUMN "proven" SET NOT NULL;', []],
  ['ALTER TABLE "users" ADD COLUMN "a" TEXT UNIQUE;', ['a unique or primary key column']],
  [
    'ALTER TABLE "users" ADD COLUMN "a" UUID NOT NULL DEFAULT gen_random_uuid();',
    ['a column that is calculated for each row'],
  ],
  ['ALTER TABLE "users" ADD COLUMN "a" TEXT NOT NULL DEFAULT \'\';', []],
  ['UPDATE "users" SET "name" = \'\';', ['a change of all rows in the migration itself']],
  ['CREATE FUNCTION a() RETURNS void AS $$ UPDATE users SET name = 1; $$; -- CREATE INDEX a ON users(b);', []],
])('finds what locks a full table: %s', (sql, found) => {
  const before = [
    { name: '1', sql: 'ALTER TABLE "users" ADD CONSTRAINT "is_there" CHECK ("proven" IS NOT NULL) NOT VALID;' },
    { name: '2', sql: 'ALTER TABLE "users" VALIDATE CONSTRAINT "is_there";' },
  ];
  expect(longLocks([...before, { name: '3', sql }])).toEqual(found);
});

it('has no migration that locks a full table for longer than a moment', () => {
  const migrations = readMigrations();
  const found = migrations.flatMap(({ name }, index) =>
    name < firstChecked ? [] : longLocks(migrations.slice(0, index + 1)).map((what) => `${name}: ${what}`),
  );
  expect(found.filter((one) => !accepted.has(one))).toEqual([]);
  expect(migrations.map(({ name }) => name)).toContain(firstChecked);
});
