import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeSurroundings, megabytes, startProduct, stopProcess } from './built.ts';

/**
 * Memory that open event streams take in one api process, beside as many in a bare Node server, and the time of its CPU
 * that an event takes which concerns one seller's streams. Linux only. `npm run bench:streams`; to reach: at most 250 MB
 * for 10,000.
 */

const streams = Number(process.env.BENCH_STREAMS ?? 10_000);
/** What one user may have open. */
const ofOneUser = 8;
const events = 200;
/** Of the kernel's count in /proc/<pid>/stat. */
const ticksPerSecond = 100;

function cpuMs({ pid }: ChildProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1000;
}

async function openStream(url: string, token: string): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const asked = request(url, { headers, agent: false });
  asked.on('error', () => undefined);
  asked.end();
  const [response] = await once(asked, 'response');
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  response.resume();
  return asked;
}

async function openAll(url: string, tokens: string[]): Promise<ClientRequest[]> {
  const open: ClientRequest[] = [];
  const waiting = tokens.flatMap((token) => Array<string>(ofOneUser).fill(token)).slice(0, streams);
  const lane = async () => {
    for (let token = waiting.pop(); token; token = waiting.pop()) open.push(await openStream(url, token));
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return open;
}

async function growth(server: ChildProcess, url: string, tokens: string[], during = async () => {}): Promise<number> {
  await sleep(2000);
  const before = megabytes(server);
  const open = await openAll(url, tokens);
  // Garbage of the opening goes first.
  await sleep(10_000);
  const grown = megabytes(server) - before;
  await during();
  for (const one of open) one.destroy();
  return grown;
}

/** The first answers many requests, so that what is compiled and cached once is not counted as a stream's. */
async function signUp(origin: string): Promise<string[]> {
  const tokens: string[] = [];
  const lane = async () => {
    while (tokens.length * ofOneUser < streams) {
      const answer = await fetch(`${origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse' }),
      });
      const { access_token: token } = (await answer.json()) as { access_token?: string };
      if (!token) throw new Error(`sign-up: ${answer.status}`);
      tokens.push(token);
    }
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return tokens;
}

async function cpuOfEvents(product: ChildProcess, databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(`
    INSERT INTO generations (id, user_id, idea, colors, style, request_key, status, request, updated_at)
    SELECT gen_random_uuid(), id, 'A fox', '{Black}', 'Modern', 'bench', 'generating', '{}', now() FROM users LIMIT 1
    RETURNING id`);
  await sleep(2000);
  const before = cpuMs(product);
  const began = performance.now();
  for (let n = 0; n < events; n += 1) {
    await client.query('UPDATE generations SET updated_at = now() WHERE id = $1', [rows[0]?.id]);
    await sleep(20);
  }
  const took = cpuMs(product) - before;
  const seconds = (performance.now() - began) / 1000;
  const idle = cpuMs(product);
  await sleep(seconds * 1000);
  await client.end();
  return (took - (cpuMs(product) - idle)) / events;
}

async function startBare(): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(join(import.meta.dirname, 'bare-streams.ts'));
  const [url] = await once(server, 'message');
  return { server, url };
}

const { origin, databaseUrl, variables, remove } = await makeSurroundings();
const product = await startProduct({ ...variables, ROLE: 'api', AUTH_REQUESTS_PER_5_MINUTES: '100000000' });
const bare = await startBare();
try {
  const tokens = await signUp(origin);
  const base = megabytes(product);
  let cpu = 0;
  const ours = await growth(product, `${origin}/api/generations/events`, tokens, async () => {
    cpu = await cpuOfEvents(product, databaseUrl);
  });
  const theirs = await growth(bare.server, bare.url, tokens);
  console.log(`${streams} streams of ${tokens.length} users, above ${base.toFixed(0)} MB`);
  for (const [name, grown] of [['product', ours] as const, ['bare Node', theirs] as const])
    console.log(
      `${name.padEnd(12)}${grown.toFixed(0).padStart(6)} MB  ${((grown * 1024) / streams).toFixed(1)} kB each`,
    );
  console.log(`an event of one user takes ${cpu.toFixed(2)} ms of CPU`);
} finally {
  bare.server.kill();
  await stopProcess(product);
  await remove();
}
