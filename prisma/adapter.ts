import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';

/**
 * Connects Prisma's schema engine to PostgreSQL. It differs from `PrismaPg` in three things that migrations need: it
 * sends a script whole and so in one transaction (`PrismaPg` splits it at every semicolon, also inside a function's
 * body), it knows the type "char" of the system catalogs, and it drops the shadow database.
 */
export class MigrationAdapter implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  readonly #url: string;
  readonly #pools: CatalogPool[] = [];

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
  }

  connect(): Promise<SqlDriverAdapter> {
    return this.#adapter(this.#pool(this.#url));
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const main = this.#pool(this.#url);
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    await main.query(`CREATE DATABASE "${name}"`);
    const shadow = this.#pool(withDatabase(this.#url, name));
    const adapter = await this.#adapter(shadow);
    const dispose = async () => {
      await main.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    };
    return Object.assign(adapter, { dispose });
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  #pool(connectionString: string): CatalogPool {
    const pool = new CatalogPool({ connectionString, max: 2 });
    // Dropping the shadow database ends its idle connections; a lost main connection makes its query fail.
    pool.on('error', () => undefined);
    this.#pools.push(pool);
    return pool;
  }

  async #adapter(pool: CatalogPool): Promise<SqlDriverAdapter> {
    const adapter = await new PrismaPg(pool).connect();
    const plainQuery = adapter.queryRaw.bind(adapter);
    const queryRaw = async (query: SqlQuery) => {
      const result = await plainQuery(query);
      for (const index of pool.charColumns(query.sql)) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    const executeScript = async (script: string) => {
      await runScript(pool, script).catch(rethrow);
    };
    return Object.assign(adapter, { queryRaw, executeScript });
  }
}

/** How long a migration may wait for a table's lock: all who want the table meanwhile wait behind it. */
const lockTimeoutMs = 1000;
const lockTries = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/** A script is one transaction, so that one that got no lock has done nothing. What is built concurrently waits alone. */
async function runScript(pool: pg.Pool, script: string): Promise<void> {
  const limited = /\bCONCURRENTLY\b/.test(script) ? script : `SET LOCAL lock_timeout = ${lockTimeoutMs};\n${script}`;
  for (let left = lockTries - 1; ; left -= 1) {
    try {
      await pool.query(limited);
      return;
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || left === 0) throw error;
      await sleep(lockTimeoutMs);
    }
  }
}

/** Object ids of two built-in types (PostgreSQL's pg_type.dat). */
const CHAR = 18;
const TEXT = 25;

/**
 * `PrismaPg` does not know the catalogs' one-byte type "char", which the engine reads. This pool declares such columns as
 * text and records them, so that the adapter can restore their type.
 */
class CatalogPool extends pg.Pool {
  readonly #charColumns = new Map<string, number[]>();

  // biome-ignore lint/suspicious/noExplicitAny: the base method has a dozen overloads, and all are passed on
  override async query(query: any, ...rest: any[]): Promise<any> {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result: any = await super.query(query, ...rest);
    const fields: pg.FieldDef[] = result.fields ?? [];
    const found = [...fields.keys()].filter((index) => fields[index]?.dataTypeID === CHAR);
    for (const index of found) Object.assign(fields[index] ?? {}, { dataTypeID: TEXT });
    if (found.length > 0) this.#charColumns.set(query.text, found);
    return result;
  }

  charColumns(sql: string): number[] {
    return this.#charColumns.get(sql) ?? [];
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The engine builds its messages from the server's error code and message. */
function rethrow(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  const { code = '', severity = 'ERROR', message, detail, column, hint } = error;
  throw new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
}
