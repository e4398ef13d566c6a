import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Adapter, type Payload, Provider } from 'oidc-provider';
import { settingsOf } from './provider-settings.ts';

const origin = 'https://inkloom.example';
const document = 'https://assistant.example/client.json';
const described: Payload = {
  client_id: document,
  client_name: 'Assistant',
  redirect_uris: ['https://assistant.example/callback', 'http://127.0.0.1/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
};

let answer: Payload;
let fetched: string[];
let server: Server;

function memory(): Adapter {
  const rows = new Map<string, Payload>();
  return {
    upsert: async (id, payload) => void rows.set(id, payload),
    find: async (id) => rows.get(id),
    consume: async () => undefined,
    destroy: async (id) => void rows.delete(id),
    revokeByGrantId: async () => undefined,
  };
}

beforeAll(async () => {
  const fetch = async (address: string) => {
    fetched.push(address);
    return Response.json(answer);
  };
  const settings = { ...settingsOf({ origin, openStore: memory, mayUse: async () => true }), fetch };
  const handle = new Provider(origin, settings).callback();
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

async function authorize(client_id: string, fields: Record<string, string> = {}): Promise<Response> {
  fetched = [];
  const query = new URLSearchParams({
    ...{ client_id, response_type: 'code', redirect_uri: 'https://assistant.example/callback' },
    ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', resource: `${origin}/mcp`, ...fields },
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return fetch(`http://127.0.0.1:${port}/oauth/authorize?${query}`, { redirect: 'manual' });
}

it('asks the seller about an app that a document describes', async () => {
  answer = described;
  const { status, headers } = await authorize(document);
  expect(status).toBe(303);
  expect(headers.get('location')).toMatch(/^\/oauth\/consent\/[\w-]{43}$/);
  expect(fetched).toEqual([document]);
  expect((await authorize(document, { redirect_uri: 'http://127.0.0.1:4567/callback' })).status).toBe(303);
});

it.each([
  ['is of another address', 'https://assistant.example/other.json', described],
  ['has a secret', 'https://assistant.example/secret.json', { client_secret: 'known to all' }],
  ['sends answers elsewhere', 'https://assistant.example/elsewhere.json', { redirect_uris: ['https://evil.example/'] }],
  [
    'sends answers without encryption',
    'https://assistant.example/plain.json',
    { redirect_uris: ['http://a.example/'] },
  ],
])('refuses a document that %s', async (_, address, change) => {
  answer = { ...described, client_id: address, ...change };
  expect((await authorize(address)).status).toBe(400);
  expect(new Set(fetched)).toEqual(new Set([address]));
});

it.each(['https://127.0.0.1/client.json', 'https://assistant.example:8443/client.json', 'http://assistant.example/a'])(
  'does not read %s',
  async (address) => {
    expect((await authorize(address)).status).toBe(400);
    expect(fetched).toEqual([]);
  },
);
