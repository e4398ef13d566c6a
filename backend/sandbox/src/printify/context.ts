import type { SandboxContext } from '../core/context.ts';
import { Accounts } from './accounts/accounts.ts';
import { RateLimits } from './accounts/rate-limits.ts';
import { Products } from './products/products.ts';
import { Mockups } from './shop/mockups.ts';
import { Uploads } from './uploads/uploads.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface PrintifyContext {
  accounts: Accounts;
  uploads: Uploads;
  products: Products;
  webhooks: Webhooks;
  mockups: Mockups;
  rateLimits: RateLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    printify: PrintifyContext;
  }
}

export function createPrintify(sandbox: SandboxContext): PrintifyContext {
  const { store } = sandbox;
  const uploads = new Uploads(store);
  const mockups = new Mockups(uploads);
  const rateLimits = new RateLimits();
  const webhooks = new Webhooks(store);
  sandbox.onReset(() => {
    mockups.clear();
    rateLimits.clear();
    webhooks.clear();
  });
  return {
    accounts: new Accounts(store),
    uploads,
    products: new Products(store, uploads),
    webhooks,
    mockups,
    rateLimits,
  };
}
