import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { ProgramAccess } from '../src/auth/index.ts';
import type { Program, Scope } from '../src/platform/http/scopes.ts';
import { startApp, type TestApp } from './support/app.ts';
import { requestRaw } from './support/http.ts';
import { assistant, call, jsonRpcHeaders, message, post, type RpcAnswer } from './support/mcp.ts';
import { bodies, saveLineUp } from './support/products.ts';
import { keyOf } from './support/programs.ts';
import { control, drawQuickly, resetSandbox } from './support/providers.ts';
import { quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
let ann: Seller;
/** A finished design of Ann's that is not published. */
let drawn: string;
const open: Client[] = [];

beforeAll(async () => {
  app = await startApp(quick);
  const find = async (token: string) => grants.get(token) ?? null;
  app.programs.register({ prefix: 'test_grant_', kind: 'grant', find, findLive: async (ids) => ids });
  ann = await seller(app);
  await drawQuickly(app);
  drawn = await draftOf(ann);
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetSandbox(app);
  await drawQuickly(app);
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

async function assistantOf(person: Seller): Promise<Client> {
  const client = await assistant(app, person.token);
  open.push(client);
  return client;
}

async function draftOf(person: Seller, idea = 'Hiking fox in the mountains'): Promise<string> {
  const client = await assistantOf(person);
  const { output } = await call(client, 'create_design', { idea, colors: ['Black'] });
  await person.ended(output.generationId);
  return output.generationId;
}

const ledgerOf = (person: Seller) => app.prisma.ledgerEntry.count({ where: { userId: person.id } });
const unknownId = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';

describe('the MCP server', () => {
  it('introduces itself and lists tools, resources and prompts that a client understands', async () => {
    const client = await assistantOf(ann);
    expect(client.getServerVersion()).toMatchObject({ name: 'inkloom' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['suggest_brief', 'suggest_concepts', 'create_design', 'get_design', 'list_designs', 'get_listing'],
      ...['update_listing', 'get_profit', 'list_line_ups', 'put_on_products', 'create_batch', 'get_batch'],
      ...['publish_design', 'get_credits'],
    ]);
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description, inputSchema.type, outputSchema?.type].every(Boolean)).toBe(true);
      expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), openWorldHint: expect.any(Boolean) });
    }
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(2);
    const { prompts } = await client.listPrompts();
    const { messages } = await client.getPrompt({ name: prompts[0]?.name ?? '', arguments: { idea: 'A fox' } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining('A fox') });
    await expect(client.getPrompt({ name: 'other', arguments: {} })).rejects.toThrow('Unknown prompt');
  });

  it('goes from an idea to a design that waits for its seller', async () => {
    const client = await assistantOf(ann);
    const idea = 'Vintage lighthouse in a storm, Maine 1987';
    const { output: brief } = await call(client, 'suggest_brief', { idea });
    expect(brief).toMatchObject({ subject: 'lighthouse-storm', undrawn: expect.any(Array) });
    const concepts = await call(client, 'suggest_concepts', { idea, brief, colors: ['Black'] });
    expect(concepts.content.map(({ type }) => type)).toEqual(['text', 'image', 'image', 'image', 'image']);
    const [{ seed: concept, style }] = concepts.output.concepts;
    const asked = { idea, brief, concept, style, engine: 'press', colors: ['Black'] };
    const made = await call(client, 'create_design', asked);
    expect(made.output).toMatchObject({ dryRun: false, cached: false, pageUrl: expect.stringContaining('/library/') });
    const again = await call(client, 'create_design', asked);
    expect(again.output).toMatchObject({ cached: true, generationId: made.output.generationId });
    const id = made.output.generationId;
    await ann.ended(id);
    const shown = await call(client, 'get_design', { id });
    expect(shown.output).toMatchObject({ id, status: 'finalized', publish_status: 'draft', publish_when: 'approved' });
    expect(shown.output.nextStep).toContain('publish_design');
    const image = shown.content.find(({ type }) => type === 'image') as { data: string; mimeType: string };
    expect([image.mimeType, image.data.length < 400_000]).toEqual(['image/webp', true]);
    expect(shown.content).toContainEqual(expect.objectContaining({ uri: `inkloom://designs/${id}` }));
  }, 120_000);

  it('says what it would cost and makes nothing', async () => {
    const bob = await seller(app, { credits: 1 });
    const client = await assistantOf(bob);
    const lineUpId = await saveLineUp(bob, [bodies.hoodie, bodies.mug]);
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
    const [entries, calls] = [await ledgerOf(bob), { idea: 'A calm whale', colors: ['Black'], dryRun: true }];
    const design = await call(client, 'create_design', { ...calls, lineUpId });
    expect(design.output).toMatchObject({
      cost: { credits: 3, available: 1, left: -2 },
      wouldMake: { products: ['T-shirt', expect.stringContaining('Hooded'), expect.any(String)] },
      obstacles: [expect.stringContaining('/settings/billing')],
    });
    const rows = [{ idea: 'One' }, { idea: 'Two' }];
    const batch = await call(client, 'create_batch', { name: 'Two', rows, colors: ['Black'], dryRun: true });
    expect(batch.output.cost).toEqual({ credits: 2, available: 1, left: -1 });
    const products = await call(await assistantOf(ann), 'put_on_products', {
      ...{ id: drawn, dryRun: true },
      lineUpId: await saveLineUp(ann, [bodies.hoodie, bodies.mug]),
    });
    expect(products.output).toMatchObject({ cost: { credits: 2 }, wouldAdd: [expect.any(String), expect.any(String)] });
    await app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 0 } });
    expect(await ledgerOf(bob)).toBe(entries);
    expect([await app.prisma.generation.count({ where: { userId: bob.id } }), await batchesOf(bob)]).toEqual([0, 0]);
    expect(await app.prisma.designProduct.count({ where: { generationId: drawn } })).toBe(0);
  });
});

