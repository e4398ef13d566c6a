import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { build } from '../../scripts/build/build.ts';
import { ensureChromium } from '../../scripts/quality/chromium.ts';
import { makeSurroundings, startProduct, stopProcess } from './built.ts';
import { makeSellers, type SellersSession, until } from './seller.ts';

/**
 * The screens of a batch of 1,000 made designs in Chromium: how many of the frames come on time while they scroll, beside
 * a bare page of 1,000 boxes in the same run; how long 100 decisions by keyboard take, each with its picture on the
 * screen; and how long a CSV of 1,000 rows takes from the file to its checked rows. `npm run bench:frames`; to reach: the
 * share of the bare page, 100 decisions within 300 s of the seller's time, and a second for the CSV.
 */

/** What the functions below use that run in the page. */
declare const window: { frameTimes: number[] };
declare function requestAnimationFrame(draw: (now: number) => void): void;
declare const document: {
  body: { scrollHeight: number; append(element: object): void };
  createElement(tag: 'div'): { textContent: string; style: { cssText: string } };
  querySelector(selector: string): {
    getAttribute(name: string): string | null;
    querySelectorAll(selector: 'img'): Iterable<{ complete: boolean; naturalWidth: number }>;
  } | null;
};

const ROWS = 1000;
const DRAWN = 12;
const DECISIONS = 100;
const SCROLL = { seconds: 5, pixelsPerSecond: 2500 };
/** Half a frame late, at 60 a second. */
const LATE_MS = 25;
const STORAGE_KEY = 'sb-inkloom-auth-token';

await build('frontend/dist');
const surroundings = await makeSurroundings();
const { origin, databaseUrl } = surroundings;
const folder = mkdtempSync(join(tmpdir(), 'inkloom-frames-'));
const database = new pg.Client(databaseUrl);
await database.connect();
const sellers = makeSellers(origin, database);
const product = await startProduct({ ...surroundings.variables, NODE_ENV: 'development' });
const browser = await launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const session = await sellers.openSession();
  await sellers.equip(session, DRAWN);
  const batch = await makeBatch(session);
  const page = await openPage(browser, session);
  const screens = {
    'bare page': 'about:blank',
    rows: `${origin}/batches/${batch}`,
    listings: `${origin}/batches/${batch}/listings`,
    wall: `${origin}/batches/${batch}/review`,
  };
  for (const [name, url] of Object.entries(screens)) await printFrames(name, await scroll(page, url));
  await decide(page, screens.wall);
  // A page of its own: requests that the wall sends as it is left are never counted as ended.
  await readCsv(await openPage(browser, session));
} finally {
  await browser.close();
  await database.end();
  await stopProcess(product);
  await surroundings.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** A dozen designs by Press, and copies of them for the other rows. */
async function makeBatch({ access_token: token }: SellersSession): Promise<string> {
  const { id } = await sellers.call<{ id: string }>('POST', '/api/batches', token, {
    name: 'Otters',
    rows: Array.from({ length: DRAWN }, (_, n) => ({ idea: `An otter with ${n + 2} fish` })),
    defaults: { colors: ['Black', 'White'], engine: 'press' },
    publish: 'approved',
  });
  await sellers.call('POST', `/api/batches/${id}/start`, token, {});
  await until(
    async () => (await sellers.call<{ state: string }>('GET', `/api/batches/${id}`, token)).state === 'finished',
  );
  const { rows } = await database.query<{ columns: string }>(`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'generations' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'request_key', 'product_id')`);
  const columns = rows[0]?.columns;
  await database.query(
    `WITH copies AS (
       SELECT gen_random_uuid() AS copy, row.generation_id AS original, place.position, row.input
         FROM generate_series(${DRAWN + 1}, ${ROWS}) AS place(position)
         JOIN batch_rows row ON row.batch_id = $1 AND row.position = 1 + place.position % ${DRAWN}),
     designs AS (
       INSERT INTO generations (id, request_key, ${columns})
       SELECT copy, copy::text, ${columns} FROM copies JOIN generations ON generations.id = original
       RETURNING id, user_id)
     INSERT INTO batch_rows (id, batch_id, user_id, position, input, begun_at, generation_id)
     SELECT gen_random_uuid(), $1, user_id, position, input, now(), copy FROM copies JOIN designs ON designs.id = copy`,
    [id],
  );
  return id;
}

async function openPage(browser: Browser, session: SellersSession): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  // Decisions that are not sent yet ask before the page is left.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${origin}/terms`);
  await page.evaluate((key, value) => localStorage.setItem(key, value), STORAGE_KEY, JSON.stringify(session));
  return page;
}

