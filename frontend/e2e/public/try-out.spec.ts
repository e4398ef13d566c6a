import { holdCalls } from '../support/held-calls.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

test('the code of the try-out is loaded by who begins to use it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  const idea = page.getByLabel('Your idea');
  await expect(idea).toBeEditable();
  expect(loaded.filter((url) => url.includes('draw-idea'))).toEqual([]);
  await idea.focus();
  await expect.poll(() => loaded.some((url) => url.includes('draw-idea'))).toBe(true);
});

test('an idea that Press cannot draw is told why, and the words stay', async ({ page, noise }) => {
  await page.goto('/');
  const idea = page.getByLabel('Your idea');
  const press = page.getByRole('button', { name: 'Draw it for free' });
  await press.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a design description');
  await expect(idea).toBeFocused();
  await idea.fill('A cat in Nike shoes');
  await press.click();
  await expect(page.getByRole('alert')).toContainText('Nike');
  await expect(idea).toHaveValue('A cat in Nike shoes');
  await page.route('**/api/press/try-out', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests', code: 'rate_limited' } }),
  );
  await idea.fill('A heron');
  await press.click();
  await expect(page.getByRole('alert')).toContainText('Wait a few minutes');
  await expect(page.getByRole('img', { name: /^Your design/ })).toHaveCount(0);
  ignoreFailedCalls(noise);
});

test('the color that is chosen while Press draws is the one of the account', async ({ page }) => {
  const answer = await holdCalls(page, '**/api/press/try-out');
  await page.goto('/');
  await page.getByRole('button', { name: 'Bear "Stay wild"' }).click();
  await expect(page.getByText('Drawing your design…')).toBeVisible();
  await page.getByRole('radio', { name: 'White shirt' }).check();
  answer();
  await expect(page.getByRole('img', { name: /^Your design/ })).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('inkloom-tried-idea') ?? '{}').color);
  await expect.poll(stored).toBe('White');
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the try-out fits, is accessible, and shows the design on each shirt', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Bear "Stay wild"' }).click();
    const design = page.getByRole('img', { name: 'Your design: Bear "Stay wild"' });
    await expect(design).toBeVisible();
    const onNavy = await design.getAttribute('src');
    await page.getByRole('radio', { name: 'White shirt' }).check();
    expect(await design.getAttribute('src')).not.toBe(onNavy);
    await expect(page.getByRole('link', { name: 'Sign up to publish it' })).toBeVisible();
    await expectLayout(page);
  });
});
