import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { MigrationAdapter } from './adapter.ts';

export interface SchemaFiles {
  migrations: string;
  schema: string;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

export const OUR_FILES: SchemaFiles = { migrations: join(HERE, 'migrations'), schema: join(HERE, 'schema.prisma') };

/** Every table and enum of the database is ours. */
export const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The part of the global that we use; TypeScript only knows it from the browser's library. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, () => void> } }>;
};

let engineLoad: Promise<void> | undefined;

/**
 * Calls `work` with Prisma's schema engine, the one behind `prisma migrate`, on one database. It is the WebAssembly
 * build: nothing is downloaded and nothing native runs.
 */
export async function withEngine<T>(
  databaseUrl: string,
  files: SchemaFiles,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  engineLoad ??= loadEngine();
  await engineLoad;
  const adapter = new MigrationAdapter(databaseUrl);
  try {
    const datamodels = readSchema(files).files.map(({ path, content }): [string, string] => [path, content]);
    const factory = bindMigrationAwareSqlAdapterFactory(adapter);
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => undefined, factory);
    return await work(engine).finally(() => engine.free());
  } finally {
    await adapter.close();
  }
}

/** The package's own entry imports a .wasm file, which is still experimental in Node. */
async function loadEngine(): Promise<void> {
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  // The engine reports its own crash here; without it the message is lost.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  const imports = { './schema_engine_bg.js': withUnrefTimers(bindings) };
  const { instance } = await WebAssembly.instantiate(readFileSync(glue.replace(/\.js$/, '.wasm')), imports);
  const internals = bindings as unknown as { __wbg_set_wasm(exports: object): void };
  internals.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
}

/** The engine leaves a 10 s timer behind each time it locks; such a timer must not delay the end of the process. */
function withUnrefTimers(functions: object): object {
  const entries = Object.entries(functions).map(([name, original]) => {
    if (!name.startsWith('__wbg_setTimeout')) return [name, original];
    return [name, (...args: unknown[]) => (original(...args) as NodeJS.Timeout).unref()];
  });
  return Object.fromEntries(entries);
}

export function readSchema({ schema }: SchemaFiles): SchemasContainer {
  return { files: [{ path: schema, content: readFileSync(schema, 'utf8') }] };
}

export function readMigrations({ migrations }: SchemaFiles): MigrationList {
  const lockfile = join(migrations, 'migration_lock.toml');
  const directories = existsSync(migrations) ? readdirSync(migrations, { withFileTypes: true }) : [];
  return {
    baseDir: migrations,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: directories
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(migrations, name, 'migration.sql'), 'utf8') },
        },
      })),
  };
}
