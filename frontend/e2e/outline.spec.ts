import type { Locator, Page } from '@playwright/test';
import { SETTINGS_PATHS } from '../src/routes/settings-paths.ts';
import { shiftsOf, VIEWPORTS, watchShifts } from './support/screen-checks.ts';
import { expect, test } from './support/test.ts';

/** Keeps the app's code back until it is asked for. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Its width changes with the face of headings, which comes later. */
async function cornerOf(place: Locator): Promise<{ x: number; y: number } | null> {
  const box = await place.boundingBox();
  return box && { x: box.x, y: box.y };
}

const isThere = (page: Page) => expect(page.locator('#root:not([data-loading])')).toBeAttached();

test('the dashboard is outlined before its code is there, and answers when it is', async ({ signedIn: page }) => {
  const release = await holdCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const description = page.getByLabel('Design Description');
  await expect(description).toBeVisible();
  // What was typed into an outline would be lost.
  await expect(description).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expect(page.locator('fieldset[inert] nav a[aria-current="page"]')).toHaveText('Dashboard');
  release();
  await isThere(page);
  await description.fill('A heron in the reeds');
  await expect(description).toHaveValue('A heron in the reeds');
  await expect(page.locator('fieldset[inert]')).toHaveCount(0);
});

test('what is pressed in an outline opens when its code is there', async ({ signedIn: page }) => {
  const release = await holdCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('header nav a', { hasText: 'Library' }).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});

for (const [path, heading] of [
  ['/library', 'Library'],
  ['/batches', 'Batches'],
  ['/batches/new', 'New batch'],
  ['/settings', 'Settings'],
  ['/settings/security', 'Settings'],
] as const)
  test(`${path} is where its outline was`, async ({ signedIn: page }) => {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const places = [page.locator('header nav a', { hasText: 'Library' }), page.locator('h1', { hasText: heading })];
    const outlined = await Promise.all(places.map(cornerOf));
    release();
    await isThere(page);
    expect(await Promise.all(places.map(cornerOf))).toEqual(outlined);
  });

/** With what is shown last in it. */
const SCREENS = {
  '/dashboard': 'Make your first design',
  '/library': 'No designs yet',
  '/batches': 'No batches yet',
  '/batches/new': 'New batch',
  '/settings/printify': 'Other accounts',
  ...Object.fromEntries(
    SETTINGS_PATHS.filter((path) => path !== 'printify').map((path) => [`/settings/${path}`, 'Settings']),
  ),
};

for (const [name, viewport] of Object.entries(VIEWPORTS))
  test.describe(name, () => {
    test.use(viewport);

    test('nothing moves while the data of a new seller’s screens comes', async ({ signedIn: page }) => {
      await watchShifts(page);
      for (const [path, last] of Object.entries(SCREENS)) {
        await page.goto(path);
        await isThere(page);
        await expect(page.getByText(last).last()).toBeVisible();
        await expect(page.locator('.animate-pulse'), `what ${path} still loads`).toHaveCount(0);
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });
  });

test('a visitor sees no outline of what needs an account', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…').last()).toBeVisible();
  await expect(page.getByLabel('Design Description')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
