import type { Server } from 'node:http';
import type { Sandbox } from '../../sandbox/src/server.ts';
import { createApp } from '../../src/app.ts';
import { ProgramTokens } from '../../src/auth/index.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { JobQueue } from '../../src/platform/queue/job-queue.ts';
import { openAsOwner, prepareSurroundings } from './surroundings.ts';

/** The real product over HTTP, with a database and a sandbox of its own. */
export interface TestApp {
  url: string;
  server: Server;
  /** Of the tables' owner, who may do more than the product. */
  prisma: PrismaService;
  queue: JobQueue;
  programs: ProgramTokens;
  sandbox: Sandbox;
  dataDir: string;
  databaseUrl: string;
  close(): Promise<void>;
}

export async function startApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const surroundings = await prepareSurroundings(variables);
  const { url, port, sandbox, dataDir, databaseUrl } = surroundings;
  const app = await createApp(readConfig(surroundings.variables));
  await app.listen(port, '127.0.0.1');
  // A test that names a database may break it: it looks in through the product's own sessions.
  const own = variables.DATABASE_URL ? null : openAsOwner(surroundings);
  const close = async () => {
    await app.close();
    await own?.close();
    await surroundings.clear();
  };
  return {
    url,
    server: app.getHttpServer(),
    prisma: own?.prisma ?? app.get(PrismaService),
    queue: app.get(JobQueue),
    programs: app.get(ProgramTokens),
    sandbox,
    dataDir,
    databaseUrl,
    close,
  };
}