describe('tools for what is made', () => {
  it('change a listing only in the version that was read', async () => {
    const client = await assistantOf(ann);
    const { output: listing } = await call(client, 'get_listing', { id: drawn });
    const change = { id: drawn, version: listing.version, title: 'Hiking fox shirt for mountain lovers' };
    const changed = await call(client, 'update_listing', change);
    expect(changed.output).toMatchObject({ title: change.title, version: listing.version + 1 });
    expect((await call(client, 'update_listing', change)).error).toMatchObject({
      ...{ code: 'listing_changed', whatToDo: expect.stringContaining('get_listing') },
    });
  });

  it('calculate the profit of a design and of a price', async () => {
    const client = await assistantOf(ann);
    const ofDesign = await call(client, 'get_profit', { id: drawn });
    expect(ofDesign.output.sizes.length).toBeGreaterThan(0);
    const ofPrice = await call(client, 'get_profit', { price: 2499, targetMargin: 30 });
    expect(ofPrice.output.sizes[0]).toMatchObject({ price: 2499, fees: { total: expect.any(Number) } });
    expect((await call(client, 'get_profit')).error).toMatchObject({
      code: 'validation_failed',
      fields: { price: expect.any(String) },
    });
  });

  it('put a design on the products of a line-up, each once', async () => {
    const client = await assistantOf(ann);
    const lineUpId = await saveLineUp(ann, [bodies.mug]);
    const { output: listed } = await call(client, 'list_line_ups');
    expect(listed.lineUps).toContainEqual(expect.objectContaining({ id: lineUpId }));
    const id = await draftOf(ann, 'A mug of tea');
    for (let turn = 0; turn < 2; turn += 1) {
      const { output } = await call(client, 'put_on_products', { id, lineUpId });
      expect(output.products).toEqual([expect.objectContaining({ kind: 'mug' })]);
    }
    const dry = await call(client, 'put_on_products', { id, lineUpId, dryRun: true });
    expect(dry.output).toMatchObject({ wouldAdd: [], cost: { credits: 0 } });
    const unknown = await call(client, 'put_on_products', { id, lineUpId: unknownId, dryRun: true });
    expect(unknown.error).toMatchObject({ code: 'not_found', fields: { lineUpId: expect.any(String) } });
  });

  it('make one batch of a call that is repeated, name faulty rows, and start it', async () => {
    const client = await assistantOf(ann);
    const rows = [{ idea: 'A badger with a map' }, { idea: 'A heron', colors: ['No such color'] }];
    const asked = { name: 'Animals', rows, colors: ['Black'] };
    const [first, second] = [await call(client, 'create_batch', asked), await call(client, 'create_batch', asked)];
    expect(second.output.batch.id).toBe(first.output.batch.id);
    expect(first.output).toMatchObject({
      batch: { state: 'draft', cost: { spent: 0 } },
      faults: [{ position: 2, faults: [expect.objectContaining({ field: 'colors' })] }],
    });
    const own = await call(client, 'create_batch', { ...asked, idempotencyKey: 'another', start: true });
    expect(own.output.batch.id).not.toBe(first.output.batch.id);
    const shown = await call(client, 'get_batch', { id: own.output.batch.id });
    expect(shown.output).toMatchObject({ rows: 2, page: { rows: [{ position: 1 }, { position: 2 }] } });
    const other = await call(client, 'create_batch', { ...asked, name: 'Other', idempotencyKey: 'another' });
    expect(other.error).toMatchObject({ code: 'idempotency_conflict' });
    const faulty = await call(client, 'create_batch', { ...asked, rows: rows.slice(1), start: true });
    expect(faulty.output.batch.state).toBe('draft');
  });

  it('list designs in pages, and show them as resources', async () => {
    const client = await assistantOf(ann);
    const { output: page } = await call(client, 'list_designs', { limit: 1 });
    const { output: next } = await call(client, 'list_designs', { limit: 1, cursor: page.nextCursor });
    expect(next.designs[0].id).not.toBe(page.designs[0].id);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`inkloom://designs/${drawn}`);
    const { contents } = await client.readResource({ uri: `inkloom://designs/${drawn}` });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id: drawn, status: 'finalized' });
    const preview = await client.readResource({ uri: `inkloom://designs/${drawn}/preview` });
    expect(preview.contents[0]).toMatchObject({ mimeType: 'image/webp', blob: expect.any(String) });
    for (const uri of [`inkloom://designs/${unknownId}`, 'inkloom://designs/1', 'file:///etc/passwd'])
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 });
  });
});

