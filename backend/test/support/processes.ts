import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox/src/server.ts';
import type { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { openAsOwner, prepareSurroundings, type Surroundings } from './surroundings.ts';

const program = join(import.meta.dirname, '../../dist/main.js');
/** What one process has compiled the next one reads. */
const compiled = join(import.meta.dirname, '../../dist/.compiled');

/** The product as processes of its own, which can be killed; database, files and sandbox outlive them. */
export class Processes {
  private readonly children = new Set<ChildProcess>();

  private constructor(
    private readonly surroundings: Surroundings,
    private readonly owner: ReturnType<typeof openAsOwner>,
  ) {}

  get prisma(): PrismaService {
    return this.owner.prisma;
  }

  static async prepare(variables: Record<string, string>): Promise<Processes> {
    const surroundings = await prepareSurroundings(variables);
    return new Processes(surroundings, openAsOwner(surroundings));
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
    await this.owner.close();
    await this.surroundings.clear();
  }
}
