/** An answer of the product; the body is looked into field by field. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
  body: any;
}

export interface Call {
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** One request, with redirects left alone. */
export async function request(app: { url: string }, method: string, path: string, call: Call = {}): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, { method, redirect: 'manual', ...call });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
