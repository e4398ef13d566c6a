import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sendPage, serveStylesheet } from '../../http/page.ts';
import { findBlueprint, variantsFor } from '../catalog/catalog.ts';
import { connectionsPage, type TokenRequest } from './connections-page.ts';
import { shrinkMockup } from './mockups.ts';
import { shopPage } from './page.ts';

const PAGE_POLICY = "default-src 'none'; img-src 'self' http: https:; style-src 'self'; base-uri 'none'";
const FOREVER = 'public, max-age=31536000, immutable';

export const shopRoutes: FastifyPluginAsync = async (app) => {
  const { products, uploads, accounts, mockups } = app.printify;

  app.get<{ Params: { product: string; variant: string; camera: string }; Querystring: { s?: string } }>(
    '/mockup/:product/:variant/:camera/:name',
    async ({ params, query }, reply) => {
      const record = products.get(params.product);
      const jpeg = record && (await mockups.draw(record, Number(params.variant), Number(params.camera)));
      if (!jpeg) return sendNotFound(reply);
      return reply
        .type('image/jpeg')
        .header('cache-control', FOREVER)
        .send(await shrinkMockup(jpeg, Number(query.s)));
    },
  );

  app.get<{ Params: { id: string } }>('/blueprint/:id.jpg', async ({ params }, reply) => {
    const blueprint = findBlueprint(Number(params.id));
    const variant = blueprint && variantsFor(blueprint.id, blueprint.offers[0]?.provider ?? 0)?.[0];
    if (!blueprint || !variant) return sendNotFound(reply);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await mockups.blank(blueprint.id, variant));
  });

  app.get<{ Params: { id: string } }>('/image/:id', async ({ params }, reply) => {
    const upload = uploads.get(params.id);
    const bytes = upload && uploads.bytes(upload.id);
    if (!bytes) return sendNotFound(reply);
    return reply
      .type(upload.mime_type)
      .headers({ 'cache-control': FOREVER, 'x-content-type-options': 'nosniff' })
      .send(bytes);
  });

  app.get<{ Params: { shop: string; product: string } }>('/shop/:shop/:product', async ({ params }, reply) => {
    const record = products.get(params.product);
    const found = accounts.findShop(Number(params.shop));
    if (!record?.listing || record.shopId !== found?.shop.id) return sendNotFound(reply);
    return sendPage(reply, shopPage(record, record.listing, found.shop.title, app.sandbox.publicUrl), PAGE_POLICY);
  });

  app.get<{ Querystring: TokenRequest }>('/connections', async ({ query }, reply) =>
    sendPage(reply.header('cache-control', 'no-store'), connectionsPage(query), `${PAGE_POLICY}; form-action 'self'`),
  );

  serveStylesheet(app, '/shop.css', new URL('./shop.css', import.meta.url));
};

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
}
