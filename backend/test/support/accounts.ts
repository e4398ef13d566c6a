import { setTimeout as sleep } from 'node:timers/promises';
import { AuthClient } from '@supabase/auth-js';
import type { TestApp } from './app.ts';

/** A mail as the sandbox's mailbox tells it. */
export interface ReceivedMail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** What a browser keeps, for a client that lives in a test. */
export class MemoryStorage {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  keys(): string[] {
    return [...this.items.keys()];
  }
}

/** The real client library, as the front end sets it up, in a browser of its own. */
export function browser(app: TestApp, flowType: 'pkce' | 'implicit' = 'pkce', storage = new MemoryStorage()) {
  const auth = new AuthClient({
    url: `${app.url}/auth/v1`,
    storageKey: 'sb-inkloom-auth-token',
    storage,
    flowType,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  return { auth, storage };
}

/** Waits until so many mails have come for the address; the newest is last. */
export async function mailsTo(app: TestApp, address: string, count = 1): Promise<ReceivedMail[]> {
  for (let tries = 0; tries < 400; tries += 1) {
    const response = await fetch(`${app.sandbox.url}/mail/api/messages?to=${encodeURIComponent(address)}`);
    const mails = (await response.json()) as ReceivedMail[];
    if (mails.length >= count) return mails;
    await sleep(25);
  }
  throw new Error(`No ${count} mails for ${address} within 10 s`);
}

/** The link of a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const link = text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

/** Opens a link as a browser would and tells where it leads. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || !location) throw new Error(`${response.status}: ${await response.text()}`);
  return new URL(location);
}
