import { setTimeout as sleep } from 'node:timers/promises';

/** An answer of the product; the body is looked into field by field. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
  body: any;
}

export interface Call {
  body?: string;
  headers?: Record<string, string>;
}

/** One request, with redirects left alone. */
export async function request(app: { url: string }, method: string, path: string, call: Call = {}): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, { method, redirect: 'manual', ...call });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** Reads again and again until the value is as wanted, for up to ten seconds. */
export async function until<T>(read: () => Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + 10_000; ; ) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > end) throw new Error(`Not as wanted: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await sleep(25);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