describe('publishing', () => {
  const publish = (client: Client, args: object) => call(client, 'publish_design', args);

  it('takes a code that was given for this design, this time and this state of it, once', async () => {
    const client = await assistantOf(ann);
    const id = await draftOf(ann, 'A fox that is published');
    const asked = await publish(client, { id });
    const { confirmationCode, willHappen, state } = asked.output;
    expect([state, willHappen]).toEqual(['confirmation_required', expect.stringMatching(/goes on sale .* in Black/)]);
    expect((await ann.generation(id)).publish_when).toBe('approved');
    const refused = [
      { id, confirmationCode: `${confirmationCode}x` },
      { id, confirmationCode: 'yes' },
      { id: drawn, confirmationCode },
      { id, confirmationCode, publishAt: '2030-12-01T09:00:00Z' },
    ];
    for (const args of refused)
      expect((await publish(client, args)).error).toMatchObject({ code: 'confirmation_invalid' });
    const done = await publish(client, { id, confirmationCode });
    expect(done.output).toMatchObject({ state: 'accepted', nextStep: expect.stringContaining('get_design') });
    const twice = await publish(client, { id, confirmationCode });
    expect(['confirmation_invalid', 'already_published']).toContain(twice.error?.code);
    await ann.until(id, ({ publish_status }) => publish_status === 'published');
    expect((await publish(client, { id })).error).toMatchObject({ code: 'already_published' });
  });

  it('asks again after the listing has changed', async () => {
    const client = await assistantOf(ann);
    const { confirmationCode } = (await publish(client, { id: drawn })).output;
    const { version } = (await call(client, 'get_listing', { id: drawn })).output;
    await call(client, 'update_listing', { id: drawn, version, price: 3199 });
    expect((await publish(client, { id: drawn, confirmationCode })).error?.code).toBe('confirmation_invalid');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const later = (await publish(client, { id: drawn, publishAt })).output;
    expect(later.willHappen).toContain('$31.99');
    await publish(client, { id: drawn, publishAt, confirmationCode: later.confirmationCode });
    expect(await ann.generation(drawn)).toMatchObject({ publish_when: 'date', publish_status: 'draft' });
  });

  it('is not for designs of others, nor before a design is made', async () => {
    const bob = await seller(app);
    const client = await assistantOf(bob);
    expect((await publish(client, { id: drawn })).error?.code).toBe('not_found');
    await resetSandbox(app);
    await control(app, 'POST', '/settings', { openai: { imageDelayMs: 1500 } });
    const { output } = await call(client, 'create_design', { idea: 'Not made yet', colors: ['Black'] });
    const early = await publish(client, { id: output.generationId });
    expect(early.error).toMatchObject({ code: 'not_ready', whatToDo: expect.stringContaining('get_design') });
    await bob.ended(output.generationId);
  });
});

