import type { Sandbox } from '../../sandbox/src/server.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { PrismaService } from '../../src/platform/prisma/prisma.service.ts';
import { JobQueue } from '../../src/platform/queue/job-queue.ts';
import { prepareSurroundings } from './surroundings.ts';

/** The real product over HTTP, with a database and a sandbox of its own. */
export interface TestApp {
  url: string;
  prisma: PrismaService;
  queue: JobQueue;
  sandbox: Sandbox;
  close(): Promise<void>;
}

export async function startApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const surroundings = await prepareSurroundings(variables);
  const { url, port, sandbox } = surroundings;
  const app = await createApp(readConfig(surroundings.variables));
  await app.listen(port, '127.0.0.1');
  const close = async () => {
    await app.close();
    await surroundings.clear();
  };
  return { url, prisma: app.get(PrismaService), queue: app.get(JobQueue), sandbox, close };
}
