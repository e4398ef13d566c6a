import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { scopes } from '../src/platform/http/scopes.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type Operation, operations } from './support/contract.ts';
import { requestRaw } from './support/http.ts';
import { allScopes, keyOf, program } from './support/programs.ts';
import { admin, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
beforeAll(async () => {
  app = await startApp(quick);
  ann = await seller(app, { connected: false });
});
afterAll(() => app.close());
beforeEach(() => app.prisma.rateLimit.deleteMany());

type Checked = Operation & { 'x-scope'?: string };
const guarded: Checked[] = operations.filter(({ security }) => security?.length !== 0);
const open = guarded.filter((operation) => operation['x-scope']);
const closed = guarded.filter((operation) => !operation['x-scope']);

interface Outcome {
  id: string;
  status: number;
  code: string | undefined;
  scope: string | undefined;
  challenge: string | null;
  limit: string | null;
}

/** What an operation says to a key, without a body and with the names of its parameters as they are. */
async function call({ operationId, path, method }: Checked, key: string): Promise<Outcome> {
  const response = await fetch(app.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const isProblem = response.status >= 400;
  const body = isProblem ? ((await response.json()) as { code: string; scope?: string }) : undefined;
  if (!isProblem) await response.body?.cancel();
  const [challenge, limit] = ['www-authenticate', 'ratelimit'].map((name) => response.headers.get(name));
  const head = { challenge: challenge ?? null, limit: limit ?? null };
  return { id: operationId, status: response.status, code: body?.code, scope: body?.scope, ...head };
}

async function callAll(list: Checked[], key: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const operation of list) outcomes.push(await call(operation, key));
  return outcomes;
}

const keyWith = async (person: Seller, wanted: Parameters<typeof keyOf>[1]) => (await keyOf(person, wanted)).key;

describe('of every operation of the contract', () => {
  it('some are open to each scope, and those of people alone are closed', () => {
    expect(new Set(open.map((operation) => operation['x-scope']))).toEqual(new Set(scopes));
    const people = ['listApiKeys', 'createApiKey', 'deleteApiKey', 'deleteAccount', 'listSessions', 'createCheckout'];
    expect(closed.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(people));
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(guarded.map(({ path }) => path).filter((path) => path.startsWith('/api/admin'))),
    );
  });

  it.each(scopes)('a key with the scope %s alone reaches what has it, and nothing else', async (scope) => {
    const key = await keyWith(ann, { scopes: [scope] });
    const allowed = await callAll(
      open.filter((operation) => operation['x-scope'] === scope),
      key,
    );
    const refused = allowed.filter(({ status, code = '' }) => status === 401 || programCodes.includes(code));
    expect(refused).toEqual([]);
    expect(allowed.filter(({ limit }) => limit === null)).toEqual([]);
    const others = await callAll(
      open.filter((operation) => operation['x-scope'] !== scope),
      key,
    );
    const expected = open
      .filter((operation) => operation['x-scope'] !== scope)
      .map(({ operationId: id, 'x-scope': missing }) => ({ ...lacking(missing), id, limit: expect.any(String) }));
    expect(others).toEqual(expected);
  });

  it('a key with all scopes, also an administrator’s, is refused by what is for people', async () => {
    const administrator = await admin(app, { connected: false });
    for (const person of [ann, administrator]) {
      const outcomes = await callAll(closed, await keyWith(person, { scopes: allScopes }));
      expect(outcomes.filter(({ status, code }) => status !== 403 || code !== 'session_required')).toEqual([]);
    }
  });

  it('each refuses a key that was removed, one that has ended, and one with a wrong secret', async () => {
    const removed = await keyOf(ann);
    await ann.delete(`/api/keys/${removed.id}`);
    const ended = await keyOf(ann);
    await app.prisma.apiKey.update({ where: { id: ended.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const wrong = ended.prefix + (await keyOf(ann)).key.slice(ended.prefix.length);
    for (const key of [removed.key, ended.key, wrong]) {
      const outcomes = await callAll(guarded, key);
      const passed = outcomes.filter(
        ({ code, challenge }) => code !== 'unauthorized' || !challenge?.includes('invalid_token'),
      );
      expect(passed).toEqual([]);
    }
  });

  it('each refuses a key of somebody who is suspended', async () => {
    const bob = await seller(app, { connected: false });
    const key = await keyWith(bob, { scopes: allScopes });
    await app.prisma.user.update({ where: { id: bob.id }, data: { bannedUntil: new Date('2099-01-01') } });
    const outcomes = await callAll(guarded, key);
    expect(outcomes.filter(({ code }) => code !== 'account_suspended')).toEqual([]);
  });

  it('each refuses a key that asks too much', async () => {
    const { key, id } = await keyOf(ann, { scopes: allScopes });
    await app.prisma.rateLimit.create({
      data: { key: `program:${id}`, points: 120, expire: BigInt(Date.now() + 60_000) },
    });
    const outcomes = await callAll(guarded, key);
    expect(outcomes.filter(({ code }) => code !== 'rate_limited')).toEqual([]);
    expect(new Set(outcomes.map(({ limit }) => limit?.replace(/t=\d+/, 't')))).toEqual(new Set(['"program";r=0;t']));
  });
});

describe('a scope that the body asks for', () => {
  it.each([
    ['/api/generate', { idea: 'A fox', selectedColors: ['Black'], publish: 'now' }],
    ['/api/batches', { name: 'Foxes', rows: [{ idea: 'A fox' }], defaults: { colors: ['Black'] }, publish: 'now' }],
  ] as const)('is named in the challenge of %s', async (path, body) => {
    const { headers, ...answer } = await (await program(await seller(app), { scopes: ['design'] })).post(path, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer error="insufficient_scope", scope="publish", resource_/);
  });

  it('is no matter of who shows no bearer token', async () => {
    const headers = { authorization: `Basic ${btoa('ann:secret')}` };
    const { status, headers: answered } = await requestRaw(app, 'GET', '/api/user', { headers });
    expect([status, answered.get('www-authenticate')]).toEqual([401, expect.not.stringContaining('error')]);
  });
});

const programCodes = ['insufficient_scope', 'session_required'];

function lacking(scope: string | undefined): Omit<Outcome, 'id'> {
  const challenge = expect.stringMatching(`error="insufficient_scope".*scope="${scope}"`) as unknown as string;
  return { status: 403, code: 'insufficient_scope', scope, challenge, limit: null };
}
