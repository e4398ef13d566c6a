import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { buildContracts } from '../platform/contract/contracts.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node openapi.js <folder for openapi.yaml and auth-openapi.yaml>');
const config = readConfig({
  ...process.env,
  ROLE: 'api',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'postgresql://127.0.0.1:1/contract',
});
const { api, accounts } = buildContracts(await createApp(config));
writeFileSync(join(folder, 'openapi.yaml'), stringify(api, { lineWidth: 0 }));
writeFileSync(join(folder, 'auth-openapi.yaml'), stringify(accounts, { lineWidth: 0 }));
process.exit(0);
