import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config/config.ts';
import { buildContract } from '../platform/web/api-docs.ts';

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: node openapi.js <path of openapi.yaml>');
const config = readConfig({
  ...process.env,
  ROLE: 'api',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'postgresql://127.0.0.1:1/contract',
});
const app = await createApp(config);
writeFileSync(path, stringify(buildContract(app), { lineWidth: 0 }));
process.exit(0);
