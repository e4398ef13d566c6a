import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MUG, saveLineUp, TOTE } from '../support/products.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

interface Made {
  id: string;
  shops: { id: number }[];
}

async function connectMore(seller: Seller, name = 'Printful EU'): Promise<Made> {
  const body = { network: 'printful', name, apiToken: `printful_${randomUUID()}` };
  return (await seller.call('POST', '/api/connections', body)).json() as Promise<Made>;
}

const others = (page: Page) => page.getByRole('region', { name: 'Other accounts' });

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('another account is connected, checked, edited and removed', async ({ signedIn: page, seller, noise }) => {
    await seller.connectPrintify();
    await page.goto('/settings/printify');
    await others(page).getByRole('button', { name: 'Connect another account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect another account' });
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('Give it a name.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Printful Enterprise' }).check();
    await dialog.getByLabel('Name').fill('Printful EU');
    await dialog.getByLabel('API token of Printful').fill('sandbox_other');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText(/^Printful doesn’t accept this token/)).toBeVisible();
    ignoreFailedCalls(noise);
    await expectAccessible(page);
    await dialog.getByLabel('API token of Printful').fill(`printful_${randomUUID()}`);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();

    const row = others(page).getByRole('listitem');
    await expect(row.getByRole('heading', { name: 'Printful EU' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await row.getByLabel('Shop of Printful EU').selectOption('My Printful custom shop');
    await expect(page.getByText('Shop selected', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Check Printful EU' }).click();
    await expect(page.getByText('It works', { exact: true })).toBeVisible();
    await expect(row.getByLabel('Shop of Printful EU').locator('option:checked')).toHaveText('My Printful custom shop');
    await expectLayout(page);

    await row.getByRole('button', { name: 'Edit Printful EU' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Printful EU' });
    await edit.getByLabel('Name').fill('Outlet');
    await edit.getByRole('button', { name: 'Save' }).click();
    await row.getByRole('button', { name: 'Remove Outlet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(row).toHaveCount(0);
  });

  test('a line-up goes to a shop of another account, which stays while it does', async ({ signedIn: page, seller }) => {
    await seller.connectPrintify();
    const { id, shops } = await connectMore(seller);
    await saveLineUp(seller, { name: 'Totes', items: [TOTE] });
    await page.goto('/settings/line-ups');
    await page.getByRole('link', { name: 'Edit Totes' }).click();
    const shop = page.getByLabel('Shop', { exact: true });
    await expect(shop.locator('option:checked')).toHaveText('My Etsy shop (same as my designs)');
    await shop.selectOption(`${id}/${shops[1]?.id}`);
    await expect(page.getByText('Printful has a catalog of its own')).toBeVisible();
    await expectLayout(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('In My Printful custom shop, Printful EU')).toBeVisible();

    await page.goto('/settings/printify');
    await expect(others(page).getByText('Used by Totes.')).toBeVisible();
    await others(page).getByRole('button', { name: 'Remove Printful EU' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Printful EU?' });
    await expect(dialog.getByText('This line-up puts products there: Totes.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove it' })).toHaveCount(0);
  });
});

test('a design says in which shop each of its products is', async ({ signedIn: page, seller }) => {
  test.setTimeout(180_000);
  await seller.connectPrintify();
  const { id } = await connectMore(seller);
  const here = await saveLineUp(seller, { name: 'Mugs', items: [MUG] });
  const there = await saveLineUp(seller, { name: 'Mugs, too', items: [MUG], shop: { connectionId: id } });
  const design = await seller.generate('A snail on a scooter');
  for (const { id: lineUpId } of [here, there])
    await seller.call('POST', `/api/generations/${design}/products`, { lineUpId });
  await page.goto(`/library/${design}`);
  const products = page.getByRole('region', { name: 'Products', exact: true });
  await expect(products.getByText('Shop: My Etsy shop, Printify')).toBeVisible({ timeout: 120_000 });
  await expect(products.getByText('Shop: My Printful Etsy shop, Printful EU')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
});
