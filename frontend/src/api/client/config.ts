/** What the server tells everybody about this deployment (`GET /api/config`). */
export interface PublicConfig {
  /** The providers are stand-ins: no real shop, card or mail is touched. */
  sandbox: boolean;
  /** Where the stand-in for mail can be read. */
  mailboxUrl: string | null;
  supportEmail: string | null;
  /** A hosted Supabase in place of the product's own accounts. */
  auth: { url?: string; anonKey?: string | null };
}

let current: PublicConfig = { sandbox: false, mailboxUrl: null, supportEmail: null, auth: {} };

/** Reads the deployment's configuration once, before the first render. Out of reach, the defaults hold. */
export async function loadConfig(): Promise<void> {
  try {
    const response = await fetch('/api/config', { credentials: 'same-origin' });
    if (response.ok) current = { ...current, ...((await response.json()) as PublicConfig) };
  } catch {
    // The first call of a screen says that the server cannot be reached, where a person can try again.
  }
}

export function publicConfig(): PublicConfig {
  return current;
}