describe('errors that an assistant can act on', () => {
  it('name the code, the field and what to do', async () => {
    const poor = await assistantOf(await seller(app, { credits: 0 }));
    const alone = await assistantOf(await seller(app, { connected: false }));
    const order = { idea: 'A red fox', colors: ['Black'] };
    const { error: credits } = await call(poor, 'create_design', order);
    expect(credits).toMatchObject({
      code: 'insufficient_credits',
      whatToDo: expect.stringContaining(`${app.url}/settings/billing`),
    });
    const { error: connection } = await call(alone, 'create_design', order);
    expect(connection).toMatchObject({
      code: 'provider_not_connected',
      whatToDo: expect.stringContaining(`${app.url}/settings/printify`),
    });
    const { error: color } = await call(poor, 'create_design', { ...order, colors: ['Nocolor'] });
    expect(color).toMatchObject({ code: 'validation_failed', fields: expect.any(Object) });
    const { error: input } = await call(poor, 'create_design', { ...order, idea: ' ', shade: 'Black' });
    expect(Object.keys(input?.fields ?? {})).toEqual(['idea', 'arguments']);
    const { error: key } = await call(poor, 'create_design', { ...order, idempotencyKey: 'zwölf' });
    expect(key?.fields).toMatchObject({ idempotencyKey: expect.any(String) });
    expect((await call(poor, 'get_design', { id: drawn })).error?.code).toBe('not_found');
    expect((await call(poor, 'get_credits')).output).toMatchObject({
      balance: 0,
      buyUrl: `${app.url}/settings/billing`,
    });
  });

  it('say how long to wait where a limit is reached', async () => {
    const bob = await seller(app, { connected: false });
    const spent = { key: `press-concepts:${bob.id}`, points: 20, expire: BigInt(Date.now() + 60_000) };
    await app.prisma.rateLimit.create({ data: spent });
    const { error: limited } = await call(await assistantOf(bob), 'suggest_concepts', { idea: 'A limit' });
    expect(limited).toMatchObject({ code: 'rate_limited', whatToDo: expect.stringMatching(/^Wait \d+ seconds/) });
  });

  it('are counted by tool and outcome, without arguments', async () => {
    const client = await assistantOf(ann);
    await call(client, 'get_design', { id: unknownId });
    const { text } = await requestRaw(app, 'GET', '/metrics');
    expect(text).toMatch(/inkloom_mcp_tool_calls_total\{tool="get_design",outcome="not_found"\} \d/);
    expect(text).toMatch(
      /inkloom_http_request_seconds_count\{method="GET",route="\/api\/generations\/:id",status="404"\}/,
    );
    expect(text).not.toContain(unknownId);
  });

  it('of one seller are not another’s', async () => {
    const people = await Promise.all([1, 2, 3].map((credits) => seller(app, { credits, connected: false })));
    const clients = await Promise.all(people.map(assistantOf));
    const calls = Array.from({ length: 30 }, (_, at) => call(clients[at % 3] as Client, 'get_credits'));
    const balances = (await Promise.all(calls)).map(({ output }) => output.balance);
    expect(balances).toEqual(balances.map((_, at) => (at % 3) + 1));
  });
});

