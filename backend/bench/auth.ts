import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { importJWK, SignJWT } from 'jose';
import pg from 'pg';
import { withDatabase } from '../../prisma/adapter.ts';
import { build } from '../../scripts/build/build.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';
import { startSandbox } from '../sandbox/src/server.ts';
import { startProduct } from './built.ts';

/**
 * Sign-ins and refreshes over HTTP beside what they cannot do without: one Argon2id check and one ES256 signature, in
 * the same run on the same machine. `npm run bench:auth`; the share says how much of the time is not overhead.
 */

const people = 32;
const signIns = 400;
const refreshes = 2000;
const atOnce = 8;
/** As the product hashes: backend/src/users/accounts/passwords.ts. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const password = 'correct horse';

interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Runs `work` so many times, so many at once; times in milliseconds. */
async function measure(times: number, work: (n: number) => Promise<unknown>): Promise<Figure> {
  const took: number[] = [];
  let next = 0;
  const began = performance.now();
  const lane = async () => {
    for (let n = next++; n < times; n = next++) {
      const start = performance.now();
      await work(n);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - began) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: times / seconds, p50: at(0.5), p99: at(0.99) };
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function benchProduct(auth: string): Promise<{ signIn: Figure; refresh: Figure }> {
  const emails = Array.from({ length: people }, () => `bench-${randomUUID()}@example.com`);
  for (const email of emails) await post(`${auth}/signup`, { email, password });
  const signInAs = (n: number) =>
    post<{ refresh_token: string }>(`${auth}/token?grant_type=password`, { email: emails[n % people], password });
  await Promise.all(emails.map((_, n) => signInAs(n)));
  const signIn = await measure(signIns, signInAs);
  const tokens = await Promise.all(Array.from({ length: atOnce * 4 }, (_, n) => signInAs(n)));
  const refresh = await measure(refreshes, async (n) => {
    const lane = tokens[n % tokens.length];
    if (!lane) return;
    const { refresh_token } = await post<{ refresh_token: string }>(`${auth}/token?grant_type=refresh_token`, lane);
    lane.refresh_token = refresh_token;
  });
  return { signIn, refresh };
}

async function benchBare(): Promise<{ argon: Figure; signature: Figure }> {
  const stored = await hash(password, cost);
  const argon = await measure(signIns, () => verify(stored, password));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = await importJWK({ ...privateKey.export({ format: 'jwk' }), alg: 'ES256' });
  const sign = () =>
    new SignJWT({ email: 'a@example.com' }).setProtectedHeader({ alg: 'ES256' }).setExpirationTime('1h').sign(key);
  const signature = await measure(refreshes, sign);
  return { argon, signature };
}

function row(name: string, { perSecond, p50, p99 }: Figure, share = ''): void {
  const cells = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), share];
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join(''));
}

await build('backend/dist');
const database = await forkScratchServer();
const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-bench-'));
const admin = new pg.Client({ connectionString: database.url });
await admin.connect();
await admin.query(`CREATE DATABASE bench TEMPLATE ${TEMPLATE}`);
await admin.end();
const port = 20_000 + (process.pid % 20_000);
const product = await startProduct({
  PORT: String(port),
  DATABASE_URL: withDatabase(database.url, 'bench'),
  DATA_DIR: dataDir,
  SANDBOX_PORT: String(sandbox.port),
  SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
  AUTH_AUTOCONFIRM: 'true',
  AUTH_REQUESTS_PER_5_MINUTES: '100000000',
  LOG_LEVEL: 'error',
});
try {
  const { argon, signature } = await benchBare();
  const { signIn, refresh } = await benchProduct(`http://127.0.0.1:${port}/auth/v1`);
  console.log(
    `${atOnce} at once${''.padEnd(17)}${['per s', 'p50 ms', 'p99 ms', 'of bare'].map((name) => name.padStart(10)).join('')}`,
  );
  row('bare Argon2id check', argon);
  row('sign-in', signIn, `${((100 * signIn.perSecond) / argon.perSecond).toFixed(0)} %`);
  row('bare ES256 signature', signature);
  row('refresh', refresh, `${((100 * refresh.perSecond) / signature.perSecond).toFixed(0)} %`);
} finally {
  const gone = once(product, 'exit');
  product.kill('SIGTERM');
  await gone;
  await sandbox.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
