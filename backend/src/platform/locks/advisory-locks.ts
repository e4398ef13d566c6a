import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { AppConfig } from '../config/config.ts';

/**
 * Named locks over all processes, held by this process's one database session: when the process dies,
 * however it dies, PostgreSQL frees them at once. That is how a dead worker is told from a slow one.
 */
@Injectable()
export class AdvisoryLocks implements OnApplicationShutdown {
  private session: Promise<Client> | null = null;
  private readonly held = new Map<string, AbortController>();

  constructor(
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  /**
   * Runs `work` under the lock; answers false without running it where somebody else holds the lock.
   * The signal is aborted when the session, and with it the lock, is lost.
   */
  async withLock(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    if (this.held.has(name)) return false;
    const holder = new AbortController();
    this.held.set(name, holder);
    try {
      if (!(await this.call('pg_try_advisory_lock', name))) return false;
      await work(holder.signal);
      return true;
    } finally {
      this.held.delete(name);
      if (!holder.signal.aborted) await this.call('pg_advisory_unlock', name);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const session = await this.session?.catch(() => null);
    await session?.end();
  }

  private async call(fn: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    const session = await this.connect();
    const { rows } = await session.query<{ ok: boolean }>(`SELECT ${fn}(hashtextextended($1, 0)) AS ok`, [name]);
    return rows[0]?.ok === true;
  }

  private connect(): Promise<Client> {
    this.session ??= this.open();
    return this.session;
  }

  private async open(): Promise<Client> {
    const client = new Client({
      connectionString: this.config.values.databaseUrl,
      application_name: 'inkloom-locks',
      keepAlive: true,
    });
    client.on('error', (error) => this.lose(error));
    client.on('end', () => this.lose(null));
    try {
      await client.connect();
      return client;
    } catch (error) {
      this.session = null;
      throw error;
    }
  }

  private lose(error: Error | null): void {
    this.session = null;
    if (error) this.log.warn({ err: error }, 'the lock session was lost');
    for (const holder of this.held.values()) holder.abort(new Error('the lock was lost'));
  }
}
