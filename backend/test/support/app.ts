import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { JobQueue } from '../../src/platform/queue/job-queue.ts';
import { createTestDatabase } from './database.ts';

/** The real product over HTTP, with a database and a sandbox of its own. */
export interface TestApp {
  url: string;
  prisma: PrismaService;
  queue: JobQueue;
  sandbox: Sandbox;
  close(): Promise<void>;
}

export async function startApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const [database, sandbox, port] = await Promise.all([
    createTestDatabase(),
    startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 }),
    freePort(),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-test-'));
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const app = await createApp(config);
  await app.listen(port, '127.0.0.1');
  const close = async () => {
    await app.close();
    await sandbox.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, prisma: app.get(PrismaService), queue: app.get(JobQueue), sandbox, close };
}
