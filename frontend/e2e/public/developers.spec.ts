import { expectAccessible, expectFits, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the footer leads to the guide for developers, which has all samples in one language', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveTitle('Developers · Inkloom');
  const create = page.getByRole('region', { name: 'Create a design' });
  await expect(create).toContainText('outcome=$(call "$INKLOOM_URL/api/generate"');
  await page.getByRole('group', { name: 'Language of: Publish it' }).getByRole('radio', { name: 'Python' }).check();
  await expect(create).toContainText('call("POST", "/api/generate"');
  await expect(page.getByRole('region', { name: 'Receive webhooks' })).toContainText('HTTPServer');
});

test('samples are copied with the address of the product', async ({ page, baseURL }) => {
  await page.goto('/developers');
  await page.getByRole('group', { name: 'Language of: Begin a program' }).getByRole('radio', { name: 'Node' }).check();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy: Install the client' }).click();
  await expect.poll(copied).toBe(`npm install ${baseURL}/inkloom-client.tgz`);
  await page.getByRole('button', { name: 'Copy the whole program' }).click();
  await expect.poll(copied).toMatch(/^import \{.+createInkloomClient.+\/\/ --- Publish/s);
  expect(await copied()).toContain(`'${baseURL}'`);
});

test('errors say what to do, and open to name their codes', async ({ page }) => {
  await page.goto('/developers#errors');
  const limited = page.getByRole('group').filter({ hasText: 'Wait for as many seconds' });
  await expect(limited.getByText('rate_limited')).toBeHidden();
  await limited.getByText('429').click();
  await expect(limited.getByText('rate_limited')).toBeVisible();
  await expect(limited.getByText('Too many requests. Please wait a moment.')).toBeVisible();
});

test('a seller finds the guide in Settings, and the keys in the guide', async ({ signedIn: page }) => {
  await page.goto('/settings/api-keys');
  await page.getByRole('link', { name: 'Guide for developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await page.getByRole('link', { name: 'Make an API key' }).click();
  await expect(page).toHaveURL(/\/settings\/api-keys$/);
});

test('on a large screen it fits and is accessible with all errors open, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/developers');
  for (const summary of await page.locator('#errors summary').all()) await summary.click();
  for (const language of ['Node', 'Python']) {
    await page
      .getByRole('group', { name: 'Language of: Begin a program' })
      .getByRole('radio', { name: language })
      .check();
    await expectFits(page);
    await expectAccessible(page);
  }
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('code scrolls in its own box', async ({ page }) => {
    await page.goto('/developers');
    const create = page.getByRole('region', { name: 'Create a design' });
    expect(await create.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a language that is chosen before the page has its code is chosen when it has', async ({ browser, baseURL }) => {
  // Without the fixture that moves the pointer.
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 1600 } });
  await page.goto('/developers');
  const python = await page.getByText('Python', { exact: true }).first().boundingBox();
  await page.mouse.click((python?.x ?? 0) + 5, (python?.y ?? 0) + 5);
  await expect(page.getByRole('radio', { name: 'Python' }).first()).toBeChecked();
  await expect(page.getByRole('region', { name: 'Create a design' })).toContainText('call("POST"');
  await page.close();
});
