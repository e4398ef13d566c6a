import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from './build.ts';
import { databaseOfRunning } from './postgres.ts';
import { readSettings } from './settings.ts';
import { BIN, ROOT } from './setup.mjs';

/** `setup` prepares a Stripe account, `reconcile` compares its records with ours (backend/src/commands/billing.ts). */
const [command = '', ...flags] = process.argv.slice(2);

await build('backend/dist');
const env = { ...process.env };
if (command === 'reconcile' && !env.DATABASE_URL) {
  // `npm start` brings a database of its own, and tells nobody where.
  const { dataDir } = await readSettings(env);
  env.DATABASE_URL = await databaseOfRunning(join(dataDir, 'postgres'), 'inkloom');
}
const program = join(ROOT, 'backend/dist/commands/billing.js');
const child = spawn(join(BIN, 'node'), [program, command, ...flags], { stdio: 'inherit', env });
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
