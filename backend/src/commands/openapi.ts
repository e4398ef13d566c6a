import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { buildContracts } from '../platform/contract/contracts.ts';

/** Without aliases: parsers refuse files with hundreds of them. */
const plainYaml = { lineWidth: 0, aliasDuplicateObjects: false };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node openapi.js <folder for openapi.yaml and auth-openapi.yaml>');
const config = readConfig({
  ...process.env,
  ROLE: 'api',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'postgresql://127.0.0.1:1/contract',
});
const { api, accounts } = buildContracts(await createApp(config));
writeFileSync(join(folder, 'openapi.yaml'), stringify(api, plainYaml));
writeFileSync(join(folder, 'auth-openapi.yaml'), stringify(accounts, plainYaml));
process.exit(0);
