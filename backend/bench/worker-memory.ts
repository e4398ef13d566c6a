import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeSurroundings, megabytes, startProduct, stopProcess } from './built.ts';

/**
 * The memory of a worker of the built product that makes 40 designs, four at once, each for a dark and a light shirt:
 * at rest, at its highest, and after the last design. Linux only. `npm run bench:memory`; to reach: at most 500 MB.
 */

const sellers = 2;
/** As the Dockerfile and the worker's deployment set them. */
const deployed = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  NODE_OPTIONS: '--max-semi-space-size=2',
};
const designsEach = Number(process.env.BENCH_DESIGNS ?? 40) / sellers;

async function call<Answer>(url: string, token: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function newSeller(api: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.com`, password: 'correct horse battery staple' };
  const { access_token: token } = await call<{ access_token: string }>(`${api}/auth/v1/signup`, '', account);
  const apiToken = `sandbox_${randomUUID()}`;
  const { shops } = await call<{ shops: { id: string }[] }>(`${api}/api/printify/connect`, token, { apiToken });
  await call(`${api}/api/printify/shop`, token, { shopId: shops[0]?.id });
  return token;
}

async function makeDesigns(api: string): Promise<void> {
  const tokens = await Promise.all(Array.from({ length: sellers }, () => newSeller(api)));
  for (let number = 0; number < designsEach; number += 1) {
    const request = { idea: `Fox number ${number} in the rain`, selectedColors: ['Black', 'White'] };
    await Promise.all(tokens.map((token) => call(`${api}/api/generate`, token, request)));
  }
  for (const token of tokens) while (!(await areAllFinal(api, token))) await sleep(200);
}

async function areAllFinal(api: string, token: string): Promise<boolean> {
  const designs = await call<{ status: string; error_message: string | null }[]>(
    `${api}/api/generations?limit=100`,
    token,
  );
  const failed = designs.find(({ status }) => status === 'error');
  if (failed) throw new Error(`A design failed: ${failed.error_message}`);
  return designs.every(({ status }) => status === 'finalized' || status === 'preview');
}

async function measure(variables: Record<string, string>, api: string): Promise<void> {
  const server = await startProduct({ ...variables, ROLE: 'api' });
  const worker = await startProduct({ ...variables, ...deployed, PORT: '0', ROLE: 'worker', WORKER_CONCURRENCY: '4' });
  const atRest = Math.round(megabytes(worker));
  const began = performance.now();
  await makeDesigns(api);
  const seconds = Math.round((performance.now() - began) / 1000);
  const highest = Math.round(megabytes(worker, 'VmHWM'));
  console.log({ designs: sellers * designsEach, seconds, atRest, highest, after: Math.round(megabytes(worker)) });
  await Promise.all([stopProcess(worker), stopProcess(server)]);
}

const { origin, variables, remove } = await makeSurroundings();
try {
  await measure(variables, origin);
} finally {
  await remove();
}
