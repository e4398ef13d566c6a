import type { Seller } from './seller.ts';

/** Products of the sandbox's catalog. */
export const HOODIE = { blueprintId: 77, printProviderId: 29, colors: ['Black', 'White'], price: 4499 };
export const TOTE = { blueprintId: 1313, printProviderId: 99, colors: ['Natural'], price: 2499 };
export const MUG = { blueprintId: 68, printProviderId: 1, colors: ['White'], margin: 30 };
export const POSTER = { blueprintId: 282, printProviderId: 2, colors: ['White'], margin: 40 };

export async function saveLineUp(seller: Seller, lineUp: object): Promise<{ id: string }> {
  return (await seller.call('POST', '/api/line-ups', lineUp)).json() as Promise<{ id: string }>;
}
