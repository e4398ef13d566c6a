import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDGETS, filesOf, readManifest, sizeOf } from '../../frontend/scripts/code-budgets.ts';
import { SAMPLE_DESIGNS } from '../../frontend/src/features/sample-designs/sample-designs.ts';
import { PUBLIC_PAGES, type PublicPage } from '../../frontend/src/routes/public-pages.ts';
import { build } from '../../scripts/build/build.ts';
import { ROOT } from '../../scripts/common/command.mjs';
import { startApp, type TestApp } from './support/app.ts';
import { rawGet } from './support/raw-get.ts';

const ORIGIN = 'https://prints.example';
const PAGES: readonly PublicPage[] = PUBLIC_PAGES;

const HEADINGS: Record<string, string> = {
  '/': 'A T-shirt from one sentence.',
  '/help': 'Contact Us',
  '/contact': 'Contact Us',
};

let app: TestApp;
let screens: string[];

beforeAll(async () => {
  await build('frontend/dist');
  const list: { app: { path: string }[] } = JSON.parse(
    readFileSync(join(ROOT, 'frontend/dist/pages/pages.json'), 'utf8'),
  );
  screens = list.app.map(({ path }) => path);
  app = await startApp({
    PUBLIC_URL: ORIGIN,
    ALLOW_PUBLIC_SANDBOX: 'true',
    ALLOW_INDEXING: 'true',
    SUPPORT_EMAIL: "o'hara@prints.example",
  });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const textAt = async (path: string) => (await get(path)).text();

function contentOf(html: string, key: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
  return found?.replaceAll('&amp;', '&');
}

function structuredData(html: string): { '@type': string; [key: string]: unknown }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
}

it.each(BUDGETS)('the JavaScript of $screen is at most $limit kB', (budget) => {
  expect(sizeOf(budget)).toBeLessThanOrEqual(budget.limit);
});

/** A phone fetches six files at a time. */
const MOST_FILES = 40;

it.each(BUDGETS)('the JavaScript of $screen is in few files', ({ modules }) => {
  expect(filesOf(readManifest(), modules).length).toBeLessThanOrEqual(MOST_FILES);
});

it.each(BUDGETS.filter(({ paths }) => paths))('the first answer of $screen asks for its code', async (budget) => {
  const [path = ''] = budget.paths ?? [];
  const html = await textAt(path.replace(':id', '0'));
  expect(html).toContain('Loading…');
  for (const file of filesOf(readManifest(), budget.modules)) expect(html).toContain(`="/${file}"`);
});

/** What the specification has the pages say. An attribute is sought in their HTML. */
const COPY: [string, string[]][] = [
  [
    '/',
    [
      '10 free designs on signup.',
      'Sign Up Free',
      'href="/signup"',
      'href="/login"',
      'href="#features"',
      'href="#how-it-works"',
      'href="#faq"',
      ...SAMPLE_DESIGNS.map(({ src }) => `src="${src}"`),
      'Describe it',
      'It is drawn, cut out and checked',
      'It’s live in your shop',
      'Correctly spelled typography',
      'Always transparent backgrounds',
      'Multi-color variants',
      'Automatic SEO listings with 13 tags',
      'Fast (under 2 minutes)',
      'Fair credit system',
      'Do I get free designs?',
      'How do designs get into my Etsy shop?',
      'Which shirt colors can I choose?',
      'What does a credit cost?',
      'May I sell what I make?',
      'How long are my designs stored?',
      'From an idea to a shirt in your shop.',
      `© ${new Date().getFullYear()} Inkloom`,
      `href="mailto:o'hara@prints.example"`,
      'href="/terms"',
      'href="/privacy"',
      'href="/dmca"',
      'href="/aup"',
      'href="/contact"',
      'href="/help"',
    ],
  ],
  ['/login', ['Every account gets 20 free credits monthly.', 'Email', 'Password', 'Sign In', 'Forgot Password?']],
  ['/signup', ['Every account gets 20 free credits monthly.', 'Email', 'Password', 'Create Account']],
  ...['/contact', '/help'].map((path): [string, string[]] => [
    path,
    [
      "Have a question or need help? We're here to assist you.",
      'Email Support',
      'For general inquiries and support',
      `href="mailto:o'hara@prints.example"`,
      'Response Time',
      'We typically reply within 24-48 hours on business days.',
      'Send us a message',
      'Name *',
      'Email *',
      'Subject *',
      'Message *',
      'rows="6"',
      'Send Message',
    ],
  ]),
  [
    '/help/printify-setup',
    [
      'href="/settings"',
      'Back to Settings',
      'See how it’s done',
      'Create a Printify account',
      'href="https://printify.com/app/register"',
      'In the Printify dashboard, open your profile and choose Connections.',
      'Click Generate. Test and Production both work; we recommend Test for your first set-up.',
      'Copy the entire token',
      'is shown only once. If you lose it, generate a new one.',
      'Go to Settings, paste the token and click ‘Connect to Printify’.',
      'href="/settings/printify"',
      'Need More Help?',
      'href="https://developers.printify.com/"',
    ],
  ],
];

it.each(COPY)('the page %s says what the specification has it say', async (path, pieces) => {
  const html = (await textAt(path)).replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  const text = html.replace(/<[^>]*>/g, '');
  expect(pieces.filter((piece) => !(piece.includes('="') ? html : text).includes(piece))).toEqual([]);
});

describe.each(PAGES.map((page) => [page.path, page] as const))('the page %s without a script', (path, page) => {
  it('is text with one heading, links and a description of itself', async () => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<title>${page.title.replaceAll('&', '&amp;')} · Inkloom</title>`);
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words);
    expect(headings).toEqual([(HEADINGS[path] ?? page.title).replaceAll('&', '&amp;')]);
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(contentOf(html, 'description')).toBe(page.description);
    const canonical = ORIGIN + (page.canonical ?? path);
    expect(html).toContain(`<link rel="canonical" href="${canonical}" />`);
    expect(contentOf(html, 'og:url')).toBe(canonical);
    expect(contentOf(html, 'og:title')).toBe(`${page.title} · Inkloom`);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toMatch(/\.invalid/);
  });

  it('says whether search engines may show it', async () => {
    const response = await get(path);
    expect(response.headers.get('x-robots-tag')).toBe(page.unlisted || page.canonical ? 'noindex' : null);
    const data = structuredData(await response.text());
    expect(data.map((one) => one['@context'])).toEqual(data.map(() => 'https://schema.org'));
    expect(data.length > 0).toBe(!page.unlisted);
  });

  it('has a picture for links', async () => {
    const picture = contentOf(await textAt(path), 'og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${ORIGIN}/pictures/[\\w-]+\\.png$`));
    const response = await get(new URL(picture).pathname);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
  });
});

