import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Calls the API as sellers that are made on the way: of the pro tier, connected to a shop of the sandbox. */
export function makeSellers(origin: string, database: pg.Client) {
  async function call<Body>(method: string, path: string, token: string, body?: object): Promise<Body> {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  async function openSession(): Promise<SellersSession> {
    const account = { email: `seller-${randomUUID()}@example.com`, password: 'correct horse' };
    return call<SellersSession>('POST', '/auth/v1/signup', '', account);
  }

  /** With so many credits beside those of a new account. */
  async function equip({ access_token: token, user }: SellersSession, credits: number): Promise<void> {
    await database.query(`UPDATE users SET subscription_tier = 'pro' WHERE id = $1`, [user.id]);
    await database.query(GRANT, [user.id, `grant:${user.id}`, credits]);
    const connect = { apiToken: `sandbox_${user.id}` };
    const { shops } = await call<{ shops: { id: number }[] }>('POST', '/api/printify/connect', token, connect);
    await call('POST', '/api/printify/shop', token, { shopId: shops[0]?.id });
  }

  /** The access token of a new one. */
  async function signUp(credits: number): Promise<string> {
    const session = await openSession();
    await equip(session, credits);
    return session.access_token;
  }

  return { call, openSession, equip, signUp };
}

export interface SellersSession {
  access_token: string;
  user: { id: string };
}

const GRANT = `
  WITH lot AS (
    INSERT INTO credit_lots (id, user_id, source, source_key, amount, expires_at)
    VALUES (gen_random_uuid(), $1, 'grant', $2, $3, now() + interval '1 day') RETURNING id, user_id, amount)
  INSERT INTO ledger_entries (user_id, lot_id, cause, delta, description)
  SELECT user_id, id, 'grant', amount, 'Bench' FROM lot`;

export async function until(isDone: () => Promise<boolean>, everyMs = 100): Promise<void> {
  while (!(await isDone())) await sleep(everyMs);
}
