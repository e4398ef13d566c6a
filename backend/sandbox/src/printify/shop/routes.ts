import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { findBlueprint, variantsFor } from '../catalog/catalog.ts';
import { connectionsPage, type TokenWish } from './connections-page.ts';
import { shopPage } from './page.ts';

const STYLE = readFileSync(new URL('./shop.css', import.meta.url));
const PAGE_POLICY = "default-src 'none'; img-src 'self' http: https:; style-src 'self'; base-uri 'none'";
const FOREVER = 'public, max-age=31536000, immutable';

/** What the world sees of the sandbox's shops, below `/printify`: pages, mockups, pictures. */
export const shopRoutes: FastifyPluginAsync = async (app) => {
  const { products, uploads, accounts, mockups } = app.printify;

  app.get<{ Params: { product: string; variant: string; camera: string } }>(
    '/mockup/:product/:variant/:camera/:name',
    async ({ params }, reply) => {
      const record = products.get(params.product);
      const jpeg = record && (await mockups.draw(record, Number(params.variant), Number(params.camera)));
      if (!jpeg) return missing(reply);
      return reply.type('image/jpeg').header('cache-control', FOREVER).send(jpeg);
    },
  );

  app.get<{ Params: { id: string } }>('/blueprint/:id.jpg', async ({ params }, reply) => {
    const blueprint = findBlueprint(Number(params.id));
    const variant = blueprint && variantsFor(blueprint.id, blueprint.offers[0]?.provider ?? 0)?.[0];
    if (!variant) return missing(reply);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await mockups.blank(variant));
  });

  app.get<{ Params: { id: string } }>('/image/:id', async ({ params }, reply) => {
    const upload = uploads.get(params.id);
    const bytes = upload && uploads.bytes(upload.id);
    if (!bytes) return missing(reply);
    return reply
      .type(upload.mime_type)
      .headers({ 'cache-control': FOREVER, 'x-content-type-options': 'nosniff' })
      .send(bytes);
  });

  app.get<{ Params: { shop: string; product: string } }>('/shop/:shop/:product', async ({ params }, reply) => {
    const record = products.get(params.product);
    const found = accounts.findShop(Number(params.shop));
    if (!record?.listing || record.shopId !== found?.shop.id) return missing(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(shopPage(record, record.listing, found.shop.title, app.sandbox.publicUrl));
  });

  app.get<{ Querystring: TokenWish }>('/connections', async ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': `${PAGE_POLICY}; form-action 'self'`, 'cache-control': 'no-store' })
      .send(connectionsPage(query)),
  );

  app.get('/shop.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
};

function missing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
}
