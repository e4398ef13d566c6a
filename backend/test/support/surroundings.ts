import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/common/ports.ts';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PostgresPool } from '../../src/platform/postgres/postgres-pool.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { createTestDatabase } from './database.ts';

/** What a product under test stands on: a database, files, a sandbox and a port, all its own. */
export interface Surroundings {
  url: string;
  port: number;
  /** As the owner of everything; the product itself connects as a role that owns nothing. */
  databaseUrl: string;
  sandbox: Sandbox;
  /** What the product writes to this machine. */
  dataDir: string;
  /** What tells the product of all that. */
  variables: Record<string, string>;
  /** Takes everything away again, once the product has ended. */
  clear(): Promise<void>;
}

/** Sessions of the tables' owner. */
export function openAsOwner({ variables, databaseUrl }: Pick<Surroundings, 'variables' | 'databaseUrl'>) {
  const pool = new PostgresPool(readConfig({ ...variables, DATABASE_URL: databaseUrl }));
  const prisma = new PrismaService(pool);
  const close = async () => {
    await prisma.$disconnect();
    await pool.end();
  };
  return { prisma, close };
}

/** @param variables win over what the surroundings say */
export async function prepareSurroundings(variables: Record<string, string>): Promise<Surroundings> {
  const [database, sandbox, port] = await Promise.all([
    createTestDatabase(),
    startSandbox({
      host: '127.0.0.1',
      port: 0,
      smtpPort: 0,
      printAreaScale: Number(variables.SANDBOX_PRINT_AREA_SCALE ?? 0.4),
    }),
    freePort(),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-test-'));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    databaseUrl: database.url,
    sandbox,
    dataDir,
    variables: {
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.appUrl,
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(sandbox.port),
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      LOG_LEVEL: 'silent',
      // At a lower priority it would get nothing done beside tests that keep every core busy.
      BATCH_NICENESS: '0',
      ...variables,
    },
    clear: async () => {
      await sandbox.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
