import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withDatabase } from '../../prisma/adapter.ts';
import { build } from '../../scripts/build/build.ts';
import { freePort } from '../../scripts/common/ports.ts';
import { forkScratchServer, TEMPLATE } from '../../scripts/postgres/scratch-server.ts';
import {
  type SyntheticCatalog,
  syntheticCatalog,
  syntheticVariants,
} from '../sandbox/src/printify/catalog/synthetic.ts';
import { load, startProduct } from './built.ts';

/**
 * The admin's catalog with a million variants, beside what it cannot do without: the CSV beside PostgreSQL's own
 * `COPY … TO STDOUT` of the same rows, the search beside one index-only look-up, in the same run on the same machine.
 * `npm run bench:catalog`, or with another number of variants behind `--`.
 */

const variants = Number(process.argv[2] ?? 1_000_000);
const rounds = 3;
const searches = 200;

interface Figure {
  p50: number;
  p99: number;
}

/** What is measured of the product itself, from its build. */
interface Product {
  // biome-ignore lint/suspicious/noExplicitAny: the build carries no types
  [name: string]: any;
}

function figureOf(took: number[]): Figure {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Writes the grown catalog through the product's own mirror, as a refresh does, and makes it the current one. */
async function fill(catalog: SyntheticCatalog, mirror: Product, costs: Product, prisma: Product): Promise<number> {
  const { id } = await prisma.catalogRefresh.create({ data: { requestedBy: randomUUID() } });
  await mirror.addBlueprints(id, catalog.blueprints);
  for (const { id: blueprintId, offers } of catalog.blueprints) {
    await mirror.addOffers(
      id,
      blueprintId,
      offers.map(({ provider, providerTitle }) => ({ id: provider, title: providerTitle })),
    );
    for (const { provider } of offers) {
      const read = (syntheticVariants(catalog, blueprintId, provider) ?? []).map(
        ({ areas, available, ...variant }) => ({
          ...variant,
          isAvailable: available,
          placeholders: Object.entries(areas).map(([position, [width, height]]) => ({ position, width, height })),
        }),
      );
      await mirror.addVariants(id, { blueprintId, printProviderId: provider }, read);
      if (blueprintId % 50 === 0) {
        await costs.saveCosts(
          { blueprintId, printProviderId: provider },
          read.map((variant) => ({ variantId: variant.id, cost: 900 + (variant.id % 700), sku: `INK${variant.id}` })),
        );
      }
    }
  }
  await mirror.finish(id);
  return id;
}

/** What an administrator types: names of things, colors and sizes in all mixtures, some rare, some everywhere. */
function queries(catalog: SyntheticCatalog): string[] {
  const made: string[] = [];
  for (let n = 0; made.length < searches; n += 1) {
    const blueprint = catalog.blueprints[(n * 37) % catalog.blueprints.length];
    const offer = blueprint?.offers[n % blueprint.offers.length];
    if (!blueprint || !offer) continue;
    const list = syntheticVariants(catalog, blueprint.id, offer.provider) ?? [];
    const variant = list[(n * 13) % list.length];
    if (!variant) continue;
    const { color, size } = variant.options;
    const { title, brand, model } = blueprint;
    const ways = [
      color,
      `${color} ${size}`,
      `${brand} ${model}`,
      `${title} ${color}`,
      offer.providerTitle,
      `${offer.providerTitle} ${color} ${size}`,
      title.split(' ').at(-1) ?? title,
      `${brand} ${size}`,
      `${color.slice(0, 3)} ${title.slice(0, 4)}`,
      `INK${variant.id}`,
      'zebra',
      size,
    ];
    made.push(ways[n % ways.length] ?? title);
  }
  return made;
}

async function lookUps(client: pg.Client, catalog: SyntheticCatalog, refreshId: number): Promise<Figure> {
  const took: number[] = [];
  for (let n = 0; n < searches * 5; n += 1) {
    const blueprint = catalog.blueprints[(n * 37) % catalog.blueprints.length];
    const provider = blueprint?.offers[0]?.provider;
    const look = {
      name: 'look-up',
      text: `SELECT variant_id FROM catalog_mirrored_variants
              WHERE refresh_id = $1 AND blueprint_id = $2 AND print_provider_id = $3 LIMIT 1`,
      values: [refreshId, blueprint?.id, provider],
    };
    took.push(await timed(() => client.query(look)));
  }
  return figureOf(took);
}

/** Bytes of the plain copy, read and thrown away. */
async function plainCopy(client: pg.Client, sql: string): Promise<number> {
  let bytes = 0;
  const rows = client.query(copyTo(sql));
  rows.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await finished(rows);
  return bytes;
}

async function download(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/catalog/download`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

/** Megabytes that a process holds just now. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The most that a process held during the work, in megabytes above what it held before. */
async function growth(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(pid);
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  await work().finally(() => clearInterval(look));
  return peak - before;
}

/** An access token of an administrator. */
async function signIn(url: string, prisma: Product): Promise<string> {
  const email = `bench-${randomUUID()}@example.com`;
  const credentials = { email, password: 'correct horse' };
  const post = (path: string) =>
    fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  await post('/signup');
  await prisma.user.update({ where: { email }, data: { isAdmin: true } });
  return ((await (await post('/token?grant_type=password')).json()) as { access_token: string }).access_token;
}

async function benchCsv(product: ChildProcess, url: string, token: string, client: pg.Client, sql: string) {
  const pid = product.pid ?? 0;
  await download(url, token);
  await plainCopy(client, sql);
  const [ours, plain, grown]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    grown.push(
      await growth(pid, async () => {
        ours.push(await timed(() => download(url, token)));
      }),
    );
    plain.push(await timed(() => plainCopy(client, sql)));
  }
  const bytes = await plainCopy(client, sql);
  const perSecond = (took: number[]) => (variants / Math.min(...took)) * 1000;
  const line = (name: string, took: number[], more: string) =>
    console.log(`${name.padEnd(34)} ${Math.round(perSecond(took)).toLocaleString('en').padStart(10)} rows/s   ${more}`);
  console.log(
    `CSV of ${variants.toLocaleString('en')} variants, ${(bytes / 2 ** 20).toFixed(0)} MB, best of ${rounds}`,
  );
  line('COPY … TO STDOUT, read by Node', plain, '');
  line(
    'download over HTTP',
    ours,
    `${(Math.min(...ours) / Math.min(...plain)).toFixed(2)} times the time (to reach: 1.5); memory grew by at most ${Math.max(...grown).toFixed(0)} MB`,
  );
}

async function benchSearch(
  ask: { service: (search: string) => Promise<unknown>; http: (search: string) => Promise<unknown> },
  all: string[],
  base: Figure,
) {
  const first = await timed(() => ask.service(all[0] ?? ''));
  await ask.http(all[0] ?? '');
  console.log(
    `\nSearch, ${all.length} queries, ms; the index of words is made once a catalog, in ${first.toFixed(0)} ms`,
  );
  const line = (name: string, { p50, p99 }: Figure, more = '') =>
    console.log(`${name.padEnd(34)} p50 ${p50.toFixed(2).padStart(6)}   p99 ${p99.toFixed(2).padStart(6)}   ${more}`);
  const against = ({ p99 }: Figure) => `p99 ${(p99 / base.p99).toFixed(1)} times (to reach: 20)`;
  line('index-only look-up', base);
  for (const [name, call] of [
    ['search and its page of 100', ask.service],
    ['the same over HTTP', ask.http],
  ] as const) {
    const took: number[] = [];
    for (const search of all) await call(search);
    for (const search of all) took.push(await timed(() => call(search)));
    const figure = figureOf(took);
    line(name, figure, against(figure));
  }
}

async function main(): Promise<void> {
  await build('backend/dist');
  const server = await forkScratchServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = withDatabase(server.url, 'bench');
  const root = new pg.Client({ connectionString: server.url });
  await root.connect();
  await root.query(`CREATE DATABASE bench TEMPLATE ${TEMPLATE}`);
  await root.end();
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SANDBOX_PORT: '1',
    AUTH_AUTOCONFIRM: 'true',
    ROLE: 'api',
    LOG_LEVEL: 'silent',
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  let product: ChildProcess | undefined;
  let prisma: Product | undefined;
  let sessions: Product | undefined;
  try {
    const { readConfig } = await load<Product>('platform/config/config.js');
    const { PrismaService } = await load<Product>('platform/prisma/prisma.service.js');
    const { CatalogMirror } = await load<Product>('printify/mirror/catalog-mirror.js');
    const { CatalogCosts } = await load<Product>('printify/mirror/catalog-costs.js');
    const { CatalogSearch } = await load<Product>('catalog/search/catalog-search.js');
    const { catalogCsvSql, MirrorReader } = await load<Product>('printify/mirror/mirror-reader.js');
    const { PostgresPool } = await load<Product>('platform/postgres/postgres-pool.js');
    sessions = new PostgresPool(readConfig(env));
    const database: Product = new PrismaService(sessions);
    prisma = database;
    const mirror = new CatalogMirror(database);
    const catalog = syntheticCatalog(variants);
    let refreshId = 0;
    const filling = await timed(async () => {
      refreshId = await fill(catalog, mirror, new CatalogCosts(database), database);
    });
    console.log(`Mirrored ${Math.round((variants / filling) * 1000).toLocaleString('en')} variants/s\n`);
    await client.connect();
    await client.query('VACUUM ANALYZE');
    product = await startProduct(env);
    const token = await signIn(url, database);
    await benchCsv(product, url, token, client, catalogCsvSql(refreshId));
    const search = new CatalogSearch(new MirrorReader(sessions, database));
    const http = async (text: string) => {
      const answer = await fetch(`${url}/api/admin/catalog/variants?${new URLSearchParams({ search: text })}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const base = await lookUps(client, catalog, refreshId);
    await benchSearch({ service: (text) => search.findPage({ search: text }), http }, queries(catalog), base);
  } finally {
    product?.kill('SIGKILL');
    await client.end();
    await prisma?.$disconnect();
    await sessions?.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
