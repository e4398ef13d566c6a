import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/common/ports.ts';
import { findChromium } from '../scripts/quality/chromium.ts';

/** Workers read this file too, and must find the ports that the first reading chose. */
async function portNamed(variable: string): Promise<string> {
  process.env[variable] ??= String(await freePort());
  return process.env[variable];
}

const PORT = await portNamed('INKLOOM_E2E_PORT');
const SANDBOX_PORT = await portNamed('INKLOOM_E2E_SANDBOX_PORT');
const SANDBOX_SMTP_PORT = await portNamed('INKLOOM_E2E_SMTP_PORT');
process.env.INKLOOM_E2E_DATA ??= join(tmpdir(), `inkloom-data-${randomUUID()}`);
process.env.INKLOOM_SANDBOX_URL = `http://localhost:${SANDBOX_PORT}`;

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium. `npm test` installs one; or set CHROMIUM_PATH.');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // One more than the cores of a small machine: tests wait for mails, the queue and timers.
  workers: 3,
  // A test that passes only on its second try is named as flaky at the end of the run.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording slows every test; `npm run test:browser -- --trace on` does it where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `exec node ../scripts/bootstrap/run.mjs scripts/launch/start.ts --temporary=${process.env.INKLOOM_E2E_DATA}`,
    url: `http://localhost:${PORT}/health/ready`,
    env: {
      PORT,
      SANDBOX_PORT,
      SANDBOX_SMTP_PORT,
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      NODE_ENV: 'development',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      // At a lower priority it would get nothing done beside browsers that keep every core busy.
      BATCH_NICENESS: '0',
      // Print files of true size are the subject of the tests of the API.
      SANDBOX_PRINT_AREA_SCALE: '0.4',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
  },
});
