import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../support/screen-checks.ts';
import { expect, test } from '../support/test.ts';

/** Twice as good as what Chrome calls good. */
const MAX_LAYOUT_SHIFT = 0.05;

const PAGES = [
  ['/', 'A T-shirt from one sentence.'],
  ['/terms', 'Terms & Conditions'],
] as const;

interface Measured {
  layoutShift: number;
  violations: string[];
}

/** Counts from the first byte of every page on. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { layoutShift: 0, violations: [] };
    Object.assign(window, { measured });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.layoutShift += (entry as PerformanceEntry & Shift).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      measured.violations.push(violatedDirective),
    );
  });
}

interface Shift {
  value: number;
}

const measured = (page: Page) => page.evaluate(() => (window as unknown as { measured: Measured }).measured);

for (const [path, heading] of PAGES) {
  test(`${path} is read and its links are followed without JavaScript`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.close();
  });

  // The fixture fails the test for any error in the console, and so for a tree that does not fit the page.
  test(`${path} is taken over without a shift or a violation of its policy`, async ({ page }) => {
    await measure(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1').evaluate((element) => element.setAttribute('data-prerendered', ''));
    await expect(page.locator('h1')).toHaveText(heading);
    const toggle = page.getByRole('button', { name: /Switch to the .* theme/ });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme');
    await expect(page.locator('h1')).toHaveAttribute('data-prerendered', '');
    const { layoutShift, violations } = await measured(page);
    expect(layoutShift).toBeLessThan(MAX_LAYOUT_SHIFT);
    expect(violations).toEqual([]);
  });
}

test('a signed-in seller sees the dashboard and never the landing page', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] });
    const note = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility()) (window as unknown as { seen: string[] }).seen.push(heading.textContent);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).not.toContain('A T-shirt from one sentence.');
  await page.goto('/terms');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up Free' })).toHaveCount(0);
});

test('a page that is only read gets its code with the first press, which counts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, colorScheme: 'light' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /\/assets\/(?:main|home)-/.test(url))).toEqual([]);
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Switch to the dark theme' }).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.close();
});

test('the first press on a page that is only read counts, however long it is held', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const toggle = page.getByRole('button', { name: 'Switch to the dark theme' });
  const { x = 0, y = 0 } = (await toggle.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await expect(toggle).toBeEnabled();
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // And it counts once.
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await page.close();
});

test('nothing moves on a public page once a phone knows that its user is signed in', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await page.goto('/pricing');
  // The session is known.
  await expect(page.getByRole('link', { name: 'Choose Starter' })).toHaveAttribute('href', '/settings/billing');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Inkloom', 'Dashboard']);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a page that is only read can be used by a program that gives no sign of itself', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.close();
});

test('a page with a form gets its code by itself, once it has loaded', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeEditable();
  const early = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart);
    return files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  expect(early.filter((name) => /\/assets\/(?:main|auth)-/.test(name))).toEqual([]);
  await page.close();
});

test('a form cannot be sent before the page is taken over', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/login');
  for (const label of ['Email', 'Password']) await expect(page.getByLabel(label)).not.toBeEditable();
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/login');
  await page.close();
});
