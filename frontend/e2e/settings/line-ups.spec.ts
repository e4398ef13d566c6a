import type { Page } from '@playwright/test';
import { saveLineUp, TOTE } from '../support/products.ts';
import { expectAccessible, expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Opens the list of what matches the kind, and takes the first by keyboard. */
async function chooseProduct(page: Page, name: string, provider: RegExp): Promise<void> {
  const product = page.getByRole('combobox', { name, exact: true });
  await product.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await product.press('Enter');
  await page.getByRole('group', { name: 'Print provider' }).getByRole('radio', { name: provider }).check();
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('a line-up is made, says what is missing, and is changed', async ({ signedIn: page, seller, noise }) => {
    await seller.connectPrintify();
    await page.goto('/settings/line-ups');
    await page.getByRole('link', { name: 'New line-up' }).click();
    await page.getByRole('button', { name: 'Add a product' }).click();
    await save(page);
    await expect(page.getByText('Give it a name.')).toBeVisible();
    await expect(page.getByText('Choose a product.')).toBeVisible();
    await page.getByLabel('Name').fill('Hoodie and mug');
    await page.getByLabel(/^Use it for new designs/).check();
    await chooseProduct(page, 'Hoodie', /^Monster Digital.*Tampa/);
    await save(page);
    await expect(page.getByText('Choose at least one color.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
    await page.getByRole('radio', { name: 'The back' }).check();
    await page.getByLabel('Price (USD)').fill('44.99');
    await expectLayout(page);

    await page.getByRole('button', { name: 'Add a product' }).click();
    await page.getByRole('radio', { name: 'Mugs' }).check();
    await chooseProduct(page, 'Mug', /./);
    await expect(page.getByText('Comes in White only.')).toBeVisible();
    await page.getByRole('radio', { name: 'A target margin' }).check();
    await page.getByLabel('Margin (%)').fill('35');
    await page.getByRole('button', { name: /^Move up: Mug/ }).click();
    await save(page);
    await expect(page.getByText('Saved!', { exact: true })).toBeVisible();

    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Hoodie and mug/ }) });
    await expect(row.getByText('Default', { exact: true })).toBeVisible();
    await expect(row.getByText('mug, hoodie')).toBeVisible();
    await row.getByRole('link', { name: 'Edit Hoodie and mug' }).click();
    await expect(page.getByText('Your T-shirt', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hoodie: Gildan 18500.*on the back · \$44\.99/ })).toBeVisible();
    await page.getByRole('button', { name: /^Mug:.*35% margin/ }).click();
    await expect(page.getByLabel('Margin (%)')).toHaveValue('35');
    ignoreFailedCalls(noise);
  });
});

test('a line-up with a taken name is refused at its field, and a deleted one is brought back', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  await seller.connectPrintify();
  await saveLineUp(seller, { name: 'Totes', items: [TOTE] });
  await saveLineUp(seller, { name: 'Bags', items: [TOTE] });
  await page.goto('/settings/line-ups');
  await page.getByRole('link', { name: 'Edit Bags' }).click();
  await page.getByLabel('Name').fill('Totes');
  await page.getByRole('link', { name: 'Line-ups' }).first().click();
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await save(page);
  await expect(page.getByText('You have a line-up named “Totes” already.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto('/settings/line-ups');
  await page.getByRole('button', { name: 'Delete Bags' }).click();
  await expect(page.getByRole('heading', { name: 'Bags' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Bags' })).toBeVisible();
  ignoreFailedCalls(noise);
});

test('a search for products that are printed all over says why there are none', async ({ signedIn: page, seller }) => {
  await seller.connectPrintify();
  await page.goto('/settings/line-ups?edit=new');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('radio', { name: 'Tote bags' }).check();
  const product = page.getByRole('combobox', { name: 'Tote bag', exact: true });
  await product.fill('tote aop');
  await expect(page.getByText(/^We don’t print all over, from seam to seam/).last()).toBeVisible();
  await expectAccessible(page);
  await product.fill('tote snow');
  await expect(page.getByText('No product matches this search.').last()).toBeVisible();
});

test('without Printify the page says what to do first', async ({ signedIn: page }) => {
  await page.goto('/settings/line-ups');
  await expect(page.getByRole('main').getByRole('link', { name: 'Connect Printify' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'make a line-up' }).click();
  await expect(page).toHaveURL(/\/settings\/line-ups/);
});
