import type { Page } from '@playwright/test';
import type { GenerationView } from '../../src/api/model/generationView.ts';
import { seedDesigns } from '../support/library.ts';
import { Seller } from '../support/seller.ts';
import { test as base, expect, storeSession } from '../support/test.ts';

/** A seller with 17 designs of one picture. */
const test = base.extend<object, { manyPictures: Seller }>({
  manyPictures: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seller.connectPrintify();
      await seedDesigns(seller, 16, await seller.generate('A fox reading under a lamp'));
      await use(seller);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** In all, with fonts and code (0.5 MB, what idle time loads ahead included). */
for (const [screen, deviceScaleFactor, megabytes] of [
  ['dashboard', 1, 1.2],
  ['dashboard', 2, 1.6],
  ['library', 1, 1.2],
] as const) {
  test.describe(`at ${deviceScaleFactor} device pixels for each pixel`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 1440, height: 900 } });

    test(`the ${screen} of 17 designs loads at most ${megabytes} MB`, async ({ page, context, manyPictures }) => {
      await storeSession(context, await manyPictures.signIn());
      const transfer = await countTransfer(page);
      await giveOwnPictures(page);
      await page.goto(`/${screen}`);
      await showAll(page, 17);
      expect(transfer()).toBeLessThan(megabytes * 1e6);
    });
  });
}

/** Seeded designs share the files of one: each gets addresses of its own, so that the browser loads all. */
async function giveOwnPictures(page: Page): Promise<void> {
  await page.route('**/api/generations?**', async (route) => {
    const response = await route.fetch();
    const designs: GenerationView[] = response.status() === 200 ? await response.json() : [];
    const mockups = designs.flatMap((design) => design.printify_mockup_urls);
    const json = designs.map((design, index) => ({
      ...design,
      image_url: `${design.image_url}&copy=${index}`,
      prints: design.prints.map((print) => ({ ...print, image_url: `${print.image_url}&copy=${index}` })),
      printify_mockup_urls: mockups.map((url) => `${url}&copy=${index}`),
    }));
    await route.fulfill(response.status() === 200 ? { response, json } : { response });
  });
}

/** Bytes that the network carried, compressed and with headers. */
async function countTransfer(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Scrolls through the whole screen, which grows as its end comes near, and waits until every picture is there. */
async function showAll(page: Page, designs: number): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2)).toBe(true);
    expect(await page.getByRole('article').count()).toBe(designs);
  }).toPass({ intervals: [150] });
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
    )
    .toBe(true);
}
