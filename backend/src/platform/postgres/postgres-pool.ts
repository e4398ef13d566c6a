import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { AppConfig } from '../config/config.ts';
import { breakConnection, DatabaseWatch, notAnswering } from './database-watch.ts';

/** Locks, LISTEN, the queue and CSV copies have sessions of their own: docs/decisions/0018. */
const maxSessions = { all: 7, api: 8, worker: 8 };
/** Where all sessions are busy, a caller is told instead of waiting for ever. */
const connectTimeoutMs = 10_000;

type Done = (release?: boolean) => void;
/** `done` is missing where the pool gives up on a caller that waited in its queue, whatever its types say. */
type Connected = (error: Error | undefined, client: PoolClient | undefined, done?: Done) => void;

/** While PostgreSQL does not answer, every use fails at once, also those under way. */
@Injectable()
export class PostgresPool extends Pool implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(PostgresPool.name);
  private readonly sessions = new Set<PoolClient>();
  /** Refuses each caller that waits for a session: one that is being opened would be waited for until its timeout. */
  private readonly waiting = new Set<() => void>();
  private readonly watch: DatabaseWatch;
  private readonly onAway: (() => void)[] = [];

  constructor(config: AppConfig) {
    super({
      connectionString: config.values.databaseUrl,
      max: maxSessions[config.role],
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

  get isAway(): boolean {
    return !this.watch.answering;
  }

  /** For sessions beside the pool: they are waited for without end where the server is frozen. */
  whenAway(listener: () => void): void {
    this.onAway.push(listener);
  }

  onModuleInit(): void {
    void this.watch.run();
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected) return void this.connectWhileAnswering(connected);
    return new Promise((resolve, reject) => {
      this.connectWhileAnswering((error, session) => (session ? resolve(session) : reject(error)));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch.stop();
    await this.end();
  }

  private connectWhileAnswering(connected: Connected): void {
    let isOver = false;
    const end: Connected = (...outcome) => {
      isOver = true;
      this.waiting.delete(refuse);
      connected(...outcome);
    };
    const refuse = () => end(notAnswering(), undefined, () => undefined);
    this.waiting.add(refuse);
    if (!this.watch.answering) refuse();
    // A session that comes too late is not used.
    else super.connect((error, session, done?: Done) => (isOver ? done?.(true) : end(error, session, done)));
  }

  private follow(isAnswering: boolean): void {
    this.logger[isAnswering ? 'log' : 'error'](`the database ${isAnswering ? 'answers again' : 'does not answer'}`);
    if (isAnswering) return;
    for (const refuse of this.waiting) refuse();
    for (const session of this.sessions) breakConnection(session);
    for (const listener of this.onAway) listener();
  }
}
