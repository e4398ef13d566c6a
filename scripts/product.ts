import { join } from 'node:path';
import { migrate } from '../prisma/migrate.ts';
import { ensureDatabase, startPostgres } from './postgres.ts';
import { type Service, startService } from './service.ts';
import { portsOf, type Settings } from './settings.ts';
import { ROOT } from './setup.mjs';
import { stage } from './stage.mjs';

/** What is running, newest last; it is ended in the opposite order. */
export class Running {
  readonly #stops: (() => Promise<void>)[] = [];
  #ending: Promise<void> | undefined;

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Ends everything, the newest first; asked twice, it does it once. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  get ending(): boolean {
    return this.#ending !== undefined;
  }

  async #endAll(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop().catch((error) => console.error(error));
  }
}

/** The database that the operator named, or the embedded one under DATA_DIR, brought up to the newest migration. */
export async function openDatabase(settings: Settings, env: NodeJS.ProcessEnv, running: Running): Promise<string> {
  const url = env.DATABASE_URL || (await stage('database', () => embeddedDatabase(settings, running)));
  await stage('migrations', () => migrate(url));
  return url;
}

async function embeddedDatabase(settings: Settings, running: Running): Promise<string> {
  const server = await startPostgres(join(settings.dataDir, 'postgres'));
  running.add(server.stop);
  await ensureDatabase(server, 'inkloom');
  return server.url('inkloom');
}

/** Starts the providers' stand-ins. */
export function startSandbox(settings: Settings, env: NodeJS.ProcessEnv, running: Running): Promise<Service> {
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = portsOf(settings, env);
  return startService(
    {
      name: 'sandbox',
      args: [join(ROOT, 'backend/sandbox/src/main.ts')],
      env: {
        ...env,
        // The product calls it on the loopback address, whatever narrower address it listens on itself.
        HOST: ['0.0.0.0', '::'].includes(settings.host) ? settings.host : '127.0.0.1',
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_SMTP_PORT: String(SANDBOX_SMTP_PORT),
        SANDBOX_PUBLIC_URL: settings.sandbox?.publicUrl,
        DATA_DIR: settings.dataDir,
      },
      log: logOf(settings, 'sandbox'),
      probe: `${settings.sandbox?.url}/mail`,
      patience: 700,
    },
    running,
  );
}

/** Starts the built product. */
export function startApi(settings: Settings, env: NodeJS.ProcessEnv, running: Running): Promise<Service> {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  return startService(
    {
      name: settings.role === 'worker' ? 'worker' : 'API',
      args: ['--enable-source-maps', join(ROOT, 'backend/dist/main.js')],
      env,
      log: settings.sandbox ? logOf(settings, 'api') : undefined,
      probe: `http://${host}:${settings.port}/health/ready`,
      patience: 2_000,
    },
    running,
  );
}

function logOf(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}
