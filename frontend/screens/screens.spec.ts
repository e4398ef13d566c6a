import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { makeBatch, readRows, THREE_A_DAY } from '../e2e/support/batches.ts';
import { seedDesigns } from '../e2e/support/library.ts';
import { HOODIE, MUG, POSTER, saveLineUp, TOTE } from '../e2e/support/products.ts';
import { Seller } from '../e2e/support/seller.ts';
import { test as base, SHARED_IDEA, storeSession } from '../e2e/support/test.ts';
import { FOLDER, fileOf, THEMES, WIDTHS } from './index-page.ts';
import { SCREENS, type Viewer } from './screens.ts';

const DESIGNS = 16;
/** A skeleton that is still there after this is a state worth seeing. */
const LONGEST_WAIT_MS = 20_000;

const test = base.extend<{ noise: string[] }, { viewers: Record<Exclude<Viewer, 'visitor'>, Seller> }>({
  // Screens of failures are among them.
  noise: ({ page: _page }, use) => use([]),
  viewers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const seller = await Seller.create(origin);
      await seller.connectPrintify();
      await connectMore(seller);
      await makeReviewedBatch(seller);
      const made = await seller.generate(SHARED_IDEA, ['Black', 'White', 'Navy']);
      await putOnProducts(seller, made);
      await seedDesigns(seller, DESIGNS, made);
      await writeToUs(seller);
      await use({
        'new seller': await Seller.create(origin),
        seller,
        administrator: await Seller.administrator(origin),
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS)
  test(screen.name, async ({ page, context, viewers }) => {
    if (screen.viewer !== 'visitor') await signIn(context, viewers[screen.viewer]);
    await screen.before?.(page);
    await page.goto(screen.path);
    await settle(page);
    await screen.prepare?.(page);
    await settle(page);
    await takePictures(page, screen.name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

/** Two of its designs wait for a decision, and one for its time. */
async function makeReviewedBatch(seller: Seller): Promise<void> {
  const ideas = ['"Surf Club" sunset', '"Dog Mom" with paws', '"Camp Vibes" tent'];
  const id = await makeBatch(seller, ideas, { publish: THREE_A_DAY });
  const [first] = await readRows(seller, id);
  await seller.call('POST', `/api/batches/${id}/rows/approve`, { rowIds: [first?.id] });
}

async function writeToUs(seller: Seller): Promise<void> {
  const message = 'Can you print on the sleeve too? My buyers ask for a small mark there, and I have many of them.';
  await seller.call('POST', '/api/contact', { name: 'Ada', email: seller.email, subject: 'Sleeves', message });
}

/** A shop at the other network. */
async function connectMore(seller: Seller): Promise<void> {
  const apiToken = seller.token.replace('sandbox_', 'printful_');
  await seller.call('POST', '/api/connections', { network: 'printful', name: 'Printful EU', apiToken });
}

/** A line-up, and a design on it. */
async function putOnProducts(seller: Seller, design: string): Promise<void> {
  const items = [HOODIE, TOTE, MUG, POSTER];
  const { id: lineUpId } = await saveLineUp(seller, { name: 'Hoodie, tote, mug and poster', isDefault: true, items });
  const products = `/api/generations/${design}/products`;
  await seller.call('POST', products, { lineUpId });
  const statuses = async () => {
    const answer = (await (await seller.call('GET', products)).json()) as { products: { status: string }[] };
    return answer.products.map(({ status }) => status).join();
  };
  await expect.poll(statuses, { timeout: 120_000 }).not.toMatch(/waiting|making|publishing/);
}

async function signIn(context: BrowserContext, seller: Seller): Promise<void> {
  const session = seller.email === 'admin@inkloom.example' ? seller.session : await seller.signIn();
  await storeSession(context, session);
}

/** Waits for the page, and for what is loading as long as it is worth while. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Requests begin with the first drawing of a screen. One whose code is missing loads itself once more.
  await page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    .catch(() => page.waitForLoadState());
  const isBusy = () =>
    document.querySelector('.animate-pulse') !== null ||
    [...document.querySelectorAll('[role=status]')].some((one) => /…$/.test(one.textContent ?? ''));
  await page.waitForFunction(`!(${isBusy})()`, undefined, { timeout: LONGEST_WAIT_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
    await loadPictures(page);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(across, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(width);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const file = join(FOLDER, fileOf(name, width, colorScheme));
      await mkdir(join(file, '..'), { recursive: true });
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    }
  }
}

/** Those below the window are loaded when they come near it. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await wait();
    }
    window.scrollTo(0, 0);
    await wait();
  });
  const areThere = () => [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(areThere, undefined, { timeout: LONGEST_WAIT_MS }).catch(() => undefined);
}
