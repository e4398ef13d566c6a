import type { ClientConfig } from '../model/clientConfig.ts';

let current: ClientConfig = {
  publicUrl: '',
  sandbox: false,
  mailboxUrl: null,
  supportEmail: '',
  guideVideo: null,
  auth: { url: '', anonKey: null, adminSecondFactor: false, mailIntervalSeconds: 60 },
};

/** Reads the deployment's configuration once, before the first render. If that fails, the defaults are used. */
export async function loadConfig(): Promise<void> {
  const embedded = document.getElementById('client-config')?.textContent;
  if (embedded) setClientConfig(JSON.parse(embedded) as ClientConfig);
  else await fetchConfig();
}

/** Vite's own server embeds no configuration in the page. */
async function fetchConfig(): Promise<void> {
  try {
    const response = await fetch('/api/config', { credentials: 'same-origin' });
    if (response.ok) setClientConfig((await response.json()) as ClientConfig);
  } catch {
    // The first call of a screen reports that the server cannot be reached, where a person can try again.
  }
}

export function clientConfig(): ClientConfig {
  return current;
}

export function setClientConfig(config: ClientConfig): void {
  current = config;
}
