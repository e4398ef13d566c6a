import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canListen } from './ports.ts';
import { ROOT } from './setup.mjs';

/** What a start must know of the configuration. */
export interface Settings {
  host: string;
  port: number;
  /** Origin without a trailing slash. */
  publicUrl: string;
  role: 'all' | 'api' | 'worker';
  /** Absolute path. */
  dataDir: string;
  /** Null where every provider is configured. */
  sandbox: { url: string; publicUrl: string } | null;
}

/** Stands for the database that is not started yet; nothing connects to it. */
const TO_COME = 'postgresql://127.0.0.1/inkloom';

/**
 * Reads the environment with the product's own code, which must be built, so that the two never differ.
 *
 * @throws with every fault of the configuration at once
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const { readConfig } = await import(pathToFileURL(join(ROOT, 'backend/dist/platform/config/config.js')).href);
  const bringsDatabase = !env.DATABASE_URL && env.NODE_ENV !== 'production';
  return readConfig(bringsDatabase ? { ...env, DATABASE_URL: TO_COME } : env).values;
}

/** The ports that a start needs, by the variable that changes each. */
export function portsOf(settings: Settings, env: NodeJS.ProcessEnv): Record<string, number> {
  const ports = { PORT: settings.port };
  if (!settings.sandbox) return ports;
  const sandbox = Number(new URL(settings.sandbox.url).port);
  return { ...ports, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: Number(env.SANDBOX_SMTP_PORT || sandbox + 1) };
}

/** @throws naming each port that somebody else listens on, or that is none, and the variable that sets it */
export async function refuseTakenPorts(ports: Record<string, number>, host: string): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (port === 0) taken.push(`${name} must name a port: who visits must know it.`);
    else if (!(await isFree(port, host))) taken.push(`Port ${port} is in use. Set ${name} to another one.`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}

/** A browser may take "localhost" for ::1, so whoever listens there would get our visitors. */
async function isFree(port: number, host: string): Promise<boolean> {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  const answers = await Promise.all(hosts.map((one) => canListen(port, one)));
  return answers.every(Boolean);
}
