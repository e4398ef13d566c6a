import { expect, it } from '@jest/globals';
import { syntheticCatalog, syntheticVariants } from '../../src/printify/catalog/synthetic.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

interface Named {
  id: number;
  title: string;
}

it('adds as many synthetic variants as the setting says, the same every time, and removes them again', async () => {
  const { api } = await sandbox.seller();
  const read = async <T = Named[]>(path: string) => (await api<T>('GET', `/catalog/blueprints${path}`)).json;
  const before = await read('.json');
  const all = async () => {
    const found: string[] = [];
    for (const { id } of (await read('.json')).slice(before.length)) {
      for (const provider of await read(`/${id}/print_providers.json`)) {
        const path = `/${id}/print_providers/${provider.id}/variants.json?show-out-of-stock=1`;
        for (const variant of (await read<{ variants: Named[] }>(path)).variants)
          found.push(`${id} ${provider.title} ${variant.id}`);
      }
    }
    return found;
  };
  await sandbox.control('POST', '/settings', { catalogVariants: 1234 });
  const synthetic = await all();
  expect(synthetic).toHaveLength(1234);
  expect(new Set(synthetic).size).toBe(1234);
  await sandbox.control('POST', '/settings', { catalogVariants: 0 });
  expect(await read('.json')).toEqual(before);
  await sandbox.control('POST', '/settings', { catalogVariants: 1234 });
  expect(await all()).toEqual(synthetic);
});

it('plans a million variants with different names within an offer', () => {
  const catalog = syntheticCatalog(1_000_000);
  let count = 0;
  for (const { offers } of catalog.blueprints) {
    expect(new Set(offers.map(({ provider }) => provider)).size).toBe(offers.length);
    for (const offer of offers) count += offer.count;
  }
  expect(count).toBe(1_000_000);
  for (const { id, offers } of catalog.blueprints.slice(0, 40)) {
    for (const { provider, count: size } of offers) {
      const variants = syntheticVariants(catalog, id, provider) ?? [];
      expect(new Set(variants.map(({ title }) => title)).size).toBe(size);
    }
  }
});
