import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { BIN, ROOT } from '../common/command.mjs';
import { readSettings } from '../launch/settings.ts';
import { findRunningDatabaseUrl } from '../postgres/server.ts';

/** One of backend/src/commands, and what it is given. */
const [program = '', command = '', ...flags] = process.argv.slice(2);

await build('backend/dist');
const env = { ...process.env };
// Setting up Stripe needs no database.
if (command !== 'setup' && !env.DATABASE_URL) {
  // `npm start` runs an embedded database, whose URL is in no variable.
  const { dataDir } = await readSettings(env);
  env.DATABASE_URL = await findRunningDatabaseUrl(join(dataDir, 'postgres'), 'inkloom');
}
const file = join(ROOT, `backend/dist/commands/${program}.js`);
const child = spawn(join(BIN, 'node'), [file, command, ...flags], { stdio: 'inherit', env });
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
