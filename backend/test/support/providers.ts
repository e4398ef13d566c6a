import type { TestApp } from './app.ts';
import { bandOf } from './pictures.ts';

/** A call that the sandbox took, as `GET /control/calls` tells it. */
export interface ProviderCall {
  method: string;
  path: string;
  status: number | null;
  effect: boolean;
  fault: string | null;
}

/** What is asked of the providers' control endpoint. */
export type SandboxOf = Pick<TestApp, 'sandbox'>;

/** A product as the sandbox's Printify tells it. */
export interface ShopProduct {
  id: string;
  title: string;
  description: string;
  tags: string[];
  is_locked: boolean;
  shop_id: number;
  external: { id: string; handle: string } | null;
  variants: { id: number; sku: string; title: string; price: number; is_enabled: boolean; is_default: boolean }[];
  print_areas: {
    variant_ids: number[];
    placeholders: { position: string; images: { id: string; width: number; height: number }[] }[];
  }[];
}

export async function control<T>({ sandbox }: SandboxOf, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${sandbox.url}/control${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /control${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Makes matching calls go wrong: the next one, unless the rule says how many. */
export async function fault(app: SandboxOf, rule: object): Promise<string> {
  return (await control<{ id: string }>(app, 'POST', '/faults', rule)).id;
}

/** A fault that has struck as often as it should is gone already. */
export async function endFault({ sandbox }: SandboxOf, id: string): Promise<void> {
  await fetch(`${sandbox.url}/control/faults/${id}`, { method: 'DELETE' });
}

/** Forgets faults and calls and sets every delay and behaviour back; accounts and products stay. */
export async function resetSandbox(app: SandboxOf): Promise<void> {
  await control(app, 'DELETE', '/faults');
  await control(app, 'DELETE', '/calls');
  await control(app, 'POST', '/settings', {
    publishDelayMs: 0,
    publishOutcome: 'listed',
    rateLimits: { enabled: false },
    openai: { background: 'native', imageDelayMs: 0, textDelayMs: 0 },
  });
}

export async function callsTo(
  app: SandboxOf,
  filter: { provider: 'openai' | 'printify' | 'printful' | 'stripe'; method?: string; path?: string; token?: string },
): Promise<ProviderCall[]> {
  const { calls } = await control<{ calls: ProviderCall[] }>(app, 'GET', `/calls?${new URLSearchParams(filter)}`);
  return calls;
}

/** An account's shops never change in the sandbox. */
const shopsOf = new Map<string, { id: number }[]>();

/** Every product in every shop of a Printify account. */
export async function productsOf(
  { sandbox }: SandboxOf,
  token: string,
  network: 'printify' | 'printful' = 'printify',
): Promise<ShopProduct[]> {
  const ask = async (path: string) => {
    const response = await fetch(`${sandbox.url}/${network}/v1${path}`, {
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'inkloom-test' },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const shops = shopsOf.get(token) ?? ((await ask('/shops.json')) as { id: number }[]);
  shopsOf.set(token, shops);
  const products: ShopProduct[] = [];
  for (const { id } of shops) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = (await ask(`/shops/${id}/products.json?limit=50&page=${page}`)) as ProductPage;
      products.push(...answer.data);
      last = answer.last_page;
    }
  }
  return products;
}

interface ProductPage {
  data: ShopProduct[];
  last_page: number;
}

/** Regular expressions over the paths of OpenAI's calls. */
export const openaiPaths = { images: '/images/generations$', texts: '/chat/completions$' };

/** The same of Printify's. */
export const printifyPaths = {
  shops: '/shops\\.json$',
  catalog: '^/catalog/',
  upload: '/uploads/images\\.json$',
  products: '/products\\.json$',
  product: '/products/[0-9a-f]+\\.json$',
  publish: '/publish\\.json$',
  confirm: '/publishing_succeeded\\.json$',
};

/**
 * Pictures that take no time. Faults for pictures that a test sets must be there before, for the first rule that
 * matches strikes.
 */
export async function drawQuickly(app: SandboxOf): Promise<void> {
  await drawThis(app, await bandOf('#d2321e'));
}

/** Every picture drawn from now on is this one. */
export async function drawThis(app: SandboxOf, png: Buffer): Promise<void> {
  await fault(app, {
    provider: 'openai',
    path: openaiPaths.images,
    times: 0,
    fault: { kind: 'status', status: 200, body: { created: 0, data: [{ b64_json: png.toString('base64') }] } },
  });
}
