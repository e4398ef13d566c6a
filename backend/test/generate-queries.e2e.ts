import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { startApp, type TestApp } from './support/app.ts';
import { quick, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  // Without a worker: only the request makes queries.
  app = await startApp({ ...quick, ROLE: 'api' });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
});

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '');
}

/** Every statement that this process sends while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = spy.mock.calls.map(([query]) => textOf(query));
  spy.mockRestore();
  return statements;
}

it('reads each thing once before it accepts a design, and writes in one transaction', async () => {
  const ann = await seller(app);
  await ann.begin({ idea: 'fills the catalog' });
  const statements = await statementsOf(() => ann.begin({ idea: 'a fox that is counted' }));
  const begin = statements.findIndex((text) => /^BEGIN/.test(text));
  const read = statements.slice(0, begin).flatMap((text) => /\bFROM "public"\."(\w+)"/.exec(text)?.[1] ?? []);
  expect(read.toSorted()).toEqual([
    'app_settings',
    'blocked_terms',
    'catalog_lists',
    'generations',
    'line_ups',
    'printify_connections',
    'product_choices',
    'user_settings',
  ]);
  expect(statements.filter((text) => /^BEGIN/.test(text))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(20);
});
