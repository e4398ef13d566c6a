import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUR_FILES } from '../../prisma/engine.ts';
import { pendingSqlOnScratch } from './schema-drift.ts';

async function writeMigration(name: string): Promise<string | undefined> {
  const sql = await pendingSqlOnScratch();
  if (!sql) return undefined;
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  const directory = join(OUR_FILES.migrations, `${time}_${words}`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'migration.sql'), sql);
  return join(directory, 'migration.sql');
}

const name = process.argv.slice(2).join(' ');
if (!name) throw new Error('Give the migration a name: npm run db:migration -- add-widgets');
const path = await writeMigration(name);
console.log(path ? `Wrote ${path}` : 'Nothing changed in prisma/schema.prisma');
