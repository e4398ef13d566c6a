import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { AppConfig } from '../config/config.ts';
import { breakConnection, notAnswering } from '../postgres/database-watch.ts';
import { PostgresPool } from '../postgres/postgres-pool.ts';

const pollMs = 25;
const connectTimeoutMs = 10_000;

type LockFunction = 'pg_try_advisory_lock' | 'pg_advisory_unlock';

export class LockTimeout extends Error {
  constructor(name: string, waitMs: number) {
    super(`The lock ${name} was not free within ${waitMs} ms.`);
  }
}

/** PostgreSQL frees the locks when this process's one session ends, so a dead worker differs from a slow one. */
@Injectable()
export class AdvisoryLocks implements OnApplicationShutdown {
  private session: Promise<Client> | null = null;
  private client: Client | null = null;
  private lastCall: Promise<unknown> = Promise.resolve();
  private readonly held = new Map<string, AbortController>();

  constructor(
    private readonly config: AppConfig,
    private readonly pool: PostgresPool,
    private readonly log: PinoLogger,
  ) {
    pool.whenAway(() => this.client && breakConnection(this.client));
  }

  /** False where the lock is taken. The signal is aborted when the session, and with it the lock, is lost. */
  async withLock(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const holder = await this.acquire(name);
    if (!holder) return false;
    await this.runAndRelease(name, holder, work);
    return true;
  }

  /** Polls: a statement that waits would stop all locks of this process, which share a session. @throws LockTimeout */
  async waitForLock<T>(name: string, waitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + waitMs; ; ) {
      const holder = await this.acquire(name);
      if (holder) return this.runAndRelease(name, holder, work);
      if (Date.now() >= deadline) throw new LockTimeout(name, waitMs);
      await sleep(pollMs * (1 + Math.random()));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const session = await this.session?.catch(() => null);
    await session?.end();
  }

  /** A session may take its own lock twice, so what this process holds is asked first. */
  private async acquire(name: string): Promise<AbortController | null> {
    if (this.held.has(name)) return null;
    const holder = new AbortController();
    this.held.set(name, holder);
    let acquired = false;
    try {
      acquired = await this.call('pg_try_advisory_lock', name);
    } finally {
      if (!acquired) this.held.delete(name);
    }
    return acquired ? holder : null;
  }

  private async runAndRelease<T>(
    name: string,
    holder: AbortController,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(holder.signal);
    } finally {
      this.held.delete(name);
      if (!holder.signal.aborted) await this.call('pg_advisory_unlock', name);
    }
  }

  /** A session of pg takes no second statement while the first runs. */
  private call(fn: LockFunction, name: string): Promise<boolean> {
    const result = this.lastCall.then(() => this.query(fn, name));
    this.lastCall = result.catch(() => undefined);
    return result;
  }

  private async query(fn: LockFunction, name: string): Promise<boolean> {
    if (this.pool.isAway) throw notAnswering();
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
      connectionTimeoutMillis: connectTimeoutMs,
    });
    this.client = client;
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
    this.client = null;
    if (error) this.log.warn({ err: error }, 'the lock session was lost');
    for (const holder of this.held.values()) holder.abort(new Error('the lock was lost'));
  }
}
