import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { hash, verify } from '@node-rs/argon2';
import { importJWK, SignJWT } from 'jose';
import { makeSurroundings, startProduct, stopProcess } from './built.ts';

/**
 * Sign-ins and refreshes over HTTP beside what they cannot do without: one Argon2id check and one ES256 signature, in
 * the same run on the same machine. `npm run bench:auth`; the share says how much of the time is not overhead.
 */

const people = 32;
const rounds = 5;
const signIns = 200;
const refreshes = 800;
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

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Not by `fetch`, which takes a millisecond of the processors that are measured. */
async function post<T>(url: string, body: object): Promise<T> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body)),
  );
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${answer}`);
  return JSON.parse(answer) as T;
}

type Measure = () => Promise<Figure>;

async function measuresOfProduct(auth: string): Promise<{ signIn: Measure; refresh: Measure }> {
  const emails = Array.from({ length: people }, () => `bench-${randomUUID()}@example.com`);
  for (const email of emails) await post(`${auth}/signup`, { email, password });
  const signInAs = (n: number) =>
    post<{ refresh_token: string }>(`${auth}/token?grant_type=password`, { email: emails[n % people], password });
  await Promise.all(emails.map((_, n) => signInAs(n)));
  const refreshAll = async () => {
    // Anew each time: of many sign-ins the oldest sessions end.
    const tokens = await Promise.all(Array.from({ length: atOnce * 4 }, (_, n) => signInAs(n)));
    return measure(refreshes, async (n) => {
      const lane = tokens[n % tokens.length];
      if (!lane) return;
      const { refresh_token } = await post<{ refresh_token: string }>(`${auth}/token?grant_type=refresh_token`, lane);
      lane.refresh_token = refresh_token;
    });
  };
  return { signIn: () => measure(signIns, signInAs), refresh: refreshAll };
}

async function measuresOfBare(): Promise<{ argon: Measure; signature: Measure }> {
  const stored = await hash(password, cost);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = await importJWK({ ...privateKey.export({ format: 'jwk' }), alg: 'ES256' });
  const sign = () =>
    new SignJWT({ email: 'a@example.com' }).setProtectedHeader({ alg: 'ES256' }).setExpirationTime('1h').sign(key);
  return { argon: () => measure(signIns, () => verify(stored, password)), signature: () => measure(refreshes, sign) };
}

/** Both in turns, so that the machine's noise meets both; prints the round of the middle share. */
async function compare(names: [bare: string, ours: string], bare: Measure, ours: Measure): Promise<void> {
  const figures: { bare: Figure; ours: Figure; share: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [alone, full] = [await bare(), await ours()];
    figures.push({ bare: alone, ours: full, share: full.perSecond / alone.perSecond });
  }
  const middle = figures.toSorted((one, other) => one.share - other.share)[rounds >> 1];
  if (!middle) return;
  row(names[0], middle.bare);
  row(names[1], middle.ours, `${(100 * middle.share).toFixed(0)} %`);
}

function row(name: string, { perSecond, p50, p99 }: Figure, share = ''): void {
  const cells = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), share];
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join(''));
}

const site = await makeSurroundings();
const product = await startProduct({ ...site.variables, AUTH_REQUESTS_PER_5_MINUTES: '100000000' });
try {
  const { argon, signature } = await measuresOfBare();
  const { signIn, refresh } = await measuresOfProduct(`${site.origin}/auth/v1`);
  console.log(
    `${atOnce} at once${''.padEnd(17)}${['per s', 'p50 ms', 'p99 ms', 'of bare'].map((name) => name.padStart(10)).join('')}`,
  );
  await compare(['bare Argon2id check', 'sign-in'], argon, signIn);
  await compare(['bare ES256 signature', 'refresh'], signature, refresh);
} finally {
  await stopProcess(product);
  await site.remove();
}