/** Milliseconds between the frames of a page that scrolls. */
async function scroll(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  if (url === 'about:blank') await page.evaluate(drawBoxes, ROWS);
  else await page.waitForFunction(() => document.body.scrollHeight > 10_000);
  await page.waitForNetworkIdle();
  const devtools = await page.createCDPSession();
  await page.evaluate(startCounting);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -SCROLL.seconds * SCROLL.pixelsPerSecond,
    speed: SCROLL.pixelsPerSecond,
    preventFling: true,
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => window.frameTimes);
}

function drawBoxes(count: number): void {
  for (let box = 0; box < count; box += 1) {
    const element = document.createElement('div');
    element.textContent = `Box ${box}`;
    element.style.cssText = 'height: 56px; border-bottom: 1px solid gray';
    document.body.append(element);
  }
}

function startCounting(): void {
  const frameTimes: number[] = [];
  let last: number | undefined;
  const count = (now: number) => {
    if (last !== undefined) frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(window, { frameTimes });
}

async function printFrames(name: string, times: number[]): Promise<void> {
  const onTime = times.filter((time) => time < LATE_MS).length;
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(
    `${name.padEnd(10)} ${(times.length / seconds).toFixed(1)} frames a second, ` +
      `${((100 * onTime) / times.length).toFixed(1)} % on time, longest ${Math.max(...times).toFixed(0)} ms ` +
      `(load ${loadavg()[0]?.toFixed(1)})`,
  );
}

/** The seller looks for no time at all: what is measured is the wait for the next picture. */
async function decide(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('article[aria-current=true] img');
  const waits: number[] = [];
  for (let decision = 0; decision < DECISIONS; decision += 1) {
    const before = await page.$eval('article[aria-current=true]', (card) => card.getAttribute('aria-label'));
    const began = performance.now();
    await page.keyboard.press(decision % 5 === 4 ? 'd' : 'a');
    await page.waitForFunction(isNextShown, {}, before);
    waits.push(performance.now() - began);
  }
  const total = waits.reduce((sum, wait) => sum + wait, 0) / 1000;
  const sorted = waits.toSorted((one, other) => one - other);
  console.log(
    `${DECISIONS} decisions took ${total.toFixed(1)} s, ` +
      `in the middle ${sorted[DECISIONS / 2]?.toFixed(0)} ms, at most ${sorted.at(-1)?.toFixed(0)} ms`,
  );
}

function isNextShown(before: string | null): boolean {
  const card = document.querySelector('article[aria-current=true]');
  if (!card || card.getAttribute('aria-label') === before) return false;
  return [...card.querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

async function readCsv(page: Page): Promise<void> {
  const file = join(folder, 'ideas.csv');
  const lines = Array.from({ length: ROWS }, (_, n) => `A heron with ${n} fish;Black, White;press;retro`);
  writeFileSync(file, ['Idea;Colors;Engine;Style', ...lines].join('\n'));
  await page.goto(`${origin}/batches/new`);
  // Not that of the outline, which answers to nothing.
  const input = await page.waitForSelector<'input'>('#root:not([data-loading]) input[type=file]' as 'input');
  if (!input) throw new Error('There is no field for a file.');
  const began = performance.now();
  await input.uploadFile(file);
  await page.waitForSelector('text/1,000 rows');
  const read = performance.now();
  await page.locator('button ::-p-text(Check the rows)').click();
  await page.waitForSelector('input[aria-label="Idea, row 1"], textarea[aria-label="Idea, row 1"]');
  const shown = performance.now();
  console.log(
    `CSV of ${ROWS} rows: read ${(read - began).toFixed(0)} ms, checked and shown ${(shown - read).toFixed(0)} ms`,
  );
}
