import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { seedDesigns } from '../support/library.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { Seller } from '../support/seller.ts';
import { test as base, expect, storeSession } from '../support/test.ts';

/** What a seller on Studio makes in eight months. */
const COUNT = 5000;

/** A page in which a seller with 5,000 designs is signed in; made once for tests that change nothing. */
const test = base.extend<{ library: Page }, { manyDesigns: Seller }>({
  manyDesigns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => {
      const seller = await Seller.create(project.use.baseURL ?? '');
      await seedDesigns(seller, COUNT);
      await use(seller);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  library: async ({ page, context, manyDesigns }, use) => {
    await storeSession(context, await manyDesigns.signIn());
    await page.goto('/library');
    await expect(page.getByText('5,000 designs')).toBeVisible();
    await use(page);
  },
});

const design = (page: Page, number: number) =>
  page.getByRole('link', { name: `Design ${number} of a Café crème`, exact: true });
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select Design ${number} of a Café crème`, exact: true });
const found = (page: Page, count: string, timeout = 15_000) =>
  expect(page.getByRole('status').and(page.getByText(count, { exact: true }))).toBeVisible({ timeout });

test('5,000 designs: only what is seen is drawn, and the end is reached', async ({ library: page }) => {
  test.setTimeout(150_000);
  const cards = page.getByRole('list', { name: 'Designs' }).getByRole('listitem');
  expect(await cards.count()).toBeLessThan(60);
  await expect(cards.first()).toHaveAttribute('aria-setsize', '5000');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(design(page, COUNT)).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 120_000, intervals: [20] });
  expect(await cards.count()).toBeLessThan(60);
  await expect(cards.last()).toHaveAttribute('aria-posinset', '5000');
});

test('the way back from a design leads to where it was', async ({ library: page }) => {
  await expect(async () => {
    // Less than a screen: none is passed over.
    await page.mouse.wheel(0, 600);
    await expect(design(page, 150)).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await design(page, 150).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { level: 2, name: 'Design 150 of a Café crème' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design 150' })).toBeVisible();
  await page.goBack();
  await expect(design(page, 150)).toBeInViewport();
});

test('the search and the filters are in the address, and the back button undoes them', async ({ library: page }) => {
  await page.getByLabel('Search designs').fill('cafe NUMBER 4711');
  await found(page, '1 design');
  await expect(design(page, 4711)).toBeVisible();
  await page.getByLabel('Search designs').fill('creme');
  await found(page, '5,000 designs');
  await page.getByRole('radio', { name: 'Varsity' }).check();
  await found(page, '714 designs');
  await page.getByLabel('Engine').selectOption('Press');
  await found(page, '238 designs');
  await page.getByLabel('State').selectOption('Publish failed');
  await found(page, '24 designs');
  await page.getByLabel('Sort').selectOption('Oldest first');
  await expect(page).toHaveURL('/library?q=creme&style=Varsity&state=failed&engine=press&sort=oldest');
  await page.reload();
  await found(page, '24 designs');
  await expect(page.getByLabel('State')).toHaveValue('failed');
  await page.goBack();
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  await page.goBack();
  await found(page, '238 designs');
  await page.goBack();
  await page.goBack();
  await found(page, '5,000 designs');
  await expect(page.getByRole('radio', { name: 'All Styles' })).toBeChecked();
  await expect(page.getByLabel('Search designs')).toHaveValue('creme');
});

test('days are those of the seller', async ({ library: page }) => {
  const day = await page.evaluate(() => {
    const before = new Date(Date.now() - 3 * 86_400_000);
    return new Date(before.getTime() - before.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  await page.getByLabel('From', { exact: true }).fill(day);
  await page.getByLabel('To', { exact: true }).fill(day);
  await found(page, '24 designs');
});

test('many are selected by mouse and by keyboard', async ({ library: page }) => {
  const bar = page.getByRole('region', { name: 'Selected designs' });
  await box(page, 1).click();
  await box(page, 8).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('8 selected');
  await box(page, 3).click();
  await expect(bar).toContainText('7 selected');
  await box(page, 5).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('5 selected');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar).toContainText('5,000 selected');
  await expect(bar.getByRole('button', { name: 'Republish' })).toBeEnabled();
  await bar.getByRole('button', { name: 'Download' }).click();
  const parts = page.getByRole('dialog', { name: 'Download in parts' });
  await expect(parts.getByRole('listitem')).toHaveCount(10);
  await expect(parts.getByRole('button', { name: 'Download Designs 4,501 to 5,000' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('5,000 selected');
  await box(page, 5).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog', { name: 'Delete 5,000 designs?' })).toContainText(
    'Products at Printify and listings in your shop stay.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar).toContainText('5,000 selected');
  await box(page, 5).focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await box(page, 2).click();
  await page.getByRole('radio', { name: 'Retro' }).check();
  await expect(bar).toBeHidden();
});

test('what is open changes with what happens elsewhere', async ({ library: page, manyDesigns }) => {
  const [first] = (await (await manyDesigns.call('GET', '/api/generations?limit=1')).json()) as { id: string }[];
  await manyDesigns.call('DELETE', `/api/generations/${first?.id}`);
  await found(page, '4,999 designs');
  await expect(design(page, 1)).toBeHidden();
  await manyDesigns.call('POST', '/api/generations/restore', { ids: [first?.id] });
  await found(page, '5,000 designs');
  await expect(design(page, 1)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the library fits and is accessible, with a selection too', async ({ library: page }) => {
    test.setTimeout(120_000);
    await expectLayout(page);
    const filters = page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
    await box(page, 1).check();
    await expectLayout(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/library?trash=1');
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await expectLayout(page);
  });
});

test('a thousand are deleted, undone, deleted again and restored from the trash', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(150_000);
  await seedDesigns(seller, 1200);
  await page.goto('/library');
  await found(page, '1,200 designs');
  const deleteAll = async () => {
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('Moved to the trash', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  };
  await deleteAll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await found(page, '1,200 designs', 60_000);
  await deleteAll();
  await page.getByRole('link', { name: 'Trash' }).click();
  await found(page, '1,200 designs');
  await expect(page.getByText('30 days left').first()).toBeVisible();
  await page.getByLabel('Sort').selectOption('Newest first');
  await page.getByRole('checkbox', { name: 'Select Design 7 of a Café crème' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await found(page, '1,199 designs');
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await found(page, '1 design');
  await expect(design(page, 7)).toBeVisible();
});

test('chosen designs are downloaded as one archive, and republished where they can be', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  const id = await seller.generate('A whale with a trumpet');
  await seedDesigns(seller, 2);
  await page.goto('/library');
  await found(page, '3 designs');
  await page.getByRole('button', { name: 'Select all' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inkloom-designs-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual([
    expect.stringMatching(new RegExp(`^print-files/.*-${id.slice(-12)}\\.png$`)),
    'listings.csv',
  ]);
  expect(strFromU8(files['listings.csv'] ?? new Uint8Array())).toContain('Tee number 2');
  await page.getByRole('button', { name: 'Republish' }).click();
  const outcome = page.getByRole('dialog', { name: 'Republished where possible' });
  await expect(outcome).toContainText('A whale with a trumpet');
  await expect(outcome.getByText('This design is already published.')).toHaveCount(3);
  await outcome.getByRole('button', { name: 'Close' }).last().click();

  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL('/library');
  await found(page, '2 designs');
});
