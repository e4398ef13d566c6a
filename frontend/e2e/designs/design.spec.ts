import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { delayProduct, deleteProducts, refuseProduct } from '../support/sandbox.ts';
import { expectLayout, shiftsOf, VIEWPORTS, watchShifts } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const swatches = (page: Page) => page.getByRole('list', { name: 'How it reads on each color' });

/** The id of the seller's newest design. */
async function newestOf(page: Page, { session }: Seller): Promise<string> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const [design] = await (await page.request.get('/api/generations?limit=1', { headers })).json();
  return design.id;
}

async function openSharedDesign(page: Page): Promise<void> {
  await page.goto('/library');
  await page.getByRole('link', { name: SHARED_IDEA }).click();
  await expect(page.getByRole('heading', { level: 1, name: SHARED_IDEA })).toBeVisible();
}

test('a finished design has a page with everything about it', async ({ withDesign: page }) => {
  test.setTimeout(120_000);
  await openSharedDesign(page);
  await expect(page).toHaveTitle(`${SHARED_IDEA} · Inkloom`);
  await page.reload();
  await expect(page.getByRole('img', { name: `${SHARED_IDEA}, on Black` })).toBeVisible();

  await swatches(page).getByRole('button', { name: /White/ }).click();
  await expect(page.getByRole('img', { name: `${SHARED_IDEA}, on White` })).toBeVisible();
  await expect(swatches(page).getByRole('button', { name: /White/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'See it on Red', exact: true }).click();
  await expect(page.getByText('On Red, which isn’t in this product')).toBeVisible();
  await page.getByRole('button', { name: 'Printify mockup 1' }).click();
  await expect(page.getByRole('img', { name: `${SHARED_IDEA}, mockup` })).toHaveJSProperty('complete', true);

  const report = section(page, 'Print report');
  await expect(report).toContainText(/(Good|Ready) to print/);
  const checks = report.getByRole('listitem');
  await expect(checks).toHaveCount(0);
  await report.getByRole('button', { name: 'How we check' }).click();
  await expect(report).toContainText(/drawn at \d+ DPI\. We enlarged it to a print file of 300 DPI/);
  await expect(checks.filter({ hasText: 'Resolution' })).toContainText('at least 200 DPI');
  await expect(checks.filter({ hasText: 'Thin strokes' })).toContainText('at most 3%');
  await expect(checks.filter({ hasText: 'Printify artwork guide' })).not.toHaveCount(0);
  for (const line of await checks.all())
    await expect(line.getByRole('img')).toHaveAccessibleName(/Good|Warning|Problem/);

  const variants = section(page, 'Profit and variants');
  await expect(variants.getByText('Bella+Canvas 3001')).toBeVisible();
  await expect(variants.getByText(/^Printed by Monster Digital/)).toBeVisible();
  await expect(variants.getByText('Black, White, Navy')).toBeVisible();
  await expect(variants.getByText('S, M, L, XL, 2XL, 3XL')).toBeVisible();
  await expect(variants.getByRole('row', { name: /^M / })).toContainText('$17.94');
  await variants.getByLabel('Traffic source').selectOption({ label: 'Offsite ad, 15%' });
  await expect(variants.getByRole('row', { name: /^M / })).toContainText('$2.62');

  const activity = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(activity.last()).toContainText('Started, 1 credit');
  await expect(activity.filter({ hasText: 'Published in your shop' })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Activity' })).not.toContainText('_');

  await page.getByRole('main').getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
});

test('a shirt color looks the same on the card and on the page of a design', async ({ withDesign: page }) => {
  const backgroundOf = (button: Locator) =>
    button.locator('span[style]').evaluate((dot) => getComputedStyle(dot).backgroundColor);
  await page.goto('/dashboard');
  const card = page.getByRole('article').first();
  const onCard = await Promise.all(
    ['Black', 'White', 'Navy'].map((color) => backgroundOf(card.getByRole('button', { name: `Show it on ${color}` }))),
  );
  await openSharedDesign(page);
  // Only the server's variants have the other colors.
  await expect(page.getByRole('button', { name: 'See it on Red', exact: true })).toBeVisible();
  const onPage = await Promise.all(
    ['Black', 'White', 'Navy'].map((color) => backgroundOf(swatches(page).getByRole('button', { name: color }))),
  );
  expect(onCard).toEqual(onPage);
  expect(new Set(onPage).size).toBe(3);
});

test('the page of a running design updates without a reload', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  const id = await seller.startGeneration('A lighthouse in a bottle');
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(section(page, 'Print report')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(section(page, 'Profit and variants').getByText('In the product')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Published in your shop')).toBeVisible();
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();
});

test('a design that Printify refused says why and what would be made, and is republished for free', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  await refuseProduct(seller);
  const id = await seller.generate('A kettle full of stars');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open A kettle full of stars' }).click();
  await expect(page).toHaveURL(new RegExp(`/library/${id}$`));
  await expect(page.getByText('Not published to Printify', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Credit refunded')).toBeVisible();
  await expect(section(page, 'Profit and variants').getByText('What would be made today')).toBeVisible();
  await page.getByRole('button', { name: 'Republish (Free)' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(section(page, 'Profit and variants').getByText('In the product')).toBeVisible();
});

test('a design that could not be drawn shows its idea and the reason', async ({ signedIn: page, seller }) => {
  test.setTimeout(120_000);
  await seller.connectPrintify();
  const id = await seller.generate('A moderation_blocked portrait');
  await page.goto(`/library/${id}`);
  await expect(
    // The text model may be the first of the two.
    page.getByText(/^The (AI|text) model refused .* Try other words\. Your credit was refunded\.$/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Credit refunded')).toBeVisible();
  await expect(section(page, 'Profit and variants')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit and try again' }).click();
  await expect(page.getByLabel('Design Description')).toHaveValue('A moderation_blocked portrait');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeChecked();
});

test('a page that cannot be loaded shows an error, and loads as soon as it can', async ({
  withDesign: page,
  sharedSeller,
  noise,
}) => {
  const id = await newestOf(page, sharedSeller);
  let broken = true;
  await page.route(`**/api/generations/${id}`, (route) =>
    broken
      ? route.fulfill({ status: 500, json: { error: 'Something broke on our side.', code: 'internal' } })
      : route.continue(),
  );
  await page.route('**/api/generations/events', (route) => route.abort());
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('heading', { name: 'Couldn’t load this design' })).toBeVisible();
  await expect(page.getByText('Something broke on our side.')).toBeVisible();
  broken = false;
  await expect(page.getByRole('heading', { level: 1, name: SHARED_IDEA })).toBeVisible();
  ignoreFailedCalls(noise);
});

test("another seller's design, an unknown one and an invalid id are all not found", async ({
  signedIn: page,
  sharedSeller,
  noise,
}) => {
  const theirs = await newestOf(page, sharedSeller);
  for (const id of [theirs, '019aa000-0000-7000-8000-000000000000', 'my-design']) {
    await page.goto(`/library/${id}`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found · Inkloom');
  }
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  ignoreFailedCalls(noise);
});

for (const [name, shape] of Object.entries(VIEWPORTS))
  test(`on a ${name} nothing of the page of a design moves while its parts come`, async ({
    withDesign: page,
    sharedSeller,
  }) => {
    const id = await newestOf(page, sharedSeller);
    await page.setViewportSize(shape.viewport);
    const answerParts = await holdCalls(page, /\/api\/generations\/[^/]+\/(history|listing|products|profit)/);
    const answerVariants = await holdCalls(page, /\/api\/generations\/[^/]+\/variants/);
    await watchShifts(page);
    await page.goto(`/library/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: SHARED_IDEA })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the activity…' })).toBeAttached();
    answerParts();
    const art = page.getByRole('img', { name: `${SHARED_IDEA}, on Black` });
    await expect(art).toBeHidden();
    answerVariants();
    await expect(art).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toBeAttached();
    await expect(section(page, 'Profit by size')).toBeAttached();
    await expect(page.getByRole('list', { name: 'Activity' })).toBeAttached();
    expect(await shiftsOf(page)).toEqual([]);
  });

test('every color can be selected by keyboard', async ({ withDesign: page }) => {
  await openSharedDesign(page);
  await expect(page.getByRole('button', { name: /^See it on/ })).not.toHaveCount(0);
  await swatches(page).getByRole('button', { name: /Navy/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: `${SHARED_IDEA}, on Navy` })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/, which isn’t in this product$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the page of a design fits and is accessible', async ({ withDesign: page }) => {
    test.setTimeout(120_000);
    await openSharedDesign(page);
    await expect(section(page, 'Profit and variants').getByRole('table')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    const table = section(page, 'Profit by size');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectLayout(page);
    for (const { viewport } of Object.values(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      await expectOrder(
        page.getByRole('heading', { level: 1 }),
        page.getByRole('heading', { name: 'Listing', exact: true }),
        page.getByRole('heading', { name: 'Profit and variants' }),
      );
    }
  });
});

/** Each further down than the one before. */
async function expectOrder(...parts: Locator[]): Promise<void> {
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

test('a product that was deleted at Printify is made again, and a refusal is shown', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  const id = await seller.generate('An otter in a bathtub', ['Black', 'White']);
  await page.goto(`/library/${id}`);
  const repush = page.getByRole('button', { name: 'Send to Printify again' });

  await page.route('**/api/generate/repush', (route) =>
    route.fulfill({ json: { success: false, error: 'Printify is away.' } }),
  );
  await repush.click();
  await expect(page.getByText('Repush Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Printify is away.', { exact: true })).toBeVisible();
  await page.unroute('**/api/generate/repush');

  expect(await deleteProducts(seller)).toBe(1);
  await delayProduct(seller);
  await repush.click();
  // At once: on a full machine the bar would be gone when the words had been seen.
  await Promise.all([
    expect(page.getByText('Design Repushed!', { exact: true })).toBeVisible(),
    expect(page.getByRole('progressbar')).toBeVisible(),
  ]);
  await expect(page.getByText('Complete!', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('19 credits')).toBeVisible();

  await page.goto('/dashboard');
  const card = page.getByRole('article').first();
  const mockups = card.getByRole('list', { name: 'Mockups' }).getByRole('button');
  await expect(mockups).toHaveCount(2);
  const shown = await card.getByRole('img', { name: 'An otter in a bathtub' }).getAttribute('src');
  await mockups.last().click();
  await expect(mockups.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('img', { name: 'An otter in a bathtub' })).not.toHaveAttribute('src', shown ?? '');
});
