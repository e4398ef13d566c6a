import type { Page } from '@playwright/test';
import { HOODIE, MUG, POSTER, saveLineUp, TOTE } from '../support/products.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, SHARED_IDEA, test } from '../support/test.ts';
import { chooseColors } from '../support/workbench.ts';

const generate = { name: 'Generate & Publish (1 credit)' };
const products = (page: Page) => page.getByRole('region', { name: 'Products', exact: true });
const product = (page: Page, name: string) =>
  products(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a press with a line-up is shown on all its products', async ({ signedIn: page, seller }) => {
    test.setTimeout(180_000);
    await seller.connectPrintify();
    await saveLineUp(seller, { name: 'Mug and poster', isDefault: true, items: [MUG, POSTER] });
    await page.goto('/dashboard');
    await page.getByLabel('Design Description').fill('"Night Owl" with a moon');
    await page.getByRole('radio', { name: /Press/ }).check();
    await chooseColors(page, 'Black');
    await expect(page.getByLabel('Also on').locator('option:checked')).toHaveText('Mug and poster');
    await expect(page.getByText('mug, poster.')).toBeVisible();
    await page.getByRole('button', generate).click();
    const card = page.getByRole('article').first();
    await expect(card.getByText('+ mug, poster')).toBeVisible({ timeout: 60_000 });
    await card.getByRole('link', { name: 'Open "Night Owl" with a moon' }).click();
    for (const kind of ['Mug', 'Poster'])
      await expect(product(page, kind).getByText('In your shop')).toBeVisible({ timeout: 120_000 });
    await product(page, 'Mug').getByRole('button', { name: 'Listing of the mug' }).click();
    await expect(product(page, 'Mug').getByText(/mug/i).last()).toBeVisible();
    await expect(product(page, 'Poster').getByText(/^from \$/)).toBeVisible();
    await expectLayout(page);
  });

  test('a failed product says why, is retried, and one that was not made is removed', async ({
    withDesign: page,
    sharedSeller,
    noise,
  }) => {
    const [made] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as { id: string }[];
    const answer = { products: [FAILED, REFUSED], creditsEach: 0 };
    await page.route('**/api/generations/*/products', (route) => route.fulfill({ json: answer }));
    await page.route('**/products/*/retry', (route) => {
      answer.products = [{ ...FAILED, status: 'making', stage: 'uploading', message: null }, REFUSED];
      return route.fulfill({ status: 202, json: answer });
    });
    await page.route(`**/products/${REFUSED.id}`, (route) => {
      answer.products.pop();
      return route.fulfill({ status: 204 });
    });
    await page.goto(`/library/${made?.id}`);
    await expect(product(page, 'Hoodie').getByText('Failed', { exact: true })).toBeVisible();
    await expect(product(page, 'Hoodie').getByText('Printify refused the product.')).toBeVisible();
    await expect(product(page, 'Mug').getByText('Not made', { exact: true })).toBeVisible();
    await expectLayout(page);
    await page.getByRole('button', { name: 'Retry: Hoodie' }).click();
    await expect(product(page, 'Hoodie').getByText('Uploading', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Mug' }).click();
    await expect(product(page, 'Mug')).toHaveCount(0);
    await expect(products(page).getByRole('button', { name: 'Put it on more products' })).toBeFocused();
    ignoreFailedCalls(noise);
  });

  test('a finished design is put on more products', async ({ withDesign: page, sharedSeller, noise }) => {
    const [made] = (await (await sharedSeller.call('GET', '/api/generations?limit=1')).json()) as { id: string }[];
    const { id } = await saveLineUp(sharedSeller, { name: 'Hoodie and tote', items: [HOODIE, TOTE] });
    const sent: object[] = [];
    await page.route('**/api/generations/*/products', async (route) => {
      if (route.request().method() === 'POST') sent.push(route.request().postDataJSON() as object);
      await route.fulfill({ json: { products: sent.length > 0 ? [FAILED] : [], creditsEach: 1 } });
    });
    await page.goto(`/library/${made?.id}`);
    await page.getByRole('button', { name: 'Put it on more products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put it on more products' });
    await dialog.getByRole('radio', { name: 'Hoodie and tote' }).check();
    await expect(dialog.getByText(/^Costs 2 credits/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Single products' }).check();
    await dialog.getByRole('button', { name: 'Put it on 1 product' }).click();
    await expect(dialog.getByText('Choose a product.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'A line-up' }).check();
    await dialog.getByRole('button', { name: 'Put it on 2 products' }).click();
    await expect(product(page, 'Hoodie')).toBeVisible();
    expect(sent).toEqual([{ lineUpId: id }]);
    ignoreFailedCalls(noise);
  });
});

test('the T-shirt only is sent, also by a press that was held without a connection', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await seller.connectPrintify();
  await saveLineUp(seller, { name: 'Mugs', isDefault: true, items: [MUG] });
  const sent: object[] = [];
  await page.route('**/api/generate', (route) => {
    sent.push(route.request().postDataJSON() as object);
    return route.fulfill({ status: 500, json: { error: 'Something broke.', code: 'internal' } });
  });
  await page.goto('/dashboard');
  await page.getByLabel('Design Description').fill('A heron');
  await chooseColors(page, 'Black');
  await page.getByLabel('Also on').selectOption({ label: 'T-shirt only' });
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Also on').locator('option:checked')).toHaveText('T-shirt only');
  await page.context().setOffline(true);
  await page.getByRole('button', generate).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Generate it now' }).click();
  await expect.poll(() => sent).toMatchObject([{ idea: 'A heron', lineUpId: null }]);
  ignoreFailedCalls(noise);
});

const FAILED = {
  ...{ id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4c', kind: 'hoodie', status: 'failed', stage: null as string | null },
  ...{ title: 'Unisex Heavy Blend Hooded Sweatshirt', provider: 'Monster Digital', place: 'front' },
  ...{
    blueprint_id: 77,
    print_provider_id: 29,
    colors: ['Black'],
    color_swatches: [{ name: 'Black', hex: '#141415' }],
    is_outdated: false,
  },
  ...{
    message: 'Printify refused the product.' as string | null,
    verdict: null,
    waiting: null,
    prints: [],
    listing: null,
  },
  ...{ price: 4499, size_prices: [], credits: 0, mockup_urls: [], deep_link: null, external_url: null },
};
const REFUSED = {
  ...{ ...FAILED, id: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4d', kind: 'mug', status: 'refused' },
  ...{ blueprint_id: 68, print_provider_id: 1, message: `“${SHARED_IDEA}” would be too small on a mug.`, price: null },
};
