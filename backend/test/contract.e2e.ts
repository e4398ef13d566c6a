import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { startApp, type TestApp } from './support/app.ts';

interface Operation {
  operationId: string;
  security?: object[];
  requestBody?: object;
  responses: Record<string, unknown>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const contract = parse(readFileSync(`${import.meta.dirname}/../../openapi.yaml`, 'utf8')) as Contract;
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const isPublic = (operation: Operation) => operation.security?.length === 0;

describe('every operation of the contract', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('has a name of its own', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(
    operations
      .filter((operation) => !isPublic(operation))
      .map((operation) => [operation.operationId, operation] as const),
  )('%s is served, and refuses strangers', async (_, { path, method }) => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Basic YTpi']) {
      const response = await fetch(app.url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...(authorization ? { authorization } : {}) },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'Unauthorized', code: 'unauthorized' });
    }
  });

  it.each(operations.filter(isPublic).map((operation) => [operation.operationId, operation] as const))(
    '%s is served to anybody',
    async (_, { path, method, requestBody }) => {
      const response = await fetch(app.url + path, { method });
      // What needs a body is refused for the want of one, and for nothing else.
      expect(response.status).toBe(requestBody ? 400 : 200);
    },
  );

  it('is what the server shows in Swagger UI and as a document', async () => {
    const served = parse(await (await fetch(`${app.url}/api/openapi.yaml`)).text()) as Contract;
    expect(served.paths).toEqual(contract.paths);
    const json = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Contract;
    expect(json.paths).toEqual(contract.paths);
    const page = await fetch(`${app.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
  });
});