it('gives the prices and the questions as structured data', async () => {
  const data = structuredData(await textAt('/'));
  expect(data.map((one) => one['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage']);
  const [, , application, questions] = data;
  expect(application?.offers).toContainEqual(expect.objectContaining({ name: 'Pro', price: '79.00' }));
  expect(questions?.mainEntity).toHaveLength(6);
  expect(JSON.stringify(questions)).not.toMatch(/<|&\w+;/);
});

it('writes the settings of the deployment into the pages', async () => {
  const html = await textAt('/terms');
  expect(html).toContain('href="mailto:o&#x27;hara@prints.example"');
  const config = JSON.parse(/id="client-config">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(config).toEqual(await (await get('/api/config')).json());
});

it('leads crawlers to the listed pages and away from the rest', async () => {
  const robots = await textAt('/robots.txt');
  for (const path of ['/api', '/auth', '/dashboard', '/library', '/settings', '/admin'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await textAt('/sitemap.xml');
  const listed = PAGES.filter((page) => !page.unlisted && !page.canonical).map(({ path }) => ORIGIN + path);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(listed);
});

it('answers 200 for every screen of the router, and lets none of them be indexed', async () => {
  expect(screens).toEqual(expect.arrayContaining(['/dashboard', '/library/:id', '/admin/users/:id']));
  for (const path of screens) {
    const response = await get(path.replace(':id', '5f0c'));
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    expect(await response.text()).toContain('<meta name="robots" content="noindex" />');
  }
});

it.each([
  '/nope',
  '/nope.html',
  '/terms/foo',
  '/library/x/y',
  '/settings/x',
  '/terms%2Ffoo',
  '/%6Eope',
  '/assets/x.js',
])('answers 404 with a page for %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(await response.text()).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
});

it('compresses pages, files and large answers, and nothing that holds a token or a stream', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await textAt('/'))?.[1] ?? '';
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await textAt('/'))?.[1] ?? '';
  for (const path of ['/', '/terms', '/nope', '/dashboard', script, style, '/favicon.svg', '/api/openapi.json']) {
    const [plain, br, gzip] = await Promise.all(['identity', 'br', 'gzip'].map((name) => rawGet(app.url + path, name)));
    expect([path, plain?.encoding, br?.encoding, gzip?.encoding]).toEqual([path, undefined, 'br', 'gzip']);
    expect(br?.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body);
    expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body);
  }
  for (const path of ['/api/config', '/auth/v1/.well-known/jwks.json'])
    expect((await rawGet(app.url + path, 'br')).encoding).toBeUndefined();
});

