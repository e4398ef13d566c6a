import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../../scripts/common/command.mjs';
import { forkScratchServer } from '../../../scripts/postgres/scratch-server.ts';
import { contractFileVariable, shared } from './shared.ts';

/** One PostgreSQL for the whole run; each test copies a database of its own from the template in it. */
export default async function globalSetup(): Promise<void> {
  shared.directory = mkdtempSync(join(tmpdir(), 'inkloom-tests-'));
  process.env[contractFileVariable] = writeContract(shared.directory);
  shared.server = await forkScratchServer();
  process.env.TEST_POSTGRES_URL = shared.server.url;
  process.env.TEST_POSTGRES_APP_URL = shared.server.appUrl;
}

function writeContract(directory: string): string {
  const file = join(directory, 'contracts.json');
  const read = (name: string) => parse(readFileSync(join(ROOT, name), 'utf8'));
  writeFileSync(file, JSON.stringify({ api: read('openapi.yaml'), accounts: read('auth-openapi.yaml') }));
  return file;
}
