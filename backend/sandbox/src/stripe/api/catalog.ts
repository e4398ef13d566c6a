import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { invalid } from '../protocol/errors.ts';
import { expand, flag, metadata, paging, read, text, whole } from '../protocol/params.ts';
import type { Price, Product } from '../protocol/wire.ts';
import { api, type IdPath } from './api.ts';

const product = z.strictObject({
  name: text,
  id: text.optional(),
  description: text.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
});

const price = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: whole.pipe(z.int().min(0).max(99_999_999)),
  product: text,
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: whole.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  tax_behavior: text.optional(),
  expand: expand.optional(),
});

const priceChange = z.strictObject({
  active: flag.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
});

const priceList = z.strictObject({
  ...paging,
  active: flag.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

/** Products and prices. */
export const catalogRoutes: FastifyPluginAsync = async (app) => {
  const { books, one, page, with: expanded } = api(app);
  const { events } = app.stripe;

  app.post('/products', async ({ body }) => {
    const { expand: paths, ...given } = read(product, body);
    const made: Product = books.save('product', {
      id: given.id ?? books.id('product'),
      object: 'product',
      created: books.now(),
      livemode: false,
      name: given.name,
      description: given.description ?? null,
      active: given.active ?? true,
      metadata: given.metadata ?? {},
      default_price: null,
      type: 'service',
    });
    events.emit('product.created', made);
    return expanded(made, paths);
  });
  app.get<IdPath>('/products/:id', async ({ params, query }) => one(books.get('product', params.id), query));
  app.get('/products', async ({ query }) => {
    const { active, ...paged } = read(z.strictObject({ ...paging, active: flag.optional() }), query);
    const all = books.list('product').filter((known) => active === undefined || known.active === active);
    return page('/v1/products', all, paged);
  });
  app.post<IdPath>('/products/:id', async ({ params, body }) => {
    const { expand: paths, ...change } = read(product.partial(), body);
    const before = books.get('product', params.id);
    const { name = before.name, description = before.description, active = before.active } = change;
    const after = { ...before, name, description, active, metadata: { ...before.metadata, ...change.metadata } };
    return expanded(books.save('product', after), paths);
  });

  app.post('/prices', async ({ body }) => {
    const { expand: paths, ...given } = read(price, body);
    books.get('product', given.product, 'product');
    claimKey(given.lookup_key, given.transfer_lookup_key);
    const made: Price = books.save('price', {
      id: books.id('price'),
      object: 'price',
      created: books.now(),
      livemode: false,
      active: given.active ?? true,
      currency: given.currency,
      lookup_key: given.lookup_key ?? null,
      metadata: given.metadata ?? {},
      nickname: given.nickname ?? null,
      product: given.product,
      type: given.recurring ? 'recurring' : 'one_time',
      recurring: given.recurring
        ? {
            interval: given.recurring.interval,
            interval_count: given.recurring.interval_count ?? 1,
            usage_type: 'licensed',
          }
        : null,
      unit_amount: given.unit_amount,
      unit_amount_decimal: String(given.unit_amount),
      billing_scheme: 'per_unit',
      tax_behavior: 'unspecified',
    });
    events.emit('price.created', made);
    return expanded(made, paths);
  });
  app.get<IdPath>('/prices/:id', async ({ params, query }) => one(books.get('price', params.id), query));
  app.post<IdPath>('/prices/:id', async ({ params, body }) => {
    const { expand: paths, transfer_lookup_key: transfer, ...change } = read(priceChange, body);
    const before = books.get('price', params.id);
    if (change.lookup_key !== before.lookup_key) claimKey(change.lookup_key, transfer);
    const { active = before.active, lookup_key = before.lookup_key, nickname = before.nickname } = change;
    const after = { ...before, active, lookup_key, nickname, metadata: { ...before.metadata, ...change.metadata } };
    return expanded(books.save('price', after), paths);
  });
  app.get('/prices', async ({ query }) => {
    const { active, lookup_keys: keys, product: of, type, ...paged } = read(priceList, query);
    const all = books
      .list('price')
      .filter((known) => active === undefined || known.active === active)
      .filter((known) => !keys || (known.lookup_key !== null && keys.includes(known.lookup_key)))
      .filter((known) => (of === undefined || known.product === of) && (type === undefined || known.type === type));
    return page('/v1/prices', all, paged);
  });

  /** A key belongs to one price; it moves only where that is asked for. */
  function claimKey(key: string | undefined, transfer: boolean | undefined): void {
    const holder = key === undefined ? undefined : books.list('price').find(({ lookup_key }) => lookup_key === key);
    if (!holder) return;
    if (!transfer)
      throw invalid(
        'lookup_key',
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'resource_already_exists',
      );
    books.save('price', { ...holder, lookup_key: null });
  }
};
