import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { issueToken, SCOPES } from '../printify/accounts/tokens.ts';
import { ControlError, parseBody } from './body.ts';

const shopPatch = z.strictObject({
  sales_channel: z.enum(['etsy', 'custom_integration', 'disconnected']).optional(),
  title: z.string().min(1).optional(),
  /** A store that is reconnected gets another id; its products stay with the old one (P2, 8104). */
  id: z.int().positive().optional(),
});

const tokenParams = z.strictObject({
  /** The plain token of this name is for the same account. */
  account: z.string().regex(/^(?:sandbox|printful)_[\w-]{1,80}$/),
  scopes: z.array(z.enum(SCOPES)).default([...SCOPES]),
  /** Until it expires, from now; below zero: expired. */
  seconds: z
    .int()
    .min(-400 * 24 * 3600)
    .max(400 * 24 * 3600)
    .optional(),
});

export const shopControl: FastifyPluginAsync = async (app) => {
  app.patch<{ Params: { id: string } }>('/printify/shops/:id', async ({ params, body }) => {
    const { accounts } = app.printify;
    const patch = parseBody(shopPatch, body);
    const found = accounts.findShop(Number(params.id));
    if (!found) throw new ControlError(`No account of the sandbox has a shop ${params.id}`, 404);
    if (patch.id !== undefined && patch.id !== found.shop.id && accounts.findShop(patch.id))
      throw new ControlError(`id: There is a shop ${patch.id} already`);
    const shop = { ...found.shop, ...patch };
    const shops = found.account.shops.map((candidate) => (candidate === found.shop ? shop : candidate));
    accounts.save({ ...found.account, shops });
    return shop;
  });

  app.post('/printify/tokens', async ({ body }) => {
    const { seconds, ...grant } = parseBody(tokenParams, body);
    return { token: issueToken(grant, seconds) };
  });
};
