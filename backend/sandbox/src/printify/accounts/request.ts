import type { FastifyRequest } from 'fastify';
import type { Account, Shop } from './accounts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call below `/printify/v1`. */
    account?: Account;
    /** Set on every call below `/printify/v1/shops/:shop`. */
    shop?: Shop;
  }
}

export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error('This route is not behind the Printify token check');
  return request.account;
}

export function shopOf(request: FastifyRequest): Shop {
  if (!request.shop) throw new Error('This route is not below a Printify shop');
  return request.shop;
}
