import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, control, drawQuickly, fault, printifyPaths, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(quick);
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const connect = (person: Seller) => person.post('/api/printify/connect', { apiToken: person.printify });
const callsOf = (person: Seller) => callsTo(app, { provider: 'printify', token: person.printify });
const status = (status: number, headers = {}) => ({ kind: 'status', status, body: [], headers });
const shops = { provider: 'printify', path: printifyPaths.shops };

it('asks no further where Printify says that nothing is left, and tells a person at once', async () => {
  const ann = await seller(app, { connected: false });
  const nothing = { 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '0' };
  await fault(app, { ...shops, token: ann.printify, fault: status(200, nothing) });
  expect((await connect(ann)).status).toBe(200);
  const refused = await connect(ann);
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
  expect(refused.body.error).toMatch(
    /^Your Printify account has reached its limit for now\. Please retry in \d+ seconds\.$/,
  );
  expect(await callsOf(ann)).toHaveLength(1);
});

it("believes a lower count than its own, and leaves other accounts' budgets alone", async () => {
  const [ann, bob] = [await seller(app, { connected: false }), await seller(app, { connected: false })];
  const few = { 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '2' };
  await fault(app, { ...shops, token: ann.printify, fault: status(200, few) });
  for (const expected of [200, 200, 200, 503]) expect((await connect(ann)).status).toBe(expected);
  expect(await callsOf(ann)).toHaveLength(3);
  expect((await connect(bob)).status).toBe(200);
});

it('keeps its own count where Printify says nothing, or more than it knows', async () => {
  const ann = await seller(app, { connected: false });
  await fault(app, {
    ...shops,
    token: ann.printify,
    times: 3,
    fault: status(200, { 'x-ratelimit-remaining': 'many' }),
  });
  for (let times = 0; times < 3; times += 1) expect((await connect(ann)).status).toBe(200);
  const row = await app.prisma.rateLimit.findMany({ where: { key: { startsWith: 'printify:' }, points: 3 } });
  expect(row.length).toBeGreaterThan(0);
});

it.each([
  ['a number of seconds', () => '30'],
  ['a date', () => new Date(Date.now() + 40_000).toUTCString()],
])('does as Retry-After says where it is %s: no other call before', async (_, value) => {
  const ann = await seller(app, { connected: false });
  await fault(app, { ...shops, token: ann.printify, fault: status(429, { 'retry-after': value() }) });
  expect((await connect(ann)).status).toBe(503);
  expect((await connect(ann)).body.error).toMatch(/has reached its limit/);
  expect(await callsOf(ann)).toHaveLength(1);
});

it('goes on after a short refusal', async () => {
  const ann = await seller(app, { connected: false });
  await fault(app, { ...shops, token: ann.printify, times: 2, fault: status(429) });
  expect((await connect(ann)).status).toBe(200);
  expect(await callsOf(ann)).toHaveLength(3);
});

it('stays within the real limits of an account', async () => {
  const ann = await seller(app, { connected: false });
  await control(app, 'POST', '/settings', { rateLimits: { enabled: true, perMinute: 4 } });
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push((await connect(ann)).status);
  expect(answers).toEqual([200, 200, 200, 200, 503, 503]);
  expect((await callsOf(ann)).map(({ status: answer }) => answer)).toEqual([200, 200, 200, 200]);
});

describe('the daily limit on new products', () => {
  const daily =
    'Your Printify account has created as many products as Printify allows in one day. Retry in 2 hours: the design is stored. Your credit was refunded.';
  const creations = { provider: 'printify', method: 'POST', path: printifyPaths.products };

  it('ends a design with its own sentence and the credit back, is remembered, and holds nothing else up', async () => {
    await drawQuickly(app);
    const ann = await seller(app);
    const credits = await ann.credits();
    await fault(app, { ...creations, token: ann.printify, fault: status(429, { 'retry-after': '7200' }) });
    const first = await ann.make();
    expect([first.status, first.error_message]).toEqual(['error', daily]);
    const second = await ann.make({ idea: 'Another fox' });
    expect([second.status, second.error_message]).toEqual(['error', daily]);
    expect(await ann.credits()).toBe(credits);
    expect(
      await callsTo(app, { provider: 'printify', method: 'POST', path: '/products', token: ann.printify }),
    ).toHaveLength(1);
    expect((await connect(ann)).status).toBe(200);
  });

  it('is not read into a short pause', async () => {
    await drawQuickly(app);
    const ann = await seller(app);
    await fault(app, { ...creations, token: ann.printify, fault: status(429, { 'retry-after': '0.2' }) });
    expect((await ann.make()).status).toBe('finalized');
  });
});

it('says of a spent quota what it is, and what to do', async () => {
  const ann = await seller(app, { connected: false });
  await fault(app, { ...shops, token: ann.printify, fault: status(402) });
  const refused = await connect(ann);
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
  expect(refused.body.error).toMatch(/^Your Printify account has used up its API quota\. Retry when Printify renews/);
  expect(await callsOf(ann)).toHaveLength(1);
});