it('lets browsers store what has a name of its own, and asks again for pages', async () => {
  const page = await get('/terms');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/terms', { 'If-None-Match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect((await get(script)).headers.get('cache-control')).toContain('immutable');
});

describe('a file whose name changes with its content', () => {
  let script: string;
  beforeAll(async () => {
    script = /src="(\/assets\/[^"]+\.js)"/.exec(await textAt('/'))?.[1] ?? '';
  });

  const headersOf = ({ headers }: Response) => {
    const { date: _d, connection: _c, 'keep-alive': _k, 'x-request-id': id, ...rest } = Object.fromEntries(headers);
    expect(id).toMatch(/^[\w-]{36}$/);
    return rest;
  };

  it.each(['identity', 'br', 'gzip', 'br;q=0.1, gzip', 'identity, br;q=0.1', '*', 'deflate'])(
    'is sent to a client that accepts %s as it was sent first',
    async (accepted) => {
      const headers = { 'Accept-Encoding': accepted };
      const [first, again, head] = [
        await get(script, headers),
        await get(script, headers),
        await fetch(app.url + script, { method: 'HEAD', headers }),
      ];
      const plain = await (await get(script, { 'Accept-Encoding': 'identity' })).text();
      expect(await first.text()).toBe(plain);
      expect(await again.text()).toBe(plain);
      const encoding = again.headers.get('content-encoding');
      expect(encoding === null || accepted.includes(encoding) || accepted === '*').toBe(true);
      expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headersOf(again)).toEqual(headersOf(first));
      expect(await head.text()).toBe('');
      expect(headersOf(head)).toEqual(headersOf(again));
    },
  );

  it('is answered in parts, and not at all where it has not changed', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const whole = await get(script, headers);
    const text = await whole.text();
    const etag = whole.headers.get('etag') ?? '';
    const part = await get(script, { ...headers, Range: 'bytes=0-9' });
    expect([part.status, await part.text()]).toEqual([206, text.slice(0, 10)]);
    expect(part.headers.get('content-range')).toBe(`bytes 0-9/${Buffer.byteLength(text)}`);
    // `fetch` would add `no-cache`, which asks for the whole file in any case.
    const known = { ...headers, 'Cache-Control': 'max-age=0' };
    expect((await get(script, { ...known, 'If-None-Match': etag })).status).toBe(304);
    const changed = await get(script, { ...known, 'If-None-Match': '"another"' });
    expect([changed.status, await changed.text()]).toEqual([200, text]);
  });

  it('is counted as one route of all such files', async () => {
    const countOf = async () => {
      const found = /inkloom_http_request_seconds_count\{[^}]*route="\/assets\/\*"[^}]*\} (\d+)/.exec(
        await textAt('/metrics'),
      );
      return Number(found?.[1] ?? 0);
    };
    const before = await countOf();
    await Promise.all([1, 2, 3].map(async () => (await get(script)).text()));
    expect(await countOf()).toBe(before + 3);
  });
});

it('forbids search engines everything where the operator did not allow them', async () => {
  const staging = await startApp();
  for (const path of ['/', '/terms', '/robots.txt', '/favicon.svg', '/api/config']) {
    const response = await fetch(staging.url + path);
    expect([path, response.headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
  }
  await staging.close();
});