describe('a program', () => {
  const order = { idea: 'A design of a program', colors: ['Black'] };

  async function assistantWith(scopes: Scope[], more: object = {}): Promise<Client> {
    const { key } = await keyOf(ann, { scopes, ...more });
    const client = await assistant(app, key);
    open.push(client);
    return client;
  }

  it('with a key is told which scope it lacks, and may do the rest', async () => {
    const client = await assistantWith(['read']);
    expect((await call(client, 'get_credits')).output.balance).toBeGreaterThan(0);
    expect((await call(client, 'create_design', order)).error).toMatchObject({
      ...{ code: 'insufficient_scope', scope: 'design', whatToDo: expect.stringContaining('/settings/api-keys') },
    });
  });

  it('makes what waits for its seller, and publishes with the scope alone', async () => {
    const [maker, publisher] = [await assistantWith(['read', 'design']), await assistantWith(['read', 'publish'])];
    const { output } = await call(maker, 'create_design', order);
    expect((await ann.ended(output.generationId)).publish_when).toBe('approved');
    const id = output.generationId;
    const { confirmationCode } = (await call(maker, 'publish_design', { id })).output;
    const refused = await call(maker, 'publish_design', { id, confirmationCode });
    expect(refused.error).toMatchObject({ code: 'insufficient_scope', scope: 'publish' });
    const again = (await call(publisher, 'publish_design', { id })).output;
    const done = await call(publisher, 'publish_design', { id, confirmationCode: again.confirmationCode });
    expect(done.output.state).toBe('accepted');
  });

  it('spends no more a day than its key may, and nothing for a call that is repeated', async () => {
    const client = await assistantWith(['read', 'design'], { creditsPerDay: 1 });
    const keyed = { idea: 'A design within the cap', colors: ['Black'], idempotencyKey: 'within the cap' };
    const calls = await Promise.all(Array.from({ length: 5 }, () => call(client, 'create_design', keyed)));
    const made = new Set(calls.flatMap(({ output }) => output?.generationId ?? []));
    const repeated = await call(client, 'create_design', keyed);
    expect([...made]).toEqual([repeated.output.generationId]);
    const { error } = await call(client, 'create_design', { ...order, idea: 'A design beyond the cap' });
    expect(error).toMatchObject({ code: 'daily_cap_reached', whatToDo: expect.stringContaining('midnight UTC') });
  });

  it('is shut out as soon as its key is revoked', async () => {
    const { key, id } = await keyOf(ann, { scopes: ['read'] });
    const client = await assistant(app, key);
    open.push(client);
    await call(client, 'get_credits');
    await ann.delete(`/api/keys/${id}`);
    await expect(call(client, 'get_credits')).rejects.toMatchObject({ code: 401 });
  });

  it('with a grant is challenged to ask for the scope it lacks', async () => {
    const params = { name: 'create_design', arguments: order };
    const refused = await post(app, grantOf(ann, 'read'), message('tools/call', params));
    const metadata = `resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`;
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      ...[403, `Bearer error="insufficient_scope", scope="read design", ${metadata}`],
    ]);
    expect(refused.body.error?.data).toMatchObject({ code: 'insufficient_scope', scope: 'design' });
    const batch = await post(app, grantOf(ann, 'read'), [message('ping'), message('tools/call', params, 2)]);
    expect([batch.status, (batch.body as RpcAnswer[])[1]?.result.isError]).toEqual([200, true]);
    const resources = await post(app, grantOf(ann, 'design'), message('resources/list'));
    expect([resources.status, resources.headers.get('www-authenticate')]).toEqual([
      ...[403, `Bearer error="insufficient_scope", scope="design read", ${metadata}`],
    ]);
  });
});

const grants = new Map<string, ProgramAccess>();

/** A token of an app that the seller has connected. */
function grantOf({ id }: Seller, ...scopes: Scope[]): string {
  const token = `test_grant_${randomUUID()}`;
  const program: Program = { id: randomUUID(), kind: 'grant', name: 'Test', scopes, creditsPerDay: null };
  grants.set(token, { program, user: { id, email: '', bannedUntil: null } });
  return token;
}

