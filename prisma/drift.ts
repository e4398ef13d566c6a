import { NO_FILTER, OUR_FILES, readMigrations, readSchema, withEngine } from './engine.ts';

/**
 * What the migrations lack to give the schema, as SQL; empty where they agree. Checks, triggers, functions and partial
 * indexes, which a schema cannot express, are no difference.
 *
 * @param databaseUrl a server where a shadow database may be made
 */
export async function pendingSql(databaseUrl: string, files = OUR_FILES): Promise<string> {
  const { exitCode, stdout } = await withEngine(databaseUrl, files, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...readMigrations(files) },
      to: { tag: 'schemaDatamodel', ...readSchema(files) },
      script: true,
      exitCode: true,
      filters: NO_FILTER,
    }),
  );
  return exitCode === 0 ? '' : (stdout ?? '');
}
