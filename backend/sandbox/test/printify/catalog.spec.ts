import { describe, expect, it } from '@jest/globals';
import { shirtColors } from '../../../src/print/index.ts';
import { BLUEPRINTS } from '../../src/printify/catalog/data.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

interface Provider {
  id: number;
  location: object;
  blueprints: { id: number }[];
}

interface Resource {
  type: string;
  id: string;
  attributes: { name?: string; variantId?: number; country?: { code: string } };
}

interface Variant {
  id: number;
  title: string;
  options: { color: string; size: string };
  placeholders: { position: string; width: number; height: number }[];
}

async function variants(blueprint: number, provider: number, query = ''): Promise<Variant[]> {
  const { api } = await sandbox.seller();
  const path = `/catalog/blueprints/${blueprint}/print_providers/${provider}/variants.json${query}`;
  return (await api<{ variants: Variant[] }>('GET', path)).json.variants;
}

const offers = BLUEPRINTS.flatMap(({ id, offers }) => offers.map(({ provider }) => [id, provider] as const));

describe('the catalog', () => {
  it('lists the blueprints by their real ids, without prices', async () => {
    const { api } = await sandbox.seller();
    const list = await api<{ id: number }[]>('GET', '/catalog/blueprints.json');
    expect(list.json.map((blueprint) => blueprint.id)).toEqual([5, 6, 12, 77, 706]);
    const one = await api('GET', '/catalog/blueprints/12.json');
    expect(one.json).toMatchObject({ brand: 'Bella+Canvas', model: '3001', images: [expect.any(String)] });
    const offer = '/catalog/blueprints/12/print_providers';
    const providers = await api('GET', `${offer}.json`);
    expect(providers.json).toContainEqual({ id: 29, title: 'Monster Digital', decoration_methods: ['dtg'] });
    const made = await api('GET', `${offer}/29/variants.json`);
    expect(made.text).not.toMatch(/cost|price|sku/);
    const shipping = await api<{ profiles: object[] }>('GET', `${offer}/29/shipping.json`);
    expect(shipping.json.profiles[0]).toMatchObject({ first_item: { cost: 475, currency: 'USD' }, countries: ['US'] });
  });

  it('tells by v2 what each way to send a parcel costs, as JSON:API', async () => {
    const v2 = async (path: string) => {
      const answer = await fetch(`${sandbox.url}/printify/v2/catalog/blueprints/12/print_providers${path}`, {
        headers: { authorization: 'Bearer sandbox_seller', 'user-agent': 'test' },
      });
      return { status: answer.status, json: (await answer.json()) as { data: Resource[] } };
    };
    const methods = (await v2('/29/shipping.json')).json.data;
    expect(methods.map(({ id, attributes }) => [id, attributes.name])).toEqual([
      ['1', 'standard'],
      ['3', 'express'],
      ['4', 'economy'],
    ]);
    const economy = (await v2('/29/shipping/economy.json')).json.data;
    const { length } = await variants(12, 29, '?show-out-of-stock=1');
    expect(economy).toHaveLength(length);
    expect(economy[0]).toEqual({
      type: 'variant_shipping_economy_us',
      id: String(economy[0]?.attributes.variantId),
      attributes: {
        shippingType: 'economy',
        country: { code: 'US' },
        variantId: expect.any(Number),
        shippingPlanId: expect.stringMatching(/^[0-9a-f]{24}$/),
        handlingTime: { from: 4, to: 8 },
        shippingCost: {
          firstItem: { amount: 399, currency: 'USD' },
          additionalItems: { amount: 210, currency: 'USD' },
        },
      },
    });
    const standard = (await v2('/39/shipping/standard.json')).json.data;
    expect(new Set(standard.map(({ attributes }) => attributes.country?.code))).toEqual(
      new Set(['US', 'CA', 'REST_OF_THE_WORLD']),
    );
    for (const path of [
      '/39/shipping/economy.json',
      '/29/shipping/priority.json',
      '/29/shipping/rail.json',
      '/6/shipping.json',
    ])
      expect((await v2(path)).status).toBe(404);
  });

  it('shows where a provider is and what it prints on', async () => {
    const { api } = await sandbox.seller();
    const providers = (await api<Provider[]>('GET', '/catalog/print_providers.json')).json;
    expect(providers.map((provider) => provider.id)).toEqual([6, 29, 39, 61, 99]);
    expect(providers[0]?.location).toMatchObject({ city: 'Westbury', country: 'GB' });
    const one = (await api<Provider>('GET', '/catalog/print_providers/29.json')).json;
    expect(one.blueprints.map((blueprint) => blueprint.id)).toEqual([5, 6, 12, 77, 706]);
  });

  it.each([
    [12, 'Black', [18100, 18101, 18102, 18103, 18104, 18105]],
    [12, 'White', [18540, 18541, 18542, 18543, 18544, 18545]],
    [12, 'Navy', [18396, 18397, 18398, 18399, 18400, 18401]],
    [6, 'Black', [12126, 12125, 12124, 12127, 12128, 12129]],
  ])('numbers blueprint %i in %s as the real one does', async (blueprint, color, ids) => {
    const made = await variants(blueprint, 29);
    expect(made.filter((variant) => variant.options.color === color).map((variant) => variant.id)).toEqual(ids);
  });

  it('has the default colors of the product in every size', async () => {
    const titles = (await variants(12, 29)).map((variant) => variant.title);
    for (const color of ['White', 'Black', 'Navy', 'Heather Grey'])
      for (const size of ['S', 'M', 'L', 'XL', '2XL', '3XL']) expect(titles).toContain(`${color} / ${size}`);
  });

  it('has print areas that grow with the size at some providers', async () => {
    const made = await variants(12, 29);
    const front = (title: string) =>
      made.find((variant) => variant.title === title)?.placeholders.find(({ position }) => position === 'front');
    expect(front('Black / S')).toMatchObject({ width: 3709, height: 4586 });
    expect(front('Black / 3XL')).toMatchObject({ width: 4682, height: 5787 });
  });

  it('hides variants that are out of stock unless they are asked for', async () => {
    const sold = (list: Variant[]) => list.some((variant) => variant.title === 'Mauve / 3XL');
    expect(sold(await variants(12, 29))).toBe(false);
    expect(sold(await variants(12, 29, '?show-out-of-stock=1'))).toBe(true);
  });

  it.each(offers)(
    'gives every variant of blueprint %i at provider %i its own id and a known shirt color',
    async (id, provider) => {
      const made = await variants(id, provider, '?show-out-of-stock=1');
      expect(new Set(made.map((variant) => variant.id)).size).toBe(made.length);
      expect(made.filter((variant) => !shirtColors[variant.options.color])).toEqual([]);
    },
  );

  it('answers 404 for a provider that does not offer the blueprint', async () => {
    const { api } = await sandbox.seller();
    expect((await api('GET', '/catalog/blueprints/706/print_providers/39/variants.json')).status).toBe(404);
  });
});
