import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { AppConfig } from '../config/config.ts';

/** Locks, LISTEN, the queue and CSV copies have sessions of their own. */
const maxSessions = 20;

@Injectable()
export class PostgresPool extends Pool implements OnApplicationShutdown {
  private readonly logger = new Logger(PostgresPool.name);

  constructor(config: AppConfig) {
    super({ connectionString: config.values.databaseUrl, max: maxSessions, application_name: 'inkloom' });
    // Without a listener, an idle session that PostgreSQL ends would end the process. The pool opens another.
    this.on('error', (error) => this.logger.warn({ err: error }, 'a database session was lost'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }
}
