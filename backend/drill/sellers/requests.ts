/** One request through the balancer, and what came of it. */
export interface Answer<Body = unknown> {
  operation: string;
  /** 0: none came. */
  status: number;
  /** The machine word of a refusal. */
  code: string | null;
  hasRetryAfter: boolean;
  begunAt: number;
  ms: number;
  etag: string | null;
  body: Body | null;
}

export interface Call {
  operation: string;
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
  etag?: string | null;
}

/** Longer than any answer should take, so that one that never comes is seen. */
const longestMs = 30_000;

/** Every request of a drill goes through here and is written down. */
export class Requests {
  readonly answers: Answer[] = [];

  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async send<Body>(call: Call): Promise<Answer<Body>> {
    const begunAt = Date.now();
    const start = performance.now();
    const received = await this.fetch<Body>(call).catch(() => noAnswer);
    const answer = { operation: call.operation, begunAt, ms: performance.now() - start, ...received };
    this.answers.push({ ...answer, body: null });
    return answer;
  }

  private async fetch<Body>({ method = 'GET', path, token, body, etag }: Call) {
    const response = await fetch(path.startsWith('http') ? path : `${this.url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text;
    const parsed = isJson ? (JSON.parse(text) as Body & { code?: string; error_code?: string }) : null;
    return {
      status: response.status,
      code: response.ok ? null : (parsed?.error_code ?? parsed?.code ?? null),
      hasRetryAfter: response.headers.has('retry-after'),
      etag: response.headers.get('etag'),
      body: parsed,
    };
  }
}

const noAnswer = { status: 0, code: null, hasRetryAfter: false, etag: null, body: null };

export function isGood({ status }: Pick<Answer, 'status'>): boolean {
  return (status >= 200 && status < 300) || status === 304;
}
