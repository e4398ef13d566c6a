import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { ControlError, parse } from './body.ts';

const shopPatch = z.strictObject({
  sales_channel: z.enum(['etsy', 'custom_integration', 'disconnected']).optional(),
  title: z.string().min(1).optional(),
  /** A store that is connected anew gets another id; its products stay with the old one (P2, 8104). */
  id: z.int().positive().optional(),
});

/** What a seller would do to a shop on the provider's own site. */
export const shopControl: FastifyPluginAsync = async (app) => {
  app.patch<{ Params: { id: string } }>('/printify/shops/:id', async ({ params, body }) => {
    const { accounts } = app.printify;
    const patch = parse(shopPatch, body);
    const found = accounts.findShop(Number(params.id));
    if (!found) throw new ControlError(`No account of the sandbox has a shop ${params.id}`, 404);
    if (patch.id !== undefined && patch.id !== found.shop.id && accounts.findShop(patch.id))
      throw new ControlError(`id: There is a shop ${patch.id} already`);
    const shop = { ...found.shop, ...patch };
    const shops = found.account.shops.map((candidate) => (candidate === found.shop ? shop : candidate));
    accounts.save({ ...found.account, shops });
    return shop;
  });
};
