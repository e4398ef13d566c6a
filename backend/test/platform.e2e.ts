import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './support/app.ts';

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

  it('tells its counts to nobody behind a proxy', async () => {
    const response = await fetch(`${app.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(response.status).toBe(404);
  });

  it('gives every answer a request id, and keeps a harmless one that it was given', async () => {
    const own = await fetch(`${app.url}/api/config`);
    expect(own.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const given = await fetch(`${app.url}/api/config`, { headers: { 'X-Request-Id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const hostile = await fetch(`${app.url}/api/config`, { headers: { 'X-Request-Id': '<script>alert(1)</script>' } });
    expect(hostile.headers.get('x-request-id')).not.toContain('script');
  });

  it('allows no script but its own files and no frame around it', async () => {
    const policy = (await fetch(`${app.url}/api/config`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("media-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
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

  it('refuses a body over one mebibyte', async () => {
    const response = await fetch(`${app.url}/api/generate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ idea: 'x'.repeat(1_100_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
  });
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
