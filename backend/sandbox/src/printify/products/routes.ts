import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { accountOf, shopOf } from '../accounts/request.ts';
import { type PageQuery, paginate } from '../protocol/paging.ts';
import { completePublishing, startPublishing } from './publishing.ts';
import { readExternal, readNewProduct, readProduct, readPublish, readReason } from './read-body.ts';
import type { ProductRecord } from './record.ts';
import { toProduct } from './view.ts';

interface ProductPath {
  Params: { product: string };
}

export const productRoutes: FastifyPluginAsync = async (app) => {
  const { products, uploads, webhooks } = app.printify;
  const productAt = (request: FastifyRequest<ProductPath>) =>
    products.getInShop(accountOf(request), shopOf(request), request.params.product, request.id);
  const show = (record: ProductRecord, request: FastifyRequest, provisional = false) =>
    toProduct(record, {
      origin: app.sandbox.publicUrl,
      userId: accountOf(request).userId,
      upload: (id) => uploads.get(id),
      provisional,
    });

  app.get<{ Querystring: PageQuery }>('/products.json', async (request) => {
    const page = paginate(products.list(shopOf(request)), request.query, 50);
    return { ...page, data: page.data.map((record) => show(record, request)) };
  });

  app.post('/products.json', async (request) => {
    const record = products.create(accountOf(request), shopOf(request), readNewProduct(request.body));
    webhooks.notify(shopOf(request), 'product:created', record.id, {});
    return show(record, request, true);
  });

  app.get<ProductPath>('/products/:product.json', async (request) => show(productAt(request), request));

  app.put<ProductPath>('/products/:product.json', async (request) => {
    const record = products.update(accountOf(request), productAt(request), readProduct(request.body));
    webhooks.notify(shopOf(request), 'product:updated', record.id, {});
    return show(record, request);
  });

  app.delete<ProductPath>('/products/:product.json', async (request) => {
    const record = productAt(request);
    products.delete(record);
    webhooks.notify(shopOf(request), 'product:deleted', record.id, {});
    return {};
  });

  app.post<ProductPath>('/products/:product/publish.json', async (request) => {
    const record = productAt(request);
    const switches = readPublish(request.body);
    products.save(
      startPublishing(record, shopOf(request), switches, {
        settings: app.sandbox.settings,
        origin: app.sandbox.publicUrl,
        now: Date.now(),
      }),
    );
    webhooks.notify(shopOf(request), 'product:publish:started', record.id, {
      action: record.external ? 'update' : 'create',
      publish_details: { ...switches, key_features: true, shipping_template: true },
      out_of_stock_publishing: 0,
    });
    return {};
  });

  app.post<ProductPath>('/products/:product/publishing_succeeded.json', async (request) => {
    const record = products.save(completePublishing(productAt(request), readExternal(request.body)));
    return { product_id: record.id };
  });

  app.post<ProductPath>('/products/:product/publishing_failed.json', async (request) => {
    readReason(request.body);
    const record = products.save({ ...productAt(request), publishing: null });
    return { product_id: record.id };
  });

  app.post<ProductPath>('/products/:product/unpublish.json', async (request) => {
    products.save({ ...productAt(request), external: null });
    return {};
  });

  app.get<ProductPath>('/products/:product/gpsr.json', async (request) => {
    productAt(request);
    return [
      { title: 'EU representative', text: 'Example Representative Ltd, gpsr@example.com' },
      { title: 'Product information', text: 'Blank product sourced from the print provider' },
      { title: 'Care instructions', text: 'Machine wash: cold (max 30C or 90F), do not bleach, tumble dry: low heat' },
    ];
  });
};
