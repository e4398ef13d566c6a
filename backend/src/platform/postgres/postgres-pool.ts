import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { AppConfig } from '../config/config.ts';
import { breakConnection, DatabaseWatch } from './database-watch.ts';

/** Locks, LISTEN, the queue and CSV copies have sessions of their own. */
const maxSessions = 20;
/** Where all sessions are busy, a caller is told instead of waiting for ever. */
const connectTimeoutMs = 10_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean) => void) => void;

/** While PostgreSQL does not answer, every use fails at once, also those under way. */
@Injectable()
export class PostgresPool extends Pool implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PostgresPool.name);
  private readonly sessions = new Set<PoolClient>();
  private readonly watch: DatabaseWatch;

  constructor(config: AppConfig) {
    super({
      connectionString: config.values.databaseUrl,
      max: maxSessions,
      application_name: 'inkloom',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    // Without a listener, an idle session that PostgreSQL ends would end the process. The pool opens another.
    this.on('error', (error) => this.logger.warn({ err: error }, 'a database session was lost'));
    this.on('connect', (session) => this.sessions.add(session));
    this.on('remove', (session) => this.sessions.delete(session));
    this.watch = new DatabaseWatch(config.values.databaseUrl, (isAnswering) => this.follow(isAnswering));
  }

  onModuleInit(): void {
    void this.watch.run();
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (this.watch.answering) return connected ? void super.connect(connected) : super.connect();
    const error = new Error('Connection terminated: the server does not answer');
    if (!connected) return Promise.reject(error);
    connected(error, undefined, () => undefined);
    return undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch.stop();
    await this.end();
  }

  private follow(isAnswering: boolean): void {
    this.logger[isAnswering ? 'log' : 'error'](`the database ${isAnswering ? 'answers again' : 'does not answer'}`);
    if (!isAnswering) for (const session of this.sessions) breakConnection(session);
  }
}
