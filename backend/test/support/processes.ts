import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { type Sandbox, startSandbox } from '../../sandbox/src/server.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const program = join(import.meta.dirname, '../../dist/main.js');

/** The product as processes of its own, which can be killed; database, files and sandbox outlive them. */
export class Processes {
  private readonly children = new Set<ChildProcess>();

  private constructor(
    readonly url: string,
    readonly prisma: PrismaService,
    readonly sandbox: Sandbox,
    private readonly database: TestDatabase,
    private readonly dataDir: string,
    /** What every process of the product is started with. */
    readonly environment: Record<string, string>,
  ) {}

  static async prepare(variables: Record<string, string>): Promise<Processes> {
    const [database, sandbox, port] = await Promise.all([
      createTestDatabase(),
      startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 }),
      freePort(),
    ]);
    const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-test-'));
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(sandbox.port),
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      LOG_LEVEL: 'silent',
      ...variables,
    };
    const prisma = new PrismaService(readConfig(environment));
    return new Processes(url, prisma, sandbox, database, dataDir, environment);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Starts one and waits until it listens. It ends with us, however we end: it watches its channel. */
  async start(role: 'api' | 'worker'): Promise<ChildProcess> {
    const own = role === 'api' ? {} : { PORT: '0' };
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...this.environment, ...own, ROLE: role },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.children.add(child);
    const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${role} ended with ${code}`)));
    died.catch(() => undefined);
    await Promise.race([once(child, 'message'), died]);
    return child;
  }

  /** Ends it at once, with no chance to put anything in order. */
  async kill(...children: ChildProcess[]): Promise<void> {
    await Promise.all(
      children.map(async (child) => {
        const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
        child.kill('SIGKILL');
        await gone;
        this.children.delete(child);
      }),
    );
  }

  /** Ends everything. */
  async close(): Promise<void> {
    await this.kill(...this.children);
    await this.prisma.$disconnect();
    await this.sandbox.close();
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
