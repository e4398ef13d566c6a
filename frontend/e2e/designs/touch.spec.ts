import { expect, SHARED_IDEA, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Ours for a finger, in pixels. */
const TARGET = 44;

/** What can be pressed in the screen's own part and is smaller; links in a line of text may be. */
function smallTargets(least: number): string[] {
  const pressed = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, select, textarea, summary, input:not([type=radio], [type=checkbox], [tabindex="-1"]), label:has(input))',
  );
  return [...pressed].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isInText = getComputedStyle(element).display === 'inline';
    const isBig = width >= least - 0.5 && height >= least - 0.5;
    if (isBig || isInText || width === 0) return [];
    return [`${Math.round(width)} by ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`];
  });
}

for (const path of ['/', '/pricing', '/contact', '/login', '/terms', '/help/printify-setup'])
  test(`on a phone everything on ${path} can be pressed with a finger`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(smallTargets, TARGET)).toEqual([]);
  });

test('on a phone everything in the settings can be pressed with a finger', async ({ withDesign: page }) => {
  for (const path of ['billing', 'printify', 'pricing', 'prompt', 'listings', 'account', 'security']) {
    await page.goto(`/settings/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await page.evaluate(smallTargets, TARGET), path).toEqual([]);
  }
});

test('on a phone everything about a design can be pressed with a finger', async ({ withDesign: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Edit listing' })).toBeVisible();
  expect(await page.evaluate(smallTargets, TARGET)).toEqual([]);
  await page.goto('/library');
  await expect(page.getByRole('button', { name: `More for ${SHARED_IDEA}` })).toBeVisible();
  expect(await page.evaluate(smallTargets, TARGET)).toEqual([]);
  await page.getByRole('link', { name: SHARED_IDEA }).tap();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profit by size' })).toBeVisible();
  expect(await page.evaluate(smallTargets, TARGET)).toEqual([]);
});
