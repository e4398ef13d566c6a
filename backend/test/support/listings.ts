import { expect } from '@jest/globals';
import type { TestApp } from './app.ts';
import { productsOf, type ShopProduct } from './providers.ts';
import type { Seller } from './seller.ts';
import { until } from './until.ts';

type Variant = Pick<ShopProduct['variants'][number], 'id' | 'price' | 'is_enabled' | 'is_default'>;

export const pathOf = (id: string) => `/api/generations/${id}/listing` as const;

export const read = async (person: Seller, id: string) => (await person.get(pathOf(id))).body;

export async function save(person: Seller, id: string, change: object) {
  const { version } = await read(person, id);
  return person.patch(pathOf(id), { ...change, version });
}

export const settled = (person: Seller, id: string) =>
  until(
    () => read(person, id),
    ({ listing_sync }) => listing_sync !== 'pending',
    { seconds: 60 },
  );

/** Changes variants at Printify, as the seller may do there. */
export async function changeAtPrintify(
  app: TestApp,
  person: Seller,
  change: (variant: Omit<Variant, 'is_default'>) => Partial<Variant>,
): Promise<void> {
  const [product] = await productsOf(app, person.printify);
  const row = await app.prisma.generation.findFirstOrThrow({ where: { productId: product?.id ?? '' } });
  const variants = product?.variants.map(({ id, price: before, is_enabled }) => {
    const variant = { id, price: before, is_enabled };
    return { ...variant, ...change(variant) };
  });
  const answer = await fetch(`${app.sandbox.url}/printify/v1/shops/${row.shopId}/products/${product?.id}.json`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${person.printify}`,
      'user-agent': 'inkloom-test',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ variants }),
  });
  expect(answer.status).toBe(200);
}

/** The shop's page shows what was published last, whatever the product says by now. */
export async function shown(externalUrl: string | null): Promise<string> {
  return (await fetch(externalUrl ?? '')).text();
}
