import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from './support/app.ts';
import { authOperations, checkAgainstContract, type Operation, operations } from './support/contract.ts';
import { type FuzzRequest, oddRequests, worstRequests } from './support/fuzz.ts';
import { drawQuickly } from './support/providers.ts';
import { sampleRequest } from './support/samples.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

/** `npm run fuzz` sets these: the guard itself is short, and the same each time. */
const { FUZZ_MINUTES, FUZZ_SEED = '1' } = process.env;
const deadline = Date.now() + Number(FUZZ_MINUTES ?? 0) * 60_000;
const slowMs = 1000;
/** A machine that is busy with other suites makes one answer slow, and seldom the same one each time. */
const triesOfSlow = 4;
const timesOrdinary = 4;
const requestsOfOne = 6;

let app: TestApp;
let designer: Seller;
let design: string;
beforeAll(async () => {
  app = await startApp({ ...quick, AUTH_REQUESTS_PER_5_MINUTES: '1000000', AUTH_MAILS_PER_HOUR: '1000000' });
  await drawQuickly(app);
  designer = await seller(app);
  design = (await designer.make()).id;
  // As in production, where the threads that draw concepts are warm before anybody asks.
  await askForConcepts();
});
afterAll(() => app.close());

const all = [...operations, ...authOperations].map((operation) => [operation.operationId, operation] as const);

interface Asking {
  person: Seller;
  ids: Record<string, unknown>;
}

/** Who is asking, and about what; both of the right kind, so that requests go as deep as they can. */
async function prepare({ path }: Operation): Promise<Asking> {
  const ofDesign = { id: design, generationId: design, ids: [design] };
  if (path.startsWith('/api/admin/users')) return { ...(await administrator()), ids: { id: designer.id } };
  if (path.startsWith('/api/admin')) return administrator();
  if (/^\/api\/generat/.test(path)) return { person: designer, ids: ofDesign };
  const creation = creationOf(path);
  const person = await seller(app, { connected: Boolean(creation) || path.startsWith('/api/printify') });
  return { person, ids: creation ? { id: await make(creation, person) } : ofDesign };
}

const administrator = async (): Promise<Asking> => ({ person: await admin(app, { connected: false }), ids: {} });

/** What makes the thing that an operation is about, where a seller can make one by its sample. */
function creationOf(path: string): Operation | undefined {
  const [collection, rest] = path.split('/{id}');
  if (rest === undefined) return undefined;
  return operations.find((one) => one.method === 'POST' && one.path === collection && one.responses['201']);
}

async function make(creation: Operation, person: Seller): Promise<string> {
  const { path, init } = sampleRequest(creation, person.token);
  const response = await fetch(app.url + path, init);
  const body = (await response.json()) as { id: string };
  if (response.status !== 201) throw new Error(`${creation.operationId} ${response.status}: ${inspect(body)}`);
  return body.id;
}

async function send({ path, headers, body, method }: FuzzRequest, token: string) {
  const sent = headers.authorization ? { ...headers, authorization: `Bearer ${token}` } : headers;
  const began = performance.now();
  const response = await fetch(app.url + path, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(body ? { body } : {}),
  });
  const contentType = response.headers.get('content-type');
  const isStream = contentType?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { method, path, status: response.status, contentType, text, ms: performance.now() - began };
}

/** Work of a known size: the most that an ordinary request is answered with. */
async function askForConcepts(): Promise<{ ms: number }> {
  const began = performance.now();
  await designer.post('/api/press/concepts', { idea: 'A cat', selectedColors: ['Black', 'White'] });
  return { ms: performance.now() - began };
}

/** @throws where the same request, asked alone, is slow again and again, and slower than this machine is just now */
async function checkTime(first: number, again: () => Promise<{ ms: number }>): Promise<void> {
  let ms = first;
  for (let tries = 1; ms > slowMs && tries < triesOfSlow; tries += 1) ms = Math.min(ms, (await again()).ms);
  if (ms <= slowMs) return;
  const ordinary = await askForConcepts();
  if (ms > timesOrdinary * ordinary.ms)
    throw new Error(
      `It took ${Math.round(ms)} ms at best, in ${triesOfSlow} tries; others take ${Math.round(ordinary.ms)} ms.`,
    );
}

/** @throws where an answer is a fault of ours, is not as the contract says, or took too long */
async function probe(operation: Operation, check: { seed: number; numRuns: number }): Promise<void> {
  let { person, ids } = await prepare(operation);
  const property = fc.asyncProperty(oddRequests(operation, ids), async (request) => {
    const answer = await send(request, person.token);
    if (answer.status === 401) ({ person } = await prepare(operation));
    if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`);
    await checkTime(answer.ms, () => send(request, person.token));
    checkAgainstContract(answer);
  });
  const examples = worstRequests(operation, ids).map((request): [FuzzRequest] => [request]);
  const numRuns = examples.length + check.numRuns;
  await fc.assert(property, { seed: check.seed, numRuns, examples, endOnFailure: true });
}

describe('odd requests do no harm to', () => {
  it.each(all)('%s', async (_, operation) => {
    await probe(operation, { seed: Number(FUZZ_SEED), numRuns: requestsOfOne });
  });
});

if (FUZZ_MINUTES) {
  it(
    `odd requests from seed ${FUZZ_SEED} do no harm for ${FUZZ_MINUTES} minutes`,
    async () => {
      const found = new Map<string, string>();
      for (let seed = Number(FUZZ_SEED) + 1; Date.now() < deadline; seed += 1) {
        for (const [id, operation] of all) {
          if (found.has(id) || Date.now() > deadline) continue;
          await probe(operation, { seed, numRuns: requestsOfOne }).catch((error) => found.set(id, inspect(error)));
        }
      }
      expect(Object.fromEntries(found)).toEqual({});
    },
    (Number(FUZZ_MINUTES) + 5) * 60_000,
  );
}
