import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { build } from '../../scripts/build/build.ts';
import type { BareAnswer } from './bare-server.ts';
import { makeSurroundings, startProduct, stopProcess } from './built.ts';

/**
 * What a dashboard asks again and again: an unchanged list, a list of 50 designs, the page and an asset; beside a bare
 * Fastify that answers the same bytes, in turns, in the same run on the same machine. `npm run bench:polling`
 */

const connections = 32;
const seconds = 4;
const rounds = 3;
const designs = 50;

type Headers = Record<string, string>;

/** As it comes over the line: compressed. */
async function fetchRaw(url: string, headers: Headers): Promise<BareAnswer> {
  const asked = request(url, { headers });
  asked.end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const stored = Object.entries(response.headers as Headers).filter(([name]) => !ofConnection.includes(name));
  return {
    status: response.statusCode,
    headers: Object.fromEntries(stored),
    body: Buffer.concat(chunks).toString('base64'),
  };
}

const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'x-request-id'];

async function perSecond(url: string, headers: Headers): Promise<number> {
  const { requests, non2xx, statusCodeStats } = await autocannon({ url, headers, connections, duration: seconds });
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  if (non2xx > unchanged) throw new Error(`${url}: ${non2xx} answers are errors`);
  return requests.average;
}

async function signUp(origin: string): Promise<string> {
  const credentials = JSON.stringify({ email: `bench-${randomUUID()}@example.com`, password: 'correct horse' });
  const post = (path: string) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: credentials });
  await post('/auth/v1/signup');
  const { access_token: token } = (await (await post('/auth/v1/token?grant_type=password')).json()) as {
    access_token: string;
  };
  return token;
}

async function makeDesigns(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO generations (id, user_id, idea, colors, style, request_key, status, request, listing, image_key, print_key, updated_at)
     SELECT gen_random_uuid(), u.id, 'A fox in the rain, number ' || n, '{Black,Navy,White}', 'Modern', n::text,
       'finalized', '{}', jsonb_build_object('title', 'Tee ' || n, 'description', repeat('Soft and true. ', 40),
         'tags', (SELECT jsonb_agg('gift ' || t || ' for ' || n) FROM generate_series(1, 13) AS t)),
       'designs/' || n || '/image.png', 'designs/' || n || '/print.png', now()
     FROM generate_series(1, ${designs}) AS n, users AS u`,
  );
  await client.end();
}

async function startBare(answers: Record<string, BareAnswer>): Promise<{ process: ChildProcess; origin: string }> {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
  bare.send(answers);
  const [origin] = await once(bare, 'message');
  return { process: bare, origin };
}

async function findAsset(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/`)).text();
  return page.match(/\/assets\/[\w-]+\.js/)?.[0] ?? '/';
}

async function measure(origin: string, token: string): Promise<void> {
  const encoded = { 'accept-encoding': 'br' };
  const bearer = { ...encoded, authorization: `Bearer ${token}` };
  const list = await fetchRaw(`${origin}/api/generations?limit=50`, bearer);
  const asset = await findAsset(origin);
  const cases: [name: string, path: string, headers: Headers][] = [
    ['unchanged list (304)', '/api/generations?limit=50', { ...bearer, 'if-none-match': list.headers.etag ?? '' }],
    ['list of 50', '/api/generations?limit=50', bearer],
    ['page', '/', encoded],
    ['asset', asset, encoded],
  ];
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s; requests a second`);
  console.log(['', 'bytes', 'ours', 'bare', 'share'].map((cell, column) => cell.padStart(column ? 10 : 22)).join(''));
  for (const [name, path, headers] of cases) {
    const answer = await fetchRaw(origin + path, headers);
    const bare = await startBare({ [path.split('?')[0] ?? '']: answer });
    const [ours, theirs] = [[], []] as [number[], number[]];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await perSecond(origin + path, headers));
      theirs.push(await perSecond(bare.origin + path, headers));
    }
    bare.process.kill();
    print(name, Buffer.from(answer.body, 'base64').length, middle(ours), middle(theirs));
  }
}

function middle(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

function print(name: string, bytes: number, ours: number, bare: number): void {
  const cells = [String(bytes), ours.toFixed(0), bare.toFixed(0), `1/${(bare / ours).toFixed(1)}`];
  console.log(name.padStart(22) + cells.map((cell) => cell.padStart(10)).join(''));
}

await build('frontend/dist');
const { origin, databaseUrl, variables, remove } = await makeSurroundings();
const product = await startProduct({ ...variables, ROLE: 'api' });
try {
  const token = await signUp(origin);
  await makeDesigns(databaseUrl);
  await measure(origin, token);
} finally {
  await stopProcess(product);
  await remove();
}
