import type { Page } from '@playwright/test';
import { sandboxUrl } from '../support/mailbox.ts';
import { expectLayout, VIEWPORTS } from '../support/screen-checks.ts';
import type { Seller } from '../support/seller.ts';
import { expect, ignoreFailedCalls, test } from '../support/test.ts';

interface Product {
  title: string;
  variants: { title: string; price: number; is_enabled: boolean }[];
}

const IDEA = 'Sleepy fox with a lantern';

/** Opens a new design's page, with its listing in it. */
async function openDesign(page: Page, seller: Seller, colors?: string[]): Promise<void> {
  await seller.connectPrintify();
  await seller.generate(IDEA, colors);
  await page.goto('/library');
  await page.getByRole('link', { name: new RegExp(IDEA) }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

const listing = (page: Page) => page.getByRole('region', { name: 'Listing', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save listing' });

/** What the seller's one product at Printify is called, and the prices and colors that it is sold at. */
async function readProduct(seller: Seller): Promise<{ title: string; prices: number[]; colors: string[] } | undefined> {
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${seller.token}`, 'user-agent': 'inkloom-e2e' };
    return (await fetch(sandboxUrl(`/printify/v1${path}`), { headers })).json();
  };
  for (const { id } of (await ask('/shops.json')) as { id: number }[]) {
    const { data } = (await ask(`/shops/${id}/products.json`)) as { data: Product[] };
    const [product] = data;
    if (!product) continue;
    const sold = product.variants.filter(({ is_enabled }) => is_enabled);
    return {
      title: product.title,
      prices: [...new Set(sold.map(({ price }) => price))],
      colors: [...new Set(sold.map(({ title }) => title.split(' / ')[0] ?? ''))].toSorted(),
    };
  }
  return undefined;
}

/** Saves over the API, as another tab would. */
async function saveElsewhere(page: Page, seller: Seller, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${seller.session.access_token}`, 'content-type': 'application/json' };
  const [design] = await (await page.request.get('/api/generations?limit=1', { headers })).json();
  const path = `/api/generations/${design.id}/listing`;
  const { version } = await (await page.request.get(path, { headers })).json();
  const answer = await page.request.patch(path, { headers, data: { title, version } });
  expect(answer.status()).toBe(200);
}

test('a listing is edited by keyboard, checked while it is typed, and synced to Printify', async ({
  signedIn: page,
  seller,
  noise,
}) => {
  test.setTimeout(180_000);
  await openDesign(page, seller);
  const title = page.getByLabel('Title', { exact: true });
  await expect(listing(page).getByText('13/13')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();

  await title.fill('x'.repeat(141));
  await expect(listing(page).getByText('141/140')).toBeVisible();
  await expect(listing(page).getByText('Etsy takes 140 characters; these are 141.', { exact: true })).toBeVisible();
  await title.fill('Nike Fox T-Shirt');
  const blocked = listing(page).getByText(/“Nike” cannot be used/);
  await expect(blocked).toHaveCount(1);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click();
  await expect(blocked).toHaveCount(1);
  await title.fill('Lantern Fox T-Shirt');
  await expect(blocked).toHaveCount(0);

  const chips = page.getByRole('list', { name: 'Tags of this listing' }).getByRole('listitem');
  await page.getByLabel('Add a tag').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(chips).toHaveCount(11);
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('lantern light');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change tag lantern light' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change tag lantern light' })).toBeFocused();
  await page.getByLabel('Add a tag').fill('cosy campfire tee, a tag that is far too long');
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(13);
  await expect(listing(page).getByText(/^Tag 13: Etsy takes 20 characters/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove tag a tag that is far too long' }).click();
  await expect(chips).toHaveCount(12);
  await expect(listing(page).getByText(/12 of 13 tags are used/)).toBeVisible();
  await page.getByLabel('Add a tag').fill('lantern under');
  await page.keyboard.press('Enter');
  await expect(listing(page).getByText('Buyers don’t search for “lantern under” (ends with “under”).')).toBeVisible();
  await page.getByRole('button', { name: 'Remove tag lantern under' }).click();

  const price = page.getByLabel('Price (USD)', { exact: true });
  await expect(listing(page).getByText(/^Profit: \$/)).toHaveText('Profit: $4.40 to $6.37');
  await price.fill('0.99');
  await expect(listing(page).getByText('Choose a price from 1.00 to 9999.99')).toBeVisible();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('31.5');
  await expect(listing(page).getByText(/^Profit: \$/)).toHaveText('Profit: $10.27 to $12.24');

  await saveButton(page).click();
  await expect(page.getByText('Listing saved', { exact: true })).toBeVisible();
  await expect(listing(page).getByText('Saved and synced to Printify.')).toBeVisible({ timeout: 60_000 });
  expect(await readProduct(seller)).toEqual({ title: 'Lantern Fox T-Shirt', prices: [3150], colors: ['Black'] });
  await expect(page.getByRole('cell', { name: '$31.50' }).first()).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('31.50');
  await expect(title).toHaveValue('Lantern Fox T-Shirt');
  await expect(chips).toHaveCount(12);
  ignoreFailedCalls(noise);
});

test('colors are switched off and on again, and one stays on', async ({ signedIn: page, seller }) => {
  test.setTimeout(180_000);
  await openDesign(page, seller, ['Black', 'White', 'Navy']);
  const color = (name: string) =>
    listing(page).getByRole('group', { name: 'Colors on sale' }).getByRole('button', { name, exact: true });
  const synced = listing(page).getByText('Saved and synced to Printify.');
  for (const name of ['Black', 'White', 'Navy']) await expect(color(name)).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Black', 'White', 'Navy']) await color(name).click();
  await expect(listing(page).getByRole('alert')).toHaveText('At least one color stays on.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(listing(page).getByRole('alert')).toHaveCount(0);
  await expect(color('Navy')).toHaveAttribute('aria-pressed', 'true');

  await color('Black').focus();
  await page.keyboard.press('Space');
  await expect(color('Black')).toHaveAttribute('aria-pressed', 'false');
  await saveButton(page).click();
  await expect(synced).toBeVisible({ timeout: 60_000 });
  expect((await readProduct(seller))?.colors).toEqual(['Navy', 'White']);
  await expect(page.getByText('Switched off: Black.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(color('Black')).toHaveAttribute('aria-pressed', 'false');
  await expect(color('White')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('checkbox', { name: 'White', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Navy', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).not.toBeChecked();
  await page.goBack();
  await color('Black').click();
  await saveButton(page).click();
  await expect(page.getByText('Switched off: Black.', { exact: true })).toBeHidden();
  await expect(synced).toBeVisible({ timeout: 60_000 });
  expect((await readProduct(seller))?.colors).toEqual(['Black', 'Navy', 'White']);
});

test('a conflict with another tab is shown, and no typed text is lost', async ({ signedIn: page, seller, noise }) => {
  test.setTimeout(180_000);
  await openDesign(page, seller);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('My own words about a fox.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(description).toHaveValue('My own words about a fox.');
  await page.reload();
  await expect(description).toHaveValue('My own words about a fox.');
  await saveElsewhere(page, seller, 'Saved In Another Tab Tee');
  await saveButton(page).click();
  await expect(listing(page).getByText(/^This listing was changed somewhere else/)).toBeVisible();
  await page.getByRole('button', { name: 'Load the newer one and keep my changes' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Saved In Another Tab Tee');
  await expect(description).toHaveValue('My own words about a fox.');
  await saveButton(page).click();
  await expect(page.getByText('Listing saved', { exact: true })).toBeVisible();
  await description.fill('Something else');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(description).toHaveValue('My own words about a fox.');
  ignoreFailedCalls(noise);
});

test('how listings are written is chosen in Settings', async ({ signedIn: page, noise }) => {
  await page.goto('/settings/listings');
  await page.getByRole('radio', { name: /^Long/ }).check();
  await page.getByRole('checkbox', { name: 'Disclose AI use' }).uncheck();
  await expect(page.getByText(/Etsy’s Creativity Standards ask for this/)).toBeVisible();
  await page.getByLabel('Production partner line').fill('Printed by Disney');
  await page.getByLabel('Blocked words').fill('cheap\nfinal sale');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/“Disney” cannot be used/).last()).toBeVisible();
  await page.getByLabel('Production partner line').fill('Printed by my partner.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Long/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Disclose AI use' })).not.toBeChecked();
  await expect(page.getByLabel('Production partner line')).toHaveValue('Printed by my partner.');
  await expect(page.getByLabel('Blocked words')).toHaveValue('cheap\nfinal sale');
  ignoreFailedCalls(noise);
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the editor fits and is accessible, with errors and without', async ({ withDesign: page }) => {
    test.setTimeout(180_000);
    await page.goto('/library');
    await page.getByRole('link', { name: /whale/i }).first().click();
    await expect(saveButton(page)).toBeVisible();
    await expectLayout(page);
    await page.getByLabel('Title', { exact: true }).fill('GREAT BIG LOUD Whale & Tea & Cup '.repeat(5));
    await page.getByLabel('Add a tag').fill('a tag that is far too long to be taken');
    await page.keyboard.press('Enter');
    await expect(listing(page).getByText(/^Tag 14: Etsy takes 20 characters/)).toBeVisible();
    await expectLayout(page);
    await page.goto('/settings/listings');
    await page.getByRole('checkbox', { name: 'Disclose AI use' }).uncheck();
    await expectLayout(page);
  });
});
