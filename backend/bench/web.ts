import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import pg from 'pg';
import { type Browser, launch } from 'puppeteer-core';
import { build } from '../../scripts/build/build.ts';
import { ensureChromium } from '../../scripts/quality/chromium.ts';
import { makeSurroundings, startProduct, stopProcess } from './built.ts';

/**
 * Lighthouse on the built product, on a phone and at a desk: the median of five runs of each page, the dashboard with 17
 * designs. The simulated times grow with what else the machine does, so the load is printed too. `npm run bench:web`, or
 * with paths to look at: `npm run bench:web -- / /dashboard`
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const DESIGNS = 17;
const PUBLIC = ['/', '/pricing', '/terms', '/contact', '/login'];
const SIGNED_IN = ['/dashboard', '/library', '/settings'];
const STORAGE_KEY = 'sb-inkloom-auth-token';

interface Session {
  access_token: string;
}

type Form = 'mobile' | 'desktop';

async function post<Answer>(url: string, body: object, { access_token }: Partial<Session> = {}): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(access_token && { authorization: `Bearer ${access_token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A seller with one design that the product made, and copies of it. */
async function makeSeller(origin: string, databaseUrl: string): Promise<Session> {
  const account = { email: 'bench@example.com', password: 'a workshop of my own' };
  await post(`${origin}/auth/v1/signup`, account);
  const session = await post<Session>(`${origin}/auth/v1/token?grant_type=password`, account);
  await post(`${origin}/api/printify/connect`, { apiToken: 'sandbox_bench' }, session);
  await post(`${origin}/api/generate`, { idea: 'A fox in the rain', selectedColors: ['Black', 'White'] }, session);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    while (!(await isFinished(client))) await sleep(500);
    await copyDesign(client);
  } finally {
    await client.end();
  }
  return session;
}

async function isFinished(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("SELECT 1 FROM generations WHERE status IN ('preview', 'finalized')");
  return rows.length > 0;
}

async function copyDesign(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
    WHERE table_name = 'generations' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'request_key', 'created_at', 'product_id')`);
  const columns = rows[0]?.columns;
  await client.query(`
    INSERT INTO generations (id, request_key, created_at, ${columns})
    SELECT gen_random_uuid(), gen_random_uuid()::text, created_at - n * interval '1 hour', ${columns}
    FROM generations, generate_series(1, ${DESIGNS - 1}) AS n`);
}

/** A cold cache, and the storage as it is: it holds the session. */
async function audit(browser: Browser, url: string, form: Form): Promise<Result> {
  const page = await browser.newPage();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  const flags: Flags = {
    port: Number(new URL(browser.wsEndpoint()).port),
    disableStorageReset: true,
    logLevel: 'error',
  };
  const outcome = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined, page);
  await page.close();
  if (!outcome) throw new Error(`Lighthouse returned nothing for ${url}`);
  return outcome.lhr;
}

function figuresOf(result: Result): Record<string, number> {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (id: string) => result.audits[id]?.numericValue ?? 0;
  const requests = (result.audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const loadedAt = (result.audits.metrics?.details as { items?: Metrics[] } | undefined)?.items?.[0]?.observedLoad ?? 0;
  const kilobytes = (list: Request[]) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'JS before load kB': kilobytes(scripts.filter(({ networkRequestTime = 0 }) => networkRequestTime < loadedAt)),
    'JS kB': kilobytes(scripts),
    'all kB': kilobytes(requests),
  };
}

interface Request {
  transferSize?: number;
  resourceType?: string;
  /** In ms from the navigation, as all of Lighthouse's times. */
  networkRequestTime?: number;
}

interface Metrics {
  observedLoad?: number;
}

function medianOf(runs: Record<string, number>[]): Record<string, number> {
  const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, Number(middle(runs.map((run) => run[name] ?? 0)).toFixed(3))]));
}

/** What Lighthouse takes points off for, weighed or not. */
function failuresOf(result: Result): string[] {
  return Object.values(result.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0)
    .map(({ id }) => id);
}

async function measure(browser: Browser, origin: string, paths: string[]): Promise<void> {
  for (const form of ['mobile', 'desktop'] as const)
    for (const path of paths) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await audit(browser, origin + path, form));
      const load = loadavg()[0]?.toFixed(1);
      console.log(
        `${path}, ${form} (load ${load})`,
        medianOf(results.map(figuresOf)),
        ...new Set(results.flatMap(failuresOf)),
      );
    }
}

async function signIn(browser: Browser, origin: string, session: Session): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/terms`);
  await page.evaluate((key, value) => localStorage.setItem(key, value), STORAGE_KEY, JSON.stringify(session));
  await page.close();
}

const chosen = process.argv.slice(2);
const among = (paths: string[]) => paths.filter((path) => chosen.length === 0 || chosen.includes(path));
await build('frontend/dist');
const surroundings = await makeSurroundings();
const { origin } = surroundings;
const product = await startProduct({ ...surroundings.variables, NODE_ENV: 'development', ALLOW_INDEXING: 'true' });
const browser = await launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measure(browser, origin, among(PUBLIC));
  if (among(SIGNED_IN).length > 0) await signIn(browser, origin, await makeSeller(origin, surroundings.databaseUrl));
  await measure(browser, origin, among(SIGNED_IN));
} finally {
  await browser.close();
  await stopProcess(product);
  await surroundings.remove();
}