describe('the protocol', () => {
  const list = message('tools/list');

  it('is closed to strangers, and says where to get a token', async () => {
    const metadata = `resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`;
    const none = await post(app, null, list);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer scope="read design", ${metadata}`,
    ]);
    expect(none.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code: 'unauthorized' } } });
    const wrong = await post(app, 'wrong', list);
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      ...[401, `Bearer error="invalid_token", scope="read design", ${metadata}`],
    ]);
    expect((await requestRaw(app, 'GET', '/mcp')).status).toBe(401);
  });

  it('refuses pages of other sites', async () => {
    for (const origin of ['https://evil.example', 'null'])
      expect((await post(app, ann.token, list, { origin })).status).toBe(403);
    expect((await post(app, ann.token, list, { origin: app.url })).status).toBe(200);
  });

  it('answers who takes any type', async () => {
    expect((await post(app, ann.token, list, { accept: '*/*' })).status).toBe(200);
  });

  it.each(['/%6dcp', 'absolute', '/mcp#x'])('is guarded where its address is written as %s', async (written) => {
    const path = written === 'absolute' ? `${app.url}/mcp` : written;
    const send = (headers: Record<string, string>) => sendTo(path, { ...jsonRpcHeaders, ...headers }, list);
    const authorization = `Bearer ${ann.token}`;
    expect((await send({ authorization })).status).toBe(200);
    expect((await send({ authorization, origin: 'https://evil.example' })).status).toBe(403);
    const { status, headers } = await send({});
    expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(headers['www-authenticate']).toContain('/.well-known/oauth-protected-resource/mcp');
  });

  it('answers 405 to what is no POST', async () => {
    const headers = { authorization: `Bearer ${ann.token}`, accept: 'text/event-stream' };
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
      const answer = await requestRaw(app, method, '/mcp', { headers });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it.each([
    ['no JSON', '{"jsonrpc"', {}, 400, -32_700],
    ['no body', '', {}, 400, -32_700],
    ['no message', { hello: 1 }, {}, 400, -32_600],
    ['another version', { ...list, jsonrpc: '1.0' }, {}, 400, -32_600],
    ['an id of null', { ...list, id: null }, {}, 400, -32_600],
    ['an empty batch', [], {}, 400, -32_600],
    ['a call without a tool', message('tools/call'), {}, 200, -32_602],
    ['a beginning without a revision', message('initialize'), {}, 200, -32_602],
    ['a wrong Accept', list, { accept: 'application/json' }, 406, -32_000],
    ['a wrong type', list, { 'content-type': 'text/plain' }, 415, -32_000],
    ['an unknown revision', list, { 'mcp-protocol-version': '1999-01-01' }, 400, -32_000],
    ['a batch in a revision without', [list], { 'mcp-protocol-version': '2025-11-25' }, 400, -32_600],
    ['too long a batch', Array.from({ length: 21 }, () => list), {}, 400, -32_600],
    ['a batch that cancels', [list, { jsonrpc: '2.0', method: 'notifications/cancelled' }], {}, 400, -32_600],
    ['too large a body', `"${'x'.repeat(1024 * 1024)}"`, {}, 413, -32_000],
    ['too deep a body', message('tools/list', nested(20)), {}, 400, -32_000],
    ['an unknown tool', message('tools/call', { name: 'drop_tables' }), {}, 200, -32_602],
    ['an unknown method', message('tools/drop'), {}, 200, -32_601],
  ])('answers %s with an error', async (_, body, headers, status, code) => {
    const answer = await post(app, ann.token, body, headers as Record<string, string>);
    expect([answer.status, answer.body.error?.code, answer.body]).toEqual([
      ...[status, code, expect.objectContaining({ jsonrpc: '2.0' })],
    ]);
  });

  it('takes notifications, and batches of the revision that has them', async () => {
    const noted = await post(app, ann.token, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([noted.status, noted.text]).toEqual([202, '']);
    const batch = [message('ping', {}, 1), message('tools/call', { name: 'get_credits' }, 2)];
    const answer = await post(app, ann.token, batch, { 'mcp-protocol-version': '2025-03-26' });
    expect(answer.body).toEqual([
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 2, result: expect.objectContaining({ structuredContent: expect.any(Object) }) },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('agrees on a revision', async () => {
    const about = { capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    for (const [wanted, agreed] of [
      ['2025-06-18', '2025-06-18'],
      ['1999-01-01', '2025-11-25'],
    ]) {
      const { body } = await post(app, ann.token, message('initialize', { protocolVersion: wanted, ...about }));
      expect(body.result.protocolVersion).toBe(agreed);
    }
  });
});

/** With the path as it is given, which `fetch` would write anew. */
async function sendTo(path: string, headers: Record<string, string>, body: object) {
  const { hostname, port } = new URL(app.url);
  const sent = httpRequest({ hostname, port, path, method: 'POST', headers });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

function nested(levels: number): object {
  return levels === 0 ? {} : { more: nested(levels - 1) };
}

const batchesOf = (person: Seller) => app.prisma.batch.count({ where: { userId: person.id } });
