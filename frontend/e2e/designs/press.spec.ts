import type { Page } from '@playwright/test';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const IDEA = 'A heron on one leg and the words "Stand tall"';

/** Chooses Press for an idea on one color or more. */
async function askPress(page: Page, idea: string, colors = ['Black']): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill(idea);
  await chooseColors(page, ...colors);
  await page.getByRole('radio', { name: 'Press', exact: true }).check();
}

/** The first concepts after a start wait for typefaces to be read, on a busy machine for some time. */
async function showConcepts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show concepts' }).click();
  await expect(concepts(page)).toHaveCount(4, { timeout: 60_000 });
}

const concepts = (page: Page) => page.getByRole('group', { name: 'Concepts' }).getByRole('radio');

test('a picked concept of Press becomes the design, with vectors to download', async ({ signedIn: page, seller }) => {
  test.setTimeout(150_000);
  await seller.connectPrintify();
  await askPress(page, IDEA, ['Black', 'White']);
  await showConcepts(page);
  await page.getByRole('button', { name: 'More concepts' }).click();
  await expect(concepts(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Show them on White' }).click();
  const picked = concepts(page).nth(5);
  await expect(picked).toHaveAccessibleName(/Concept 6, .*STAND.*TALL/i);
  await picked.check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/generate'));
  await page.getByRole('button', { name: 'Generate & Publish (1 credit)' }).click();
  expect((await sent).postDataJSON()).toEqual({
    idea: IDEA,
    selectedColors: ['Black', 'White'],
    engine: 'press',
    style: expect.any(String),
    concept: expect.any(Number),
    brief: expect.objectContaining({ words: ['Stand tall'], subject: 'heron-one-leg' }),
  });
  await expect(page.getByRole('article').first().getByAltText(`Concept for ${IDEA}`)).toBeVisible();
  await expect(page.getByText('Design Started', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Design Description')).toHaveValue('');
  await expect(concepts(page)).toHaveCount(0);
  await expect(page.getByRole('article').first().getByText('Published', { exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('link', { name: `Open ${IDEA}` }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Vectors (SVG)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.svg$/);
});

test('choices for Press are restored after a visit to another screen', async ({ signedIn: page }) => {
  await askPress(page, IDEA);
  await page.getByLabel('Style').selectOption('grunge');
  await showConcepts(page);
  await concepts(page).nth(2).check();
  const name = await concepts(page).nth(2).getAttribute('aria-label');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('radio', { name: 'Press', exact: true })).toBeChecked();
  await expect(page.getByLabel('Style')).toHaveValue('grunge');
  await expect(page.getByRole('radio', { name: name ?? '' })).toBeChecked();
});

test('another idea needs new concepts', async ({ signedIn: page }) => {
  await askPress(page, IDEA);
  await showConcepts(page);
  await concepts(page).first().check();
  await page.getByLabel('Design Description').fill('A heron on two legs');
  await expect(concepts(page)).toHaveCount(0);
  await showConcepts(page);
  await expect(page.getByRole('group', { name: 'Concepts' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'AI model', exact: true }).check();
  await expect(concepts(page)).toHaveCount(0);
});

test('an idea that Press cannot draw shows an error and no concepts', async ({ signedIn: page, noise }) => {
  await askPress(page, '?!');
  await page.getByRole('button', { name: 'Show concepts' }).click();
  await expect(page.getByText(/^Press finds nothing here that it can set or draw/)).toBeVisible();
  await expect(concepts(page)).toHaveCount(0);
  await page.getByLabel('Design Description').fill(' ');
  await page.getByRole('button', { name: 'Show concepts' }).click();
  await expect(page.getByText('Please enter a design description', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Design Description')).toBeFocused();
  ignoreFailedCalls(noise);
});

test('concepts that failed to load can be retried', async ({ signedIn: page, noise }) => {
  let refused = 0;
  await page.route('**/api/press/concepts', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 503, json: { error: 'We’re very busy right now.', code: 'busy' } })
      : route.continue(),
  );
  await askPress(page, IDEA);
  await page.getByRole('button', { name: 'Show concepts' }).click();
  await expect(page.getByText('We’re very busy right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(concepts(page)).toHaveCount(4);
  ignoreFailedCalls(noise);
});

test('Press can be used by keyboard alone', async ({ signedIn: page }) => {
  await askPress(page, IDEA);
  await page.getByRole('radio', { name: 'AI model', exact: true }).check();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Press', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Style')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(concepts(page)).toHaveCount(4);
  await concepts(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(concepts(page).nth(1)).toBeChecked();
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('concepts fit and are accessible', async ({ signedIn: page }) => {
    await askPress(page, IDEA, ['Black', 'White']);
    await showConcepts(page);
    await concepts(page).nth(1).check();
    await expectLayout(page);
  });
});
