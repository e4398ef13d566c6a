import { Seller } from './seller.ts';

export interface KeyWanted {
  name?: string;
  scopes?: string[];
  creditsPerDay?: number;
  expiresAt?: string;
}

export const allScopes = ['read', 'design', 'publish', 'billing:read'];

/** A new API key of a seller. */
export async function keyOf(
  person: Seller,
  wanted: KeyWanted = {},
): Promise<{ id: string; key: string; prefix: string }> {
  const { status, body, text } = await person.post('/api/keys', { name: 'Nightly', scopes: allScopes, ...wanted });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return body;
}

/** A program of the seller that has this key. */
export function withKey(person: Seller, key: string): Seller {
  return person.with(key);
}

/** A program of the seller with a new key. */
export async function program(person: Seller, wanted: KeyWanted = {}): Promise<Seller> {
  return person.with((await keyOf(person, wanted)).key);
}
