import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import sharp from 'sharp';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/server.ts';
import type { Product, Refusal, Upload } from './wire.ts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the body is not JSON. */
  json: T;
}

/** A sandbox in memory for the file's tests, emptied before each. */
export function useSandbox(options: Partial<SandboxOptions> = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, ...options });
  });
  beforeEach(async () => {
    await control('POST', '/reset');
  });
  afterAll(() => sandbox.close());

  const control = <T = unknown>(method: string, path: string, body?: unknown) =>
    call<T>(`${sandbox.url}/control${path}`, method, body);
  return {
    get url() {
      return sandbox.url;
    },
    get smtpPort() {
      return sandbox.smtpPort;
    },
    control,
    /** Makes the next matching calls go wrong. */
    fault: (rule: object) => control<{ id: string }>('POST', '/faults', rule),
    seller: (token = 'sandbox_seller') => sellerAt(sandbox.url, token),
  };
}

/** A Printify account: its token, shops and calls. */
export async function sellerAt(url: string, token: string) {
  const api = <T = Refusal>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}/printify/v1${path}`, method, body, { authorization: `Bearer ${token}` });
  const [etsy, custom] = (await api<{ id: number }[]>('GET', '/shops.json')).json;
  if (!etsy || !custom) throw new Error('The account has no shops');
  return {
    api,
    etsy: etsy.id,
    custom: custom.id,
    upload: async (picture?: Buffer): Promise<string> => {
      const contents = (picture ?? (await art())).toString('base64');
      return (await api<Upload>('POST', '/uploads/images.json', { file_name: 'art.png', contents })).json.id;
    },
    create: (shop: number, body: unknown) => api<Product & Refusal>('POST', `/shops/${shop}/products.json`, body),
    get: async (shop: number, id: string) => (await api<Product>('GET', `/shops/${shop}/products/${id}.json`)).json,
    publish: (shop: number, id: string, switches: object = EVERYTHING) =>
      api('POST', `/shops/${shop}/products/${id}/publish.json`, switches),
  };
}

export type Seller = Awaited<ReturnType<typeof sellerAt>>;

export const EVERYTHING = { title: true, description: true, images: true, variants: true, tags: true };

/** A red square on a transparent ground, so many pixels wide and high. */
export function art(width = 300, height = 400): Promise<Buffer> {
  const clear = { width, height, channels: 4 as const, background: '#0000' };
  const square = { create: { ...clear, width: width >> 1, height: height >> 1, background: '#d22' } };
  return sharp({ create: clear })
    .composite([{ input: square }])
    .png()
    .toBuffer();
}

/** BC 3001 at Monster Digital: Black S and M, White S (P7). */
export const VARIANTS = [18100, 18101, 18540];

/** What a client sends for a shirt in three variants with one picture in front. */
export function productBody(imageId: string, changes: object = {}) {
  return {
    title: 'Retro sunset tee',
    description: 'A cat surfs.',
    tags: ['retro', 'sunset'],
    blueprint_id: 12,
    print_provider_id: 29,
    variants: VARIANTS.map((id) => ({ id, price: 2499, is_enabled: true })),
    print_areas: [printArea(VARIANTS, imageId)],
    ...changes,
  };
}

export function printArea(variantIds: number[], imageId: string, position = 'front', place: object = {}) {
  const images = [{ id: imageId, x: 0.5, y: 0.5, scale: 1, angle: 0, ...place }];
  return { variant_ids: variantIds, placeholders: [{ position, images }] };
}

/** Asks again until the answer is as wanted; the test's own time limit ends it otherwise. */
export async function until<T>(read: () => Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function call<T = unknown>(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const content: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url, {
    method,
    headers: { 'user-agent': 'sandbox-test', ...content, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parsed(text) as T };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
