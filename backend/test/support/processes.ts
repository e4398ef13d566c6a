import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox/src/server.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PostgresPool } from '../../src/platform/postgres/postgres-pool.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { prepareSurroundings, type Surroundings } from './surroundings.ts';

const program = join(import.meta.dirname, '../../dist/main.js');
/** What one process has compiled the next one reads: a third less of each start. */
const compiled = join(import.meta.dirname, '../../dist/.compiled');

/** The product as processes of its own, which can be killed; database, files and sandbox outlive them. */
export class Processes {
  private readonly children = new Set<ChildProcess>();

  private constructor(
    private readonly surroundings: Surroundings,
    private readonly pool: PostgresPool,
    readonly prisma: PrismaService,
  ) {}

  static async prepare(variables: Record<string, string>): Promise<Processes> {
    const surroundings = await prepareSurroundings(variables);
    const pool = new PostgresPool(readConfig(surroundings.variables));
    return new Processes(surroundings, pool, new PrismaService(pool));
  }

  get url(): string {
    return this.surroundings.url;
  }

  get sandbox(): Sandbox {
    return this.surroundings.sandbox;
  }

  get databaseUrl(): string {
    return this.surroundings.databaseUrl;
  }

  /** What every process of the product is started with. */
  get environment(): Record<string, string> {
    return this.surroundings.variables;
  }

  /** Starts one and waits until it listens. It ends with us, however we end: it watches its channel. */
  async start(role: 'api' | 'worker'): Promise<ChildProcess> {
    const own = role === 'api' ? {} : { PORT: '0' };
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...this.environment, ...own, ROLE: role },
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
    await this.pool.end();
    await this.surroundings.clear();
  }
}
