import type { Locator, Page } from '@playwright/test';
import { sandboxUrl } from '../support/mailbox.ts';
import { controlSandbox } from '../support/sandbox.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function issueToken(account: string, options: object): Promise<string> {
  const { token } = await controlSandbox<{ token: string }>('POST', '/printify/tokens', { account, ...options });
  return token;
}

async function connectWith(page: Page, token: string): Promise<void> {
  await page.getByLabel('Printify API token').fill(token);
  await page.getByRole('button', { name: 'Connect to Printify' }).click();
}

test('a token shows its missing scopes and when it expires', async ({ signedIn: page, seller, noise }) => {
  await page.goto('/settings/printify');
  const scopes = ['shops.read', 'catalog.read', 'print_providers.read', 'products.read'];
  await connectWith(page, await issueToken(seller.token, { scopes }));
  await expect(page.getByText('Connection Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'products.write, uploads.read, uploads.write' }),
  ).toBeVisible();
  ignoreFailedCalls(noise);

  await connectWith(page, await issueToken(seller.token, { seconds: 10 * 24 * 3600 }));
  const printify = section(page, 'Printify Integration');
  await expect(printify.getByText('Connected', { exact: true })).toBeVisible();
  await expect(printify.getByText(/^Your Printify token expires on .* Everything works until then\.$/)).toBeVisible();
  await expect(printify.getByText('Token valid until')).toBeVisible();
  await expect(printify.getByText('Sells on Etsy.')).toBeVisible();

  await printify.getByRole('button', { name: 'Replace token' }).click();
  await connectWith(page, await issueToken(seller.token, {}));
  await expect(printify.getByText(/^Your Printify token expires on/)).toBeHidden();

  const [etsy] = await (await fetch(sandboxUrl('/printify/v1/shops.json'), shopsOf(seller.token))).json();
  await controlSandbox('PATCH', `/printify/shops/${etsy.id}`, { title: 'Paper & Thread' });
  await printify.getByRole('button', { name: 'Refresh shops' }).click();
  await expect(page.getByLabel('Shop').locator('option:checked')).toHaveText('Paper & Thread');
});

test('another shirt is searched and chosen with a print provider and sizes, and its colors are offered', async ({
  signedIn: page,
  seller,
}) => {
  await seller.connectPrintify();
  await page.goto('/settings/product');
  const product = section(page, 'Product');
  const shirt = product.getByRole('combobox', { name: 'Shirt' });
  await expect(shirt).toHaveValue('Bella+Canvas 3001');
  await shirt.click();
  await shirt.fill('gildan');
  await expect(product.getByRole('option')).toHaveCount(1);
  await shirt.press('Enter');
  await expect(shirt).toHaveValue('Gildan 5000');
  await product.getByRole('button', { name: 'Save changes' }).click();
  await expect(product.getByText('Choose a print provider.', { exact: true })).toBeVisible();
  await product.getByRole('radio', { name: /SwiftPOD.*San Jose/ }).check();
  await product.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();

  await product.getByRole('checkbox', { name: 'S', exact: true }).uncheck();
  await product.getByRole('checkbox', { name: '3XL' }).uncheck();
  await product.getByRole('button', { name: 'Save changes' }).click();
  await page.reload();
  await expect(product.getByRole('checkbox', { name: 'S', exact: true })).not.toBeChecked();
  await expect(product.getByRole('checkbox', { name: 'M' })).toBeChecked();
  await page.goto('/dashboard');
  await expect(page.getByRole('checkbox', { name: 'Sport Grey', exact: true })).toBeVisible();
});

test('the list of shirts can be used by keyboard', async ({ withDesign: page }) => {
  await page.goto('/settings/product');
  const product = section(page, 'Product');
  const shirt = product.getByRole('combobox', { name: 'Shirt' });
  const options = product.getByRole('option');
  const expectActive = (option: Locator) =>
    expect(async () =>
      expect(shirt).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? ''),
    ).toPass();
  await shirt.focus();
  await expect(shirt).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(shirt).toHaveAttribute('aria-expanded', 'true');
  await expectActive(options.first());
  await page.keyboard.press('ArrowDown');
  await expectActive(options.nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(options.last());
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(shirt).toBeFocused();
  await expect(shirt).toHaveValue('Bella+Canvas 3001');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('gildan');
  await expect(options).toHaveCount(1);
  await expect(product.getByRole('status')).toHaveText('1 choice');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(shirt).toHaveValue('Bella+Canvas 3001');
  await shirt.fill('zebra');
  await expect(product.getByRole('status')).toHaveText('No shirt matches this search.');
});

test('the profit is updated while prices are typed', async ({ withDesign: page }) => {
  await page.goto('/settings/pricing');
  const pricing = section(page, 'Product Pricing');
  const row = (size: string) => pricing.getByRole('row', { name: new RegExp(`^${size} `) });
  await expect(row('M')).toContainText('$6.37');
  await expect(row('M')).toContainText('$17.94');

  await page.getByLabel('Default price (USD)').fill('15');
  await expect(pricing.getByText(/^At this price you lose money on S, M, L, XL, 2XL, 3XL/)).toBeVisible();
  await page.getByRole('button', { name: '$29.99' }).click();
  await expect(pricing.getByText(/^At this price you lose money/)).toBeHidden();

  await pricing.getByRole('button', { name: 'Prices by size' }).click();
  await pricing.getByLabel('3XL (USD)').fill('33.50');
  await expect(row('3XL')).toContainText('$33.50');
  await pricing.getByLabel('Traffic source').selectOption({ label: 'Offsite ad, 15%' });
  await expect(row('3XL')).toContainText('$33.50');
  await pricing.getByLabel('Target margin').selectOption('40');
  await expect(pricing.getByRole('columnheader', { name: 'For 40%' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(row('3XL')).toContainText('$33.50');
  await pricing.getByRole('button', { name: 'Prices by size' }).click();
  await pricing.getByLabel('3XL (USD)').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.reload();
  await expect(row('3XL')).toContainText('$29.99');
});

test('the guide shows five steps, plays, and leads to Settings', async ({ signedIn: page }) => {
  await page.goto('/help/printify-setup');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(5);
  await expect(page.getByRole('img', { name: /sign-up form/ })).toBeVisible();
  await page.getByRole('button', { name: 'Step 4' }).click();
  await expect(page.getByRole('img', { name: /token is shown once/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play the tutorial' }).click();
  await expect(page.getByRole('img', { name: /Connect to Printify is pressed/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page).toHaveURL(/\/settings\/printify$/);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('Settings and the guide fit and are accessible', async ({ withDesign: page }) => {
    await page.goto('/settings/pricing');
    await expect(page.getByRole('table')).toBeVisible();
    await expectLayout(page);
    await page.goto('/settings/product');
    await section(page, 'Product').getByRole('combobox').click();
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expectLayout(page);
    await page.goto('/help/printify-setup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLayout(page);
  });
});

function shopsOf(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}`, 'user-agent': 'inkloom-test' } };
}
