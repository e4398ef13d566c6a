import { makeBatch, readRows } from '../support/batches.ts';
import { expect, test } from '../support/test.ts';

test('listings of a batch are edited in place and many at once', async ({ signedIn: page, seller }) => {
  test.setTimeout(300_000);
  const id = await makeBatch(seller, ['"Surf Club" sunset', '"Dog Mom" with paws']);
  const prices = async () => (await readRows(seller, id)).map(({ design }) => design?.price);
  const list = page.getByRole('list', { name: 'Listings' });
  const titles = async () => (await readRows(seller, id)).map(({ design }) => design?.title ?? '');
  await page.goto(`/batches/${id}/listings`);
  await page.getByRole('button', { name: 'Edit the listing of row 1' }).click();
  const form = page.getByRole('form', { name: 'Listing of row 1' });
  const title = form.getByLabel('Title');
  await title.fill('x'.repeat(141));
  await expect(form.getByRole('alert').first()).toBeVisible();
  await title.fill('Surf club sunset shirt');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByLabel('Price (USD)').fill('0.5');
  await expect(form.getByRole('alert')).toHaveText('Choose a price from 1.00 to 9999.99');
  await form.getByLabel('Price (USD)').fill('31.50');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await title.press('Enter');
  await expect(list.getByText('Surf club sunset shirt')).toBeVisible();
  await expect(list.getByText('$31.50')).toBeVisible();
  await expect(list.getByText('$10.27 to $12.24')).toBeVisible();

  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByLabel('Tag', { exact: true }).fill('beach week');
  const dialog = page.getByRole('dialog', { name: 'Add a tag' });
  await expect(dialog.getByText('Changes 2 of 2 listings.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 listings' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 listings changed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Set price' }).click();
  const newPrice = page.getByRole('dialog', { name: 'Set the price' });
  await newPrice.getByLabel('Price (USD)').fill('10000');
  await expect(newPrice.getByRole('alert')).toHaveText('Choose a price from 1.00 to 9999.99');
  await expect(newPrice.getByRole('button', { name: 'Change 0 listings' })).toBeDisabled();
  await newPrice.getByLabel('Price (USD)').fill('27.99');
  await newPrice.getByRole('button', { name: 'Change 2 listings' }).click();
  await expect(newPrice).toBeHidden();
  await expect(list.getByText('$27.99')).toHaveCount(2);
  await expect.poll(prices).toEqual([2799, 2799]);

  await page.getByRole('button', { name: 'Replace in titles' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('surf club');
  await page.getByLabel('Replace with').fill('Beach Crew');
  await page.getByRole('button', { name: 'Change 1 listing' }).click();
  await expect.poll(titles).toContain('Beach Crew sunset shirt');

  await page.getByRole('link', { name: /^Rows/ }).click();
  await expect(page.getByRole('cell', { name: 'Beach Crew sunset shirt' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title, row 1' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Change the listing of row 1' }).click();
  await expect(list).toBeVisible();
});

test('colors of a batch are switched in place and for many at once, and one of each stays on', async ({
  signedIn: page,
  seller,
}) => {
  test.setTimeout(300_000);
  const id = await makeBatch(seller, ['"Surf Club" sunset', '"Dog Mom" with paws']);
  const colorsOn = async () => (await readRows(seller, id)).map(({ design }) => design?.colorsOn.join());
  const list = page.getByRole('list', { name: 'Listings' });
  await page.goto(`/batches/${id}/listings`);
  await page.getByRole('button', { name: 'Edit the listing of row 1' }).click();
  const form = page.getByRole('form', { name: 'Listing of row 1' });
  const black = form.getByRole('button', { name: 'Black', exact: true });
  const white = form.getByRole('button', { name: 'White', exact: true });
  await white.click();
  await black.click();
  await expect(form.getByRole('alert')).toHaveText('At least one color stays on.');
  await black.click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('White (off)')).toHaveCount(1);
  await expect.poll(colorsOn).toEqual(['Black', 'Black,White']);

  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Switch colors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch colors' });
  await expect(dialog.getByRole('button', { name: 'Change 0 listings' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Black', exact: true }).click();
  await expect(dialog.getByText('Row 1 is left out. At least one color stays on.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1 listing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 listing changed', { exact: true })).toBeVisible();
  await expect(page.getByText('1 left out. Row 1: At least one color stays on.', { exact: true })).toBeVisible();
  await expect.poll(colorsOn).toEqual(['Black', 'White']);
  await expect(list.getByText('Black (off)')).toHaveCount(1);

  await page.getByRole('button', { name: 'Switch colors' }).click();
  await dialog.getByRole('radio', { name: 'Switch on' }).check();
  for (const name of ['Black', 'White']) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Change 2 listings' }).click();
  await expect.poll(colorsOn).toEqual(['Black,White', 'Black,White']);
  await expect(list.getByText('(off)')).toHaveCount(0);
});
