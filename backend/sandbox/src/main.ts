import { join } from 'node:path';
import { startSandbox } from './server.ts';

const port = portFrom('SANDBOX_PORT', 3001);
const sandbox = await startSandbox({
  host: process.env.HOST || '127.0.0.1',
  port,
  smtpPort: portFrom('SANDBOX_SMTP_PORT', port && port + 1),
  publicUrl: process.env.SANDBOX_PUBLIC_URL || (port ? `http://localhost:${port}` : undefined),
  dataDir: join(process.env.DATA_DIR || '.data', 'sandbox'),
  printAreaScale: scaleFrom('SANDBOX_PRINT_AREA_SCALE'),
}).catch((error: Error) => fail(`The sandbox cannot start: ${error.message}`));

let stopping = false;
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(reason, stop);
console.log(`Sandbox ready at ${sandbox.url} (mailbox at ${sandbox.url}/mail), mail at ${sandbox.smtpUrl}`);

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
}

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  return fail(`${name} must be a port number, not ${JSON.stringify(text)}`);
}

function scaleFrom(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (value > 0 && value <= 1) return value;
  return fail(`${name} must be above 0 and at most 1, not ${JSON.stringify(text)}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
