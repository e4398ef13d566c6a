export const PROVIDERS = ['openai', 'printify', 'printful', 'stripe', 'smtp'] as const;
export type Provider = (typeof PROVIDERS)[number];

export interface Call {
  id: number;
  provider: Provider;
  /** For smtp the command at which the call ended. */
  method: string;
  /** Below the provider's prefix, without the query; for smtp the recipients, separated by commas. */
  path: string;
  query: string;
  at: string;
  /** The provider's answer, also where a fault stopped it on the way; null until there is one. */
  status: number | null;
  /** Whether the provider did the work: false where it refused, or where a fault came before. */
  effect: boolean;
  fault: string | null;
}

export interface CallFilter {
  provider?: Provider | undefined;
  path?: RegExp | undefined;
  method?: string | undefined;
  token?: string | undefined;
}

const LIMIT = 10_000;

interface Entry {
  call: Call;
  token: string;
}

/** The last 10,000 calls. Tokens can be filtered by and are never shown. */
export class CallLog {
  private entries: Entry[] = [];
  private last = 0;

  add({ provider, method, path, query }: Pick<Call, 'provider' | 'method' | 'path' | 'query'>, token: string): Call {
    const added: Call = {
      id: ++this.last,
      provider,
      method,
      path,
      query,
      at: new Date().toISOString(),
      status: null,
      effect: false,
      fault: null,
    };
    this.entries.push({ call: added, token });
    if (this.entries.length > LIMIT * 1.1) this.entries = this.entries.slice(-LIMIT);
    return added;
  }

  list(filter: CallFilter): Call[] {
    return this.entries
      .slice(-LIMIT)
      .filter(({ call, token }) => matches(call, token, filter))
      .map(({ call }) => call);
  }

  clear(): void {
    this.entries = [];
  }
}

function matches(call: Call, token: string, filter: CallFilter): boolean {
  if (filter.provider && call.provider !== filter.provider) return false;
  if (filter.method && call.method !== filter.method.toUpperCase()) return false;
  if (filter.token !== undefined && token !== filter.token) return false;
  return !filter.path || filter.path.test(call.path);
}
