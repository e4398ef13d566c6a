import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../common/command.mjs';
import { canListen } from '../common/ports.ts';

export interface Settings {
  host: string;
  port: number;
  publicUrl: string;
  role: 'all' | 'api' | 'worker';
  dataDir: string;
  sandbox: { url: string; publicUrl: string } | null;
}

/** Satisfies the configuration before the embedded database runs; nothing connects to it. */
const PLACEHOLDER_DATABASE_URL = 'postgresql://127.0.0.1/inkloom';

/** With the product's own code, so that the two never differ; it must be built. */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const { readConfig } = await import(pathToFileURL(join(ROOT, 'backend/dist/platform/config/config.js')).href);
  const usesEmbeddedDatabase = !env.DATABASE_URL && env.NODE_ENV !== 'production';
  return readConfig(usesEmbeddedDatabase ? { ...env, DATABASE_URL: PLACEHOLDER_DATABASE_URL } : env).values;
}

export function portsOf(settings: Settings, env: NodeJS.ProcessEnv): Record<string, number> {
  const ports = { PORT: settings.port };
  if (!settings.sandbox) return ports;
  const sandbox = Number(new URL(settings.sandbox.url).port);
  return { ...ports, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: Number(env.SANDBOX_SMTP_PORT || sandbox + 1) };
}

export async function assertPortsFree(ports: Record<string, number>, host: string): Promise<void> {
  const errors: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (port === 0) errors.push(`${name} must name a port, because visitors must know it.`);
    else if (!(await isFree(port, host))) errors.push(`Port ${port} is in use. Set ${name} to another one.`);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** A browser may resolve "localhost" to ::1, so another program that listens there would get our visitors. */
async function isFree(port: number, host: string): Promise<boolean> {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  const answers = await Promise.all(hosts.map((one) => canListen(port, one)));
  return answers.every(Boolean);
}
