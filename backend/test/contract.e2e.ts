import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { startApp, type TestApp } from './support/app.ts';
import { authOpenApi, type OpenApiDocument, type Operation, openApi, operations } from './support/contract.ts';
import { quick, type Seller, seller } from './support/seller.ts';

const isPublic = (operation: Operation) => operation.security?.length === 0;
const named = (wanted: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(wanted).map((operation) => [operation.operationId, operation] as const);

/** A call that is the same for every operation; its path keeps the names of its parameters as they are. */
function call(app: TestApp, { path, method }: { path: string; method: string }, authorization?: string) {
  return fetch(app.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
}

describe('every operation of the contract', () => {
  let app: TestApp;
  let ann: Seller;

  beforeAll(async () => {
    app = await startApp(quick);
    ann = await seller(app, { connected: false });
  });
  afterAll(() => app.close());

  it('has a name of its own', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(named((operation) => !isPublic(operation)))('%s is served, and refuses strangers', async (_, operation) => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Basic YTpi']) {
      const response = await call(app, operation, authorization);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });

  it.each(named(isPublic))('%s is served to anybody', async (_, { path, method, requestBody }) => {
    const response = await fetch(app.url + path, { method });
    // What needs a body is refused for the want of one, and for nothing else.
    expect(response.status).toBe(requestBody ? 400 : 200);
  });

  it.each(named(({ path }) => path.startsWith('/api/admin')))(
    '%s is for administrators: neither strangers nor sellers',
    async (_, operation) => {
      expect((await call(app, operation)).status).toBe(401);
      const response = await call(app, operation, `Bearer ${ann.token}`);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: 'This is for administrators only.', code: 'forbidden' });
      expect(Object.keys(operation.responses)).toContain('403');
    },
  );

  it('is what the server shows in Swagger UI and as a document', async () => {
    for (const [name, document] of [
      ['openapi', openApi],
      ['auth-openapi', authOpenApi],
    ] as const) {
      const served = parse(await (await fetch(`${app.url}/api/${name}.yaml`)).text()) as OpenApiDocument;
      expect(served.paths).toEqual(document.paths);
      const json = (await (await fetch(`${app.url}/api/${name}.json`)).json()) as OpenApiDocument;
      expect(json.paths).toEqual(document.paths);
    }
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
  });
});
