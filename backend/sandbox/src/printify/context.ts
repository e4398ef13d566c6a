import type { FastifyRequest } from 'fastify';
import type { Account, Accounts, Shop } from './accounts.ts';
import type { Products } from './products/products.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Mockups } from './shop/mockups.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The parts of the Printify sandbox, at `app.printify`. */
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
  interface FastifyRequest {
    /** Set on every call below `/printify/v1`. */
    account?: Account;
    /** Set on every call below `/printify/v1/shops/:shop`. */
    shop?: Shop;
  }
}

/** The account that the call's token opened. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error('This route is not behind the Printify token check');
  return request.account;
}

/** The account's shop that the call's path names. */
export function shopOf(request: FastifyRequest): Shop {
  if (!request.shop) throw new Error('This route is not below a Printify shop');
  return request.shop;
}
