import type { Adapter } from 'oidc-provider';

export async function notStored(): Promise<void> {
  throw new Error('oidc-provider stores something that it has no table for.');
}

/**
 * Sessions of the library itself: it finds none and begins anew with each request. Who the seller is, our own session
 * says, at each consent.
 */
export const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  consume: notStored,
  destroy: async () => undefined,
  revokeByGrantId: notStored,
};
