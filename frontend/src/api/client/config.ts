import type { ClientConfig } from '../model/clientConfig.ts';

let current: ClientConfig = {
  publicUrl: '',
  sandbox: false,
  mailboxUrl: null,
  supportEmail: '',
  guideVideo: null,
  auth: { url: '', anonKey: null },
};

/** Reads the deployment's configuration once, before the first render. If that fails, the defaults are used. */
export async function loadConfig(): Promise<void> {
  try {
    const response = await fetch('/api/config', { credentials: 'same-origin' });
    if (response.ok) current = (await response.json()) as ClientConfig;
  } catch {
    // The first call of a screen reports that the server cannot be reached, where a person can try again.
  }
}

export function clientConfig(): ClientConfig {
  return current;
}
