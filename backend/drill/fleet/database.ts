import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../../prisma/migrate.ts';
import { isRunning } from '../../../scripts/common/file-lock.mjs';
import { ensureDatabase, type PostgresServer, startPostgres } from '../../../scripts/postgres/server.ts';

const name = 'inkloom';

/** The drill's own PostgreSQL, with what can happen to one. */
export class DrillDatabase {
  private readonly home: string;
  private server: PostgresServer;

  private constructor(home: string, server: PostgresServer) {
    this.home = home;
    this.server = server;
  }

  static async open(home: string): Promise<DrillDatabase> {
    const server = await startPostgres(home);
    await ensureDatabase(server, name);
    await migrate(server.url(name));
    return new DrillDatabase(home, server);
  }

  get url(): string {
    return this.server.url(name);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** One session a question: a fault that ends sessions ends none of ours. */
  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'drill' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }

  /** As `pg_ctl stop -m immediate`: without a checkpoint, so that the next start recovers. */
  async stopImmediately(): Promise<void> {
    process.kill(this.server.pid, 'SIGQUIT');
    while (isRunning(this.server.pid)) await sleep(10);
    await this.server.stop();
  }

  async start(): Promise<void> {
    this.server = await startPostgres(this.home);
  }

  async endSessions(): Promise<void> {
    await this.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  }

  /** Stops every process of the server where it stands. Returns what lets them go on. */
  freeze(): () => void {
    const pids = [this.server.pid, ...childrenOf(this.server.pid)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    };
  }
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}
