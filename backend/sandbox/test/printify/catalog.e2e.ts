import { describe, expect, it } from '@jest/globals';
import { shirtColors } from '../../../src/print/index.ts';
import { BLUEPRINTS } from '../../src/printify/catalog/catalog.ts';
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
  options: { color?: string; size?: string; paper?: string };
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
    expect(list.json.map((blueprint) => blueprint.id)).toEqual([
      5, 6, 12, 49, 68, 77, 157, 282, 478, 635, 706, 1313, 1389, 9001,
    ]);
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
    expect(providers.map((provider) => provider.id)).toEqual([1, 2, 6, 10, 28, 29, 39, 61, 99]);
    expect(providers[2]?.location).toMatchObject({ city: 'Westbury', country: 'GB' });
    const one = (await api<Provider>('GET', '/catalog/print_providers/29.json')).json;
    expect(one.blueprints.map((blueprint) => blueprint.id)).toEqual([5, 6, 12, 49, 77, 706]);
  });

  it.each([
    [12, 'Black', [18100, 18101, 18102, 18103, 18104, 18105]],
    [12, 'White', [18540, 18541, 18542, 18543, 18544, 18545]],
    [12, 'Navy', [18396, 18397, 18398, 18399, 18400, 18401]],
    [6, 'Black', [12126, 12125, 12124, 12127, 12128, 12129]],
    [49, 'Navy', [25388, 25419, 25450, 25481, 25512, 25543]],
    [77, 'Black', [32918, 32919, 32920, 32921, 32922, 32923]],
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

  it('names the options of each product as the real one does', async () => {
    const first = async (blueprint: number, provider: number) => (await variants(blueprint, provider))[0];
    expect(await first(68, 1)).toMatchObject({ id: 33719, title: '11oz', options: { size: '11oz' } });
    expect(await first(282, 2)).toMatchObject({
      id: 43135,
      title: '11" x 14" (Vertical) / Matte',
      options: { size: '11" x 14" (Vertical)', paper: 'Matte' },
      placeholders: [{ position: 'front', width: 3300, height: 4200 }],
    });
    expect(await first(49, 99)).toMatchObject({
      id: 25396,
      title: 'S / White',
      options: { size: 'S', color: 'White' },
    });
  });

  it('names how a product is printed, and asks more for sending what is heavier', async () => {
    const { api } = await sandbox.seller();
    const providers = await api('GET', '/catalog/blueprints/68/print_providers.json');
    expect(providers.json).toEqual([
      { id: 1, title: 'SPOKE Custom Products', decoration_methods: ['dye-sublimation'] },
    ]);
    const shipping = await api<{ profiles: object[] }>('GET', '/catalog/blueprints/68/print_providers/1/shipping.json');
    expect(shipping.json.profiles[0]).toMatchObject({ first_item: { cost: 699 }, countries: ['US'] });
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
      const unknown = made.filter(({ options }) => options.color !== undefined && !shirtColors[options.color]);
      expect(unknown).toEqual([]);
    },
  );

  it('answers 404 for a provider that does not offer the blueprint', async () => {
    const { api } = await sandbox.seller();
    expect((await api('GET', '/catalog/blueprints/706/print_providers/39/variants.json')).status).toBe(404);
  });
});
