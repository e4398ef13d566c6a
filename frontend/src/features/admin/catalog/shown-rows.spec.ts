import { expect, it } from '@jest/globals';
import type { CatalogRow } from './catalog-row.ts';
import { shownRows } from './shown-rows.ts';

const rows = [30, 10, 20].map((cost) => ({ cost }) as CatalogRow);
const columns = [{ name: 'Cost', sortBy: ({ cost }: CatalogRow) => cost }];

it.each([
  [undefined, [30, 10]],
  [{ key: 'Cost', order: 'asc' as const }, [10, 20]],
  [{ key: 'Cost', order: 'desc' as const }, [30, 20]],
])('a table that ends early begins with the first of all rows, sorted by %j', (sort, costs) => {
  expect(shownRows(rows, columns, sort, 2).map(({ cost }) => cost)).toEqual(costs);
});
