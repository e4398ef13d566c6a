import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import { parse } from 'yaml';
import { FileStore } from '../src/platform/storage/storage.ts';
import { startApp, type TestApp } from './support/app.ts';
import { until } from './support/until.ts';

describe('the server', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('says that it lives and that it is ready', async () => {
    expect(await (await fetch(`${app.url}/health/live`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${app.url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'ok', queue: 'ok', files: 'ok' });
  });

  it('counts requests for Prometheus', async () => {
    await fetch(`${app.url}/api/config`);
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(
      /inkloom_http_request_seconds_count\{method="GET",route="\/api\/config",status="200"\} [1-9]/,
    );
  });

  it('reports queue, designs, pool and database as they are', async () => {
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    for (const line of [
      /^inkloom_queue_jobs\{queue="produce-design",state="waiting"\} 0$/m,
      /^inkloom_queue_jobs\{queue="produce-design",state="failed"\} 0$/m,
      /^inkloom_queue_oldest_seconds\{queue="produce-design"\} 0$/m,
      /^inkloom_designs\{state="pending"\} 0$/m,
      /^inkloom_pool_connections\{state="total"\} [1-9]/m,
      /^inkloom_pool_connections\{state="waiting"\} 0$/m,
      /^inkloom_streams_open 0$/m,
      /^inkloom_database_away 0$/m,
      /^inkloom_provider_circuit_open\{provider="openai images"\} 0$/m,
    ]) {
      expect(metrics).toMatch(line);
    }
  });

  it('logs one line for a request, without what may be secret, and none for machines', async () => {
    const info = jest.spyOn(PinoLogger.prototype, 'info');
    const path = '/files/designs/a/b/secret.png?e=9999999999&s=AAAA';
    for (const one of ['/health/live', '/metrics', path]) await fetch(app.url + one);
    const lines = await until(
      async () => info.mock.calls.filter(([, message]) => message === 'request').map(([entry]) => entry),
      (found) => found.length > 0,
    );
    info.mockRestore();
    expect(lines).toEqual([{ method: 'GET', route: '/files/*', status: 404, ms: expect.any(Number) }]);
  });

  it('tells its counts to nobody behind a proxy', async () => {
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded']) {
      const response = await fetch(`${app.url}/metrics`, { headers: { [header]: '203.0.113.7' } });
      expect([header, response.status]).toEqual([header, 404]);
    }
  });

  it('gives every answer a request id, and keeps a harmless one that it was given', async () => {
    const own = await fetch(`${app.url}/api/config`);
    expect(own.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const given = await fetch(`${app.url}/api/config`, { headers: { 'X-Request-Id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const hostile = await fetch(`${app.url}/api/config`, { headers: { 'X-Request-Id': '<script>alert(1)</script>' } });
    expect(hostile.headers.get('x-request-id')).not.toContain('script');
  });

  it('waits 30 seconds for a request to arrive, its body too', () => {
    // Node exchanges the two where the one for the head is longer.
    expect(app.server.requestTimeout).toBe(30_000);
    expect(app.server.headersTimeout).toBeLessThanOrEqual(30_000);
  });

  it('allows no script but its own files and no frame around it', async () => {
    const policy = (await fetch(`${app.url}/api/config`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("media-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets no text become a script, and loads pictures from two hosts alone', async () => {
    const policyOf = async (path: string) => (await fetch(app.url + path)).headers.get('content-security-policy') ?? '';
    const page = (await policyOf('/')).split(';');
    expect(page).toContain("require-trusted-types-for 'script'");
    expect(page).toContain('trusted-types design-engine');
    expect(page).toContain(
      `img-src 'self' data: https://images-api.printify.com https://images.printify.com ${app.sandbox.url.replace('127.0.0.1', 'localhost')}`,
    );
    // Swagger UI writes HTML by itself.
    expect(await policyOf('/api/docs')).not.toContain('trusted-types');
  });

  it.each(['/api/openapi.yaml', '/api/openapi.json', '/api/auth-openapi.yaml', '/api/auth-openapi.json'])(
    'answers %s whole once, and then that it is the same',
    async (path) => {
      const first = await fetch(app.url + path);
      const text = await first.text();
      expect(parse(text)).toMatchObject({ openapi: expect.any(String) });
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(app.url + path, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const other = await fetch(app.url + path, { headers: { 'If-None-Match': '"other"' } });
      expect([other.status, await other.text()]).toEqual([200, text]);
    },
  );

  it('writes no file for each of many questions whether it is ready', async () => {
    const written = jest.spyOn(FileStore.prototype, 'check');
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${app.url}/health/ready`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(written.mock.calls.length).toBeLessThanOrEqual(1);
    written.mockRestore();
  });

  it('has no cache store what the API answers', async () => {
    for (const path of ['/api/user', '/%61pi/user', '/api/config', '/api/nothing', '/auth/v1/user']) {
      expect([path, (await fetch(app.url + path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('forbids pages what the product does not use, and says where to report a hole', async () => {
    const response = await fetch(`${app.url}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:support@inkloom\.example$/m);
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
  });

  it('answers unknown paths of the API with the one shape of errors', async () => {
    const response = await fetch(`${app.url}/api/nothing/here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Not found', code: 'not_found' });
  });

  it('says of an address that cannot be read that it is the address', async () => {
    const response = await fetch(`${app.url}/api/generations/%E0%A4%A`);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { code: 'bad_url' },
    });
    const wire = await fetch(`${app.url}/auth/v1/factors/%zz/challenge`, { method: 'POST' });
    expect({ status: wire.status, body: await wire.json() }).toMatchObject({
      status: 404,
      body: { code: 404, error_code: 'not_found' },
    });
  });

  it.each([
    ['a file that is not signed for', '/files/designs/a/b/print.png'],
    ['a signature that is wrong', '/files/designs/a/b/print.png?e=9999999999&s=AAAA'],
    ['a path that climbs', '/files/..%2f..%2fkeys.json?e=9999999999&s=AAAA'],
  ])('hides %s', async (_, path) => {
    const response = await fetch(app.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  const postTo = async (path: string, body: string | Uint8Array<ArrayBuffer>) => {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return { status: response.status, body: (await response.json()) as { code: string; fields?: object } };
  };

  it('refuses a body over 64 KiB, and over one mebibyte for the accounts', async () => {
    const refused = { status: 413, body: { code: 'payload_too_large' } };
    const tooLarge = JSON.stringify({ idea: 'x'.repeat(65 * 1024) });
    for (const path of ['/api/generate', '/api/contact', '/api/token']) {
      expect(await postTo(path, tooLarge)).toMatchObject(refused);
    }
    expect((await postTo('/auth/v1/recover', tooLarge)).status).toBe(400);
    expect((await postTo('/auth/v1/recover', JSON.stringify({ email: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });

  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const members = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, n])));

  it.each([
    ['half a pair of surrogates', '{"name":"\\ud800"}', { name: expect.stringContaining('surrogates') }],
    ['a NUL inside a list', '{"list":[{"deep":"\\u0000"}]}', { 'list.0.deep': expect.stringContaining('NUL') }],
    ['a broken name', '{"inner":{"\\udfff":1}}', { inner: expect.any(String) }],
    ['more than ten levels', nested(11), { 'a.a.a.a.a.a.a.a.a.a': expect.stringContaining('10 levels') }],
    ['thousands of levels', nested(10_000), { 'a.a.a.a.a.a.a.a.a.a': expect.any(String) }],
    ['more than a thousand members', members(1001), undefined],
    ['a list of more than a thousand', `{"list":[${'0,'.repeat(1000)}0]}`, { list: expect.stringContaining('1000') }],
  ])('refuses a body with %s before anything reads it, and names the field', async (_, body, fields) => {
    for (const path of ['/api/contact', '/api/generate', '/api/token']) {
      const answer = await postTo(path, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect(answer.body.fields).toEqual(fields);
    }
  });

  it('refuses bytes that are no UTF-8, and a NUL in an address', async () => {
    const answer = await postTo('/api/contact', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22));
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    for (const path of ['/api/contact/a%00b', '/api/config?a=%00', '/api/config?a=b&a=%00']) {
      const response = await fetch(app.url + path);
      expect(await response.json()).toMatchObject({ code: path.includes('?') ? 'validation_failed' : 'bad_url' });
    }
  });
});

describe('a process whose files are away', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('says so and stays ready: all but pictures goes on', async () => {
    const check = jest.spyOn(FileStore.prototype, 'check').mockRejectedValue(new Error('away'));
    const ready = await fetch(`${app.url}/health/ready`);
    check.mockRestore();
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', queue: 'ok', files: 'failed' },
    ]);
  });
});

describe('a process that is a worker alone', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ ROLE: 'worker' });
  });
  afterAll(() => app.close());

  it.each(['/health/live', '/health/ready', '/metrics'])('answers %s', async (path) => {
    expect((await fetch(app.url + path)).status).toBe(200);
  });

  it.each(['/', '/pricing', '/robots.txt', '/api/config', '/api/docs', '/auth/v1/health', '/metricsx', '//api/config'])(
    'serves no visitor %s',
    async (path) => {
      const response = await fetch(app.url + path);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 404,
        body: { error: 'Not found', code: 'not_found' },
      });
    },
  );
});

describe('a video for the guide to Printify', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ GUIDE_VIDEO_URL: 'https://player.vimeo.com/video/76979871?h=82' });
  });
  afterAll(() => app.close());

  it('is told to the front end, and is the one frame that the policy allows', async () => {
    const response = await fetch(`${app.url}/api/config`);
    expect(await response.json()).toMatchObject({
      guideVideo: { kind: 'embed', url: 'https://player.vimeo.com/video/76979871?h=82' },
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toContain('frame-src https://player.vimeo.com/video/76979871');
    expect(policy.split(';')).toContain("media-src 'none'");
  });
});
